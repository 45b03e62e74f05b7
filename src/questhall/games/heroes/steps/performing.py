"""Carrying out what fields, dice, buildings and cards say.  [HM-34xx]"""

from __future__ import annotations

from questhall.core import Choice, Decision, Question, Seat, Step

from .. import effects as e
from ..choices import BuyCard, Done, RollInstead, TakeOption
from ..content import load
from ..effects import CardId, Purse, SimpleEffect
from ..events import BoxOpened, MovesGained
from ..geography import HeroesTable
from ..people import gain, pawn_of, pay
from ..piles import look
from ..state import PawnName
from .dice import is_artifact, roll
from .exploring import LookOut
from .further_effects import perform_more
from .gaining import find_card, gain_card
from .gifts import FlipOne, ReinforceOne, take_grail
from .levels import GainExperience
from .lots import Throw
from .morale import GainMorale, LoseMorale
from .own_cards import DiscardCards, DrawSome, DrinkFromSpring
from .permanents import keep_in_play
from .places import ware_price
from .recruiting import led_of
from .rummaging import (
    removable,
)
from .searching import AskWitch, SearchDeck
from .thrown import ChooseDie
from .trading import VisitPost

Rolling = e.RollResource | e.RollTreasure | e.Gamble | e.Browse | e.Wager


class Perform(Step, frozen=True):
    """Carry out effects in the order in which they are printed."""

    seat: Seat
    pawn: PawnName
    effects: tuple[SimpleEffect | e.OneOf, ...]
    optional: bool = False
    """Searches may be declined, as on fields.  [HM-1422]"""

    def run(self, t: HeroesTable) -> None:
        """One step for each."""
        t.do(*(PerformOne(self.seat, self.pawn, effect, self.optional) for effect in self.effects))


class PerformOne(Step, frozen=True):
    """Carry out one effect."""

    seat: Seat
    pawn: PawnName
    effect: SimpleEffect | e.OneOf
    optional: bool = False

    def run(self, t: HeroesTable) -> None:
        """A secondary hero gains no experience.  [HM-714, HM-R-64]"""
        seat, pawn = self.seat, self.pawn
        match self.effect:
            case e.Gain(gold, materials, valuables):
                gain(t, seat, Purse(gold, materials, valuables))
            case e.Draw(cards):
                t.do(DrawSome(seat, cards))
            case e.Discard(cards):
                t.do(DiscardCards(seat, cards))
            case e.Experience(points):
                taught = pawn == "main" or t.state.rules.shared_lessons
                t.do(*([GainExperience(seat, points)] if taught else []))
            case e.Morale(-1) if self.optional and t.state.sides[seat].proud:
                t.state.sides[seat].proud = False
            case e.Morale(change):
                t.do(GainMorale(seat) if change == 1 else LoseMorale(seat))
            case e.Moves(points):
                pawn_of(t, seat, pawn).moves += points
                t.tell(MovesGained(seat, pawn, points))
            case e.Search(deck, cards):
                t.do(SearchDeck(seat, deck, cards, self.optional))
            case e.RollResource() | e.RollTreasure() | e.Gamble() | e.Browse() | e.Wager():
                self.roll(t, self.effect)
            case e.TakeTop(deck):
                for card in look(t, deck, 1):
                    find_card(t, seat, card, deck)
            case e.TakeGrail():
                take_grail(t, seat)
            case e.Trade():
                t.do(VisitPost(seat))
            case e.Scout():
                t.do(LookOut(seat, pawn_of(t, seat, pawn).at, pawn))
            case e.DrinkSpring(cards):
                t.do(DrinkFromSpring(seat, cards))
            case e.VisitWitch():
                t.do(AskWitch(seat))
            case e.Reinforce() as effect:
                t.do(ReinforceOne(seat, effect))
            case e.FlipPack():
                t.do(FlipOne(seat))
            case e.OpenBox():
                open_box(t, seat, pawn)
            case e.OneOf(options, optional):
                t.do(ChooseOption(seat, pawn, options, optional, self.optional))
            case _:
                perform_more(t, seat, pawn, self.effect)

    def roll(self, t: HeroesTable, effect: Rolling) -> None:
        """Cards may give more dice on fields."""
        seat, pawn = self.seat, self.pawn
        more = t.state.sides[seat].bounty if self.optional else 0
        match effect:
            case e.RollResource(dice, keep):
                t.do(ChooseDie(seat, "resource", roll(t, seat, "resource", dice + more), pawn, keep + more))
            case e.RollTreasure(dice, cursed):
                faces = roll(t, seat, "treasure", dice + more)
                t.do(ChooseDie(seat, "treasure", faces, pawn, 1 + more, "cursed" if cursed else "open"))
            case e.Gamble():
                t.do(Throw(seat), SettleGamble(seat, pawn, effect))
            case e.Wager(deck, cards, dice):
                t.do(Throw(seat, "treasure", dice), SettleWager(SearchDeck(seat, deck, cards, self.optional)))
            case e.Browse(cards, dice):
                t.do(BrowseWares(seat, look(t, "artifact", cards), dice))


def open_box(t: HeroesTable, seat: Seat, pawn: PawnName) -> None:
    """The top card of Pandora's Box is carried out and discarded; an empty deck is made anew.

    One that lasts stays in play, one that asks for a unit that is not there is replaced. [HM-3360, HM-3361, HM-3366,
    HM-3371]
    """
    pile = t.state.curios
    if not pile.deck:
        pile.deck, pile.discard = pile.discard, []
        t.shuffle(pile.deck)
    card = t.draw(pile.deck)
    t.tell(BoxOpened(seat, card))
    printed = load().curios[card]
    if printed.lasting:
        keep_in_play(t, seat, card)
        return
    asked = [effect.gives for effect in printed.each if isinstance(effect, e.Barter)]
    if all(led_of(t, seat, tier) for tier in asked):
        t.do(*(Perform(seat, pawn, printed.each, optional=True) for _ in range(printed.times)))
    elif pile.deck or pile.discard:
        open_box(t, seat, pawn)
    pile.discard.append(card)


def feasible(t: HeroesTable, seat: Seat, pawn: PawnName, option: e.Option) -> bool:
    """Whether an option can be paid: resources, cards that must go, movement.  [HM-1213]"""
    side = t.state.sides[seat]
    if not side.purse.covers(option.pay) or option.faction not in ("", side.faction):
        return False
    if e.OpenBox() in option.then and not (t.state.curios.deck or t.state.curios.discard):
        return False
    must = [effect for effect in option.then if isinstance(effect, e.Banish) and effect.must]
    steps = sum(-effect.points for effect in option.then if isinstance(effect, e.Moves) and effect.points < 0)
    return (
        all(len(removable(t, seat, effect)) >= effect.cards for effect in must)
        and pawn_of(t, seat, pawn).moves >= steps
    )


class ChooseOption(Question, frozen=True):
    """One of several things; what costs resources may be declined.  [HM-1423, HM-3416, HM-3420]"""

    automatic = True

    seat: Seat
    pawn: PawnName
    options: tuple[e.Option, ...]
    optional: bool
    searches: bool = False

    def ask(self, t: HeroesTable) -> Decision:
        """What can be paid.  [HM-1213]"""
        able = [n for n, each in enumerate(self.options) if feasible(t, self.seat, self.pawn, each)]
        choices: list[Choice] = [TakeOption(n) for n in able]
        if self.optional or not choices:
            choices.append(Done())
        return Decision(self.seat, self, tuple(choices))

    def answer(self, t: HeroesTable, seat: Seat, choice: TakeOption | Done) -> None:
        """Pay, then carry it out; a search that was paid for is wanted."""
        if isinstance(choice, TakeOption):
            option = self.options[choice.option]
            pay(t, seat, option.pay)
            t.do(Perform(seat, self.pawn, option.then, self.searches and option.pay == Purse()))


class BrowseWares(Question, frozen=True):
    """One of the shown artifacts may be bought by its level, or dice are rolled of which one counts."""

    automatic = True

    seat: Seat
    wares: tuple[CardId, ...]
    dice: int

    def ask(self, t: HeroesTable) -> Decision:
        """One of the two."""
        purse = t.state.sides[self.seat].purse
        able = [card for card in self.wares if purse.covers(ware_price(card))]
        return Decision(self.seat, self, (*map(BuyCard, able), RollInstead()))

    def answer(self, t: HeroesTable, seat: Seat, choice: BuyCard | RollInstead) -> None:
        """What is left goes back into the deck, which is shuffled.  [HM-3314]"""
        left = list(self.wares)
        if isinstance(choice, BuyCard):
            left.remove(choice.card)
            pay(t, seat, ware_price(choice.card))
            gain_card(t, seat, choice.card, "artifact")
        else:
            t.do(PerformOne(seat, "main", e.RollResource(self.dice)))
        deck = t.state.decks["artifact"].deck
        deck += left
        t.shuffle(deck)


class SettleGamble(Step, frozen=True):
    """Each face of an attack die brings something of its own."""

    seat: Seat
    pawn: PawnName
    effect: e.Gamble

    def run(self, t: HeroesTable) -> None:
        """Its searches are optional."""
        bright, even, dark = self.effect.bright, self.effect.even, self.effect.dark
        t.do(Perform(self.seat, self.pawn, {1: bright, 0: even, -1: dark}[t.state.dice[0]], optional=True))


class SettleWager(Step, frozen=True):
    """A search, if one of the treasure dice shows an artifact.  [HM-3364]"""

    search: SearchDeck

    def run(self, t: HeroesTable) -> None:
        """Else nothing."""
        if any(map(is_artifact, t.state.dice)):
            t.do(self.search)
