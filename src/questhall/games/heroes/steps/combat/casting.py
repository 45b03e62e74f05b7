"""Cards in combat: when they can be played, resisted and brought back.  [HM-23xx]"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Literal

from questhall.core import Decision, Question, Seat, Step

from ... import effects as e
from ...board import caster, fight, mood, spells_left
from ...choices import Done, Play
from ...content import load
from ...content.printed import Card
from ...content.printed import Play as Printed
from ...effects import CardId
from ...geography import HeroesTable
from ...piles import draw_cards
from ...playable import IN_ATTACK, IN_COMBAT, ON_BOARD
from ...plays import (
    Among,
    comes_back,
    effects_of,
    fits_boon,
    is_cast,
    is_charge,
    is_scroll,
    lay_down,
    lent,
    offers,
    plays_that,
    usual_place,
)
from ...state import NOBODY, Camp, Combat
from ..permanents import keep_in_play
from ..recalling import (
    BringBack,
    PlaceUsed,
    echo,
    fresh_spells,
    invoke,
    is_afterthought,
    lying,
    recall,
    wants_more,
    without,
)
from .affecting import Affect, works
from .countering import Resist
from .finding import is_now_own
from .sorcery import Conjure, conjurable
from .tolls import toll_paid, tolls

Moment = Literal["activation", "attack"]


def combat_plays(t: HeroesTable, camp: Camp, moment: Moment) -> list[Play]:
    """Cards that a side may play now.

    Instants at any time, numbers of an attack only once it is declared, the others before an own unit attacks.
    [HM-914, HM-915, HM-1113, HM-2301, HM-2303, HM-2305, HM-2306]
    """
    c = fight(t)
    seat = caster(c, camp)
    if seat == NOBODY:
        return []

    def fits(name: CardId, play: Printed) -> bool:
        card = load().cards[name]
        cast = is_cast(card, play)
        if cast and not castable(t, c, camp, card):
            return False
        if play.timing == "permanent":
            return True
        if cast and not toll_paid(t, c, camp, name):
            return False
        place = card.plays.index(play)
        for each in play.effects:
            if not works(t, camp, each, name, place):
                return False
            if type(each) in ON_BOARD and not conjurable(t, c, camp, each):
                return False
        return True

    timely = are_for_activations if moment == "activation" else are_for_attacks
    return offers(t, seat, plays_that(timely) if c.attack is not None else _calm(timely), fits)


@functools.cache
def _calm(hold: Callable[[Printed], bool]) -> Among:
    """Those of the effects that need no attack: numbers of one are nothing to play before it is declared.  [HM-2305]"""

    def calm(play: Printed) -> bool:
        return play.timing == "permanent" or not any(type(each) in IN_ATTACK for each in play.effects)

    return plays_that(lambda play: hold(play) and calm(play))


def are_for_attacks(play: Printed) -> bool:
    """Whether a card can be played for an effect at any time of a combat.  [HM-914, HM-2305]"""
    return play.timing == "instant" and not play.opening and all(type(each) in IN_COMBAT for each in play.effects)


def are_for_activations(play: Printed) -> bool:
    """Whether a card can be played for an effect before an own unit attacks.  [HM-915, HM-2303]"""
    lasting = play.timing != "map" and not play.opening and all(type(each) in IN_COMBAT for each in play.effects)
    return play.timing == "permanent" or lasting


def castable(t: HeroesTable, c: Combat, camp: Camp, card: Card) -> bool:
    """Whether the limit of spells, and what cards forbid, allow a spell.  [HM-1113]"""
    if spells_left(c, camp) <= 0 or mood(c, "spells"):
        return False
    return not mood(c, "weak_spells") or power_for(t, caster(c, camp), card) > 0


def power_for(t: HeroesTable, seat: Seat, card: Card) -> int:
    """The power that a spell is cast with; one of a scroll has none.  [HM-1106, HM-3334]"""
    return 0 if is_scroll(t, seat, card.id) else t.state.sides[seat].power + lent(t, seat, card)


def play_in_combat(t: HeroesTable, camp: Camp, choice: Play) -> None:
    """The card is used; a spell may be resisted, and may come back.  [HM-1107, HM-1113, HM-R-45]"""
    c = fight(t)
    seat = caster(c, camp)
    card = load().cards[choice.card]
    play = card.plays[choice.play]
    side = t.state.sides[seat]
    power, charged = side.power, tuple(side.charged)
    where, scroll = usual_place(play), is_scroll(t, seat, choice.card)
    lay_down(t, seat, choice, where)
    if where == "permanent":
        keep_in_play(t, seat, choice.card)
        return
    if where == "laid" and not scroll:
        c.laid[camp] = [*c.laid.get(camp, []), choice.card]
    if is_cast(card, play):
        side.charged = []
        c.spells[camp] = c.spells.get(camp, 0) + 1
        use_boons(c, camp, card)
        is_now_own(c, camp, card.id)
        c.clouded = [each for each in c.clouded if each != camp]
        back = not scroll and comes_back(t, seat)
        after: list[Step] = [] if scroll else [AfterCasting(camp, choice.card, charged)]
        if back:
            after = [BringBack(seat, choice.card)]
        if echo := mood(c, "echo", camp):
            draw_cards(t, seat, echo)
        t.do(*tolls(c, camp), Resist(camp, choice, power), CarryOut(camp, choice), LowerScreens(), *after)
    else:
        t.do(CarryOut(camp, choice))


def use_boons(c: Combat, camp: Camp, card: Card) -> None:
    """Power for the first spell is used up by it."""
    boons = c.boons.get(camp, [])
    c.boons[camp] = [boon for boon in boons if not (boon.first and fits_boon(boon, card))]


class LowerScreens(Step, frozen=True):
    """What was played against the damage of a spell is over with the spell."""

    def run(self, t: HeroesTable) -> None:
        """Used or not."""
        fight(t).screens = {}


def lose_power(t: HeroesTable, camp: Camp) -> None:
    """Power is lost when its player stops playing cards.  [HM-1108]"""
    seat = caster(fight(t), camp)
    if seat != NOBODY:
        side = t.state.sides[seat]
        side.power, side.charged = 0, []


class CarryOut(Step, frozen=True):
    """The effects of a card in their order."""

    camp: Camp
    choice: Play

    def run(self, t: HeroesTable) -> None:
        """Each may need a target."""
        for place in reversed(range(len(effects_of(self.choice)))):
            effect = effects_of(self.choice)[place]
            if isinstance(effect, e.Invoke):
                t.do(*invoke(t, caster(fight(t), self.camp), effect), OfferFound(self.camp))
            else:
                t.do((Conjure if type(effect) in ON_BOARD else Affect)(self.camp, self.choice, place))


class OfferFound(Step, frozen=True):
    """Spells that were just found can be cast beyond the limit."""

    camp: Camp

    def run(self, t: HeroesTable) -> None:
        """Each of them once."""
        c = fight(t)
        seat = caster(c, self.camp)
        found = fresh_spells(t, seat)
        c.more_spells[self.camp] = c.more_spells.get(self.camp, 0) + len(found)
        t.do(CastFound(seat, self.camp, found))


class CastFound(Question, frozen=True):
    """Cast spells that were just found, with power if wanted; those that are cast go back to the spell deck."""

    automatic = True

    seat: Seat
    camp: Camp
    cards: tuple[CardId, ...]

    def ask(self, t: HeroesTable) -> Decision:
        """As far as their kind allows it now, and there is the power for it."""
        c, cards = fight(t), load().cards
        own = c.attack is None and any(each.id == c.active and each.camp == self.camp for each in c.fighters)
        early = own and not any(getattr(step, "struck", False) for step in t.agenda)
        timely = are_for_activations if early else are_for_attacks
        wanting = wants_more(t, self.seat, self.cards, timely)

        def fits(play: Play) -> bool:
            charge = is_charge(cards[play.card].plays[play.play])
            return wanting if charge else play.card in self.cards

        plays = combat_plays(t, self.camp, "activation" if early else "attack") if self.cards else []
        return Decision(self.seat, self, (*filter(fits, plays), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: Play | Done) -> None:
        """What is not cast stays in the hand, and counts for the limit again."""
        c = fight(t)
        if isinstance(choice, Done):
            c.more_spells[self.camp] -= len(self.cards)
            lose_power(t, self.camp)
            return
        if is_charge(load().cards[choice.card].plays[choice.play]):
            t.do(self)
        else:
            left = without(self.cards, choice.card)
            t.do(PlaceUsed(seat, choice.card, lying(t, seat, choice.card)), CastFound(seat, self.camp, left))
        play_in_combat(t, self.camp, choice)


class AfterCasting(Question, frozen=True):
    """After casting, a card may bring the spell back, and may allow one more in this combat round.  [HM-D-04]"""

    automatic = True

    camp: Camp
    card: CardId
    charged: tuple[CardId, ...]

    def ask(self, t: HeroesTable) -> Decision:
        """If the caster has such a card."""
        seat = caster(fight(t), self.camp)
        return Decision(seat, self, (*offers(t, seat, plays_that(is_afterthought)), Done()))

    def answer(self, t: HeroesTable, seat: int, choice: Play | Done) -> None:
        """The spell goes back to the hand."""
        if isinstance(choice, Play):
            c = fight(t)
            lay_down(t, seat, choice, "discard")
            if isinstance(effects_of(choice)[0], e.Echo):
                echo(t, seat, choice)
                t.do(self)
                return
            more = recall(t, seat, self.card, self.charged, choice).spells
            if self.card in c.laid.get(self.camp, []):
                c.kept.append(self.card)
            c.more_spells[self.camp] = c.more_spells.get(self.camp, 0) + more
