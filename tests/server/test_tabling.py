"""Rows of a study, part by part: together they are the file that `simulate --save` writes."""

import msgspec
import pytest

from theomachy.games import load
from theomachy.server.studies import Part, RowsOfPart
from theomachy.server.tabling import tabled
from theomachy.study.simulate import simulate

FOREVER = 1e9
GUEST = Part("connect_four", 2, ["random"], 7, 0, 6)
QUICK = {"radius": 3, "max_turns": 60}


def parts_of(whole, *cuts):
    for first, games in cuts:
        part = msgspec.structs.replace(whole, first=first, games=games)
        yield tabled(RowsOfPart(part, whole.games), FOREVER)


def file_of(whole, game, path):
    bots, seed = whole.bots, whole.seed
    simulate(load(game), whole.players, whole.games, bots, seed, whole.options, save=path)
    return path.read_text()


@pytest.mark.parametrize("bots", [["random"], ["random", "greedy"]], ids=str)
def test_rows_of_parts_are_the_file_that_is_saved_in_a_terminal(tmp_path, bots):
    whole = msgspec.structs.replace(GUEST, bots=bots)
    parts = list(parts_of(whole, (0, 1), (1, 2), (3, 3)))
    assert [part.games for part in parts] == [1, 2, 3]
    saved = file_of(whole, "connect_four", tmp_path / "rows.csv")
    assert "".join(part.csv for part in parts) == saved


@pytest.mark.plain_only
def test_rows_of_a_variant_say_so_in_their_header(tmp_path):
    whole = Part("storm", 2, ["random"], 3, 0, 2, QUICK, {"income": 3})
    (told,) = parts_of(whole, (0, 2))
    assert '"game": "storm@income=3"' in told.csv.splitlines()[0]
    assert told.csv == file_of(whole, "storm@income=3", tmp_path / "rows.csv")


def test_a_part_of_rows_ends_in_time_too():
    assert tabled(RowsOfPart(GUEST, 6), 0.0).games == 1
