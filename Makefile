# `make play` and `make test` are all that a newcomer needs; `make help` lists the rest.

BIN := .venv/bin

.PHONY: help play test check test-slow golden rules bench build clean packages venv-play venv-dev

help: ## list these targets
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 20

play: venv-play ## set everything up and play
	@$(BIN)/questhall play $(ARGS)

test: check packages ## check the code and run the tests
	@$(BIN)/pytest -q -n 2 $(ARGS)

check: venv-dev ## ruff, mypy and import-linter
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy --strict
	@$(BIN)/lint-imports --no-logo

test-slow: venv-dev packages ## run the slow tests
	@$(BIN)/pytest -q -n 2 -m slow $(ARGS)

golden: venv-dev ## write the golden files anew; review the diff as carefully as code
	@$(BIN)/pytest -q -n 2 -m "" --golden

rules: venv-dev ## which rules have a test, and which have none
	@$(BIN)/pytest -q --rules $(ARGS)

bench: venv-play ## measure the speed of the games
	@$(BIN)/questhall bench $(ARGS)

build: venv-dev ## build the wheel into dist/
	@$(BIN)/python -m build --no-isolation

clean: ## remove everything that can be made again
	@rm -rf .venv dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache

packages:
	@sh tools/packages.sh

venv-play venv-dev: venv-%:
	@sh tools/venv.sh $*
