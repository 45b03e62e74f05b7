"""A monster's turn.  [BB-40xx to BB-44xx, BB-49xx]"""

from __future__ import annotations

from questhall.core import Choice, Decision, Question, Seat, Step
from questhall.haven.charts import CellId
from questhall.haven.choices import Guide, Skip, Target
from questhall.haven.terms import FigureId, Symbol

from ..charges import pay, payments
from ..choices import Spend
from ..content import load
from ..effects import (
    Afflict,
    AnyEffect,
    Attack,
    Condition,
    Extra,
    Fly,
    Gain,
    Heal,
    Move,
    Pull,
    Push,
    Retaliate,
    Shield,
    uses_of,
)
from ..events import BonusBegan
from ..minds import action_key, guided_paths, improvements, in_order, moving, reach_of, strike_target
from ..state import HERO, Figure
from ..strengthening import added, improved
from ..world import BugsTable, add_bonus, give_condition, heal, hero, in_range, monsters, who
from .attack import Strike
from .damage import Harm
from .forced import Afflicted, ForceMove, WalkPath


class MonsterTurn(Step, frozen=True):
    """A wound hurts first; then the actions of the column, in order.  [BB-802, BB-2307, BB-4008, BB-4009, BB-R-27]"""

    figure: FigureId
    face: int

    def run(self, t: BugsTable) -> None:
        """Whoever dies of it does not act."""
        acts = MonsterActs(self.figure, self.face)
        if "wound" in t.state.figures[self.figure].conditions:
            t.do(Harm(self.figure, 1, "wound"), acts)
        else:
            t.at_once(acts)


class MonsterActs(Step, frozen=True):
    """One action after the other, each by its own rules; the dead perform no more.

    [BB-4113, BB-4202, BB-4301, BB-4303, BB-4305, BB-4307, BB-4309, BB-4605]
    """

    figure: FigureId
    face: int
    at: int = 0

    def run(self, t: BugsTable) -> None:
        """As far as possible."""
        figure = t.state.figures.get(self.figure)
        if figure is None:
            return
        actions = load().monsters[figure.being].columns[self.face].actions
        for at in range(self.at, len(actions)):
            following = self.following(t, figure, at, actions[at])
            if following is None:
                continue
            if at + 1 < len(actions):
                t.do(MonsterActs(self.figure, self.face, at + 1))
            if uses_of(actions[at]):
                t.do(UseElements(self.figure, self.face, at), Improved(self.figure, self.face, at))
            else:
                t.at_once(following)
            return

    def following(self, t: BugsTable, figure: Figure, at: int, action: AnyEffect) -> Step | None:
        """What the action leads to now; nothing if it cannot be performed."""
        match action:
            case Attack():
                reach = reach_of(t, figure, self.face, at, action) if action.spend else action.range
                target = strike_target(t, figure, reach)
                return Strike(self.figure, target.id, action) if target else None
            case Move(_, jump):
                ways = guided_paths(t, figure, self.face, at)
                if len(ways) == 1:
                    return WalkPath(self.figure, ways[0][1:], jumps=jump)
                return GuideMonster(self.figure, self.face, at, tuple(ways)) if ways else None
            case Heal() | Gain():
                return helping(self.figure, action)
            case Shield() | Retaliate() | Fly():
                return GainBonus(self.figure, action)
            case Afflict() | Push() | Pull():
                return MonsterAfflicts(self.figure, action)
        return None


class UseElements(Question, frozen=True):
    """A monster must use an element that its action asks for; you decide which charge.

    [BB-1313, BB-4403, BB-4404, BB-4405, BB-R-13, BB-R-14]
    """

    automatic = True

    figure: FigureId
    face: int
    at: int

    def open_to(self, t: BugsTable) -> list[Spend]:
        """The first use that its kind has not paid for yet this round; those that cannot all be paid for are yours."""
        figure = t.state.figures[self.figure]
        action = load().monsters[figure.being].columns[self.face].actions[self.at]
        costs: tuple[Symbol, ...] = ()
        found: list[list[Spend]] = []
        for option, spend in enumerate(uses_of(action)):
            if action_key(figure, self.face, self.at, option) not in t.state.improved:
                open_to = [Spend(option, paid) for paid in payments(t, spend.cost)]
                if open_to:
                    costs += spend.cost
                    found.append(open_to)
        together = len(found) < 2 or bool(payments(t, costs))
        return [choice for each in (found[:1] if together else found) for choice in each]

    def ask(self, t: BugsTable) -> Decision:
        """Nothing to pay with: nothing to decide."""
        return Decision(0, self, tuple(self.open_to(t)) or (Skip(),))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """One use serves all monsters of the kind."""
        if isinstance(choice, Spend):
            pay(t, choice.charges)
            figure = t.state.figures[self.figure]
            t.state.improved.append(action_key(figure, self.face, self.at, choice.option))
            t.do(self)


class Improved(Step, frozen=True):
    """The action with what used elements add.  [BB-4403, BB-4404]"""

    figure: FigureId
    face: int
    at: int

    def run(self, t: BugsTable) -> None:
        """Only what was paid for counts."""
        figure = t.state.figures[self.figure]
        action = load().monsters[figure.being].columns[self.face].actions[self.at]
        extras = improvements(t, figure, self.face, self.at)
        match action:
            case Move():
                t.do(GuideMonster(self.figure, self.face, self.at))
            case Attack():
                self.attack(t, figure, action, extras)
            case Heal() | Gain():
                t.do(*(helping(self.figure, effect) for effect in improved(action, *extras)))

    def attack(self, t: BugsTable, figure: Figure, attack: Attack, extras: list[Extra]) -> None:
        """It attacks its target; nothing of it is skipped.  [BB-4302, BB-R-63]"""
        for extra in extras:
            attack = added(attack, extra)
        target = strike_target(t, figure, attack.range)
        if target is not None:
            t.at_once(Strike(self.figure, target.id, attack))


class GuideMonster(Question, frozen=True):
    """Whatever the rules leave open about a monster's way is yours to decide.  [BB-4001, BB-4906]"""

    automatic = True

    figure: FigureId
    face: int
    at: int
    ways: tuple[tuple[CellId, ...], ...] = ()
    """The ways that are equally good, if they have been found already."""

    def ask(self, t: BugsTable) -> Decision:
        """Without a way it stays.  [BB-4106, BB-4111, BB-4112]"""
        ways = self.ways or guided_paths(t, t.state.figures[self.figure], self.face, self.at)
        return Decision(0, self, tuple([Guide(path[1:]) for path in ways]) or (Skip(),))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """It goes there."""
        if isinstance(choice, Guide):
            figure = t.state.figures[self.figure]
            move = load().monsters[figure.being].columns[self.face].actions[self.at]
            assert isinstance(move, Move)
            jumps = moving(t, figure, self.face, self.at)[0].jumps if move.spend else move.jump
            t.at_once(WalkPath(self.figure, choice.path, jumps=jumps))


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
