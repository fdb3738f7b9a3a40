# Everything a player or a contributor runs.  Start with `make help`.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

# What each command runs; ARGS adds to it, as in: make play ARGS="--port 9000"
PLAY  = $(BIN)/reverie serve $(ARGS)
BENCH = $(BIN)/python -m bench $(ARGS)
DECK  = $(STUDIO)/bin/python -m studio deck $(ARGS)
SHEET = $(STUDIO)/bin/python -m studio sheet $(ARGS)
SCREENS = $(BIN)/python -m tests.browser.screens $(ARGS)
# The rules are covered wholly, lines and branches, by these tests alone: the others run without being watched,
# which is three times as fast.
RULES_TESTS = tests/scenarios tests/laws tests/counts tests/transcripts
SHORT = -q -n $(WORKERS) -m "not browser and not slow"
WORKERS ?= auto

PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3.14 python3; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && { echo $$p; break; }; done)
VENV := .venv
BIN := $(VENV)/bin
STUDIO := studio/.venv
DOCSITE := docsite/.venv
# Into the environment whose stamp is being made.
PIP = $(@D)/bin/python -m pip install -qq --disable-pip-version-check
# One line for what takes long; the output only if it fails, or with VERBOSE=1.
STEP = $(PYTHON) tools/step.py
# The lists are complete, so nothing is resolved: a newer release of a package cannot upset an older pin.
LOCKED = $(PIP) --no-deps --require-hashes -r

.PHONY: tab tab-short tab-test client-build deploy-test release help play test check protocol teaching format bench cover lock clean deck sheet studio-check studio-test studio-format client screens coached browser browser-short pytest client-test client-lint client-format nodes crash chaos kills siege load load-nodes soak secrecy not-voting audit sbom licences mutants site recording workflows

help: ## Show this list
	@echo "Reverie"; echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/.runtime client ## Start a game on this machine and show how to join
	@$(PLAY)

test: check pytest client-test browser-short tab-short studio-check studio-test ## Check the code, run every test, hold the rules to full coverage

check: $(VENV)/.dev client-lint ## Formatting, lint, types, layers
	@$(BIN)/ruff format --check --quiet . || { echo "Not formatted; run: make format"; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/python -m reverie.wire.generate --check
	@$(BIN)/python tools/teaching.py --check
	@$(BIN)/python tools/badges.py --check

protocol: $(VENV)/.runtime ## Write the client's types and docs/protocol.md anew
	@$(BIN)/python -m reverie.wire.generate

teaching: $(VENV)/.runtime ## Write docs/play and the examples' points anew
	@$(BIN)/python tools/teaching.py

format: $(VENV)/.dev client-format ## Format the code and repair what can be repaired
	@$(BIN)/ruff check --fix --quiet . || true
	@$(BIN)/ruff format .

pytest: $(VENV)/.dev client
	@$(BIN)/pytest $(SHORT) $(RULES_TESTS) --cov=reverie.game --cov=reverie.rulesets --cov=reverie.lobby --cov-report= $(ARGS)
	@$(BIN)/coverage report --fail-under=100 --include='src/reverie/game/*,src/reverie/rulesets/*,src/reverie/lobby/*'
	@$(BIN)/pytest $(SHORT) $(RULES_TESTS:%=--ignore=%) $(ARGS)

# By itself: a browser driven from a process leaves no event loop for the other tests in it.
browser-short: $(VENV)/.dev client
	@REVERIE_CHROMIUM="$$(tools/chromium.sh)" $(BIN)/pytest -q -n $(WORKERS) -m "browser and not slow" tests/browser

browser: $(VENV)/.dev client ## Play every game in a real browser
	@REVERIE_CHROMIUM="$$(tools/chromium.sh)" $(BIN)/pytest -q -n $(WORKERS) -m browser $(ARGS)

tab: $(VENV)/.runtime client/node_modules/.made tab/node_modules/.made ## Build the game in a tab: a folder for any web host
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tab.build

tab-short: $(VENV)/.dev tab
	@REVERIE_CHROMIUM="$$(tools/chromium.sh)" $(BIN)/pytest -q -n $(WORKERS) -m "browser and not slow" tests/tab $(ARGS)

tab-test: $(VENV)/.dev tab ## Play every game in a tab, close it, kill it, take it offline; the laws inside of Pyodide
	@REVERIE_CHROMIUM="$$(tools/chromium.sh)" $(BIN)/pytest -q -m browser tests/tab $(ARGS)
	@PATH="$(CURDIR)/$(BIN):$$PATH" node tab/check.mjs "$$($(BIN)/python -c 'import pytest, pathlib; print(pathlib.Path(pytest.__file__).parents[1])')"

crash: $(VENV)/.dev ## Kill the server a thousand times while people play, and look what is left
	@$(BIN)/python -m tests.campaigns.crash $(ARGS)

chaos: $(VENV)/.dev ## Whole games over lines that are late, break and go silent
	@$(BIN)/python -m tests.campaigns.chaos $(ARGS)

secrecy: $(VENV)/.dev ## Record fifty whole games and search everything for what nobody may know yet
	@$(BIN)/python -m tests.campaigns.secrecy $(ARGS)

not-voting: $(VENV)/.dev ## Look at every table of votes there is: letting time run out never pays
	@$(BIN)/python -m tests.counts.not_voting

load: $(VENV)/.dev ## A thousand tables at once, five thousand reconnects, a hundred who never read
	@$(BIN)/python -m tests.campaigns.load $(ARGS)

load-nodes: $(VENV)/.dev ## The same on PostgreSQL with one, two and four servers
	@$(BIN)/python -m tests.campaigns.nodes_load $(ARGS)

soak: $(VENV)/.dev ## An hour of games with bots: does the server's memory grow?
	@$(BIN)/python -m tests.campaigns.soak $(ARGS)

nodes: $(VENV)/.dev ## Many servers on one PostgreSQL, with everything that can happen to them
	@$(BIN)/pytest -q tests/nodes $(ARGS)

kills: $(VENV)/.dev ## kill -9 at every single step of backup, restore, move, migration, upload, deletion
	@REVERIE_KILL_EVERY=1 $(BIN)/pytest -q -n $(WORKERS) tests/kills tests/web/test_killed_while_creating.py $(ARGS)

siege: $(VENV)/.dev client ## Everything that ever worked against the game, at once, while somebody plays
	@$(BIN)/python -m tests.campaigns.siege $(ARGS)

mutants: $(VENV)/.dev $(VENV)/.mutants ## Plant every small fault in the rules: a test must notice 97 of 100
	@$(BIN)/python -m tools.mutants $(ARGS)

audit: $(VENV)/.audit $(VENV)/.node ## Ask the public lists of known weaknesses about everything we use
	@tools/audit.sh "$(CURDIR)/$(BIN)"

sbom: $(VENV)/.audit $(VENV)/.node ## Write down what the game is made of (CycloneDX, into build/)
	@tools/sbom.sh "$(CURDIR)/$(BIN)"

release: $(VENV)/.runtime $(VENV)/.audit client client/node_modules/.made ## Build wheel, sdist and lists into dist/, and play with each
	@tools/release.sh "$(CURDIR)/$(BIN)"

workflows: $(VENV)/.workflows ## Look through the workflow files of the forge
	@$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	@$(BIN)/zizmor --offline --quiet .github/workflows
	@if command -v actionlint >/dev/null; then actionlint; else echo "actionlint is not installed; the other two found nothing."; fi

deploy-test: $(VENV)/.runtime client ## Boot the systemd unit, build and run the container, play with both (as root, on Debian)
	@$(BIN)/python -m tools.deploy $(ARGS)

licences: $(VENV)/.dev client ## Write docs/licences.md anew
	@$(BIN)/python tools/licences.py

cover: $(VENV)/.dev client ## Run the tests and write a coverage report to htmlcov/
	@$(BIN)/pytest $(SHORT) --cov --cov-report= $(ARGS)
	@$(BIN)/coverage html --quiet && echo "See htmlcov/index.html"

bench: $(VENV)/.dev $(VENV)/.bench client ## Measure speed
	@$(BENCH)
	@$(BIN)/python -m bench.frames
	@$(BIN)/python -m bench.server --plot docs/cost.svg
	@REVERIE_CHROMIUM="$$(tools/chromium.sh)" $(BIN)/python -m bench.door

studio-check: $(STUDIO)/.ready ## Formatting, lint, types of the studio
	@cd studio && .venv/bin/ruff format --check --quiet . || { echo "Not formatted; run: make studio-format"; exit 1; }
	@cd studio && .venv/bin/ruff check --quiet .
	@cd studio && .venv/bin/mypy

studio-test: $(STUDIO)/.ready ## The studio's tests: the kit, the sounds, what is shipped
	@cd studio && .venv/bin/pytest -q -n $(WORKERS) $(ARGS)

studio-format: $(STUDIO)/.ready ## Format the studio's code and repair what can be repaired
	@cd studio && .venv/bin/ruff check --fix --quiet . || true
	@cd studio && .venv/bin/ruff format .

deck: $(STUDIO)/.ready ## Paint what changed of the built-in decks, the rabbits and the world
	@$(DECK)

sheet: $(STUDIO)/.ready ## Lay the built-in deck out on one contact sheet
	@$(SHEET)

screens: $(VENV)/.dev client ## Take pictures of the game in a browser
	@REVERIE_CHROMIUM="$$(tools/chromium.sh)" $(SCREENS)

coached: $(VENV)/.dev client ## Take pictures of what newcomers are told in their first turns
	@REVERIE_CHROMIUM="$$(tools/chromium.sh)" $(BIN)/python -m tests.browser.coached $(ARGS)

recording: $(VENV)/.dev client ## Record a turn in a browser, and take the pictures of README and site
	@REVERIE_CHROMIUM="$$(tools/chromium.sh)" $(BIN)/python -m tests.browser.recording $(ARGS)

site: $(DOCSITE)/.ready client/node_modules/.made ## Build the documentation as a site, into build/site
	@$(DOCSITE)/bin/python docsite/build.py

lock: $(VENV)/.lock ## Refresh the pinned requirements
	@tools/lock.sh "$(CURDIR)/$(BIN)/uv"

clean: ## Remove everything that make made
	@rm -rf $(VENV) $(STUDIO) $(DOCSITE) build dist htmlcov .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache \
		.hypothesis .import_linter_cache client/node_modules tab/node_modules src/reverie/web/static \
		studio/.mypy_cache studio/.ruff_cache studio/.pytest_cache
	@find src tests studio -name __pycache__ -type d -prune -exec rm -rf {} +

# ---- the environments, the game's and the studio's: made once, again only when a list of requirements changes

$(VENV)/.made $(STUDIO)/.made $(DOCSITE)/.made:
	@if [ -z "$(PYTHON)" ]; then \
		echo "Reverie needs Python 3.11 or newer, and none was found."; \
		echo "Install one (Debian, Ubuntu: apt install python3 python3-venv), or name it: make PYTHON=/path/to/python3"; \
		exit 1; fi
	@if ! $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then \
		echo "Reverie needs Python 3.11 or newer; $(PYTHON) is not."; exit 1; fi
	@if ! $(PYTHON) -c 'import ensurepip, venv' 2>/dev/null; then \
		echo "$(PYTHON) cannot make virtual environments. On Debian or Ubuntu: apt install python3-venv"; \
		exit 1; fi
	@rm -rf $(@D) && $(STEP) "Setting up $(@D), once" $(PYTHON) -m venv $(@D) && touch $@

$(VENV)/.package: pyproject.toml requirements/build.txt | $(VENV)/.made
	@$(STEP) "Installing the game" bash -c '$(LOCKED) requirements/build.txt && $(PIP) --no-deps --no-build-isolation --no-index -e .'
	@touch $@

$(VENV)/.runtime: requirements/runtime.txt requirements/bots.txt | $(VENV)/.package
	@$(STEP) "Installing what the game needs" $(LOCKED) requirements/runtime.txt -r requirements/bots.txt
	@touch $@

$(VENV)/.dev: requirements/dev.txt | $(VENV)/.package
	@$(STEP) "Installing what the tests need" $(LOCKED) $<
	@touch $@ $(VENV)/.runtime

# The game is installed in it too: the studio writes decks with the game's own code (docs/adr/0009-the-studio.md).
$(STUDIO)/.ready: studio/requirements.txt pyproject.toml tools/skia.sh | $(STUDIO)/.made
	@$(STEP) "Installing what the studio paints with" $(LOCKED) $<
	@$(PIP) --no-deps --no-build-isolation --no-index -e .
	@tools/skia.sh $(@D)/bin/python
	@touch $@

$(DOCSITE)/.ready: requirements/site.txt | $(DOCSITE)/.made
	@$(STEP) "Installing what the site is built with" $(LOCKED) $<
	@touch $@

$(VENV)/.bench $(VENV)/.lock $(VENV)/.audit $(VENV)/.mutants $(VENV)/.workflows: $(VENV)/.%: requirements/%.txt | $(VENV)/.made
	@$(STEP) "Installing requirements/$*.txt" $(LOCKED) $<
	@touch $@

# ---- the browser client, where it exists

ifneq ($(wildcard client/package.json),)
# As "engines" in client/package.json says.
NEW_ENOUGH = const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)
NPM = env PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix client

# Built again only when its sources are not those it was built from; otherwise nobody needs Node.
client: $(VENV)/.made ## Build the browser client
	@$(BIN)/python tools/client_build.py --check || $(MAKE) client-build

client-build: client/node_modules/.made
	@$(STEP) "Building the page" $(NPM) run --silent page
	@$(BIN)/python tools/client_build.py --record

client-lint: client/node_modules/.made
	@$(NPM) run --silent lint || { echo "What is only not formatted, make format repairs."; exit 1; }

client-format: client/node_modules/.made
	@$(NPM) run --silent format

client-test: client client/node_modules/.made
	@$(NPM) run --silent size
	@$(NPM) run --silent --if-present check
	@$(NPM) run --silent --if-present test

client/node_modules/.made: client/package.json client/package-lock.json | $(VENV)/.node
	@$(STEP) "Installing what the page is built with" $(NPM) ci --no-audit --no-fund
	@touch $@

tab/node_modules/.made: tab/package.json tab/package-lock.json | $(VENV)/.node
	@$(STEP) "Installing Python for the browser" env PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix tab ci --no-audit --no-fund
	@touch $@

# A Node of the system is used as it is; otherwise one comes into the environment.
$(VENV)/.node: requirements/node.txt | $(VENV)/.made
	@if command -v npm >/dev/null && node -e '$(NEW_ENOUGH)' 2>/dev/null; then true; \
	else $(STEP) "Installing Node" $(LOCKED) $<; fi
	@touch $@
else
client:
client-lint:
client-format:
client-test:
endif
