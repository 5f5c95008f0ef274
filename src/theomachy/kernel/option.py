"""What a rulebook leaves to the players."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from theomachy.locales import Wrong


@dataclass(frozen=True)
class Option:
    """A choice the rulebook leaves to the players: words, some numbers, or a range of them."""

    name: str
    values: tuple[str, ...] | tuple[int, ...] | range
    default: str | int
    paragraph: str
    part: str = "rules"
    """The part of the record that holds it."""

    def number(self, value: Any) -> int:
        """What the record holds for a value people write."""
        text = {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
        allowed = [str(v) for v in self.values]
        if text not in allowed:
            known = f"{allowed[0]}-{allowed[-1]}" if self.is_range else allowed
            words = {"name": self.name, "value": str(value), "paragraph": self.paragraph}
            raise Wrong("door-option-value", known=known, **words)
        return int(text) if self.is_range else allowed.index(text)

    def value(self, number: int) -> str | int:
        """What people write for what the record holds."""
        return int(number) if self.is_range else self.values[number]

    @property
    def is_range(self) -> bool:
        return isinstance(self.values, range)

    @property
    def most(self) -> int:
        """The largest number the record holds for it."""
        return int(self.values[-1]) if self.is_range else len(self.values) - 1


@dataclass(frozen=True)
class Preset:
    """A way to play that has a name: some options, and the others as they usually are."""

    name: str
    options: Mapping[str, str | int] = field(default_factory=dict)
