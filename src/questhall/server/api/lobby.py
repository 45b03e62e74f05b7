"""The lobby: the games, what can be chosen for them, and the tables that wait for somebody."""

from __future__ import annotations

import functools
from typing import Any

from starlette.requests import Request

import questhall
from questhall.bots import LEVELS
from questhall.core import Game, Setup, Table
from questhall.core.ledger import rules_of
from questhall.core.scene import Scene
from questhall.core.settings import Setting, settings
from questhall.games import GAMES
from questhall.words.names import Names

from ..hall import Hall
from ..info import facts
from ..messages import Language
from ..records import RoomRecord
from ..rest import About, GameInfo, Lobby, Named, OptionInfo, RuleInfo, SetupInfo, TableInfo
from ..room import Room
from ..seats import held_by
from ..speech import Refused, say
from .common import anybody, hall, language, route

MOST_TABLES = 40
CREDITS = 6
COVER_SEED = 1
"""Of the table that is the picture of a scenario."""


@functools.lru_cache(64)
def game_info(game: Game[Any, Any], language: Language) -> GameInfo:
    """A game in the lobby."""
    names = Names(game, language)
    return GameInfo(
        key=game.key,
        name=names.title(),
        icon=game.icon,
        about=names.about(),
        players=(game.players[0], game.players[-1]),
        minutes=game.minutes,
        cover=game.cover(language),
    )


@route
async def lobby(request: Request) -> Lobby:
    """The games, one's own tables and those with free seats."""
    words, person = language(request), await anybody(request)
    mine = await hall(request).store.rooms_of(person.id) if person else ()
    listed = await hall(request).store.listed_rooms()
    known = {record.id for record in mine}
    strangers = [record for record in listed if record.id not in known]
    id = person.id if person else ""
    return Lobby(
        questhall.__version__,
        tuple(game_info(game, words) for game in GAMES.values()),
        await _tables(hall(request), mine[:MOST_TABLES], id, words, listed=False),
        await _tables(hall(request), strangers[:MOST_TABLES], id, words, listed=True),
    )


async def _tables(hall: Hall, records: Any, person: str, language: Language, *, listed: bool) -> tuple[TableInfo, ...]:
    found = []
    for record in records:
        try:
            async with hall.rooms.use(record.id) as room:
                found.append(_table(room, record, person, language, listed=listed))
        except Refused:
            continue  # of another version, or forgotten meanwhile: it cannot be played here
    return tuple(found)


def _table(room: Room, record: RoomRecord, person: str, language: Language, *, listed: bool) -> TableInfo:
    table, own = room.course.table, held_by(room.seats, person)
    asked = [seat for seat, decision in table.decisions.items() if not decision.optional]
    scene = room.picture(None, language).draw(room.course).scene
    return TableInfo(
        **facts(room, person, language),
        changed=record.changed,
        your_turn=any(seat in own and not room.seats[seat].stand_in for seat in asked),
        over=table.outcome is not None,
        standing=scene.ending or _standing(scene),
        host=bool(person) and record.host == person,
        invite=next((seat.invite for seat in room.seats if seat.by == "open"), "") if listed else "",
    )


def _standing(scene: Scene) -> str:
    counted = [f"{each.title} {each.value}/{each.most}" for each in scene.tracks.values() if each.place == "bar"]
    return " · ".join(filter(None, (scene.subtitle, *(counted[:1] or [scene.standing]))))


def _game(request: Request) -> Game[Any, Any]:
    """The game that is asked for."""
    game = GAMES.get(request.path_params["key"])
    if game is None:
        raise Refused("no_room", "no_game")
    return game


@functools.lru_cache(256)
def scenario_cover(game: Game[Any, Any], scenario: str, language: Language) -> Scene:
    """How a scenario begins for one who only watches: its board and its pieces."""
    roles = tuple(game.cast(scenario))[: game.seats(scenario)[0]]
    scene = Table.sit(game, Setup(game.key, scenario, roles, COVER_SEED)).scene(None, language, log=False)
    return Scene(scene.game, scene.title, scene.boards, pieces=scene.pieces)


@route
async def cover(request: Request) -> Scene:
    """The picture of a scenario."""
    game, scenario = _game(request), request.path_params["scenario"]
    if scenario not in game.scenarios():
        raise Refused("no_room", "no_scenario")
    return scenario_cover(game, scenario, language(request))


@functools.lru_cache(8)
def _rules(game: Game[Any, Any]) -> dict[str, RuleInfo]:
    return {rule.id: RuleInfo(*rule) for rule in rules_of(game)}


@route
async def rule(request: Request) -> RuleInfo:
    """A rule of a game by its id."""
    found = _rules(_game(request)).get(request.path_params["id"])
    if found is None:
        raise Refused("no_room", "no_rule")
    return found


@route
async def setup_info(request: Request) -> SetupInfo:
    """What can be chosen for a new game."""
    game, words = _game(request), language(request)
    person = await anybody(request)
    won = await _won(hall(request), person.id, game.key) if person else frozenset()
    names = Names(game, words)
    return SetupInfo(
        game=game_info(game, words),
        scenarios=tuple(_scenario(names, id, won) for id in game.scenarios()),
        roles=tuple(Named(id, names.role(id), names.line("role", id)) for id in game.roles()),
        role_word=names.role_word(),
        options=tuple(_option(names, setting) for setting in settings(game)),
        bots=tuple(Named(bot, say(words, f"bot-{bot}"), say(words, f"bot-{bot}-about")) for bot in LEVELS),
        secret=game.secret,
        help=tuple(line.strip() for line in names.help().splitlines() if line.strip()),
    )


def _scenario(names: Names, id: str, won: frozenset[str]) -> Named:
    cast = tuple(names.game.cast(id))
    return Named(
        id,
        names.scenario(id),
        names.line("scenario", id),
        locked=names.locked(id, won),
        number="" if id in names.game.campaigns else names.game.number(id),
        campaign=id in names.game.campaigns,
        players=tuple(names.game.seats(id)),
        roles=cast if len(cast) < len(names.game.roles()) else (),
        fits=dict(names.game.fitting(id)),
        idle=tuple(names.game.idle(id)),
    )


def _option(names: Names, setting: Setting) -> OptionInfo:
    values = tuple(
        Named(id, names.value(setting, value), names.line(setting.name, id))
        for value in setting.values
        for id in [str(value).lower() if isinstance(value, bool) else str(value)]
    )
    about = names.line("option", setting.name)
    return OptionInfo(
        setting.name, names.option(setting), values, setting.default, about, names.group(setting), setting.bounds
    )


async def _won(hall: Hall, person: str, game: str) -> frozenset[str]:
    """The scenarios of a game that somebody has won here."""
    won = set()
    for record in await hall.store.rooms_of(person):
        if record.over and record.setup.game == game and record.setup.scenario not in won:
            async with hall.rooms.use(record.id) as room:
                outcome = room.course.table.outcome
                own = held_by(room.seats, person)
            if outcome and outcome.result == "won" and (not outcome.winners or set(own) & set(outcome.winners)):
                won.add(record.setup.scenario)
    return frozenset(won)


@route
async def about(request: Request) -> About:
    """What this program is and is not."""
    words = language(request)
    paragraphs = tuple(say(words, f"about-{number}") for number in range(1, 4))
    credits = tuple(say(words, f"credit-{number}") for number in range(1, CREDITS + 1))
    return About(questhall.__version__, paragraphs, credits)
