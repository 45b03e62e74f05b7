"""How good a position is for the party: what greedy bots climb, and search bots start from."""

from __future__ import annotations

from questhall.core import Seat

from .aims import goals
from .content import load
from .discoveries import discovered
from .favourites import armed
from .members import Member
from .merits import card_merit, card_worth, goal_worth, spare
from .perils import danger
from .prospects import pending
from .selection import selected
from .state import Hero
from .steps.market import OpenMarket
from .steps.resting import NEEDED, LoseRandom, TakeUp
from .turning import turning
from .world import JawsTable
from .worth import HELP, HURT, lasting, lasts, life, worth_of, worth_of_bonus

WON, LOST = 2000.0, -2000.0
SCENARIO, IDLE = 400.0, 50.0
"""A scenario that was won, and what it costs to stand between scenarios: to play is better than to think again."""
PATIENCE = 5
"""After so many losses one after another a bot gives a campaign up."""
COMPLETED, LOOTED = 150.0, 10.0
EXHAUSTED = 30.0
TRAP = 2.5
"""What a trap is worth that nobody has walked onto: it is there for monsters."""
MERIT = 0.4
"""How much it counts that the cards which are left are good ones."""


def heuristic(t: JawsTable, seat: Seat) -> float:
    """The party's health, cards and gains against the monsters' health; all players share it.  [JL-101]"""
    state, total = t.state, between(t)
    if t.outcome is not None:
        return total + (WON if t.outcome.result == "won" or hopeless(t) else LOST)
    if not state.scenario:
        return total - IDLE
    if not state.round:
        return total + sum([readiness(hero) for hero in state.heroes.values()]) + (goals(t) if state.figures else 0.0)
    total += sum([hero_worth(t, hero) for hero in state.heroes.values()])
    total -= sum([worth_of(t, foe) for foe in state.figures.values() if foe.kind != "character"])
    total += COMPLETED * state.completed + LOOTED * state.looted + TRAP * len(state.traps)
    total += sum([worth_of_bonus(each.effect, each.used) for each in state.bonuses if each.figure in state.heroes])
    return total + discovered(t) + goals(t) - danger(t) - turning(t) + armed(t) + selected(t, seat) + pending(t)


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


# -- characters


def hero_worth(t: JawsTable, hero: Hero) -> float:
    """A character that is still there, its health and how long its cards last."""
    figure = t.state.figures.get(hero.being)
    gains = 0.4 * hero.xp + 0.8 * hero.coins + 4 * len(hero.treasures)
    if hero.exhausted or figure is None:
        return gains - EXHAUSTED
    state = sum([HELP.get(each, 0.0) - HURT.get(each, 0.0) for each in figure.conditions])
    ready = sum([spare(each.item, hero.being) for each in hero.items if each.state == "ready"])
    return gains + life(figure.health) + state + ready + stamina(t, hero)


def readiness(hero: Hero) -> float:
    """What a character has chosen for the scenario: its hand and its battle goal."""
    return sum([card_worth(each.card) for each in hero.cards if each.card]) + goal_worth(hero.goal)


def stamina(t: JawsTable, hero: Hero) -> float:
    """How many rounds the cards last: those in hand now, and those that rests will bring.  [JL-3802, JL-5607]

    The cards chosen for this round are played in any case: nobody gains by keeping them a little longer.
    """
    left = hand = 0
    merit, spent = 0.0, list[float]()
    for each in hero.cards:
        if each.zone == "lost" or each.lost:
            continue
        left += 1
        merit += card_merit(each.card)
        if each.zone == "hand":
            hand += 1
        elif each.zone == "discard":
            spent.append(card_merit(each.card))
    for step in t.agenda:
        if isinstance(step, LoseRandom | TakeUp) and step.being == hero.being:
            left -= 1
            hand = left
            merit -= sum(spent) / len(spent)
    if left < NEEDED:
        return -EXHAUSTED
    return lasting(lasts(hand, left)) + MERIT * merit
