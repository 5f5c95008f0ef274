"""Variants on the command line: what may be set, how it is told, and what is refused."""

import json

import pytest

from theomachy.games.settings import read_variant

SHORT = "--games 2 --option radius=3 --option max_turns=60"


@pytest.fixture
def file(tmp_path):
    """The file of a variant."""
    path = tmp_path / "rich.toml"
    path.write_text(
        'name = "Rich"\ngame = "storm"\n[numbers]\nincome = 3\n'
        "[options]\nradius = 3\nmax_turns = 60\n"
    )
    return path


def test_numbers_are_listed_with_bounds_and_paragraphs(told):
    said = told("variants storm")
    assert said.status == 0
    line = next(line for line in said.out.splitlines() if " income " in line)
    assert all(word in line for word in ("1", "0–6", "ST-7.3"))
    assert "Nombre" in told("variants bello --lang fr").out
    assert "connect_four has no number that may be set" in told("variants connect_four").out


@pytest.mark.plain_only
def test_what_is_set_is_told(told):
    said = told(f"simulate storm --set income=3 --set attack=2 {SHORT}")
    assert said.status == 0
    assert "House rules: income 3 instead of 1, attack 2 instead of 1" in said.out
    french = told(f"simulate storm --set income=3 --lang fr {SHORT}").out
    assert "Règles maison\N{NO-BREAK SPACE}: income 3 au lieu de 1" in french


@pytest.mark.plain_only
def test_a_file_says_numbers_and_options_and_what_is_said_counts(told, file):
    one = json.loads(told(f"simulate storm --variant {file} --games 2 --json").out)
    assert (one["game"], one["options"]["radius"]) == ("storm@income=3", 3)
    words = f"simulate storm --variant {file} --set income=2 -o radius=4 --games 1 --json"
    other = json.loads(told(words).out)
    assert (other["game"], other["options"]["radius"]) == ("storm@income=2", 4)


def test_a_file_may_be_json(tmp_path):
    file = tmp_path / "rich.json"
    told = {"game": "storm", "numbers": {"income": 3}}
    file.write_text(json.dumps(told))
    assert read_variant(file) == told


@pytest.mark.plain_only
def test_an_arena_of_a_variant_is_no_other(told, tmp_path):
    words = f"arena storm {SHORT} --bots greedy,random --save {tmp_path / 'kept.jsonl'}"
    said = told(f"{words} --set income=3")
    assert said.status == 0
    assert "House rules: income 3 instead of 1" in said.out
    refused = told(words)
    assert refused.status == 2
    assert "game was storm@income=3, not storm" in refused.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("simulate storm --set incme=3", "storm has no number 'incme' that may be set; it has"),
        ("simulate storm --set income=9", "income cannot be 9 (ST-7.3): a whole number from 0"),
        ("simulate storm --set income", "Numbers are set name=number, not 'income'"),
        ("arena storm --set income=1 --set income=2", "The number income is set twice"),
        ("play storm --set income=x", "income cannot be x"),
        ("simulate gog --variant {file}", "rich.toml is a variant of another game: storm"),
        ("simulate storm --variant {away}", "no such file"),
        ("play --resume {file} --set income=3", "goes on by the numbers it was begun with"),
        ("play --resume {file} --variant {file}", "goes on by the numbers it was begun"),
        ("print storm@income=3", "no game called 'storm@income=3'"),
        ("fit storm@income=3", "is not for the game as printed: say --out"),
    ],
)
def test_what_cannot_be_is_said_before_anything_is_compiled(told, file, words, said):
    refused = told(words.format(file=file, away=file.with_name("away.toml")))
    assert refused.status == 2
    assert said.lower() in refused.err.lower()


@pytest.mark.parametrize(
    "text",
    ["", "game =", '["storm"]', 'game = "storm"\nnumber = 3', 'game = "storm"\nnumbers = 3', "\0"],
)
def test_a_file_that_is_none_of_a_variant_is_refused(told, file, text):
    file.write_text(text)
    refused = told(f"simulate storm --variant {file}")
    assert refused.status == 2
    assert "is no file of a variant" in refused.err


@pytest.mark.plain_only
def test_a_game_in_the_terminal_tells_it_and_its_record_holds(told, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    words = "play storm --set income=3 --seats human,greedy --seed 1"
    said = told(words, "save\nquit\n")
    assert "House rules: income 3 instead of 1" in said.out
    assert "theomachy play storm@income=3 --resume" in said.out
    verified = told("verify game.theomachy")
    assert verified.status == 0
    assert "House rules: income 3 instead of 1" in verified.out
