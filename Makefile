# The two commands are `make play` and `make test`; both install what they need into .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
TESTS ?= tests

.PHONY: play install test test-compiled test-plain check bench soak golden clean help

play: $(VENV)/.installed  ## open the table in the browser
	@$(BIN)/theomachy

install: $(VENV)/.installed-dev  ## everything for development, into .venv

$(BIN)/python:
	@echo "making $(VENV) ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed")'
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: $(BIN)/python pyproject.toml constraints.txt
	@echo "installing theomachy into $(VENV) (a minute the first time) ..."
	@$(PIP) install --constraint constraints.txt --editable .
	@touch $@

$(VENV)/.installed-dev: $(BIN)/python pyproject.toml constraints.txt examples/connect_four/pyproject.toml
	@echo "installing theomachy and its tests into $(VENV) (a minute the first time) ..."
	@$(PIP) install --constraint constraints.txt --editable '.[dev]' --editable examples/connect_four
	@touch $(VENV)/.installed $@

test: test-compiled test-plain  ## every test, twice: compiled, and as plain Python with warnings as errors

test-compiled: install
	@$(BIN)/theomachy warm
	$(BIN)/python -m pytest -n auto $(TESTS)

test-plain: install
	NUMBA_DISABLE_JIT=1 $(BIN)/python -W error -m pytest -n auto --cov --cov-report=term-missing $(TESTS)

check: install  ## style, types, layers
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: install  ## our speed beside other engines', with ratios (minutes)
	$(BIN)/theomachy bench

soak: install  ## ten million random plies over all options, every invariant checked (minutes)
	$(BIN)/theomachy warm
	$(BIN)/python bench/soak.py

golden: install  ## retell the golden games; read the diff
	$(BIN)/python -m pytest tests/golden --rewrite-golden

clean:  ## forget everything installed and compiled here
	rm -rf $(VENV) .venv-peers .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage*

help:  ## this list
	@grep -E '^[a-z-]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 12
