"""A number a rulebook prints that a variant of the game may set otherwise."""

from dataclasses import dataclass
from typing import Any

from theomachy.locales import Wrong

AT = "@"
"""In the full name of a variant, between that of the game and its numbers."""


@dataclass(frozen=True)
class Dial:
    """A number of the rulebook, and the bounds within which its rules hold together."""

    name: str
    value: int
    """What it is in this game."""
    least: int
    most: int
    paragraph: str

    def number(self, told: Any) -> int:
        """The whole number people write, if it is within bounds."""
        text = str(told)
        if text not in map(str, range(self.least, self.most + 1)):
            bounds = {"least": self.least, "most": self.most, "paragraph": self.paragraph}
            raise Wrong("door-dial-value", name=self.name, value=text, **bounds)
        return int(text)
