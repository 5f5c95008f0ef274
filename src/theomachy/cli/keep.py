"""Copies of the database, taken and put back."""

import pathlib
import time
from typing import Annotated

import typer

from theomachy.cli.given import DataFolder
from theomachy.cli.screen import out
from theomachy.cli.tongue import YOURS, Lang
from theomachy.locales import Speech, Wrong, speech
from theomachy.server import limits
from theomachy.server.backup import Contents, back_up, is_staged, put_in_place, stage
from theomachy.server.serve import DataUsed, owned, usual_data

CopyFile = Annotated[pathlib.Path, typer.Argument(metavar="file")]
Url = Annotated[str, typer.Option("--database", metavar="url")]


def backup(file: CopyFile, data: DataFolder = None, database: Url = "", lang: Lang = YOURS) -> None:
    """Copy the database into a file, also while people play."""
    if database:
        raise Wrong("door-use-pg", tool="pg_dump")
    tell(speech(lang), "house-backup", file, back_up(data or usual_data(), file))


def restore(
    file: CopyFile, data: DataFolder = None, database: Url = "", lang: Lang = YOURS
) -> None:
    """Put a copy in the place of the database; a server that runs does it itself."""
    if database:
        raise Wrong("door-use-pg", tool="pg_restore")
    tongue, folder = speech(lang), data or usual_data()
    contents = stage(folder, file)
    try:
        with owned(folder):
            kept = put_in_place(folder)
    except DataUsed:
        wait_until_taken(folder)
        kept = None
    tell(tongue, "house-restore", file, contents)
    if kept is not None and kept.exists():
        out.print(tongue.say("house-restore-kept", file=str(kept)), markup=False, soft_wrap=True)


def wait_until_taken(folder: pathlib.Path) -> None:
    """The server sees everybody to the door, puts the copy in place and opens again."""
    end = time.monotonic() + limits.SECONDS_TO_RESTORE
    while is_staged(folder):
        if time.monotonic() > end:
            raise Wrong("door-restore-waits", data=str(folder))
        time.sleep(0.1)


def tell(tongue: Speech, key: str, file: pathlib.Path, contents: Contents) -> None:
    told = tongue.say(
        key, file=str(file), tables=contents.tables, entries=contents.entries,
        schema=contents.schema,
    )  # fmt: skip
    out.print(told, markup=False, soft_wrap=True)
