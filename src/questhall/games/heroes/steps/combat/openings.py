"""Cards at the start of a combat and before an activation.  [HM-2305]"""

from __future__ import annotations

from questhall.core import Decision, Question, Seat, Step

from ... import effects as e
from ...board import caster, chair, fight, other, spells_left
from ...choices import Done, Play
from ...content import load
from ...content.printed import Play as Printed
from ...effects import CardId
from ...geography import HeroesTable
from ...plays import effects_of, is_charge, lay_down, offers, plays_of, plays_that
from ...state import NOBODY, Camp, Combat
from .affecting import spoil, works
from .casting import combat_plays, lose_power, play_in_combat
from .shifting import SwapUnits


class StartWindow(Question, frozen=True):
    """Cards that are played when a combat starts."""

    automatic = True

    camp: Camp

    def ask(self, t: HeroesTable) -> Decision:
        """The attacker first, then the defender."""
        c = fight(t)
        seat = caster(c, self.camp)
        if seat == NOBODY:
            return Decision(chair(c), self, (Done(),))

        def fits(card: CardId, play: Printed) -> bool:
            first = play.effects[0]
            if play.opening:
                place = load().cards[card].plays.index(play)
                return opens(c, play) and all(works(t, self.camp, each, card, place) for each in play.effects)
            chains = isinstance(first, e.Chains) and caster(c, other(self.camp)) != NOBODY
            return chains or (isinstance(first, e.Swap) and first.when == "start")

        return Decision(seat, self, (*offers(t, seat, plays_that(are_for_the_start), fits), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: Play | Done) -> None:
        """Any number of them."""
        if isinstance(choice, Done):
            return
        t.do(self)
        if load().cards[choice.card].plays[choice.play].opening:
            play_in_combat(t, self.camp, choice)
            return
        lay_down(t, seat, choice, "discard")
        if isinstance(effects_of(choice)[0], e.Chains):
            fight(t).chained.append(other(self.camp))
        else:
            t.do(SwapUnits(self.camp))


def are_for_the_start(play: Printed) -> bool:
    """Whether a card can be played when a combat starts."""
    return bool(play.opening) or isinstance(play.effects[0], e.Chains | e.Swap)


def opens(c: Combat, play: Printed) -> bool:
    """Whether a card for the start of a combat is for one like this."""
    return play.opening == "any" or c.defender == NOBODY


class Darken(Step, frozen=True):
    """Under the cover of darkness an enemy hero loses a random card, if the building was not used in this turn."""

    camp: Camp

    def run(self, t: HeroesTable) -> None:
        """Against main heroes, who alone have cards."""
        c = fight(t)
        own, foe = caster(c, self.camp), caster(c, other(self.camp))
        if NOBODY in (own, foe):
            return
        side = t.state.sides[own]
        if "cover_of_darkness" in side.built and "cover_of_darkness" not in side.busy:
            side.busy.append("cover_of_darkness")
            spoil(t, self.camp, 1)


class Foretell(Question, frozen=True):
    """Before any unit acts a card may allow a spell."""

    automatic = True

    camp: Camp

    def ask(self, t: HeroesTable) -> Decision:
        """If there is a spell to cast."""
        c = fight(t)
        seat = caster(c, self.camp)
        if seat == NOBODY:
            return Decision(chair(c), self, (Done(),))
        full = spells_left(c, self.camp) < 1
        late = any(each.acted for each in c.fighters if each.id != c.active)

        def fits(card: CardId, play: Printed) -> bool:
            first = play.effects[0]
            return isinstance(first, e.Foresee) and not (first.counted and full) and not (first.early and late)

        found = list(offers(t, seat, plays_of(e.Foresee), fits))
        spells = found and any(load().cards[card].kind == "spell" for card in t.state.sides[seat].hand)
        return Decision(seat, self, (*(found if spells else ()), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: Play | Done) -> None:
        """The spell may not count for the limit."""
        if isinstance(choice, Play):
            c, first = fight(t), effects_of(choice)[0]
            assert isinstance(first, e.Foresee), f"{choice} allows no spell"
            lay_down(t, seat, choice, "discard")
            if not first.counted:
                c.more_spells[self.camp] = c.more_spells.get(self.camp, 0) + 1
            t.do(CastNow(self.camp))


class CastNow(Question, frozen=True):
    """Cast a spell out of turn, with power if wanted."""

    automatic = True

    camp: Camp

    def ask(self, t: HeroesTable) -> Decision:
        """Spells, and cards played for power."""
        seat = caster(fight(t), self.camp)
        cards = load().cards
        plays = [
            play
            for play in combat_plays(t, self.camp, "activation")
            if isinstance(play, Play)
            and (cards[play.card].kind == "spell" or is_charge(cards[play.card].plays[play.play]))
        ]
        return Decision(seat, self, (*plays, Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: Play | Done) -> None:
        """One spell."""
        if isinstance(choice, Done):
            lose_power(t, self.camp)
            return
        if is_charge(load().cards[choice.card].plays[choice.play]):
            t.do(self)
        play_in_combat(t, self.camp, choice)
