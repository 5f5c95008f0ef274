"""What is true of every position of Godstorm; recomputed from its description."""

import collections
import itertools
import math

import numpy as np
from godstorm_told import ATLANTIS, BARE, BELOW_ONLY, DECKS, NAMES, Told, deck_of
from hypothesis import given
from strategies import journeys, law, positions

from theomachy.games import load
from theomachy.kernel import NATURE, OVER, ask
from theomachy.kernel.game import SHEET

GAME = load("godstorm")


def told(s):
    return Told(GAME.description(s))


@given(positions(GAME))
@law()
def test_1_1_an_owner_has_armies_and_lives(s):
    t = told(s)
    owners = {seat for seat in t.seats if t.is_living(seat)} | ({"N"} if s.players == 2 else set())
    for land in t.lands.values():
        assert (land.owner is None) == (land.armies == 0)
        assert land.owner is None or land.owner in owners
    for owner, number in t.spaces.values():
        assert owner in owners - {"N"}
        assert int(number) >= 1


@given(positions(GAME))
@law()
def test_1_4_a_god_stands_beside_an_army_of_his(s):
    t = told(s)
    for seat in t.seats:
        gods = "".join(land.gods for land in t.own(seat).values())
        assert len(set(gods)) == len(gods)
    for land in t.lands.values():
        assert not land.gods or land.owner in t.seats or (land.is_stranded and t.node == "die")


@given(positions(GAME))
@law()
def test_1_6_twelve_temples_five_plagues_and_a_bare_sea(s):
    t = told(s)
    assert sum(land.has_temple for land in t.lands.values()) <= 12
    assert sum(land.is_plagued for land in t.lands.values()) <= 5
    assert not any(land.has_temple for land in t.own("N").values())
    assert not (t.said["sunk"] and ATLANTIS & set(t.lands))


@given(positions(GAME))
@law()
def test_1_12_nothing_falls_below_zero(s):
    t = told(s)
    for name in ("faith", "heaven", "reserve", "sears"):
        assert min(t.said[name]) >= 0
    for seat in t.seats:
        assert t.is_living(seat) or (t.row("faith", seat) == 0 and t.armies(seat) == 0)


@given(positions(GAME))
@law()
def test_2_12_sixty_six_cards(s):
    t = told(s)
    out = [*t.said["out"], *([t.said["card"]] if t.said["card"] else [])]
    gone = collections.Counter(map(deck_of, [*out, *itertools.chain(*t.said["relics"])]))
    for deck, whole in DECKS.items():
        held = sum(sizes.get(deck, 0) for sizes in t.said["hand_sizes"])
        less = BELOW_ONLY.get(deck, 0) if t.said["options"]["underworld"] == "off" else 0
        assert t.said["decks"][deck] + held + gone[deck] == whole - less
    for hand, sizes in zip(t.said["hands"], t.said["hand_sizes"], strict=True):
        assert collections.Counter(map(deck_of, hand)) == {k: n for k, n in sizes.items() if n}


def is_quiet(before, move, after):
    """No card, no new turn, no death without a heaven, no army given up for faith."""
    said = before.said, after.said
    same = all(said[0][name] == said[1][name] for name in ("turn", "epoch", "fallen"))
    cards = any(told["card"] for told in said) or before.said["omen"] or move.startswith("play")
    invasion = before.said["invasion"] or {"clash": "", "force": ""}
    is_final = invasion["clash"] == "underworld" or "D" in invasion["force"]
    return same and before.said["turn"] and not (cards or is_final or before.node == "book")


@given(journeys(GAME))
@law(compiled=40, plain=6)
def test_1_11_armies_go_from_the_reserve_to_the_map_to_heaven_and_below(steps):
    if GAME.description(steps[0][0])["options"]["underworld"] == "off":
        return
    for (s, action), (then, _) in itertools.pairwise(steps):
        before, after = told(s), told(then)
        if is_quiet(before, GAME.notation(action), after):
            for seat in before.seats:
                assert before.armies(seat) == after.armies(seat), GAME.notation(action)


@given(journeys(GAME))
@law(compiled=40, plain=6)
def test_6_4_what_is_out_sunk_or_fallen_stays_so(steps):
    for before, after in itertools.pairwise(GAME.description(s) for s, _ in steps):
        assert not collections.Counter(before["out"]) - collections.Counter(after["out"])
        assert before["sunk"] <= after["sunk"]
        assert all(not old or old == new for old, new in zip(before["fallen"], after["fallen"],
                                                            strict=True))  # fmt: skip
        if after["epoch"] < before["epoch"]:
            assert "TIME" in after["out"]
            assert after["epoch"] == before["epoch"] - 1


@given(positions(GAME))
@law()
def test_3_5_every_living_player_has_a_marker_of_his_own(s):
    t = told(s)
    taken = [marker for marker in t.said["markers"] if marker]
    assert len(set(taken)) == len(taken)
    if t.said["turn"] and ask.actor(s) != OVER:
        assert all(bool(t.row("markers", seat)) == t.is_living(seat) for seat in t.seats)
        assert t.row("markers", t.said["at"].split()[0]) == t.said["turn"]
    assert 0 <= t.said["epoch"] <= t.said["options"]["epochs"]


def whole_weight(t, outcomes):
    """What the weights of nature's outcomes add up to, by where it acts."""
    dice = len(outcomes[0].split()) - 2
    deck = t.said["draw"] and t.said["decks"][t.said["draw"]["deck"]]
    return {
        "roll_a": 6**dice, "roll_d": 6**dice, "reroll_a": 5**dice, "reroll_d": 5**dice,
        "draw": deck, "die": 6, "continent": 5 if t.said["sunk"] else 6,
        "plague": 42 - len(t.lands), "first": len(t.seats), "rank": math.factorial(len(t.seats)),
        "deal": sum(name not in t.lands or not t.lands[name].owner for name in NAMES),
        "tie": math.factorial(len(outcomes[0].split()) - 1),
        "plague_to": sum(not t.lands.get(name, BARE).is_plagued for name in NAMES)
        - 4 * t.said["sunk"],
    }[t.node]  # fmt: skip


@given(positions(GAME))
@law()
def test_10_7_the_weights_of_nature(s):
    if ask.actor(s) == NATURE:
        t, legal = told(s), GAME.legal_actions(s)
        outcomes = [GAME.notation(action) for action in legal]
        assert sum(int(ask.chance(s, action)) for action in legal) == whole_weight(t, outcomes)


@given(positions(GAME))
@law()
def test_20_3_points_and_ranks(s):
    t, sheet = told(s), np.zeros(s.players, SHEET).view(np.recarray)
    ask.score(s, sheet)
    keys = [
        (t.is_living(p), -1 if t.is_living(p) else t.row("fallen", p), t.points(p),
         t.row("faith", p), t.on_map(p))
        for p in t.seats
    ]  # fmt: skip
    for line, seat, mine in zip(sheet, t.seats, keys, strict=True):
        assert line.points == t.points(seat)
        assert line.rank == 1 + sum(key > mine for key in keys)
