"""Reports of parts of a study, merged: the report of the whole."""

import itertools
import json

import numba
import numpy as np
import pytest

from theomachy.games import load
from theomachy.kernel.drive import play_many
from theomachy.locales import Wrong
from theomachy.study.digest import digest_of, read, written
from theomachy.study.report import Report, merged
from theomachy.study.simulate import simulate

BELLO, STORM = load("bello"), load("storm")
GAMES = 7 if numba.config.DISABLE_JIT else 1200


def part(game, players, first, games, **how):
    return simulate(game, players, games, seed=3, first=first, **how)


@pytest.mark.parametrize(("game", "players"), [(BELLO, 6), (STORM, 3), (load("connect_four"), 2)])
def test_parts_are_merged_to_the_whole(game, players):
    ends = (2, GAMES // 2, GAMES + 2)
    parts = [part(game, players, a, b - a) for a, b in itertools.pairwise(ends)]
    assert merged(reversed(parts)) == part(game, players, 2, GAMES)


def test_a_report_is_read_back_from_its_json():
    report = part(BELLO, 2, 0, 4)
    told = json.loads(json.dumps(report.as_json()))
    assert Report.from_json(told) == report
    assert json.dumps(Report.from_json(told).as_json()) == json.dumps(report.as_json())


def test_reports_of_other_studies_or_with_a_gap_are_not_merged():
    report = part(BELLO, 2, 0, 2)
    with pytest.raises(Wrong, match="different studies"):
        merged([report, part(BELLO, 2, 2, 2, options={"powers": "off"})])
    for first in (1, 3):
        with pytest.raises(Wrong, match="begin at game 2"):
            merged([report, part(BELLO, 2, first, 2)])


def test_a_digest_is_of_numbers_positions_and_scores():
    batch = play_many(STORM, STORM.new(2), 4, seed=1)
    whole = digest_of(0, batch)
    assert (read(written(whole)) == whole).all()
    halves = digest_of(0, batch.part(slice(2))) + digest_of(2, batch.part(slice(2, 4)))
    assert (halves == whole).all()
    assert len({written(whole), written(digest_of(1, batch))}) == 2


def test_whatever_is_changed_changes_all_words_of_a_digest():
    batch = play_many(STORM, STORM.new(2), 2, seed=1)
    found = [digest_of(0, batch)]
    batch.sheets[1, 1].points += 1
    found.append(digest_of(0, batch))
    batch.sheets[1, 1].points -= 1
    batch.finals["padding"][0, -1] = 1
    found.append(digest_of(0, batch))
    batch.finals["padding"][0, -1] = 0
    batch.finals[[0, 1]] = batch.finals[[1, 0]]
    found.append(digest_of(0, batch))
    assert all(len(set(word)) == len(found) for word in np.stack(found, axis=1).tolist())
