"""How good a position looks to the players: what greedy bots climb, and search bots start from."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from questhall.core import Choice, Decision, Question, Seat, Step
from questhall.core.further import Further

from .belongings import COIN, SYMBOL, all_owned, bite, dread, fear, life
from .chains import calls_king, is_too_early
from .choices import Build, Chop, Craft, Dig, Go, HangRope, Pass, PlacePlatform
from .content import load
from .effects import hauled
from .figures import enemy_by, tokens_left
from .foes import foe_by
from .odds import chance
from .plans import EVIL, best_plan, progress
from .reflexes import at_once
from .sifting import passed_over, shortlist
from .state import NOWHERE
from .steps.bosses import is_strong
from .steps.building import ChooseSite
from .steps.cards import ChooseWhoDraws, DestroyOne, SearchPile
from .steps.chests import ChooseReward
from .steps.crafting import TakeFromWorld
from .steps.digging import StepIn
from .steps.enemies import EnemyPhase
from .steps.environment import ResolveIcon
from .steps.exploring import ExploreAround
from .steps.explosives import ReadyBlast
from .steps.falling import CheckRope, HitGround
from .steps.fighting import AimFurther, ReadyAttack, RollAttack, can_retaliate
from .steps.finds import CollectFind
from .steps.moving import MoveOn
from .steps.phase import CharacterPhase, EndPhase
from .steps.receiving import BuildAtOnce, SpendAtOnce
from .steps.resources import MakeRoom
from .steps.rewards import GainGuideCard, KeepLoot, PutOnTop
from .steps.rounds import ApplyDebuffs, ChooseGear
from .steps.sharing import DivideCoins, GiveAway
from .stock import defence_dice
from .world import TerrariaTable

HORIZON: frozenset[type[Step]] = frozenset(
    {ApplyDebuffs, RollAttack, HitGround, ExploreAround, EndPhase, EnemyPhase, ResolveIcon}
)
"""Steps that chance decides or nobody can help, and the end of the phase in which points are lost."""
FOLLOW_UPS: frozenset[type[Question]] = frozenset(
    {
        *(MoveOn, CheckRope, StepIn, AimFurther, ReadyAttack, ChooseSite, TakeFromWorld, ChooseWhoDraws),
        *(SearchPile, DestroyOne, ChooseReward, CollectFind, MakeRoom, KeepLoot, PutOnTop, GainGuideCard),
        *(DivideCoins, GiveAway, SpendAtOnce, BuildAtOnce, ReadyBlast),
    }
)
"""Questions about the rest of what was chosen before."""
ANSWERED: frozenset[type[Question]] = frozenset(
    {CheckRope, StepIn, ChooseSite, ChooseReward, CollectFind, MakeRoom, KeepLoot}
)
"""Those with so few answers that all of them are looked at."""

WON = 100_000.0
THREATS = (0, 12, 24, 37, 51, 66, 82, 100, 125, 160, 500)
"""What threat costs."""
TILE, NPC = 0.5, 8.0
BOSS, CALLED = 20.0, 20.0
HIT, FOE, EXPLORED = 5.0, 1.0, 3.0
LAST = 2.0
"""What it is worth more to beat an enemy of whom one hit is left: that is quick."""
RELIEF = 0.4
"""How much of what an enemy might do it is worth at least to be rid of it, however many points are left."""
STAY = 0.1
SEVERAL, FURTHER, WORTHWHILE = 2, 6, 0.4
"""With so many points left so many choices further are looked at, for what beats staying by STAY and so much more."""
ONWARD: frozenset[type[Choice]] = frozenset({Go, Dig, Chop, HangRope, PlacePlatform, Craft})
"""Choices that lead somewhere."""
IDLE = 1000.0
"""To take up a house and put it back is worse than anything, also than to pass with much to fear."""
DUG = 0.015
"""A tunnel, a felled tree or an opened chest: a little more than the point that it took, so that who knows nothing
better opens the world."""


def heuristic(t: TerrariaTable, seat: Seat) -> float:
    """Higher is better, for all players: they win and lose together; a small question is worth its best answer."""
    if t.outcome is not None:
        return WON if t.outcome.result == "won" else -WON
    if t.agenda and type(t.agenda[-1]) in ANSWERED and seat in t.decisions:
        return max([heuristic(after(t, seat, choice), seat) for choice in shortlist(t, t.decisions[seat])])
    return judged(t, seat)


def second_look(t: TerrariaTable, decision: Decision, score: float) -> Sequence[Choice]:
    """Where points are left and nothing on the way of the plans looks better than to stay: whatever else is open."""
    if not is_free(t, decision, 1):
        return ()
    return () if score > heuristic(t, decision.seat) + STAY else passed_over(t, decision)


def third_look(t: TerrariaTable, decision: Decision, score: float) -> Further | None:
    """Where points are left and nothing at all looks better than to stay: some choices further, or no more of them."""
    if not is_free(t, decision, SEVERAL):
        return None
    stay = heuristic(t, decision.seat) + STAY
    return None if score > stay else Further(FURTHER, ONWARD, stay + WORTHWHILE, Pass())


def is_free(t: TerrariaTable, decision: Decision, points: int) -> bool:
    """Whether somebody may do whatever he wants with so many points, and nothing is to be done at once."""
    if not isinstance(decision.question, CharacterPhase) or t.state.sides[decision.seat].points.ap < points:
        return False
    return not at_once(t.state, decision)


def after(t: TerrariaTable, seat: Seat, choice: Choice) -> TerrariaTable:
    """A table on which a choice was taken."""
    twin = t.copy()
    twin.take(seat, choice)
    return twin


def judged(t: TerrariaTable, seat: Seat) -> float:
    """How good a position looks as it is."""
    state = t.state
    score = progress(t) - THREATS[min(state.threat, 10)] + NPC * len(state.npcs)
    score += TILE * sum(map(bool, state.land.tiles)) + DUG * len(state.marks)
    score += all_owned(t)
    cell = state.sides[seat].cell
    if cell != NOWHERE:
        score += best_plan(t, seat, cell)
    return score - bosses(t) + pending(t, seat)


def bosses(t: TerrariaTable) -> float:
    """Bosses in the world, and those that come too early."""
    state = t.state
    total = sum(BOSS + HIT * tokens_left(t, boss) for boss in state.bosses)
    if calls_king(t, 0) and is_too_early(t, "king_slime"):
        total += CALLED
    if len(state.npcs) > 2 and is_strong(t) and is_too_early(t, "eye_of_cthulhu"):
        total += CALLED
    if state.evil_ore >= EVIL and is_too_early(t, "eater_of_worlds"):
        total += CALLED
    return total


# -- what is about to happen


def pending(t: TerrariaTable, seat: Seat) -> float:
    """What lies next on the agenda and only chance decides; and whether a house was only thought of."""
    if not t.agenda:
        return 0.0
    if len(t.history) > 1 and isinstance(t.history[-2].choice, Build) and isinstance(t.history[-1].choice, Pass):
        return -IDLE
    match t.agenda[-1]:
        case RollAttack() as roll:
            return attack(t, roll)
        case HitGround() as fall:
            return ground(t, fall)
        case ExploreAround():
            return EXPLORED
        case ChooseGear(seat=who) if who == seat:
            return -SYMBOL
    return 0.0


def ground(t: TerrariaTable, fall: HitGround) -> float:
    """Health that a fall costs, and what a long one is worth to a goal."""
    side = t.state.sides[fall.seat]
    lost = 0.0 if fall.is_gentle(t) else max(0.0, fall.cells - sum(die + 1 for die in defence_dice(t, fall.seat)) / 2)
    score = life(side.health - lost) - life(side.health) - (8.0 if lost >= side.health else 0.0)
    asked = any(pile and pile[-1] == "dig_6_other" for pile in t.state.goals.values())
    return score + (150.0 if asked and fall.cells >= 8 and lost < side.health else 0.0)


def attack(t: TerrariaTable, roll: RollAttack) -> float:
    """Hits that are to be expected, less those of retaliation."""
    side, score = t.state.sides[roll.seat], 0.0
    armour, hurts = max(defence_dice(t, roll.seat)), dread(t) * (life(side.health) - life(side.health - 1))
    relief = max(RELIEF, fear(t, roll.seat))
    for name in roll.targets:
        foe, enemy = foe_by(t, name), enemy_by(t, name)
        if foe is None:
            continue
        best = max(foe.defence)
        hits = sum([min(1.0, chance(die, best) + 0.1 * side.points.swords) for die in roll.dice])
        beaten = 0.0
        if enemy is not None:
            kind = load().enemies[enemy.kind]
            left = kind.health - enemy.damage
            early = kind.slime and calls_king(t, 1) and is_too_early(t, "king_slime")
            worth = worth_of_enemy(enemy.kind) - CALLED * early + relief * bite(kind.attack, armour) * hurts
            worth += LAST * (left == 1)
            score += worth * min(1.0, hits / left)
            beaten = min(1.0, hits / left) if len(roll.dice) >= left else 0.0
        else:
            score += HIT * hits
        score -= chance(best, armour) * (1.0 - beaten) * hurts * is_answered(t, roll, name)
    return score


def is_answered(t: TerrariaTable, roll: RollAttack, name: str) -> bool:
    """Whether who is not defeated could hit back."""
    minion = t.state.sides[roll.seat].minion
    calm = load().equipment[roll.weapon].calm or (bool(minion) and load().minions[minion].calm)
    return not calm and can_retaliate(t, name, roll.seat)


@functools.cache
def worth_of_enemy(kind: str) -> float:
    """What it is worth to beat an enemy."""
    token = load().enemies[kind]
    loot = token.loot
    goods = sum(count for _, count in hauled(loot.resources))
    gains = COIN * loot.coins + 1.5 * goods + 3.0 * loot.loot + 2.0 * bool(loot.consumable) + 15.0 * bool(loot.card)
    return FOE + sum(load().dice[token.attack]) / 12 + gains
