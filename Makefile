# Every target is one command a person would type. `make` alone explains them.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
INSTALLED := $(VENV)/.installed
COMPILED := $(VENV)/.compiled
COLLECTED := $(VENV)/.collected
# Without the hook that builds the page into packages; here `make ui` does.
INSTALL := HATCH_BUILD_NO_HOOKS=true $(BIN)/python -m pip install --quiet --disable-pip-version-check
TYPED := $(wildcard src tests examples tools)
# Node comes from the environment as well, so that Python is all a machine needs.
NPM := cd ui && PATH="$(abspath $(BIN)):$$PATH" npm
PAGE := src/ethnos/server/static/index.html
WORKER_PYTHON := src/ethnos/local/static/lock.json
SEARCH_KERNEL := build/search.wasm
ENGINE_SOURCES := $(shell find $(addprefix src/ethnos/,rules packed fast bots) -name '*.py' -o -name '*.network')
PAGE_SOURCES := $(shell find ui src/ethnos/locale -name node_modules -prune -o -type f -print)
WORKER_SOURCES := $(shell find src/ethnos tools/worker_python -name static -prune -o -type f -name "*[!c]" -print)
# The native program that `make bench` compares with, where there is a compiler.
YARDSTICK := $(if $(shell command -v $(CXX)),build/yardstick)
# The page is built while the engine is compiled; several goals still come one after the other.
MAKEFLAGS += $(if $(word 2,$(MAKECMDGOALS)),,--jobs=2)

# Hundreds of test processes would compile the same sources again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup play ui site package screenshots quick prepare test page-tests system check format bench golden mutants soak bench-server bench-page bench-site browsers docs clean

help: ## List these targets
	@awk -F ':.*## ' '/^[a-z][a-z-]*:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(COMPILED) ## Create .venv and install Ethnos with everything development needs

# What a player needs: the game, its strongest bot, the arena, and Node to build the page.
$(PLAYABLE): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Ethnos needs Python 3.11 or newer; try: make setup PYTHON=python3.12" >&2; exit 1; }
	@echo "Installing Ethnos into the folder $(VENV): about a minute, the first time only."
	@test -x $(BIN)/pip || $(PYTHON) -m venv $(VENV) || { \
		echo "This Python cannot give a new environment pip; taking its own."; \
		$(PYTHON) -m venv --clear --without-pip $(VENV) \
		&& $(PYTHON) -m pip --python $(BIN)/python install --quiet pip; }
	@$(INSTALL) --editable '.[arena,fast,page]'
	@touch $@

$(INSTALLED): $(PLAYABLE)
	@echo "Installing the tools of developers: about a minute."
	@$(INSTALL) --editable '.[dev]'
	@touch $@

# Compiled once and in one process: every test worker would compile the same functions.
$(COMPILED): $(INSTALLED) $(ENGINE_SOURCES)
	@echo "Compiling the fast engine and the search bot: one to three minutes."
	@$(BIN)/python -m ethnos.fast.warm
	@$(BIN)/python -m ethnos.bots.warm
	@touch $@

play: ui ## Play in the browser (in the terminal: .venv/bin/ethnos play)
	@$(BIN)/ethnos serve --open

ui: $(PAGE) ## Build the browser game

ui/node_modules/.installed: ui/package-lock.json | $(PLAYABLE)
	@echo "Installing what builds the page: half a minute, the first time only."
	@$(NPM) ci --no-audit --no-fund --loglevel=error >/dev/null
	@touch $@

$(PAGE): ui/node_modules/.installed $(PAGE_SOURCES)
	@echo "Building the page: a quarter of a minute."
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# The search bot for browsers; empty where it cannot be compiled.
$(SEARCH_KERNEL): $(ENGINE_SOURCES) $(wildcard tools/search_kernel/*.*) | $(PLAYABLE)
	$(BIN)/python -m tools.search_kernel.build $@

# The Python that runs in a browser: of our sources, whatever the worker could import.
$(WORKER_PYTHON): ui/node_modules/.installed $(WORKER_SOURCES) $(SEARCH_KERNEL)
	PATH="$(abspath $(BIN)):$$PATH" $(BIN)/python -m tools.worker_python.build
	@touch $@

site: ui $(WORKER_PYTHON) ## Write the game as static files to build/game
	$(BIN)/ethnos build-site build/game

package: ui $(WORKER_PYTHON) ## Build a wheel and a source package, complete with page and static game
	$(BIN)/python -m build

screenshots: ui ## Write pictures of the main screens to build/screenshots
	$(BIN)/python -m tools.screenshots

# Nothing here needs a browser, a database server or compiled code.
quick: $(INSTALLED) page-tests ## Run the quick tests: one to two minutes
	$(BIN)/pytest --quiet -m quick

# Apart from the tests, so that continuous integration checks the code meanwhile.
prepare: setup ui $(WORKER_PYTHON) $(COLLECTED) system ## Build and install what the tests need

test: prepare page-tests ## Run every test
	$(BIN)/pytest

# Once in one process: on a first run every worker would rewrite the assertions of all tests.
$(COLLECTED): | $(INSTALLED)
	@$(BIN)/pytest -n0 --collect-only -qq >/dev/null
	@touch $@

# The page's own run while the worker's Python is built.
page-tests: ui/node_modules/.installed ## Run the page's own tests
	$(NPM) test --silent

system: ## Install the browser and the pooler some tests need, where apt may
	@$(PYTHON) -m tools.system_packages

check: $(INSTALLED) ui ## Check format, lint and types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy $(TYPED)
	$(NPM) run --silent check

format: $(INSTALLED) ui/node_modules/.installed ## Rewrite the code in the house format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python -m tools.wrap_markdown
	$(NPM) run --silent format

bench: setup $(YARDSTICK) ## Measure both engines beside C++ and those of other games
	$(BIN)/ethnos bench $(addprefix --yardstick ,$(YARDSTICK))

build/yardstick: $(wildcard bench/cpp/*)
	@mkdir -p $(@D)
	$(CXX) -std=c++20 -O3 -march=native -o $@ bench/cpp/main.cpp

golden: setup ## Write the golden playthroughs anew, to be reviewed as a diff
	$(BIN)/python -m tools.golden
	$(BIN)/python -m ethnos.testing.lockstep.baseline tests/fast/lockstep.json

mutants: setup ## Break the rules in many small ways and see the tests catch each
	$(BIN)/python -m tools.mutants

soak: setup ui $(WORKER_PYTHON) ## Test every promise about lost moves and load at full count (an hour)
	ETHNOS_SOAK=1 $(BIN)/pytest -m soak -n0 -s -q -o faulthandler_timeout=3600 tests/server tests/local tests/ui

bench-server: setup ## Measure the server beside a raw echo and the disk
	$(BIN)/python -m tools.bench_server

bench-page: setup ui ## Measure the weight, speed and memory of the browser game
	$(BIN)/python -m tools.measure_page

bench-site: setup ui $(WORKER_PYTHON) ## Measure the game from static files beside its budgets
	$(BIN)/python -m tools.measure_site

browsers: setup ui $(WORKER_PYTHON) ## Play the static game in Firefox and WebKit, where installed
	$(BIN)/python -m tools.other_browsers

docs: $(INSTALLED) ## Build the documentation site into build/site
	$(BIN)/python -m sphinx -W --keep-going -q -d build/doctrees docs build/site
	@echo "Open build/site/index.html"

clean: ## Remove the environment, caches and builds
	rm -rf $(VENV) build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests tools examples -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
