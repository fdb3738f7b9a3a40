# Everything a player or a contributor runs.  Start with `make help`.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

# What each command runs; ARGS adds to it, as in: make play ARGS="--port 9000"
PLAY  = $(BIN)/reverie serve $(ARGS)
BENCH = $(BIN)/python -m bench $(ARGS)
DECK  = $(BIN)/python -m studio deck $(ARGS)
SHEET = $(BIN)/python -m studio sheet $(ARGS)
SCREENS = $(BIN)/python -m tests.browser.screens $(ARGS)
# The rules are covered wholly, lines and branches.
COVERED = src/reverie/game src/reverie/rulesets src/reverie/lobby
WORKERS ?= auto

PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && { echo $$p; break; }; done)
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check
LOCKED := $(PIP) --require-hashes -r

.PHONY: help play test check protocol format bench cover lock clean deck sheet client screens browser browser-short pytest client-test nodes crash chaos siege load load-nodes soak secrecy audit sbom licences

help: ## Show this list
	@echo "Reverie"; echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/.runtime client ## Start a game on this machine and show how to join
	@$(PLAY)

test: check pytest client-test browser-short ## Check the code, run every test, hold the rules to full coverage

check: $(VENV)/.dev $(VENV)/.studio ## Formatting, lint, types, layers
	@$(BIN)/ruff format --check --quiet . || { echo "Not formatted; run: make format"; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/python -m reverie.wire.generate --check

protocol: $(VENV)/.runtime ## Write the client's types and docs/protocol.md anew
	@$(BIN)/python -m reverie.wire.generate

format: $(VENV)/.dev ## Format the code and repair what can be repaired
	@$(BIN)/ruff check --fix --quiet . || true
	@$(BIN)/ruff format .

pytest: $(VENV)/.dev $(VENV)/.studio client
	@$(BIN)/pytest -q -n $(WORKERS) -m "not browser and not slow" --cov --cov-report= $(ARGS)
	@covered=; for d in $(COVERED); do if [ -d $$d ]; then covered="$${covered:+$$covered,}$$d/*"; fi; done; \
	if [ -n "$$covered" ]; then $(BIN)/coverage report --fail-under=100 --include="$$covered"; fi

# By itself: a browser driven from a process leaves no event loop for the other tests in it.
browser-short: $(VENV)/.dev client
	@REVERIE_CHROMIUM="$$(tools/chromium.sh)" $(BIN)/pytest -q -n $(WORKERS) -m "browser and not slow" tests/browser

browser: $(VENV)/.dev client ## Play every game in a real browser
	@REVERIE_CHROMIUM="$$(tools/chromium.sh)" $(BIN)/pytest -q -n $(WORKERS) -m browser $(ARGS)

crash: $(VENV)/.dev ## Kill the server a thousand times while people play, and look what is left
	@$(BIN)/python -m tests.campaigns.crash $(ARGS)

chaos: $(VENV)/.dev ## Whole games over lines that are late, break and go silent
	@$(BIN)/python -m tests.campaigns.chaos $(ARGS)

secrecy: $(VENV)/.dev ## Record fifty whole games and search everything for what nobody may know yet
	@$(BIN)/python -m tests.campaigns.secrecy $(ARGS)

load: $(VENV)/.dev ## A thousand tables at once, five thousand reconnects, a hundred who never read
	@$(BIN)/python -m tests.campaigns.load $(ARGS)

load-nodes: $(VENV)/.dev ## The same on PostgreSQL with one, two and four servers
	@$(BIN)/python -m tests.campaigns.nodes_load $(ARGS)

soak: $(VENV)/.dev ## An hour of games with bots: does the server's memory grow?
	@$(BIN)/python -m tests.campaigns.soak $(ARGS)

nodes: $(VENV)/.dev ## Many servers on one PostgreSQL, with everything that can happen to them
	@$(BIN)/pytest -q tests/nodes $(ARGS)

siege: $(VENV)/.dev ## Send every hostile file we know while people play, and measure
	@REVERIE_SIEGE=1 $(BIN)/pytest -q -s tests/web/test_hostile_uploads.py

audit: $(VENV)/.audit $(VENV)/.node ## Ask the public lists of known weaknesses about everything we use
	@tools/audit.sh "$(CURDIR)/$(BIN)"

sbom: $(VENV)/.audit $(VENV)/.node ## Write down what the game is made of (CycloneDX, into build/)
	@tools/sbom.sh "$(CURDIR)/$(BIN)"

licences: $(VENV)/.dev client ## Write docs/licences.md anew
	@$(BIN)/python tools/licences.py

cover: pytest ## Run the tests and write a coverage report to htmlcov/
	@$(BIN)/coverage html --quiet && echo "See htmlcov/index.html"

bench: $(VENV)/.dev $(VENV)/.bench ## Measure speed
	@$(BENCH)

deck: $(VENV)/.dev $(VENV)/.studio ## Paint what changed of the built-in deck, the rabbits and the world
	@$(DECK)

sheet: $(VENV)/.dev $(VENV)/.studio ## Lay the built-in deck out on one contact sheet
	@$(SHEET)

screens: $(VENV)/.dev client ## Take pictures of the game in a browser
	@REVERIE_CHROMIUM="$$(tools/chromium.sh)" $(SCREENS)

lock: $(VENV)/.lock ## Refresh the pinned requirements
	@tools/lock.sh "$(CURDIR)/$(BIN)/uv"

clean: ## Remove everything that make made
	@rm -rf $(VENV) build dist htmlcov .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache \
		.hypothesis .import_linter_cache client/node_modules src/reverie/web/static
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# ---- the environment: made once, again only when a list of requirements changes

$(VENV)/.made:
	@if [ -z "$(PYTHON)" ]; then \
		echo "Reverie needs Python 3.11 or newer, and none was found."; \
		echo "Install one (Debian, Ubuntu: apt install python3 python3-venv), or name it: make PYTHON=/path/to/python3"; \
		exit 1; fi
	@if ! $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then \
		echo "Reverie needs Python 3.11 or newer; $(PYTHON) is not."; exit 1; fi
	@if ! $(PYTHON) -c 'import ensurepip, venv' 2>/dev/null; then \
		echo "$(PYTHON) cannot make virtual environments. On Debian or Ubuntu: apt install python3-venv"; \
		exit 1; fi
	@echo "Setting up Reverie (once)…"
	@rm -rf $(VENV) && $(PYTHON) -m venv $(VENV) && touch $@

$(VENV)/.package: pyproject.toml requirements/build.txt | $(VENV)/.made
	@$(LOCKED) requirements/build.txt
	@$(PIP) --no-deps --no-build-isolation --no-index -e .
	@touch $@

$(VENV)/.runtime: requirements/runtime.txt | $(VENV)/.package
	@echo "Installing what the game needs…"
	@$(LOCKED) $<
	@touch $@

$(VENV)/.dev: requirements/dev.txt | $(VENV)/.package
	@echo "Installing what the tests need…"
	@$(LOCKED) $<
	@touch $@ $(VENV)/.runtime

$(VENV)/.studio: requirements/studio.txt tools/skia.sh | $(VENV)/.made
	@echo "Installing what the studio paints with…"
	@$(LOCKED) $<
	@tools/skia.sh $(BIN)/python
	@touch $@

$(VENV)/.bench $(VENV)/.lock $(VENV)/.audit: $(VENV)/.%: requirements/%.txt | $(VENV)/.made
	@echo "Installing requirements/$*.txt…"
	@$(LOCKED) $<
	@touch $@

# ---- the browser client, where it exists

ifneq ($(wildcard client/package.json),)
STATIC := src/reverie/web/static/index.html
CLIENT_SOURCES := $(shell find client -type f -not -path '*/node_modules/*' -not -path '*/.svelte-kit/*')
NPM = PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix client

client: $(STATIC) ## Build the browser client

client-test: client
	@$(NPM) run --silent --if-present check
	@$(NPM) run --silent --if-present test

$(STATIC): client/node_modules/.made $(CLIENT_SOURCES)
	@echo "Building the client…"
	@$(NPM) run --silent build
	@touch $@

client/node_modules/.made: client/package.json client/package-lock.json | $(VENV)/.node
	@echo "Installing what the client needs…"
	@$(NPM) ci --silent --no-audit --no-fund
	@touch $@

# A Node of the system is used as it is; otherwise one comes into the environment.
$(VENV)/.node: requirements/node.txt | $(VENV)/.made
	@if [ "$$(node --version 2>/dev/null | sed 's/^v\([0-9]*\).*/\1/')" -ge 20 ] 2>/dev/null \
		&& command -v npm >/dev/null; then echo "Using $$(command -v node) $$(node --version)"; \
	else echo "Installing Node…"; $(LOCKED) $<; fi
	@touch $@
else
client:
client-test:
endif
