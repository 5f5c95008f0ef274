"""What a table tells of an action, for sentences in any language."""

import pytest

from gog.positions import B2, B4, NEW, ST2, buying, moving, reached, with_card
from theomachy import Table

ALL_24 = """veterans drill champion training desertion tithe plunder barn exile ramparts breach rout
    loaf harvest nugget vein oblivion omen omen timber theft woods lore scroll"""
TRADE = f"{B2}; options trade=on; resources P2 0/0/2; at P1 turn-start"
SIEGE = "j7=P1(1) j9=P1(1) l9=P1(1)"
FIGHT = "c3=P1(5) a1=P1(1); c4=P2(3)"

TOLD = [
    (NEW, "first P2", "first", {"player": "P2"}),
    ("new", "first P1; lay B2 r0", "lay", {"player": "P1", "place": "B2", "rotation": "r0"}),
    ("new", "first P1; lay B2 r0; piece R1", "piece", {"player": "P1", "piece": "R1"}),
    (NEW, "first P1; split 2", "split", {"player": "P1", "number": 2}),
    (
        f"{B2}; at P1 turn-start",
        "camel F>G",
        "camel",
        {"player": "P1", "given": "food", "got": "gold"},
    ),
    (
        TRADE,
        "offer P2 F>G",
        "offer",
        {"player": "P1", "partner": "P2", "given": "food", "got": "gold"},
    ),
    (TRADE, "offer P2 F>G; yes", "yes", {"player": "P2"}),
    (TRADE, "offer P2 F>G; yes", "resources", {"player": "P1", "food": -1, "wood": 0, "gold": 1}),
    (TRADE, "offer P2 F>G; no", "no", {"player": "P2"}),
    (f"{B2}; at P1 turn-start", "next", "end-exchange", {"player": "P1"}),
    (buying(""), "soldier", "soldier", {"player": "P1"}),
    (buying(""), "soldier; at c3", "at", {"player": "P1", "cell": "c3", "what": "soldier"}),
    (buying(""), "soldier; at c3", "soldier-placed", {"player": "P1", "cell": "c3", "level": 1}),
    (buying("c3=P1(1)"), "train", "train", {"player": "P1"}),
    (buying("c3=P1(1)"), "train", "at", {"player": "P1", "cell": "c3", "what": "train"}),
    (buying("c3=P1(1)"), "train", "soldier-level", {"player": "P1", "cell": "c3", "level": 2}),
    (buying("c3=P1(1)"), "train", "resources", {"player": "P1", "food": -1, "wood": -1, "gold": 0}),
    (buying(""), "fortify", "fortify", {"player": "P1"}),
    (buying(""), "fortify; at b2", "city-level", {"player": "P1", "cell": "b2", "level": 2}),
    (buying(""), "ability", "ability", {"player": "P1"}),
    (
        buying(""),
        "ability; drawn POW",
        "drawn",
        {"player": "P1", "ability": "POW", "outcome": "kept"},
    ),
    (buying(""), "ability; drawn POW", "ability-gained", {"player": "P1", "ability": "POW"}),
    (
        buying("abilities P1 POW"),
        "ability; drawn POW",
        "drawn",
        {"player": "P1", "ability": "POW", "outcome": "returned"},
    ),
    (buying(""), "barn", "barn", {"player": "P1"}),
    (buying(""), "barn", "barn-limit", {"player": "P1", "limit": 6}),
    (buying(""), "scroll", "scroll", {"player": "P1"}),
    (buying(""), "scroll", "scroll-gained", {"player": "P1", "scrolls": 1, "lock": ""}),
    (
        buying("abilities P1 WIS"),
        "fortify; at b2; pay 2/2/2",
        "pay",
        {"player": "P1", "food": 2, "wood": 2, "gold": 2},
    ),
    (buying("scrolls P1 1; scrolls P2 4"), "scroll", "from", {"player": "P1", "rival": "P2"}),
    (buying("scrolls P1 1; scrolls P2 4"), "scroll", "scroll-lost", {"player": "P2", "scrolls": 3}),
    (buying(""), "next", "end-purchases", {"player": "P1"}),
    (f"{B2}; b5=P1[2]; at P1 chests", "draw", "draw", {"player": "P1"}),
    (f"{B2}; b5=P1[2]; at P1 chests", "next", "end-chests", {"player": "P1"}),
    (f"{B2}; draws 1; discards {ALL_24}; at P1 draw", "draw", "deck-renewed", {}),
    (f"{B2}; draws 1; at P1 draw", "draw; card omen", "card", {"player": "P1", "card": "omen"}),
    (with_card("loaf"), "die 3", "die", {"player": "P1", "die": 3}),
    (with_card("loaf"), "die 3; accept", "accept", {"player": "P1"}),
    (with_card("loaf"), "die 3; accept", "affected", {"player": "P1", "card": "loaf"}),
    (
        with_card("loaf"),
        "die 3; accept",
        "resources",
        {"player": "P1", "food": 1, "wood": 0, "gold": 0},
    ),
    (with_card("loaf"), "die 3; decline", "decline", {"player": "P1"}),
    (with_card("loaf"), "die 2", "affected", {"player": "P2", "card": "loaf"}),
    (with_card("rout", "l1=P2(1)"), "die 2", "at", {"player": "P2", "cell": "l1", "what": "rout"}),
    (with_card("rout", "l1=P2(1)"), "die 2", "soldier-lost", {"player": "P2", "cell": "l1"}),
    (
        with_card("oblivion", "abilities P2 DEF WAT"),
        "die 2; return WAT",
        "return",
        {"player": "P2", "ability": "WAT"},
    ),
    (
        with_card("oblivion", "abilities P2 WAT"),
        "die 2",
        "ability-lost",
        {"player": "P2", "ability": "WAT"},
    ),
    (
        with_card("theft", "abilities P2 DEF WAT"),
        "die 1; accept; steal P2 WAT",
        "steal",
        {"player": "P1", "rival": "P2", "loot": "WAT"},
    ),
    (with_card("omen"), "die 1; accept; gog", "gog", {"player": "P1"}),
    (with_card("omen"), "die 1; accept; angel", "angel", {"player": "P1"}),
    (with_card("omen"), "die 1; accept; pass", "pass", {"player": "P1"}),
    (
        with_card("omen"),
        "die 1; accept; gog; to c6",
        "to",
        {"player": "P1", "cell": "c6", "what": "gog"},
    ),
    (
        with_card("exile", "b1=P1(3); a12=P2(2)"),
        "die 1; accept; to a12",
        "to",
        {"player": "P1", "cell": "a12", "what": "exile"},
    ),
    (
        with_card("exile", "b1=P1(3); a12=P2(2)"),
        "die 1; accept; to a12",
        "battle",
        {
            "player": "P1",
            "defender": "P2",
            "cell": "a12",
            "attack": 3,
            "defence": 2,
            "outcome": "won",
        },
    ),
    (f"{B2}; at P1 dice", "roll 6-4", "roll", {"player": "P1", "high": 6, "low": 4}),
    (f"{B2}; at P1 dice; a1=P1(1)", "roll 6-4; keep", "keep", {"player": "P1"}),
    (f"{B2}; at P1 dice", "roll 6-4; reroll", "reroll", {"player": "P1"}),
    (moving("a1=P1(1)"), "pick a1", "pick", {"player": "P1", "cell": "a1"}),
    (
        moving("a1=P1(1)"),
        "pick a1; step N",
        "step",
        {"player": "P1", "direction": "N", "from": "a1", "to": "a2"},
    ),
    (moving("a1=P1(1)"), "pick a1; step N; stop", "stop", {"player": "P1"}),
    (
        moving(FIGHT),
        "pick c3; step N",
        "battle",
        {
            "player": "P1",
            "defender": "P2",
            "cell": "c4",
            "attack": 5,
            "defence": 3,
            "outcome": "won",
        },
    ),
    (
        moving("e4=P1(2) a1=P1(1); e5=P2(3)"),
        "pick e4; step N",
        "battle",
        {
            "player": "P1",
            "defender": "P2",
            "cell": "e5",
            "attack": 2,
            "defence": 4,
            "outcome": "lost",
        },
    ),
    (
        moving("c3=P1(3) a1=P1(1); c4=P2(3)"),
        "pick c3; step N",
        "battle",
        {
            "player": "P1",
            "defender": "P2",
            "cell": "c4",
            "attack": 3,
            "defence": 3,
            "outcome": "tied",
        },
    ),
    (
        moving("c3=P1(3) a1=P1(1); c4=P2(3)"),
        "pick c3; step N; clash 4-2",
        "clash",
        {"player": "P1", "attack": 4, "defence": 2, "cell": "c4", "outcome": "won"},
    ),
    (
        moving("c3=P1(3) a1=P1(1); c4=P2(3)"),
        "pick c3; step N; clash 2-4",
        "clash",
        {"player": "P1", "attack": 2, "defence": 4, "cell": "c4", "outcome": "lost"},
    ),
    (
        moving("c3=P1(3) a1=P1(1); c4=P2(3)"),
        "pick c3; step N; clash 4-4",
        "clash",
        {"player": "P1", "attack": 4, "defence": 4, "cell": "c4", "outcome": "tied"},
    ),
    (moving("b2=-; c3=P1(4)"), "pick c3; found", "found", {"player": "P1", "cell": "c3"}),
    (
        moving("b2=-; e4=P1(4)"),
        "pick e4; step NE; found",
        "scroll-gained",
        {"player": "P1", "scrolls": 1, "lock": "f5"},
    ),
    (moving(SIEGE), "conquer k8", "conquer", {"player": "P1", "cell": "k8", "owner": "P2"}),
    (moving(SIEGE), "conquer k8", "soldier-level", {"player": "P1", "cell": "l9", "level": 2}),
    (moving("abilities P1 AMB"), "ambush", "ambush", {"player": "P1"}),
    (
        moving("abilities P1 AMB"),
        "ambush; die 4; at l9",
        "at",
        {"player": "P1", "cell": "l9", "what": "ambush"},
    ),
    (moving("a1=P1(1)"), "end", "end-turn", {"player": "P1"}),
    (moving("a1=P1(1)"), "end", "turn", {"player": "P2", "round": 5}),
    (moving("a1=P1(1)"), "end", "gathers", {"player": "P2", "food": 3, "wood": 3, "gold": 3}),
    (f"{ST2}; steps 1; at P1 move", "end", "steps", {"player": "P2", "steps": 7}),
    (f"{B2}; a12=P2(1); steps 1; at P2 move", "end", "round-end", {"round": 5}),
    (
        f"{B2}; a12=P2(1); steps 1; round 40; at P2 move",
        "end",
        "over",
        {"reason": "round_cap", "player": ""},
    ),
    (
        f"{B4}; k11=- h11=-; options last_city=long; steps 9; at P1 move; {SIEGE}",
        "conquer k8",
        "eliminated",
        {"player": "P3"},
    ),
    (
        moving(f"k11=- h11=-; {SIEGE}"),
        "conquer k8",
        "over",
        {"reason": "last_city", "player": "P1"},
    ),
    (
        "2p; options map=fixed; a1=P2(1) l12=P2(1) k8=P2[1]; steps 1; at P2 move",
        "end; at b1",
        "at",
        {"player": "P1", "cell": "b1", "what": "muster"},
    ),
]


@pytest.mark.parametrize(("position", "moves", "kind", "args"), TOLD)
def test_it_is_told(position, moves, kind, args):
    events = list(reached(position, moves).told())
    assert (kind, args) in [(event.kind, dict(event.args)) for event in events]


def test_every_kind_of_event_is_known():
    """Every verb, but for the two that end phases, and what follows by itself."""
    game = Table("gog", seed=0).game
    verbs = {game.notation(action).split()[0] for action in range(game.actions)}
    followed = {kind for _, _, kind, _ in TOLD} - verbs
    assert verbs - {kind for _, _, kind, _ in TOLD} == {"next", "end"}
    assert followed == {
        "end-exchange", "end-purchases", "end-chests", "end-turn", "turn", "gathers", "steps",
        "affected", "battle", "soldier-placed", "soldier-level", "soldier-lost", "city-level",
        "resources", "barn-limit", "ability-gained", "ability-lost", "scroll-gained", "scroll-lost",
        "deck-renewed", "eliminated", "round-end", "over",
    }  # fmt: skip


def test_12_5_both_are_told_gone_when_the_winner_drowns():
    table = reached(moving("c4=P1(5) a1=P1(1); d4=P2(4)"), "pick c4; step E")
    assert [event.kind for event in table.told()] == ["step", "battle"]
    assert table.told()[1].args["outcome"] == "won"


def test_a_quiet_step_tells_nothing_but_itself():
    (event,) = reached(moving("a1=P1(1)"), "pick a1").told()
    assert event.kind == "pick"


def said(text, moves, move):
    table = reached(text, moves)
    return table.game.explain(table.state, table.game.parse(move))


def test_12_2_a_move_says_which_battle_it_begins():
    begun = {"attacker": "P1", "defender": "P2", "attack": 5, "defence": 3, "outcome": "won"}
    assert said(moving(FIGHT), "pick c3", "step N").items() >= begun.items()
    assert said(moving(FIGHT), "pick c3", "step S")["outcome"] == "none"
    exile = with_card("exile", "b1=P1(3); a12=P2(2)"), "die 1; accept"
    assert said(*exile, "to a12").items() >= {"attack": 3, "defence": 2}.items()
    assert said(*exile, "to a9")["outcome"] == "none"
