"""What the page is made from: `… -m theomachy.server.protocol schema|openapi|printed|dials`."""

import json
import sys
from dataclasses import asdict
from typing import Any

import msgspec

from theomachy import __version__
from theomachy.games import SHELF, load
from theomachy.server import bodies, imported, messages, people, readings, studies
from theomachy.story import Story

SHARED: tuple[Any, ...] = (
    messages.FromBrowser,
    messages.ToBrowser,
    bodies.Shelf,
    bodies.Prepare,
    bodies.NewTable,
    bodies.Opened,
    bodies.Join,
    bodies.Joined,
    bodies.MyTables,
    messages.TableInfo,
    readings.Replay,
    readings.Example,
    readings.Earlier,
    readings.WinProbabilities,
    Story,
    bodies.Failure,
    bodies.Look,
    bodies.Invitation,
    bodies.ASeat,
    bodies.Invite,
    bodies.Revoked,
    bodies.QrText,
    bodies.QrCode,
    bodies.Network,
    bodies.SwitchNetwork,
    bodies.Code,
    bodies.TakeCode,
    bodies.Done,
    bodies.Identity,
    bodies.MyData,
    bodies.Gone,
    people.OpenTables,
    people.Offer,
    people.SitDown,
    people.MyGames,
    people.Competing,
    people.Ladder,
    bodies.Guide,
    imported.BroughtText,
    imported.Judged,
    studies.Part,
    studies.Counted,
    studies.RowsOfPart,
    studies.Rows,
)


def schema() -> dict[str, Any]:
    """One JSON Schema with every message as a definition, and every game's position."""
    positions = {name: load(name).position for name in SHELF}
    _, components = msgspec.json.schema_components(
        (*SHARED, *positions.values()), ref_template="#/definitions/{name}"
    )
    refs = {game: {"$ref": f"#/definitions/{kind.__name__}"} for game, kind in positions.items()}
    components["Positions"] = {"type": "object", "properties": refs, "required": list(refs)}
    components["View"]["properties"]["position"] = {"anyOf": list(refs.values())}
    from_browser, to_browser = (
        [{"$ref": f"#/definitions/{t.__name__}"} for t in union.__args__]
        for union in (messages.FromBrowser, messages.ToBrowser)
    )
    components["FromBrowser"] = {"anyOf": from_browser}
    components["ToBrowser"] = {"anyOf": to_browser}
    return {"title": "Protocol", "type": "object", "definitions": components}


def printed() -> dict[str, Any]:
    """What each game's page shows of board, cards and numbers."""
    return {name: load(name).printed for name in SHELF}


def dials() -> dict[str, Any]:
    """The numbers of each game that a variant may set."""
    return {name: [asdict(dial) for dial in load(name).dials] for name in SHELF}


ROUTES: tuple[tuple[str, str, str, Any, Any], ...] = (
    ("get", "/api/shelf", "The games, their options, the bots.", None, bodies.Shelf),
    ("post", "/api/prepare", "Prepare a game first.", bodies.Prepare, bodies.Readiness),
    ("post", "/api/tables", "Open a table.", bodies.NewTable, bodies.Opened),
    ("get", "/api/tables", "The tables this browser sits at.", None, bodies.MyTables),
    ("get", "/api/tables/{table}", "What a table is.", None, messages.TableInfo),
    ("get", "/api/tables/{table}/view", "The board, for everybody.", None, messages.View),
    ("get", "/api/tables/{table}/replay", "Every position so far.", None, readings.Replay),
    ("get", "/api/tables/{table}/log/{before}", "Entries before one.", None, readings.Earlier),
    (
        "get",
        "/api/tables/{table}/win-probabilities",
        "What was expected.",
        None,
        readings.WinProbabilities,
    ),
    ("get", "/api/tables/{table}/story", "How it came about.", None, Story),
    ("get", "/api/tables/{table}/record", "The game record, as text.", None, None),
    ("get", "/api/tables/{table}/judge", "What holds of a table.", None, imported.Judged),
    ("get", "/api/tables/{table}/position", "Where it stands, as text.", None, None),
    ("get", "/api/tables/{table}/positions/{ply}", "A position, as text.", None, None),
    ("post", "/api/join", "Take the seat of an invitation.", bodies.Join, bodies.Joined),
    ("get", "/api/rules/{game}/{language}", "A rulebook, as Markdown.", None, None),
    ("get", "/api/examples/{game}/{number}", "One of its examples.", None, readings.Example),
    ("get", "/api/print/{game}/{paper}/{language}", "A game to print, as PDF.", None, None),
    ("get", "/api/identity", "The server's public key.", None, bodies.Identity),
    ("post", "/api/invitation", "What a link is good for.", bodies.Look, bodies.Invitation),
    ("post", "/api/tables/{table}/invites", "A new invitation.", bodies.ASeat, bodies.Invite),
    ("post", "/api/tables/{table}/links", "Carry my seat away.", bodies.ASeat, bodies.Invite),
    ("delete", "/api/tables/{table}/links", "Take my links back.", None, bodies.Revoked),
    ("get", "/api/network", "How others find this house.", None, bodies.Network),
    ("post", "/api/network", "Be found at home.", bodies.SwitchNetwork, bodies.Network),
    ("post", "/api/qr", "A link for a camera.", bodies.QrText, bodies.QrCode),
    ("post", "/api/me/code", "A code for another device.", None, bodies.Code),
    ("post", "/api/me/device", "I have a code.", bodies.TakeCode, bodies.Done),
    ("delete", "/api/me/devices", "Sign out other devices.", None, bodies.Done),
    ("get", "/api/me/data", "Everything kept about me.", None, bodies.MyData),
    ("delete", "/api/me", "Delete it.", None, bodies.Gone),
    ("get", "/api/open/{page}", "Tables open to everybody.", None, people.OpenTables),
    (
        "post",
        "/api/tables/{table}/offer",
        "Offer it to everybody.",
        people.Offer,
        bodies.Done,
    ),
    (
        "post",
        "/api/tables/{table}/seat",
        "Sit down there.",
        people.SitDown,
        bodies.Joined,
    ),
    ("get", "/api/me/games/{page}", "My games and how they ended.", None, people.MyGames),
    (
        "post",
        "/api/me/rating",
        "I want a rating, or none.",
        people.Competing,
        bodies.Done,
    ),
    ("get", "/api/ratings/{game}", "Bots and people by strength.", None, people.Ladder),
    ("get", "/api/guide/{game}", "A guided first game.", None, bodies.Guide),
    ("post", "/api/texts/judge", "What holds of a text.", imported.BroughtText, imported.Judged),
    ("post", "/api/texts/show", "Its positions.", imported.BroughtText, readings.Replay),
    ("post", "/api/studies", "Games of bots, counted.", studies.Part, studies.Counted),
    ("post", "/api/studies/rows", "The same, with rows.", studies.RowsOfPart, studies.Rows),
)


_REFUSALS = (
    ("400", "Wrong words."),
    ("403", "Only at the machine itself."),
    ("404", "Unknown, or not yours."),
    ("409", "Not while the game keeps secrets, not under that name, or not any more."),
    ("429", "Too often."),
    ("503", "Too busy now, or the game is still being prepared."),
)


def openapi() -> dict[str, Any]:
    """The HTTP routes; the socket `/api/tables/{table}/socket` speaks FromBrowser and ToBrowser."""
    _, components = msgspec.json.schema_components(
        SHARED, ref_template="#/components/schemas/{name}"
    )
    paths: dict[str, Any] = {}
    for method, path, summary, body, answer in ROUTES:
        paths.setdefault(path, {})[method] = operation(path, summary, body, answer)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Theomachy", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def operation(path: str, summary: str, body: Any, answer: Any) -> dict[str, Any]:
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    told: dict[str, Any] = {
        "summary": summary,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in names
        ],
        "responses": {"200": {"description": "Done.", "content": content(answer)}}
        | {
            status: {"description": why, "content": content(bodies.Failure)}
            for status, why in _REFUSALS
        },
    }
    return told | ({"requestBody": {"required": True, "content": content(body)}} if body else {})


def content(kind: Any) -> dict[str, Any]:
    if kind is None:
        return {"text/plain": {"schema": {"type": "string"}}}
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}


if __name__ == "__main__":
    documents = {"schema": schema, "openapi": openapi, "printed": printed, "dials": dials}
    json.dump(documents[sys.argv[1]](), sys.stdout, indent=1)
