"""What is asked again: what costs coins and might not be meant, and to end with much left undone."""

from __future__ import annotations

from msgspec.structs import replace

from questhall.core import Choice, Decision, Seat

from ..choices import (
    BuyPylon,
    Chop,
    Consume,
    Dig,
    Fight,
    Go,
    OpenChest,
    Pass,
    Swing,
    Use,
    UseBottle,
    UsePot,
    UsePrepared,
    Visit,
)
from ..effects import AnyEffect, Cure, DrawCards, Gain, Npc
from ..state import Side
from ..steps.building import PYLON_PRICE
from ..steps.npcs import PRICES, TINKERER
from .rolls import effects
from .speaker import Speaker

ACTS = (Go, Swing, Dig, Chop, OpenChest, Fight)
"""What action points are for."""
MANY_POINTS = 2
"""To end with so many is asked again; a single one is often of no use."""


def confirm(who: Speaker, decision: Decision, choice: Choice) -> str:
    """A question before what is hardly meant."""
    match choice:
        case Visit(npc, "") if is_idle(who, decision.seat, npc):
            return who.words.say("confirm-useless", price=PRICES[npc])
        case Use() | UsePrepared() | Consume() | UseBottle() | UsePot() if is_wasted(who, decision, choice):
            return who.words.say("confirm-wasted")
        case BuyPylon():
            return who.words.say("confirm-pylon", price=PYLON_PRICE)
        case Pass() if decision.prompt == "character_phase":
            ap, cards = points_left(who, decision), cards_left(who, decision)
            return who.words.say("confirm-end", ap=ap, cards=cards) if ap or cards else ""
    return ""


def is_wasted(who: Speaker, decision: Decision, choice: Choice) -> bool:
    """Whether a card or a meal gives only health or mana of which nothing is missing, or removes no debuff."""
    found = tuple(effects(who, decision, choice))
    return bool(found) and all(does_nothing(who.seen.sides[decision.seat], effect) for effect in found)


def does_nothing(side: Side, effect: AnyEffect) -> bool:
    """Whether an effect would change nothing.  [TR-816, TR-3005]"""
    match effect:
        case Gain(hearts=hearts, mana=mana):
            rest = replace(effect, hearts=0, mana=0)
            full = side.health == side.most_health or not hearts, side.mana == side.most_mana or not mana
            return rest == Gain() and all(full)
        case Cure():
            return not side.debuffs
    return False


def is_idle(who: Speaker, seat: Seat, npc: Npc) -> bool:
    """Whether somebody could do nothing: nothing to heal, or no card to destroy.  [TR-4907, TR-4911]"""
    side = who.seen.sides[seat]
    match npc:
        case "nurse":
            return side.health == side.most_health and not side.debuffs
        case _:
            return npc == TINKERER and not (side.hand or side.prepared or side.discard)


def points_left(who: Speaker, decision: Decision) -> int:
    """The action points that would be lost, if there is something to do with many of them.  [TR-823]"""
    ap = who.seen.sides[decision.seat].points.ap
    return ap if ap >= MANY_POINTS and any(isinstance(choice, ACTS) for choice in decision.choices) else 0


def cards_left(who: Speaker, decision: Decision) -> int:
    """Cards in hand of which nothing was used, and that would bring points or cards.  [TR-3502]"""
    helpful = {choice.card for choice in decision.choices if isinstance(choice, Use) and helps(who, choice)}
    return sum(held.card in helpful for held in who.seen.sides[decision.seat].hand if not held.used)


def helps(who: Speaker, choice: Use) -> bool:
    """Whether a part of a card brings action points or cards; swords and shields serve when there is a fight."""
    effect = who.content.offers[choice.card][choice.part][choice.option]
    return isinstance(effect, DrawCards) or (isinstance(effect, Gain) and bool(effect.ap))
