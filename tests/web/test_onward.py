"""Play on from a position, bring a game along, verify it, share it."""

import base64
import functools
import random

import pytest
from player import open_position, open_table, serious_faults
from playwright.sync_api import expect

from theomachy import Table
from theomachy.kernel import NATURE
from theomachy.table import placed, record

SCRIPT = "<img src=x onerror=alert(1)>"
LANGUAGES = ("en", "fr")
MOST = 64_000
DUEL = "2p; pantheons aztec norse; at P1 action; e2=P1/2 e3=P2/3 e1=P1/3 e9=P2/3"


@functools.cache
def played(game="bello", plies=10_000):
    table, chance = Table(game, 2, 3, names=[SCRIPT, "Ben"]), random.Random(3)
    while not table.is_over and table.ply < plies:
        if table.actor == NATURE:
            table.roll()
        else:
            table.push(int(chance.choice(table.game.legal_actions(table.state))), trusted=True)
    return table


def bring(page, house, language="en"):
    page.goto(f"http://{house.address}/")
    page.evaluate("spoken => localStorage.setItem('theomachy-language', spoken)", language)
    page.reload()
    page.get_by_test_id("to-import").click()
    expect(page.get_by_test_id("import-page")).to_be_visible()


def read(page, text):
    page.get_by_test_id("brought").fill(text)
    page.get_by_test_id("read").click()


def signs(page):
    """What was found, by what it is about."""
    page.get_by_test_id("verdict").wait_for()
    return page.get_by_test_id("findings").evaluate(
        """list => Object.fromEntries(
          [...list.children].map(({ dataset }) => [dataset.about, dataset.holds]))"""
    )


def cells(page):
    """Every cell of the board, as it is read aloud."""
    labels = "cells => cells.map(cell => cell.getAttribute('aria-label'))"
    return page.eval_on_selector_all("[data-cell]", labels)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_pasted_judged_watched_and_played_on(page, shared_house, language):
    table = played()
    bring(page, shared_house, language)
    read(page, record.write(table))
    found = signs(page)
    assert {found[about] for about in ("text", "rules", "moves", "end", "seed", "dice")} == {
        "holds"
    }
    assert found["promise"] == "unknown"
    said = {"en": "each played again from the first", "fr": "rejoué depuis le premier"}[language]
    expect(page.locator("[data-about='moves']")).to_contain_text(said)
    assert serious_faults(page) == []
    page.get_by_test_id("watch").click()
    page.get_by_test_id("replay-slider").fill("40")
    expect(page.get_by_test_id("brought-game")).to_contain_text(SCRIPT[:24])
    page.get_by_test_id("play-on").click()
    page.get_by_test_id("play-on-1").check()
    page.get_by_test_id("play-on-bot").select_option("level1")
    assert serious_faults(page) == []
    page.get_by_test_id("play-on-start").click()
    expect(page.get_by_test_id("status")).to_be_visible()
    told = {"en": "you", "fr": "vous"}[language]
    expect(page.locator("[data-seat='1']").first).to_contain_text(told)
    view = page.request.get(page.url.replace("#/table", "api/tables") + "/view").json()
    assert view["position"]["round"] >= placed.at(table, 40).describe()["round"]


def test_from_a_replay_one_plays_on_verifies_and_shares(page, new_context, shared_house):
    open_position(page, shared_house, "bello", DUEL, "end")
    page.goto(page.url.replace("table", "replay"))
    page.get_by_test_id("verify").click()
    assert "fails" not in (found := signs(page)).values()
    assert (found["log"], found["promise"], found["dice"]) == ("holds", "holds", "unknown")
    page.keyboard.press("Escape")
    page.get_by_test_id("share").click()
    picture = page.get_by_test_id("share-picture")
    picture.wait_for()
    assert page.get_by_test_id("save-picture").get_attribute("download") == "bello-0.png"
    drawn = base64.b64decode(picture.get_attribute("src").partition(",")[2])
    assert (drawn[:4], len(drawn) > 50_000) == (b"\x89PNG", True)
    assert page.get_by_test_id("share-place").input_value() == f"{page.url}/0"
    assert serious_faults(page) == []
    friend = new_context().new_page()
    friend.goto(page.get_by_test_id("share-text").input_value())
    assert set(signs(friend).values()) == {"holds"}
    friend.get_by_test_id("watch").click()
    friend.get_by_test_id("brought-game").wait_for()
    nameless = [told.replace("N0", "Player 1").replace("N1", "Player 2") for told in cells(page)]
    assert cells(friend) == nameless
    page.keyboard.press("Escape")
    page.get_by_test_id("play-on").click()
    page.get_by_test_id("play-on-start").click()
    expect(page.get_by_test_id("status")).to_be_visible()


STALE = record.write(played()).replace("rules 1", "rules 99")
TORN = record.write(played())[:900]
WORDS = {
    "": ("There is nothing to read", "encore rien à lire"),
    "x" * (MOST + 1): ("That is too long: 64,001", "C’est trop long"),
    "hello": ("neither a record nor a position", "ni une feuille de partie"),
    TORN: ("was changed or cut", "modifiée ou coupée"),
    STALE: ("written for bello rules 99", "règles 99"),
    f"theomachy position 1\ngame {SCRIPT}\nposition new": ("There is no game", "Aucun jeu"),
    "theomachy position 1\ngame bello\nposition " + '{"at":' * 9000: (
        "position of the record cannot be read", "est illisible",
    ),
    "https://play.example.org/#/replay/0123456789ab/4": (
        "another house, play.example.org", "autre maison, play.example.org",
    ),
    "https://play.example.org/#/import/eJwLycg": ("torn or cut short", "abîmé ou coupé"),
    "https://play.example.org/": ("leads to no game", "ne mène à aucune partie"),
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_pasted_is_answered_clearly_and_nothing_of_it_is_lost(
    page, shared_house, language
):
    page.on("dialog", lambda dialog: pytest.fail(dialog.message))
    bring(page, shared_house, language)
    for text, words in WORDS.items():
        read(page, text)
        answer = page.locator("[data-testid='import-wrong'], [data-testid='judged']")
        expect(answer).to_contain_text(words[LANGUAGES.index(language)])
        assert page.get_by_test_id("brought").input_value() == text
    page.reload()
    assert page.get_by_test_id("brought").input_value() == list(WORDS)[-1]


def test_a_file_is_read_and_one_that_is_no_text_is_refused(page, shared_house):
    bring(page, shared_house)
    file = page.get_by_test_id("brought-file")
    page.get_by_test_id("brought").fill("kept")
    file.set_input_files({"name": "a.txt", "mimeType": "text/plain", "buffer": b"\x89PNG\0\xff"})
    expect(page.get_by_test_id("import-wrong")).to_contain_text("no text")
    assert page.get_by_test_id("brought").input_value() == "kept"
    text = placed.write(played(plies=30))
    file.set_input_files({"name": "a.txt", "mimeType": "text/plain", "buffer": text.encode()})
    assert signs(page) == {"position": "holds", "rules": "holds"}


def test_while_a_game_keeps_secrets_only_what_all_may_see_is_shared(page, shared_house):
    open_table(page, shared_house, ("me", "me"), game="godstorm")
    page.get_by_test_id("share").click()
    page.get_by_test_id("share-picture").wait_for()
    expect(page.get_by_test_id("share-text")).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_test_id("verify").click()
    expect(page.get_by_test_id("secrets")).to_contain_text("keeps secrets until its end")
    page.goto(page.url.replace("table", "replay"))
    page.get_by_test_id("share").click()
    expect(page.get_by_test_id("secrets")).to_contain_text("only its present is shared")
    expect(page.get_by_test_id("share-picture")).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_test_id("play-on").click()
    page.get_by_test_id("play-on-start").click()
    expect(page.get_by_test_id("secrets")).to_contain_text("keeps secrets until its end")
