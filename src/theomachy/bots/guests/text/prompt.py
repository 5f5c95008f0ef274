"""What a seat may know, in the words of a language."""

import json
import re
from collections.abc import Iterator
from typing import Any

from theomachy.bots.guests.text.manner import Manner
from theomachy.bots.view import View
from theomachy.games.settings import house_rules
from theomachy.kernel import Game
from theomachy.kernel.seats import seat_name
from theomachy.locales import Speech, speech
from theomachy.table import rulebook

_EXAMPLES = re.compile(r"^```.*?^```\n?", re.MULTILINE | re.DOTALL)


def prompt_of(view: View, manner: Manner, language: str) -> str:
    """Rules, position, what was played since, the legal moves, and how to answer."""
    tongue = speech(language)
    return "\n\n".join(parts(view, manner, tongue))


def again(prompt: str, answer: str, why: str, language: str) -> str:
    """The same once more, with why the last answer cannot be played."""
    told = speech(language).say("prompt-again", answer=answer, why=why)
    return f"{prompt}\n\n{told}"


def parts(view: View, manner: Manner, tongue: Speech) -> Iterator[str]:
    game, me = view.game, seat_name(view.seat)
    yield tongue.say(
        "prompt-you", game=name_of(game, tongue), seat=me, number=int(view.seen.players)
    )
    yield headed(tongue, "rules", digest(game, tongue.language, manner.has_whole_rules))
    if game.variant:
        yield house_rules(game, tongue)
    yield headed(tongue, "position", game.picture(view.seen))
    yield headed(tongue, "seats", "\n".join(sheets(view, tongue)))
    yield headed(tongue, "data", json.dumps(game.description(view.seen), ensure_ascii=False))
    if view.log:
        yield headed(tongue, "log", "\n".join(view.log))
    if manner.lists:
        yield headed(tongue, "legal", "\n".join(game.notation(action) for action in view.actions))
    else:
        yield headed(tongue, "notation", "\n".join(written_moves(game)))
    yield tongue.say("prompt-strict" if manner.is_strict else "prompt-lenient", seat=me)


def headed(tongue: Speech, part: str, text: str) -> str:
    return f"## {tongue.say(f'prompt-{part}')}\n\n{text}"


def name_of(game: Game, tongue: Speech) -> str:
    key = f"{game.name}-name"
    return tongue.say(key) if tongue.has(key) else game.name


def digest(game: Game, language: str, is_whole: bool) -> str:
    """The first page of the rulebook, without its examples; all of it where there is none."""
    pages = [
        game.folder / f"{part}.{language}.md" for part in (rulebook.FIRST_PAGE, rulebook.RULES)
    ]
    found = [page.read_text("utf-8") for page in pages if page.exists()]
    chosen = found if is_whole else found[:1]
    return _EXAMPLES.sub("", "\n".join(chosen)).strip()


def sheets(view: View, tongue: Speech) -> Iterator[str]:
    """What each seat owns, in words: `P1: Belief points 3, …`."""
    for seat, owned in enumerate(view.game.tallies(view.seen)):
        told = (
            f"{called(view.game, field, tongue)} {in_words(value)}".strip()
            for field, value in owned.items()
            if value is not None and value is not False
        )
        yield f"{seat_name(seat)}: {', '.join(told)}"


def in_words(value: Any) -> str:
    """Numbers and names as they are, several of them in a row; what is so needs no more."""
    if isinstance(value, dict):
        value = [f"{name} {number}" for name, number in value.items()]
    if isinstance(value, list | tuple):
        return " / ".join(map(str, value)) or "–"
    return "" if value is True else str(value)


def called(game: Game, field: str, tongue: Speech) -> str:
    key = f"{game.name}-tally-{field}"
    return tongue.say(key) if tongue.has(key) else field.replace("_", " ")


def written_moves(game: Game) -> list[str]:
    """One move of each verb, to show how moves are written."""
    moves = map(game.notation, range(game.actions))
    first: dict[str, str] = {}
    for move in moves:
        first.setdefault(move.split()[0], move)
    return list(first.values())
