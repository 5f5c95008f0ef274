"""What a printed edition is made of: sheets of things to cut out, all sizes in millimetres."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

Say = Callable[..., str]
"""A message of the Fluent files, in the language of the edition."""
Shape = Literal["round", "square", "hex"]


@dataclass(frozen=True)
class Piece:
    """Something that is there so many times, all alike."""

    drawing: str
    copies: int


@dataclass(frozen=True)
class Counters:
    """Tiles and tokens of one size."""

    title: str
    shape: Shape
    width: float
    pieces: tuple[Piece, ...]
    back: str = ""
    """What is drawn on the other side of things that lie face down; most never do."""

    @property
    def height(self) -> float:
        return self.width * math.sqrt(3) / 2 if self.shape == "hex" else self.width

    @property
    def number(self) -> int:
        return sum(piece.copies for piece in self.pieces)


@dataclass(frozen=True)
class Card:
    """A name, what kind of card it is, and paragraphs of a heading and a text."""

    title: str
    kind: str
    paragraphs: tuple[tuple[str, str], ...]
    drawing: str = ""
    picture: str = ""
    copies: int = 1


@dataclass(frozen=True)
class Cards:
    title: str
    cards: tuple[Card, ...]
    back: str
    """What is drawn on the back of every card."""
    width: float = 63.0
    height: float = 88.0

    @property
    def number(self) -> int:
        return sum(card.copies for card in self.cards)


@dataclass(frozen=True)
class Poster:
    """A board or a map, on as many pages as it needs."""

    title: str
    drawing: str
    width: float
    height: float
    number: int = 1


@dataclass(frozen=True)
class Dice:
    """Dice to fold: six faces make a cube, eight an octahedron."""

    title: str
    faces: tuple[str, ...]
    edge: float
    number: int


@dataclass(frozen=True)
class Aids:
    """Excerpts of the rulebook for every player: paragraphs, or sections by their English names."""

    title: str
    excerpts: tuple[str, ...]
    number: int


@dataclass(frozen=True)
class Score:
    """What counts at the end, and how much; players to be written above the columns."""

    title: str
    rows: tuple[tuple[str, str], ...]
    players: int
    is_summed: bool = True
    number: int = 1


Sheet = Counters | Cards | Poster | Dice | Aids | Score
