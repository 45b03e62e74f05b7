"""What only one card says.  [JL-G-915, JL-G-909]"""

from __future__ import annotations

from itertools import pairwise

from questhall.core import Choice, Decision, Question, Seat, Step
from questhall.haven.charts import CellId
from questhall.haven.choices import PickHex, Skip, Target
from questhall.haven.terms import CardId, FigureId

from ..belongings import gain_xp
from ..cardpiles import add_passing
from ..choices import Accept
from ..effects import Attack, Special
from ..events import BonusBegan, TerrainChanged
from ..health import mark
from ..state import Weapon
from ..traits import add_bonus
from ..world import JawsTable, adjacent, chart_of, enemies, far, is_empty, seat_of, who
from ..zones import retire
from .attack import BeginAttack
from .moving import EnterHex, WalkPath

CARRIED = ("favourite", "new_favourite", "influence", "any_obstacle", "lull")


class PerformSpecial(Question, frozen=True):
    """Perform what only this card says, or decline it."""

    automatic = True

    actor: FigureId
    special: Special
    card: CardId = ""

    def ask(self, t: JawsTable) -> Decision:
        """Some need a hex or an enemy."""
        choices: list[Choice] = []
        me = t.state.figures[self.actor]
        match self.special.rule:
            case "sand_devil" | "ward":
                choices += [PickHex(cell) for cell in chart_of(t).near[me.at] if is_empty(t, cell)]
            case "shift_trap":
                choices += [PickHex(cell) for cell in chart_of(t).near[me.at] if cell in t.state.traps]
            case "charge":
                choices += [Target(each.id) for each in adjacent(t, me, enemies(t, me)) if self.closed_in(t, each.at)]
            case _:
                choices.append(Accept())
        return Decision(seat_of(t, self.actor), self, (*choices, Skip()))

    def closed_in(self, t: JawsTable, cell: CellId) -> bool:
        """Whether each hex of the movement brought one closer."""
        steps = [far(t, each, cell) for each in t.state.deed.way]
        return len(steps) > 1 and all(after < before for before, after in pairwise(steps))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """Once, and by name."""
        state = t.state
        if isinstance(choice, Skip):
            return
        state.deed.performed = True
        match self.special.rule, choice:
            case "sand_devil", PickHex(cell):
                state.devil = cell
                self.begin(t)
                t.tell(TerrainChanged(cell, "devil"))
            case "ward", PickHex(cell):
                state.ward = cell
                self.begin(t)
                t.tell(TerrainChanged(cell, "ward"))
            case "shift_trap", PickHex(cell):
                t.do(ShiftTrap(self.actor, cell))
            case "charge", Target(figure):
                state.deed.target = figure
                gain_xp(t, self.actor, 1)
                t.do(BeginAttack(self.actor, Attack(value="M", push=2, at="target")))
            case "bless_monsters", _:
                add_passing(t, state.modifiers, "bless")
            case rule, _ if rule in CARRIED:
                self.begin(t)

    def begin(self, t: JawsTable) -> None:
        """The card lies in the active area, and its token on it."""
        state, rule = t.state, self.special.rule
        add_bonus(t, self.actor, self.special, "round" if rule == "lull" else "persistent", self.card, self.actor)
        t.tell(BonusBegan(who(state.figures[self.actor]), self.special))
        if rule == "lull":
            for figure in state.deed.affected:
                if figure in state.figures:
                    mark(t, state.figures[figure], ("lulled",))
        if rule in ("favourite", "new_favourite"):
            rules = {each.card: getattr(each.effect, "rule", "") for each in state.bonuses if each.card != self.card}
            for card in [card for card, other in rules.items() if other in ("favourite", "new_favourite")]:
                retire(t, self.actor, card)
            state.weapon = Weapon(self.card)


class ShiftTrap(Question, frozen=True):
    """A trap is moved under an enemy next to oneself."""

    automatic = True

    actor: FigureId
    cell: CellId

    def ask(self, t: JawsTable) -> Decision:
        """Whom."""
        me = t.state.figures[self.actor]
        foes = [each for each in adjacent(t, me, enemies(t, me)) if each.kind == "monster"]
        return Decision(seat_of(t, self.actor), self, tuple(Target(each.id) for each in foes) or (Skip(),))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """It springs at once."""
        if isinstance(choice, Target):
            foe = t.state.figures[choice.figure]
            t.state.traps[foe.at] = t.state.traps.pop(self.cell)
            t.do(EnterHex(foe.id, foe.at, above=False, loot=False, crash=False))


class MoveDevil(Question, frozen=True):
    """At the start of one's turns the Sand Devil may move, up to two hexes and with whoever is on it."""

    automatic = True

    actor: FigureId
    left: int = 2
    carries: FigureId = ""

    def ask(self, t: JawsTable) -> Decision:
        """One hex after the other."""
        state, choices = t.state, list[Choice]()
        if self.left and state.devil:
            taken = {each.at for each in state.figures.values()}
            for cell in chart_of(t).near[state.devil]:
                if cell not in state.terrain and (cell not in taken or not self.carries):
                    choices.append(PickHex(cell))
            if not self.carries:
                choices += [Target(each.id) for each in state.figures.values() if each.at == state.devil]
        return Decision(seat_of(t, self.actor), self, (*choices, Skip()))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """Whoever it moves onto suffers."""
        state = t.state
        match choice:
            case Target(figure):
                t.do(MoveDevil(self.actor, self.left, figure))
            case PickHex(cell):
                steps: list[Step] = []
                there = next((each.id for each in state.figures.values() if each.at == cell), "")
                if self.carries:
                    state.devil = ""
                    steps.append(WalkPath(self.carries, (cell,), forced=True))
                steps.append(PlaceDevil(cell, there))
                t.do(*steps, MoveDevil(self.actor, self.left - 1, self.carries))


class PlaceDevil(Step, frozen=True):
    """The Sand Devil is on a hex now."""

    cell: CellId
    meets: FigureId

    def run(self, t: JawsTable) -> None:
        """A figure that it moves onto suffers."""
        t.state.devil = self.cell
        if self.meets and self.meets in t.state.figures:
            t.do(EnterHex(self.meets, self.cell, above=False, loot=False, crash=False))
