"""`theomachy print`: a file to print, or one line that says why not."""

import pytest


@pytest.mark.parametrize("words", ["print storm", "print storm --lang fr --paper letter"])
def test_a_pdf_is_written_where_it_was_wished(told, tmp_path, words):
    target = tmp_path / "storm.pdf"
    said = told(f"{words} --out {target}")
    assert said.status == 0
    assert target.read_bytes().startswith(b"%PDF-")
    assert str(target) in said.out
    assert "storm" in said.err


def test_without_a_name_it_is_called_after_game_paper_and_language(told, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert told("print storm --lang fr").status == 0
    assert [path.name for path in tmp_path.iterdir()] == ["storm-a4-fr.pdf"]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("print storm --paper a5", "There is no paper called 'a5'; there are a4, letter."),
        ("print storm --paper a5 --lang fr", "Aucun papier ne s’appelle «\u00a0a5\u00a0»"),
        ("print chess", "There is no game called 'chess'"),
        (
            "print connect_four",
            "There is no printed edition of connect_four; there is",
        ),
        ("print connect_four --lang fr", "Il n’y a pas d’édition imprimée de connect_four"),
        ("print storm --out /nowhere/storm.pdf", "No such file"),
    ],
)
def test_what_cannot_be_printed_is_told_in_one_line(told, words, why):
    said = told(words)
    assert (said.status, said.out) == (2, "")
    assert why in said.err.splitlines()[-1]
