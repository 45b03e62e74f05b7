"""Players, their heroes and what they own: questions that many rules ask."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from questhall.core import Seat

from .content import load
from .effects import AnyEffect, BuildingId, CardId, FactionId, FieldId, Grasp, Purse
from .events import HeroHired, HeroReturned, IncomeChanged, ResourcesGained, ResourcesPaid
from .geography import HeroesTable
from .state import FIRST_RIVAL, Pawn, PawnName, Rival, Side

HAND_LIMITS = (4, 4, 5, 5, 6, 6, 7)
EXPERTS = (0, 1, 1, 2, 2, 3, 3)
MOST_LEVEL = 7
PER_LEVEL = 2
"""So much experience each level costs.  [HM-809]"""
MOVES: dict[PawnName, int] = {"main": 3, "second": 2}
HOMES = ("town", "settlement", "random_town")
"""Where heroes appear and flee to; a flagged stray town counts as a settlement.  [HM-3688]"""
PAWNS: tuple[PawnName, ...] = ("main", "second")


def level_of(experience: int) -> int:
    """Each level costs two experience, and there are seven.  [HM-808, HM-809]"""
    return min(1 + experience // PER_LEVEL, MOST_LEVEL)


def level(t: HeroesTable, seat: Seat) -> int:
    """The main hero's level; a secondary hero counts the same.  [HM-718]"""
    return level_of(t.state.sides[seat].experience)


def hand_limit(t: HeroesTable, seat: Seat) -> int:
    """By level, by permanent cards, and by what the astrologers proclaimed.  [HM-406, HM-823, HM-3369]"""
    extra = load().proclamations[t.state.proclaimed].hand if t.state.proclaimed else 0
    own = HAND_LIMITS[level(t, seat) - 1]
    own += sum(effect.cards for effect in in_force(t.state.sides[seat]) if isinstance(effect, Grasp))
    return max(own + extra, HAND_LIMITS[0]) if extra < 0 else own + extra


@functools.lru_cache(maxsize=1024)
def said_in_play(cards: tuple[CardId, ...]) -> tuple[AnyEffect, ...]:
    """What permanent cards say, those of Pandora's Box too."""
    content = load()
    found: list[AnyEffect] = []
    for card in cards:
        if card in content.curios:
            found += content.curios[card].lasting
        else:
            found += [x for play in content.cards[card].plays if play.timing == "permanent" for x in play.effects]
    return tuple(found)


def in_force(side: Side) -> tuple[AnyEffect, ...]:
    """What the permanent cards say that a player has in play.  [HM-918]"""
    return said_in_play(tuple(side.permanents)) if side.permanents else ()


def experts_left(t: HeroesTable, seat: Seat) -> int:
    """Expert effects that can still be used in this round.  [HM-1003, HM-826]"""
    return EXPERTS[level(t, seat) - 1] - t.state.sides[seat].experts


def pawn_of(t: HeroesTable, seat: Seat, name: PawnName) -> Pawn:
    """A hero that is on the map."""
    side = t.state.sides[seat]
    found = side.main if name == "main" else side.second
    assert found is not None, f"seat {seat} has no {name} hero"
    return found


def pawns(side: Side) -> Iterator[tuple[PawnName, Pawn]]:
    """The heroes of a player on the map."""
    if side.out:
        return
    yield "main", side.main
    if side.second is not None:
        yield "second", side.second


def standing(t: HeroesTable, field: FieldId) -> list[tuple[Seat, PawnName]]:
    """The heroes on a field."""
    found: list[tuple[Seat, PawnName]] = []
    for seat, side in enumerate(t.state.sides):
        if side.out:
            continue
        if side.main.at == field:
            found.append((seat, "main"))
        if side.second is not None and side.second.at == field:
            found.append((seat, "second"))
    if t.state.rivals:
        found += [(seat, "main") for seat, rival in rivals(t) if rival.at == field]
    return found


def trodden(side: Side) -> tuple[FieldId, ...]:
    """The fields with heroes of a player."""
    if side.out:
        return ()
    return (side.main.at,) if side.second is None else (side.main.at, side.second.at)


def occupied(t: HeroesTable) -> set[FieldId]:
    """The fields with heroes."""
    found = {rival.at for rival in t.state.rivals if not rival.out}
    return found.union(*map(trodden, t.state.sides))


def rivals(t: HeroesTable) -> list[tuple[Seat, Rival]]:
    """The heroes of the AI that are on the map, with the numbers that stand for them."""
    return [(FIRST_RIVAL - n, rival) for n, rival in enumerate(t.state.rivals) if not rival.out]


def rival_of(t: HeroesTable, seat: Seat) -> Rival:
    """The hero of the AI that a number below NOBODY stands for."""
    assert seat <= FIRST_RIVAL, f"{seat} is no hero of the AI"
    return t.state.rivals[FIRST_RIVAL - seat]


def allied(t: HeroesTable, seat: Seat, other: Seat) -> bool:
    """Whether two players are on one side: in a clash each stands alone.  [HM-107, HM-110, HM-111]"""
    if seat == other:
        return True
    if seat < 0 or other < 0:
        return seat < 0 and other < 0
    match t.state.mode:
        case "clash":
            return False
        case "alliance":
            return team_of(t, seat) == team_of(t, other)
        case _:
            return True


def team_of(t: HeroesTable, seat: Seat) -> int:
    """Which team of an alliance a player belongs to: neighbours at the table are of different teams.  [HM-110]"""
    return seat % _teams(t.state.scenario)


@functools.cache
def _teams(scenario: str) -> int:
    return load().plan(scenario).teams


def enemies(t: HeroesTable, seat: Seat) -> list[Seat]:
    """The players against a player who are still in the game."""
    sides = t.state.sides
    if t.state.mode == "clash" and seat >= 0:  # asked very often
        return [other for other, side in enumerate(sides) if other != seat and not side.out]
    return [other for other, side in enumerate(sides) if not side.out and not allied(t, seat, other)]


def living(t: HeroesTable) -> list[Seat]:
    """The players in the game, clockwise from the starting player.  [HM-302, HM-R-21]"""
    count = len(t.state.sides)
    order = [(t.state.first + step) % count for step in range(count)]
    return [seat for seat in order if not t.state.sides[seat].out]


def town_of(t: HeroesTable, seat: Seat) -> FieldId:
    """The field of a faction's town, whoever has flagged it.  [HM-1301]"""
    return home_of(t.state.sides[seat].faction)


@functools.cache
def home_of(faction: FactionId) -> FieldId:
    """The field of a faction's town."""
    tile = next(tile for tile in load().tiles.values() if tile.faction == faction)
    return f"{tile.id}_c"


def usable_buildings(t: HeroesTable, seat: Seat) -> list[BuildingId]:
    """The own buildings, by an optional rule also those of captured towns.  [HM-3002, HM-3508, HM-R-160]"""
    built = t.state.sides[seat].built
    if not t.state.rules.spoils_of_towns:
        return built
    flags = t.state.flags
    taken = [
        other
        for other in range(len(t.state.sides))
        if other != seat and (flag := flags.get(town_of(t, other))) is not None and flag.seat == seat
    ]
    return [*built, *(name for other in taken for name in t.state.sides[other].built)]


def is_captured(t: HeroesTable, seat: Seat) -> bool:
    """Whether a player's own town has the cube of an enemy."""
    flag = t.state.flags.get(town_of(t, seat))
    return flag is not None and not allied(t, seat, flag.seat)


def homes(t: HeroesTable, seat: Seat) -> list[FieldId]:
    """The towns and settlements that a player controls.  [HM-709, HM-R-62]"""
    fields = load().fields
    return [field for field, flag in t.state.flags.items() if flag.seat == seat and fields[field].location in HOMES]


def may_prolong(t: HeroesTable, moves: int) -> bool:
    """Whether a hero with so much movement can pay for another combat round against guards.  [HM-2402, HM-2404]"""
    return t.state.rules.tireless or moves >= 1


def gain(t: HeroesTable, seat: Seat, amount: Purse) -> None:
    """Take resources from the supply; there is no limit.  [HM-1210]"""
    if amount != Purse():
        side = t.state.sides[seat]
        side.purse = side.purse.plus(amount)
        t.tell(ResourcesGained(seat, amount))


def pay(t: HeroesTable, seat: Seat, price: Purse) -> None:
    """Pay in full.  [HM-1213]"""
    side = t.state.sides[seat]
    assert side.purse.covers(price), f"seat {seat} has {side.purse} and cannot pay {price}"
    if price != Purse():
        side.purse = side.purse.plus(price, -1)
        t.tell(ResourcesPaid(seat, price))


def change_income(t: HeroesTable, seat: Seat, change: Purse, times: int = 1) -> None:
    """Move the cubes on the income tracks.  [HM-1204, HM-R-82]"""
    side = t.state.sides[seat]
    side.income = side.income.plus(change, times)
    t.tell(IncomeChanged(seat, Purse().plus(change, times)))


def hire(t: HeroesTable, seat: Seat, at: FieldId) -> None:
    """The secondary hero appears with fresh movement.  [HM-712, HM-R-60]"""
    t.state.sides[seat].second = Pawn(at, MOVES["second"], at)
    t.tell(HeroHired(seat, at))


def put_back(t: HeroesTable, seat: Seat, name: PawnName, field: FieldId) -> None:
    """Put a hero somewhere without a visit.  [HM-2405, HM-R-63, HM-R-94]"""
    pawn = pawn_of(t, seat, name)
    pawn.at = pawn.back = field
    t.tell(HeroReturned(seat, name, field))
