"""How good a position is for the party: what greedy bots climb, and search bots start from."""

from __future__ import annotations

import functools
from collections import Counter

from questhall.core import Seat

from .content import load
from .content.maps import chamber
from .content.scenarios import DestroyAll, Escape, Kill, LootAll, Survive
from .formulas import work_out
from .members import Member
from .prospects import pending, selected
from .state import Figure, Hero
from .steps.market import OpenMarket
from .steps.resting import NEEDED, LoseRandom, TakeUp
from .world import FAR, JawsTable, active_heroes, chart_of, closed_doors, locked_doors, of_kind, protected, scenario_of
from .worth import ELITE, FOE, HELP, HURT, THING, THREAT, life, prices, worth_of, worth_of_bonus

WON, LOST = 2000.0, -2000.0
SCENARIO, IDLE = 400.0, 50.0
"""A scenario that was won, and what it costs to stand between scenarios: to play is better than to think again."""
PATIENCE = 5
"""After so many losses one after another a bot gives a campaign up."""
ROOM, COMPLETED, LOOTED = 20.0, 150.0, 10.0
EXHAUSTED, CROWD = 30.0, 7.0
AWAY = 0.7
"""What a hex of distance to what is wanted costs."""
ROUNDS = ((6, 4.0), (14, 2.2), (99, 1.3))
"""What a round more to play is worth: the next ones much, those far ahead little."""


def heuristic(t: JawsTable, seat: Seat) -> float:
    """The party's health, cards and gains against the monsters' health; all players share it.  [JL-101]"""
    state, total = t.state, between(t)
    if t.outcome is not None:
        return total + (WON if t.outcome.result == "won" or hopeless(t) else LOST)
    if not state.scenario:
        return total - IDLE
    if not state.round:
        return total + goals(t)
    total += sum([hero_worth(t, hero) for hero in state.heroes.values()])
    total -= sum([worth_of(t, foe) for foe in state.figures.values() if foe.kind != "character"])
    total += ROOM * len(state.opened) - hidden(t) - crowd(t) + COMPLETED * state.completed + LOOTED * state.looted
    total += sum([worth_of_bonus(each.effect, each.used) for each in state.bonuses if each.figure in state.heroes])
    return total + goals(t) - dangers(t) + selected(t, seat) + pending(t)


def between(t: JawsTable) -> float:
    """What the campaign has brought; items are worth more than the gold they cost."""
    record = t.state.campaign
    if record is None:
        return 0.0
    total = SCENARIO * len(record.won) + sum([sheet(one) for one in record.members]) - 0.1 * len(record.away)
    market = t.agenda[-1] if t.agenda else None
    return total + (0.01 * len(market.done) if isinstance(market, OpenMarket) else 0.0)


def hopeless(t: JawsTable) -> bool:
    """Whether the last scenarios were all lost: a bot would do the same again."""
    last = t.state.campaign.attempts[-PATIENCE:] if t.state.campaign is not None else []
    return len(last) == PATIENCE and not any(each.won for each in last)


def sheet(one: Member) -> float:
    """Experience, gold, perks and items of a character."""
    goods = sum([2 + 0.2 * load().items[each].price for each in one.items])
    return 0.2 * one.xp + 0.1 * one.gold + 5 * len(one.perks) + one.checks + goods


def hidden(t: JawsTable) -> float:
    """What waits behind doors: it is there, whether it is seen or not."""
    state = t.state
    rooms = [room for room in chamber(state.scenario).doors if room not in state.opened]
    return sum([waiting_in(state.scenario, room, state.party, state.monster_level) for room in rooms])


@functools.cache
def waiting_in(scenario: str, room: int, party: int, level: int) -> float:
    """What the monsters of a room are worth."""
    places, total = chamber(scenario), 0.0
    for letter, placed in load().scenarios[scenario].monsters.items():
        rank = placed.ranks[party - 2]
        there = sum([places.rooms.get(cell) == room for cell in places.letters[letter]])
        if rank != "-" and there:
            health = load().monsters[placed.monster].stats(elite=rank == "e").health[level]
            each = FOE * work_out(health, {"C": party, "L": level}) + THREAT + ELITE * (rank == "e")
            total += there * each * prices(scenario).get(placed.monster, prices(scenario)[""])
    for letter, thing in load().scenarios[scenario].objectives.items():
        there = sum([places.rooms.get(cell) == room for cell in places.letters[letter]])
        health = work_out(thing.health, {"C": party, "L": level})
        if not thing.loot and not thing.protect:
            total += there * THING * health * prices(scenario).get(thing.kind, prices(scenario)[""])
    return total


def crowd(t: JawsTable) -> float:
    """Monsters of several rooms at once are worse than the same one after another."""
    rooms = Counter(each.room for each in of_kind(t, "monster"))
    return CROWD * (rooms.total() - max(rooms.values())) if rooms else 0.0


# -- characters


def hero_worth(t: JawsTable, hero: Hero) -> float:
    """A character that is still there, its health and how long its cards last."""
    figure = t.state.figures.get(hero.being)
    gains = 0.4 * hero.xp + 0.8 * hero.coins + 4 * len(hero.treasures)
    if hero.exhausted or figure is None:
        return gains - EXHAUSTED
    state = sum([HELP.get(each, 0.0) - HURT.get(each, 0.0) for each in figure.conditions])
    ready = sum([each.state == "ready" for each in hero.items])
    return gains + life(figure.health) + state + ready + stamina(t, hero)


def stamina(t: JawsTable, hero: Hero) -> float:
    """How many rounds the cards last: those in hand now, and those that rests will bring.  [JL-3802, JL-5607]"""
    left = sum([each.zone != "lost" and not each.lost for each in hero.cards])
    hand = sum([each.zone in ("hand", "chosen") for each in hero.cards])
    if any(isinstance(step, LoseRandom | TakeUp) and step.being == hero.being for step in t.agenda):
        left -= 1
        hand = left
    if left < NEEDED:
        return -EXHAUSTED
    rounds = hand / 2 + sum(range(2, left)) / 2 - (hand < 2)
    score, before = 0.0, 0
    for until, price in ROUNDS:
        score += price * max(0.0, min(rounds, until) - before)
        before = until
    return score


# -- where to go


def goals(t: JawsTable) -> float:
    """How near everybody is to what is to be done."""
    if any(isinstance(each, Survive) for each in scenario_of(t).goal):
        return 2.0 * t.state.round
    wanted, chart = targets(t), chart_of(t)
    score = 0.0
    for hero in active_heroes(t):
        figure = t.state.figures.get(hero.being)
        if figure is not None and wanted:
            near = chart.distance[figure.at]
            best = min([abs(near.get(cell, FAR) - stand_off(hero.being) * foe) for cell, foe in wanted.items()])
            score -= AWAY * min(15, best)
    return score


STAND_OFF = {"hatchet": 3, "voidwarden": 2}


def stand_off(being: str) -> int:
    """How far from enemies a character likes to stand."""
    return STAND_OFF.get(being, 1)


def targets(t: JawsTable) -> dict[str, bool]:
    """The hexes to make for, and whether an enemy is there: first foes, then what the goal names, then doors."""
    state, shown = t.state, chart_of(t).hexes
    goal = scenario_of(t).goal
    things = [each for each in of_kind(t, "objective") if not protected(t, each)]
    found: dict[str, bool] = {each.at: True for each in things if wants(t, each)}
    if (not t.state.completed and not any(isinstance(each, Escape | LootAll) for each in goal)) or not found:
        found |= {each.at: True for each in of_kind(t, "monster")}
    found |= dict.fromkeys(state.goods, False)
    if any(isinstance(each, LootAll) for each in goal):
        found |= {cell: False for cell in state.treasures if cell in shown}
    escape = [each.letter for each in goal if isinstance(each, Escape)]
    if escape and not found.keys() - {each.at for each in of_kind(t, "monster")}:
        letters = chamber(state.scenario).letters
        found |= {cell: False for letter in escape for cell in letters[letter] if cell in shown}
    doors = (closed_doors(t) - locked_doors(t)) & set(shown)
    return found or dict.fromkeys(doors or [cell for cell in state.treasures if cell in shown], False)


def wants(t: JawsTable, figure: Figure) -> bool:
    """Whether the goal names this figure."""
    goals_ = scenario_of(t).goal
    return any(isinstance(each, DestroyAll) and each.objective == figure.being for each in goals_) or any(
        isinstance(each, Kill) and each.monster == figure.being for each in goals_
    )


PRESSED = {1: 0.7, 2: 0.4, 3: 0.25}
"""What it costs to stand so near a monster; those who stand apart are caught alone."""


def dangers(t: JawsTable) -> float:
    """How hard pressed the characters are."""
    chart, foes = chart_of(t), [each for each in of_kind(t, "monster") if "stun" not in each.conditions]
    score = 0.0
    for hero in active_heroes(t):
        figure = t.state.figures.get(hero.being)
        if figure is not None:
            near = chart.distance[figure.at]
            pressed = sum([PRESSED.get(near.get(each.at, FAR), 0.0) for each in foes])
            score += pressed * (3.0 if 2 * figure.health < figure.most else 1.0)
    return score
