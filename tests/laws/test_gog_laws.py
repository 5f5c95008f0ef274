"""What is true of every position of Battle of GOG; recomputed from its description."""

import collections
import itertools
import re

from hypothesis import given
from strategies import journeys, law, positions

from theomachy.games import load
from theomachy.kernel import NATURE, OVER, ask

GAME = load("gog")
COLUMNS = "abcdefghijkl"
CORNERS = ("a1", "a12", "l12", "l1")
ABILITIES = ("DEF", "WIS", "MAG", "AMB", "ABU", "WAT", "POW", "STR", "SPD")
PIECED = {".": 78, "~": 18, "F": 10, "W": 10, "G": 10, "T": 6, "C": 4, "R": 4, "V": 3, "S": 1}
FIXED = {".": 72, "~": 16, "F": 12, "W": 12, "G": 12, "T": 4, "C": 4, "R": 4, "V": 4, "S": 4}
Piece = collections.namedtuple("Piece", "cell owner level is_city is_spent")


def pieces(told):
    """Every soldier and city: `P1(3)`, `P1(3)!` or `P2[1]`."""
    for cell, text in told["cells"].items():
        owner, opening, level, _, spent = re.fullmatch(
            r"(P\d)([(\[])(\d)([)\]])(!?)", text
        ).groups()
        yield Piece(cell, owner, int(level), opening == "[", bool(spent))


def seats(told):
    return [f"P{seat + 1}" for seat in range(told["players"])]


def terrain(told, cell):
    return told["map"][12 - int(cell[1:])][COLUMNS.index(cell[0])]


def distance(cell, other):
    columns = abs(COLUMNS.index(cell[0]) - COLUMNS.index(other[0]))
    return max(columns, abs(int(cell[1:]) - int(other[1:])))


def is_laid(told):
    return told["gog"] is not None


@given(positions(GAME))
@law()
def test_1_8_resources_stay_within_the_barn(s):
    told = GAME.description(s)
    for barn, held in zip(told["barns"], told["resources"], strict=True):
        assert 5 <= barn <= 7
        assert len(held) == 3
        assert 0 <= min(held) <= max(held) <= barn


@given(positions(GAME))
@law()
def test_15_five_scrolls_and_their_locks(s):
    told = GAME.description(s)
    cities = {piece.cell: piece.owner for piece in pieces(told) if piece.is_city}
    assert s.stack >= 0
    assert min(told["scrolls"]) >= 0
    assert s.stack + sum(told["scrolls"]) == 5
    locked = [lock for lock in told["locks"] if lock]
    assert len(locked) <= (1 if told["options"]["scroll_site"] == "first" else told["players"])
    for seat, lock, held in zip(seats(told), told["locks"], told["scrolls"], strict=True):
        assert lock is None or (cities[lock] == seat and held >= 1)


@given(positions(GAME))
@law()
def test_1_4_a_cell_holds_one_piece(s):
    told = GAME.description(s)
    if is_laid(told):
        assert told["gog"] != told["angel"]
        assert not {told["gog"], told["angel"]} & set(told["cells"])
    assert len(list(pieces(told))) == len(told["cells"]) == (s.board != 0).sum() - 2 * is_laid(told)


@given(positions(GAME))
@law()
def test_1_7_eight_soldiers_three_cities_levels_one_to_six(s):
    told = GAME.description(s)
    every = list(pieces(told))
    moving = 1 if told["transit"] else 0
    for number, seat in enumerate(seats(told)):
        own = [piece for piece in every if piece.owner == seat]
        cities = sum(piece.is_city for piece in own)
        in_transit = moving if told["at"].startswith(seat) else 0
        assert len(own) - cities + in_transit <= 8
        assert cities <= min(3, told["founded"][number])
    assert all(1 <= piece.level <= 6 for piece in every)
    assert {piece.owner for piece in every} <= set(seats(told))


@given(positions(GAME))
@law()
def test_11_2_cities_stand_on_plain_two_apart(s):
    told = GAME.description(s)
    cities = [piece.cell for piece in pieces(told) if piece.is_city]
    assert all(terrain(told, cell) == "." for cell in cities)
    assert all(distance(cell, other) >= 2 for cell, other in itertools.combinations(cities, 2))


@given(positions(GAME))
@law()
def test_7_8_twenty_four_treasure_cards(s):
    told = GAME.description(s)
    out = collections.Counter([*told["discards"], *([told["card"]] if told["card"] else [])])
    assert out["omen"] <= 2
    assert all(number == 1 for card, number in out.items() if card != "omen")
    assert int(s.treasures).bit_count() + out.total() == 24


@given(positions(GAME))
@law()
def test_17_12_two_ability_cards_of_each_kind(s):
    told = GAME.description(s)
    held = collections.Counter(itertools.chain(*told["abilities"]))
    assert all(len(set(own)) == len(own) for own in told["abilities"])
    for number, kind in enumerate(ABILITIES):
        assert s.unseen[number] >= 0
        assert s.unseen[number] + held[kind] + told["returned"].count(kind) == 2


@given(positions(GAME))
@law()
def test_2_1_a_complete_map_shows_every_piece_once(s):
    told = GAME.description(s)
    shown = collections.Counter("".join(told["map"]))
    assert shown.total() == 144
    if is_laid(told):
        assert shown == (FIXED if told["options"]["map"] == "fixed" else PIECED)
        assert told["pieces"] == []
    elif told["at"] != "first":
        assert shown["?"] == 9 * (
            len(told["pieces"]) + bool(told["piece"]) + ("site" in told["at"])
        )


@given(journeys(GAME))
@law(compiled=40, plain=5)
def test_2_11_terrain_once_laid_never_changes(steps):
    maps = ["".join(GAME.description(s)["map"]) for s, _ in steps]
    for before, after in itertools.pairwise(maps):
        assert all(old in ("?", new) for old, new in zip(before, after, strict=True))


@given(positions(GAME))
@law()
def test_4_3_only_a_phase_with_battles_shows_spent_soldiers(s):
    told = GAME.description(s)
    if any(piece.is_spent for piece in pieces(told)):
        assert told["phase"] in (3, 4)


@given(positions(GAME))
@law()
def test_18_1_a_game_that_goes_on_has_no_winner(s):
    told = GAME.description(s)
    own = {seat: {p.cell for p in pieces(told) if p.owner == seat} for seat in seats(told)}
    soldiers = {p.cell for p in pieces(told) if not p.is_city}
    if ask.actor(s) != OVER:
        assert max(told["scrolls"]) < told["options"]["scrolls_to_win"]
        assert told["ending"] is None
        assert told["round"] <= told["options"]["round_cap"]
        assert not any(set(CORNERS) <= cells & soldiers for cells in own.values())


@given(positions(GAME))
@law(compiled=40, plain=4)
def test_legal_is_refusal_free_and_chance_weighs_it(s):
    legal = GAME.legal_actions(s)
    assert legal == [action for action in range(GAME.actions) if not ask.refusal(s, action)]
    if ask.actor(s) == NATURE:
        weights = [ask.chance(s, outcome) for outcome in legal]
        assert min(weights) > 0
        told = GAME.description(s)
        totals = {"card": int(s.treasures).bit_count() or 24, "die": 6, "clash": 36, "roll": 36}
        node = told["at"].split()[-1]
        assert sum(weights) == totals.get(node, sum(weights))


@given(journeys(GAME))
@law(compiled=40, plain=5)
def test_rounds_and_foundings_never_fall(steps):
    told = [GAME.description(s) for s, _ in steps]
    for before, after in itertools.pairwise(told):
        assert before["round"] <= after["round"]
        assert all(a <= b for a, b in zip(before["founded"], after["founded"], strict=True))
        assert all(a <= b for a, b in zip(before["eliminated"], after["eliminated"], strict=True))
        assert set(before["won"]) <= set(after["won"])
