"""Rows of a small turn, and what the kernel makes of them."""

import enum

import numpy as np
import pytest

from theomachy.kernel import NATURE, OVER, Reason, compiled
from theomachy.kernel.alphabet import Alphabet, Spelled, Woven
from theomachy.kernel.bits import first_of
from theomachy.kernel.rows import Chance, Decision, Offer, Over, Step
from theomachy.kernel.turn import Turn
from theomachy.kernel.turnwriter import Writer

pytestmark = pytest.mark.plain_only

STATE = np.dtype([("node", np.int8), ("seat", np.int8), ("left", np.int8), ("taken", np.int64)])
MANY = 70


class Node(enum.IntEnum):
    ROLL = 0
    TAKE = 1
    MORE = 2
    FAR = 3
    NEXT = 4
    OVER = 5


class Why(Reason):
    NONE = 0
    NOW_ROLL = 1, "T-1"
    NOW_TAKE = 2, "T-2"
    NOW_MORE = 3, "T-3"
    NOT_LEFT = 4, "T-4"
    TOO_MANY = 5, "T-5"
    DONE = 6, "T-6"
    NEVER = 7, "T-7"
    ELSEWHERE = 8, "T-8"


ALPHABET = Alphabet(
    Spelled("wait"),
    Woven("abc", "lift {}", "drop {} now"),
    Spelled("take", range(1, 4), range(1, 4)),
    Spelled("jump", ["a b", "b a"], [0, 1], [1, 0]),
    Spelled("far", range(MANY)),
    Spelled("stop"),
    nature=[Spelled("roll", range(1, 7))],
    also={"halt": "stop"},
)
LIFT, DROP = ALPHABET["lift"], ALPHABET["drop now"]
TAKE, JUMP, FAR, STOP, ROLL = ALPHABET.verbs("take jump far stop roll")


@compiled
def on_turn(s):
    return s.seat


@compiled
def other(s):
    return 1 - s.seat


@compiled
def roll(s, face):
    s.left, s.node = face, Node.TAKE


@compiled
def ways(s, face):
    return face + 1


@compiled
def within_reach(s):
    return first_of(min(s.left, 3))


@compiled
def take(s, number):
    s.left -= number
    s.taken += number
    s.node = Node.MORE


@compiled
def refusal_to_take_more(s, number):
    return Why.TOO_MANY if number > s.left else Why.NONE


@compiled
def jump(s, here, there):
    s.taken, s.node = 10 * here + there, Node.NEXT


@compiled
def is_even(s):
    return s.taken % 2 == 0


@compiled
def far_away(s, w):
    return 1 if w == 1 else 0


@compiled
def go_far(s, cell):
    s.taken, s.node = cell, Node.OVER


@compiled
def pass_on(s):
    s.seat = 1 - s.seat
    s.node = Node.ROLL


@compiled
def lift(s, cell):
    s.taken = cell


@compiled
def never(s, action):
    return Why.NEVER if action == DROP else Why.NONE


@compiled
def elsewhere(s, action):
    return Why.ELSEWHERE if action == FAR else Why.NONE


TURN = Turn(
    Chance(Node.ROLL, Offer(ROLL, roll, weight=ways), now=Why.NOW_ROLL),
    Decision(
        Node.TAKE,
        Offer(LIFT, lift),
        Offer(TAKE, take, among=within_reach, why=Why.NOT_LEFT),
        now=Why.NOW_TAKE,
    ),
    Decision(
        Node.MORE,
        Offer(TAKE, take, why=refusal_to_take_more),
        Offer(JUMP, jump, when=is_even),
        Offer(STOP, Node.FAR),
        who=other,
        now=Why.NOW_MORE,
    ),
    Decision(Node.FAR, Offer(FAR, go_far, among=far_away), now=Why.NOW_MORE),
    Step(Node.NEXT, pass_on),
    Over(Node.OVER, now=Why.DONE),
    who=on_turn,
    never=never,
    elsewhere=elsewhere,
)


def at(node, **fields):
    s = np.zeros(1, STATE).view(np.recarray)[0]
    s.node = node
    for name, value in fields.items():
        s[name] = value
    return s


def listed(s):
    actions = np.zeros(200, np.int16)
    return [ALPHABET.write(a) for a in actions[: TURN.legal(s, actions)]]


def refusal(s, move):
    return Why(TURN.refusal(s, ALPHABET.parse(move)))


def test_who_acts():
    assert TURN.actor(at(Node.ROLL)) == NATURE
    assert TURN.actor(at(Node.TAKE, seat=1)) == 1
    assert TURN.actor(at(Node.MORE, seat=1)) == 0
    assert TURN.actor(at(Node.OVER)) == OVER


def test_what_is_offered_comes_in_the_order_of_the_alphabet():
    assert listed(at(Node.TAKE, left=2)) == ["lift a", "lift b", "lift c", "take 1", "take 2"]
    assert listed(at(Node.MORE, left=1)) == ["take 1", "jump a b", "jump b a", "stop"]
    assert listed(at(Node.MORE, left=1, taken=1)) == ["take 1", "stop"]
    assert listed(at(Node.FAR)) == ["far 63"]
    assert listed(at(Node.OVER)) == []


def test_why_not():
    assert refusal(at(Node.TAKE, left=2), "take 3") == Why.NOT_LEFT
    assert refusal(at(Node.TAKE, left=2), "stop") == Why.NOW_TAKE
    assert refusal(at(Node.TAKE), "wait") == Why.NOW_TAKE
    assert refusal(at(Node.TAKE), "drop c now") == Why.NOW_TAKE
    assert refusal(at(Node.TAKE), "lift c") == Why.NONE
    assert refusal(at(Node.MORE, left=2), "take 3") == Why.TOO_MANY
    assert refusal(at(Node.MORE, taken=1), "jump a b") == Why.NOW_MORE
    assert refusal(at(Node.FAR), "far 62") == Why.NOW_MORE
    assert refusal(at(Node.FAR), "far 63") == Why.NONE
    assert refusal(at(Node.ROLL), "far 0") == Why.ELSEWHERE
    assert refusal(at(Node.ROLL), "drop a now") == Why.NEVER
    assert refusal(at(Node.OVER), "drop a now") == Why.DONE


def test_what_follows_is_told_what_the_action_means():
    s = at(Node.TAKE, left=3)
    TURN.perform(s, ALPHABET.parse("take 2"))
    assert (s.left, s.taken, s.node) == (1, 2, Node.MORE)
    TURN.perform(s, ALPHABET.parse("jump b a"))
    assert (s.taken, s.node) == (10, Node.NEXT)
    s = at(Node.TAKE)
    TURN.perform(s, ALPHABET.parse("lift c"))
    assert s.taken == 2


def test_nature_weighs():
    assert TURN.chance(at(Node.ROLL), ALPHABET.parse("roll 3")) == 3
    assert TURN.chance(at(Node.TAKE), STOP) == 1


def test_a_node_with_one_answer_passes_by_itself():
    s = at(Node.MORE, left=0, taken=1)
    assert not TURN.rests(s)
    TURN.proceed(s)
    assert (s.node, s.taken) == (Node.OVER, 63)


def test_a_node_with_several_answers_waits():
    assert TURN.rests(at(Node.MORE, left=0, taken=2))
    assert TURN.rests(at(Node.MORE, left=1, taken=1))
    assert TURN.rests(at(Node.TAKE))


def test_apply_goes_on_until_somebody_decides():
    s = at(Node.MORE, left=0)
    TURN.apply(s, ALPHABET.parse("jump a b"))
    assert (s.node, s.seat) == (Node.ROLL, 1)


def test_tracebacks_show_the_text():
    assert TURN.text.startswith("def actor(s):")
    assert "the turn of" in TURN.file


def test_other_words_for_a_move():
    assert ALPHABET.parse(" halt ") == STOP
    assert ALPHABET.first_outcome == ROLL
    assert len(ALPHABET) == ROLL + 6


def test_rules_of_one_name_are_told_apart():
    writer = Writer(TURN)
    here, there = (lambda s: 0), (lambda s: 1)
    names = [writer.named(here), writer.named(there), writer.named(here)]
    assert names == ["<lambda>", "<lambda>_", "<lambda>"]
