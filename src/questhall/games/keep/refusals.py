"""Why not: reasons for what a person might try and cannot do now, each with the rule that says so.

A reason stands on what it speaks of (a room, the supply, a player's area), or on nothing if that is an action.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from questhall.core import Refusal, Seat

from .actions import LABORATORY, abilities, open_rooms, options, room_actions
from .building import CONSTRUCTION_SITE, plans, sites
from .dungeon import PRISON, KeepTable, clan_of, in_lair, rooms_of, rooms_with
from .effects import (
    TRAP,
    Activate,
    Ambush,
    AnyEffect,
    Defend,
    Draw,
    Fortify,
    Melee,
    Move,
    Onslaught,
    Pack,
    Pay,
    Place,
    PutPortal,
    PutResource,
    PutTrap,
    Ranged,
    Symbol,
)


def prison_refusal(t: KeepTable, seat: Seat) -> list[Refusal]:
    """Why the prison cannot be used.  [KH-2701, KH-R-011]"""
    if PRISON not in t.state.rooms:
        return [Refusal("", "no_prison", "KH-R-011")]
    if t.state.prison_used:
        return [Refusal("cell:main/prison", "prison_used", "KH-2701")]
    return []


def refusals(t: KeepTable, seat: Seat, effects: Iterable[AnyEffect]) -> list[Refusal]:
    """Why actions of a card cannot be carried out, and why rooms cannot be activated."""
    found: list[Refusal] = []
    for effect in dict.fromkeys(effects):
        reasons: Iterable[Refusal] = ()
        if isinstance(effect, Activate):
            reasons = activation_refusals(t, seat)
        elif not options(t, seat, 0, effect):
            reasons = [reason(t, seat, effect)]
        found += [each for each in reasons if each not in found]
    return found


def idle_cards(t: KeepTable, seat: Seat) -> Iterator[Refusal]:
    """Why cards of the hand, and the one played last, would do nothing now, group by group.  [KH-1004, KH-1801]"""
    area = t.state.sides[seat]
    for zone, cards in (("hand", dict.fromkeys(area.hand)), ("played", area.played[-1:])):
        for card in cards:
            for number, group in enumerate(t.content.cards[card].groups):
                if any(options(t, seat, 0, effect) for effect in group):
                    continue
                for each in refusals(t, seat, group):
                    values = {**each.values, "card": card, "group": number}
                    yield Refusal(f"card:{zone}{seat}.{card}", each.why, each.rule, values)


def reason(t: KeepTable, seat: Seat, effect: AnyEffect) -> Refusal:
    """Why an action that offers nothing cannot be carried out."""
    match effect:
        case Draw() | Fortify():
            return Refusal(f"zone:deck{seat}", "nothing_to_draw", "KH-514")
        case Defend():
            return Refusal("", "only_reaction", "KH-R-067")
        case Ambush(_, symbol):
            return no_ambush(t, seat, symbol)
        case Place():
            return Refusal(f"panel:player{seat}", "lair_empty", "KH-311")
        case Onslaught(first):
            return reason(t, seat, first)
        case _ if not rooms_of(t, seat):
            return Refusal(f"panel:player{seat}", "no_monster", "KH-R-039")
        case Pack(action):
            return reason(t, seat, action)
        case Activate() | Move() | Melee() | Ranged() | PutResource() | PutTrap() | PutPortal() | Pay():
            return with_monsters(t, seat, effect)
        case _:
            assert_never(effect)


def with_monsters(
    t: KeepTable, seat: Seat, effect: Activate | Move | Melee | Ranged | PutResource | PutTrap | PutPortal | Pay
) -> Refusal:
    """Why an action is impossible although there are own monsters in the dungeon."""
    match effect:
        case Activate() | Move():
            return Refusal("", "no_way", "KH-1307")
        case Melee():
            return Refusal("", "no_hero_here", "KH-1401")
        case Ranged():
            return Refusal("", "no_hero_near", "KH-1403")
        case PutResource(token):
            return Refusal("panel:supply", "no_token", "KH-1005", {"token": token})
        case PutTrap():
            return Refusal("panel:supply", "no_token", "KH-1005", {"token": TRAP})
        case PutPortal():
            return no_portal(t, seat)
        case Pay(token):
            return Refusal("", "no_payment", "KH-1902", {"token": token})


def no_ambush(t: KeepTable, seat: Seat, symbol: Symbol) -> Refusal:
    """An empty lair, no room of the symbol, or water in all of them.  [KH-311, KH-R-066, KH-R-1087]"""
    if in_lair(t, seat) is None:
        return Refusal(f"panel:player{seat}", "lair_empty", "KH-311")
    if not rooms_with(t, symbol):
        return Refusal("", "no_room", "KH-R-066", {"symbol": symbol})
    assert not open_rooms(t, symbol), f"an ambush into {symbol} rooms is possible"
    return Refusal("", "all_flooded", "KH-R-1087", {"symbol": symbol})


def no_portal(t: KeepTable, seat: Seat) -> Refusal:
    """Finished portals wherever own monsters are, or none in the supply.  [KH-R-040, KH-1005]"""
    if all(t.state.rooms[room].portal == "finished" for room in rooms_of(t, seat)):
        return Refusal("", "portal_there", "KH-R-040")
    return Refusal("panel:supply", "no_token", "KH-1005", {"token": "portal"})


# -- activation


def activation_refusals(t: KeepTable, seat: Seat) -> Iterator[Refusal]:
    """Why the ability and rooms with own monsters cannot be used.  [KH-305, KH-2402]"""
    own = rooms_of(t, seat)
    if not own:
        yield Refusal(f"panel:player{seat}", "no_monster", "KH-305")
        return
    if not abilities(t, seat, 0, own):
        yield no_ability(t, seat)
    for room in own:
        if not room_actions(t, 0, room):
            yield from no_room_action(t, room)


def no_ability(t: KeepTable, seat: Seat) -> Refusal:
    """Why the clan's ability has no object.  [KH-3192]"""
    on = f"panel:player{seat}"
    match clan_of(t, seat).ability:
        case "mend":
            return Refusal(on, "no_wounds", "KH-3101")
        case "shoot":
            return reason(t, seat, Ranged())
        case "strike":
            return reason(t, seat, Melee())
        case "draw":
            return reason(t, seat, Draw())
        case "bone":
            return Refusal(on, "no_token", "KH-3192", {"token": "bone"})
        case "breed":
            return Refusal(on, "lair_empty", "KH-3192")
        case "move" | "haunt":
            return reason(t, seat, Move())
        case "portal":
            return no_portal(t, seat)
        case unknown:
            assert_never(unknown)


def no_room_action(t: KeepTable, room: str) -> Iterator[Refusal]:
    """Why a room with an own monster cannot be activated.  [KH-2403]"""
    on, tile = f"cell:main/{room}", t.content.rooms[room]
    if tile.makes is not None:
        yield Refusal(on, "no_supply", "KH-2506", {"room": room, "token": tile.makes})
    elif tile.sells is not None:
        if t.state.rooms[room].goods.get(tile.price):
            yield Refusal(on, "no_item", "KH-2610", {"room": room, "kind": tile.sells})
        else:
            yield Refusal(on, "no_resource", "KH-2602", {"room": room, "token": tile.price})
    elif room == LABORATORY:
        yield Refusal(on, "no_tactic_card", "KH-R-045", {"room": room})
    elif room == CONSTRUCTION_SITE:
        yield no_building(t)
    else:
        yield from no_prison_action(t)


def no_building(t: KeepTable) -> Refusal:
    """No coin, no blueprint, no place, or no treasure of the value.  [KH-2904, KH-2906, KH-2908, KH-R-083]"""
    on, values = f"cell:main/{CONSTRUCTION_SITE}", {"room": CONSTRUCTION_SITE}
    assert not plans(t), "something can be built"
    if not t.state.rooms[CONSTRUCTION_SITE].goods.get("coin"):
        return Refusal(on, "no_coins", "KH-2904", values)
    if not t.state.blueprints:
        return Refusal(on, "no_plan", "KH-R-083", values)
    if all(next(sites(t, room), None) is None for room in t.state.blueprints):
        return Refusal(on, "no_site", "KH-2908", values)
    return Refusal(on, "no_treasure", "KH-2906", values)


def no_prison_action(t: KeepTable) -> Iterator[Refusal]:
    """The prison takes no activation, except for a bribe that lacks a coin or a hero.  [KH-2404, KH-R-1045]"""
    on, values, cell = f"cell:main/{PRISON}", {"room": PRISON}, t.state.rooms[PRISON]
    if "bribe" not in t.content.scenarios[t.state.scenario].rules:
        yield Refusal(on, "no_activation", "KH-2404", values)
    elif not (cell.goods.get("coin") and cell.heroes):
        yield Refusal(on, "no_bribe", "KH-R-1045", values)
