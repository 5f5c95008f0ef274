"""The page is told field by field what people write as one text."""

import msgspec
import pytest

from theomachy import Table
from theomachy.server.views import view_of

BELLO = "2p; pantheons aztec greek; at P1 action"
GOG = "2p; options map=fixed; founded P1 3; founded P2 3; b2=P1[1]; k11=P2[2]; a1=P1(3)! a3=P1(1)"
GODSTORM = "2p; at P1 T6; ROM P1:5 WS temple; LIG N:3; EGY P2:1 plague; U2 P2:3"
CASES = [
    ("bello", f"{BELLO}; e1=P1/3", ("cells", "e1"), "P1/3", {"owner": 0, "followers": [3, 0]}),
    ("bello", f"{BELLO}; e1=P1/3 e3=-/P1:1,P2:2", ("cells", "e3"), "-/P1:1,P2:2",
     {"owner": None, "followers": [1, 2]}),
    ("gog", f"{GOG}; at P1 move; steps 3", ("cells", "a1"), "P1(3)!",
     {"kind": "soldier", "seat": 0, "level": 3, "spent": True}),
    ("gog", f"{GOG}; at P1 move; steps 3", ("cells", "k11"), "P2[2]",
     {"kind": "city", "seat": 1, "level": 2, "spent": False}),
    ("godstorm", GODSTORM, ("territories", "ROM"), "P1:5 WS temple",
     {"owner": 0, "armies": 5, "gods": ["W", "S"], "stranded": None, "temple": True,
      "plague": False}),
    ("godstorm", GODSTORM, ("territories", "LIG"), "N:3",
     {"owner": 5, "armies": 3, "gods": [], "stranded": None, "temple": False, "plague": False}),
    ("godstorm", GODSTORM, ("spaces", "U2"), "P2:3",
     {"owner": 1, "armies": 3, "gods": [], "stranded": None, "temple": False, "plague": False}),
    ("storm", "2p; options powers=on; at develop; a1:1/P1w3cm@4; T=9", ("cells", "a1"),
     "1/P1w3cm@4", {"kind": "1", "number": 1, "owner": 0, "worshipers": 3,
                    "building": "construction", "marker": True, "since": 4}),
    ("storm", "2p; options oceans=on; at develop; a1:0~", ("cells", "a1"), "0~",
     {"kind": "s", "number": 0, "owner": None, "worshipers": 0, "building": None,
      "marker": False, "since": 0}),
]  # fmt: skip


@pytest.mark.parametrize(("game", "text", "way", "written", "told"), CASES)
def test_a_cell_is_written_and_told(game, text, way, written, told):
    table = Table.at(game, text, seed=0)
    field, cell = way
    assert table.describe()[field][cell] == written
    assert msgspec.json.decode(view_of(table, 0).position)[field][cell] == told
