"""Loops over any game: counting, playing out, many games at once."""

import numpy as np
import pytest

from theomachy.games import load
from theomachy.kernel import OVER, ask, drive
from theomachy.kernel.compiled import entry
from theomachy.kernel.drive import (
    CHANCES,
    DECISIONS,
    audit,
    in_chunks,
    perft,
    play_many,
    play_part,
    room_for,
)
from theomachy.kernel.philox import new_rng
from theomachy.kernel.scoring import final_score

GAME = load("bello")
SHORT = {"doomsday": 12}


def played(players=2, games=6, seed=1, options=SHORT, **how):
    return play_many(GAME, GAME.new(players, options), games, seed, **how)


def as_bytes(batch):
    return [array.tobytes() for array in (batch.finals, batch.sheets, batch.tallies)]


def test_every_game_is_played_to_its_end_and_scored():
    batch = played(players=3)
    for final, sheet in zip(batch.finals, batch.sheets, strict=True):
        assert ask.actor(final) == OVER
        assert ask.fault(final) == 0
        assert min(sheet.rank) == 1
        assert abs(sheet.payoff.sum() - 1) < 1e-12
    assert batch.tallies[:, CHANCES].tolist() == [1] * 6
    assert batch.tallies[:, DECISIONS].min() > 10


@pytest.mark.parametrize("chunk", [1, 4, 5])
@pytest.mark.parametrize("threads", [1, 2])
def test_a_game_is_the_same_in_any_chunk_and_thread(chunk, threads, monkeypatch):
    whole = as_bytes(played())
    monkeypatch.setattr(drive, "CHUNK", chunk)
    told = []
    assert as_bytes(played(threads=threads, progress=told.append)) == whole
    assert sum(told) == 6
    assert max(told) <= chunk


def test_a_longer_batch_begins_with_the_shorter():
    long, short = played(games=4), played(games=2)
    assert long.finals[:2].tobytes() == short.finals.tobytes()


@entry
def take_turns(finals, sheets, tallies, actions, rngs):
    """Games played part by part, each a part at a time."""
    left = finals.size
    while left:
        left = 0
        for i in range(finals.size):
            left += play_part(finals[i], actions, rngs[i], tallies[i])
    for i in range(finals.size):
        final_score(finals[i], sheets[i])


def test_games_that_take_turns_part_by_part_are_the_same():
    batch = room_for(GAME, 2, 6)
    batch.finals[:] = GAME.new(2, SHORT)
    rngs = np.array([new_rng(1, stream) for stream in range(6)])
    take_turns(*vars(batch).values(), np.zeros(GAME.most_legal, np.int16), rngs)
    assert as_bytes(batch) == as_bytes(played())


def test_the_opening_is_left_as_it_was():
    opening = GAME.new(2, SHORT)
    before = opening.tobytes()
    play_many(GAME, opening, 2, seed=1)
    assert opening.tobytes() == before


def test_seeds_play_different_games():
    assert as_bytes(played(seed=1)) != as_bytes(played(seed=2))


def test_all_seats_come_first_sooner_or_later():
    batch = played(games=12, options={**SHORT, "pantheons": "random"})
    assert set(batch.finals.first.tolist()) == {0, 1}
    assert batch.tallies[:, CHANCES].tolist() == [3] * 12


def test_what_goes_wrong_in_a_thread_is_raised():
    def stumble(span):
        raise ArithmeticError(f"in {span}")

    with pytest.raises(ArithmeticError, match="in slice"):
        in_chunks(stumble, 3, 1, None)


@pytest.mark.parametrize("depth", [1, 2])
def test_perft_of_a_finished_game_is_nothing(depth):
    stack = np.zeros(depth + 1, GAME.state).view(np.recarray)
    stack[0] = played(games=1).finals[0]
    assert perft(stack, np.zeros((depth + 1, GAME.most_legal), np.int16), depth) == 0


def audited(s):
    tally = np.zeros(2, np.int32)
    broken = audit(s, np.zeros(GAME.most_legal, np.int16), new_rng(3), tally)
    return GAME.faults(broken), int(tally[DECISIONS])


def test_an_audit_finds_nothing_in_a_sound_game():
    fault, decisions = audited(GAME.new(2, SHORT))
    assert fault == GAME.faults.NONE
    assert decisions > 10


def test_an_audit_stops_at_the_first_broken_invariant():
    s = GAME.new(2, SHORT)
    s.control[1] |= s.control[0]
    assert audited(s) == (GAME.faults.TWO_CHIPS_ON_A_LOCATION, 0)
