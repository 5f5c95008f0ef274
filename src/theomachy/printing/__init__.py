"""The printed edition: a game as sheets to print, cut out and lay on a table."""

from theomachy.printing.edition import EDITIONS, check, make
from theomachy.printing.paper import PAPERS, Paper

__all__ = ["EDITIONS", "PAPERS", "Paper", "check", "make"]
