"""A game being played: the checked door; records; views; scenarios."""

from theomachy.table.errors import IllegalMove, StaleMove, UnknownMove
from theomachy.table.table import Result, Table

__all__ = ["IllegalMove", "Result", "StaleMove", "Table", "UnknownMove"]
