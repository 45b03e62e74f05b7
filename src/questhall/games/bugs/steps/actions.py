"""One action of an ability, performed by you.  [BB-8xx, BB-12xx, BB-14xx, BB-22xx to BB-30xx]"""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from questhall.core import Choice, Decision, Question, Seat, Step
from questhall.haven.conditions import NEGATIVE
from questhall.haven.ways import reachable

from ..charges import pay, payments, spends
from ..choices import Go, Perform, PickCard, PickCondition, PickHex, Skip, Spend, UseItem
from ..content import Trigger, load
from ..effects import (
    Afflict,
    AnyEffect,
    Attack,
    Boost,
    CardId,
    Cleanse,
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
    Suffer,
    Ward,
)
from ..events import BonusBegan, ElementMade, TerrainChanged
from ..items import usable, use
from ..state import HERO, Held
from ..world import (
    BugsTable,
    add_bonus,
    boosts,
    chart_of,
    end_condition,
    enemies,
    give_condition,
    heal,
    hero,
    in_range,
    in_zone,
    is_empty,
    standing,
    walk_of,
    who,
)
from ..zones import put
from .aiming import AimAction
from .attack import PickTarget
from .damage import Harm
from .forced import WalkPath


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
            case Move() as move:
                if "immobilize" not in held_by:
                    t.do(ChooseMove(move))
            case Attack() as attack:
                if "disarm" not in held_by:
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


Plain = Heal | Shield | Retaliate | Fly | Boost | Ward | Gain | Hurt | Suffer | Create


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
        case Suffer(value):
            t.do(Harm(HERO, value, "own"))
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
                t.do(replace(self, action=self.stronger(option), spent=(*self.spent, option)))

    def stronger(self, option: int) -> Heal | Gain:
        """A heal heals more, other conditions come along."""
        match self.action:
            case Heal() as action:
                return replace(action, value=action.value + action.spend[option].add.plus)
            case Gain() as action:
                return replace(action, conditions=(*action.conditions, *action.spend[option].add.gain))
        raise AssertionError(f"{self.action} uses no elements")


class ChooseMove(Question, frozen=True):
    """Where you go with your movement points; less is allowed.  [BB-1401, BB-1406, BB-1407]"""

    automatic = True

    move: Move
    spent: tuple[int, ...] = ()

    def plan(self, t: BugsTable) -> tuple[int, bool]:
        """Points and whether it is a jump, bonuses included.  [BB-1501]"""
        extras = boosts(t, hero(t), "move")
        points = self.move.value + sum(extra.plus for extra in extras)
        return points, self.move.jump or any(extra.jump for extra in extras)

    def ask(self, t: BugsTable) -> Decision:
        """A way to every hex within reach, with as few hazards as can be."""
        points, jumps = self.plan(t)
        you = hero(t)
        ways = reachable(walk_of(t, you, jumps=jumps), you.at, points)
        choices: list[Choice] = [Go(path[1:]) for path in ways]
        choices += [Spend(option, paid) for option, paid in spends(t, self.move.spend, self.spent)]
        return Decision(0, self, (*choices, *usable(t, "move"), Skip()))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """Only a move that enters a hex counts as performed.  [BB-1406]"""
        match choice:
            case Go(path):
                t.state.performed = True
                t.state.moved += len(path)
                t.do(WalkPath(HERO, path, jumps=self.plan(t)[1]))
            case Spend(option, paid):
                pay(t, paid)
                t.do(replace(self.more(self.move.spend[option].add), spent=(*self.spent, option)))
            case UseItem():
                t.do(self.more(use(t, choice).add[choice.option]))

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


class RecoverCards(Question, frozen=True):
    """Cards come back on side A; those lost for ever do not.  [BB-3003 to BB-3005, BB-3704, BB-R-47]"""

    recover: Recover
    left: int

    def cards(self, t: BugsTable) -> list[Held]:
        """What can come back: in hand only what is turned over."""
        level, printed = self.recover.level, load().cards
        found = [each for each in in_zone(t, *self.recover.zones) if each.zone != "hand" or each.side == "b"]
        return [each for each in found if each.loss != "forever" and level in (0, printed[each.card].level)]

    def ask(self, t: BugsTable) -> Decision:
        """Up to the number."""
        return Decision(0, self, (*(PickCard(each.card) for each in self.cards(t)), Skip()))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """One after the other."""
        if isinstance(choice, PickCard):
            t.state.performed = True
            card = next(each for each in self.cards(t) if each.card == choice.card)
            card.loss = ""
            put(t, card, "hand", "a")
            if self.left > 1:
                t.do(replace(self, left=self.left - 1))


class ChooseCleansing(Question, frozen=True):
    """Which negative condition leaves you.  [BB-5122]"""

    automatic = True

    left: int

    def ask(self, t: BugsTable) -> Decision:
        """Any that you have."""
        bad = [name for name in hero(t).conditions if name in NEGATIVE] if self.left else []
        return Decision(0, self, (*map(PickCondition, bad), Skip()))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """One after the other."""
        if isinstance(choice, PickCondition):
            t.state.performed = True
            end_condition(t, hero(t), choice.condition)
            t.do(ChooseCleansing(self.left - 1))


class ChooseHex(Question, frozen=True):
    """Which hex is changed: a new obstacle or trap, or an obstacle that breaks."""

    automatic = True

    action: Raise | Crush | SetTrap

    def ask(self, t: BugsTable) -> Decision:
        """Empty hexes within range, or obstacles that nobody flies over."""
        terrain = t.state.terrain
        near = chart_of(t).within(hero(t).at, self.action.range)
        if isinstance(self.action, Crush):
            cells = [cell for cell in near if terrain.get(cell) == "obstacle" and standing(t, cell) is None]
        else:
            cells = [cell for cell in near if is_empty(t, cell) and cell not in terrain]
        return Decision(0, self, (*map(PickHex, cells), Skip()))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """The map is another one now."""
        if not isinstance(choice, PickHex):
            return
        cell, state = choice.cell, t.state
        state.performed = True
        match self.action:
            case Raise():
                state.terrain[cell] = "obstacle"
                t.tell(TerrainChanged(cell, "obstacle"))
            case SetTrap(value, _, inflict):
                state.traps[cell] = Trigger(damage=value, inflict=inflict)
                t.tell(TerrainChanged(cell, "trap"))
            case Crush(value):
                del state.terrain[cell]
                t.tell(TerrainChanged(cell, "normal"))
                near = chart_of(t).near[cell]
                beside = [foe for foe in enemies(t, hero(t)) if foe.at in near]
                t.do(*(Harm(foe.id, value, "effect") for foe in beside))
