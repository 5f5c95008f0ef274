"""The files an operator copies fit the commands there are."""

import pathlib
import re
import shlex
import shutil
import subprocess
import sys

import pytest
import typer
import yaml

from house import PATIENCE
from theomachy import cli
from theomachy.server.serve import Hosting

ROOT = pathlib.Path(__file__).parents[2]
DEPLOY, HOUSE = ROOT / "deploy", ROOT / "docs/house"
GROUP = typer.main.get_command(cli.app)
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
CONTAINER = (DEPLOY / "Containerfile").read_text()
UNIT = (DEPLOY / "theomachy.service").read_text()


def options_of(*path):
    command = GROUP
    for word in path:
        command = command.commands[word]
    params = command.get_params(command.context_class(command))
    return {name for param in params for name in (*param.opts, *param.secondary_opts)}


def entry_point():
    """What the container runs, as words."""
    found = re.search(r"^ENTRYPOINT \[(.*)\]$", CONTAINER, re.MULTILINE)[1]
    return [word.strip().strip('"') for word in found.split(",")]


def served_by_compose():
    return [*entry_point(), *COMPOSE["services"]["theomachy"]["command"]]


def served_by_the_unit():
    return shlex.split(re.search(r"^ExecStart=(.*)$", UNIT, re.MULTILINE)[1])


@pytest.mark.parametrize(
    "words", [served_by_compose(), served_by_the_unit()], ids=("compose", "unit")
)
def test_the_server_is_started_with_options_that_exist(words):
    assert words[0].endswith("theomachy")
    assert words[1] == "serve"
    given = {word for word in words if word.startswith("--")}
    assert given <= options_of("serve")
    assert {"--public-url", "--trust-proxy", "--log", "--admin-port", "--no-browser"} <= given


def test_ports_agree():
    caddy, words = COMPOSE["services"]["caddy"], entry_point()
    port = words[words.index("--port") + 1]
    assert caddy["environment"]["THEOMACHY_UPSTREAM"] == f"theomachy:{port}"
    assert f"http://127.0.0.1:{port}/readyz" in CONTAINER
    assert f"EXPOSE {port}" in CONTAINER
    assert "ports" not in COMPOSE["services"]["theomachy"]
    assert "ports" not in COMPOSE["services"]["database"]


def test_the_proxy_that_is_trusted_is_the_one_in_front():
    words = served_by_compose()
    trusted = words[words.index("--trust-proxy") + 1]
    assert COMPOSE["services"]["caddy"]["networks"]["front"]["ipv4_address"] == trusted


def test_every_variable_is_in_the_example():
    example = set(re.findall(r"^(\w+)=", (DEPLOY / "example.env").read_text(), re.MULTILINE))
    asked = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text()))
    assert asked == example
    told = set(re.findall(r"\{\$(\w+)", (DEPLOY / "Caddyfile").read_text()))
    assert told <= set(COMPOSE["services"]["caddy"]["environment"])


def test_the_container_needs_no_rights_and_writes_only_to_its_volume():
    house = COMPOSE["services"]["theomachy"]
    assert (house["read_only"], house["cap_drop"]) == (True, ["ALL"])
    assert house["volumes"] == ["data:/data"]
    words, built = entry_point(), CONTAINER.rpartition("FROM ")[2]
    assert words[words.index("--data") + 1] == "/data"
    assert built.index("USER theomachy") < built.index("ENTRYPOINT")
    assert {"make wheel"} <= set(re.findall(r"^RUN (make \w+)$", CONTAINER, re.MULTILINE))


def test_the_unit_is_one(tmp_path):
    if not shutil.which("systemd-analyze"):
        pytest.skip("systemd is not here")
    unit = tmp_path / "theomachy.service"
    unit.write_text(UNIT.replace("/opt/theomachy/bin/theomachy", sys.executable))
    run = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, timeout=PATIENCE
    )
    assert (run.returncode, run.stderr) == (0, "")


@pytest.mark.parametrize("page", ["host-it.md", "host-it.fr.md"])
def test_commands_shown_to_operators_exist(page):
    text = (HOUSE / page).read_text()
    shown = re.findall(r"^theomachy (.*?)(?:#|$)", text, re.MULTILINE)
    assert len(shown) >= 7
    for line in shown:
        words = line.split()
        path = words[:2] if words[0] == "admin" else words[:1]
        assert {word for word in words if word.startswith("--")} <= options_of(*path), line
    files = set(re.findall(r"`(deploy/[\w.]+)`", text))
    assert {name for name in files if not (ROOT / name).exists()} == set()


def test_at_home_nothing_of_it_is_needed():
    assert Hosting() == Hosting(None, "text", "", "")
