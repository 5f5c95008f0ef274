"""What a server signs of a table before the first draw, so that nobody can promise it twice."""

import json
from dataclasses import dataclass

from theomachy.locales import Wrong
from theomachy.table import signing
from theomachy.table.table import Table

PROMISED = (
    "table", "created", "game", "rules", "players", "options", "commitment", "position",
)  # fmt: skip
"""The lines of a record's header that are signed, in this order."""
_SIGNED = ("table", "created", "server", "signature")


@dataclass(frozen=True)
class Promise:
    table: str
    created: int
    """Seconds since 1970."""
    server: str
    """The public key of the server."""
    signature: str = ""

    @property
    def lines(self) -> list[str]:
        return [f"server {self.server}", f"signature {self.signature}"]


def promised_lines(table: Table, promise: Promise | None) -> tuple[list[str], list[str]]:
    """How a table begins, line by line: what it is, then its commitment and position."""
    options, start = changed_options(table), table.start
    fields = {
        "table": promise and promise.table,
        "created": promise and promise.created,
        "game": table.game.full_name,
        "rules": table.game.version,
        "players": table.players,
        "options": " ".join(options) or None,
        "position": None if start is None else json.dumps(start, separators=(",", ":")),
        "commitment": f"sha256:{table.commitment}",
    }
    lines = [f"{name} {fields[name]}" for name in PROMISED if fields[name] is not None]
    last = 1 if start is None else 2
    return lines[:-last], lines[-last:]


def changed_options(table: Table) -> list[str]:
    defaults = {option.name: option.default for option in table.game.options}
    return [f"{name}={value}" for name, value in table.options.items() if value != defaults[name]]


def promised_by(key: str, table: Table, id_: str, created: int) -> Promise:
    """The promise of the holder of a key."""
    server = signing.public_of(key)
    opening, promised = promised_lines(table, Promise(id_, created, server))
    signature = signing.sign(key, "\n".join([*opening, *promised]))
    return Promise(id_, created, server, signature)


def check_promise(header: dict[str, str]) -> Promise | None:
    """The promise of a record, if it has one; ValueError if it is not what was signed."""
    missing = [name for name in _SIGNED if name not in header]
    if len(missing) == len(_SIGNED):
        return None
    if missing:
        raise Wrong("door-record-field", name=missing[0])
    text = "\n".join(f"{name} {header[name]}" for name in PROMISED if name in header)
    created, server, signature = header["created"], header["server"], header["signature"]
    if not created.isdecimal() or not signing.is_signed(server, signature, text):
        raise Wrong("door-record-signature")
    return Promise(header["table"], int(created), server, signature)
