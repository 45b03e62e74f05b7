"""The commands and what can be said to them."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping

import questhall
from questhall.words import LANGUAGES

from . import about, bench, content, plan, play, replay, rules, serve, simulate
from .sitting import Games
from .terminal import Terminal

Command = Callable[[argparse.Namespace, Terminal, Games], int]

COMMANDS: Mapping[str, Command] = {
    "play": play.run,
    "serve": serve.run,
    "simulate": simulate.run,
    "replay": replay.run,
    "rules": rules.run,
    "content": content.run,
    "plan": plan.run,
    "bench": bench.run,
    "about": about.run,
}


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    whole = argparse.ArgumentParser("questhall", description="Board games by their full rules.")
    whole.add_argument("--version", action="version", version=f"questhall {questhall.__version__}")
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--language", choices=LANGUAGES, help="otherwise the system's, else English")
    common.add_argument("--plain", action="store_true", help="no colours, no clearing of the screen")
    commands = whole.add_subparsers(dest="command", required=True)

    def add(name: str, text: str) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=text, description=text, parents=[common])

    _play(add("play", "Play at this terminal; what is not given is asked for."))
    _serve(add("serve", "Open the table in the browser, for this machine or for friends."))
    _simulate(add("simulate", "Let bots play many games and report what came out."))
    add("replay", "Print a saved game, choice by choice.").add_argument("file")
    _rules(add("rules", "Show the rules of a game."))
    _content(add("content", "List what is in the box of a game."))
    _plan(add("plan", "Say what a monster of Jaws of the Lion may do on a map from a file, and why."))
    _bench(add("bench", "Measure how quick games are: random play on one core."))
    add("about", "What this program is, and what it is not.")
    return whole


def _setup(command: argparse.ArgumentParser) -> None:
    command.add_argument("--scenario", metavar="ID")
    command.add_argument("--roles", metavar="A,B", help="what each seat plays")
    command.add_argument("--seed", type=int, help="the same seed gives the same game")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="may be repeated")


def _play(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", nargs="?", metavar="GAME")
    _setup(command)
    command.add_argument("--seats", type=int, metavar="N")
    command.add_argument("--bots", metavar="A,B", help="who plays the last seats: novice, fair, strong, or me")
    command.add_argument("--load", metavar="FILE", help="go on with a saved game")
    command.add_argument("--no-hints", action="store_true", help="explain nothing when it is asked for the first time")
    command.add_argument("--auto", action="store_true", help="bots play all seats; nothing is asked")


def _serve(command: argparse.ArgumentParser) -> None:
    command.add_argument("--host", default="127.0.0.1", metavar="H", help="otherwise only this machine can come")
    command.add_argument("--port", type=int, default=8642, metavar="N", help="0 takes any that is free")
    command.add_argument("--no-browser", action="store_true", help="do not open a browser")
    command.add_argument("--origin", action="append", default=[], metavar="URL", help="the address behind a proxy")


def _simulate(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME or GRID.yaml", help="a game; or a file with many kinds of games to play")
    command.add_argument("--out", metavar="FOLDER", help="of a grid: where its games and its report are kept")
    command.add_argument("--against", metavar="FOLDER", help="of a grid: what to compare it with")
    _setup(command)
    command.add_argument(
        "--bots",
        metavar="A,B",
        help="one for each seat: random, greedy, search, search:500 (trials a choice); otherwise one greedy bot",
    )
    command.add_argument("--games", type=int, metavar="N", help="otherwise 100")
    command.add_argument("--processes", type=int, metavar="N", help="otherwise one for each core")
    command.add_argument("--ray", default="", metavar="ADDRESS", help="on a Ray cluster: that of its head, or auto")
    command.add_argument("--json", action="store_true")


def _rules(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME")
    command.add_argument("words", nargs="*", metavar="ID or words", help="without any: all rules")


def _content(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME")
    command.add_argument("--ours", action="store_true", help="only what was designed here")


def _plan(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", metavar="FILE.json", help="one turn, or a list of them under “cases”")
    command.add_argument("--json", action="store_true", help="only where it may end and whom it attacks")
    command.add_argument("--ledger", action="store_true", help="by our ledger where experts see it otherwise")


def _bench(command: argparse.ArgumentParser) -> None:
    command.add_argument("games", nargs="*", metavar="GAME", help="without any: all games")
    command.add_argument("--seconds", type=float, default=2.0, help="how long each game is played")
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--json", action="store_true")
