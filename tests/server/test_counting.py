"""Games played and counted in parts: together they are the whole, as `simulate` plays it."""

import collections

import msgspec
import pytest

from theomachy.games import load
from theomachy.server import counting
from theomachy.server.counting import counted
from theomachy.server.studies import Part
from theomachy.study.simulate import simulate

FOREVER = 1e9
GUEST = Part("connect_four", 2, ["random"], 7, 0, 6)
GROUPS = ("by_order", "by_seat", "by_faction", "by_bot")


def part(whole, first, games):
    return msgspec.structs.replace(whole, first=first, games=games)


def totals(*parts):
    """Everything that was counted in some parts, added up."""
    sums = collections.Counter()
    for told in parts:
        for group in GROUPS:
            for one in getattr(told, group):
                for what in ("seats", "wins", "points", "ranks"):
                    sums[group, one.name, what] += getattr(one, what)
        for group in ("endings", "lengths", "points"):
            for name, number in getattr(told, group).items():
                sums[group, name] += number
    return sums


@pytest.mark.parametrize("bots", [["random"], ["random", "greedy"]], ids=str)
def test_parts_are_the_whole_however_it_is_cut(bots):
    whole = msgspec.structs.replace(GUEST, bots=bots)
    pieces = [counted(part(whole, *cut), FOREVER) for cut in ((0, 1), (1, 2), (3, 3))]
    assert totals(*pieces) == pytest.approx(totals(counted(whole, FOREVER)))


@pytest.mark.parametrize(
    "asked",
    [
        GUEST,
        msgspec.structs.replace(GUEST, bots=["greedy", "random"]),
        Part("bello", 2, ["random"], 3, 0, 2, {"powers": "off", "doomsday": 12}),
    ],
    ids=lambda asked: f"{asked.game}-{asked.bots}",
)
def test_a_study_counts_what_the_terminal_counts(asked):
    report = simulate(
        load(asked.game), asked.players, asked.games, asked.bots, asked.seed, asked.options
    )
    told = counted(asked, FOREVER)
    for group in GROUPS:
        shares = {share.name: share for share in getattr(report, group)}
        fared = {one.name: one for one in getattr(told, group) if one.seats}
        assert set(fared) == set(shares)
        for name, one in fared.items():
            assert (one.seats, one.wins) == (shares[name].games, pytest.approx(shares[name].wins))
            assert one.points / one.seats == pytest.approx(shares[name].points)
            assert one.ranks / one.seats == pytest.approx(shares[name].rank)
    assert told.endings == report.endings
    lengths = [length for length, times in told.lengths.items() for _ in range(times)]
    assert sum(lengths) == report.decisions["total"]


@pytest.mark.plain_only
def test_games_are_played_by_the_numbers_that_are_said():
    quick = {"radius": 3, "max_turns": 60}
    printed, rich = (Part("storm", 2, ["random"], 3, 0, 2, quick, n) for n in ({}, {"income": 3}))
    assert totals(counted(rich, FOREVER)) != totals(counted(printed, FOREVER))
    report = simulate(load("storm@income=3"), 2, 2, ["random"], 3, quick)
    assert counted(rich, FOREVER).endings == report.endings


def test_a_part_ends_in_time_and_has_one_game_at_least():
    assert counted(GUEST, 0.0).games == 1


def test_half_of_what_surely_fits_is_played_at_once():
    assert counting.fitting(0, 0.0, 1.0) == 1
    assert counting.fitting(10, 0.2, 1.0) == 20
    assert counting.fitting(10, 0.99, 1.0) == 1
    assert counting.fitting(1000, 0.001, 1.0) == counting._MOST_AT_ONCE


def test_a_faction_that_nobody_played_has_no_seats():
    told = counted(Part("bello", 2, ["random"], 3, 0, 1, {"powers": "off"}), FOREVER)
    assert [one.name for one in told.by_faction] == list(load("bello").factions)
    assert sum(one.seats for one in told.by_faction) == 2


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"game": "chess"}, "chess"), ({"game": "storm@income=3"}, "no game called"),
        ({"players": 3}, "3"), ({"bots": ["oracle"]}, "oracle"), ({"bots": ["uct9"]}, "uct9"),
        ({"options": {"colour": "red"}}, "option"), ({"bots": ["random"] * 3}, "3"),
        ({"numbers": {"income": 3}}, "no number 'income'"),
        ({"game": "storm", "numbers": {"income": 7}}, "from 0 to 6"),
    ],
    ids=str,
)  # fmt: skip
def test_what_cannot_be_played_is_said_before_it_is_tried(wrong, said):
    with pytest.raises((ValueError, LookupError), match=said):
        counting.check(msgspec.structs.replace(GUEST, **wrong))
