"""The PDF itself: pages of the size of the paper, made in time, or a clear word why not."""

import re
import sys
import time

import pytest

from theomachy.games import SHELF
from theomachy.locales import LANGUAGES, Wrong
from theomachy.printing import PAPERS, make

POINTS = 72 / 25.4
SECONDS = 20


def pages_of(pdf):
    """The width and height of every page in millimetres, the smaller first."""
    boxes = re.findall(rb"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]", pdf)
    return [sorted(float(side) / POINTS for side in box) for box in boxes]


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_measures_what_its_paper_measures(game, paper, lang):
    began = time.process_time()
    pdf = make(game, paper, lang)
    assert time.process_time() - began < SECONDS
    found = pages_of(pdf)
    assert pdf.startswith(b"%PDF-")
    assert len(found) > 15
    wanted = pytest.approx([PAPERS[paper].width, PAPERS[paper].height], abs=0.1)
    assert all(page == wanted for page in found)


def test_a4_is_a4_and_letter_is_letter():
    assert (PAPERS["a4"].width, PAPERS["a4"].height) == (210, 297)
    assert (PAPERS["letter"].width, PAPERS["letter"].height) == (215.9, 279.4)


def test_without_typst_one_is_told_how_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(Wrong) as wrong:
        make("storm", "a4", "en")
    assert "pip install 'theomachy[print]'" in wrong.value.said_in("en")
    assert "Typst" in wrong.value.said_in("fr")


def test_without_drawings_one_is_told_where_they_come_from(monkeypatch, tmp_path):
    monkeypatch.setattr("theomachy.printing.edition.DRAWINGS", tmp_path)
    with pytest.raises(Wrong) as wrong:
        make("storm", "a4", "en")
    assert "drawings" in wrong.value.said_in("en")
