"""How good a position looks to the players: what greedy bots climb, and search bots start from."""

from __future__ import annotations

import functools

from questhall.core import Question, Seat, Step

from .conditions import is_met
from .content import load
from .effects import AnyEffect, DrawCards, Gain, OtherDraws, Parts
from .foes import foe_by
from .state import NOWHERE, Side
from .steps.building import ChooseSite
from .steps.cards import ChooseWhoDraws, DestroyOne, SearchPile
from .steps.chests import ChooseReward
from .steps.crafting import TakeFromWorld
from .steps.digging import StepIn
from .steps.enemies import EnemyPhase
from .steps.environment import ResolveIcon
from .steps.exploring import ExploreAround
from .steps.falling import CheckRope, HitGround
from .steps.fighting import AimFurther, ReadyAttack, RollAttack
from .steps.finds import CollectFind
from .steps.goals import visible_goals
from .steps.moving import MoveOn
from .steps.receiving import BuildAtOnce, SpendAtOnce
from .steps.resources import MakeRoom
from .steps.rewards import GainGuideCard, KeepLoot, PutOnTop
from .steps.sharing import DivideCoins, GiveAway
from .stock import defence_dice, offers, top
from .world import TerrariaTable, around, distance

HORIZON: frozenset[type[Step]] = frozenset({RollAttack, HitGround, ExploreAround, EnemyPhase, ResolveIcon})
"""Steps that chance decides."""
FOLLOW_UPS: frozenset[type[Question]] = frozenset(
    {
        *(MoveOn, CheckRope, StepIn, AimFurther, ReadyAttack, ChooseSite, TakeFromWorld, ChooseWhoDraws),
        *(SearchPile, DestroyOne, ChooseReward, CollectFind, MakeRoom, KeepLoot, PutOnTop, GainGuideCard),
        *(DivideCoins, GiveAway, SpendAtOnce, BuildAtOnce),
    }
)
"""Questions about the rest of what was chosen before."""

WON = 100_000.0
GOAL, CHAIN = 20.0, 4.0
"""A goal that was completed, and how much more each further one of the same chain."""
THREAT = 8.0
LIFE, MOST = 2.0, 5.0
ALIVE = 10.0
COIN, GOODS, TILE = 0.3, 0.5, 1.5
POINT, SYMBOL, CARD = 0.4, 0.3, 0.6
UNUSED = 0.9
NEAR = -0.3
GEAR = 6.0


def heuristic(t: TerrariaTable, seat: Seat) -> float:
    """Higher is better, for all players: they win and lose together."""
    if t.outcome is not None:
        return WON if t.outcome.result == "won" else -WON
    score = goals(t) - THREAT * t.state.threat + TILE * sum(map(bool, t.state.land.tiles))
    score += sum(owned(t, each, side) for each, side in enumerate(t.state.sides))
    return score + pending(t)


def goals(t: TerrariaTable) -> float:
    """Goals that were completed, the chain that is furthest most of all."""
    total = 0.0
    for pile in t.state.goals.values():
        done = 10 - len(pile)
        total += done * (GOAL + CHAIN * done)
    total += sum(0.9 * GOAL for goal in visible_goals(t) if is_met(t, goal))
    return total + 2.0 * sum(t.state.progress.values())


def owned(t: TerrariaTable, seat: Seat, side: Side) -> float:
    """What a player has, and what can still be done in this phase."""
    score = LIFE * side.health + MOST * (side.most_health + side.most_mana) + COIN * side.coins
    score += GOODS * sum(min(stack.count, 4) for stack in side.slots)
    score += GEAR * sum(strength(top(side, slot)) for slot in side.gear)
    score += 2.0 * sum(defence_dice(t, seat)) + CARD * len(side.consumables)
    score += sum(0.5 * worth_of(load().offers[card]) for card in (*side.deck, *side.discard))
    if side.cell == NOWHERE:
        return score
    foes = [distance(enemy.cell, side.cell) for enemy in t.state.enemies]
    score += ALIVE + NEAR * sum(away <= 3 for away in foes)
    if not side.passed:
        points = side.points
        score += POINT * points.ap + SYMBOL * (points.swords + points.shields)
        parts: dict[tuple[str, int], float] = {}
        for card, part, _, effect in offers(t, seat):
            parts[card, part] = max(parts.get((card, part), 0.0), value_of(effect))
        score += UNUSED * sum(parts.values())
    return score


@functools.cache
def strength(card: str) -> float:
    """How good a weapon or tool is."""
    if not card:
        return 0.0
    item = load().equipment[card]
    dice = sum(load().dice[item.dice])
    return 0.5 + 0.15 * dice + 0.5 * (item.chop + item.dig) + item.hard + item.times + bool(item.hook)


@functools.cache
def worth_of(parts: Parts) -> float:
    """All that a card could give."""
    return sum(max(map(value_of, part)) for part in parts)


def value_of(effect: AnyEffect) -> float:
    """What an effect is worth before it is used."""
    match effect:
        case Gain() as gain:
            symbols = gain.swords + gain.shields + gain.mana
            return POINT * gain.ap + SYMBOL * symbols + LIFE * gain.hearts + COIN * gain.coins
        case DrawCards(count=count) | OtherDraws(count=count):
            return CARD * count
        case _:
            return SYMBOL


# -- what is about to happen


def pending(t: TerrariaTable) -> float:
    """What lies next on the agenda and only chance decides."""
    if not t.agenda:
        return 0.0
    match t.agenda[-1]:
        case RollAttack() as roll:
            return attack(t, roll)
        case HitGround() as fall:
            dice = defence_dice(t, fall.seat)
            lost = max(0.0, fall.cells - sum(die + 1 for die in dice) / 2)
            return 0.0 if fall.is_gentle(t) else -LIFE * lost
        case ExploreAround():
            return TILE
    return 0.0


def attack(t: TerrariaTable, roll: RollAttack) -> float:
    """Hits that are to be expected, less those of retaliation."""
    score = 0.0
    for name in roll.targets:
        foe = foe_by(t, name)
        if foe is not None:
            hits = sum(chance(die, max(foe.defence)) for die in roll.dice)
            score += 3.0 * hits
            if t.state.sides[roll.seat].cell in around(foe.cells[0]):
                score -= LIFE * 0.5 * max(0.0, 1.0 - hits)
    return score


@functools.cache
def chance(die: int, defence: int) -> float:
    """How likely a die reaches another."""
    return sum(value >= other for value in range(1, die + 1) for other in range(1, defence + 1)) / (die * defence)
