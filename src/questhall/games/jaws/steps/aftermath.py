"""After the damage of an attack: its effects, and what answers it.  [JL-14xx, JL-19xx, JL-G-2xx]"""

from __future__ import annotations

from questhall.core import Choice, Decision, Question, Seat, Step
from questhall.haven.charts import CellId
from questhall.haven.choices import Skip, Target
from questhall.haven.terms import FigureId

from ..belongings import gain_xp
from ..blows import Blow
from ..cases import holds
from ..content.modifiers import CardText, read_modifier
from ..effects import Shield, Watch
from ..health import give_condition, heal, mark
from ..magic import infuse
from ..state import Figure, Weapon
from ..traits import add_bonus
from ..world import JawsTable, adjacent, alive, allies, enemies, seat_of, within
from ..zones import use_slot
from .damage import Harm
from .forced import ForceMove
from .watching import Respond, in_any_order, response

BLEEDING = {"bleed": 1, "bleed_more": 1}


class AfterBlow(Step, frozen=True):
    """Conditions, tokens and forced movement for the living; then everything else.  [JL-1402, JL-G-201, JL-G-202]"""

    blow: Blow
    card: CardText
    cell: CellId
    """Where the target stood."""

    def run(self, t: JawsTable) -> None:
        """Experience for what the attack had added."""
        blow, state = self.blow, t.state
        state.attacked.setdefault(blow.attacker, []).append(blow.target)
        gain_xp(t, blow.chief or blow.attacker, blow.xp)
        target = state.figures.get(blow.target)
        if target is not None:
            for condition in blow.inflict:
                give_condition(t, target, condition, blow.attacker)
            mark(t, target, blow.marks)
        self.weapon(t)
        t.do(Splash(blow, self.cell), CardEffects(blow, self.card), Answer(blow))
        t.at_once(Shoving(blow))

    def weapon(self, t: JawsTable) -> None:
        """The favourite weapon goes with the attack, or comes back.  [JL-G-915]"""
        weapon = t.state.weapon
        if weapon is None:
            return
        if self.blow.throws:
            there = alive(t, self.blow.target)
            t.state.weapon = Weapon(weapon.card, self.blow.target if there else "", "" if there else self.cell)
        elif self.blow.fetch:
            t.state.weapon = Weapon(weapon.card)


class Shoving(Step, frozen=True):
    """Push and pull of an attack, from where the attacker stands now.  [JL-1901, JL-3510, JL-G-404]"""

    blow: Blow

    def run(self, t: JawsTable) -> None:
        """Players decide freely for themselves, for monsters only the direction."""
        blow = self.blow
        attacker = t.state.figures.get(blow.attacker)
        if attacker is not None and alive(t, blow.target):
            ways = ((blow.push, True), (blow.pull, False))
            t.do(*(ForceMove(blow.target, attacker.id, value, away, blow.chief) for value, away in ways if value))


class Splash(Step, frozen=True):
    """Enemies next to the target suffer as well.  [JL-G-913]"""

    blow: Blow
    cell: CellId

    def run(self, t: JawsTable) -> None:
        """All of them, one of them, or one what was too much for the dead."""
        blow, attacker = self.blow, t.state.figures.get(self.blow.attacker)
        if attacker is None:
            return
        target = t.state.figures.get(blow.target)
        if not (blow.near or blow.beside or blow.overflow):
            return
        foes = [each for each in enemies(t, attacker, forced=bool(blow.chief)) if each.id != blow.target]
        near = within(t, target.at if target else self.cell, foes, 1)
        t.do(*(Harm(each.id, blow.near, "effect", attacker.id) for each in near))
        over = t.state.deed.over if blow.overflow and target is None else 0
        for damage in (blow.beside, over):
            if damage and near:
                t.do(HurtOne(attacker.id, tuple(each.id for each in near), damage))


class HurtOne(Question, frozen=True):
    """One of some enemies suffers damage."""

    automatic = True

    actor: FigureId
    foes: tuple[FigureId, ...]
    damage: int

    def ask(self, t: JawsTable) -> Decision:
        """Those that are still there."""
        left = [Target(foe) for foe in self.foes if alive(t, foe)]
        return Decision(seat_of(t, self.actor), self, tuple(left) or (Skip(),))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """It does."""
        if isinstance(choice, Target):
            t.do(Harm(choice.figure, self.damage, "effect", self.actor))


class CardEffects(Step, frozen=True):
    """What else a modifier card says.  [JL-G-706, JL-4703]"""

    blow: Blow
    card: CardText

    def run(self, t: JawsTable) -> None:
        """Elements, damage around the attacker, a shield, a heal for an ally."""
        modifier, attacker = read_modifier(self.card), t.state.figures.get(self.blow.attacker)
        infuse(t, modifier.elements)
        if attacker is None:
            return
        if modifier.around:
            foes = adjacent(t, attacker, enemies(t, attacker, forced=bool(self.blow.chief)))
            t.do(*(Harm(each.id, modifier.around, "effect", attacker.id) for each in foes))
        if modifier.shield:
            add_bonus(t, attacker.id, Shield(value=modifier.shield), "round")
        friends = adjacent(t, attacker, allies(t, attacker)) if modifier.heal else []
        if friends:
            t.do(HealOne(attacker.id, tuple(each.id for each in friends), modifier.heal))


class HealOne(Question, frozen=True):
    """One of some allies is healed, or none."""

    automatic = True

    actor: FigureId
    friends: tuple[FigureId, ...]
    value: int

    def ask(self, t: JawsTable) -> Decision:
        """Those that are still there."""
        left = [Target(friend) for friend in self.friends if alive(t, friend)]
        return Decision(seat_of(t, self.actor), self, (*left, Skip()))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """A heal like any other."""
        if isinstance(choice, Target):
            heal(t, t.state.figures[choice.figure], self.value)


class Answer(Step, frozen=True):
    """Whoever was attacked may hurt the attacker, tokens hurt the attacked; allies and slots follow.

    [JL-3704, JL-G-203, JL-G-908, JL-O-39]
    """

    blow: Blow

    def run(self, t: JawsTable) -> None:
        """Even the dead answer."""
        blow, figures = self.blow, t.state.figures
        attacker, target = figures.get(blow.attacker), figures.get(blow.target)
        if target is not None and target.marks:
            t.do(Harm(target.id, sum(BLEEDING.get(each, 0) for each in target.marks), "effect", blow.attacker))
        if attacker is None:
            return
        if blow.thorns:
            t.do(Harm(attacker.id, blow.thorns, "thorns", blow.target))
        self.use_slots(t, attacker)
        t.do(*self.allied(t, attacker, target))

    def use_slots(self, t: JawsTable, attacker: Figure) -> None:
        """Every bonus that worked on this attack has been used once."""
        for bonus in list(t.state.bonuses):
            if bonus.figure == attacker.id and bonus.serial in self.blow.boosts:
                use_slot(t, bonus)

    def allied(self, t: JawsTable, attacker: Figure, target: Figure | None) -> list[Step]:
        """Bonuses of others that wait for an ally's attack."""
        found: list[Respond] = []
        for bonus in t.state.bonuses:
            watch = bonus.effect
            if not isinstance(watch, Watch) or watch.upon != "ally_attack" or bonus.figure == attacker.id:
                continue
            if attacker.kind == "character" and target is not None and holds(t, watch.case, attacker, target):
                found.append(response(bonus, attacker.id))
        return in_any_order(found)
