"""First Night on Guard: a gentle first game with a look at what is coming.  [KH-R-1020 ff.]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from questhall.core import Choice, Decision, Question, Seat, SecretQuestion, Step

from ...actions import moves
from ...choices import Done, Go, Look, SeatName, TakeCard
from ...dungeon import KeepTable
from ...events.turns import GuildCardSeen, TurnBegan
from ...figures import move_monster
from ...piles import can_draw, draw_cards
from ...state import SPECTATORS
from ...twists import Twist


class Lookout(Twist, frozen=True):
    """At the start of the own turn the active player may look at the top Guild card.  [KH-R-1025]"""

    reacts_to: ClassVar[tuple[type, ...]] = (TurnBegan,)

    def react(self, t: KeepTable, event: TurnBegan) -> tuple[Step, ...]:
        """Before phase 1."""
        return (KeepWatch(event.seat),)


class KeepWatch(Question, frozen=True):
    """Look at the top Guild card and put it back; it may be shown to all.  [KH-R-1025]"""

    seat: SeatName

    def ask(self, t: KeepTable) -> Decision:
        """Alone there is nobody to show it to."""
        ways: tuple[Choice, ...] = (Look(), Look(shown=True)) if len(t.state.sides) > 1 else (Look(),)
        return Decision(self.seat, self, (*ways, Done()))

    def answer(self, t: KeepTable, seat: Seat, choice: Look | Done) -> None:
        """Those who saw it know it until it is drawn."""
        if isinstance(choice, Look):
            t.reveal()
            everybody = [*range(len(t.state.sides)), SPECTATORS]
            t.state.guild_top_known = everybody if choice.shown else [seat]
            t.tell(GuildCardSeen(seat, choice.shown, t.state.guild[-1]))


class QuietCorridor(Step, frozen=True):
    """No hero comes; every player may draw 1 card.  [KH-R-1026]"""

    def run(self, t: KeepTable) -> None:
        """If anybody has a card to draw."""
        if any(can_draw(t, seat) for seat in range(len(t.state.sides))):
            t.do(TakeABreath())


class TakeABreath(SecretQuestion, frozen=True):
    """Draw a card, or not.  [KH-R-1026]"""

    def asks(self, t: KeepTable) -> dict[Seat, Decision]:
        """Everybody at once."""
        seats = [seat for seat in range(len(t.state.sides)) if can_draw(t, seat)]
        return {seat: Decision(seat, self, (TakeCard(0), Done())) for seat in seats}

    def answers(self, t: KeepTable, given: Mapping[Seat, TakeCard | Done]) -> None:
        """In seat order."""
        for seat, choice in sorted(given.items()):
            if isinstance(choice, TakeCard):
                draw_cards(t, seat, 1)


class FalseAlarm(Step, frozen=True):
    """No hero comes; every player may make one move.  [KH-R-1027]"""

    def run(self, t: KeepTable) -> None:
        """One after the other, beginning with the active player."""
        count = len(t.state.sides)
        t.do(*(Patrol((t.state.active + each) % count) for each in range(count)))


class Patrol(Question, frozen=True):
    """Move one own monster, carrying allowed, or not.  [KH-R-1027]"""

    automatic = True

    seat: SeatName

    def ask(self, t: KeepTable) -> Decision:
        """Like any move."""
        return Decision(self.seat, self, (*moves(t, self.seat, 0), Done()))

    def answer(self, t: KeepTable, seat: Seat, choice: Go | Done) -> None:
        """Move it."""
        if isinstance(choice, Go):
            move_monster(t, seat, choice.monster, choice.to, choice.carry)
