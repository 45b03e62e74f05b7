"""The last steps of the setup: the starting bonus, then the first round.  [HM-226, HM-29xx]"""

from __future__ import annotations

from typing import Literal

from questhall.core import Choice, Decision, Question, Seat, Step

from ..choices import Done, PickBonus, PickHero
from ..content import load
from ..dealing import deal_decks, town
from ..effects import Difficulty, RollResource, Search, SimpleEffect
from ..events import GameBegan, HeroChosen
from ..geography import HeroesTable
from ..people import hand_limit, hire, living, town_of
from ..piles import draw_cards, refill
from ..state import State
from .exploring import OrientStart
from .gaining import gain_card
from .performing import Perform
from .rounds import BeginRound


class DealBonuses(Step, frozen=True):
    """Bonuses in seat order from the starting player.  [HM-226, HM-2907, HM-R-39]"""

    def run(self, t: HeroesTable) -> None:
        """A scenario of a campaign has its own."""
        own = load().plan(t.state.scenario).bonus
        taking = [Perform(seat, "main", own) if own else TakeBonus(seat) for seat in living(t)]
        t.do(*(step for each in taking for step in (each, MixArtifacts())))


class BeginGame(Step, frozen=True):
    """When everything lies there: effects of buildings, then round 1.  [HM-211, HM-234]"""

    def run(self, t: HeroesTable) -> None:
        """The first seat begins; hands wait for the first turns unless they are dealt now.  [HM-R-20]"""
        seats = living(t)
        built = [(seat, load().buildings[name]) for seat in seats for name in t.state.sides[seat].built]
        effects = [Perform(seat, "main", each.built) for seat, each in built if each.built]
        t.tell(GameBegan(t.state.first))
        if t.state.rules.helpers:
            for seat in seats:
                hire(t, seat, town_of(t, seat))
        dealing = [DealHands()] if t.state.rules.opening_hands else []
        t.do(*effects, *dealing, BeginRound())


class DealHands(Step, frozen=True):
    """Everybody draws up to the hand limit before the first round; cards of the setup count.  [HM-R-20]"""

    def run(self, t: HeroesTable) -> None:
        """In the first turn they may be discarded as always."""
        for seat in living(t):
            draw_cards(t, seat, max(hand_limit(t, seat) - len(t.state.sides[seat].hand), 0))


def first_steps(state: State) -> list[Step]:
    """The steps of the setup that ask players, in their order: bonus, starting tiles, then the first round.

    [HM-201, HM-226, HM-231]
    """
    laid = [place.tile for place in state.layout.places]
    homes = [town(load(), side.faction).removesuffix("_c") for side in state.sides]
    turning = [OrientStart(seat, laid.index(home)) for seat, home in enumerate(homes)]
    return [DealBonuses(), *turning, BeginGame()]


class ChooseHero(Question, frozen=True):
    """Every player chooses one of the faction's heroes as main hero.  [HM-205]"""

    seat: Seat

    def ask(self, t: HeroesTable) -> Decision:
        """At least two are there.  [HM-206]"""
        faction = t.state.sides[self.seat].faction
        heroes = [hero.id for hero in load().heroes.values() if hero.faction == faction and hero.box in t.state.boxes]
        return Decision(self.seat, self, tuple(map(PickHero, heroes)))

    def answer(self, t: HeroesTable, seat: Seat, choice: PickHero) -> None:
        """The other one stays in the box."""
        t.state.sides[seat].hero = choice.hero
        t.tell(HeroChosen(seat, choice.hero))


class DealDecks(Step, frozen=True):
    """Starting decks, then the common decks.  [HM-216 to HM-225]"""

    def run(self, t: HeroesTable) -> None:
        """All heroes are known now."""
        deal_decks(t.state, t.rng)


Bonus = Literal["dice", "artifact"]
BONUSES: dict[Difficulty, dict[Bonus, tuple[SimpleEffect, ...]]] = {
    "easy": {"dice": (RollResource(2, 2),), "artifact": (Search("artifact"), Search("artifact"))},
    "normal": {"dice": (RollResource(2, 1),), "artifact": (Search("artifact"),)},
    "hard": {"dice": (RollResource(),), "artifact": ()},
}
"""What each starting bonus brings; no effect: the first minor artifact of the deck.  [HM-2902 to HM-2905]"""


class TakeBonus(Question, frozen=True):
    """Dice or artifacts, chosen before rolling; the harder the game, the less.  [HM-2902 to HM-2906]"""

    automatic = True

    seat: Seat

    def ask(self, t: HeroesTable) -> Decision:
        """Impossible games give nothing.  [HM-2905]"""
        none = t.state.difficulty not in BONUSES or t.state.rules.no_bonus
        choices: tuple[Choice, ...] = (Done(),) if none else (PickBonus("dice"), PickBonus("artifact"))
        return Decision(self.seat, self, choices)

    def answer(self, t: HeroesTable, seat: Seat, choice: PickBonus | Done) -> None:
        """Artifacts go to the hand.  [HM-2908]"""
        if isinstance(choice, Done):
            return
        if effects := BONUSES[t.state.difficulty][choice.bonus]:
            t.do(Perform(seat, "main", effects))
        else:
            take_minor(t, seat)


def take_minor(t: HeroesTable, seat: Seat) -> None:
    """Artifacts are shown until a minor one appears, which is taken.  [HM-2904, HM-R-38]"""
    pile = t.state.decks["artifact"]
    while pile.deck:
        card = t.draw(pile.deck)
        if load().cards[card].grade == "minor":
            gain_card(t, seat, card, "artifact")
            return
        pile.discard.append(card)


class MixArtifacts(Step, frozen=True):
    """After the bonus deck and discard pile are shuffled together, and the discard pile starts anew.  [HM-2909]"""

    def run(self, t: HeroesTable) -> None:
        """Also if nobody searched: nobody knows the difference."""
        pile = t.state.decks["artifact"]
        pile.deck, pile.discard = [*pile.deck, *pile.discard], []
        t.shuffle(pile.deck)
        refill(t, "artifact")
