"""Actions at somebody that are no attacks: heals, conditions, damage, push and pull.  [JL-13xx, JL-14xx, JL-16xx]"""

from __future__ import annotations

from msgspec.structs import replace

from questhall.core import Choice, Decision, Question, Seat, Step
from questhall.haven.choices import Skip, Target
from questhall.haven.conditions import NEGATIVE
from questhall.haven.terms import FigureId

from ..belongings import gain_xp
from ..cases import times
from ..choices import Accept, Spend
from ..effects import Affect, Boost, Heal
from ..health import heal, mark
from ..magic import consume, open_spends
from ..state import Bonus, Figure, Weapon
from ..strengthening import strengthened
from ..targets import candidates
from ..world import JawsTable, alive, amount, seat_of
from ..zones import use_slot
from .damage import Harm
from .forced import ForceMove
from .moving import Receive


def harmful(effect: object) -> bool:
    """Whether an action hurts oneself or allies: such parts cannot be declined.  [JL-607]"""
    if not isinstance(effect, Affect) or effect.side not in ("self", "allies", "friends", "others"):
        return False
    return bool(effect.damage) or not NEGATIVE.isdisjoint(effect.inflict)


class AimAction(Question, frozen=True):
    """Up to so many figures, or all of them.  [JL-606, JL-820, JL-821, JL-1601]"""

    automatic = True

    actor: FigureId
    effect: Heal | Affect
    chief: FigureId = ""
    bound: bool = False
    hits: tuple[FigureId, ...] = ()
    spent: tuple[int, ...] = ()

    def full(self, t: JawsTable) -> Heal | Affect:
        """With a bonus on heals, when possible."""
        if isinstance(self.effect, Heal) and self.boosts(t) and self.effect.targets:
            return replace(self.effect, targets=self.effect.targets + len(self.boosts(t)))
        return self.effect

    def boosts(self, t: JawsTable) -> list[Bonus]:
        """The bonuses on heals; they need somebody else to heal."""
        mine = [each for each in t.state.bonuses if each.figure == self.actor]
        return [each for each in mine if isinstance(each.effect, Boost) and each.effect.upon == "heal"]

    def open_to(self, t: JawsTable) -> list[Figure]:
        """Who is no target yet."""
        actor = t.state.figures.get(self.actor)
        if actor is None:
            return []
        forced = bool(self.chief) and actor.kind == "monster"
        found = candidates(t, actor, self.effect, forced=forced)
        return [each for each in found if each.id not in self.hits]

    def ask(self, t: JawsTable) -> Decision:
        """Elements may add to it before the first target.  [JL-3409]"""
        effect, left = self.full(t), self.open_to(t)
        spends = () if self.hits else open_spends(t, self.effect.spend, self.spent)
        choices: list[Choice] = []
        if effect.targets == 0:
            choices += [Accept()] if left else []
        elif len(self.hits) < effect.targets:
            choices += [Target(each.id) for each in left]
        if choices:
            choices += [Spend(option, paid) for option, paid in spends]
        forced = choices and (self.bound or harmful(effect)) and not self.hits
        return Decision(self.seat(t), self, tuple(choices) if forced else (*choices, Skip()))

    def seat(self, t: JawsTable) -> Seat:
        """A forced monster does what its master wants."""
        forced = self.chief and self.actor not in t.state.heroes
        return seat_of(t, self.chief if forced else self.actor)

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """The target is affected, then comes the next."""
        match choice:
            case Spend(option, paid):
                consume(t, paid)
                extra = self.effect.spend[option].add
                gain_xp(t, self.chief or self.actor, extra.xp)
                t.do(replace(self, effect=strengthened(self.effect, extra), spent=(*self.spent, option)))
            case Accept():
                t.do(*(Befall(self.actor, each.id, self.effect, self.chief) for each in self.open_to(t)))
            case Target(figure):
                rest = replace(self, hits=(*self.hits, figure))
                if len(rest.hits) > self.effect.targets:
                    for bonus in self.boosts(t):
                        use_slot(t, bonus)
                t.do(Befall(self.actor, figure, self.effect, self.chief), rest)


class Befall(Step, frozen=True):
    """An action does to one figure what it says.  [JL-1301, JL-1401, JL-1601, JL-1901]"""

    actor: FigureId
    figure: FigureId
    effect: Heal | Affect
    chief: FigureId = ""

    def run(self, t: JawsTable) -> None:
        """Circumstances add to it."""
        actor, figure = t.state.figures.get(self.actor), t.state.figures.get(self.figure)
        if actor is None or figure is None:
            return
        effect, deed = self.effect, t.state.deed
        for when in effect.when:
            if times(t, when, actor, figure):
                effect = strengthened(effect, when.add)
                gain_xp(t, self.actor, when.add.xp)
                if when.add.fetch and t.state.weapon is not None:
                    t.state.weapon = Weapon(t.state.weapon.card)
        deed.performed = True
        if effect.side != "target":
            deed.target = figure.id
            deed.affected.append(figure.id)
        if isinstance(effect, Heal):
            self.restore(t, figure, effect)
        else:
            self.afflict(t, figure, effect)

    def restore(self, t: JawsTable, figure: Figure, effect: Heal) -> None:
        """A heal, then the conditions that come with it."""
        value = figure.most if effect.full else amount(t, effect.value)
        cured = heal(t, figure, value)
        given = effect.inflict + (effect.cured if cured and figure.id != self.actor else ())
        t.do(Receive(figure.id, given, self.actor))

    def afflict(self, t: JawsTable, figure: Figure, effect: Affect) -> None:
        """Damage, then conditions, tokens and forced movement for the living."""
        mark(t, figure, effect.marks)
        following: list[Step] = [
            Harm(figure.id, amount(t, effect.damage), "effect", self.actor),
            Receive(figure.id, effect.inflict, self.actor),
        ]
        for value, away in ((effect.push, True), (effect.pull, False)):
            if value:
                following.append(ForceAway(self.actor, figure.id, value, away, self.chief))
        t.do(*following)


class ForceAway(Step, frozen=True):
    """Push or pull of somebody who is still there."""

    actor: FigureId
    figure: FigureId
    value: int
    away: bool
    chief: FigureId

    def run(self, t: JawsTable) -> None:
        """From where the actor stands."""
        if alive(t, self.actor) and alive(t, self.figure):
            t.do(ForceMove(self.figure, self.actor, self.value, self.away, self.chief))
