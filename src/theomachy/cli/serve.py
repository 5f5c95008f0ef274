"""The table in the browser."""

import os
import pathlib
from typing import Annotated

import typer

from theomachy.cli.tongue import YOURS, Lang, whole
from theomachy.locales import speech
from theomachy.server import limits as bounds
from theomachy.server import logs
from theomachy.server import serve as server
from theomachy.server.retention import Retention
from theomachy.server.roster import read_guests


def style(text: str) -> logs.Style:
    for known in logs.STYLES:
        if text == known:
            return known
    raise typer.BadParameter(text)


def serve(
    host: Annotated[str, typer.Option(metavar="address")] = "127.0.0.1",
    port: Annotated[int, whole(least=0, most=65535)] = 8000,
    data: Annotated[pathlib.Path | None, typer.Option(metavar="folder")] = None,
    database: Annotated[str, typer.Option(metavar="address")] = "",
    workers: Annotated[int, whole(least=1, most=64)] = 1,
    browser: Annotated[bool, typer.Option("--browser/--no-browser")] = True,
    admin_port: Annotated[int | None, whole(least=0, most=65535)] = None,
    log: Annotated[str, typer.Option(metavar="log", parser=style)] = "text",
    trust_proxy: Annotated[str, typer.Option(metavar="address")] = "",
    public_url: Annotated[str, typer.Option(metavar="url")] = "",
    keep_days: Annotated[int, whole(least=0)] = 0,
    keep_idle_days: Annotated[int, whole(least=0)] = 0,
    bot: Annotated[list[str] | None, typer.Option(metavar="guest")] = None,
    limits: Annotated[bool, typer.Option("--limits")] = False,
    lang: Lang = YOURS,
) -> None:
    """Serve the table in the browser."""
    if limits:
        print("\n".join(bounds.told()))
        return
    tongue = speech(lang)
    database = database or os.environ.get("THEOMACHY_DATABASE", "")
    retention = Retention(keep_days, keep_idle_days)
    guests = read_guests(bot or [])
    hosting = server.Hosting(admin_port, style(log), trust_proxy, public_url, retention, guests)
    server.serve(
        host, port, data or server.usual_data(), browser, tongue, hosting, database, workers
    )
