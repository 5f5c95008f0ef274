"""The table in the browser."""

import pathlib
from typing import Annotated

import typer

from theomachy.cli.screen import ready
from theomachy.games import SHELF, load
from theomachy.server import serve as server


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port; 0 takes a free one.")] = 8000,
    data: Annotated[
        pathlib.Path | None, typer.Option(help="Where games are kept; your data folder by default.")
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
) -> None:
    """Serve the table in the browser (what `theomachy` alone does)."""
    for name in SHELF:
        ready(load(name))
    server.serve(host, port, data or server.usual_data(), browser)
