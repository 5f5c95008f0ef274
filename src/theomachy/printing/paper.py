"""The papers people have, in millimetres."""

from dataclasses import dataclass, replace

MARGIN = 10.0
"""What printers cannot be trusted to print on."""


@dataclass(frozen=True)
class Paper:
    name: str
    typst: str
    width: float
    height: float
    is_flipped: bool = False

    @property
    def room(self) -> tuple[float, float]:
        """The width and height that may be printed on."""
        return self.width - 2 * MARGIN, self.height - 2 * MARGIN

    def flipped(self) -> "Paper":
        return replace(self, width=self.height, height=self.width, is_flipped=not self.is_flipped)


PAPERS = {
    "a4": Paper("a4", "a4", 210.0, 297.0),
    "letter": Paper("letter", "us-letter", 215.9, 279.4),
}
