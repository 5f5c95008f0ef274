"""Hexagons of flat-top cells, named as in Gliński's chess: columns from a, rows from the south."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

LETTERS = "abcdefghijklmnopqrstuvwxyz"
DIRECTIONS = {
    "n": (0, -1), "ne": (1, -1), "se": (1, 0), "s": (0, 1), "sw": (-1, 1), "nw": (-1, 0),
}  # fmt: skip
OFF_BOARD = -1


@dataclass(frozen=True)
class Hexagon:
    """A hexagonal board; cells are numbered column by column, each from its south end."""

    radius: int

    @cached_property
    def axial(self) -> tuple[tuple[int, int], ...]:
        """(q, r) of every cell; (0, 0) is the centre, r grows to the south."""
        radius = self.radius
        return tuple(
            (q, radius + 1 - row - max(q, 0))
            for q in range(-radius, radius + 1)
            for row in range(1, 2 * radius + 2 - abs(q))
        )

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(self._name(q, r) for q, r in self.axial)

    @cached_property
    def numbers(self) -> dict[str, int]:
        return {name: cell for cell, name in enumerate(self.names)}

    def _name(self, q: int, r: int) -> str:
        return f"{LETTERS[q + self.radius]}{self.radius + 1 - r - max(q, 0)}"

    @cached_property
    def distance(self) -> np.ndarray:
        """Steps between any two cells."""
        q, r = np.array(self.axial).T
        dq, dr = q[:, None] - q, r[:, None] - r
        return np.max([abs(dq), abs(dr), abs(dq + dr)], axis=0).astype(np.int8)

    @cached_property
    def neighbours(self) -> np.ndarray:
        """For each cell its neighbours n, ne, se, s, sw, nw, or OFF_BOARD."""
        number = {place: cell for cell, place in enumerate(self.axial)}
        return np.array(
            [
                [number.get((q + dq, r + dr), OFF_BOARD) for dq, dr in DIRECTIONS.values()]
                for q, r in self.axial
            ],
            np.int8,
        )
