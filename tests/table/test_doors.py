"""Nonsense at the public doors is refused with one clear line, and nothing has changed."""

import numpy as np
import pytest

from theomachy import IllegalMove, Table
from theomachy.games import load, names
from theomachy.kernel import NATURE, OVER, ask
from theomachy.locales import Wrong


@pytest.fixture
def table():
    return Table.at("bello", "2p; pantheons aztec norse; at P1 action; e1=P1/3 e9=P2/3", seed=0)


@pytest.mark.parametrize("action", [-1, 10**9, 2.0, "end", None, True])
def test_what_is_no_action_is_neither_written_nor_played(table, action):
    before = table.state.tobytes()
    for attempt in (table.game.notation, table.push):
        with pytest.raises(Wrong, match="is no action of this game"):
            attempt(action)
    assert (table.state.tobytes(), table.ply) == (before, 0)


def test_an_illegal_action_is_not_pushed(table):
    before = table.state.tobytes()
    with pytest.raises(IllegalMove):
        table.push(table.game.parse("attack e1 e2"))
    assert (table.state.tobytes(), table.ply) == (before, 0)
    table.push(np.int16(table.game.parse("end")))
    assert table.ply == 1


@pytest.mark.parametrize("players", [2.0, "2", None, True, np.float64(2)])
def test_players_are_a_whole_number(players):
    with pytest.raises(Wrong, match="whole number"):
        Table("bello", players=players)
    assert Table("bello", players=np.int64(3)).players == 3


@pytest.mark.parametrize("name", names())
def test_an_observation_is_written_where_it_has_room(name):
    game = load(name)
    s, size = game.new(game.players[0]), game.observation.size
    for out in (np.zeros(size - 1, np.int8), np.zeros(size + 1, np.int8), np.zeros(size),
                np.zeros((size, 1), np.int8), [0] * size):  # fmt: skip
        with pytest.raises(Wrong, match=str(size)):
            ask.observe(s, 0, out)
    for seat in (NATURE, OVER, game.players[0]):
        with pytest.raises(Wrong, match="is no seat of this table"):
            ask.observe(s, seat, np.zeros(size, np.int8))


def test_a_seed_is_128_bits_unless_told():
    assert len(Table("bello").seed) == 32
    assert Table("bello").seed != Table("bello").seed
