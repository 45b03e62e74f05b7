"""One action of an ability, performed by you.  [BB-8xx, BB-12xx, BB-14xx, BB-22xx to BB-30xx]"""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from questhall.core import Choice, Decision, Question, Refusal, Seat, Step
from questhall.haven.choices import Go, Skip
from questhall.haven.conditions import NEGATIVE
from questhall.haven.terms import CardId

from ..charges import pay, payments, spends
from ..choices import Perform, Spend, UseItem
from ..effects import (
    Afflict,
    AnyEffect,
    Attack,
    Boost,
    Cleanse,
    Condition,
    Consume,
    Control,
    Create,
    Crush,
    Extra,
    Fly,
    Gain,
    Heal,
    Hurt,
    Move,
    Pull,
    Push,
    Raise,
    Recover,
    Retaliate,
    SetTrap,
    Shield,
    Ward,
)
from ..events import ActionSkipped, BonusBegan, ElementMade
from ..ground import within_reach
from ..items import usable, use
from ..refusals import closed_hexes
from ..state import HERO
from ..strengthening import improved
from ..world import BugsTable, add_bonus, boosts, enemies, give_condition, heal, hero, in_range, who
from .aiming import AimAction
from .attack import PickTarget
from .damage import Harm
from .forced import WalkPath
from .shaping import ChooseCleansing, ChooseHex, RecoverCards


class Act(Step, frozen=True):
    """Perform an action, if the rules let you.  [BB-807, BB-2311, BB-2313]"""

    action: AnyEffect
    card: CardId = ""
    bound: bool = False
    """It cannot be skipped."""

    def run(self, t: BugsTable) -> None:
        """Each kind of action has its own question."""
        held_by = hero(t).conditions
        match self.action:
            case Move() | Attack() as barred if BARS[type(barred)] in held_by:
                t.tell(ActionSkipped(barred))
            case Move() as move:
                t.do(ChooseMove(move))
            case Attack() as attack:
                t.do(PickTarget(HERO, attack, singles=attack.targets))
            case Afflict() | Push() | Pull() | Control() as aimed:
                t.do(AimAction(aimed))
            case Raise() | Crush() | SetTrap() as shaping:
                t.do(ChooseHex(shaping))
            case Recover() as recover:
                t.do(RecoverCards(recover, recover.cards))
            case Cleanse(count):
                t.do(ChooseCleansing(count or len(NEGATIVE)))
            case Consume() as consume:
                t.do(ChooseConsume(consume, self.card))
            case effect if self.bound:
                carry_out(t, effect, self.card)
            case effect:
                t.do(Confirm(effect, self.card))


BARS: dict[type[AnyEffect], Condition] = {Move: "immobilize", Attack: "disarm"}
"""Conditions that keep you from an action.  [BB-2311, BB-2313]"""
Plain = Heal | Shield | Retaliate | Fly | Boost | Ward | Gain | Hurt | Create


def carry_out(t: BugsTable, effect: Plain, card: CardId = "") -> None:
    """Actions without a target to choose.  [BB-2401, BB-2502, BB-2606, BB-2710, BB-3001, BB-3002]"""
    you = hero(t)
    t.state.performed = True
    match effect:
        case Heal(value):
            heal(t, you, value)
        case Shield() | Retaliate() | Fly() | Boost() | Ward():
            add_bonus(t, HERO, effect, card)
            t.tell(BonusBegan(who(you), effect))
        case Gain(conditions):
            for condition in conditions:
                give_condition(t, you, condition)
        case Hurt(value, reach):
            near = in_range(t, you, enemies(t, you), reach)
            t.do(*(Harm(foe.id, value, "effect") for foe in near))
        case Create(made):
            for charge in made:
                t.state.made.append(charge)
                t.tell(ElementMade(charge))
        case _:
            assert_never(effect)


class Confirm(Question, frozen=True):
    """Perform this action or skip it; elements may add to it first.  [BB-807, BB-1204]"""

    action: Plain
    card: CardId = ""
    spent: tuple[int, ...] = ()

    def ask(self, t: BugsTable) -> Decision:
        """Nothing is mandatory here."""
        offered = self.action.spend if isinstance(self.action, Heal | Gain) else ()
        uses = [Spend(option, paid) for option, paid in spends(t, offered, self.spent)]
        return Decision(0, self, (Perform(), Skip(), *uses))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """A paid element makes it stronger."""
        match choice:
            case Perform():
                carry_out(t, self.action, self.card)
            case Spend(option, paid):
                pay(t, paid)
                assert isinstance(self.action, Heal | Gain), "nothing else uses elements"
                first, *others = improved(self.action, self.action.spend[option].add)
                more = replace(self, action=first, spent=(*self.spent, option))
                t.do(more, *(Confirm(other, self.card) for other in others))
            case Skip():
                t.tell(ActionSkipped(self.action))


class ChooseMove(Question, frozen=True):
    """Where you go with your movement points; less is allowed.  [BB-1401, BB-1406, BB-1407]"""

    automatic = True

    move: Move
    spent: tuple[int, ...] = ()

    def plan(self, t: BugsTable) -> tuple[int, bool]:
        """Points and whether it is a jump, bonuses included.  [BB-1501]"""
        extras = boosts(t, hero(t), "move")
        if not extras:
            return self.move.value, self.move.jump
        points = self.move.value + sum(extra.plus for extra in extras)
        return points, self.move.jump or any(extra.jump for extra in extras)

    def ask(self, t: BugsTable) -> Decision:
        """A way to every hex within reach; where hazards differ, one through each of them."""
        points, jumps = self.plan(t)
        ways = within_reach(t, hero(t), points, jumps=jumps)
        offered, items = self.move.spend, usable(t, "move") if t.state.items else ()
        uses = [Spend(option, paid) for option, paid in spends(t, offered, self.spent)] if offered else ()
        return Decision(0, self, (*ways, *uses, *items, Skip()))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """Only a move that enters a hex counts as performed.  [BB-1406]"""
        match choice:
            case Go(path):
                t.state.performed = True
                t.at_once(WalkPath(HERO, path, jumps=self.plan(t)[1]))
            case Spend(option, paid):
                pay(t, paid)
                t.do(replace(self.more(self.move.spend[option].add), spent=(*self.spent, option)))
            case UseItem():
                t.do(self.more(use(t, choice).add[choice.option]))
            case Skip():
                t.tell(ActionSkipped(self.move))

    def refuse(self, t: BugsTable, seat: Seat) -> list[Refusal]:
        """Why other hexes cannot be entered."""
        points, jumps = self.plan(t)
        return list(closed_hexes(t, points, jumps=jumps))

    def more(self, extra: Extra) -> ChooseMove:
        """More points, or a jump."""
        move = replace(self.move, value=self.move.value + extra.plus, jump=self.move.jump or extra.jump)
        return replace(self, move=move)


class ChooseConsume(Question, frozen=True):
    """Elements may be used up for actions of their own.  [BB-1204, BB-1311]"""

    automatic = True

    consume: Consume
    card: CardId

    def ask(self, t: BugsTable) -> Decision:
        """Every way to pay."""
        return Decision(0, self, (*(Spend(0, paid) for paid in payments(t, self.consume.cost)), Skip()))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """What was paid for may still be declined.  [BB-1205]"""
        if isinstance(choice, Spend):
            pay(t, choice.charges)
            t.do(*(Act(action, self.card) for action in self.consume.then))
