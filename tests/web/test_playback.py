"""What others did: seen in peace, held, stepped, skipped, summed up, read aloud."""

import itertools

import pytest
from player import MINE, click_move, lit, open_table, seq, wait_for_log, wait_for_turn
from playwright.sync_api import expect

SLOW = 900
"""Milliseconds a move of a bot is shown at least, if it shall be slow."""

ENOUGH = 3
"""Pairs of moves of a bot to be timed."""

WATCH = """() => {
  const log = document.querySelector("[data-testid='log']");
  const lines = () => [...log.querySelectorAll('[data-seq]')].map(line => line.dataset.seq);
  window.shown = Object.fromEntries(lines().map(seq => [seq, null]));
  new MutationObserver(() => {
    for (const seq of lines()) if (!(seq in window.shown)) window.shown[seq] = performance.now();
  }).observe(log, { childList: true, subtree: true });
}"""
TURNS_OF_THE_BOT = """() => [...document.querySelectorAll("[data-chapter='turn']")]
  .filter(turn => turn.querySelector('.head').innerText.includes('Talos'))
  .map(turn => [...turn.querySelectorAll('[data-seq]')].map(({ dataset }) => dataset.seq))
  .map(turn => turn.flatMap(seq => window.shown[seq] ?? []))"""
TURNS = "[data-chapter='turn']"
IS_PASSED = """([turns, before]) => document.querySelectorAll(turns).length > before
  || document.querySelector("[data-move='end']:enabled, [data-testid='result']")"""
"""Whether the turn has passed on, or is to be ended once more."""
IS_SETTLED = """([least, mine]) => {
  const words = document.querySelector("[data-testid='playback-waiting']")?.innerText ?? '';
  return Number(words.match(/\\d+/)) >= least || words.includes('Your turn')
    || document.querySelector(mine);
}"""
"""Whether so many moves wait to be shown, or no more will come."""


def choose_motion(page, motion):
    page.get_by_test_id("settings").click()
    page.get_by_test_id("motion").select_option(motion)
    page.keyboard.press("Escape")


def begin(page, house, motion, **options):
    """My first turn against a bot, with moves of others shown at a pace."""
    page.clock.install()
    open_table(page, house, ("me", "random"), pantheons="fixed", powers="off", **options)
    assert wait_for_turn(page)
    choose_motion(page, motion)


def end_turn(page):
    """Until the turn is another's, who may have ended his own before we look."""
    before = page.locator(TURNS).count()
    while page.locator(TURNS).count() == before:
        click_move(page, "end")
        page.wait_for_function(IS_PASSED, arg=[TURNS, before])


def stop_the_clock(page):
    """From now on nothing in the page happens by itself, however long we take."""
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))


def hold(page, least=1):
    """The bot's moves, held while so many still wait: in a turn that has enough of them, and with
    the page's clock stopped, so that none is shown before the button is found."""
    stop_the_clock(page)
    while waiting(page) < least:
        page.keyboard.press("s")
        assert wait_for_turn(page)
        end_turn(page)
        page.wait_for_function(IS_SETTLED, arg=[least, MINE])
    pause = page.get_by_test_id("playback-pause")
    pause.click()
    expect(pause).to_have_attribute("aria-pressed", "true")


def waiting(page):
    """How many moves wait to be shown."""
    words = "".join(page.get_by_test_id("playback-waiting").all_inner_texts())
    return int("".join(letter for letter in words if letter.isdigit()) or 0)


def test_slow_shows_every_move_of_a_bot_for_nine_tenths_of_a_second(page, shared_house):
    begin(page, shared_house, "slow")
    page.evaluate(WATCH)
    gaps = []
    while len(gaps) < ENOUGH:
        end_turn(page)
        assert wait_for_turn(page)
        turns = page.evaluate(TURNS_OF_THE_BOT)
        gaps = [two - one for turn in turns for one, two in itertools.pairwise(turn)]
    assert min(gaps) >= SLOW, gaps


def test_moves_of_others_are_held_stepped_and_skipped(page, shared_house):
    begin(page, shared_house, "slow")
    hold(page, least=2)
    before, left = seq(page), waiting(page)
    page.get_by_test_id("playback-step").click()
    wait_for_log(page, before)
    assert (seq(page), waiting(page) >= left - 1) == (before + 1, True)
    page.keyboard.press("s")
    expect(page.get_by_test_id("playback")).to_be_hidden()
    assert seq(page) > before + 1


def test_a_click_in_the_middle_shows_the_present_and_plays_nothing(page, shared_house):
    begin(page, shared_house, "slow")
    hold(page)
    page.wait_for_selector("[data-testid='playback-waiting']:has-text('Your turn')")
    page.locator("[data-cell]").first.click(force=True)
    expect(page.get_by_test_id("playback")).to_be_hidden()
    assert wait_for_turn(page)
    entries = seq(page)
    assert page.locator("[aria-pressed='true'][data-cell]").count() == 0
    page.reload()
    assert wait_for_turn(page)
    assert seq(page) == entries


def test_the_bar_moves_nothing(page, shared_house):
    begin(page, shared_house, "slow")
    frame = "document.querySelector('.board').getBoundingClientRect().toJSON()"
    before = page.evaluate(frame)
    hold(page)
    assert page.evaluate(frame) == before
    for button in page.get_by_test_id("playback").get_by_role("button").all():
        box = button.bounding_box()
        assert min(box["width"], box["height"]) >= 44


def test_since_my_last_turn_is_summed_up_and_seen_again(page, shared_house):
    begin(page, shared_house, "off")
    end_turn(page)
    assert wait_for_turn(page)
    card = page.get_by_test_id("since")
    expect(card.locator("[data-since-seat='1']")).to_contain_text("move")
    stop_the_clock(page)
    page.get_by_test_id("since-again").click()
    expect(page.get_by_test_id("looking-back")).to_be_visible()
    expect(page.locator("[data-testid='log'] .here").first).to_be_attached()
    page.get_by_test_id("playback-skip").click()
    expect(page.get_by_test_id("looking-back")).to_be_hidden()
    page.clock.resume()
    page.reload()
    expect(card.locator("[data-since-seat='1']")).to_contain_text("move")
    page.get_by_test_id("since-close").click()
    expect(card).to_be_hidden()


def test_moves_of_others_are_read_aloud_in_one_place(page, shared_house):
    begin(page, shared_house, "off")
    end_turn(page)
    assert wait_for_turn(page)
    expect(page.get_by_test_id("announcer")).to_contain_text("Talos")
    assert page.get_by_test_id("status").get_attribute("aria-live") is None


@pytest.mark.parametrize("how", ["cell", "button", "key"])
def test_after_a_move_the_keyboard_is_still_at_the_board(page, shared_house, how):
    begin(page, shared_house, "off")
    before, source = seq(page), lit(page)[0]
    if how == "button":
        page.locator("[data-move='end']").focus()
        page.keyboard.press("Enter")
    else:
        page.locator(f"[data-cell='{source}']").focus()
        page.keyboard.press("Enter" if how == "cell" else "e")
        if how == "cell":
            target = next(cell for cell in lit(page) if cell != source)
            page.locator(f"[data-cell='{target}']").focus()
            page.keyboard.press("Enter")
    wait_for_log(page, before)
    assert wait_for_turn(page)
    page.wait_for_function("() => document.activeElement.matches('[data-cell]')")
