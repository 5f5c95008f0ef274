"""The page of what learners are fed: every number of every game, read from its layout."""

from theomachy.cli.observations import COLUMNS, gist, lines_of
from theomachy.games import SHELF, load
from theomachy.kernel import Game
from theomachy.locales import speech


def page_of_observations(language: str) -> str:
    tongue = speech(language)
    title, how = tongue.say("house-observations-heading"), tongue.say("house-observations-how")
    sections = [line for name in SHELF for line in section(load(name), language)]
    return "\n".join([f"# {title}", "", how, "", *sections])


def section(game: Game, language: str) -> list[str]:
    """One game as a table, a line for each number."""
    tongue, size = speech(language), str(game.observation.size)
    titles = [tongue.say(f"house-observations-{column}") for column in COLUMNS]
    rows = [titles, ["---"] * len(titles)]
    for line in lines_of(game):
        shape = " × ".join(map(str, line.shape)) or "1"
        book = f"[{line.paragraph}](../rules/{game.name}.{language}.md)"
        told = gist(game, line.paragraph, language).replace("|", "·")
        rows.append([f"`{line.name}`", shape, f"0–{line.most}", book, told])
    title = tongue.say(f"{game.name}-name")
    heading = f"## {title} – {tongue.say('house-observations-title', number=size)}"
    return [heading, "", *(f"| {' | '.join(row)} |" for row in rows), ""]
