"""Sitting down: what was not said on the command line is asked for, step by step."""

from __future__ import annotations

import argparse
import os
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from questhall.arena import derive
from questhall.arena.spreading import spread_over_cores
from questhall.bots import A_TURN, LEVELS, Bot, check_bot, make_bot
from questhall.core import Game, Seat, Setup
from questhall.core.errors import SetupError, one_of
from questhall.core.game import Option
from questhall.games import GAMES
from questhall.words.names import Names

from .options import ask_options, read_options
from .results import Results, results_path
from .terminal import Terminal

PERSON = "me"
Games = Mapping[str, Game[Any, Any]]


def find_game(games: Games, key: str) -> Game[Any, Any]:
    """A game by its key."""
    if key not in games:
        raise SetupError(f"There is no game “{key}”. There are: {one_of(games)}.")
    return games[key]


def split(text: str | None) -> list[str]:
    """The names in a list with commas."""
    return [name.strip() for name in text.split(",")] if text else []


def seed_of(args: argparse.Namespace) -> int:
    """The seed that was given, or one that nobody knows."""
    return args.seed if args.seed is not None else secrets.randbelow(2**32)


def setup_by_default(args: argparse.Namespace, games: Games) -> Setup:
    """A setup without a question: whatever was not given is the first there is."""
    game = find_game(games, args.game or next(iter(games), ""))
    roles = split(args.roles)
    scenario = args.scenario or game.singles[0]
    fewest = game.seats(scenario)[0] if scenario in game.scenarios() else game.players[0]
    count = max(args.seats or 0, len(roles), len(split(args.bots)), fewest)
    seats = (*roles, *[""] * (count - len(roles)))
    setup = Setup(game.key, scenario, seats, seed_of(args), read_options(game, args.option))
    game.check(setup)
    game.check_cast(setup)
    return setup


def ask_setup(args: argparse.Namespace, terminal: Terminal, games: Games) -> Setup:
    """A setup; whatever was not given is asked for."""
    check_bots(args)
    game = find_game(games, args.game) if args.game else _ask_game(terminal, games)
    names = Names(game, terminal.language)
    given = read_options(game, args.option)
    check_given(args, game, given)
    scenario = args.scenario or _ask_scenario(terminal, names, open_scenarios(args, game))
    options = ask_options(terminal, names, scenario, given)
    seats = _ask_seats(args, terminal, names, scenario)
    setup = Setup(game.key, scenario, seats, seed_of(args), options)
    game.check(setup)
    game.check_cast(setup)
    return setup


def check_given(args: argparse.Namespace, game: Game[Any, Any], options: dict[str, Option]) -> None:
    """Refuse what was given and cannot be, before anything is asked."""
    roles, seats = split(args.roles), args.seats
    if seats is not None and seats < len(roles):
        raise SetupError(f"{len(roles)} roles are given for {seats} seats: --seats must be {len(roles)} or more.")
    scenario = args.scenario or next(iter(open_scenarios(args, game)), game.singles[0])
    fewest = game.seats(scenario)[0] if scenario in game.scenarios() else game.players[0]
    count = max(len(roles), fewest) if seats is None else seats
    everybody = (*roles, *[""] * (count - len(roles)))
    wanted = Setup(game.key, scenario, everybody, args.seed or 0, options)
    game.check(wanted)
    game.check_cast(wanted)
    check_bots(args, count if roles or seats else game.players[-1])


def open_scenarios(args: argparse.Namespace, game: Game[Any, Any]) -> list[str]:
    """The scenarios for as many seats as were given; if none was, all."""
    count = args.seats or len(split(args.roles))
    return [scenario for scenario in game.scenarios() if not count or count in game.seats(scenario)]


def check_bots(args: argparse.Namespace, seats: int | None = None) -> None:
    """Refuse bots that there are not, and more of them than seats."""
    given = split(args.bots)
    for name in given:
        if name != PERSON:
            check_bot(name)
    if seats is not None and len(given) > seats:
        raise SetupError(f"{len(given)} bots are given for {seats} seats.")


def _ask_game(terminal: Terminal, games: Games) -> Game[Any, Any]:
    if not games:
        raise SetupError(terminal.words.say("no-games"))
    every = list(games.values())
    titles = [Names(game, terminal.language).title() for game in every]
    return every[terminal.menu(terminal.words.say("choose-game"), titles)]


def _ask_scenario(terminal: Terminal, names: Names, every: list[str]) -> str:
    results = Results(results_path(os.environ))
    lines = []
    for id in every:
        ways = results.won(names.game.key, id)
        won = f" · {terminal.words.say('scenario-won', ways=ways)}" if ways else ""
        number = "" if id in names.game.campaigns else names.game.number(id)
        title = f"{number}. {names.scenario(id)}" if number else names.scenario(id)
        lines.append(names.entry(title, "scenario", id) + won)
    return every[terminal.menu(terminal.words.say("choose-scenario"), lines)]


def _ask_seats(args: argparse.Namespace, terminal: Terminal, names: Names, scenario: str) -> tuple[str, ...]:
    """What each seat plays; roles on the command line fix the number of seats unless more are asked for."""
    roles = split(args.roles)
    count = max(args.seats or 0, len(roles))
    if not count:
        count = _ask_count(terminal, names.game.seats(scenario))
    names.game.check_seats(count, scenario)
    while len(roles) < count:
        roles.append(_ask_role(terminal, names, scenario, roles))
    return tuple(roles)


def _ask_count(terminal: Terminal, players: Sequence[int]) -> int:
    if len(players) == 1:
        return players[0]
    return terminal.number(terminal.words.say("choose-seats"), players)


def _ask_role(terminal: Terminal, names: Names, scenario: str, taken: list[str]) -> str:
    free = [role for role in names.game.cast(scenario) if role not in taken]
    title = terminal.words.say("choose-role", seat=len(taken) + 1)
    lines = [terminal.words.say("choose-in-game"), *(names.entry(names.role(role), "role", role) for role in free)]
    return ["", *free][terminal.menu(title, lines)]


def players_of(args: argparse.Namespace, terminal: Terminal, seats: int) -> list[str]:
    """Who plays each seat: the name of a bot, or “me” for a person. Bots that are given take the last seats."""
    given = split(args.bots)
    check_bots(args, seats)
    if args.auto:
        bots = [name for name in given if name != PERSON] or ["greedy"]
        return [bots[seat % len(bots)] for seat in range(seats)]
    if given:
        return [PERSON] * (seats - len(given)) + given
    return [_ask_player(terminal, seat) for seat in range(seats)] if seats > 1 else [PERSON]


def _ask_player(terminal: Terminal, seat: Seat) -> str:
    bots = list(LEVELS)
    lines = [terminal.words.say("a-bot", bot=terminal.words.say(f"bot-{bot}")) for bot in bots]
    title = terminal.words.say("choose-player", seat=seat + 1)
    return [PERSON, *bots][terminal.menu(title, [terminal.words.say("a-person"), *lines], 1 if seat else 0)]


def bots_of(players: list[str], game: Game[Any, Any], seed: int) -> dict[Seat, Bot]:
    """The bots among the players. A level keeps to its seconds; who names a budget gets it, on several processes."""
    growing = spread_over_cores(game) if game.key in GAMES else None
    return {
        seat: make_bot(name, game, derive(seed, "bot", seat), A_TURN / 4 if name in LEVELS else 0.0, growing)
        for seat, name in enumerate(players)
        if name != PERSON
    }
