"""A sweep finds the best of its candidates, cheaply, and goes on where it was killed."""

import json
import pathlib
import re
from collections import Counter
from functools import partial
from itertools import takewhile

import msgspec
import numpy as np
import pytest
from truths import Truth

from theomachy.study.aims import Aim, Aims
from theomachy.study.pieces import Pieces
from theomachy.study.sweep import Study, Sweep, read_study

PAGE = pathlib.Path(__file__).parents[2] / "docs/studies/compare.md"
BEST = 7
"""Of ten candidates."""
STUDY = Study(
    game="storm", players=[3, 4], aims=Aims(order=0.1, decisive=0.4, points=(10.0, 30.0)),
    candidates=["upkeep=after", "ialda=total"], games=4000, seed=3,
    grid={"powers": ["off", "on"], "oceans": ["off", "on"], "max_turns": [60, 120]},
)  # fmt: skip


def truth(candidate, players):
    """The planted best is fair and lively; the others are more or less neither."""
    off = 0.0 if candidate == BEST else 0.05 + 0.01 * candidate
    order = np.full(players, 1 / players) + np.array([off, -off] + [0.0] * (players - 2))
    lively = 0.45 if candidate == BEST else 0.03 * candidate
    return Truth(order, np.array([0.0, 1 - lively, lively]), np.array([20.0, 30.0, 100.0]))


def planted(piece):
    candidate, players, games = piece
    rng = np.random.default_rng([candidate, players, games.start])
    return truth(candidate, players).play(len(games), rng)


each = partial(partial, map)
"""Pieces, one after another, by whoever plays one."""


class Killed(Exception):
    pass


def dying_after(pieces, play):
    """Plays so many pieces and is killed."""
    played = []

    def one(piece):
        if len(played) == pieces:
            raise Killed
        played.append(piece)
        return play(piece)

    return one


def test_the_planted_best_of_ten_is_found():
    ranking = Sweep(STUDY).run(each(planted))
    best, second, *_ = ranking.standings
    assert (best.setting, best.met) == ("powers=on,oceans=off,max_turns=120", pytest.approx(1))
    assert best.interval[0] > second.interval[1]
    assert (ranking.rounds, ranking.of_rounds, len(ranking.standings)) == (4, 4, 10)
    assert set(best.measured) == {3, 4}
    assert best.measured[3]["decisive"] == pytest.approx(0.45, abs=0.05)
    json.dumps(ranking.as_json())


def test_the_hopeless_cost_little():
    played, sweep = Counter(), Sweep(STUDY)

    def counted(piece):
        candidate, players, games = piece
        played[candidate, players] += len(games)
        return planted(piece)

    ranking = sweep.run(each(counted))
    assert sorted(Counter(played.values()).items()) == [(500, 10), (1000, 4), (2000, 2), (4000, 4)]
    assert sum(played.values()) == sweep.most_games < 4 * 4000 * 2
    assert [one.games for one in ranking.standings] == [4000] * 2 + [2000] + [1000] * 2 + [500] * 5


def test_killed_and_run_again_it_goes_on_and_ends_in_the_same(tmp_path):
    sweep, path = Sweep(STUDY), tmp_path / "study.jsonl"
    with pytest.raises(Killed):
        sweep.run(Pieces(path, sweep.header).or_played(each(dying_after(25, planted))))
    path.write_text(path.read_text()[:-30])
    kept = len(Pieces(path, sweep.header).findings)
    played = []
    ranking = sweep.run(
        Pieces(path, sweep.header).or_played(
            each(lambda piece: played.append(piece) or planted(piece))
        )
    )
    assert ranking == sweep.run(each(planted))
    assert kept == 24
    assert kept + len(played) == len(path.read_text().splitlines()) - 1
    none = each(dying_after(0, planted))
    assert ranking == sweep.run(Pieces(path, sweep.header).or_played(none))


def test_stopped_it_ranks_by_the_rounds_that_are_over():
    sweep, played = Sweep(STUDY), []

    def some(pieces):
        for piece in takewhile(lambda _: len(played) <= 25, pieces):
            played.append(piece)
            yield planted(piece)

    ranking = sweep.run(some)
    assert (ranking.rounds, len(ranking.standings)) == (1, 10)
    assert sweep.run(lambda pieces: []).standings == []


def test_a_file_of_another_sweep_is_refused_and_other_aims_are_not(tmp_path):
    path = tmp_path / "study.jsonl"
    Pieces(path, Sweep(STUDY).header)
    other = Study(game="storm", players=[3, 4], aims=STUDY.aims, candidates=["", "powers=on"])
    with pytest.raises(ValueError, match="is of another sweep: games was 4000, not 2000"):
        Pieces(path, Sweep(other).header)
    changed = msgspec.structs.replace(STUDY, aims=Aims(order=1.0))
    assert Pieces(path, Sweep(changed).header).findings == {}
    path.write_text(path.read_text() + "{}\n")
    with pytest.raises(ValueError, match="line 2: this is no portion of games"):
        Pieces(path, Sweep(STUDY).header)


@pytest.mark.parametrize(
    ("aim", "value", "met"),
    [
        (Aim("order", ("order", "unfair"), most=0.1), 0.05, 1.0),
        (Aim("order", ("order", "unfair"), most=0.1), 0.2, 0.5),
        (Aim("decisive", ("game", "decisive"), least=0.4), 0.1, 0.25),
        (Aim("points", ("game", "points"), 10, 20), -3.0, 0.0),
        (Aim("points", ("game", "points"), 10, 20), 40.0, 0.5),
        (Aim("points", ("game", "points"), 0, 20), -3.0, 0.0),
    ],
)
def test_how_far_an_aim_is_met(aim, value, met):
    assert aim.met(value) == pytest.approx(met)


def test_how_far_it_may_be_met_between_two_values():
    aim = Aim("points", ("game", "points"), 10, 20)
    assert aim.met_between((5.0, 12.0)) == (0.5, 1.0)
    assert aim.met_between((5.0, 40.0)) == (0.5, 1.0)
    assert aim.met_between((25.0, 40.0)) == (0.5, 0.8)
    assert aim.met_between((12.0, 15.0)) == (1.0, 1.0)


def test_a_number_of_players_named_twice_is_played_once():
    sweep = Sweep(msgspec.structs.replace(STUDY, players=[3, 4, 3]))
    assert sweep.run(each(planted)) == Sweep(STUDY).run(each(planted))


def test_candidates_are_listed_or_a_grid_or_both():
    study = Study(
        game="storm", players=[2], aims=Aims(order=0.1), candidates=["", "powers=on", ""],
        grid={"powers": ["on"], "max_turns": [60, 120]},
    )  # fmt: skip
    assert study.settings == ["", "powers=on", "powers=on,max_turns=60", "powers=on,max_turns=120"]


def test_the_study_that_the_docs_show_can_be_played(tmp_path):
    path = tmp_path / "study.toml"
    [shown] = re.findall(r"```toml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    path.write_text(shown)
    sweep = Sweep(read_study(path))
    assert (len(sweep.settings), len(sweep.aims)) == (7, 6)


WRONG = [
    ("game = 1", "states no sweep"),
    ("game = ", "states no sweep"),
    ("candidates=['', 'powers=on']\n[aims]", "needs an aim"),
    ("candidates=['']\n[aims]\norder=0.1", "two different candidates"),
    ("candidates=['', 'powers=maybe']\n[aims]\norder=0.1", "powers cannot be maybe"),
    ("candidates=['', 'powers=on']\nbots='cat'\n[aims]\norder=0.1", "no bot called 'cat'"),
    ("candidates=['', 'powers=on']\n[aims]\norder=-0.1", "states no sweep.*aims.order"),
    ("candidates=['', 'powers=on']\n[aims]\npoints=[9, 2]", "aim points reaches from 9 to 2"),
    ("candidates=['', 'powers=on']\n[aims]\nfun=1", "states no sweep.*fun"),
]


@pytest.mark.parametrize(("text", "told"), WRONG)
def test_a_study_that_cannot_be_played_is_refused(tmp_path, text, told):
    path = tmp_path / "study.toml"
    begun = "" if text.startswith("game") else "game='storm'\nplayers=[2]\n"
    path.write_text(begun + text)
    with pytest.raises((ValueError, LookupError), match=told):
        Sweep(read_study(path))


def test_fair_factions_are_wanted_of_games_that_have_them():
    study = Study(game="connect_four", players=[2], aims=Aims(faction=0.1), candidates=["", ","])
    with pytest.raises(ValueError, match="connect_four has no factions"):
        Sweep(study)


def test_a_sweep_plays_real_games_by_their_numbers():
    sweep = Sweep(
        Study(
            game="bello", players=[2], aims=Aims(length=(1.0, 50.0)), bots="random", games=10,
            candidates=["", "doomsday=12"],
        )
    )  # fmt: skip
    whole = sweep.play((1, 2, range(10)))
    parts = [sweep.play((1, 2, part)) for part in (range(4), range(4, 10))]
    assert parts[0] + parts[1] == whole
    assert sweep.run(each(sweep.play)).standings[0].setting == "doomsday=12"
