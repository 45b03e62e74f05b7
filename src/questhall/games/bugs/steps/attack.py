"""Attacks: targets, what is added, the modifier, damage.  [BB-9xx, BB-11xx, BB-16xx to BB-20xx]"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from questhall.core import Choice, Decision, Question, Refusal, Seat, Step
from questhall.haven.charts import CellId
from questhall.haven.choices import LayArea, Skip, Target
from questhall.haven.terms import FigureId, ItemId

from ..blows import PATTERNS, Blow, blow_of, complete, is_ranged
from ..charges import pay, spends
from ..choices import Added, Forgo, Roll, Spend, UseItem
from ..content import load
from ..effects import Attack
from ..events import ActionSkipped
from ..items import ready, usable, use
from ..refusals import missed_targets
from ..state import HERO, Figure
from ..strengthening import added, merged
from ..world import BugsTable, chart_of, in_range, seen_enemies
from .damage import defended
from .rolling import RollModifier


class PickTarget(Question, frozen=True):
    """One attack of an action after the other, each on another figure.

    [BB-901, BB-903, BB-904, BB-907, BB-1109, BB-1110, BB-1705, BB-R-59]
    """

    automatic = True

    actor: FigureId
    attack: Attack
    singles: int = 1
    """How many targets may still be chosen outside an area."""
    hits: tuple[FigureId, ...] = ()
    cells: tuple[CellId, ...] = ()
    """Where the area lies."""
    spent: tuple[int, ...] = ()
    controlled: bool = False
    items: tuple[ItemId, ...] = ()

    def foes(self, t: BugsTable) -> list[Figure]:
        """Enemies that are not hit yet; none for an attacker that is gone."""
        actor = t.state.figures.get(self.actor)
        seen = seen_enemies(t, actor) if actor else []
        return [foe for foe in seen if foe.id not in self.hits]

    def targets(self, t: BugsTable, foes: list[Figure]) -> list[Figure]:
        """Figures in the area, and others within range while there are targets left.  [BB-902, BB-1106]"""
        if not foes or (self.attack.area and not self.cells):
            return []
        actor = t.state.figures[self.actor]
        outside = in_range(t, actor, foes, complete(t, actor, self.attack).range) if self.singles > 0 else []
        return [foe for foe in foes if foe.at in self.cells or foe in outside] if self.cells else outside

    def ask(self, t: BugsTable) -> Decision:
        """The action may be skipped, or ended early.  [BB-807, BB-901]"""
        if self.hits and self.singles <= 0 and not self.cells:
            return Decision(0, self, (Skip(),))
        foes = self.foes(t)
        laid = areas(t, self.actor, self.attack, foes) if foes and self.attack.area and not self.cells else ()
        aims = [Target(foe.id) for foe in self.targets(t, foes)]
        begun = self.actor != HERO or self.hits or self.cells
        return Decision(0, self, (*laid, *aims, *(() if begun else additions(t, self)), Skip()))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """Each attack is completed before the next.  [BB-1907]"""
        match choice:
            case Target(figure):
                self.strike(t, figure)
            case LayArea(cells):
                replace(self, cells=cells, singles=self.attack.targets - 1).begin(t)
            case Spend() | UseItem():
                t.do(strengthened(t, self, choice))
            case Skip() if self.actor == HERO and not self.hits:
                t.tell(ActionSkipped(self.attack))

    def refuse(self, t: BugsTable, seat: Seat) -> list[Refusal]:
        """Why other enemies are no targets."""
        actor = t.state.figures.get(self.actor)
        if self.attack.area or actor is None:
            return []
        reach = complete(t, actor, self.attack).range
        return list(missed_targets(t, self.actor, reach, self.hits))

    def begin(self, t: BugsTable) -> None:
        """Whoever is the only target of an area that was laid is attacked at once: it was laid for that.  [BB-1106]"""
        match self.targets(t, self.foes(t)):
            case [only]:
                self.strike(t, only.id)
            case _:
                t.do(self)

    def strike(self, t: BugsTable, target: FigureId) -> None:
        """One attack on one target."""
        actor = t.state.figures[self.actor]
        t.state.performed = True
        inside = t.state.figures[target].at in self.cells
        rest = replace(self, hits=(*self.hits, target), singles=self.singles if inside else self.singles - 1)
        blow = blow_of(t, actor, target, self.attack, controlled=self.controlled)
        if self.spent:
            blow = replace(blow, plus=sum(self.attack.spend[option].add.plus for option in self.spent))
        t.do(rest)
        t.at_once(PrepareAttack(blow) if self.actor == HERO else RollModifier(blow))


def additions(t: BugsTable, asked: PickTarget) -> Iterator[Choice]:
    """Charges and items that strengthen the attack before its first target.

    [BB-1203, BB-1311, BB-1705, BB-5111, BB-5127, BB-5128]
    """
    if asked.attack.spend:
        yield from [Spend(option, paid) for option, paid in spends(t, asked.attack.spend, asked.spent)]
    if t.state.items:
        yield from [each for each in helpful(t, asked.attack) if each.item not in asked.items]


def strengthened(t: BugsTable, asked: PickTarget, choice: Spend | UseItem) -> PickTarget:
    """The same question of an attack that can do more."""
    match choice:
        case Spend(option, paid):
            pay(t, paid)
            more = added(asked.attack, asked.attack.spend[option].add)
            return replace(asked, attack=more, singles=more.targets, spent=(*asked.spent, option))
        case UseItem():
            more = added(asked.attack, use(t, choice).add[choice.option])
            return replace(asked, attack=more, singles=more.targets, items=(*asked.items, choice.item))


def areas(t: BugsTable, actor: FigureId, attack: Attack, foes: list[Figure]) -> Iterator[LayArea]:
    """Ways to lay the area, one for each set of figures that it can cover.  [BB-1101, BB-1106]"""
    there, seen, origin = {foe.at for foe in foes}, set[frozenset[CellId]](), t.state.figures[actor].at
    for cells in chart_of(t).placements(PATTERNS[attack.area], origin, max(1, attack.range), over=there):
        covered = frozenset(there.intersection(cells))
        if covered not in seen:
            seen.add(covered)
            yield LayArea(cells)


def helpful(t: BugsTable, attack: Attack) -> list[UseItem]:
    """Items that change what a single-target attack can reach.  [BB-5111, BB-5127, BB-5128, BB-R-64]"""
    if attack.targets != 1 or attack.area:
        return []
    return usable(t, "single_ranged" if is_ranged(attack) else "single_melee")


ADDED: tuple[Added, ...] = ("plus", "pierce", "push", "pull", "inflict", "gain", "heal", "advantage")


def optional(blow: Blow) -> list[Forgo]:
    """The added effects that may be left out, each condition by itself.  [BB-1203, BB-1205, BB-1206]"""
    found: list[Forgo] = []
    for name in ADDED:
        if value := getattr(blow, name):
            found += [Forgo(name, each) for each in value] if isinstance(value, tuple) else [Forgo(name)]
    return found


def without(blow: Blow, left_out: Forgo) -> Blow:
    """The same attack without an added effect."""
    match left_out.effect:
        case "plus":
            return replace(blow, value=blow.value - blow.plus, plus=0)
        case "inflict" | "gain" as name:
            kept = tuple([each for each in getattr(blow, name) if each != left_out.condition])
            return replace(blow, **{name: kept})
        case name:
            return replace(blow, **{name: type(getattr(blow, name))()})


class PrepareAttack(Question, frozen=True):
    """Before the roll: which added effects are left out, and which items are used, for this target.

    [BB-1203, BB-1205, BB-1206, BB-1905, BB-R-40]
    """

    automatic = True

    blow: Blow

    def ask(self, t: BugsTable) -> Decision:
        """Everything that was added may be left out."""
        moments = ("attack", "ranged" if self.blow.ranged else "melee")
        items = [choice for choice in usable(t, *moments) if choice.item not in self.blow.items]
        return Decision(0, self, (Roll(), *items, *optional(self.blow)))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """Then the modifier is rolled."""
        match choice:
            case Roll():
                t.at_once(RollModifier(self.blow))
            case Forgo():
                t.do(PrepareAttack(without(self.blow, choice)))
            case UseItem():
                t.do(PrepareAttack(self.with_item(t, choice)))

    def with_item(self, t: BugsTable, choice: UseItem) -> Blow:
        """An item changes one attack, once.  [BB-R-40]"""
        item, blow = use(t, choice), self.blow
        extra = load().items[item.id].add[choice.option]
        return replace(
            merged(blow, extra),
            value=blow.value + extra.plus,
            plus=blow.plus + extra.plus,
            advantage=blow.advantage or extra.advantage,
            items=(*blow.items, item.id),
        )


class Strike(Step, frozen=True):
    """A monster's attack on its target.  [BB-4301, BB-4302, BB-R-63]"""

    actor: FigureId
    target: FigureId
    attack: Attack

    def run(self, t: BugsTable) -> None:
        """Nothing of it is skipped."""
        blow = blow_of(t, t.state.figures[self.actor], self.target, self.attack)
        if self.target == HERO and [item for item in ready(t, "defence") if item.add]:
            t.do(Brace(blow))
        else:
            t.at_once(RollModifier(blow))


class Brace(Question, frozen=True):
    """Before a monster rolls: items that change its roll; all others may wait until it is known.  [BB-5142, BB-R-40]"""

    automatic = True

    blow: Blow

    def ask(self, t: BugsTable) -> Decision:
        """Those that give the attacker a condition."""
        items = [choice for choice in usable(t, "defence") if load().items[choice.item].add]
        return Decision(0, self, (*items, Skip()))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """Then the monster rolls."""
        t.do(RollModifier(defended(t, self.blow, choice) if isinstance(choice, UseItem) else self.blow))
