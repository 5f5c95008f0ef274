"""What `--help` shows: laid out here, in the words of help.ftl, whatever Typer would say."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import typer
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from theomachy.cli.screen import out
from theomachy.cli.tongue import MISUSED, kind, option_name, see_help, spoken
from theomachy.locales import Speech, Unknown, Wrong, speech


class Command(TyperCommand):
    """A command that is explained, and refused, in the reader's language."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        with saying_where(ctx):
            extra = super().parse_args(ctx, args)
        if extra:
            raise see_help(ctx, Wrong("help-too-many", words=" ".join(extra)))
        return extra

    def invoke(self, ctx: Any) -> Any:
        """Some versions of Typer leave without a word at Ctrl-C."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            raise typer.Abort from None

    def format_help(self, ctx: Any, formatter: Any) -> None:
        show_help(self, ctx)


class Group(TyperGroup):
    """All the commands."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        with saying_where(ctx):
            return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            known = list(self.commands)
            raise see_help(ctx, Unknown("help-command-unknown", name=args[0], known=known))
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        show_help(self, ctx)


@contextmanager
def saying_where(context: Any) -> Iterator[None]:
    """Wrong words are told with the command they were said to: Typer does so only sometimes."""
    try:
        yield
    except MISUSED as wrong:
        wrong.ctx = wrong.ctx or context
        raise


def show_help(command: Any, context: Any) -> None:
    tongue, params = speech(spoken()), command.get_params(context)
    arguments = [param for param in params if param.param_type_name == "argument"]
    options = [param for param in params if param.param_type_name == "option"]
    out.print(usage(tongue, command, context.command_path, arguments), style="bold", end="\n\n")
    out.print(Text(tongue.say(f"help-{command.name}")), end="\n\n")
    if arguments:
        panel(tongue, "help-arguments", (row(tongue, command, param) for param in arguments))
    panel(tongue, "help-options", (row(tongue, command, param) for param in options))
    if isinstance(command, Group):
        rows = ((name, tongue.say(f"help-{name}")) for name in command.commands)
        panel(tongue, "help-commands", rows)


def usage(tongue: Speech, command: Any, path: str, arguments: list[Any]) -> Text:
    """`theomachy simulate [OPTIONS] GAME`."""
    words = [tongue.say("help-usage"), path, tongue.say("help-usage-options")]
    words += [argument_name(tongue, argument) for argument in arguments]
    words += [tongue.say("help-usage-command")] if isinstance(command, Group) else []
    return Text(" ".join(words))


def panel(tongue: Speech, heading: str, rows: Iterable[tuple[str | Text, ...]]) -> None:
    grid = Grid.grid(padding=(0, 2))
    for cells in rows:
        first, *others = cells
        grid.add_row(Text(str(first), style="bold cyan"), *others)
    title = Text(tongue.say(heading))
    out.print(Panel(grid, title=title, title_align="left", border_style="dim"))


def row(tongue: Speech, command: Any, param: Any) -> tuple[str | Text, ...]:
    """How a parameter is written, what is written after it, and what it is for."""
    if param.param_type_name == "argument":
        return argument_name(tongue, param), explained(tongue, command, param)
    names = ", ".join([*sorted(param.opts, key=len), *param.secondary_opts])
    wanted = kind(param.metavar).said_in(tongue.language) if param.metavar else ""
    return names, Text(wanted, style="yellow"), explained(tongue, command, param)


def argument_name(tongue: Speech, argument: Any) -> str:
    name = kind(argument.metavar).said_in(tongue.language)
    name = f"{name}…" if argument.nargs != 1 else name
    return name if argument.required else f"[{name}]"


def explained(tongue: Speech, command: Any, param: Any) -> Text:
    text = Text(tongue.say(help_key(tongue, command.name, param)))
    if type(param.default) in (str, int, float) and param.default != "":
        text.append(" " + tongue.say("help-default", value=str(param.default)), style="dim")
    return text


def help_key(tongue: Speech, command: str, param: Any) -> str:
    """What a parameter does at this command, or at every one."""
    name = option_name(param).lstrip("-").replace("_", "-")
    key = f"help-{command}-{name}"
    return key if tongue.has(key) else f"help-any-{name}"
