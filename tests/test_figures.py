"""Published figures are what their commands say now."""

import re

import pytest
from figures import ROOT, figures, report_of, told, written

FIGURES = {figure.name: figure for figure in figures()}
CHEAP = [name for name, figure in FIGURES.items() if figure.is_cheap]


def test_every_figure_has_its_place_in_a_page_and_every_place_its_figure():
    pages = {path.relative_to(ROOT) for path in (ROOT / "docs").rglob("*.md")}
    found = {
        (name, str(page))
        for page in pages
        for name in re.findall("<!-- figure ([a-z0-9-]+) -->", (ROOT / page).read_text("utf-8"))
    }
    assert found == {(figure.name, figure.page) for figure in FIGURES.values()}
    assert all(figure.digest and figure.commit for figure in FIGURES.values())


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", CHEAP)
def test_a_cheap_figure_is_what_its_command_says(name):
    figure = FIGURES[name]
    report = report_of(figure)
    assert report["digest"] == figure.digest
    page = figure.path.read_text("utf-8")
    assert told(figure, report) in page
    assert written(figure, page, report) == page
