"""How good a position looks to the players: what greedy bots climb, and search bots start from."""

from __future__ import annotations

import functools

from questhall.core import Choice, Question, Seat, Step

from .choices import Build, Pass
from .content import load
from .effects import AnyEffect, DrawCards, Gain, OtherDraws, Range, hauled
from .figures import enemy_by
from .foes import foe_by
from .odds import chance
from .outlook import to_come
from .plans import EVIL, best_plan, is_too_early, progress
from .state import NOWHERE, Held, Side, Stack
from .steps.bosses import is_strong, slimes_needed
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
from .steps.moving import MoveOn
from .steps.phase import EndPhase
from .steps.receiving import BuildAtOnce, SpendAtOnce
from .steps.resources import MakeRoom
from .steps.rewards import GainGuideCard, KeepLoot, PutOnTop
from .steps.rounds import ApplyDebuffs, ChooseGear
from .steps.sharing import DivideCoins, GiveAway
from .stock import defence_dice, in_play, means, tops, unused
from .world import TerrariaTable, distance

HORIZON: frozenset[type[Step]] = frozenset(
    {ApplyDebuffs, RollAttack, HitGround, ExploreAround, EndPhase, EnemyPhase, ResolveIcon}
)
"""Steps that chance decides or nobody can help, and the end of the phase in which points are lost."""
FOLLOW_UPS: frozenset[type[Question]] = frozenset(
    {
        *(MoveOn, CheckRope, StepIn, AimFurther, ReadyAttack, ChooseSite, TakeFromWorld, ChooseWhoDraws),
        *(SearchPile, DestroyOne, ChooseReward, CollectFind, MakeRoom, KeepLoot, PutOnTop, GainGuideCard),
        *(DivideCoins, GiveAway, SpendAtOnce, BuildAtOnce),
    }
)
"""Questions about the rest of what was chosen before."""
ANSWERED: frozenset[type[Question]] = frozenset({CheckRope, StepIn, ChooseReward, CollectFind, MakeRoom, KeepLoot})
"""Those with so few answers that all of them are looked at."""

WON = 100_000.0
THREATS = (0, 12, 24, 37, 51, 66, 82, 100, 125, 160, 500)
LIVES = (-40.0, 0.0, 10.0, 17.0, 22.0, 25.0, 27.0, 28.5, 30.0, 31.0, 32.0)
"""What threat costs, and what so much health is worth."""
MOST, COIN, SAVED, TILE, CARD, NPC = 3.0, 0.35, 1.0, 0.5, 0.6, 8.0
GOODS = {
    **{"wood": (1.0, 8), "iron": (8.0, 6), "stone": (5.0, 5), "gel": (5.0, 3), "cobweb": (0.8, 4), "gem": (6.0, 1)},
    **{"demonite": (10.0, 3), "crimtane": (10.0, 3), "hellstone": (10.0, 3), "gold": (5.0, 2), "copper": (2.0, 2)},
}
"""What a resource is worth, up to so many: about the points that it took to get it."""
OTHER = (0.5, 2)
POINT, SYMBOL, HEART, DRAWN, UNUSED = 0.08, 0.05, 0.1, 0.1, 0.9
CANTRIP = 0.15
WEAPON, ARMOUR, TOOL, READY = 2.5, 3.5, 12.0, 0.05
DECK, PLATFORM = 2.7, 1.2
ROUNDS = 3.0
"""About so many rounds are left for each space of the threat track."""
FEARED, BITTEN = 0.03, 0.1
"""How far hits of enemies are feared, from afar and from next to a player."""
NIGH, LAST = 6.0, 2
"""How much more they are feared by who has only the last few points left."""
BOSS, CALLED = 20.0, 20.0
HIT, FOE, EXPLORED = 5.0, 3.0, 3.0
IDLE = 5.0
DUG = 0.12
"""A tunnel, a felled tree or an opened chest: a little more than the point that it took, so that who knows nothing
better opens the world."""
REACHES: dict[Range, int] = {"close": 1, "medium": 3, "far": 6}


def heuristic(t: TerrariaTable, seat: Seat) -> float:
    """Higher is better, for all players: they win and lose together; a small question is worth its best answer."""
    if t.outcome is not None:
        return WON if t.outcome.result == "won" else -WON
    if t.agenda and type(t.agenda[-1]) in ANSWERED and seat in t.decisions:
        return max(heuristic(after(t, seat, choice), seat) for choice in t.decisions[seat].choices)
    return judged(t, seat)


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
    score += sum(owned(t, each, side) for each, side in enumerate(state.sides))
    cell = state.sides[seat].cell
    if cell != NOWHERE:
        score += best_plan(t, seat, cell)
    return score - bosses(t) + pending(t)


def bosses(t: TerrariaTable) -> float:
    """Bosses in the world, and those that come too early."""
    state = t.state
    total = sum(BOSS + HIT * (boss.tokens + 4 * (1 - boss.form)) for boss in state.bosses)
    if calls_king(t, 0) and is_too_early(t, "king_slime"):
        total += CALLED
    if len(state.npcs) > 2 and is_strong(t) and is_too_early(t, "eye_of_cthulhu"):
        total += CALLED
    if state.evil_ore >= EVIL and is_too_early(t, "eater_of_worlds"):
        total += CALLED
    return total


def calls_king(t: TerrariaTable, more: int) -> bool:
    """Whether so many slimes more bring the King Slime."""
    state = t.state
    return "king_slime" not in state.appeared and state.slimes + more >= slimes_needed(t)


def owned(t: TerrariaTable, seat: Seat, side: Side) -> float:
    """What a player has, and what can still be done in this phase."""
    score = MOST * (side.most_health + 0.5 * side.most_mana) + coins(t, side) + 0.3 * side.mana
    score += stores(tuple(side.slots))
    score += sum([max(map(strength, pile), default=0.0) for pile in side.gear.values()]) + protection(t, seat)
    score += READY * sum(map(strength, tops(side)))
    score += PLATFORM * min(side.platforms + side.ropes, 3)
    score += CARD * len(side.consumables) - 4.0 * len(side.debuffs)
    score += deck(t, side)
    if side.cell == NOWHERE:
        return score + LIVES[0]
    near = NIGH if side.points.ap + to_come(t, seat) <= LAST else 1.0
    score += life(side.health - near * danger(t, seat))
    points = side.points
    score += POINT * points.ap + SYMBOL * (points.swords + points.shields)
    return score + UNUSED * sum([best_part(held) for held in in_play(side)])


@functools.lru_cache(maxsize=4096)
def stores(slots: tuple[Stack, ...]) -> float:
    """What the resources in these slots are worth."""
    score = 0.0
    for kind, count in means(slots).goods.items():
        each, most = GOODS.get(kind, OTHER)
        score += each * min(count, most)
    return score


def coins(t: TerrariaTable, side: Side) -> float:
    """Coins are saved for the merchant as soon as he could come."""
    saving = bool(t.state.houses) and "merchant" not in t.state.npcs
    return (SAVED if saving else COIN) * min(10, side.coins) + COIN * max(0, side.coins - 10)


def protection(t: TerrariaTable, seat: Seat) -> float:
    """What armour is worth; where only plain armour serves the goal, the other does not count."""
    side = t.state.sides[seat]
    worn = side.worn
    if t.state.bosses and t.state.goals["fight"][-1:] == ["fight_10_other"] and worn and not load().armour[worn].plain:
        return 0.0
    return ARMOUR * sum([(die + 1) / 2 for die in defence_dice(t, seat)]) + 4.0 * drawn(side)


def life(health: float) -> float:
    """What so much health is worth, hits that are only feared included."""
    whole = int(max(0.0, min(health, 9.0)))
    rest = max(0.0, min(health, 10.0)) - whole
    return LIVES[whole] + rest * (LIVES[whole + 1] - LIVES[whole])


def danger(t: TerrariaTable, seat: Seat) -> float:
    """Hits to be feared in the next enemy phase."""
    side, kinds, content = t.state.sides[seat], load().enemies, load()
    armour = max(defence_dice(t, seat))
    total = 0.0
    for enemy in t.state.enemies:
        kind = kinds[enemy.kind]
        away = distance(enemy.cell, side.cell)
        if not kind.find and away <= kind.move + REACHES[kind.ranges[-1]]:
            fear = BITTEN if away <= 1 else FEARED
            total += fear * sum([chance(die, armour) for die in content.dice[kind.attack]])
    return max(0.0, total - 0.1 * side.points.shields)


def deck(t: TerrariaTable, side: Side) -> float:
    """How good the action cards are, for the rounds that are left."""
    cards = [*side.deck, *side.discard, *[held.card for held in side.hand]]
    cards += [side.prepared] if side.prepared else []
    if not cards:
        return 0.0
    mean = sum([worth_of(card) for card in cards]) / len(cards)
    return DECK * drawn(side) * ROUNDS * (10 - t.state.threat) * mean


def drawn(side: Side) -> int:
    """How many cards a player draws in most rounds."""
    return load().armour[side.worn].draw if side.worn else 4


@functools.cache
def strength(card: str) -> float:
    """How good a weapon or tool is."""
    if not card:
        return 0.0
    item = load().equipment[card]
    dice = sum([(die + 1) / 2 for die in load().dice[item.dice]])
    reach = 1.0 + 0.2 * sum([REACHES[each] for each in item.ranges])
    return WEAPON * dice * reach + TOOL * (item.dig + 0.5 * item.chop + 2 * item.hard) + 2.0 * bool(item.hook)


@functools.lru_cache(maxsize=4096)
def best_part(held: Held) -> float:
    """What the unused parts of a card could give."""
    parts: dict[int, float] = {}
    for _, part, _, effect in unused(held):
        parts[part] = max(parts.get(part, 0.0), value_of(effect))
    return sum(parts.values())


@functools.cache
def worth_of(card: str) -> float:
    """All that a card could give; one that draws another is as good as none less in the deck."""
    drawn = sum(isinstance(effect, DrawCards) for part in load().offers[card] for effect in part)
    return sum(max(map(value_of, part)) for part in load().offers[card]) + CANTRIP * drawn


def value_of(effect: AnyEffect) -> float:
    """What an effect is worth before it is used."""
    match effect:
        case Gain() as gain:
            symbols = gain.swords + gain.shields + gain.mana
            return POINT * gain.ap + SYMBOL * symbols + HEART * gain.hearts + COIN * gain.coins
        case DrawCards(count=count) | OtherDraws(count=count):
            return DRAWN * count
        case _:
            return SYMBOL


# -- what is about to happen


def pending(t: TerrariaTable) -> float:
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
        case ChooseGear():
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
    swords = side.points.swords
    for name in roll.targets:
        foe, enemy = foe_by(t, name), enemy_by(t, name)
        if foe is None:
            continue
        best = max(foe.defence)
        hits = sum([min(1.0, chance(die, best) + 0.1 * swords) for die in roll.dice])
        if enemy is not None:
            kind = load().enemies[enemy.kind]
            left = kind.health - enemy.damage
            early = kind.slime and calls_king(t, 1) and is_too_early(t, "king_slime")
            worth = worth_of_enemy(enemy.kind) - CALLED * early
            score += worth * min(1.0, hits / left) * (1.0 if hits >= left else 0.8)
        else:
            score += HIT * hits
        back = chance(best, max(defence_dice(t, roll.seat))) * max(0.0, 1.0 - hits)
        score -= back * (life(side.health) - life(side.health - 1)) * 0.7
    return score


@functools.cache
def worth_of_enemy(kind: str) -> float:
    """What it is worth to beat an enemy."""
    token = load().enemies[kind]
    loot = token.loot
    goods = sum(count for _, count in hauled(loot.resources))
    gains = COIN * loot.coins + 1.5 * goods + 3.0 * loot.loot + 2.0 * bool(loot.consumable) + 15.0 * bool(loot.card)
    return FOE + sum(load().dice[token.attack]) / 4 + gains
