"""A position of Godstorm as it is told: to the browser, to files, to programs."""

from typing import Literal

import msgspec

from theomachy.games.godstorm.actions import OWNER_NAMES
from theomachy.kernel.position import Written

Bent = Literal["ties", "rerolls", "defence-rerolls", "no-heaven", "tree"]


class GodswarSide(msgspec.Struct, frozen=True, kw_only=True):
    """GS-9.13, GS-9.14 How many dice a side rolls, and what is added to them."""

    dice: int
    bonus: int


class Godswar(msgspec.Struct, frozen=True, kw_only=True):
    """GS-9.15 A round between the gods, and how likely the attacker wins it."""

    attacker: GodswarSide
    defender: GodswarSide
    likely: float


class Invasion(msgspec.Struct, frozen=True, kw_only=True):
    """GS-9.1, GS-12.5 What is under way between two territories, or two spaces."""

    from_: str = msgspec.field(name="from")
    to: str
    defender: str | None
    force: str
    attacked: bool
    clash: Literal["battle", "godswar", "underworld"]
    attack_dice: int
    defence_dice: int
    champion: str | None
    rival: str | None
    dice: list[list[int]]
    checked: int
    gifted: int
    bent: list[Bent]
    """GS-10.1 to GS-10.6, GS-9.23 What gods, temples and relics change about the battle."""
    godswar: Godswar | None
    conquest: float
    """GS-9.25 How likely B falls if it is attacked to the end; 1 if nobody is left there."""


class Ground(Written, frozen=True, kw_only=True):
    """`P1:5 WS temple plague`, `- temple`, `P1:2`; nothing where there is nothing."""

    owner: int | None
    """A seat, or the neutral people behind the last of five."""
    armies: int
    gods: list[str]
    stranded: int | None
    """Whose the gods are on ground just emptied, before the sweep: `- P1.WS`."""
    temple: bool
    plague: bool

    def __str__(self) -> str:
        gods = "".join(self.gods)
        whose = "" if self.stranded is None else f"{OWNER_NAMES[self.stranded]}."
        words = ["-" if self.owner is None else f"{OWNER_NAMES[self.owner]}:{self.armies}"]
        words += [whose + gods] * bool(gods) + ["temple"] * self.temple + ["plague"] * self.plague
        return "" if words == ["-"] else " ".join(words)


class Draw(msgspec.Struct, frozen=True, kw_only=True):
    """GS-6.5 The card about to be drawn."""

    player: str | None
    deck: str
    then: str


class GodstormPosition(msgspec.Struct, frozen=True, kw_only=True):
    """Everything the record holds; nothing that follows from the rest but public numbers."""

    players: int
    options: dict[str, str | int]
    pantheons: list[str | None]
    neutral: str | None
    """The people that is nobody's, with two players."""
    first: str | None
    epoch: int
    at: str
    """Who is on turn, and at which node: `P1 invade`."""
    territories: dict[str, Ground]
    spaces: dict[str, Ground]
    heaven: list[int]
    faith: list[int]
    hands: list[list[str]]
    hand_sizes: list[dict[str, int]]
    relics: list[list[str]]
    decks: dict[str, int]
    out: list[str]
    markers: list[int]
    turn: int
    fallen: list[int]
    bids: list[int | None]
    ranking: list[str | None]
    ranked: int
    reserve: list[int]
    go: int
    sunk: bool
    maelstrom: str | None
    sacred: str | None
    sears: list[int]
    omen: int
    conquests: int
    labours: str
    bought: int
    queue: list[str]
    revived: dict[str, int]
    invasion: Invasion | None
    draw: Draw | None
    card: str | None
    chosen: int
    place: str | None
    other: str | None
    number: int
    company: str
    pick: str | None
    marked: list[str]
    ending: str | None
