"""The shelf and the rulebooks."""

import os
import re
from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.table import Table as Grid

from theomachy.cli.given import GameName
from theomachy.cli.screen import out, ready, say, show_house_rules
from theomachy.cli.tongue import YOURS, Lang
from theomachy.games import load, names
from theomachy.kernel import Game
from theomachy.kernel.codecache import NATIVE
from theomachy.kernel.game import PRESET
from theomachy.locales import Speech, Unknown, speech
from theomachy.locales.speech import dashed
from theomachy.study.readiness import to_study, to_tell


def games(
    game: Annotated[str | None, typer.Argument(metavar="game")] = None, lang: Lang = YOURS
) -> None:
    """List the games on the shelf, or all that may be chosen in one."""
    tongue = speech(lang)
    out.print(choices_of(tongue, load(game)) if game else shelf(tongue))


def shelf(tongue: Speech) -> Grid:
    grid = Grid(title=tongue.say("house-games-title"))
    for heading in ("", "house-games-players", "house-games-sentence", "house-games-options"):
        grid.add_column(tongue.say(heading) if heading else "")
    for name in names():
        game = load(name)
        options = "\n".join(option_line(game, index) for index in range(len(game.options)))
        players = "-".join(str(number) for number in sorted({game.players[0], game.players[-1]}))
        grid.add_row(name, players, say(tongue, game, "pitch"), options)
    return grid


def choices_of(tongue: Speech, game: Game) -> Grid:
    """Its options, and the presets that choose some of them at once."""
    grid = Grid(title=say(tongue, game, "name"))
    for heading in ("options", "paragraph", "sentence"):
        grid.add_column(tongue.say(f"house-games-{heading}"))
    for index, option in enumerate(game.options):
        told = say(tongue, game, f"option-{dashed(option.name)}-help")
        grid.add_row(option_line(game, index), option.paragraph, told)
    for preset in game.presets:
        key = f"preset-{dashed(preset.name)}"
        told = f"{say(tongue, game, key)}. {say(tongue, game, f'{key}-help')}"
        grid.add_row(f"{PRESET}={preset.name}", "", told)
    return grid


def option_line(game: Game, index: int) -> str:
    option = game.options[index]
    shown = (
        f"{option.values[0]}-{option.values[-1]}"
        if option.is_range
        else "|".join(str(value) for value in option.values)
    )
    return f"{option.name}={shown} ({option.default})"


def rulebook(game: Game, lang: str) -> str:
    path = game.folder / f"RULES.{lang}.md"
    return (path if path.exists() else game.folder / "RULES.en.md").read_text("utf-8")


def paragraph(game: Game, wanted: str, lang: str) -> str:
    """One numbered paragraph, or a chapter, of the rulebook."""
    text, exactly = rulebook(game, lang), rf"{re.escape(wanted)}(?![.\d])"
    for pattern in (rf"^\*\*{exactly}.*?(?=^\*\*[A-Z]|^#)", rf"^## {exactly}.*?(?=^## |^# )"):
        found = re.search(pattern, text + "\n# ", re.MULTILINE | re.DOTALL)
        if found:
            return found[0]
    raise Unknown("door-paragraph", paragraph=wanted, game=game.name)


def rules(
    game: GameName,
    paragraph_id: Annotated[str | None, typer.Argument(metavar="paragraph")] = None,
    lang: Lang = YOURS,
) -> None:
    """Read a rulebook, whole or one paragraph."""
    played = load(game)
    text = paragraph(played, paragraph_id.upper(), lang) if paragraph_id else rulebook(played, lang)
    show_house_rules(speech(lang), played)
    out.print(Markdown(text)) if out.is_terminal else print(text)


def warm(
    game: Annotated[str | None, typer.Argument(metavar="game")] = None,
    native: Annotated[bool, typer.Option("--native")] = False,
    lang: Lang = YOURS,
) -> None:
    """Compile the rules now."""
    tongue = speech(lang)
    if native:
        os.environ[NATIVE] = "yes"
    for name in [game] if game else names():
        found = load(name)
        seconds = ready(found, [*to_tell(found), *to_study(found)], tongue)
        key = "house-warm-compiled" if seconds else "house-warm-ready"
        print(tongue.say(key, game=name, **({"seconds": seconds} if seconds else {})))
