"""What choices cost, and what they bring."""

from __future__ import annotations

from questhall.core import Choice, Decision

from ..choices import (
    Build,
    BuyCard,
    BuySpell,
    BuyWarMachine,
    HireHero,
    PayValuables,
    Recruit,
    ReinforceUnit,
    UseBuilding,
)
from ..content import load
from ..effects import Purse
from ..steps.buildings import smithies
from ..steps.combat.posting import HoldTown
from ..steps.diplomacy import HireNeutral, neutral_price
from ..steps.faraway import GATE_PRICE
from ..steps.gifts import ReinforceOne
from ..steps.machine_shops import VisitFactory, machine_price
from ..steps.mercenaries import HireFromCamp, OpenGaol
from ..steps.performing import BrowseWares
from ..steps.places import VisitMarket, VisitTavern, artifact_price, ware_price
from ..steps.recruiting import WelcomeKin
from ..steps.tidings import Haggle, price
from ..steps.town import HIRE_PRICE, guild_of, spell_price
from ..steps.trading import REMOVED, VisitPost
from ..steps.turn import Act
from ..steps.visiting import FREE, HALF, ChooseBenefit
from ..troops import pack_price, price_of
from .speaker import Speaker


def cost_of(who: Speaker, decision: Decision, choice: Choice) -> Purse:
    """What a choice costs."""
    t, seat, units = who.t, decision.seat, load().units
    match choice:
        case Build(building):
            return load().buildings[building].price
        case Recruit(unit):
            if isinstance(decision.question, HireNeutral):
                return neutral_price(unit, decision.question.price)
            if isinstance(decision.question, HireFromCamp | OpenGaol):
                return neutral_price(unit)
            if isinstance(decision.question, WelcomeKin | HoldTown):
                return Purse()
            return units[unit].side("few").price.cheaper(t.state.sides[seat].levy)
        case ReinforceUnit(unit):
            return reinforcing(who, decision, unit)
        case BuySpell():
            guild = guild_of(t, seat)
            return spell_price(t, seat, guild) if guild else Purse()
        case HireHero():
            return hero_price(decision)
        case UseBuilding(building):
            smithy = load().buildings[building].smithy
            return GATE_PRICE if building == "castle_gate" else Purse(gold=smithy.buy) if smithy else Purse()
    return asked_for(decision, choice)


def hero_price(decision: Decision | None) -> Purse:
    """A second hero costs less in a tavern.  [HM-708, HM-3624]"""
    tavern = decision.question if decision else None
    return Purse(gold=tavern.gold) if isinstance(tavern, VisitTavern) else HIRE_PRICE


def asked_for(decision: Decision, choice: Choice) -> Purse:
    """What merchants and shops ask for."""
    match decision.question, choice:
        case Haggle(_, market), BuyCard(card):
            return price(market, card)
        case Haggle(_, market), PayValuables():
            return Purse(valuables=market.valuables)
        case VisitMarket(), BuyCard(card):
            return artifact_price(load().cards[card].grade)
        case BrowseWares(), BuyCard(card):
            return ware_price(card)
        case Act(), BuyWarMachine(card):
            return machine_price(card, "peddler")
        case VisitPost(), BuyWarMachine(card):
            return machine_price(card, "post")
        case VisitFactory(_, shop), BuyWarMachine(card):
            return machine_price(card, shop)
    return Purse()


def paid_for(who: Speaker, decision: Decision) -> Purse:
    """What a card brings that is removed: at a trading post, or by a building that buys artifacts.  [HM-3103]"""
    match decision.question:
        case VisitPost():
            return REMOVED
        case Act():
            return Purse(gold=sum(smithy.sell for _, smithy in smithies(who.t, decision.seat)))
    return Purse()


def reinforcing(who: Speaker, decision: Decision, unit: str) -> Purse:
    """What a Pack costs, by whatever makes it."""
    match decision.question:
        case ReinforceOne(_, effect):
            return price_of(unit, effect)
        case ChooseBenefit(_, _, first):
            return price_of(unit, FREE if first else HALF)
    return pack_price(who.t, decision.seat, unit).cheaper(who.t.state.sides[decision.seat].levy)
