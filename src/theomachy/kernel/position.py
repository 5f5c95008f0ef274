"""Parts of a position that people write as one text, and pages are told field by field."""

from typing import Any

import msgspec


class Written(msgspec.Struct, frozen=True, kw_only=True):
    """`str` of it is what people write."""


def in_words(told: Any) -> Any:
    """A position as a JSON-able dict, every written part as its text."""
    if isinstance(told, Written):
        return str(told)
    if isinstance(told, msgspec.Struct):
        fields = zip(told.__struct_encode_fields__, told.__struct_fields__, strict=True)
        return {name: in_words(getattr(told, field)) for name, field in fields}
    if isinstance(told, dict):
        return {name: in_words(part) for name, part in told.items()}
    return [in_words(part) for part in told] if isinstance(told, list) else told
