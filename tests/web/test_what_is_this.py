"""`?` at the table: whatever is touched says what it is, and plays nothing."""

import pytest
from player import open_position, seq, serious_faults, wait_for_log
from playwright.sync_api import expect

POSITIONS = {
    "storm": "2p; gods kors ialda; at P1 develop; V=e9:1; c3:2/P1w1c; a1:2/P2w3; a3:5/P2S; "
    "a4:1/P1w2@20",
    "bello": "2p; pantheons aztec norse; at P1 power; e2=P1/4 e3=P2/1 e1=P1/3 e9=P2/3 d2=P1/0",
    "gog": "options map=fixed; at P1 buy; resources P1 5/5/5; abilities P1 SPD; "
    "b2=P1[1] a1=P1(1) k8=P2[1]",
    "godstorm": "3p; at P1 T6; ROM P1:6 W temple; LIG P2:2; COR P2:1 plague; THU P3:3; "
    "hand P1 HEROES",
}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def answer(page):
    return page.get_by_test_id("answer")


def begin(page, house, game, language="en"):
    page.goto(f"http://{house.address}/")
    page.evaluate("spoken => localStorage.setItem('theomachy-language', spoken)", language)
    open_position(page, house, game, POSITIONS[game])
    page.reload()
    expect(page.get_by_test_id("status")).to_be_visible()


def unanswered(page):
    """Touch everything there is, one by one; what has no words of its own."""
    return page.evaluate(
        """async () => {
          const things = document.querySelectorAll(
            '.room :is([data-what], [data-cell], [data-move], [data-why])');
          const settled = () => new Promise(done => requestAnimationFrame(() => done()));
          const dumb = [];
          for (const thing of things) {
            thing.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
            thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
            await settled();
            const said = document.querySelector("[data-testid='answer'] [data-key]");
            const isSaid = !/no more to say|rien de plus/.test(said.textContent);
            if (!thing.hasAttribute('data-asked') || !isSaid) dumb.push(said.dataset.key);
          }
          return [things.length, dumb];
        }"""
    )


@pytest.mark.parametrize(
    ("game", "language"), [("storm", "fr"), ("bello", "en"), ("gog", "fr"), ("godstorm", "en")]
)
def test_everything_at_a_table_says_what_it_is_and_nothing_is_played(
    page, shared_house, game, language
):
    begin(page, shared_house, game, language)
    before = seq(page)
    page.keyboard.press("?")
    expect(answer(page)).to_contain_text("Tab")
    touched, dumb = unanswered(page)
    assert dumb == []
    assert touched > 60
    assert seq(page) == before
    assert page.locator(".room [aria-pressed='true'][data-cell]").count() == 0
    page.keyboard.press("Escape")
    expect(answer(page)).to_have_count(0)


def test_asked_by_mouse_it_leads_into_the_rulebook(page, shared_house):
    begin(page, shared_house, "storm")
    page.get_by_test_id("ask").click()
    page.locator("[data-move='end']").click()
    expect(answer(page)).to_contain_text("End your turn")
    page.locator(".room [data-cell='a3']").click()
    expect(answer(page)).to_contain_text("A sanctuary: 10 belief")
    assert serious_faults(page) == []
    answer(page).get_by_text("ST-13.3").click()
    expect(page.locator(".at[data-rule='ST-13.3']")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(answer(page)).to_have_count(0)
    expect(page.get_by_test_id("rules")).to_be_visible()
    assert seq(page) == 0


def test_asked_by_keyboard_numbers_and_cells_answer_too(page, shared_house):
    begin(page, shared_house, "storm")
    page.keyboard.press("?")
    expect(answer(page)).to_be_visible()
    heard = []
    for _ in range(40):
        page.keyboard.press("Tab")
        heard.append(answer(page).locator("[data-key]").get_attribute("data-key"))
        if heard[-1] == "what-storm-cell-compass":
            break
    assert "what-storm-tally-limbo" in heard
    page.keyboard.press("ArrowUp")
    expect(answer(page).locator("[data-key='what-storm-cell-open']")).to_be_visible()
    page.keyboard.press("Enter")
    page.keyboard.press("e")
    assert seq(page) == 0
    page.keyboard.press("?")
    expect(answer(page)).to_have_count(0)
    page.keyboard.press("e")
    wait_for_log(page, 0)


def test_asked_with_a_finger(new_context, shared_house):
    page = new_context(**PHONE).new_page()
    begin(page, shared_house, "bello", "fr")
    page.get_by_test_id("ask").tap()
    expect(answer(page)).to_be_visible()
    page.locator(".room [data-cell='e9']").tap()
    expect(answer(page)).to_contain_text("Un temple")
    page.locator("[data-move='pass']").first.tap()
    expect(answer(page)).to_contain_text("N’user d’aucun pouvoir")
    assert seq(page) == 0
    answer(page).get_by_role("button").tap()
    expect(answer(page)).to_have_count(0)
