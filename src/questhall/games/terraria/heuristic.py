"""How good a position looks to the players: what greedy bots climb, and search bots start from."""

from __future__ import annotations

import functools

from questhall.core import Question, Seat, Step

from .choices import Build, Pass
from .content import load
from .effects import AnyEffect, Cell, DrawCards, Gain, House, OtherDraws, Range, hauled
from .figures import enemy_by
from .foes import foe_by
from .needs import Needs
from .outlook import EFFORT, Outlook
from .state import NOWHERE, Held, Side
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
from .steps.receiving import BuildAtOnce, SpendAtOnce
from .steps.resources import MakeRoom
from .steps.rewards import GainGuideCard, KeepLoot, PutOnTop
from .steps.sharing import DivideCoins, GiveAway
from .stock import defence_dice, draw_value, in_play, means, tops, unused
from .ways import World
from .world import TerrariaTable, distance, rope_cells

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
OTHER = 0.25
"""What a point counts that is spent on a chain which is not needed for winning."""
DONE = 8.0
WANTED, LIKED, BASE = 20.0, 10.0, 34.0
STATIONS: tuple[House, ...] = ("work_bench", "anvil_furnace")
"""What nearly everything else needs."""
"""A goal that was completed, beside what is nearer by it."""
THREATS = (0, 12, 24, 37, 51, 66, 82, 100, 125, 160, 500)
LIVES = (-25.0, 6.0, 14.0, 20.0, 24.0, 27.0, 29.0, 30.5, 32.0, 33.0, 34.0)
"""What threat costs, and what so much health is worth."""
MOST, COIN, TILE, CARD = 3.0, 0.35, 0.5, 0.6
GOODS = {"wood": 0.9, "gel": 0.5, "stone": 0.3, "iron": 0.6, "cobweb": 0.4}
POINT, SYMBOL, UNUSED = 0.45, 0.25, 0.9
WEAPON, ARMOUR, TOOL = 1.2, 2.5, 4.0
DECK, PLATFORM = 0.35, 1.2
ROUNDS = 3.0
"""About so many rounds are left for each space of the threat track."""
NEAR = 0.25
BOSS, CALLED = 25.0, 10.0
HIT, FOE, EXPLORED = 5.0, 4.0, 3.0
EVIL, IDLE = 3, 5.0
REACHES: dict[Range, int] = {"close": 1, "medium": 3, "far": 6}


def heuristic(t: TerrariaTable, seat: Seat) -> float:
    """Higher is better, for all players: they win and lose together."""
    if t.outcome is not None:
        return WON if t.outcome.result == "won" else -WON
    state = t.state
    score = goals(t) - THREATS[min(state.threat, 10)] + TILE * sum(map(bool, state.land.tiles))
    score += sum(owned(t, each, side) for each, side in enumerate(state.sides))
    return score - bosses(t) + pending(t)


def goals(t: TerrariaTable) -> float:
    """What the chains still take on average, and what each player can do best for them from here."""
    state = t.state
    efforts = {chain: sum([effort(t, goal) for goal in pile]) for chain, pile in state.goals.items() if pile}
    order = sorted(efforts, key=efforts.__getitem__)
    needed = order[: max(1, state.chains - len(state.complete))]
    score = DONE * sum(10 - len(pile) for pile in state.goals.values())
    score -= sum([each * (1.0 if chain in needed else OTHER) for chain, each in efforts.items()])
    shown = {goal[-1]: WANTED if chain in needed else LIKED for chain, goal in state.goals.items() if goal}
    return score + plans(t, shown)


def effort(t: TerrariaTable, goal: str) -> float:
    """What a goal takes on average."""
    if goal == "build_8_other":
        return 25.0 * max(0, 6 - len(t.state.sides[0].slots))
    return EFFORT[goal]


def plans(t: TerrariaTable, shown: dict[str, float]) -> float:
    """Everybody pursues the goal that pays best, and not the same one if there are others."""
    state, left = t.state, dict(shown)
    standing = {house.house for house in state.houses}
    missing = [house for house in STATIONS if house not in standing]
    score = BASE * (len(STATIONS) - len(missing))
    world = World(state.land, tuple(state.marks), (*state.platforms, *rope_cells(t)))
    for seat, cell in enumerate(cells_after(t)):
        if cell != NOWHERE and left:
            outlook = Outlook(t, Needs(t, seat, cell, world))
            pays = {goal: worth - outlook.goal(load().goals[goal]) for goal, worth in left.items()}
            pays |= {house: BASE - outlook.needs.house(house) for house in missing}
            best = max(pays, key=pays.__getitem__)
            score += pays[best]
            if len(left) > 1:
                left.pop(best, None)
    return score


def cells_after(t: TerrariaTable) -> list[Cell]:
    """Where the characters are, or will be after stepping into what was dug."""
    cells = [side.cell for side in t.state.sides]
    if t.agenda and isinstance(t.agenda[-1], StepIn) and cells[t.agenda[-1].seat] != NOWHERE:
        cells[t.agenda[-1].seat] = t.agenda[-1].cell
    return cells


def bosses(t: TerrariaTable) -> float:
    """Bosses in the world, and those that are about to come."""
    state = t.state
    total = sum(BOSS + HIT * (boss.tokens + 4 * (1 - boss.form)) for boss in state.bosses)
    total += CALLED * calls_king(t, 0)
    if state.evil_ore >= EVIL and not {"eater_of_worlds", "brain_of_cthulhu"} & {*state.appeared}:
        total += CALLED
    return total


def calls_king(t: TerrariaTable, more: int) -> bool:
    """Whether so many slimes more bring the King Slime."""
    state = t.state
    return "king_slime" not in state.appeared and state.slimes + more >= 2 + 2 * len(state.sides)


def owned(t: TerrariaTable, seat: Seat, side: Side) -> float:
    """What a player has, and what can still be done in this phase."""
    score = MOST * (side.most_health + 0.5 * side.most_mana) + COIN * side.coins + 0.3 * side.mana
    score += sum([GOODS.get(kind, 0.2) * min(count, 5) for kind, count in means(tuple(side.slots)).goods.items()])
    score += sum(map(strength, tops(side))) + ARMOUR * sum([(die + 1) / 2 for die in defence_dice(t, seat)])
    score += PLATFORM * min(side.platforms, 2) + PLATFORM * min(side.ropes, 1)
    score += CARD * len(side.consumables) - 4.0 * len(side.debuffs)
    score += deck(t, side)
    if side.cell == NOWHERE:
        return score + LIVES[0]
    score += life(side.health - danger(t, seat))
    if not side.passed:
        points = side.points
        score += POINT * points.ap + SYMBOL * (points.swords + points.shields)
        score += UNUSED * sum([best_part(held) for held in in_play(side)])
    return score


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
        if not kind.find and distance(enemy.cell, side.cell) <= kind.move + REACHES[kind.ranges[-1]]:
            total += sum([chance(die, armour) for die in content.dice[kind.attack]])
    return NEAR * max(0.0, total - 0.3 * side.points.shields)


def deck(t: TerrariaTable, side: Side) -> float:
    """How good the action cards are, for the rounds that are left."""
    cards = [*side.deck, *side.discard, *[held.card for held in side.hand]]
    cards += [side.prepared] if side.prepared else []
    if not cards:
        return 0.0
    mean = sum([worth_of(card) for card in cards]) / len(cards)
    return DECK * draw_value(t, seat_of(t, side)) * ROUNDS * (10 - t.state.threat) * mean


def seat_of(t: TerrariaTable, side: Side) -> Seat:
    """Whose side it is."""
    return next(seat for seat, each in enumerate(t.state.sides) if each is side)


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
    """All that a card could give."""
    return sum(max(map(value_of, part)) for part in load().offers[card])


def value_of(effect: AnyEffect) -> float:
    """What an effect is worth before it is used."""
    match effect:
        case Gain() as gain:
            symbols = gain.swords + gain.shields + gain.mana
            return POINT * gain.ap + SYMBOL * symbols + gain.hearts + COIN * gain.coins
        case DrawCards(count=count) | OtherDraws(count=count):
            return CARD * count
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
    return 0.0


def ground(t: TerrariaTable, fall: HitGround) -> float:
    """Health that a fall costs, and what a long one is worth to a goal."""
    side = t.state.sides[fall.seat]
    lost = 0.0 if fall.is_gentle(t) else max(0.0, fall.cells - sum(die + 1 for die in defence_dice(t, fall.seat)) / 2)
    score = life(side.health - lost) - life(side.health) - (8.0 if lost >= side.health else 0.0)
    asked = any(pile and pile[-1] == "dig_6_other" for pile in t.state.goals.values())
    return score + (20.0 if asked and fall.cells >= 8 and lost < side.health else 0.0)


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
            worth = worth_of_enemy(enemy.kind) - CALLED * (kind.slime and calls_king(t, 1))
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
    gains = COIN * loot.coins + 1.5 * goods + 3.0 * loot.loot + 2.0 * bool(loot.consumable)
    return FOE + sum(load().dice[token.attack]) / 4 + gains


@functools.cache
def chance(die: int, defence: int) -> float:
    """How likely a die reaches another."""
    return sum(value >= other for value in range(1, die + 1) for other in range(1, defence + 1)) / (die * defence)
