"""`theomachy story`: a finished game told in either language; an unfinished one is refused."""

import pytest

from theomachy import Table
from theomachy.games import load
from theomachy.study.luck import played
from theomachy.table import record


@pytest.fixture
def saved(tmp_path):
    def save(table):
        file = tmp_path / "record.txt"
        file.write_text(record.write(table), "utf-8")
        return file

    return save


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Everybody’s chances", "Turning points", "Move ", "Luck meter", "Worst moves"]),
        ("fr", ["Les chances de chacun", "Les tournants", "Coup ", "La part du hasard", "pires"]),
    ],
)
@pytest.mark.parametrize("game", ["storm", "godstorm"])
def test_a_finished_game_is_told(told, saved, game, lang, words):
    file = saved(played(load(game), ("level1", "random"), 3))
    said = told(f"story {file} --lang {lang}")
    assert said.status == 0
    assert [word for word in words if word not in said.out] == []
    assert "100" in said.out


@pytest.mark.parametrize(("lang", "word"), [("en", "not over"), ("fr", "pas finie")])
def test_a_game_that_goes_on_has_no_story_yet(told, saved, lang, word):
    said = told(f"story {saved(Table('bello', 2, 3))} --lang {lang}")
    assert said.status == 2
    assert word in said.err


def test_what_is_no_record_is_refused(told, tmp_path):
    file = tmp_path / "x.txt"
    file.write_text("hello")
    assert told(f"story {file}").status == 2
    assert told("story").status == 2
    assert told("story --help").status == 0
