"""Attacks: targets, areas, what is added before the modifier card.  [JL-8xx]"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import asdict, replace

from questhall.core import Choice, Decision, Question, Refusal, Seat, Step
from questhall.haven.charts import CellId
from questhall.haven.choices import LayArea, Skip, Target
from questhall.haven.terms import FigureId

from ..belongings import gain_xp, ready, use_item
from ..blows import Blow, added, blow_of, is_ranged, reach_of
from ..choices import Accept, DrawCard, Spend, ThrowFavourite, UseItem
from ..content import load
from ..effects import Attack
from ..magic import consume, open_spends, ways_to_pay
from ..refusals import missed_targets
from ..state import Figure
from ..strengthening import strengthened
from ..terms import Extra
from ..traits import special
from ..world import JawsTable, allies, enemies, far, floor_of, obstacles, seat_of, seen, taught, within
from .damage import Harm
from .modifying import DrawModifiers
from .moving import clear
from .shaping import ChooseConsumed

WEAPONS = {"favourite": Extra(plus=3), "new_favourite": Extra(plus=3, inflict=("wound",), push=1)}


class BeginAttack(Step, frozen=True):
    """An attack action begins; later ones may ask whom it hit."""

    actor: FigureId
    attack: Attack
    chief: FigureId = ""

    def run(self, t: JawsTable) -> None:
        """Nobody is hit yet."""
        t.state.deed.hits.append([])
        begun = (self.actor, self.attack, self.chief, self.attack.targets or len(t.state.figures))
        pick = PickTarget(*begun)
        t.do(Agree(*begun) if pick.guided(t) else pick)


class PickTarget(Question, frozen=True):
    """One target after the other, each once.  [JL-801, JL-820, JL-821, JL-830, JL-839, JL-1201]"""

    automatic = True

    actor: FigureId
    attack: Attack
    chief: FigureId = ""
    singles: int = 1
    cells: tuple[CellId, ...] = ()
    """Where the area lies."""
    hits: tuple[FigureId, ...] = ()
    spent: tuple[int, ...] = ()
    items: tuple[str, ...] = ()

    def foes(self, t: JawsTable, actor: Figure) -> list[Figure]:
        """Enemies in sight that are not hit yet, and that the action may be for.  [JL-838]"""
        forced = bool(self.chief) and actor.kind == "monster"
        found = [each for each in enemies(t, actor, forced=forced) if each.id not in self.hits]
        return self.bound_to(t, seen(t, actor.at, found))

    def bound_to(self, t: JawsTable, found: list[Figure]) -> list[Figure]:
        """Some attacks are bound to whoever was hit or affected before."""
        deed, attack = t.state.deed, self.attack
        match attack.at:
            case "target":
                return [each for each in found if each.id == deed.target]
            case "place":
                return [each for each in found if any(far(t, cell, each.at) == 1 for cell in deed.place)]
            case "around":
                last = deed.hits[-2][-1:] if len(deed.hits) > 1 else []
                centre = t.state.figures.get(last[0]) if last else None
                cell = centre.at if centre is not None else next(iter(deed.place), "")
                if not last or not cell:
                    return []
                return [each for each in found if each.id not in last and far(t, cell, each.at) <= attack.around]
        return found

    def targets(self, t: JawsTable) -> list[Figure]:
        """Figures in the area, or within range while targets are left.  [JL-803, JL-804, JL-G-008]"""
        actor = t.state.figures.get(self.actor)
        if actor is None:
            return []
        foes = self.foes(t, actor)
        if self.attack.area:
            return [foe for foe in foes if foe.at in self.cells]
        if self.attack.at in ("place", "around"):
            return foes if self.singles > 0 else []
        return within(t, actor.at, foes, reach_of(self.attack)) if self.singles > 0 else []

    def areas(self, t: JawsTable) -> Iterator[LayArea]:
        """Ways to lay the area, one for each set of enemies that it can cover.  [JL-830, JL-833, JL-834, JL-839]"""
        actor = t.state.figures.get(self.actor)
        if actor is None or not self.attack.area or self.cells:
            return
        there, known = {foe.at for foe in self.foes(t, actor)}, set()
        for cells in floor_of(t).placements(self.attack.area, actor.at, reach_of(self.attack)):
            covered = frozenset(there.intersection(cells))
            if covered and covered not in known:
                known.add(covered)
                yield LayArea(cells)

    def ask(self, t: JawsTable) -> Decision:
        """The action may be declined, or ended early.  [JL-606, JL-820]"""
        choices: list[Choice] = [*self.areas(t), *(Target(foe.id) for foe in self.targets(t))]
        if not self.hits and not self.cells and not self.guided(t):
            choices += self.additions(t) if choices else [each for each in self.additions(t) if self.reaches(t, each)]
        return Decision(self.seat(t), self, (*choices, Skip()))

    def additions(self, t: JawsTable) -> list[Choice]:
        """Elements and items that may add to it.  [JL-3409, JL-4613]"""
        spends = [Spend(option, paid) for option, paid in open_spends(t, self.attack.spend, self.spent)]
        return [*spends, *self.usable(t)]

    def reaches(self, t: JawsTable, addition: Choice) -> bool:
        """Whether somebody is in reach with it who is not without it: there is nothing else to add it to."""
        extra = load().items[addition.item].add if isinstance(addition, UseItem) else None
        extra = self.attack.spend[addition.option].add if isinstance(addition, Spend) else extra
        longer = self.more(extra) if extra is not None else self
        return any(longer.areas(t)) or bool(longer.targets(t))

    def refuse(self, t: JawsTable, seat: Seat) -> list[Refusal]:
        """Why others are no targets."""
        actor = t.state.figures.get(self.actor)
        if actor is None or actor.kind != "character":
            return []
        return list(missed_targets(t, actor, self.attack, self.hits))

    def seat(self, t: JawsTable) -> Seat:
        """A forced monster attacks whom its master wants; by some cards an ally does, too.  [JL-1702, JL-G-406]"""
        forced = self.chief and self.actor not in t.state.heroes
        return seat_of(t, self.chief if forced or self.guided(t) else self.actor)

    def guided(self, t: JawsTable) -> bool:
        """Whether a character attacks whom another chooses."""
        return self.attack.aimed and bool(self.chief) and self.actor in t.state.heroes

    def usable(self, t: JawsTable) -> Iterator[UseItem]:
        """Items for a whole attack action.  [JL-4613]"""
        if self.actor not in t.state.heroes or not taught(t, 3):
            return
        ranged = is_ranged(self.attack)
        moments = ["attack", *(["ranged_attack"] if ranged else [])]
        if self.attack.targets == 1 and not self.attack.area:
            moments.append("single_ranged" if ranged else "single_melee")
        for item in ready(t, self.actor, *moments):
            if item.id not in self.items and (not item.cost or ways_to_pay(t, item.cost)):
                yield UseItem(item.id)

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """Each attack is completed before the next."""
        match choice:
            case Target(figure):
                self.strike(t, figure)
            case LayArea(cells):
                self.lay(t, cells)
            case Spend(option, paid):
                consume(t, paid)
                extra = self.attack.spend[option].add
                gain_xp(t, self.chief or self.actor, extra.xp)
                t.do(replace(self.more(extra), spent=(*self.spent, option)))
            case UseItem(item):
                used = use_item(t, self.actor, item)
                assert used.add is not None
                rest = replace(self.more(used.add), items=(*self.items, item))
                t.do(*([ChooseConsumed(self.actor, used.cost)] if used.cost else []), rest)

    def more(self, extra: Extra) -> PickTarget:
        """The action with something added; all its attacks get it."""
        attack = strengthened(self.attack, extra)
        return replace(self, attack=attack, singles=self.singles + extra.targets)

    def lay(self, t: JawsTable, cells: tuple[CellId, ...]) -> None:
        """The area lies there; some areas raze what they cover."""
        if self.attack.razes:
            for cell in cells:
                if cell in obstacles(t):
                    clear(t, cell)
            friends = allies(t, t.state.figures[self.actor])
            t.do(replace(self, cells=cells), *(Harm(e.id, 2, "effect", self.actor) for e in friends if e.at in cells))
        else:
            t.do(replace(self, cells=cells))

    def strike(self, t: JawsTable, target: FigureId) -> None:
        """One attack on one target."""
        actor, deed = t.state.figures[self.actor], t.state.deed
        deed.performed = deed.attacked = True
        deed.hits[-1].append(target)
        deed.target = target
        blow = blow_of(t, actor, self.attack, t.state.figures[target], self.chief)
        if deed.gift is not None:
            blow, deed.gift, deed.influenced = added(blow, deed.gift), None, True
        rest = replace(self, hits=(*self.hits, target), singles=self.singles - 1)
        t.do(PrepareBlow(blow), rest)


class Agree(PickTarget, frozen=True):
    """An ally may attack whom another chooses, with what it adds itself, or decline.  [JL-1702, JL-4613, JL-G-409]"""

    def ask(self, t: JawsTable) -> Decision:
        """If there is somebody to attack, perhaps only with something added."""
        there = any(self.areas(t)) or bool(self.targets(t))
        found = [each for each in self.additions(t) if there or self.reaches(t, each)]
        return Decision(seat_of(t, self.actor), self, (*([Accept()] if there else []), *found, Skip()))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """Then the other one aims."""
        if isinstance(choice, Accept):
            t.do(PickTarget(**asdict(self)))
        else:
            super().answer(t, seat, choice)


class PrepareBlow(Question, frozen=True):
    """Before the card: items for this one attack, and the favourite weapon.  [JL-4613, JL-G-801, JL-G-915]"""

    automatic = True

    blow: Blow

    def ask(self, t: JawsTable) -> Decision:
        """Only a character has such things."""
        blow = self.blow
        choices: list[Choice] = [DrawCard()]
        if blow.attacker in t.state.heroes and taught(t, 3):
            items = ready(t, blow.attacker, "blow", "ranged_blow" if blow.ranged else "melee_blow")
            choices += [UseItem(item.id) for item in items if item.id not in blow.items]
            weapon = t.state.weapon
            mine = weapon is not None and not weapon.figure and not weapon.cell and blow.attacker == "hatchet"
            if mine and blow.ranged and not blow.throws:
                choices.append(ThrowFavourite())
        return Decision(seat_of(t, blow.attacker), self, tuple(choices))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """Then the target may defend itself."""
        match choice:
            case DrawCard():
                defend(t, self.blow)
            case UseItem(item):
                extra = use_item(t, self.blow.attacker, item).add
                assert extra is not None
                t.do(PrepareBlow(replace(added(self.blow, extra), items=(*self.blow.items, item))))
            case ThrowFavourite():
                rule = "new_favourite" if special(t, self.blow.attacker, "new_favourite") else "favourite"
                t.do(PrepareBlow(replace(added(self.blow, WEAPONS[rule]), throws=True)))


def defend(t: JawsTable, blow: Blow) -> None:
    """The target may answer an attack, if it has something for that."""
    t.at_once(Defend(blow) if ready(t, blow.target, "attacked") else DrawModifiers(blow))


class Defend(Question, frozen=True):
    """Items that answer an attack are used before its card is drawn.  [JL-G-802]"""

    automatic = True

    blow: Blow

    def ask(self, t: JawsTable) -> Decision:
        """Only a character has such things."""
        items = ready(t, self.blow.target, "attacked") if taught(t, 3) else []
        choices = [UseItem(item.id) for item in items if item.id not in self.blow.items]
        return Decision(seat_of(t, self.blow.target), self, (DrawCard(), *choices))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """An item works on this attack only."""
        if isinstance(choice, UseItem):
            extra = use_item(t, self.blow.target, choice.item).add
            assert extra is not None
            t.do(Defend(replace(added(self.blow, extra), items=(*self.blow.items, choice.item))))
        else:
            t.at_once(DrawModifiers(self.blow))
