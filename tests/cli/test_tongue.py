"""Help, and what is said of wrong words, in the language asked for."""

import os
import pathlib
import re
import subprocess
import sys

import pytest
import typer

from theomachy import cli
from theomachy.cli.guide import help_key
from theomachy.cli.tongue import asked_for, spoken
from theomachy.locales import LANGUAGES, sentence, sources, speech
from theomachy.server.serve import bound, owned

GROUP = typer.main.get_command(cli.app)
ADMIN = {f"admin {name}": command for name, command in GROUP.commands["admin"].commands.items()}
EXPLAINED = {"theomachy": GROUP, **GROUP.commands, **ADMIN}
ENGLISH = "Usage|Commands|[Ss]how|this message|default|required|Missing|COMMAND|NUMBER|WORD|FILE"


def params_of(command):
    """What a command takes, `--help` included."""
    return command.get_params(command.context_class(command))


def explanations(language, name):
    """What the help of a command says of it and of all it takes."""
    tongue, command = speech(language), EXPLAINED[name]
    keys = (help_key(tongue, command.name, param) for param in params_of(command))
    return [tongue.say(f"help-{command.name}"), *map(tongue.say, keys)]


@pytest.mark.parametrize("name", EXPLAINED)
def test_help_is_french_where_french_is_asked_for(told, name):
    words = "" if name == "theomachy" else name
    page = told(f"{words} --help --lang fr")
    assert page.status == 0
    assert f"Utilisation\u00a0: theomachy {words}" in page.out
    assert all(said in page.out for said in explanations("fr", name))
    assert not any(said in page.out for said in explanations("en", name))
    assert not re.search(rf"\b({ENGLISH})\b", page.out)


def test_help_is_english_otherwise(told):
    page = told("simulate -h")
    assert "Usage: theomachy simulate [OPTIONS] GAME" in page.out
    assert all(said in page.out for said in explanations("en", "simulate"))
    assert re.search(r"--games +NUMBER ≥ 1 +How many games\. \[default: 1000\]", page.out)
    assert re.search(r"--seed +NUMBER +.*\[default: 0\]", page.out)
    assert re.search(r"-o, --option +NAME=VALUE ", page.out)
    assert re.search(r"-h, --help +Show this page", page.out)
    assert re.search(r"--json +Print JSON instead of tables\. +│", page.out)


def test_help_has_a_word_for_everything_and_no_others():
    tongue, used = speech("en"), {f"help-{command.name}" for command in EXPLAINED.values()}
    for command in EXPLAINED.values():
        used |= {help_key(tongue, command.name, param) for param in params_of(command)}
        kinds = (param.metavar for param in params_of(command) if param.metavar)
        used |= {f"help-kind-{kind.split()[0]}" for kind in kinds}
    written = set(re.findall(r"^(help-[\w-]+) =", sources("en")["help.ftl"], re.MULTILINE))
    assert used <= written
    code = "".join(file.read_text() for file in pathlib.Path(cli.__file__).parent.glob("*.py"))
    assert {key for key in written - used if f'"{key}"' not in code} == set()


WRONG_WORDS = [
    (
        "frob",
        "Il n’y a pas de commande « frob » ; il y a serve, games, rules, variants, observations",
    ),
    ("simulate", "Il manque JEU. Voir `theomachy simulate --help`."),
    ("verify", "Il manque FEUILLE."),
    ("simulate bello and more", "Il y a des mots de trop : and more."),
    ("simulate --zzz", "Il n’y a pas d’option --zzz."),
    ("simulate --game 3", "Il n’y a pas d’option --game ; peut-être --games, --save ?"),
    ("simulate --games many", "--games attend NOMBRE ≥ 1, et non « many »."),
    ("simulate --games 0", "--games attend NOMBRE ≥ 1, et non « 0 »."),
    ("serve --port 65536", "--port attend NOMBRE 0–65535, et non « 65536 »."),
    ("bench --seconds x", "--seconds attend NOMBRE ≥ 0.1, et non « x »."),
    ("simulate --json=3", "--json ne doit être suivi de rien."),
    ("simulate chess", "Aucun jeu ne s’appelle « chess » ; l’étagère contient storm, gog"),
    ("simulate bello --players 9", "bello se joue à 2-6 joueurs, pas à 9."),
    ("simulate connect_four --players 9", "connect_four se joue à 2 joueurs, pas à 9."),
    ("simulate bello --bots oracle", "Aucun bot ne s’appelle « oracle » ; il y a random"),
    ("simulate bello --option sharing", "Les options s’écrivent nom=valeur, et non « sharing »."),
    ("simulate bello --option sharing=x", "sharing ne peut pas être x (BD-2.7) : share, block"),
    ("simulate bello --option colour=red", "bello n’a pas d’option « colour » ; il a doomsday"),
    ("simulate connect_four -o x=y", "connect_four n’a pas d’option « x », ni aucune autre."),
    ("simulate bello --device abacus", "--device vaut cpu ou cuda, et non « abacus »."),
    ("arena bello --bots greedy", "Une arène demande deux bots différents."),
    ("arena bello --save README.md", "README.md n’est pas un fichier d’arène."),
    ("fit bello --players two", "--players attend des nombres comme 2,4, et non « two »."),
    ("fit connect_four", "connect_four est un invité et garde ses propres poids"),
    ("rules bello BD-77.7", "Les règles de bello n’ont pas de paragraphe BD-77.7."),
    ("play bello --seats human,cat", "« cat » ne peut pas s’asseoir ; le peuvent human, random"),
    ("play --resume nowhere.txt", "nowhere.txt : fichier ou dossier introuvable."),
    ("check nowhere.scenario", "nowhere.scenario : fichier ou dossier introuvable."),
    ("check src", "src : c’est un dossier."),
    ("check docs/pictures/bello-table.webp", "bello-table.webp : ce n’est pas un texte en UTF-8."),
    ("admin frob", "Il n’y a pas de commande « frob » ; il y a tables, close, reopen, ban"),
    ("admin ban Ann --data tests", "Il n’y a pas de base à tests/theomachy.sqlite"),
    ("backup x --data nowhere", "Il n’y a pas de base à nowhere/theomachy.sqlite"),
    ("serve --log loud", "--log attend text|json, et non « loud »."),
    ("serve --public-url x", "Une adresse publique s’écrit https://jouer.example.org"),
    ("verify README.md", "Ce n’est pas une feuille de partie : elle ne commence pas par"),
]


@pytest.mark.parametrize(("words", "line"), WRONG_WORDS)
def test_wrong_words_get_one_french_line(told, words, line):
    said = told(f"{words} --lang fr")
    assert (said.status, said.out) == (2, "")
    assert said.err.startswith("theomachy: ")
    assert line in said.err.replace("\u00a0", " ")
    assert len(said.err.strip().splitlines()) == 1


def test_a_server_says_in_french_why_it_cannot_be(tmp_path):
    with pytest.raises(ValueError, match="cannot be written") as folder:
        owned(pathlib.Path(__file__) / "data").__enter__()
    with pytest.raises(ValueError, match="cannot be used") as address:
        bound("nowhere.invalid", 8000)
    told = [sentence(why.value, "fr").replace("\u00a0", " ") for why in (folder, address)]
    assert told[0].endswith("ne peut pas être écrit : une partie du chemin n’est pas un dossier.")
    assert told[1].startswith("nowhere.invalid:8000 n’est pas utilisable : ")
    assert told[1].endswith(" Essayez --port.")


def test_a_value_left_out_is_asked_for(told):
    assert "--games doit être suivi de NOMBRE ≥ 1." in told("--lang fr simulate x --games").err
    assert "--lang needs LANGUAGE after it." in told("simulate bello --lang").err


def test_an_unknown_language_is_told_in_one_that_is_known(told, monkeypatch):
    assert told("games --lang tlh").err == "theomachy: 'tlh' is not spoken here; en, fr are.\n"
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "On ne parle pas «\u00a0tlh\u00a0» ici, mais en, fr." in told("games --lang=tlh").err


@pytest.mark.parametrize(
    ("words", "asked"),
    [("--lang fr", "fr"), ("--lang=fr", "fr"), ("--lang en --lang=fr", "fr"), ("--lang", "")],
)
def test_a_language_is_asked_for_among_other_words(words, asked):
    assert asked_for(["play", *words.split()]) == asked


@pytest.mark.parametrize(
    ("variable", "value", "language"),
    [("LANG", "fr_CA.UTF-8", "fr"), ("LC_MESSAGES", "fr_FR", "fr"), ("LC_ALL", "C.UTF-8", "en")],
)
def test_else_it_is_that_of_the_environment(monkeypatch, variable, value, language):
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv(variable, value)
    monkeypatch.setattr(sys, "argv", ["theomachy", "games"])
    assert spoken() == language


def test_typer_finds_nothing_wrong_that_has_no_words_of_ours():
    """A newer one may tell its errors apart in other ways."""
    library = sys.modules[typer.BadParameter.__module__]
    misuses = {
        name
        for name, one in vars(library).items()
        if isinstance(one, type) and issubclass(one, typer.BadParameter.__base__)
    }
    assert misuses == {
        "UsageError", "BadParameter", "MissingParameter", "NoSuchOption", "BadOptionUsage",
        "BadArgumentUsage", "NoArgsIsHelpError",
    }  # fmt: skip


def test_a_french_terminal_is_spoken_to_in_french():
    code = "from theomachy.cli import main; main()"
    env = os.environ | {"LANG": "fr_FR.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "300"}
    words = [sys.executable, "-c", code, "--help"]
    run = subprocess.run(words, capture_output=True, encoding="utf-8", env=env, check=True)
    assert run.stderr == ""
    assert all(speech("fr").say(f"help-{name}") in run.stdout for name in GROUP.commands)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scenario_that_fails_is_told_in_the_language(told, tmp_path, language):
    file = tmp_path / "wrong.scenario"
    file.write_text("Game connect_four\n\nToo high [C4-2]\nGiven new\nWhen  drop a x7\n")
    said = told(f"check {file} --lang {language}")
    full = {"en": "actual drop a: This column is full. (C4-2)", "fr": "obtenu drop a : Cette"}
    assert said.status == 1
    assert full[language] in said.out.replace("\u00a0", " ")
    file.write_text("Given new\n")
    line = {"en": "In line 1: A scenario begins", "fr": "À la ligne 1 : Un scénario commence"}
    assert line[language] in told(f"check {file} --lang {language}").err.replace("\u00a0", " ")


def test_figures_are_set_in_the_language(told):
    words = "simulate connect_four --games 4 --threads 1 --lang"
    english, french = (told(f"{words} {language}") for language in LANGUAGES)
    assert (english.status, french.status) == (0, 0)
    assert re.search(r"P1 +│ +\d+\.\d\d% │ +\d+\.\d\d% – \d+\.\d\d% │ +[12]\.\d\d ", english.out)
    assert re.search(r"P1 +│ +\d+,\d\d\xa0% │ +\d+,\d\d\xa0% – \d+,\d\d\xa0% │", french.out)
    assert "décisions en" in french.err


@pytest.mark.plain_only
@pytest.mark.parametrize(
    ("words", "french"),
    [
        ("fit connect_four --games 16", ["d’après 14 parties", "Poids", "le favori a gagné"]),
        ("forecast connect_four --games 16", ["2 joueurs : ce qui annonce", "Réalisées"]),
        ("evolve connect_four --steps 1 --games 2", ["ce qui plaît, après 1 pas", "À présent"]),
    ],
)
def test_what_is_learned_is_told_in_french(told, tmp_path, words, french):
    said = told(f"{words} --out {tmp_path}/weights.json --lang fr")
    shown = " ".join(said.out.replace("\u00a0", " ").split())
    assert said.status == 0
    assert [line for line in [*french, "Écrit dans"] if line not in shown] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_ready_is_told_in_the_language(told, language):
    line = {"en": "connect_four was ready.\n", "fr": "connect_four était prêt.\n"}[language]
    told("warm connect_four")
    assert told(f"warm connect_four --lang {language}").out == line


def test_without_any_word_the_usual_language_is_spoken():
    assert asked_for([]) == ""
    assert asked_for(["--lang", "fr"]) == asked_for(["games", "--lang=fr"]) == "fr"
