"""A game being played: the checked door; records; views; scenarios."""

from theomachy.table.errors import IllegalMove, StaleMove, UnknownMove
from theomachy.table.result import Result
from theomachy.table.table import Table

__all__ = ["IllegalMove", "Result", "StaleMove", "Table", "UnknownMove"]
