"""The Old Lockup: the prison touches the vault and is already occupied.  [KH-R-1040 ff.]"""

from __future__ import annotations

from questhall.core import Choice, Decision, Question, Seat, Step

from ...choices import Done, PickHero, SeatName, UseRule
from ...dungeon import PRISON, KeepTable, guarded, rooms_of, unlike
from ...events.turns import NothingHappened
from ...figures import discard_hero, present, rouse
from ...piles import discard_token
from ...twists import Twist
from ..prison import TakePrisoner

BRIBED = 2


class Bribe(Twist, frozen=True):
    """An activation in the prison: a coin there buys up to two heroes off.  [KH-R-1045]"""

    def uses(self, t: KeepTable, seat: Seat, action: int) -> tuple[Choice, ...]:
        """With an own monster, a coin and a hero in the prison."""
        cell = t.state.rooms[PRISON]
        if cell.goods.get("coin") and cell.heroes and PRISON in rooms_of(t, seat):
            return (UseRule(action, PRISON),)
        return ()

    def use(self, t: KeepTable, seat: Seat, choice: UseRule) -> None:
        """The coin first."""
        discard_token(t, PRISON, "coin")
        t.do(BuyOff(seat, BRIBED))


class BuyOff(Question, frozen=True):
    """Which hero leaves the prison, up to the number left.  [KH-R-1045]"""

    automatic = True

    seat: SeatName
    left: int

    def ask(self, t: KeepTable) -> Decision:
        """The heroes there, one of each sort."""
        heroes = unlike(t.state.rooms[PRISON].heroes)
        return Decision(self.seat, self, (*(PickHero(hero.id) for hero in heroes), Done()))

    def answer(self, t: KeepTable, seat: Seat, choice: PickHero | Done) -> None:
        """It goes to the supply."""
        if isinstance(choice, PickHero):
            if self.left > 1:
                t.do(BuyOff(seat, self.left - 1))
            discard_hero(t, *present(t, choice.hero))


class LooseHinge(Step, frozen=True):
    """Without a monster in the prison all heroes there become active.  [KH-R-1046]"""

    def run(self, t: KeepTable) -> None:
        """Otherwise nothing happens."""
        if guarded(t, PRISON):
            t.tell(NothingHappened("loose_hinge"))
        else:
            rouse(t, PRISON)


class NewArrival(Step, frozen=True):
    """The hero of the next Guild card is imprisoned; nobody draws cards.  [KH-R-1047]"""

    def run(self, t: KeepTable) -> None:
        """A scenario card drawn this way does nothing."""
        t.do(TakePrisoner("arrival"))
