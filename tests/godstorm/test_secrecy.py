"""What a seat cannot know changes nothing it is shown, offered, told or refused."""

import json

import numba
import numpy as np
import pytest

from theomachy import IllegalMove, Table
from theomachy.games.godstorm.game import GAME
from theomachy.games.godstorm.state import Node
from theomachy.kernel import NATURE, SPECTATOR, ask
from theomachy.kernel.chance import new_rng

GAMES = 1 if numba.config.DISABLE_JIT else 4
EVERY = 40 if numba.config.DISABLE_JIT else 20
REVEALING = {"reveal", "discarded", "spoils", "over"}
"""Events after which a seat may know more."""


def resampled(s, seat, seed):
    """The same position as far as this seat knows it."""
    twin = s.copy()
    ask.conceal(twin, seat)
    ask.imagine(twin, seat, new_rng(seed))
    return twin


def at(state):
    table = Table(GAME, int(state.players), seed=0)
    table.state = state
    return table


def view(state, seat):
    return json.dumps(at(state).view(None if seat == SPECTATOR else seat))


def observation(state, seat):
    out = np.zeros(GAME.observation, np.int8)
    ask.observe(state, seat, out)
    return out.tobytes()


def heard(state, action, seat):
    """Events, the move as it may be read, and the view after it."""
    table = at(state.copy())
    table.push(action)
    viewer = None if seat == SPECTATOR else seat
    events = [(event.kind, dict(event.args)) for event in table.told_to(viewer)]
    return events, table.move_for(table.plies[-1], viewer), view(table.state, seat)


def refused(state, action):
    try:
        at(state).read(GAME.notation(action))
    except IllegalMove as illegal:
        return str(illegal)
    return ""


def walk(seed):
    """Positions of a random game in which cards are bought and bids are made."""
    rng = np.random.default_rng(seed)
    players = 2 + seed % 4
    table = Table(GAME, players, seed=seed, options={"start_faith": 12, "free_god": "any"})
    while not table.is_over and table.ply < 900:
        yield table
        legal = GAME.legal_actions(table.state)
        table.push(legal[int(rng.integers(len(legal)))])


def positions():
    for seed in range(GAMES):
        for number, table in enumerate(walk(seed)):
            if number % EVERY == 0 or table.state.node in (Node.BID, Node.SKY, Node.PLAY):
                yield table.state.copy(), seed + number


def test_6_14_views_and_observations_are_a_function_of_what_a_seat_may_know():
    for s, seed in positions():
        for seat in range(SPECTATOR, int(s.players)):
            twin = resampled(s, seat, seed)
            assert ask.fault(twin) == 0
            assert view(s, seat) == view(twin, seat)
            assert observation(s, seat) == observation(twin, seat)


def test_6_14_own_moves_and_refusals_too():
    for s, seed in positions():
        seat = int(ask.actor(s))
        if seat != NATURE and s.node != Node.TAKE:
            twin = resampled(s, seat, seed)
            assert GAME.legal_actions(s) == GAME.legal_actions(twin)
            action = seed * 37 % GAME.actions
            assert refused(s, action) == refused(twin, action)


def is_revealing(events, seen, seat):
    """Bids, discarded hands, spoils, the end, and the hand one takes a card from."""
    return bool(REVEALING & {kind for kind, _ in events}) or f"P{seat + 1} take" in seen


def test_6_14_what_others_do_is_heard_alike():
    """A public action leads to the same events and the same view, whatever is hidden."""
    for s, seed in positions():
        for seat in range(SPECTATOR, int(s.players)):
            twin = resampled(s, seat, seed)
            both = sorted(set(GAME.legal_actions(s)) & set(GAME.legal_actions(twin)))
            if both:
                action = both[seed % len(both)]
                one, other = heard(s, action, seat), heard(twin, action, seat)
                if not is_revealing(one[0], one[2], seat):
                    assert one == other, GAME.notation(action)


SECRETS = [
    ("2p; at P1 bid; faith P1 9; faith P2 9; ROM P1:2; LIG P2:2", "bid 3", "bid 5", "bid ?"),
    ("3p; at P1 draw; draw P1 W play; ROM P1:2; LIG P2:2; RUS P3:1", "draw W TIME", "draw W ASH",
     "draw W ?"),
    ("3p; at P1 take; card VISIONS; chosen 2; pick P3; hand P3 ASH TIME; ROM P1:2; LIG P2:2;"
     "RUS P3:1", "take TIME", "take ASH", "take ?"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "one", "other", "read"), SECRETS)
def test_3_1_a_secret_action_is_heard_alike_whatever_it_was(given, one, other, read):
    s = Table.at(GAME, given, seed=0).state
    for seat in (SPECTATOR, 1):
        assert heard(s, GAME.parse(one), seat) == heard(s, GAME.parse(other), seat)
        assert heard(s, GAME.parse(one), seat)[1] == read
    assert heard(s, GAME.parse(one), 0)[1] == one


def test_6_13_relics_and_omens_are_read_by_all():
    table = Table.at(GAME, "2p; at P1 draw; draw P1 M play; ROM P1:2; LIG P2:2", seed=0)
    table.play("draw M WINE")
    assert table.move_for(table.plies[0], 1) == "draw M WINE"


def test_16_17_who_looks_at_a_hand_sees_it_while_he_takes():
    s = Table.at(GAME, SECRETS[2][0], seed=0).state
    assert json.loads(view(s, 0))["position"]["hands"][2] == ["ASH", "TIME"]
    assert json.loads(view(s, 1))["position"]["hands"][2] == []
    assert json.loads(view(s, 1))["position"]["hand_sizes"][2] == {"W": 2, "D": 0, "S": 0}


def test_moves_without_secrets_are_read_plainly():
    table = Table("bello", 2, seed=0)
    table.play("first P2")
    assert table.move_for(table.plies[0], None) == "first P2"


def test_after_the_end_everything_is_shown():
    text = "2p; at P2 T9; epoch 5; ROM P1:1; LIG P2:1; heaven P2 1; hand P1 FOG"
    table = Table.at(GAME, text, seed=0)
    table.play("done")
    assert table.view(1)["position"]["hands"][0] == ["FOG"]
    assert table.move_for(table.plies[0], None) == "done"


def test_3_1_imagined_bids_can_be_paid():
    s = Table.at(GAME, "3p; at P1 bid; faith P1 4; faith P3 2; ROM P1:2; LIG P2:2; RUS P3:2").state
    ask.apply(s, GAME.parse("bid 3"))
    seen = {int(resampled(s, 2, seed).bids[0]) for seed in range(60)}
    assert seen == {0, 1, 2, 3, 4}
    assert resampled(s, 0, 1).bids[0] == 3
