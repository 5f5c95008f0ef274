"""The three ways a move can fail. Nothing has changed when one is raised."""

from typing import Any

from theomachy.locales import Wrong, speech


class Pictured(Wrong):
    """Something wrong at a position, which stands below it as a picture in a log."""

    def __init__(self, key: str, picture: str, /, **words: Any) -> None:
        super().__init__(key, **words)
        self.picture = picture

    def __str__(self) -> str:
        return f"{super().__str__()}\n{self.picture}"


class UnknownMove(Pictured):
    """Text the game cannot read as a move."""

    def __init__(self, move: str, why: ValueError, picture: str) -> None:
        super().__init__("door-move-unknown", picture, move=move, why=why)


class IllegalMove(Pictured):
    """A move the rules refuse; `reason` and `paragraph` say why."""

    def __init__(self, spoken_of: str, move: str, reason: Any, picture: str) -> None:
        super().__init__("door-move-illegal", picture, move=move, paragraph=reason.paragraph)
        self.move, self.reason, self.paragraph = move, reason, reason.paragraph
        self.key_of_reason = f"{spoken_of}-{reason.name.lower().replace('_', '-')}"

    def said_in(self, language: str) -> str:
        """With the reason in words; a guest's that has none is told by its name."""
        tongue, plainly = speech(language), self.reason.name.lower().replace("_", " ")
        why = tongue.say(self.key_of_reason) if tongue.has(self.key_of_reason) else plainly
        return tongue.say(self.key, why=why, **self.words)


class StaleMove(Pictured):
    """A move meant for a position that has passed."""
