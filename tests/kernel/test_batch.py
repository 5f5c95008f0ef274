"""Many games under way: the same games as elsewhere, and nonsense refused with nothing changed."""

import numpy as np
import pytest

from theomachy.games import load, names
from theomachy.kernel import ask
from theomachy.kernel.batch import MOST_BYTES, Batch
from theomachy.kernel.compiled import IS_PLAIN
from theomachy.kernel.drive import play_many
from theomachy.locales import Wrong

FOUR = load("connect_four")
GAMES = 5
PLAYED = ["connect_four", "bello"] if IS_PLAIN else names()


@pytest.fixture
def batch():
    return Batch(FOUR, 2, GAMES, seed=1)


def games_played(batch, wanted):
    """The last positions and payoffs of the first games, by their numbers."""
    finals, payoffs = {}, {}
    while len(finals) < wanted:
        batch.step(batch.any_actions())
        for slot in np.flatnonzero(batch.done):
            number = int(batch.numbers[slot]) - batch.games
            if number < wanted:
                finals[number] = batch.finals[slot].tobytes()
                payoffs[number] = batch.payoffs[slot].tolist()
    return finals, payoffs


@pytest.mark.parametrize("name", ["connect_four"] if IS_PLAIN else names())
def test_random_games_are_those_of_play_many(name):
    game = load(name)
    players, wanted = game.players[-1], 12
    finals, payoffs = games_played(Batch(game, players, GAMES, seed=3), wanted)
    same = play_many(game, game.new(players), wanted, seed=3)
    for number in range(wanted):
        assert finals[number] == same.finals[number].tobytes()
        assert payoffs[number] == same.sheets[number].payoff.tolist()


@pytest.mark.parametrize("name", PLAYED)
def test_a_batch_tells_of_every_game_what_the_game_itself_tells(name):
    game = load(name)
    batch = Batch(game, game.players[0], 3, seed=2)
    for _ in range(30):
        batch.step(batch.any_actions())
        seen, mask, bits = batch.observe(), batch.mark(), batch.mark_bits()
        for slot in range(batch.games):
            s = batch.position(slot)
            legal = game.legal_actions(s)
            assert batch.seats[slot] == ask.actor(s)
            assert batch.legal[slot, : batch.counts[slot]].tolist() == legal
            assert np.flatnonzero(mask[slot]).tolist() == legal
            assert members(bits[slot]) == legal
            assert seen[slot].tolist() == observed(game, s, batch.seats[slot])


def members(words):
    whole = sum(int(word) << 64 * number for number, word in enumerate(words))
    return [action for action in range(whole.bit_length()) if whole >> action & 1]


def observed(game, s, seat):
    out = np.zeros(game.observation.size, np.int8)
    ask.observe(s, int(seat), out)
    return out.tolist()


def test_what_ended_is_seen_by_whoever_decided_last(batch):
    last = batch.observe_ends()
    while not batch.done.any():
        assert not last.any()
        batch.step(batch.any_actions())
    slot = int(np.argmax(batch.done))
    assert batch.observe_ends() is last
    assert last[slot].tolist() == observed(FOUR, batch.finals[slot], batch.movers[slot])
    assert batch.payoffs[slot].sum() == 1
    batch.step(batch.any_actions())
    assert not batch.done[slot]
    assert not batch.payoffs[slot].any()


def test_any_seat_may_be_asked_for(batch):
    batch.step(batch.any_actions())
    seats = np.array([0, 1, 0, 1, 0], np.uint8)
    for row, s, seat in zip(batch.observe(seats=seats), batch.states, seats, strict=True):
        assert row.tolist() == observed(FOUR, s, seat)


def test_arrays_stay_the_same_objects_and_others_may_be_given(batch):
    arrays = [batch.seats, batch.observe(), batch.mark(), batch.mark_bits(), batch.any_actions()]
    batch.step(batch.any_actions())
    again = [batch.seats, batch.observe(), batch.mark(), batch.mark_bits(), batch.any_actions()]
    assert all(one is other for one, other in zip(arrays, again, strict=True))
    mine = np.ones_like(batch.mask)
    assert batch.mark(out=mine) is not batch.mask
    assert (mine == batch.mask).all()


def test_nobody_has_decided_before_the_first_step_and_a_seed_begins_anew(batch):
    before = batch.save()
    assert batch.movers.tolist() == [-1] * GAMES
    batch.step(batch.any_actions())
    assert batch.movers.tolist() == [0] * GAMES
    batch.reset(1)
    assert batch.save() == before


def test_a_saved_batch_goes_on_as_it_would_have(batch):
    for _ in range(20):
        batch.step(batch.any_actions())
    other = Batch(FOUR, 2, GAMES, seed=9)
    other.restore(batch.save())
    for _ in range(40):
        for one in (batch, other):
            one.step(one.any_actions())
        assert other.save() == batch.save()


ARRAYS = {
    "too short": np.zeros(GAMES - 1, np.int16),
    "too long": np.zeros(GAMES + 1, np.int16),
    "of decimals": np.zeros(GAMES),
    "of words": np.array(["a"] * GAMES),
    "of truths": np.zeros(GAMES, bool),
    "too wide": np.zeros(GAMES, np.uint64),
    "square": np.zeros((GAMES, 1), np.int16),
    "a list": [0] * GAMES,
    "nothing": None,
}


@pytest.mark.parametrize("given", ARRAYS.values(), ids=ARRAYS)
def test_actions_and_seats_are_whole_numbers_one_for_each_game(batch, given):
    before = batch.save()
    for attempt in (batch.step, lambda seats: batch.observe(seats=0 if seats is None else seats)):
        with pytest.raises(Wrong, match="whole numbers in a NumPy array of 5"):
            attempt(given)
    assert batch.save() == before


@pytest.mark.parametrize("kind", [np.int8, np.uint8, np.int16, np.int32, np.uint32, np.int64])
def test_actions_may_be_of_any_width_and_lie_anyhow(batch, kind):
    actions = np.zeros(2 * GAMES, kind)[::2]
    actions.setflags(write=False)
    batch.step(actions)
    assert batch.counts.tolist() == [7] * GAMES


@pytest.mark.parametrize("action", [-1, 7, 2**40, -(2**63), 65536])
def test_what_is_no_action_is_told_by_its_game(batch, action):
    before, actions = batch.save(), np.zeros(GAMES, np.int64)
    actions[3] = action
    with pytest.raises(Wrong, match=rf"Game 3, P1: {action} is no action; .* from 0 to 6"):
        batch.step(actions)
    assert batch.save() == before


def test_the_first_illegal_action_is_told_with_its_paragraph(batch):
    for _ in range(6):
        batch.step(np.zeros(GAMES, np.int8))
    before = batch.save()
    with pytest.raises(Wrong, match=r"Game 2, P1: drop a may not be played \(C4-2\)"):
        batch.step(np.array([1, 1, 0, 0, 1]))
    assert batch.save() == before


@pytest.mark.parametrize("seat", [-1, 2, 200])
def test_a_seat_is_at_the_table(batch, seat):
    with pytest.raises(Wrong, match=rf"{seat} is no seat of this table; .* from 0 to 1"):
        batch.observe(seats=np.array([0, 1, seat, 0, 0]))


def read_only(buffer):
    buffer.setflags(write=False)
    return buffer


def unlike(own):
    """Buffers that look a little like one's own."""
    yield own.tolist()
    yield own[:-1].copy()
    yield np.concatenate([own, own])
    yield own.astype(np.float32)
    yield read_only(own.copy())
    yield np.concatenate([own, own])[::2]


@pytest.mark.parametrize("ask_for", ["observe", "observe_ends", "mark", "mark_bits", "any_actions"])
def test_a_buffer_is_written_into_only_if_it_is_like_the_batchs_own(batch, ask_for):
    before = batch.save()
    own = getattr(batch, ask_for)().copy()
    batch.restore(before)
    for number, buffer in enumerate(unlike(own)):
        with pytest.raises(Wrong, match="The buffer has to be"):
            getattr(batch, ask_for)(out=buffer)
        assert batch.save() == before, number


def test_what_is_told_cannot_be_written_over(batch):
    for told in (batch.seats, batch.counts, batch.legal, batch.done, batch.payoffs, batch.states):
        with pytest.raises(ValueError, match="read-only"):
            told[0] = told[1]


@pytest.mark.parametrize("games", [0, -1, MOST_BYTES])
def test_a_batch_has_at_least_one_game_and_no_more_than_fit(games):
    with pytest.raises(Wrong, match=rf"from 1 to \d+ games, not {games}\."):
        Batch(FOUR, 2, games, seed=1)


@pytest.mark.parametrize("games", [1.0, "3", None, True])
def test_a_number_of_games_is_whole(games):
    with pytest.raises(Wrong, match="number of games is a whole number"):
        Batch(FOUR, 2, games, seed=1)


@pytest.mark.parametrize("seed", ["1", 1.5, None, True])
def test_a_seed_is_a_whole_number_of_any_size(batch, seed):
    before = batch.save()
    with pytest.raises(Wrong, match="seed of a batch is a whole number"):
        batch.reset(seed)
    assert batch.save() == before
    batch.reset(10**40)


def test_players_and_options_are_those_of_the_game():
    with pytest.raises(Wrong, match="is for 2 players, not 3"):
        Batch(FOUR, 3, GAMES, seed=1)
    with pytest.raises(Wrong, match="connect_four has no option"):
        Batch(FOUR, 2, GAMES, seed=1, options={"size": 8})
    with pytest.raises(Wrong, match="mapping"):
        Batch(FOUR, 2, GAMES, seed=1, options=["size"])


@pytest.mark.parametrize("players", ["2", 2.0, None, True])
def test_a_number_of_players_is_whole(players):
    with pytest.raises(Wrong, match="number of players is a whole number"):
        Batch(FOUR, players, GAMES, seed=1)


def test_bytes_that_were_not_saved_are_refused(batch):
    saved = batch.save()
    flipped = bytes([saved[-1] ^ 1])
    for given in (b"", b"x", saved[:-1], saved + b"x", saved[:-1] + flipped, None, "saved", 3):
        with pytest.raises(Wrong, match="no batch as it was saved"):
            batch.restore(given)
    assert batch.save() == saved


def test_a_batch_of_other_games_is_refused(batch):
    before = batch.save()
    with pytest.raises(Wrong, match="another batch than this one of connect_four"):
        batch.restore(Batch(FOUR, 2, GAMES + 1, seed=1).save())
    assert batch.save() == before
