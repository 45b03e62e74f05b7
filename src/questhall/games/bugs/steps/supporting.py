"""What a monster does besides moving and attacking.  [BB-2301, BB-43xx]"""

from __future__ import annotations

from questhall.core import Decision, Question, Seat, Step
from questhall.haven.choices import Target
from questhall.haven.terms import FigureId

from ..effects import Afflict, Condition, Fly, Gain, Heal, Pull, Push, Retaliate, Shield
from ..events import BonusBegan
from ..minds import in_order
from ..state import HERO, Figure
from ..world import BugsTable, add_bonus, give_condition, heal, hero, in_range, monsters, who
from .forced import Afflicted, ForceMove


class GainBonus(Step, frozen=True):
    """A bonus of the column starts when it is performed and lasts to the end of the round.  [BB-4303]"""

    figure: FigureId
    effect: Shield | Retaliate | Fly

    def run(self, t: BugsTable) -> None:
        """It adds to what is printed.  [BB-4304]"""
        add_bonus(t, self.figure, self.effect)
        t.tell(BonusBegan(who(t.state.figures[self.figure]), self.effect))


class MonsterHeals(Question, frozen=True):
    """The monster within range that has lost most is healed; ties are yours.  [BB-4305, BB-4306, BB-R-35]"""

    automatic = True

    figure: FigureId
    effect: Heal

    def ask(self, t: BugsTable) -> Decision:
        """Nobody hurt: one with a wound or poison, else itself."""
        figure = t.state.figures[self.figure]
        near = in_range(t, figure, monsters(t), self.effect.range) if self.effect.range else [figure]
        most = max(each.most - each.health for each in near)
        found = [each for each in near if each.most - each.health == most]
        if most == 0:
            ill = [each for each in near if {"wound", "poison"} & set(each.conditions)]
            found = ill or [figure]
        return Decision(0, self, tuple(Target(each.id) for each in found))

    def answer(self, t: BugsTable, seat: Seat, choice: Target) -> None:
        """A heal like any other."""
        heal(t, t.state.figures[choice.figure], self.effect.value)


class MonsterGains(Step, frozen=True):
    """Conditions for itself, or positive ones for the nearest monsters without them.

    [BB-4309 to BB-4311, BB-R-36, BB-R-63]
    """

    figure: FigureId
    effect: Gain

    def run(self, t: BugsTable) -> None:
        """Of equally near ones who acts earlier."""
        figure, effect = t.state.figures[self.figure], self.effect
        for condition in effect.conditions:
            for target in self.targets(t, figure, condition):
                give_condition(t, target, condition)

    def targets(self, t: BugsTable, figure: Figure, condition: Condition) -> list[Figure]:
        """Without a range itself."""
        if not self.effect.range:
            return [figure]
        near = in_range(t, figure, monsters(t), self.effect.range)
        without = [each for each in near if condition not in each.conditions]
        return in_order(t, figure, without)[: self.effect.targets]


def helping(figure: FigureId, effect: Heal | Gain) -> MonsterHeals | MonsterGains:
    """What a monster does for its own side."""
    return MonsterHeals(figure, effect) if isinstance(effect, Heal) else MonsterGains(figure, effect)


class MonsterAfflicts(Step, frozen=True):
    """Negative actions that are no attacks hit you, if you are within range.  [BB-4307, BB-4308]"""

    figure: FigureId
    effect: Afflict | Push | Pull

    def run(self, t: BugsTable) -> None:
        """Not while you are invisible.  [BB-2301]"""
        figure, you = t.state.figures[self.figure], hero(t)
        if "invisible" in you.conditions or not in_range(t, figure, [you], self.effect.range):
            return
        match self.effect:
            case Afflict(conditions):
                t.do(Afflicted(HERO, conditions))
            case Push(value):
                t.do(ForceMove(HERO, figure.at, value, away=True, free=False))
            case Pull(value, _, inflict):
                t.do(ForceMove(HERO, figure.at, value, away=False, free=False), Afflicted(HERO, inflict))
