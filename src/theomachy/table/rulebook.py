"""What a player reads of a game: its first page, then its rulebook; and the examples in both."""

from theomachy.kernel import Game
from theomachy.table.scenario import Scenario, read_scenarios

FIRST_PAGE, RULES = "FIRST_PAGE", "RULES"


def read(game: Game, language: str) -> str:
    """The whole book in Markdown; a game may have no first page."""
    files = [game.folder / f"{part}.{language}.md" for part in (FIRST_PAGE, RULES)]
    return "\n".join(path.read_text("utf-8") for path in files if path.exists())


def examples(game: Game, language: str = "en") -> list[Scenario]:
    """In the order of the book; they are the same in every language but for their titles."""
    return read_scenarios(read(game, language))


def first_examples(game: Game, language: str = "en") -> list[Scenario]:
    """Those of the first page."""
    page = game.folder / f"{FIRST_PAGE}.{language}.md"
    return read_scenarios(page.read_text("utf-8")) if page.exists() else []
