"""Actions at a target that are no attacks: conditions, push, pull, control.  [BB-9xx, BB-22xx, BB-28xx, BB-29xx]"""

from __future__ import annotations

from msgspec.structs import replace

from questhall.core import Choice, Decision, Question, Refusal, Seat
from questhall.haven.choices import Skip, Target
from questhall.haven.terms import FigureId

from ..effects import Afflict, Control, Move, Pull, Push
from ..events import ActionSkipped
from ..refusals import missed_targets
from ..state import HERO, Figure
from ..world import BugsTable, give_condition, hero, in_range, seen_enemies
from .control import Controlled, can_control
from .forced import Afflicted, ForceMove


class AimAction(Question, frozen=True):
    """Up to so many different enemies within range.  [BB-901 to BB-907, BB-910]"""

    automatic = True

    action: Afflict | Push | Pull | Control
    hits: tuple[FigureId, ...] = ()

    def targets(self, t: BugsTable) -> list[Figure]:
        """Visible enemies that are not targets yet; objectives are not affected.  [BB-420, BB-421]"""
        near = in_range(t, hero(t), seen_enemies(t, hero(t)), self.action.range)
        found = [foe for foe in near if foe.id not in self.hits and foe.kind == "monster"]
        action = self.action
        if isinstance(action, Control):
            return [foe for foe in found if not self.hits and can_control(t, foe, action.action)]
        most = action.targets if isinstance(action, Afflict) else 1
        return found if len(self.hits) < most else []

    def ask(self, t: BugsTable) -> Decision:
        """It may be skipped."""
        return Decision(0, self, (*(Target(foe.id) for foe in self.targets(t)), Skip()))

    def refuse(self, t: BugsTable, seat: Seat) -> list[Refusal]:
        """Why others are no targets."""
        open_to = {f"piece:{foe.id}" for foe in self.targets(t)}
        found = missed_targets(t, HERO, self.action.range, self.hits, closed=self.limit())
        return [refusal for refusal in found if refusal.on not in open_to]

    def limit(self) -> str:
        """The rule that closes it to enemies within reach.  [BB-901, BB-904, BB-2904, BB-2906]"""
        match self.action:
            case Control(Move()):
                return "BB-2904"
            case Control():
                return "BB-2906"
            case Afflict():
                return "BB-901"
        return "BB-904"

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """The target suffers it; then comes the next."""
        if not isinstance(choice, Target):
            if not self.hits:
                t.tell(ActionSkipped(self.action))
            return
        t.state.performed = True
        figure, rest = choice.figure, replace(self, hits=(*self.hits, choice.figure))
        match self.action:
            case Afflict(conditions):
                for condition in conditions:
                    give_condition(t, t.state.figures[figure], condition)
                t.do(rest)
            case Push(value):
                t.do(ForceMove(figure, hero(t).at, value, away=True, free=True), rest)
            case Pull(value, _, inflict):
                t.do(ForceMove(figure, hero(t).at, value, away=False, free=True), Afflicted(figure, inflict), rest)
            case Control(action):
                t.do(Controlled(figure, action), rest)
