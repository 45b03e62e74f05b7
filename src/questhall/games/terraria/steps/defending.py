"""Attacks on characters: by enemies, in retaliation, by explosions.  [TR-34xx]"""

from __future__ import annotations

from msgspec.structs import replace

from questhall.core import Choice, Decision, Question, Seat, Step
from questhall.kit import dice

from ..choices import Boost, Consume, Pass, Strengthen, Use, UsePrepared
from ..effects import Debuff
from ..events import DieStrengthened, EnemyAttacked
from ..figures import is_alive
from ..foes import foe_by, strike_loss
from ..state import FigureId, SeatName
from ..stock import defence_dice, gain_debuff
from ..world import TerrariaTable
from .boosts import before_roll, boost, rerolls
from .cards import consume, symbol_parts, use, use_prepared
from .death import lose_health
from .falling import Settle


class EnemyAttack(Step, frozen=True):
    """An enemy attacks a character it sees and reaches; too far, it loses its smallest dice.  [TR-3405, TR-3406]"""

    enemy: FigureId
    seat: SeatName

    def run(self, t: TerrariaTable) -> None:
        """At least one die is rolled.  [TR-R-25]"""
        foe = foe_by(t, self.enemy)
        lost = None if foe is None else strike_loss(t, foe, self.seat)
        if foe is None or lost is None:
            return
        kept = sorted(foe.attack)[min(lost, len(foe.attack) - 1) :]
        rolls = tuple(dice.roll_all(t.rng, kept))
        t.do(ReadyDefence(self.seat, self.enemy, rolls, foe.debuff))


class ReadyDefence(Question, frozen=True):
    """Before defending, dice may be charmed.  [TR-3407, TR-4808, TR-4916]"""

    automatic = True

    seat: SeatName
    enemy: FigureId
    attack: tuple[int, ...]
    debuff: Debuff | None = None
    dice: tuple[int, ...] = ()
    back: bool = False

    def ask(self, t: TerrariaTable) -> Decision:
        """The dice of the worn armour, or of the character card."""
        boosts = before_roll(t, self.seat, self.dice or defence_dice(t, self.seat)) if is_alive(t, self.seat) else []
        return Decision(self.seat, self, (*boosts, Pass()))

    def answer(self, t: TerrariaTable, seat: Seat, choice: Boost | Pass) -> None:
        """Then they are rolled."""
        if not is_alive(t, seat):
            return
        ready = self.dice or defence_dice(t, seat)
        if isinstance(choice, Boost):
            t.do(replace(self, dice=boost(t, seat, ready, choice)))
            return
        rolls = tuple(dice.roll_all(t.rng, ready))
        foe = foe_by(t, self.enemy)
        t.tell(EnemyAttacked(self.enemy, foe.kind if foe else "", seat, self.attack, rolls, self.back))
        t.do(SpendShields(seat, self.attack, self.debuff, ready, rolls))


class SpendShields(Question, frozen=True):
    """Any number of shields may strengthen one defence die.  [TR-3408 to TR-3410, TR-3420]"""

    automatic = True

    seat: SeatName
    attack: tuple[int, ...]
    debuff: Debuff | None
    dice: tuple[int, ...]
    rolls: tuple[int, ...]

    def ask(self, t: TerrariaTable) -> Decision:
        """Only the highest die matters, so shields go there."""
        if max(self.attack) < max(self.rolls):
            return Decision(self.seat, self, (Pass(),))
        best = self.rolls.index(max(self.rolls))
        shields = t.state.sides[self.seat].points.shields
        spent: list[Choice] = [Strengthen(best, count) for count in range(1, shields + 1)]
        more = symbol_parts(t, self.seat, "shields")
        return Decision(self.seat, self, (*spent, *more, *rerolls(t, self.seat, self.rolls), Pass()))

    def answer(
        self, t: TerrariaTable, seat: Seat, choice: Strengthen | Use | UsePrepared | Consume | Boost | Pass
    ) -> None:
        """Symbols of cards come into play, then dice and shields are compared."""
        match choice:
            case Strengthen(die, count):
                t.state.sides[seat].points.shields -= count
                t.tell(DieStrengthened(seat, "shield", count, self.rolls[die] + count))
                raised = (*self.rolls[:die], self.rolls[die] + count, *self.rolls[die + 1 :])
                t.do(TakeHits(seat, self.attack, self.debuff, raised))
            case Boost(die=die):
                t.state.sides[seat].charms.remove("reroll")
                again = (*self.rolls[:die], t.roll(self.dice[die]), *self.rolls[die + 1 :])
                t.do(SpendShields(seat, self.attack, self.debuff, self.dice, again))
            case Pass():
                t.do(TakeHits(seat, self.attack, self.debuff, self.rolls))
            case _:
                t.do(self)
                use_symbols(t, seat, choice)


def use_symbols(t: TerrariaTable, seat: Seat, choice: Use | UsePrepared | Consume) -> None:
    """A card gives its symbols in the middle of a fight."""
    match choice:
        case Use():
            use(t, seat, choice)
        case UsePrepared():
            use_prepared(t, seat, choice)
        case Consume():
            consume(t, seat, choice)


class TakeHits(Step, frozen=True):
    """Each attack die that reaches the highest defence die costs one health.  [TR-3411, TR-EX-43]"""

    seat: SeatName
    attack: tuple[int, ...]
    debuff: Debuff | None
    defence: tuple[int, ...]

    def run(self, t: TerrariaTable) -> None:
        """Whoever lost health and lives gains the debuff of the attack; the dead hold nobody up.

        [TR-1213, TR-3413, TR-3415, TR-3416]
        """
        lost = sum(value >= max(self.defence) for value in self.attack)
        if not lost:
            return
        if lost >= t.state.sides[self.seat].health:
            t.do(Settle())
        lose_health(t, self.seat, lost)
        if self.debuff is not None and is_alive(t, self.seat):
            gain_debuff(t, self.seat, self.debuff)
