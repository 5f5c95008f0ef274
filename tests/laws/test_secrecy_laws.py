"""Whatever is sent is a function of what its reader may know: nothing hidden leaves the server."""

import itertools
import random

import pytest
import worlds
from strategies import PLAIN, every_game

from theomachy import Table
from theomachy.games import load, names
from theomachy.table.secrecy import has_secrets

MANY, FEW = (100, 20) if PLAIN else (1000, 100)


def looked_at(game, positions, seed=1):
    """A position, somebody who looks on, and a world he cannot tell from the true one."""
    rng = random.Random(seed)
    for table, action in itertools.islice(worlds.wander(game, rng), positions):
        seat = worlds.anyone(table, rng)
        yield table, worlds.twin_of(table, seat, rng), action, seat, rng


@every_game
def test_what_is_hidden_changes_nothing_that_is_sent(game):
    for table, twin, action, seat, rng in looked_at(game, MANY if has_secrets(game) else FEW):
        found = worlds.leaks(table, twin, action, seat, rng)
        assert not found, f"seat {seat}, before {game.notation(action)}\n{table}"


@every_game
def test_something_hidden_is_imagined_otherwise_exactly_in_games_with_secrets(game):
    pairs = looked_at(game, MANY if has_secrets(game) else FEW)
    assert any(not worlds.is_same(table, twin) for table, twin, *_ in pairs) == has_secrets(game)


@pytest.mark.parametrize("name", names())
def test_games_that_conceal_something_veil_their_moves(name):
    assert has_secrets(load(name)) == (load(name).veil is not None)


LEAKS = {
    "view": ("seen_by", lambda table, seat: table.state.copy()),
    "error": ("drawn", lambda table: str(table)),
    "log": ("move_for", lambda table, ply, seat: table.game.notation(ply.action)),
    "log of events": ("heard", lambda table, events, seat: [e.aside or e for e in events]),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_would_be_found(leak, monkeypatch):
    monkeypatch.setattr(Table, *LEAKS[leak])
    kind = leak.split()[0]
    assert any(kind in worlds.leaks(*pair) for pair in looked_at(load("godstorm"), MANY))
