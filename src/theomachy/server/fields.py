"""What messages are, and what their fields may hold."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from theomachy.server import limits

_UNSEEN = r"\x00-\x1f\x7f-\x9f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff"
"""Characters that break a line, turn the direction of writing or are not seen at all."""
_VISIBLE = rf"^[^{_UNSEEN}]*[^\s{_UNSEEN}][^{_UNSEEN}]*$"
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=_VISIBLE)]
Text = Annotated[str, Meta(max_length=64)]
Words = Annotated[str, Meta(min_length=1, max_length=200, pattern=_VISIBLE)]
"""What somebody says at a table: one line."""
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[ -~]*$")]
TableId = Annotated[str, Meta(max_length=24)]
GameText = Annotated[str, Meta(max_length=limits.CHARACTERS_OF_A_TEXT)]
"""A record or a position."""
SeatKind = Literal["human", "bot", "open"]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
BotName = Annotated[str, Meta(max_length=24)]
Entropy = Annotated[str, Meta(pattern=r"^([0-9a-f]{32})?$", max_length=32)]
"""128 bits, or nothing."""


class Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Something sent through the socket of a table."""
