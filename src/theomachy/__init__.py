"""Theomachy: four board games of warring gods, played, studied and learned from one rules text."""

from theomachy.table import IllegalMove, StaleMove, Table, UnknownMove

__all__ = ["IllegalMove", "StaleMove", "Table", "UnknownMove", "__version__"]
__version__ = "0.1.0"
