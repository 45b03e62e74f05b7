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
from ..minds import action_key, can_strike, guided_paths, improvements, meant, moving, reach_of
from ..state import Figure
from ..strengthening import added, improved
from ..world import BugsTable
from .attack import Strike
from .damage import Harm
from .forced import WalkPath
from .supporting import GainBonus, MonsterAfflicts, helping


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


AIMED = (Move, Attack)
"""Actions that are meant for a target."""


class MonsterActs(Step, frozen=True):
    """One action after the other, each by its own rules; the dead perform no more.

    [BB-4113, BB-4202, BB-4301, BB-4303, BB-4305, BB-4307, BB-4309, BB-4605]
    """

    figure: FigureId
    face: int
    at: int = 0
    target: FigureId = ""
    """Whom it has made for already in this turn."""

    def run(self, t: BugsTable) -> None:
        """As far as possible."""
        figure, target = t.state.figures.get(self.figure), self.target
        if figure is None:
            return
        actions = load().monsters[figure.being].columns[self.face].actions
        for at in range(self.at, len(actions)):
            foes = meant(t, figure, self.face, at, target) if isinstance(actions[at], AIMED) else []
            if len(foes) > 1:
                t.at_once(ChooseFocus(self.figure, self.face, at, tuple([each.id for each in foes])))
                return
            target = foes[0].id if foes else target
            following = self.following(t, figure, at, actions[at], foes[0] if foes else None)
            if following is not None:
                if at + 1 < len(actions):
                    t.do(MonsterActs(self.figure, self.face, at + 1, target))
                if uses_of(actions[at]):
                    t.do(UseElements(self.figure, self.face, at), Improved(self.figure, self.face, at, target))
                else:
                    t.at_once(following)
                return

    def following(self, t: BugsTable, figure: Figure, at: int, action: AnyEffect, foe: Figure | None) -> Step | None:
        """What the action leads to now; nothing if it cannot be performed."""
        match action:
            case Attack() if foe:
                reach = reach_of(t, figure, self.face, at, action) if action.spend else action.range
                return Strike(self.figure, foe.id, action) if can_strike(t, figure, foe, reach) else None
            case Move(_, jump) if foe:
                ways = guided_paths(t, figure, self.face, at, foe)
                if len(ways) == 1:
                    return WalkPath(self.figure, ways[0][1:], jumps=jump)
                return GuideMonster(self.figure, self.face, at, foe.id, tuple(ways)) if ways else None
            case Heal() | Gain():
                return helping(self.figure, action)
            case Shield() | Retaliate() | Fly():
                return GainBonus(self.figure, action)
            case Afflict() | Push() | Pull():
                return MonsterAfflicts(self.figure, action)
        return None


class ChooseFocus(Question, frozen=True):
    """Of targets that are equally near and act at the same time one is yours to choose.  [BB-4001, BB-R-34]"""

    figure: FigureId
    face: int
    at: int
    foes: tuple[FigureId, ...]

    def ask(self, t: BugsTable) -> Decision:
        """You, or what you protect."""
        return Decision(0, self, tuple([Target(foe) for foe in self.foes]))

    def answer(self, t: BugsTable, seat: Seat, choice: Target) -> None:
        """It is the target of all that it does in this turn."""
        t.at_once(MonsterActs(self.figure, self.face, self.at, choice.figure))


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
    target: FigureId = ""

    def run(self, t: BugsTable) -> None:
        """Only what was paid for counts."""
        figure = t.state.figures[self.figure]
        action = load().monsters[figure.being].columns[self.face].actions[self.at]
        extras = improvements(t, figure, self.face, self.at)
        match action:
            case Move():
                t.do(GuideMonster(self.figure, self.face, self.at, self.target))
            case Attack():
                self.attack(t, figure, action, extras)
            case Heal() | Gain():
                t.do(*(helping(self.figure, effect) for effect in improved(action, *extras)))

    def attack(self, t: BugsTable, figure: Figure, attack: Attack, extras: list[Extra]) -> None:
        """It attacks its target; nothing of it is skipped.  [BB-4302, BB-R-63]"""
        for extra in extras:
            attack = added(attack, extra)
        if can_strike(t, figure, t.state.figures[self.target], attack.range):
            t.at_once(Strike(self.figure, self.target, attack))


class GuideMonster(Question, frozen=True):
    """Whatever the rules leave open about a monster's way is yours to decide.  [BB-4001, BB-4906]"""

    automatic = True

    figure: FigureId
    face: int
    at: int
    target: FigureId
    ways: tuple[tuple[CellId, ...], ...] = ()
    """The ways that are equally good, if they have been found already."""

    def ask(self, t: BugsTable) -> Decision:
        """Without a way it stays.  [BB-4106, BB-4111, BB-4112]"""
        figures = t.state.figures
        ways = self.ways or guided_paths(t, figures[self.figure], self.face, self.at, figures[self.target])
        return Decision(0, self, tuple([Guide(path[1:]) for path in ways]) or (Skip(),))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """It goes there."""
        if isinstance(choice, Guide):
            figure = t.state.figures[self.figure]
            move = load().monsters[figure.being].columns[self.face].actions[self.at]
            assert isinstance(move, Move)
            jumps = moving(t, figure, self.face, self.at)[0].jumps if move.spend else move.jump
            t.at_once(WalkPath(self.figure, choice.path, jumps=jumps))
