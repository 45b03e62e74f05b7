"""After the damage: effects of the attack, retaliation, and what follows.  [BB-19xx, BB-22xx, BB-27xx]"""

from __future__ import annotations

import functools

from msgspec.structs import replace

from questhall.core import Choice, Decision, Question, Seat, Step
from questhall.haven.charts import CellId
from questhall.haven.choices import Skip
from questhall.haven.terms import FigureId, ItemId

from ..blows import Blow
from ..choices import PullFirst, PushFirst, UseItem
from ..content import load
from ..effects import Boost, Condition, Control
from ..items import afflict, ready, usable, use
from ..state import HERO
from ..world import BugsTable, alive, chart_of, give_condition, heal, retaliates, retaliation
from ..zones import deactivate
from .control import Controlled, can_control
from .damage import Harm
from .forced import ForceMove


class AttackEffects(Step, frozen=True):
    """Conditions and forced movement, damage or not, but never on the dead.

    [BB-1903, BB-1904, BB-2208 to BB-2210, BB-2810 to BB-2812, BB-4604, BB-R-68]
    """

    blow: Blow

    def run(self, t: BugsTable) -> None:
        """All of them come before retaliation.  [BB-1906]"""
        blow, figures = self.blow, t.state.figures
        target, attacker = figures.get(blow.target), figures.get(blow.attacker)
        if target is not None:
            for condition in blow.inflict:
                give_condition(t, target, condition)
        if attacker is not None:
            for condition in blow.gain:
                give_condition(t, attacker, condition)
        between: list[Step] = []
        if target is not None and attacker is not None:
            if blow.push or blow.pull:
                between += shoves(blow, attacker.at)
            if blow.retaliate or retaliates(t, target):
                between.append(Retaliation(blow))
        if between:
            t.do(*between, AfterAttack(blow))
        else:
            t.at_once(AfterAttack(blow))


def shoves(blow: Blow, origin: CellId) -> list[Step]:
    """Push and pull: whoever attacks decides; for monsters you choose the direction.  [BB-2805, BB-2807, BB-2810]"""
    free = blow.attacker == HERO or blow.controlled
    ways = ((blow.push, True), (blow.pull, False))
    found = tuple(ForceMove(blow.target, origin, value, away, free) for value, away in ways if value)
    return [OrderShoves(found)] if len(found) > 1 else list(found)


class OrderShoves(Question, frozen=True):
    """An attack that pushes and pulls does so in the order you like.  [BB-R-59]"""

    shoves: tuple[ForceMove, ...]

    def ask(self, t: BugsTable) -> Decision:
        """Either first."""
        return Decision(0, self, (PushFirst(), PullFirst()))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """Then the other."""
        t.do(*(self.shoves if isinstance(choice, PushFirst) else reversed(self.shoves)))


class Retaliation(Step, frozen=True):
    """All retaliation within range is one damage; the dead do not retaliate.  [BB-2701 to BB-2709]"""

    blow: Blow

    def run(self, t: BugsTable) -> None:
        """The distance is that after push and pull."""
        figures = t.state.figures
        bearer, attacker = figures.get(self.blow.target), figures.get(self.blow.attacker)
        if bearer is None or attacker is None:
            return
        distance = chart_of(t).distance[bearer.at][attacker.at]
        hits = retaliation(t, bearer, distance)
        damage = sum(hit.value for hit in hits) + (self.blow.retaliate if distance <= 1 else 0)
        push = sum(hit.push for hit in hits)
        inflict = tuple(dict.fromkeys(condition for hit in hits for condition in hit.inflict))
        t.do(Harm(attacker.id, damage, "retaliate"), RetaliationEffects(bearer.id, attacker.id, push, inflict))


class RetaliationEffects(Step, frozen=True):
    """What a retaliate bonus adds comes after its damage.  [BB-2705]"""

    bearer: FigureId
    attacker: FigureId
    push: int
    inflict: tuple[Condition, ...]

    def run(self, t: BugsTable) -> None:
        """Only to the living."""
        figures = t.state.figures
        bearer, attacker = figures.get(self.bearer), figures.get(self.attacker)
        if attacker is None:
            return
        for condition in self.inflict:
            give_condition(t, attacker, condition)
        if self.push and bearer is not None:
            t.do(ForceMove(attacker.id, bearer.at, self.push, away=True, free=bearer.id == HERO))


class AfterAttack(Step, frozen=True):
    """When the attack is over: heals, further targets, bonuses that are used up, items.

    [BB-1907, BB-1908, BB-2507, BB-R-67, BB-R-68]
    """

    blow: Blow

    def run(self, t: BugsTable) -> None:
        """Bonuses on the next attack end with it."""
        blow = self.blow
        attacker = t.state.figures.get(blow.attacker)
        if attacker is None:
            return
        if blow.heal:
            heal(t, attacker, blow.heal)
        if t.state.bonuses:
            use_up_boosts(t, blow)
        if blow.targets:
            add_targets(t, blow.targets)
        if not t.state.items:
            return
        if blow.attacker == HERO and alive(t, blow.target):
            use_afterwards(t, blow.target, "after_attack")
        elif blow.target == HERO and not blow.controlled:
            use_afterwards(t, blow.attacker, "defended")


def use_up_boosts(t: BugsTable, blow: Blow) -> None:
    """Bonuses on one's next attack are over, and their cards leave the active area.  [BB-2507, BB-2508]"""
    reach = ("any", "ranged" if blow.ranged else "melee")
    for bonus in t.state.bonuses[:]:
        effect = bonus.effect
        used = isinstance(effect, Boost) and effect.on == "attack" and effect.reach in reach and bonus.until == "used"
        if bonus.figure == blow.attacker and used and bonus in t.state.bonuses:
            t.state.bonuses.remove(bonus)
            if bonus.card:
                deactivate(t, bonus.card)


def add_targets(t: BugsTable, count: int) -> None:
    """The rest of the attack action lies next on the agenda: it gets further targets.  [BB-R-67]"""
    from .attack import PickTarget  # noqa: PLC0415  # the two halves of an attack need each other

    rest = t.agenda[-1] if t.agenda else None
    if isinstance(rest, PickTarget):
        t.agenda[-1] = replace(rest, singles=rest.singles + count)


def use_afterwards(t: BugsTable, figure: FigureId, moment: str) -> None:
    """Ask about items for this moment, if there are any."""
    if ready(t, moment):
        t.do(UseAfterwards(figure, moment))


class UseAfterwards(Question, frozen=True):
    """Items for the moment after an attack.  [BB-5126, BB-5136, BB-5141]"""

    automatic = True

    figure: FigureId
    moment: str
    used: tuple[ItemId, ...] = ()

    def ask(self, t: BugsTable) -> Decision:
        """Each once, only if it can be paid and works on a figure that you see.  [BB-2301, BB-R-40]"""
        figure = t.state.figures.get(self.figure)
        items = usable(t, self.moment) if figure and "invisible" not in figure.conditions else ()
        return Decision(0, self, (*filter(functools.partial(self.works, t), items), Skip()))

    def works(self, t: BugsTable, choice: UseItem) -> bool:
        """Nobody is controlled who cannot be.  [BB-2904]"""
        wanted = [each.action for each in load().items[choice.item].actions if isinstance(each, Control)]
        figure = t.state.figures[self.figure]
        return choice.item not in self.used and all(can_control(t, figure, action) for action in wanted)

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """The other figure gets conditions, or is controlled."""
        if not isinstance(choice, UseItem):
            return
        item = use(t, choice)
        afflict(t, item, t.state.figures[self.figure])
        again = replace(self, used=(*self.used, item.id))
        t.do(*(Controlled(self.figure, each.action) for each in item.actions if isinstance(each, Control)), again)
