"""A monster's turn: focus, then the actions of its card.  [JL-26xx to JL-31xx, JL-34xx, JL-G-1xx]"""

from __future__ import annotations

from questhall.core import Choice, Decision, Question, Seat, Step
from questhall.haven.choices import Guide, Skip, Target
from questhall.haven.terms import FigureId

from ..blows import blow_of
from ..choices import Spend, Strike
from ..effects import Attack, Consume, Effect, Given, Move, Special
from ..magic import LESSON, consume, ways_to_pay
from ..minds import MELEE, Plan, actions_of, attack_from, find_foci, paid_key, strikes
from ..state import Deed, Figure
from ..strengthening import strengthened
from ..world import JawsTable, alive, drawn_card, enemies, seat_of, seen, taught, within
from .attack import defend
from .bosses import BossActs
from .damage import Harm
from .instincts import Consider, MonsterDoes
from .moving import WalkPath
from .shaping import choose_elements
from .stepping import EndMove


class MonsterTurn(Step, frozen=True):
    """A wound hurts first; then its kind consumes, it acts, and its kind infuses.

    [JL-1510, JL-2609, JL-3413, JL-G-011, JL-G-111, JL-G-121]
    """

    figure: FigureId

    def run(self, t: JawsTable) -> None:
        """A stunned monster does nothing."""
        figure = t.state.figures[self.figure]
        t.state.deed = Deed()
        first: list[Step] = [Harm(self.figure, 1, "wound")] if "wound" in figure.conditions else []
        if taught(t, LESSON):
            first.append(ConsumeForKind(self.figure))
        t.do(InfuseForKind(self.figure, figure.being))
        if first:
            t.do(*first, FindFocus(self.figure))
        else:
            t.at_once(FindFocus(self.figure))


class ConsumeForKind(Question, frozen=True):
    """What its card can consume it consumes, once for all of its kind.  [JL-3414, JL-3415, JL-3417, JL-G-703]"""

    automatic = True

    figure: FigureId

    def open_to(self, t: JawsTable) -> tuple[str, list[Spend]]:
        """The first use that is not paid for yet."""
        figure = t.state.figures.get(self.figure)
        if figure is None or "stun" in figure.conditions:
            return "", []
        for place, action in enumerate(actions_of(t, figure)):
            offers = getattr(action, "spend", ()) or ((action,) if isinstance(action, Consume) else ())
            for option, offer in enumerate(offers):
                key = paid_key(figure, place, option)
                paid = [Spend(option, elements) for elements in ways_to_pay(t, offer.cost)]
                if paid and key not in t.state.paid:
                    return key, paid
        return "", []

    def ask(self, t: JawsTable) -> Decision:
        """Which element, where that is open."""
        return Decision(seat_of(t, ""), self, tuple(self.open_to(t)[1]) or (Skip(),))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """All of its kind get the bonus under this card."""
        if isinstance(choice, Spend):
            t.state.paid.append(self.open_to(t)[0])
            consume(t, choice.elements)
            t.do(self)


class InfuseForKind(Step, frozen=True):
    """The first of a kind to act infuses what the card shows, whatever else it did.  [JL-3413, JL-O-13]"""

    figure: FigureId
    being: str

    def run(self, t: JawsTable) -> None:
        """Once in a round."""
        if self.being not in t.state.made:
            t.state.made.append(self.being)
            choose_elements(t, self.figure, drawn_card(t, self.being).makes)


class FindFocus(Step, frozen=True):
    """Before any action it chooses its focus.  [JL-2801, JL-2810, JL-G-101]"""

    figure: FigureId
    at: int = 0

    def run(self, t: JawsTable) -> None:
        """Then it performs its actions in order.  [JL-G-121]"""
        figure = t.state.figures.get(self.figure)
        if figure is None or "stun" in figure.conditions:
            return
        found = find_foci(t, figure, actions_of(t, figure))
        if len(found) > 1:
            t.do(ChooseFocus(self.figure, tuple(found), self.at))
        else:
            t.at_once(MonsterActs(self.figure, found[0] if found else "", self.at))


class ChooseFocus(Question, frozen=True):
    """Nothing decides between two characters: the players do.  [JL-2906, JL-G-006]"""

    figure: FigureId
    foci: tuple[FigureId, ...]
    at: int = 0

    def ask(self, t: JawsTable) -> Decision:
        """Those that it can attack equally soon, and that are equal in initiative."""
        return Decision(seat_of(t, ""), self, tuple(map(Target, self.foci)))

    def answer(self, t: JawsTable, seat: Seat, choice: Target) -> None:
        """That one is its focus for all its actions."""
        t.at_once(MonsterActs(self.figure, choice.figure, self.at))


class MonsterActs(Step, frozen=True):
    """One action of the card after the other.  [JL-2706, JL-2707, JL-2708, JL-G-112, JL-G-121]"""

    figure: FigureId
    focus: FigureId
    at: int = 0

    def run(self, t: JawsTable) -> None:
        """A focus that is gone is replaced.  [JL-G-114]"""
        figure = t.state.figures.get(self.figure)
        if figure is None or "stun" in figure.conditions:
            return
        actions, focus = actions_of(t, figure), self.focus
        if self.at >= len(actions):
            return
        if focus and not alive(t, focus):
            t.at_once(FindFocus(self.figure, self.at))
            return
        action = actions[self.at]
        assert isinstance(action, Effect)
        if self.at + 1 < len(actions):
            t.do(MonsterActs(self.figure, focus, self.at + 1))
        t.do(*self.steps(t, figure, improved(t, figure, self.at, action), focus))

    def steps(self, t: JawsTable, figure: Figure, action: Effect, focus: FigureId) -> list[Step]:
        """What an action leads to; without a focus it neither moves nor attacks."""
        match action:
            case Move():
                return [GuideMonster(self.figure, action, focus, self.at)] if focus else []
            case Attack():
                return [MonsterAttacks(self.figure, action, focus)] if focus else []
            case Consume(then=then):
                paid = paid_key(figure, self.at, 0) in t.state.paid
                return [each for part in then for each in self.steps(t, figure, part, focus)] if paid else []
            case Given():
                return [Consider(self.figure, action)]
            case Special():
                return [BossActs(self.figure, action, focus)]
            case _:
                return [MonsterDoes(self.figure, action, focus)]  # type: ignore[arg-type]


def improved(t: JawsTable, figure: Figure, place: int, action: Effect) -> Effect:
    """The action with what its kind has consumed for it.  [JL-3415]"""
    for option, spend in enumerate(getattr(action, "spend", ())):
        if paid_key(figure, place, option) in t.state.paid:
            action = strengthened(action, spend.add)  # type: ignore[type-var]
    return action


class GuideMonster(Question, frozen=True):
    """Where the rules leave a monster's way open, the players decide.  [JL-2901 to JL-2907, JL-3004, JL-3005]"""

    automatic = True

    figure: FigureId
    move: Move
    focus: FigureId
    at: int

    def ask(self, t: JawsTable) -> Decision:
        """Without a better hex it stays."""
        figure = t.state.figures[self.figure]
        if not alive(t, self.focus) or "immobilize" in figure.conditions:
            return Decision(seat_of(t, ""), self, (Skip(),))
        attack = attack_from(t, figure, actions_of(t, figure), self.at)
        paths = Plan(t, figure, attack or MELEE, self.move).paths(self.focus)
        return Decision(seat_of(t, ""), self, tuple(Guide(path[1:]) for path in paths) or (Skip(),))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """It goes there."""
        if isinstance(choice, Guide):
            deed = t.state.deed
            deed.way, deed.passed, deed.moved = [t.state.figures[self.figure].at], [], True
            t.do(EndMove(self.figure))
            t.at_once(WalkPath(self.figure, choice.path, jumps=self.move.jump))


class MonsterAttacks(Question, frozen=True):
    """It attacks its focus and as many others as it can.  [JL-3001, JL-3008, JL-3010, JL-G-128 to JL-G-130]"""

    automatic = True

    figure: FigureId
    attack: Attack
    focus: FigureId

    def open_to(self, t: JawsTable) -> list[tuple[FigureId, ...]]:
        """Sets of targets that are equally good."""
        figure = t.state.figures.get(self.figure)
        if figure is None or "disarm" in figure.conditions:
            return []
        if self.attack.at == "around":
            return self.next_to_last(t, figure)
        focus = t.state.figures.get(self.focus)
        return strikes(t, figure, self.attack, focus) if focus is not None else []

    def next_to_last(self, t: JawsTable, figure: Figure) -> list[tuple[FigureId, ...]]:
        """Somebody else in sight and near the last target, or near where that one stood.  [JL-1201]"""
        hits = t.state.deed.hits
        if not hits or not hits[-1]:
            return []
        last = t.state.figures.get(hits[-1][-1])
        cell = last.at if last is not None else next(iter(t.state.deed.place), "")
        foes = [each for each in enemies(t, figure) if each is not last] if cell else []
        return [(each.id,) for each in seen(t, figure.at, within(t, cell, foes, self.attack.around))]

    def ask(self, t: JawsTable) -> Decision:
        """Out of reach: no attack.  [JL-G-129]"""
        return Decision(seat_of(t, ""), self, tuple(map(Strike, self.open_to(t))) or (Skip(),))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """Each target is a separate attack.  [JL-808, JL-812]"""
        if isinstance(choice, Strike):
            t.state.deed.attacked = True
            t.state.deed.hits.append(list(choice.figures))
            t.do(*(MonsterBlow(self.figure, self.attack, each) for each in choice.figures))


class MonsterBlow(Step, frozen=True):
    """One attack of a monster.  [JL-3002, JL-812]"""

    figure: FigureId
    attack: Attack
    target: FigureId

    def run(self, t: JawsTable) -> None:
        """If both are still there."""
        figure, target = t.state.figures.get(self.figure), t.state.figures.get(self.target)
        if figure is not None and target is not None:
            defend(t, blow_of(t, figure, self.attack, target))
