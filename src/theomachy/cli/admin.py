"""What operators decide: tables listed and closed, strangers kept out."""

import json
import time
from collections.abc import Callable
from dataclasses import asdict
from typing import Annotated

import typer
from rich.table import Table as Grid

from theomachy.cli.given import AsJson, DatabaseUrl, DataFolder, place_of
from theomachy.cli.screen import out
from theomachy.cli.tongue import YOURS, Lang, whole
from theomachy.games import load
from theomachy.locales import Speech, speech
from theomachy.server import keeping
from theomachy.server import limits as bounds
from theomachy.server.keeping import opened

TableId = Annotated[str, typer.Argument(metavar="table")]
Subject = Annotated[str, typer.Argument(metavar="subject")]


def tables(
    game: Annotated[str | None, typer.Option(metavar="game")] = None,
    over: Annotated[bool | None, typer.Option("--over/--live")] = None,
    limit: Annotated[int, whole(least=1)] = 20,
    as_json: AsJson = False,
    data: DataFolder = None,
    database: DatabaseUrl = "",
    lang: Lang = YOURS,
) -> None:
    """List the newest tables."""
    with opened(place_of(data, database)) as db:
        found = keeping.tables(db, load(game).name if game else None, over, limit)
    if as_json:
        print(json.dumps([asdict(one) for one in found]))
        return
    tongue = speech(lang)
    columns = ("table", "game", "players", "created", "entries", "state")
    grid = Grid(*(tongue.say(f"house-admin-{column}") for column in columns))
    for one in found:
        state = "closed" if one.is_closed else "over" if one.is_over else "live"
        told = tongue.say(f"house-admin-{state}")
        row = one.table, one.game, one.players, date(one.created), one.entries, told
        grid.add_row(*map(str, row))
    out.print(grid)


def date(seconds: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(seconds))


def close(
    table: TableId, data: DataFolder = None, database: DatabaseUrl = "", lang: Lang = YOURS
) -> None:
    """Let a table be looked at and no longer played."""
    with opened(place_of(data, database)) as db:
        keeping.close(db, table)
    tell(speech(lang), "house-admin-close", table)


def reopen(
    table: TableId, data: DataFolder = None, database: DatabaseUrl = "", lang: Lang = YOURS
) -> None:
    """Let a closed table be played again."""
    with opened(place_of(data, database)) as db:
        keeping.close(db, table, False)
    tell(speech(lang), "house-admin-reopen", table)


def ban(
    subject: Subject, data: DataFolder = None, database: DatabaseUrl = "", lang: Lang = YOURS
) -> None:
    """Keep a browser, an address or a network out."""
    with opened(place_of(data, database)) as db:
        known = keeping.ban(db, subject)
    tell(speech(lang), "house-admin-ban", known)


def unban(
    subject: Subject, data: DataFolder = None, database: DatabaseUrl = "", lang: Lang = YOURS
) -> None:
    """Let it in again."""
    with opened(place_of(data, database)) as db:
        known = keeping.unban(db, subject)
    tell(speech(lang), "house-admin-unban", known)


def bans(data: DataFolder = None, database: DatabaseUrl = "", lang: Lang = YOURS) -> None:
    """List who is kept out, and since when."""
    with opened(place_of(data, database)) as db:
        for subject, since in keeping.bans(db):
            print(subject, date(since))


def limits(lang: Lang = YOURS) -> None:
    """Print every bound of the server."""
    print("\n".join(bounds.told()))


def tell(tongue: Speech, key: str, what: str) -> None:
    out.print(tongue.say(key, what=what), markup=False, soft_wrap=True)


COMMANDS: dict[str, Callable[..., None]] = {
    "tables": tables,
    "close": close,
    "reopen": reopen,
    "ban": ban,
    "unban": unban,
    "bans": bans,
    "limits": limits,
}
