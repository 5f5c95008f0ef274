"""A game to print, from the page where one opens a table."""

import pytest
from player import saved_by, serious_faults


@pytest.mark.parametrize(("paper", "language"), [("a4", "en"), ("letter", "fr")])
def test_a_game_is_saved_to_be_printed_in_the_language_of_the_page(
    page, shared_house, paper, language
):
    page.add_init_script(f"localStorage.setItem('theomachy-language', '{language}')")
    page.goto(f"http://{shared_house.address}/#/new/storm")
    link = page.get_by_test_id(f"print-{paper}")
    link.wait_for()
    assert serious_faults(page) == []
    saved = saved_by(link)
    assert f"storm-{paper}-{language}.pdf" in saved.headers["content-disposition"]
    assert saved.body().startswith(b"%PDF-")
