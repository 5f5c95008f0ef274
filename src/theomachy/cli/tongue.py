"""Which language the command line speaks, and how it says what Typer finds wrong."""

import itertools
import os
import sys
from collections.abc import Callable, Sequence
from typing import Annotated, Any

import typer

from theomachy.locales import LANGUAGES, Unknown, Wrong

YOURS = ""
"""The language of whoever asks."""
MISUSED: Any = typer.BadParameter.__base__
"""What Typer raises at wrong words; the library below it differs between versions."""


def spoken() -> str:
    """The language asked for on the command line, else that of the environment."""
    found = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    usual = next(filter(None, found), "")
    wanted = (asked_for(sys.argv[1:]), usual[:2])
    return next((name for name in wanted if name in LANGUAGES), LANGUAGES[0])


def asked_for(words: Sequence[str]) -> str:
    """The last `--lang fr` or `--lang=fr`."""
    asked = ""
    for word, following in itertools.pairwise([*words, ""]):
        if word == "--lang":
            asked = following
        elif word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
    return asked


def language(name: str) -> str:
    if name not in (YOURS, *LANGUAGES):
        raise Unknown("door-language", name=name, known=LANGUAGES)
    return name or spoken()


Lang = Annotated[str, typer.Option("--lang", metavar="language", callback=language)]


def whole(least: int | None = None, most: int | None = None) -> Any:
    """An option that is a whole number, within these bounds if there are any."""
    bounds = "" if least is None else f" ≥ {least}" if most is None else f" {least}–{most}"
    return typer.Option(metavar=f"whole{bounds}", parser=reader(int, least, most))


def decimal(least: float, most: float | None = None) -> Any:
    bounds = f"≥ {least}" if most is None else f"{least}–{most:g}"
    return typer.Option(metavar=f"decimal {bounds}", parser=reader(float, least, most))


def reader(type_: type, least: float | None, most: float | None) -> Callable[[Any], Any]:
    """Reads a number; another than is wanted gets a line of ours and not of Typer's."""

    def read(text: Any) -> Any:
        try:
            value = type_(text)
        except ValueError:
            raise typer.BadParameter(str(text)) from None
        if (least is not None and not value >= least) or (most is not None and value > most):
            raise typer.BadParameter(str(text))
        return value

    return read


def misuse(wrong: Any) -> Wrong:
    """What Typer found wrong, as a message of ours: it tells its errors apart by class."""
    found = _MISUSES.get(type(wrong).__name__, otherwise_misused)(wrong)
    return see_help(wrong.ctx, found)


def see_help(context: Any, what: Wrong) -> Wrong:
    return Wrong("help-see", what=what, command=context.command_path)


def unknown_option(wrong: Any) -> Wrong:
    if wrong.possibilities:
        known = sorted(wrong.possibilities)
        return Wrong("help-option-unknown-like", name=wrong.option_name, known=known)
    return Wrong("help-option-unknown", name=wrong.option_name)


def missing(wrong: Any) -> Wrong:
    return Wrong("help-missing", name=kind(wrong.param.metavar))


def bad_value(wrong: Any) -> Wrong:
    name, wanted = option_name(wrong.param), kind(wrong.param.metavar)
    return Wrong("help-value", name=name, wanted=wanted, value=wrong.message)


def bad_option(wrong: Any) -> Wrong:
    """An option without the value it needs, or with one that it does not take."""
    options = [one for one in wrong.ctx.command.params if wrong.option_name in one.opts]
    if options and options[0].metavar:
        wanted = kind(options[0].metavar)
        return Wrong("help-value-missing", name=wrong.option_name, wanted=wanted)
    return Wrong("help-value-unwanted", name=wrong.option_name)


def otherwise_misused(wrong: Any) -> Wrong:
    return Wrong("help-misused", what=wrong.format_message())


_MISUSES = {
    "NoSuchOption": unknown_option,
    "MissingParameter": missing,
    "BadParameter": bad_value,
    "BadOptionUsage": bad_option,
}


def option_name(param: Any) -> str:
    """`--games`: the long one where there are two."""
    return str(max(param.opts, key=len))


def kind(metavar: str) -> Wrong:
    """What is written after an option, `NUMBER ≥ 1` or `FILE`: a word of ours and its bounds."""
    word, _, bounds = metavar.partition(" ")
    named = Wrong(f"help-kind-{word}")
    return Wrong("help-kind-within", kind=named, bounds=bounds) if bounds else named
