"""Action: fight; piercing; retaliation.  [TR-17xx, TR-19xx]"""

from __future__ import annotations

from msgspec.structs import replace

from questhall.core import Choice, Decision, Question, Seat, Step
from questhall.kit import dice
from questhall.kit.squares import squared_length

from ..choices import Aim, Boost, Consume, Drop, Fight, Pass, Strengthen, Use, UsePrepared
from ..content import Equipment, load
from ..effects import CardId, Cell
from ..events import AttackRolled, DieStrengthened
from ..figures import is_alive
from ..foes import Foe, aim_loss, boss_foe, foe_by, foes, nearest_cell, strike_loss
from ..look import Look
from ..sight import losses, sees
from ..state import FigureId, SeatName
from ..world import TerrariaTable, square
from .beating import hurt
from .boosts import before_roll, boost, rerolls
from .cards import symbol_parts
from .defending import ReadyDefence, use_symbols
from .falling import Settle
from .piercing import on_one_line

Targets = tuple[FigureId, ...]


def offered(look: Look) -> list[Fight]:
    """Weapons that can be paid, against everything in sight and range.  [TR-812, TR-1701 to TR-1705, TR-3001]"""
    t, side, found, finds = look.t, look.side, list[Fight](), load().finds
    for weapon in look.kit.weapons:
        if weapon.mana <= side.mana if weapon.mana else weapon.ap <= side.points.ap:
            within = losses(weapon.ranges, side.cell)
            for enemy in look.state.enemies:
                if enemy.cell in within and enemy.kind not in finds and sees(t, side.cell, enemy.cell):
                    found.append(Fight(weapon.id, enemy.id))
            for boss in look.state.bosses:
                if not boss.changed and aim_loss(t, side.cell, boss_foe(t, boss), weapon.ranges) is not None:
                    found.append(Fight(weapon.id, boss.id))
    return found


def fight(t: TerrariaTable, seat: Seat, choice: Fight) -> None:
    """Pay the printed points, or mana for magic gear.  [TR-1701, TR-3001, TR-3003]"""
    side, weapon = t.state.sides[seat], t.content.equipment[choice.weapon]
    if weapon.mana:
        side.mana -= weapon.mana
    else:
        side.points.ap -= weapon.ap
    t.do(AimFurther(seat, weapon.id, (choice.target,)))


class AimFurther(Question, frozen=True):
    """A piercing weapon may hit further enemies behind the target.  [TR-1901, TR-1911, TR-R-29]"""

    automatic = True

    seat: SeatName
    weapon: CardId
    targets: Targets

    def ask(self, t: TerrariaTable) -> Decision:
        """Next to another target, on one straight line; they need be neither near nor seen.  [TR-1902 to TR-1904]"""
        further: list[Choice] = []
        if len(self.targets) <= t.content.equipment[self.weapon].pierce:
            further += [Aim(foe.name) for foe in foes(t) if self.pierces(t, foe)]
        return Decision(self.seat, self, (*further, Pass()))

    def pierces(self, t: TerrariaTable, foe: Foe) -> bool:
        """Whether the attack can go on into this one.  [TR-1903, TR-1904, TR-4403, TR-4404, TR-R-30]"""
        hit = [found for name in self.targets if (found := foe_by(t, name)) is not None]
        if foe.name in self.targets:
            return False
        mine = t.state.sides[self.seat].cell
        if reach(mine, foe) < reach(mine, hit[0]):
            return False
        return on_one_line([found.cells for found in (*hit, foe)])

    def answer(self, t: TerrariaTable, seat: Seat, choice: Aim | Pass) -> None:
        """Fewer than allowed is allowed.  [TR-1911]"""
        if isinstance(choice, Aim):
            t.do(AimFurther(seat, self.weapon, (*self.targets, choice.target)))
        else:
            ready_dice(t, seat, t.content.equipment[self.weapon], self.targets)


def reach(start: Cell, foe: Foe) -> int:
    """How far away an opponent is; the first target is the nearest.  [TR-1902]"""
    return squared_length(square(start), square(nearest_cell(foe.cells, start)))


def ready_dice(t: TerrariaTable, seat: Seat, weapon: Equipment, targets: Targets) -> None:
    """The distance to the first target tells how many dice are left out.  [TR-1707, TR-1813, TR-1907, TR-R-25]"""
    first = foe_by(t, targets[0])
    assert first is not None, "the target is still there"
    ready = t.content.dice[weapon.dice]
    lost = aim_loss(t, t.state.sides[seat].cell, first, weapon.ranges) or 0
    t.do(ReadyAttack(seat, weapon.id, targets, ready, min(lost, len(ready) - 1)))


class ReadyAttack(Question, frozen=True):
    """First dice are left out by the ruler, the player choosing which; then they may be charmed.  [TR-1813, TR-1814]"""

    automatic = True

    seat: SeatName
    weapon: CardId
    targets: Targets
    dice: tuple[int, ...]
    drop: int

    def ask(self, t: TerrariaTable) -> Decision:
        """A die of each size."""
        if self.drop:
            return Decision(self.seat, self, tuple(map(Drop, dict.fromkeys(self.dice))))
        return Decision(self.seat, self, (*before_roll(t, self.seat, self.dice), Pass()))

    def answer(self, t: TerrariaTable, seat: Seat, choice: Drop | Boost | Pass) -> None:
        """Then all is rolled."""
        match choice:
            case Drop(die):
                place = self.dice.index(die)
                left = self.dice[:place] + self.dice[place + 1 :]
                t.do(ReadyAttack(seat, self.weapon, self.targets, left, self.drop - 1))
            case Boost():
                changed = boost(t, seat, self.dice, choice)
                t.do(ReadyAttack(seat, self.weapon, self.targets, changed, 0))
            case Pass():
                t.do(RollAttack(seat, self.weapon, self.targets, self.dice))


class RollAttack(Step, frozen=True):
    """Attack dice are rolled once for all targets; each target rolls its own defence.  [TR-1707, TR-1708, TR-1906]"""

    seat: SeatName
    weapon: CardId
    targets: Targets
    dice: tuple[int, ...]

    def run(self, t: TerrariaTable) -> None:
        """Then swords may be spent."""
        rolls = tuple(dice.roll_all(t.rng, self.dice))
        defences = []
        for name in self.targets:
            foe = foe_by(t, name)
            assert foe is not None, "all targets are still there"
            defences.append(tuple(dice.roll_all(t.rng, foe.defence)))
            t.tell(AttackRolled(self.seat, name, foe.kind, rolls, defences[-1]))
        t.do(SpendSwords(self.seat, self.weapon, self.targets, self.dice, rolls, tuple(defences)))


class SpendSwords(Question, frozen=True):
    """After both rolls any number of swords may strengthen one attack die.  [TR-1709 to TR-1711, TR-1909]"""

    automatic = True

    seat: SeatName
    weapon: CardId
    targets: Targets
    dice: tuple[int, ...]
    rolls: tuple[int, ...]
    defences: tuple[tuple[int, ...], ...]

    def ask(self, t: TerrariaTable) -> Decision:
        """Only dice that could still hit somebody more."""
        needed = max(max(defence) for defence in self.defences)
        weak = [self.rolls.index(value) for value in dict.fromkeys(self.rolls) if value < needed]
        again = rerolls(t, self.seat, self.rolls)
        if not weak:
            return Decision(self.seat, self, (*again, Pass()))
        swords = t.state.sides[self.seat].points.swords
        spent: list[Choice] = [Strengthen(die, count) for die in weak for count in range(1, swords + 1)]
        return Decision(self.seat, self, (*spent, *symbol_parts(t, self.seat, "swords"), *again, Pass()))

    def answer(
        self, t: TerrariaTable, seat: Seat, choice: Strengthen | Use | UsePrepared | Consume | Boost | Pass
    ) -> None:
        """They cannot be split between dice.  [TR-1711]"""
        match choice:
            case Strengthen(die, count):
                t.state.sides[seat].points.swords -= count
                t.tell(DieStrengthened(seat, "sword", count, self.rolls[die] + count))
                self.resolve(t, (*self.rolls[:die], self.rolls[die] + count, *self.rolls[die + 1 :]))
            case Boost(die=die):
                t.state.sides[seat].charms.remove("reroll")
                again = (*self.rolls[:die], t.roll(self.dice[die]), *self.rolls[die + 1 :])
                t.do(replace(self, rolls=again))
            case Pass():
                self.resolve(t, self.rolls)
            case _:
                t.do(self)
                use_symbols(t, seat, choice)

    def resolve(self, t: TerrariaTable, rolls: tuple[int, ...]) -> None:
        """Hits, then retaliation."""
        resolve_hits(t, self.seat, self.weapon, self.targets, rolls, self.defences)


def resolve_hits(
    t: TerrariaTable,
    seat: Seat,
    weapon: CardId,
    targets: Targets,
    rolls: tuple[int, ...],
    defences: tuple[tuple[int, ...], ...],
) -> None:
    """Each attack die that reaches the highest defence die of a target costs it one health.

    Those that are not defeated retaliate.  [TR-1712, TR-1713, TR-1719, TR-1908]
    """
    calm = t.content.equipment[weapon].calm or has_calm_minion(t, seat)
    values = tuple(max(defence) for defence in defences)
    t.do(Retaliation(seat, () if calm else tuple(zip(targets, values, strict=True))), Settle())
    for name, needed in zip(targets, values, strict=True):
        hurt(t, seat, name, sum(value >= needed for value in rolls), weapon)


def has_calm_minion(t: TerrariaTable, seat: Seat) -> bool:
    """Whether the minion of a player keeps enemies from hitting back.  [TR-1721]"""
    minion = t.state.sides[seat].minion
    return bool(minion) and bool(t.content.minions[minion].calm)


class Retaliation(Question, frozen=True):
    """Enemies that were not defeated hit back, in the order that the attacker chooses.

    [TR-1719 to TR-1721, TR-1910]
    """

    automatic = True

    seat: SeatName
    left: tuple[tuple[FigureId, int], ...]

    def ask(self, t: TerrariaTable) -> Decision:
        """Those that see and reach the attacker.  [TR-R-47]"""
        able = [name for name, _ in self.left if can_retaliate(t, name, self.seat)]
        return Decision(self.seat, self, tuple(map(Aim, able)) or (Pass(),))

    def answer(self, t: TerrariaTable, seat: Seat, choice: Aim | Pass) -> None:
        """The highest defence die that it rolled counts as one attack die.  [TR-3417 to TR-3419, TR-R-48]"""
        if isinstance(choice, Aim):
            value = dict(self.left)[choice.target]
            foe = foe_by(t, choice.target)
            rest = tuple(pair for pair in self.left if pair[0] != choice.target)
            debuff = None if foe is None else foe.debuff
            t.do(ReadyDefence(seat, choice.target, (value,), debuff, back=True), Retaliation(seat, rest))


def can_retaliate(t: TerrariaTable, name: FigureId, seat: Seat) -> bool:
    """Whether an enemy is still there, and the attacker in its sight and range.  [TR-1719, TR-R-47, TR-R-111]"""
    foe = foe_by(t, name)
    return foe is not None and is_alive(t, seat) and strike_loss(t, foe, seat) is not None
