"""What a table tells of an action, for sentences in any language."""

import pytest

from godstorm.telling import THREE, kinds, told
from theomachy import Table


@pytest.mark.parametrize(
    ("given", "moves", "event"),
    [
        ("at P1 T6; ROM P1:4; LIG P2:2", "invade ROM LIG",
         ("invade", {"player": "P1", "from": "ROM", "to": "LIG", "defender": "P2"})),
        ("at P1 T6; ROM P1:4; VAR P2:2", "invade ROM LIG",
         ("invade", {"player": "P1", "from": "ROM", "to": "LIG", "defender": "none"})),
        ("at P1 T9; ROM P1:1; heaven P1 2; U1 P2:1", "descend H U1",
         ("descend", {"player": "P1", "from": "H", "to": "U1", "defender": "P2"})),
        ("at P1 T2; ROM P1:4; faith P1 9", "summon W ROM",
         ("summon", {"player": "P1", "god": "W", "territory": "ROM", "price": 3})),
        ("at P1 T2; ROM P1:4; faith P1 9", "temple ROM",
         ("temple", {"player": "P1", "territory": "ROM", "price": 5})),
        ("at P1 T4; ROM P1:4 W; hand P1 EMPIRE", "play EMPIRE",
         ("temple-raised", {"territory": "ROM"})),
        ("at P1 T3; ROM P1:4 W; faith P1 9", "buy W",
         ("buy", {"player": "P1", "deck": "W", "price": 2})),
        ("at P1 T4; ROM P1:4 W; hand P1 HEROES", "play HEROES",
         ("raised", {"player": "P1", "place": "ROM", "number": 3})),
        ("at P1 T4; ROM P1:4 W; hand P1 STORMS", "play STORMS; on RUS; die 2",
         ("lost", {"player": "P3", "place": "RUS", "number": 2, "left": 1})),
        ("at P1 T4; ROM P1:4 W temple; hand P1 STRENGTH", "play STRENGTH",
         ("faith-gained", {"player": "P1", "number": 2})),
        ("at P1 T4; ROM P1:4 W; hand P1 ASH; relics P2 WINE", "play ASH",
         ("relic-gone", {"player": "P2", "card": "WINE"})),
        ("at P1 T4; ROM P1:4 W; faith P1 1; hand P1 SHRINE; relics P2 WINE", "play SHRINE",
         ("relic-won", {"player": "P1", "victim": "P2", "card": "WINE"})),
        ("at P1 T4; epoch 3; ROM P1:4 W; faith P1 4; hand P1 TIME", "play TIME",
         ("epoch-back", {"epoch": 2})),
        ("at P1 T4; ROM P1:4 D; faith P1 4; hand P1 CROPS; hand P3 FOG TIME",
         "play CROPS; player P3", ("discarded", {"player": "P3", "card": "FOG"})),
        ("at P1 T4; ROM P1:4 D; faith P1 4; hand P1 SEA", "play SEA", ("sunk", {})),
        ("at P1 T4; ROM P1:4 D; faith P1 4; hand P1 WATERS", "play WATERS; sea COR-ROM",
         ("maelstrom", {"sea": "COR-ROM"})),
        ("at P1 T4; ROM P1:4 D; faith P1 4; hand P1 FORSAKE", "play FORSAKE; on ROM",
         ("plagued", {"territory": "ROM"})),
        ("at P1 T4; ROM P1:4 W; faith P1 4; LIG - plague; hand P1 PURGED", "play PURGED",
         ("cleansed", {"territory": "LIG"})),
        ("at P1 T4; ROM P1:4 D; faith P1 4; LIG - temple; hand P1 FIRE", "play FIRE",
         ("temple-gone", {"territory": "LIG"})),
        ("at P1 T6; ROM P1:4; LIG P2:2 S; faith P2 9; hand P2 SACRED",
         "invade ROM LIG; play SACRED", ("sacred", {"territory": "LIG"})),
        ("at P1 T6; ROM P1:4; LIG P2:2 S; hand P2 SEARS", "invade ROM LIG; play SEARS",
         ("seared", {"player": "P2"})),
        ("at P1 T7; ROM P1:4 W; LIG P1:1", "from ROM; move 2; gods W",
         ("god-moved", {"player": "P1", "god": "W", "from": "ROM", "to": "LIG"})),
        ("at P1 T7; ROM P1:4; LIG P1:1", "from ROM; move 2",
         ("moved", {"player": "P1", "from": "ROM", "to": "LIG", "number": 2})),
        ("at P1 T1; ROM P1:4 temple; LIG P1:1; U2 P1:3", "revive U2",
         ("moved", {"player": "P1", "from": "U2", "to": "ROM", "number": 1})),
    ],
)  # fmt: skip
def test_what_happened_is_told(given, moves, event):
    assert event in told(f"{THREE}; {given}", moves)


def test_9_21_a_battle_is_told_round_by_round():
    text = f"{THREE}; at P1 T6; ROM P1:6; LIG P2:1 D"
    events = told(text, "invade ROM LIG; attack 3; roll A 6 5 4; roll D 1")
    assert events == [
        ("battle-round", {"player": "P1", "rival": "P2", "attack": "6 5 4", "defence": "1",
                          "lost": 0, "killed": 1}),
        ("lost", {"player": "P2", "place": "LIG", "number": 1, "left": 0}),
        ("conquered", {"player": "P1", "victim": "P2", "territory": "LIG"}),
        ("banished", {"player": "P2", "god": "D", "territory": "LIG"}),
    ]  # fmt: skip


def test_9_12_a_godswar_is_told_with_champions_and_results():
    text = f"{THREE}; at P1 T6; ROM P1:6 W; LIG P2:1 D"
    assert kinds(text, "invade ROM LIG; with W") == ["with", "champion", "champion"]
    events = told(text, "invade ROM LIG; with W; roll A 6 5 4; roll D 3 2 1")
    assert events[1] == ("godswar-round", {
        "player": "P1", "rival": "P2", "god": "W", "rival_god": "D", "result": 21,
        "rival_result": 7})  # fmt: skip
    assert kinds(text, "invade ROM LIG; with -; attack 1; roll A 4") == ["roll"]


def test_9_18_dice_rolled_without_asking_are_told():
    text = f"{THREE}; at P1 T6; ROM P1:2; LIG P2:1"
    assert kinds(text, "invade ROM LIG") == ["invade", "attack", "defend"]


def test_3_2_bids_are_told_together():
    text = "2p; at P1 bid; faith P1 3; faith P2 3; ROM P1:2; LIG P2:2; relics P2 TABLETS"
    assert told(text, "bid 2") == [("bid", {"player": "P1"})]
    assert told(text, "bid 2", seat=0) == [("bid-own", {"player": "P1", "number": 2})]
    events = told(text, "bid 2; bid 1")
    assert ("reveal", {"player": "P1", "number": 2, "bonus": 0}) in events
    assert ("reveal", {"player": "P2", "number": 1, "bonus": 3}) in events
    assert kinds(text, "bid 2; bid 1; marker 2")[:3] == ["marker", "marker", "turn"]


def test_13_4_a_new_epoch_and_automatic_bids_are_told():
    text = "2p; at P2 T9; epoch 2; ROM P1:1; LIG P2:1; heaven P2 1"
    assert kinds(text, "done") == ["done", "epoch", "bid", "bid", "reveal", "reveal"]


def test_4_3_income_is_told():
    text = "2p; at P1 bid; faith P1 1; ROM P1:2; LIG P2:2; GAU P1:1"
    events = told(text, "bid 1; marker 1")
    assert ("income", {"player": "P1", "armies": 3, "faith": 3}) in events


def test_14_3_a_fall_and_its_spoils_are_told():
    text = "3p; at P1 T6; ROM P1:6; LIG P2:1; RUS P3:3; hand P2 FOG TIME; relics P2 WINE"
    events = told(text, "invade ROM LIG; attack 3; roll A 6 5 4; roll D 1")
    assert ("eliminated", {"player": "P2"}) in events
    assert ("spoils", {"player": "P1", "victim": "P2", "number": 2}) in events
    assert ("relic-won", {"player": "P1", "victim": "P2", "card": "WINE"}) in events


def test_14_3_a_hand_that_leaves_the_game_is_told_card_by_card():
    text = "3p; options spoils=none; at P1 T6; ROM P1:6; LIG P2:1; RUS P3:3; hand P2 FOG TIME"
    events = told(text, "invade ROM LIG; attack 3; roll A 6 5 4; roll D 1")
    assert [args["card"] for kind, args in events if kind == "discarded"] == ["TIME", "FOG"]
    assert "spoils" not in [kind for kind, _ in events]


def test_20_1_the_end_is_told():
    text = "2p; at P1 T6; ROM P1:6; LIG P2:1"
    events = told(text, "invade ROM LIG; attack 3; roll A 6 5 4; roll D 1")
    assert events[-1] == ("over", {"reason": "alone"})


def test_2_1_nature_is_told():
    table = Table("godstorm", 3, seed=0, options={"pantheons": "rolled", "setup": "chosen"})
    assert table.play("plague ROM")[0].args == {"territory": "ROM"}
    for move in ("plague LIG", "plague GAU", "plague EGY"):
        table.play(move)
    assert table.play("rank P2 P1 P3")[0].args == {
        "number": 3,
        "first": "P2",
        "second": "P1",
        "third": "P3",
    }
    assert table.play("pantheon NO")[0].args == {"player": "P2", "people": "NO"}


def test_16_17_only_both_know_the_card_taken():
    text = "3p; at P1 T4; hand P1 VISIONS; hand P2 CROPS FOG; CAR P1:3 W; ROM P2:2; RUS P3:1"
    public = ("take", {"player": "P1", "victim": "P2", "deck": "D"})
    known = ("take-card", {"player": "P1", "victim": "P2", "deck": "D", "card": "CROPS"})
    assert told(text, "play VISIONS; take CROPS", seat=2)[0] == public
    assert told(text, "play VISIONS; take CROPS", seat=0)[0] == known
    assert told(text, "play VISIONS; take CROPS", seat=1)[0] == known
    alone = text.replace("CROPS FOG", "CROPS")
    assert public in told(alone, "play VISIONS")
    assert known in told(alone, "play VISIONS", seat=1)


@pytest.mark.parametrize(
    ("given", "outcome", "public", "own"),
    [
        ("draw P2 W play", "draw W TIME", "draw", "draw-card"),
        ("draw P2 M play", "draw M WINE", "draw-relic", "draw-relic"),
        ("relics P1 PANDORA; omen 4; draw P1 D omens", "draw D SEA", "draw-omen", "draw-omen"),
    ],
)
def test_6_14_draws_are_told_as_far_as_they_are_known(given, outcome, public, own):
    text = f"{THREE}; at P1 draw; ROM P1:3; {given}"
    assert told(text, outcome)[0][0] == public
    assert told(text, outcome, seat=1)[0][0] == own
