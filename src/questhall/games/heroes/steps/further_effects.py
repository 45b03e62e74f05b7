"""Carrying out what only components of the expansions say.  [HM-36xx]"""

from __future__ import annotations

from typing import assert_never

from questhall.core import Seat

from .. import effects as e
from ..effects import DeckEffect, PlaceEffect, Purse, TokenEffect
from ..geography import HeroesTable
from ..people import pawn_of
from ..piles import look
from ..state import PawnName
from .banks import enlist
from .bartering import OfferGoods
from .diplomacy import HireNeutral, PickNeutrals, ShowElementals, can_muster, muster, show_neutrals
from .faraway import DropOne
from .gifts import OfferArtifact
from .machine_shops import VisitFactory, buy_machine, machines_left, promote
from .own_cards import PickOwn
from .places import EmpowerOne, MeetScholar, ScanPile, SellCard, SwapStatistics, VisitMarket, VisitTavern, free_hero
from .recruiting import GiveAway, PickRecruits, SeeShow, WelcomeKin, dismiss
from .rummaging import (
    BanishCards,
    DropTop,
    KeepMagic,
    MixDiscard,
    ReforgeCard,
    RevealSpell,
    TakeRevealed,
    bring_back,
)
from .schooling import DrawMore, Drill, retrain
from .shores import PassThrough, take_scroll


def perform_more(t: HeroesTable, seat: Seat, pawn: PawnName, effect: DeckEffect | PlaceEffect) -> None:
    """What only components of the expansions say."""
    match effect:
        case e.Recover():
            bring_back(t, seat, effect)
        case e.Rummage(cards):
            side = t.state.sides[seat]
            seen = tuple(t.draw(side.deck) for _ in range(min(cards, len(side.deck))))
            t.do(*([PickOwn(seat, seen)] if seen else []), MixDiscard(seat))
        case e.Pluck(cards):
            t.do(DropTop(seat, cards))
        case e.Winnow(cards):
            t.do(KeepMagic(seat, cards))
        case e.Reshuffle():
            t.do(MixDiscard(seat))
        case e.Expertise():
            t.state.sides[seat].experts -= 1
        case e.Reveal():
            t.do(RevealSpell(seat, effect))
        case e.Reforge():
            t.do(ReforgeCard(seat, effect))
        case e.Banish():
            t.do(BanishCards(seat, effect))
        case e.Glean(deck):
            t.do(*(TakeRevealed(seat, deck, card, removing=True) for card in look(t, deck, 1)))
        case e.Muster(unit, gold):
            if can_muster(t, seat, effect):
                muster(t, seat, unit, Purse(gold=gold))
        case e.Scry(cards):
            t.do(PickNeutrals(seat, cards))
        case e.Promote(unit, into):
            promote(t, seat, unit, into)
        case e.TakeMachine(machine, gold):
            if machine in machines_left(t) and t.state.sides[seat].purse.covers(Purse(gold=gold)):
                buy_machine(t, seat, machine, Purse(gold=gold))
        case _:
            visit_place(t, seat, pawn, effect)


def visit_place(t: HeroesTable, seat: Seat, pawn: PawnName, effect: PlaceEffect) -> None:
    """What fields of the expansions offer.  [HM-36xx]"""
    match effect:
        case e.SearchPile(deck, cards):
            t.do(ScanPile(seat, deck, cards))
        case e.SwapStatistic(times, gold):
            t.do(SwapStatistics(seat, times, gold))
        case e.BuyArtifact():
            t.do(VisitMarket(seat))
        case e.HireHere(gold):
            t.do(VisitTavern(seat, pawn_of(t, seat, pawn).at, gold))
        case e.FreeHero(gold):
            free_hero(t, seat, pawn_of(t, seat, pawn).at, gold)
        case e.SellTime():
            t.do(SellCard(seat))
        case e.AskScholar():
            t.do(MeetScholar(seat))
        case e.Empower():
            t.do(EmpowerOne(seat, effect))
        case e.BuyMachine(price):
            t.do(VisitFactory(seat, price))
        case e.HireElementals():
            t.do(ShowElementals(seat))
        case e.Enshrine(points):
            t.do(OfferArtifact(seat, points))
        case e.TakeScroll(cards):
            take_scroll(t, seat, cards)
        case e.HireNeutrals(cards):
            t.do(SeeShow(seat, cards))
        case e.Homecoming():
            t.do(WelcomeKin(seat))
        case e.Poach(cards):
            t.do(PickRecruits(seat, cards))
        case e.Propose():
            t.do(OfferGoods(seat))
        case e.Retrain():
            retrain(t, seat, effect)
        case e.Train(cards):
            t.do(DrawMore(seat, 0), Drill(seat, cards))
        case e.Dismiss():
            dismiss(t, seat)
        case _:
            use_token(t, seat, pawn, effect)


def use_token(t: HeroesTable, seat: Seat, pawn: PawnName, effect: TokenEffect) -> None:
    """What tokens on the map and cards of Pandora's Box say.  [HM-334x to HM-336x]"""
    match effect:
        case e.Travel():
            t.do(PassThrough(seat, pawn, pawn_of(t, seat, pawn).at, effect))
        case e.Cull(deck, cards, most):
            seen = look(t, deck, cards)
            t.do(*([DropOne(seat, deck, seen, min(most, len(seen)), optional=True)] if seen else []))
        case e.Enroll(tier, cards):
            t.do(HireNeutral(seat, show_neutrals(t, seat, [tier], cards), "half"))
        case e.Enlist(unit):
            enlist(t, seat, unit)
        case e.Barter():
            t.do(GiveAway(seat, effect))
        case _:
            assert_never(effect)
