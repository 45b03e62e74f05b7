"""Borrowed Recipes: a laboratory with the cards of a foreign clan; no forge.  [KH-R-1060 ff.]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from questhall.core import Decision, Seat, SecretQuestion, Step

from ...actions import LABORATORY
from ...choices import Discard
from ...dungeon import KeepTable, guards
from ...effects import RESOURCES
from ...events.heroes import HeroImprisoned
from ...events.turns import CardPassedOn
from ...piles import discard_token, draw_cards
from ...twists import Twist
from ..attack import HurtMonster
from ..treasures import hands_asked


class TestSubjects(Twist, frozen=True):
    """Whenever the laboratory imprisons a hero, the active player draws 1 card.  [KH-R-1066]"""

    reacts_to: ClassVar[tuple[type, ...]] = (HeroImprisoned,)

    def react(self, t: KeepTable, event: HeroImprisoned) -> tuple[Step, ...]:
        """Not for other prisoners."""
        return (DrawForTest(),) if event.purpose == "laboratory" else ()


class DrawForTest(Step, frozen=True):
    """The active player draws 1 card.  [KH-R-1066]"""

    def run(self, t: KeepTable) -> None:
        """From the own tactic deck."""
        draw_cards(t, t.state.active, 1)


class SpilledFlask(Step, frozen=True):
    """Resources in the laboratory are discarded, every monster there takes 1 damage.  [KH-R-1067]"""

    def run(self, t: KeepTable) -> None:
        """Nobody can parry it."""
        goods = t.state.rooms[LABORATORY].goods
        for resource in RESOURCES:
            while goods.get(resource):
                discard_token(t, LABORATORY, resource)
        t.do(*(HurtMonster(seat, monster, 1) for seat, monster in guards(t, LABORATORY)))


class MixedUpNotes(Step, frozen=True):
    """Everybody with a hand passes a card on and draws one.  [KH-R-1068]"""

    def run(self, t: KeepTable) -> None:
        """If anybody has a hand."""
        if any(area.hand for area in t.state.sides):
            t.do(PassNotesOn())


class PassNotesOn(SecretQuestion, frozen=True):
    """A hand card of own choice goes to the left neighbour's discard pile; alone, under the own deck.  [KH-R-1068]"""

    def asks(self, t: KeepTable) -> dict[Seat, Decision]:
        """Everybody with a hand, at once."""
        return hands_asked(t, self)

    def answers(self, t: KeepTable, given: Mapping[Seat, Discard]) -> None:
        """All cards are passed, then all draw."""
        sides = t.state.sides
        for seat, choice in sorted(given.items()):
            left = (seat + 1) % len(sides)
            sides[seat].hand.remove(choice.card)
            if left == seat:
                sides[seat].deck.insert(0, choice.card)
            else:
                sides[left].discard.append(choice.card)
            t.tell(CardPassedOn(seat, choice.card, left))
        for seat in sorted(given):
            draw_cards(t, seat, 1)
