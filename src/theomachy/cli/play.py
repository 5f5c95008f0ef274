"""A game in the terminal."""

import pathlib
from typing import Annotated, Any

import typer
from rich.text import Text

from theomachy.bots import BOTS, OUTSIDERS, Bot, bot, check_bot, is_ours
from theomachy.bots.guests import Chair, Company, Setting, check_player, installed, is_guest
from theomachy.bots.view import telling_view_of
from theomachy.cli.check import read
from theomachy.cli.forfeits import told_of
from theomachy.cli.given import (
    MOVE_CLOCK,
    TOTAL_CLOCK,
    Clock,
    GameName,
    NumberList,
    OptionList,
    VariantFile,
    bounds_of,
    chosen,
)
from theomachy.cli.screen import out, ready, show_house_rules
from theomachy.cli.show import (
    HUMAN,
    SECONDS_TO_THINK,
    Sitting,
    narrate,
    show_board,
    show_legal,
    show_result,
    show_rules,
    suggest,
)
from theomachy.cli.tongue import YOURS, Lang
from theomachy.kernel import NATURE, Game
from theomachy.locales import Unknown, Wrong, sentence, speech
from theomachy.study.readiness import to_sit
from theomachy.table import IllegalMove, Table, UnknownMove, record

QUIT = ["quit"]


def play(
    game: GameName = "bello",
    seats: Annotated[str, typer.Option(metavar="seats")] = "human,greedy",
    option: OptionList = None,
    number: NumberList = None,
    variant: VariantFile = None,
    seed: Annotated[str | None, typer.Option(metavar="word")] = None,
    resume: Annotated[pathlib.Path | None, typer.Option(metavar="file")] = None,
    clock: Clock = MOVE_CLOCK,
    total_clock: Clock = TOTAL_CLOCK,
    lang: Lang = YOURS,
) -> None:
    """Play in the terminal, people and bots."""
    tongue = speech(lang)
    if resume:
        if number or variant:
            raise Wrong("door-variant-resume", file=str(resume))
        table = record.replay(read(resume))
    else:
        table = opened(*chosen(game, option, number, variant), seats, seed)
    ready(table.game, to_sit(table.game, table.names), tongue)
    bounds = bounds_of(clock, total_clock)
    setting = Setting(table.game, table.players, table.options, lang, bounds)
    with Company(setting) as company:
        company.introduce(name for name in table.names if is_guest(name))
        bots = [player_of(name, seat, table, company) for seat, name in enumerate(table.names)]
        meet(Sitting(table, bots, tongue))


def player_of(name: str, seat: int, table: Table, company: Company) -> Bot | None:
    """Who plays for a seat; None: a person."""
    if is_ours(name):
        return bot(name, seat)
    return Chair(name, seat, table.seed, 0, company.lend) if is_guest(name) else None


def meet(sitting: Sitting) -> None:
    table, tongue = sitting.table, sitting.tongue
    welcome = tongue.say("house-play-welcome", game=sitting.say("name"), players=table.players)
    out.print(welcome, style="bold")
    show_house_rules(tongue, table.game)
    out.print(tongue.say("house-commitment", hash=table.commitment), style="dim")
    if go_on(sitting):
        show_result(sitting)


def opened(game: Game, options: dict[str, Any], seats: str, seed: str | None) -> Table:
    names = seats.split(",")
    for name in names:
        if name != HUMAN:
            check_seated(name)
    return Table(game, len(names), seed, options, names)


def check_seated(name: str) -> None:
    if is_guest(name):
        check_player(name)
    elif is_ours(name):
        check_bot(name)
    else:
        known = (HUMAN, *BOTS, *OUTSIDERS, *installed())
        raise Unknown("door-sitting", name=name, known=known)


def go_on(sitting: Sitting) -> bool:
    """Let everybody act until the game is over, or somebody leaves."""
    table = sitting.table
    while not table.is_over:
        player = None if table.actor == NATURE else sitting.bots[table.actor]
        if table.actor == NATURE:
            table.roll()
            narrate(sitting)
        elif player:
            let_play(sitting, player)
        elif not ask_human(sitting):
            return False
    return True


def let_play(sitting: Sitting, player: Bot) -> None:
    """A bot's move; of a guest that fails, once, why it plays no more."""
    table, chair = sitting.table, player if isinstance(player, Chair) else None
    was_lost = chair and chair.forfeit
    action = player.choose(telling_view_of(table, table.actor), SECONDS_TO_THINK)
    if chair and chair.forfeit and not was_lost:
        name, why = sitting.name(table.actor), told_of(sitting.tongue, chair.forfeit)
        told = sitting.tongue.say("house-play-forfeit", player=name, why=why)
        out.print(told, style="yellow", markup=False)
    table.push(action)
    narrate(sitting)


def ask_human(sitting: Sitting) -> bool:
    """Show the board and obey one line; False when the player leaves."""
    if draw_curtain(sitting) != QUIT:
        show_board(sitting)
        while (words := ask(sitting, "house-play-prompt"))[:1] != QUIT:
            if words and obey(sitting, words):
                return True
    out.print(sitting.tongue.say("house-play-quit"))
    return False


def ask(sitting: Sitting, key: str) -> list[str]:
    """The words typed by whoever is to act; somebody who is not there any more quits."""
    prompt = sitting.tongue.say(key, player=sitting.name(sitting.table.actor))
    try:
        return out.input(Text(f"{prompt} ")).split()
    except EOFError:
        return QUIT


def draw_curtain(sitting: Sitting) -> list[str]:
    """At a shared screen, wait until the one whose secrets are to be shown is looking."""
    table = sitting.table
    if not table.keeps_secrets or sitting.listener is not None or sitting.looking == table.actor:
        return []
    sitting.looking = table.actor
    out.clear()
    return ask(sitting, "house-play-curtain")


def obey(sitting: Sitting, words: list[str]) -> bool:
    """Carry out a command or a move; True when the position has changed."""
    if words[0] == "?":
        show_legal(sitting, words[1:])
    elif words[0] == "help":
        out.print(sitting.tongue.say("house-play-help"))
    elif words[0] == "board":
        show_board(sitting)
    elif words[0] == "hint":
        suggest(sitting)
    elif words[0] == "undo":
        return take_back(sitting)
    elif words[0] == "save":
        save(sitting, " ".join(words[1:]))
    elif words[0] == "rules":
        show_rules(sitting, words[1:])
    else:
        return try_move(sitting, " ".join(words))
    return False


def try_move(sitting: Sitting, text: str) -> bool:
    table, tongue = sitting.table, sitting.tongue
    legal = table.legal()
    if text.isdigit() and 1 <= int(text) <= len(legal):
        text = legal[int(text) - 1]
    try:
        table.play(text)
    except UnknownMove as unknown:
        detail = unknown.said_in(tongue.language)
        out.print(tongue.say("house-play-unknown", detail=detail), style="yellow", markup=False)
        return False
    except IllegalMove as refused:
        why = sitting.say(f"refusal-{refused.reason.name.lower()}")
        shown = tongue.say(
            "house-play-refused", move=refused.move, why=why, paragraph=refused.paragraph
        )
        out.print(shown, style="yellow", markup=False)
        return False
    narrate(sitting)
    return True


def take_back(sitting: Sitting) -> bool:
    table, tongue = sitting.table, sitting.tongue
    reason = table.undo_refusal(table.plies[-1].actor if table.plies else None)
    if not reason and sitting.bots[table.plies[-1].actor]:
        key = "another_player_has_acted"
    else:
        key = reason.name.lower() if reason else ""
    if key:
        out.print(tongue.say(f"house-undo-{key}".replace("_", "-")), style="yellow")
        return False
    move = table.move_for(table.plies[-1], sitting.listener)
    table.undo()
    out.print(tongue.say("house-play-undone", move=move))
    return True


def save(sitting: Sitting, file: str) -> None:
    tongue = sitting.tongue
    path = pathlib.Path(file or "game.theomachy")
    try:
        path.write_text(record.write(sitting.table, reveal_seed=True))
    except OSError as wrong:
        out.print(sentence(wrong, tongue.language), style="yellow", markup=False)
        return
    out.print(tongue.say("house-play-saved", file=str(path)))
    command = f"theomachy play {sitting.table.game.full_name} --resume {path}"
    out.print(tongue.say("house-play-resume-hint", command=command))
