"""What is prepared first, and how long the rest will take."""

import pytest

from theomachy.server.schedule import BOTS, STEPS, TABLE, Schedule


class Clock:
    now = 0.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


def schedule(clock, *games, hands=1):
    made = Schedule(hands, clock)
    for game in games:
        made.add(game, STEPS)
    return made


def rest(made, clock):
    """Every step in the order done by one hand, each as fast as expected."""
    done = []
    while (step := made.begin()) is not None:
        clock.now += step.seconds
        made.end(step, is_done=True)
        done.append((step.game, step.kind))
    return done


def test_all_tables_come_before_any_bots_and_short_before_long(clock):
    tables = [("storm", TABLE), ("bello", TABLE), ("gog", TABLE)]
    bots = [("storm", BOTS), ("bello", BOTS), ("gog", BOTS)]
    assert rest(schedule(clock, "gog", "bello", "storm"), clock) == tables + bots


def test_what_is_asked_for_goes_first_table_and_bots(clock):
    made = schedule(clock, "storm", "gog", "godstorm")
    made.put_first("gog")
    made.put_first("godstorm")
    order = ["godstorm", "godstorm", "gog", "gog", "storm", "storm"]
    assert [game for game, _ in rest(made, clock)] == order


def test_no_more_is_begun_than_there_are_hands_and_one_step_of_a_game_at_a_time(clock):
    made = schedule(clock, "storm", hands=2)
    step = made.begin()
    assert (step.kind, made.begin()) == (TABLE, None)
    made.add("bello", STEPS)
    made.add("gog", STEPS)
    assert made.begin().game == "bello"
    assert made.begin() is None


def test_the_forecast_is_what_comes_true(clock):
    made = schedule(clock, "storm", "bello", "godstorm")
    forecast = made.left()
    assert list(forecast) == rest(made, clock)
    assert forecast["storm", TABLE] == 11
    assert forecast["godstorm", TABLE] == 11 + 13 + 33
    assert max(forecast.values()) == clock.now


def test_two_hands_share_the_work(clock):
    left = schedule(clock, "storm", "bello", "gog", hands=2).left()
    assert (left["storm", TABLE], left["bello", TABLE], left["gog", TABLE]) == (11, 13, 41)


def test_what_is_under_way_has_less_left_and_never_nothing(clock):
    made = schedule(clock, "storm")
    made.begin()
    clock.now = 8
    assert made.left()["storm", TABLE] == 3
    clock.now = 1000
    assert made.left()["storm", TABLE] == pytest.approx(100)


def test_a_slow_machine_is_expected_to_stay_slow(clock):
    made = schedule(clock, "storm", "gog")
    clock.now += 3 * made.begin().seconds
    made.end(next(step for step in made._steps if step.begun is not None), is_done=True)
    assert 2 * 30 < made.left()["gog", TABLE] < 3 * 30


def test_a_step_that_broke_off_waits_again_and_says_nothing_of_the_pace(clock):
    made = schedule(clock, "storm")
    step = made.begin()
    clock.now = 500
    made.end(step, is_done=False)
    assert (step.failures, made.left()["storm", TABLE]) == (1, 11)
    assert made.begin() is step


def test_a_game_that_is_given_up_is_waited_for_no_more(clock):
    made = schedule(clock, "storm", "gog")
    made.drop("gog")
    assert not made.waits_for("gog")
    assert made.waits_for("storm", [BOTS])
    assert {game for game, _ in made.left()} == {"storm"}


def test_a_guest_is_expected_to_be_quick(clock):
    assert schedule(clock, "some_guest").left() == {
        ("some_guest", TABLE): 2,
        ("some_guest", BOTS): 4,
    }


def test_variants_stand_in_line_behind_all_games_as_printed(clock):
    made = schedule(clock, "storm@income=3", "storm@income=2", "bello")
    for asked in ("storm@income=2", "storm@income=3", "storm@income=2", "bello"):
        made.put_first(asked)
    assert made.variants() == 2
    order = ["bello"] * 2 + ["storm@income=2"] * 2 + ["storm@income=3"] * 2
    assert [game for game, _ in rest(made, clock)] == order
    assert made.variants() == 0


def test_one_variant_at_a_time_is_prepared_however_many_hands_there_are(clock):
    made = schedule(clock, "storm@income=3", "storm@income=2", "gog", hands=3)
    assert {made.begin().game, made.begin().game} == {"gog", "storm@income=3"}
    assert made.begin() is None
    assert made.left()["storm@income=2", TABLE] == 2 * 11
