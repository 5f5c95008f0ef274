"""A guest speaks for itself: its words lie beside its rules."""

import re

import pytest

PITCH = {
    "en": "Two players drop discs into seven columns; whoever first has four in a line wins.",
    "fr": "À deux, on lâche des jetons dans sept colonnes ; qui en aligne quatre le premier gagne.",
}
GAME = {
    "en": [
        "Connect Four, for 2 players.",
        "P1 (human): drop a disc.",
        "drop z: A move is written `drop a` to `drop g`.",
        "Drop a disc into column g",
        "P2 (human) drops a disc into column b.",
        "Result – four in a line",
        "P1 (human) wins.",
    ],
    "fr": [
        "Puissance quatre, à 2 joueurs.",
        "P1 (humain) : lâchez un jeton.",
        "drop z : Un coup s’écrit de `drop a` à `drop g`.",
        "Lâcher un jeton dans la colonne g",
        "P2 (humain) lâche un jeton dans la colonne b.",
        "Résultat – quatre jetons alignés",
        "Victoire : P1 (humain).",
    ],
}
TYPED = "?\ndrop z\n" + "drop a\ndrop b\n" * 3 + "drop a\n"


@pytest.mark.parametrize("language", PITCH)
def test_a_guest_stands_on_the_shelf_with_its_sentence(told, language):
    shelf = told(f"games --lang {language}").out.replace("\u00a0", " ")
    assert re.search(rf"connect_four +│ 2 +│ {re.escape(PITCH[language])}", shelf)


@pytest.mark.parametrize("language", GAME)
def test_a_game_of_a_guest_is_told_in_whole_sentences(told, language):
    words = f"play connect_four --seats human,human --seed 1 --lang {language}"
    said = told(words, TYPED)
    shown = said.out.replace("\u00a0", " ")
    assert said.status == 0
    assert [line for line in GAME[language] if line not in shown] == []


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "drop a cannot be played. This column is full. (C4-2)"),
        ("fr", "drop a ne peut pas être joué. Cette colonne est pleine. (C4-2)"),
    ],
)
def test_a_guest_says_why_not(told, language, line):
    words = f"play connect_four --seats human,human --seed 1 --lang {language}"
    assert line in told(words, "drop a\n" * 7).out
