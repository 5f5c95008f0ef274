"""How long a table has waited for whom, told by its log."""

from theomachy.kernel import NATURE
from theomachy.server.clocks import Clocks, clocks_after
from theomachy.server.company import Pace
from theomachy.server.store import StoredEvent

SECOND = 1000
A_MINUTE_A_TURN = Pace("turn", 60)
A_MINUTE_A_GAME = Pace("game", 60)


def log(*entries):
    """Events from who acted and at which second."""
    return [
        StoredEvent(seq, f"id-{seq}", seat, 0, "", "", at * SECOND)
        for seq, (seat, at) in enumerate(entries)
    ]


def test_before_the_first_entry_a_turn_begins_now():
    assert Clocks().deadline(A_MINUTE_A_TURN, 0, 7 * SECOND) == 67 * SECOND


def test_a_turn_lasts_until_somebody_else_acts_whatever_nature_does_in_between():
    clocks = clocks_after(log((NATURE, 10), (0, 20), (NATURE, 21), (0, 40)))
    assert clocks.deadline(A_MINUTE_A_TURN, 0, 0) == 70 * SECOND
    assert clocks.deadline(A_MINUTE_A_TURN, 1, 0) == 100 * SECOND
    assert (clocks.turn_of(0, 4), clocks.turn_of(1, 4)) == (1, 4)


def test_moves_back_and_forth_do_not_stop_a_clock():
    clocks = clocks_after(log((1, 10), *[(0, 11 + n) for n in range(50)]))
    assert clocks.deadline(A_MINUTE_A_TURN, 0, 0) == 70 * SECOND


def test_a_clock_for_a_game_counts_all_turns_of_a_seat():
    clocks = clocks_after(log((NATURE, 10), (0, 20), (1, 50), (0, 55)))
    assert clocks.used[:2] == (15 * SECOND, 30 * SECOND)
    assert clocks.deadline(A_MINUTE_A_GAME, 0, 0) == (55 + 45) * SECOND


def test_a_clock_of_the_machine_that_goes_back_gives_nobody_time():
    assert clocks_after(log((0, 50), (1, 20))).used[:2] == (0, 0)


def test_without_a_clock_there_is_no_deadline():
    assert Clocks().deadline(Pace(), 0, 5) is None
