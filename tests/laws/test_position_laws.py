"""What is true of every position: the invariants of the specification, one by one."""

from hypothesis import given
from strategies import GAME, law, positions

from theomachy.games.bello.describe import controller_of, followers_on
from theomachy.games.bello.numbers import CHIPS_PRINTED, CHIPS_TOTALS, FOLLOWERS
from theomachy.games.bello.state import Node
from theomachy.kernel import NATURE, OVER, ask

CELLS = range(61)
IDLE = {"pass", "done", "end"}


@given(positions())
@law()
def test_no_position_has_a_fault(s):
    assert GAME.faults(ask.fault(s)) == GAME.faults.NONE, GAME.picture(s)


@given(positions())
@law()
def test_1_3_followers_and_chips_are_conserved(s):
    stock = CHIPS_PRINTED if s.rules.chips else CHIPS_TOTALS
    for seat in range(s.players):
        told = GAME.tallies(s)[seat]
        assert told["supply"] >= 0
        assert told["followers"] + told["supply"] == FOLLOWERS
        assert told["followers"] == sum(followers_on(s, seat, cell) for cell in CELLS)
        for kind, plural, all_chips in zip(
            ("temple", "city", "field"), ("temples", "cities", "fields"), stock, strict=True
        ):
            assert told[f"{kind}_chips"] >= 0
            assert told[plural] + told[f"{kind}_chips"] == all_chips


@given(positions())
@law()
def test_2_2_and_2_3_crowds_and_strangers(s):
    for cell in CELLS:
        crowd = [followers_on(s, seat, cell) for seat in range(6)]
        present = {seat for seat in range(6) if crowd[seat]}
        assert sum(crowd) <= 4
        assert sum(int(s.control[seat]) >> cell & 1 for seat in range(6)) <= 1
        assert controller_of(s, cell) == -1 or present <= {controller_of(s, cell)}
        assert not s.rules.sharing or len(present) <= 1


@given(positions())
@law()
def test_9_1_and_9_8_doom_and_rounds_keep_step(s):
    assert s.round_number - 1 <= s.doom <= s.rules.doomsday
    assert 1 <= s.round_number <= s.rules.doomsday + 1


@given(positions())
@law()
def test_6_1_actions_belong_to_the_action_phase(s):
    in_phase = Node.ACTION <= s.node <= Node.FLY
    assert 0 <= s.actions <= 3 + 8 + 4
    assert 0 <= s.extra_moves <= 2
    assert in_phase or (s.actions == 0 and s.extra_moves == 0 and s.bonus_actions == 0)
    assert in_phase or not (s.has_flower or s.has_horse or s.has_ship or s.has_sandals)


@given(positions())
@law()
def test_1_6_pantheons_differ_once_set(s):
    chosen = [pantheon for pantheon in s.pantheons[: s.players].tolist() if pantheon >= 0]
    assert len(set(chosen)) == len(chosen)
    assert s.node < Node.TURN_START or len(chosen) == s.players


@given(positions())
@law()
def test_a_live_game_always_offers_a_move(s):
    legal = GAME.legal_actions(s)
    assert bool(legal) == (ask.actor(s) != OVER)
    assert len(legal) <= GAME.most_legal


@given(positions())
@law()
def test_3_7_nobody_is_asked_an_empty_question(s):
    verbs = {GAME.notation(action).split()[0] for action in GAME.legal_actions(s)}
    assert not verbs or not verbs <= IDLE
    assert not verbs <= {"count", "doom"} or len(GAME.legal_actions(s)) != 1


@given(positions())
@law(compiled=60, plain=20)
def test_legal_is_refusal_free_over_the_whole_alphabet(s):
    free = [action for action in range(GAME.actions) if ask.refusal(s, action) == 0]
    assert GAME.legal_actions(s) == free, GAME.picture(s)


@given(positions())
@law(compiled=60, plain=15)
def test_refusals_do_not_touch_the_position(s):
    before = s.tobytes()
    reasons = {GAME.reasons(ask.refusal(s, action)) for action in range(GAME.actions)}
    assert s.tobytes() == before
    assert reasons - {GAME.reasons.NONE} <= set(GAME.paragraphs)


@given(positions())
@law()
def test_1_5_nature_is_fair(s):
    if ask.actor(s) == NATURE:
        assert {ask.chance(s, outcome) for outcome in GAME.legal_actions(s)} == {1}
