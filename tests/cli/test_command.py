"""The command itself, and what of it the processes read that it starts."""

import importlib.metadata
import runpy
import subprocess
import sys

import pytest

from theomachy.server import limits


def test_python_runs_the_package_as_the_command(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["theomachy", "serve", "--limits"])
    with pytest.raises(SystemExit) as ended:
        runpy.run_module("theomachy", run_name="__main__")
    assert ended.value.code == 0
    assert capsys.readouterr().out == "".join(f"{line}\n" for line in limits.told())


def test_what_a_process_reads_of_the_command_is_not_the_whole_of_it():
    [command] = importlib.metadata.entry_points(group="console_scripts", name="theomachy")
    asked = f"import sys, {command.module}; print('theomachy.cli' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert told.stdout == "False\n"
