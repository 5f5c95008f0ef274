"""A class of Python or a text agent plays, in a process of its own."""

import importlib
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any, BinaryIO

from theomachy.bots.guests import messages
from theomachy.bots.guests.messages import (
    PROTOCOL,
    RECORD,
    Begin,
    Choose,
    Hello,
    Move,
    Ready,
    read_question,
    written,
)
from theomachy.bots.guests.names import PROGRAM, command_of
from theomachy.bots.guests.text import TextAgent, read_manner
from theomachy.bots.guests.text.manner import is_text
from theomachy.bots.view import View
from theomachy.games import load
from theomachy.kernel import Game
from theomachy.kernel.kinds import is_whole
from theomachy.kernel.record import restored
from theomachy.kernel.seats import seat_number
from theomachy.kernel.warm import for_guests, warm

Maker = Callable[[str], Any]
"""A new bot for a game, in a language."""


def maker_of(name: str) -> Maker:
    """Of `module:Class`, `text:module:function`, or `text:program:COMMAND`."""
    kind, _, told = name.partition(":")
    if not is_text(kind):
        make = found(name)
        return lambda language: make()
    answer = answer_of_program(told) if told.startswith(f"{PROGRAM}:") else found(told)
    return lambda language: TextAgent(answer, read_manner(kind), language)


def found(name: str) -> Any:
    """What `module:name` names; modules of the folder one stands in are found too."""
    module, _, attribute = name.partition(":")
    sys.path.insert(0, os.getcwd())
    return getattr(importlib.import_module(module), attribute)


def answer_of_program(name: str) -> Callable[[str], str]:
    """A program that reads a prompt to its end and writes an answer; it is run for each."""
    words = command_of(name)

    def answer(prompt: str) -> str:
        run = subprocess.run(words, input=prompt.encode(), stdout=subprocess.PIPE, check=True)
        return run.stdout.decode(errors="replace")

    return answer


def view_of(game: Game, players: int, asked: Choose) -> View:
    assert asked.record is not None
    return View(
        game, seat_number(asked.seat, players), restored(asked.record, game.state),
        tuple(game.parse(move) for move in asked.legal), asked.ply, tuple(asked.log),
    )  # fmt: skip


def move_of(game: Game, action: Any) -> str:
    """As it is written; what is no action, as Python shows it."""
    is_action = is_whole(action) and 0 <= action < game.actions
    return game.notation(int(action)) if is_action else repr(action)


def answer_all(make: Maker, heard: BinaryIO, said: BinaryIO) -> None:
    """A new bot for each game; what it may look at is compiled before its first move is due."""
    hello = read_question(heard.readline())
    assert isinstance(hello, Hello)
    game, bot = load(hello.game), None
    warm(game, for_guests(game), lambda *_: None)

    def say(message: messages.FromGuest) -> None:
        said.write(written(message))
        said.flush()

    say(Ready(PROTOCOL, [RECORD]))
    for line in heard:
        asked = read_question(line)
        if isinstance(asked, Begin):
            bot = make(hello.language)
        elif isinstance(asked, Choose):
            assert bot is not None
            chosen = bot.choose(view_of(game, hello.players, asked), asked.clock)
            move = chosen if isinstance(bot, TextAgent) else move_of(game, chosen)
            say(Move(move, getattr(bot, "trace", [])))


def main() -> None:
    """What a bot prints is no answer: it goes where complaints go."""
    said = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    answer_all(maker_of(sys.argv[1]), sys.stdin.buffer, said)


if __name__ == "__main__":
    main()
