"""The modifier: which row, which of two, what it adds.  [BB-17xx, BB-18xx, BB-20xx]"""

from __future__ import annotations

from questhall.core import Choice, Decision, Question, Seat, Step
from questhall.haven import Luck, Modifier
from questhall.haven.attacks import PLAIN_EFFECTS, better, luck, modified, shielded, worse
from questhall.haven.choices import Skip
from questhall.haven.events import Who

from ..blows import Blow
from ..choices import Perform, UseItem, UseModifier
from ..content import load
from ..content.tables import Table, hero_table, monster_table
from ..events import FACES, AttackMade, AttackStopped, ModifierRolled, ModifierUsed
from ..items import ready, use
from ..state import HERO
from ..strengthening import merged
from ..world import BugsTable, chart_of, roll_die, scenario_of, shield_of, who
from .damage import SufferDamage, hurt
from .effects import AttackEffects

ROWS = 6
BOTH = (UseModifier(0), UseModifier(1))
Rolled = tuple[int, int]
"""Row and column of a table."""


def table_of(t: BugsTable, blow: Blow) -> Table:
    """Yours, or the one that all monsters share, controlled ones too.  [BB-214, BB-1810, BB-2905]"""
    if blow.attacker == HERO:
        return hero_table(t.state.character, scenario_of(t).level)
    return monster_table(t.state.difficulty)


class RollModifier(Step, frozen=True):
    """Bonuses first, then the die: twice, on two rows, with advantage or disadvantage.

    [BB-1701, BB-1702, BB-1801 to BB-1808, BB-2001, BB-2004, BB-2012, BB-R-01, BB-R-02]
    """

    blow: Blow

    def run(self, t: BugsTable) -> None:
        """The cube moves down a row for each roll; after the last comes the first."""
        blow, state = self.blow, t.state
        attacker, target = state.figures[blow.attacker], state.figures[blow.target]
        value, name, table = max(0, blow.value + ("poison" in target.conditions)), who(attacker), table_of(t, blow)
        fortune = luck_of(t, blow)
        t.tell(AttackMade(name, who(target), target.id, value, fortune.value))
        row, face = first = self.roll(t, name, table)
        if fortune is Luck.PLAIN and not (state.items and zero_moment(blow, face)):
            t.at_once(settled(blow, value, table[row][face]))
            return
        rolled = (first,) if fortune is Luck.PLAIN else (first, self.roll(t, name, table))
        settle = SettleModifier(blow, value, fortune, rolled)
        if settle.is_open(t):
            t.do(settle)
        else:
            t.at_once(settled(blow, value, settle.cells(t)[settle.forced(t)]))

    def roll(self, t: BugsTable, attacker: Who, table: Table) -> Rolled:
        """One roll on the current row."""
        state, mine = t.state, self.blow.attacker == HERO
        row, face = (state.hero_row if mine else state.monster_row), roll_die(t)
        if mine:
            state.hero_row = (row + 1) % ROWS
        else:
            state.monster_row = (row + 1) % ROWS
        t.tell(ModifierRolled(attacker, row + 1, FACES[face], table[row][face]))
        return row, face


def zero_moment(blow: Blow, face: int) -> str:
    """When items may turn a result into ZERO: your MINUS, a monster's PLUS against you; else never.

    [BB-5119, BB-5135]
    """
    if blow.attacker == HERO:
        return "attack" if face == 0 else ""
    return "defence" if face == 2 and blow.target == HERO else ""


def luck_of(t: BugsTable, blow: Blow) -> Luck:
    """Strengthen and muddle, and ranged attacks on adjacent figures.  [BB-2009 to BB-2011, BB-2305, BB-2315]"""
    attacker, target = t.state.figures[blow.attacker], t.state.figures[blow.target]
    if not (blow.ranged or blow.advantage or attacker.conditions):
        return Luck.PLAIN
    near = blow.ranged and chart_of(t).distance[attacker.at][target.at] <= 1
    good = blow.advantage + ("strengthen" in attacker.conditions)
    return luck(advantages=good, disadvantages=near + ("muddle" in attacker.conditions))


class SettleModifier(Question, frozen=True):
    """Which modifier counts: with advantage you choose, monsters use the better; with disadvantage the worse.

    [BB-2002 to BB-2005, BB-R-18, BB-R-41]
    """

    automatic = True

    blow: Blow
    value: int
    luck: Luck
    rolled: tuple[Rolled, ...]

    def cells(self, t: BugsTable) -> list[Modifier]:
        """The modifiers that were rolled."""
        table = table_of(t, self.blow)
        return [table[row][face] for row, face in self.rolled]

    def ask(self, t: BugsTable) -> Decision:
        """Items may change a result first."""
        open_to = BOTH if self.is_free() else (BOTH[self.forced(t)],)
        return Decision(0, self, (*self.items(t), *open_to) if t.state.items else open_to)

    def is_free(self) -> bool:
        """Whether you choose between two modifiers."""
        return self.luck is Luck.ADVANTAGE and self.blow.attacker == HERO

    def is_open(self, t: BugsTable) -> bool:
        """Whether there is anything to decide."""
        return self.is_free() or bool(self.items(t))

    def forced(self, t: BugsTable) -> int:
        """The one that the rules choose."""
        if self.luck is Luck.PLAIN:
            return 0
        cells = self.cells(t)
        pick = better if self.luck is Luck.ADVANTAGE else worse
        return cells.index(pick(cells[0], cells[1], self.value))

    def items(self, t: BugsTable) -> list[UseItem]:
        """Those that turn a result into ZERO."""
        moments = [zero_moment(self.blow, face) for _, face in self.rolled]
        places = [n for n, moment in enumerate(moments) if moment]
        return (
            [UseItem(item.id, n) for item in ready(t, *filter(None, moments)) if item.zero for n in places]
            if places
            else []
        )

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """Take the ZERO cell of the same row, or go on."""
        match choice:
            case UseItem(item, place):
                use(t, choice)
                assert load().items[item].zero
                rolled = [(row, 1) if n == place else (row, face) for n, (row, face) in enumerate(self.rolled)]
                t.do(SettleModifier(self.blow, self.value, self.luck, tuple(rolled)))
            case UseModifier(number):
                t.at_once(settled(self.blow, self.value, self.cells(t)[number]))


def settled(blow: Blow, value: int, modifier: Modifier) -> KeepEffects | Settled:
    """What follows once it is clear which modifier counts.  [BB-1909]"""
    keeps = blow.attacker == HERO and modifier.effects != PLAIN_EFFECTS
    return KeepEffects(blow, value, modifier) if keeps else Settled(blow, value, modifier)


class KeepEffects(Question, frozen=True):
    """After the roll you decide whether its added effect is applied.  [BB-1909]"""

    blow: Blow
    value: int
    modifier: Modifier

    def ask(self, t: BugsTable) -> Decision:
        """The number counts in any case."""
        return Decision(0, self, (Perform(), Skip()))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """With the effect, or with the number alone."""
        plain = Modifier(self.modifier.plus, self.modifier.times)
        t.do(Settled(self.blow, self.value, self.modifier if isinstance(choice, Perform) else plain))


class Settled(Step, frozen=True):
    """The modifier is applied, then the shield; then the damage is suffered.

    [BB-1701, BB-1703, BB-1815 to BB-1818, BB-2101, BB-2601]
    """

    blow: Blow
    value: int
    modifier: Modifier

    def run(self, t: BugsTable) -> None:
        """You may still protect yourself."""
        figures = t.state.figures
        blow, value = merged(self.blow, self.modifier), modified(self.value, self.modifier)
        t.tell(ModifierUsed(who(figures[blow.attacker]), self.modifier, value))
        if blow.target == HERO:
            t.do(SufferDamage(value, "attack", blow))
            return
        target = figures[blow.target]
        damage = shielded(value, shield_of(t, target), blow.pierce)
        if damage > 0:
            hurt(t, target, damage, "attack")
        else:
            t.tell(AttackStopped(who(target), target.id))
        t.at_once(AttackEffects(blow))
