"""How good a position is for the party, in points; about one for a hit point."""

from __future__ import annotations

from questhall.core import Seat

from .content.maps import chamber
from .state import Figure, Hero
from .world import FAR, JawsTable, active_heroes, chart_of, closed_doors, of_kind, protected

WON, LOST = 1000.0, -1000.0
SCENARIO = 200.0
ZONES = {"hand": 3.0, "chosen": 2.0, "active": 3.0, "discard": 2.0, "lost": 0.0}
HURT = {"stun": 4.0, "disarm": 3.0, "immobilize": 2.0, "muddle": 1.5, "wound": 2.0, "poison": 2.0, "strengthen": -2.0}


def heuristic(t: JawsTable, seat: Seat) -> float:
    """The party's health, cards and gains against the monsters' health; all players share it.  [JL-101]"""
    if t.outcome is not None:
        return WON if t.outcome.result == "won" else LOST
    state, total = t.state, 0.0
    if state.campaign is not None:
        total += SCENARIO * len(state.campaign.won)
        total += sum(one.xp * 0.2 + one.gold * 0.1 + 5 * len(one.perks) for one in state.campaign.members)
    if not state.scenario:
        return total
    total += sum(hero_worth(t, hero) for hero in state.heroes.values())
    total -= sum(foe_worth(t, foe) for foe in state.figures.values() if foe.kind != "character")
    total += 12 * len(state.opened) + 100 * state.completed + 4 * state.looted
    return total - approach(t)


def hero_worth(t: JawsTable, hero: Hero) -> float:
    """A character that is still there, its health and its cards."""
    figure = t.state.figures.get(hero.being)
    gains = 0.4 * hero.xp + 0.7 * hero.coins
    if hero.exhausted or figure is None:
        return gains
    pains = sum(HURT.get(each, 0.0) for each in figure.conditions)
    return gains + 20 + 1.5 * figure.health + sum(ZONES[each.zone] for each in hero.cards) - pains


def foe_worth(t: JawsTable, figure: Figure) -> float:
    """A monster, or a thing to destroy; what is protected counts for us."""
    worth = 6 + 1.2 * figure.health
    if figure.kind == "objective":
        return -worth if protected(t, figure) else worth
    return worth - sum(HURT.get(each, 0.0) for each in figure.conditions)


def approach(t: JawsTable) -> float:
    """How far the party is from what it has to do: enemies, doors, treasures."""
    state, chart = t.state, chart_of(t)
    wanted = {each.at for each in of_kind(t, "monster")} | {each.at for each in of_kind(t, "objective")}
    wanted |= set(state.goods)
    if not wanted:
        wanted = closed_doors(t) & set(chart.hexes) or set(state.treasures) & set(chart.hexes)
    if not wanted:
        wanted = {cell for cells in chamber(state.scenario).letters.values() for cell in cells} & set(chart.hexes)
    far = 0.0
    for hero in active_heroes(t):
        figure = state.figures.get(hero.being)
        if figure is not None and wanted:
            near = chart.distance[figure.at]
            far += 0.3 * min(12, *(near.get(cell, FAR) for cell in wanted))
    return far
