"""When both sides play cards in an attack.  [HM-2202, HM-R-50]"""

from __future__ import annotations

from typing import ClassVar

from questhall.core import Decision, Question, Step

from ... import effects as e
from ...board import alive, answering, caster, commander, fight, mood, other
from ...choices import DiscardCard, Done, Play, SitOut, SpendMorale, UseMachine, UseToken
from ...content import load
from ...geography import HeroesTable
from ...piles import discard_card
from ...plays import is_charge
from ...state import NOBODY, Camp, Combat
from ..morale import morale_choices, spend_morale
from .bonuses import change_attack, own_unit
from .casting import combat_plays, lose_power, play_in_combat
from .machines import tent_choices, token_choices, use_tool

InWindow = Play | UseToken | UseMachine | DiscardCard | SpendMorale | Done | SitOut


class CheckEngaged(Step, frozen=True):
    """A card may have beaten a unit of the declared attack: then nothing of the attack is left to do."""

    def run(self, t: HeroesTable) -> None:
        """Only what follows from attacks is left."""
        c = fight(t)
        if c.attack is not None and not (alive(c, c.attack.attacker) and alive(c, c.attack.target)):
            while getattr(t.agenda[-1], "of_attack", False):
                t.agenda.pop()


class CardWindow(Question, frozen=True):
    """Before the roll both sides may play cards and spend morale, the attacker's first, until both pass in succession.

    Who has said so is not asked in this combat, unless it is taken back.

    [HM-606, HM-2202, HM-R-37, HM-R-50]
    """

    automatic = True
    of_attack: ClassVar[bool] = True

    camp: Camp
    passes: int = 0

    def ask(self, t: HeroesTable) -> Decision:
        """A side without cards passes."""
        c = fight(t)
        seat = commander(c, self.camp)
        if self.camp in c.sitting_out:
            return Decision(answering(c, seat), self, (Done(),))
        plays = combat_plays(t, self.camp, "attack") if caster(c, self.camp) != NOBODY else ()
        tools = (*token_choices(t, c, self.camp), *tent_choices(t, c, self.camp))
        others = (*tools, *fervent(t, c, self.camp), *morale_choices(t, seat))
        stop = (Done(), SitOut()) if plays or others else (Done(),)
        return Decision(answering(c, seat), self, (*plays, *others, *stop))

    def answer(self, t: HeroesTable, seat: int, choice: InWindow) -> None:
        """Power and what it is for are one play; power that was not used is lost.  [HM-1108, HM-R-45]"""
        if isinstance(choice, DiscardCard):
            discard_card(t, seat, choice.card)
            change_attack(fight(t), e.Bolster("attack", mood(fight(t), "fervour", self.camp)))
            t.do(CardWindow(other(self.camp)))
            return
        if isinstance(choice, SpendMorale):
            t.do(self)
            spend_morale(t, seat, choice)
            return
        if isinstance(choice, UseToken | UseMachine):
            use_tool(t, self.camp, choice)
            t.do(CardWindow(other(self.camp)))
            return
        if isinstance(choice, Play):
            charging = is_charge(load().cards[choice.card].plays[choice.play])
            t.do(CheckEngaged(), CardWindow(self.camp if charging else other(self.camp)))
            play_in_combat(t, self.camp, choice)
            return
        if isinstance(choice, SitOut):
            fight(t).sitting_out.append(self.camp)
        lose_power(t, self.camp)
        if self.passes == 0:
            t.do(CardWindow(other(self.camp), 1))


def fervent(t: HeroesTable, c: Combat, camp: Camp) -> list[DiscardCard]:
    """With fervour any hand card can be discarded for attack, in an own attack."""
    seat = caster(c, camp)
    if seat == NOBODY or c.attack is None or not mood(c, "fervour", camp):
        return []
    attacking = own_unit(c, camp).id == c.attack.attacker
    return [DiscardCard(card) for card in dict.fromkeys(t.state.sides[seat].hand) if attacking]


def card_window(t: HeroesTable, c: Combat, camp: Camp) -> list[CardWindow]:
    """Both sides may play cards, this one first; without main hero only morale is left.  [HM-606, HM-2202, HM-2301]"""
    if may_interrupt(t, c, camp):
        return [CardWindow(camp)]
    return [CardWindow(other(camp), 1)] if may_interrupt(t, c, other(camp)) else []


def may_interrupt(t: HeroesTable, c: Combat, camp: Camp) -> bool:
    """Whether a side has a main hero with cards, or a commander with a bright token, and does not sit out.

    [HM-606, HM-2301]
    """
    if camp in c.sitting_out:
        return False
    return caster(c, camp) != NOBODY or bool(morale_choices(t, commander(c, camp)))
