# `make play` and `make test` are all that a newcomer needs; `make help` lists the rest.

BIN := .venv/bin

.PHONY: help play play-terminal test check test-slow golden rules bench balance build generated clean venv-play venv-dev venv-slow web packages

help: ## list these targets
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 20

play: venv-play ## set everything up and play in the browser
	@sh tools/web.sh build
	@$(BIN)/questhall serve $(ARGS)

play-terminal: venv-play ## set everything up and play in the terminal
	@$(BIN)/questhall play $(ARGS)

test: check packages web ## check the code and run the tests
	@sh tools/web.sh run vitest run
	@$(BIN)/pytest -q -n 2 $(ARGS)

check: venv-dev ## ruff, mypy, import-linter and svelte-check; and whether generated files are current
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy --strict
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/pytest -q -p no:cacheprovider tests/server/test_typescript.py tests/server/test_icons.py
	@sh tools/web.sh run svelte-check --tsconfig ./tsconfig.json --fail-on-warnings

test-slow: venv-slow web packages ## run the slow tests
	@$(BIN)/pytest -q -n 2 -m slow $(ARGS)

golden: venv-dev ## write the golden files anew; review the diff as carefully as code
	@$(BIN)/pytest -q -n 2 -m "" --golden

rules: venv-dev ## which rules have a test, and which have none
	@$(BIN)/pytest -q --rules $(ARGS)

bench: venv-play ## measure the speed of the games
	@$(BIN)/questhall bench $(ARGS)

balance: venv-dev ## let bots play, and write docs/balance anew; ARGS="bugs --games 100" for one game
	@$(BIN)/python tools/balance.py $(ARGS)

build: web ## build the browser client, then the wheel into dist/
	@$(BIN)/python -m build --no-isolation

generated: venv-dev ## write the files that are made from the Python structs anew
	@$(BIN)/python -m questhall.server.typescript web/src/types.ts
	@$(BIN)/python -m questhall.server.icons web/src/icons.json

clean: ## remove everything that can be made again
	@rm -rf .venv dist web/node_modules src/questhall/server/static .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache

packages:
	@sh tools/packages.sh

venv-play venv-dev venv-slow: venv-%:
	@sh tools/venv.sh $*

web: venv-dev
	@sh tools/web.sh build
