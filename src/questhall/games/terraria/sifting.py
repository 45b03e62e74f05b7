"""Which choices bots need not look at, because no good player would take them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from questhall.core import Choice, Decision, Seat

from .belongings import GOODS, coins, danger, deck, perils, stores, strength, worth_of
from .chains import chosen
from .choices import (
    Build,
    BuyPylon,
    Chop,
    CompleteGoal,
    Consume,
    Craft,
    Dig,
    Donate,
    Explore,
    Fight,
    FreeSlot,
    Go,
    HangRope,
    OpenChest,
    Pass,
    Place,
    PlacePlatform,
    Prepare,
    Use,
    UseBottle,
    UsePot,
    Visit,
)
from .content import load
from .content.goals import Done, Owned
from .effects import Charm, Cure, Gain, LandSoftly, Resist
from .figures import grounded
from .gifts import is_welcome, rest, wishes
from .needs import MANY
from .outfits import fits, is_mighty
from .reflexes import HASTE, at_once, may_hurry
from .scouting import course, first_steps
from .state import NOWHERE, Side, Stack
from .steps.crafting import TakeFromWorld
from .steps.digging import StepIn
from .steps.moving import MoveOn
from .steps.phase import CharacterPhase
from .steps.resources import MakeRoom
from .stock import EMPTY, TOKENS, means
from .supplies import makers
from .world import TerrariaTable, distance, near, printed

DOLL = "guide_voodoo_doll"
HALE = 7
"""With so much health one may call the greatest boss."""
SOME = 3
"""So many platforms and ropes are enough where nothing asks for more."""
SLOTS = 2
"""So many slots are looked at for the one that is freed."""
ANY_BLOCK = "dig_1"
"""The goal that any block serves."""
NEAR, FEW = 4, 0.3
"""With so few points left it is time to leave those who might hurt, if more hits than this are to be feared."""
Sifter = Callable[[TerrariaTable, Seat, list[Any]], Iterable[Choice]]


def shortlist(t: TerrariaTable, decision: Decision) -> Sequence[Choice]:
    """The choices that are worth a look, in their order."""
    match decision.question:
        case CharacterPhase():
            return phase(t, decision)
        case MoveOn(seat=seat):
            found = [choice for choice in decision.choices if isinstance(choice, Go)]
            return [*ahead(t, seat, found)] or decision.choices
        case MakeRoom(seat=seat):
            return cheap_slots(t.state.sides[seat], decision.choices)
        case StepIn(cell=cell) if t.mind and cell in t.mind.cells:
            return decision.choices[:1]
        case TakeFromWorld():
            return [max(decision.choices, key=lambda choice: remoteness(t, choice))]
    return decision.choices


def phase(t: TerrariaTable, decision: Decision) -> Sequence[Choice]:
    """What needs no thought at first, one after another; then whatever might be worth the points."""
    side = t.state.sides[decision.seat]
    if found := at_once(t.state, decision):
        return found
    t.mind = course(t, decision.seat, side.cell)
    doubtful: dict[type, list[Choice]] = {}
    for choice in decision.choices:
        if type(choice) in SIFTERS:
            doubtful.setdefault(type(choice), []).append(choice)
    kept = {choice for kind, found in doubtful.items() for choice in SIFTERS[kind](t, decision.seat, found)}
    if any(type(choice) is HangRope for choice in kept):
        kept = {choice for choice in kept if type(choice) is not PlacePlatform}
    left = [choice for choice in decision.choices if type(choice) not in SIFTERS or choice in kept]
    if side.points.ap and any(type(choice) in PURPOSEFUL for choice in left):
        return [choice for choice in left if type(choice) not in LEISURELY]
    return left


def passed_over(t: TerrariaTable, decision: Decision) -> Sequence[Choice]:
    """What lies on the way of no plan, or could wait, but is not foolish."""
    known = {*phase(t, decision)}
    found: list[Choice] = []
    for kind in dict.fromkeys(map(type, decision.choices)):
        choices = [choice for choice in decision.choices if type(choice) is kind and choice not in known]
        sifter = BROADLY[kind] if kind in BROADLY else SIFTERS.get(kind)
        found += sifter(t, decision.seat, choices) if sifter else choices
    return found


def cheap_slots(side: Side, choices: Sequence[Choice]) -> Sequence[Choice]:
    """The slots whose loss costs least, or losing what was found."""

    def left(choice: FreeSlot) -> float:
        return stores((*side.slots[: choice.slot], EMPTY, *side.slots[choice.slot + 1 :]))

    slots = [choice for choice in choices if isinstance(choice, FreeSlot)]
    best = sorted(slots, key=left, reverse=True)[:SLOTS]
    return [choice for choice in choices if isinstance(choice, Pass) or choice in best]


# -- ways


def remoteness(t: TerrariaTable, place: Choice) -> int:
    """How far a token is from whoever is nearest to it."""
    assert isinstance(place, Place), "tokens lie at places"
    return min([distance(place.cell, side.cell) for side in t.state.sides if side.cell != NOWHERE], default=0)


def ahead(t: TerrariaTable, seat: Seat, found: list[Go]) -> Iterable[Choice]:
    """Steps that plans begin with; all of them where something might hurt."""
    side = t.state.sides[seat]
    if in_haste(t) or (side.points.ap <= NEAR and not t.state.journey and danger(t, seat, perils(t)) > FEW):
        return found
    steps = first_steps(t, seat, side.cell)
    return [choice for choice in found if choice.to in steps]


def blocks(t: TerrariaTable, seat: Seat, found: list[Dig]) -> Iterable[Choice]:
    """Blocks that plans lead through or past, and those that hold something."""
    if in_haste(t) or t.state.goals["dig"][-1:] == [ANY_BLOCK]:
        return found
    cell = t.state.sides[seat].cell
    steps = first_steps(t, seat, cell)
    flanks = {flank for other, one, two in near(cell) if other in steps for flank in (one, two)}
    short = lacked(tuple(t.state.sides[seat].slots), wishes(t, seat))
    return [c for c in found if c.cell in steps or c.cell in flanks or printed(t, c.cell).resource in short]


def lacked(slots: tuple[Stack, ...], costs: Iterable[Mapping[str, int]]) -> set[str]:
    """The resources of which there cannot be enough, or that something takes which is wished for."""
    have = means(slots).goods
    short = {kind for kind, (_, most) in GOODS.items() if have.get(kind, 0) < most}
    return short.union(*[rest(have, cost) for cost in costs])


def loose(t: TerrariaTable, seat: Seat, found: list[HangRope | PlacePlatform]) -> Iterable[Choice]:
    """Ropes and platforms where nothing holds a figure up, and not further down: who goes there just falls."""
    lowest = t.state.sides[seat].cell + 1
    return [choice for choice in found if choice.cell <= lowest and not grounded(t, choice.cell)]


def loose_ahead(t: TerrariaTable, seat: Seat, found: list[HangRope | PlacePlatform]) -> Iterable[Choice]:
    """Those of them where plans lead."""
    steps = None if in_haste(t) else first_steps(t, seat, t.state.sides[seat].cell)
    near_ = found if steps is None else [choice for choice in found if choice.cell in steps]
    return loose(t, seat, near_)


def in_haste(t: TerrariaTable) -> bool:
    """Whether a goal that is pursued asks for falls or ways through all layers."""
    goals = t.state.goals
    return may_hurry(t.state) and any(goals[chain] and goals[chain][-1] in HASTE for chain in chosen(t.state))


# -- things


def best_visits(t: TerrariaTable, seat: Seat, found: list[Visit]) -> Iterable[Choice]:
    """Of the cards that cost the same the best one, if it is worth it; whatever people do but healing the healthy."""
    best: dict[int, Visit] = {}
    side = t.state.sides[seat]
    healthy = side.health == side.most_health and not side.debuffs
    for choice in found:
        if choice.card:
            price = t.content.actions[choice.card].price
            if price not in best or worth_of(choice.card) > worth_of(best[price].card):
                best[price] = choice
    cards = [choice for price, choice in best.items() if is_bargain(t, side, choice.card, price)]
    return [*cards, *[choice for choice in found if not choice.card and not (choice.npc == "nurse" and healthy)]]


def is_bargain(t: TerrariaTable, side: Side, card: str, price: int) -> bool:
    """Whether a card makes a deck better by more than its coins are worth."""
    return deck(t, side, (card,)) + coins(t, side, price) > deck(t, side) + coins(t, side)


def one_pylon(t: TerrariaTable, seat: Seat, found: list[BuyPylon]) -> Iterable[Choice]:
    """A pylon while a goal asks for them, where no threat rises."""
    if "explore_10" not in t.state.goals["explore"]:
        return ()
    return [choice for choice in found if not printed(t, choice.cell).spawn][:1]


def helpful(t: TerrariaTable, seat: Seat, found: list[Consume]) -> Iterable[Choice]:
    """What helps now; fights ask for their own potions, and the greatest boss is not called by the weak."""
    return [choice for choice in found if helps(t, seat, choice.card)]


def helps(t: TerrariaTable, seat: Seat, card: str) -> bool:
    """Whether it could be worth something to use a consumable up now."""
    side = t.state.sides[seat]
    if card == DOLL:
        return side.health >= HALE and not t.state.bosses and is_mighty(t, seat)
    match load().consumables[card].parts[0][0]:
        case Gain() as gain:
            heals = gain.hearts > 0 and side.health < side.most_health
            refills = gain.mana > 0 and side.mana < side.most_mana
            shields = gain.shields > 0 and danger(t, seat, perils(t)) > 0
            return heals or refills or shields or gain.coins > 0 or gain.ap > 0
        case Cure() | Resist():
            return bool(side.debuffs)
        case LandSoftly():
            return in_haste(t)
        case Charm():
            return False
    return True


def wanted(t: TerrariaTable, seat: Seat, found: list[Craft]) -> Iterable[Choice]:
    """The same with fewer platforms and ropes."""
    side = t.state.sides[seat]
    few = side.platforms + side.ropes < SOME
    return useful(t, seat, found if few else [choice for choice in found if choice.item not in TOKENS])


def useful(t: TerrariaTable, seat: Seat, found: list[Craft]) -> Iterable[Choice]:
    """Platforms and ropes for who has few; things that are better than those at hand, or that a goal asks for."""
    side = t.state.sides[seat]
    few = side.platforms + side.ropes < MANY
    asked = {item.id for pile in t.state.goals.values() if pile for item in served(pile[-1])}
    return [c for c in found if c.item in asked or (few if c.item in TOKENS else is_better(t, seat, c.item))]


def served(goal: str) -> Iterable[Any]:
    """The recipes that serve a goal."""
    match load().goals[goal].condition:
        case Done(deed=deed):
            return makers(deed)
        case Owned(what=what):
            return makers(what)
    return ()


def is_better(t: TerrariaTable, seat: Seat, item: str) -> bool:
    """Whether a thing is stronger than what a player has of its kind, or offers symbols."""
    side, content = t.state.sides[seat], load()
    if fits(t, seat, item):
        return True
    if item in content.armour:
        worn = sum(content.dice[content.armour[side.worn].defence]) if side.worn else 0
        return sum(content.dice[content.armour[item].defence]) > worn
    pile = side.gear.get(content.equipment[item].slot, ())
    return strength(item) > max(map(strength, pile), default=0.0) or bool(content.offers[item])


def welcome(t: TerrariaTable, seat: Seat, found: list[Donate]) -> Iterable[Choice]:
    """Gifts that help the others more than who gives them."""
    return [choice for choice in found if is_welcome(t, seat, choice)]


def none(t: TerrariaTable, seat: Seat, found: list[Prepare]) -> Iterable[Choice]:
    """Cards are used at once."""
    return ()


SIFTERS: dict[type, Sifter] = {
    Go: ahead,
    Dig: blocks,
    HangRope: loose_ahead,
    PlacePlatform: loose_ahead,
    Visit: best_visits,
    BuyPylon: one_pylon,
    Donate: welcome,
    Consume: helpful,
    Craft: wanted,
    Prepare: none,
}
BROADLY: dict[type, Sifter | None] = {Go: None, Dig: None, HangRope: loose, PlacePlatform: loose, Craft: useful}
"""How these are sifted where nothing on the way of the plans is good."""
PURPOSEFUL = (Go, Dig, Chop, OpenChest, Fight, Explore, CompleteGoal, Build)
LEISURELY = (Visit, Consume, Use, UsePot, UseBottle)
"""What can wait for the last point."""
