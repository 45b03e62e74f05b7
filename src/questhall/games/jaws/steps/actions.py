"""One action of an ability, whoever performs it.  [JL-6xx, JL-7xx, JL-16xx, JL-37xx]"""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from questhall.core import Choice, Decision, Question, Seat, Step
from questhall.haven.choices import Skip
from questhall.haven.terms import CardId, FigureId

from ..belongings import gain_xp
from ..cases import holds
from ..choices import Accept, Spend
from ..effects import (
    Affect,
    AnyEffect,
    Attack,
    Boost,
    Command,
    Consume,
    Designate,
    Destroy,
    Experience,
    Fetch,
    Given,
    Guard,
    Heal,
    Infuse,
    Loot,
    Move,
    Recover,
    SetTrap,
    Shield,
    Special,
    Thorns,
    Toughen,
    Watch,
)
from ..events import BonusBegan
from ..magic import consume, open_spends, ways_to_pay
from ..state import Weapon
from ..strengthening import strengthened
from ..traits import add_bonus
from ..world import JawsTable, seat_of, taught, who
from .aiming import AimAction
from .attack import BeginAttack
from .command import GiveCommand
from .looting import perform_loot
from .shaping import ChooseHex, RecoverCards, choose_elements
from .specials import PerformSpecial
from .stepping import ChooseMove

Lasting = Shield | Guard | Thorns | Boost | Watch


class Act(Step, frozen=True):
    """Perform an action, if conditions let one.  [JL-1501, JL-1502, JL-1505, JL-G-304, JL-G-308]"""

    actor: FigureId
    effect: AnyEffect
    chief: FigureId = ""
    card: CardId = ""
    bound: bool = False
    """It cannot be declined."""

    def run(self, t: JawsTable) -> None:
        """A stunned figure does nothing, an immobilized one does not move, a disarmed one does not attack."""
        figure = t.state.figures.get(self.actor)
        if figure is None or "stun" in figure.conditions:
            return
        match self.effect:
            case Move() as move:
                if "immobilize" not in figure.conditions:
                    t.do(ChooseMove(self.actor, move, self.chief))
            case Attack() as attack:
                if "disarm" not in figure.conditions:
                    t.at_once(BeginAttack(self.actor, attack, self.chief))
            case Heal() | Affect() as aimed:
                t.do(AimAction(self.actor, aimed, self.chief, bound=self.bound))
            case Command() as command:
                t.do(GiveCommand(self.actor, command, card=self.card))
            case Destroy() | Designate() | SetTrap() as shaping:
                t.do(ChooseHex(self.actor, shaping, self.card))
            case Consume() as offer:
                t.do(ChooseConsume(self.actor, offer, self.chief, self.card))
            case Given(case=case, then=then):
                if holds(t, case, figure, t.state.figures.get(t.state.deed.target)):
                    t.do(*(Act(self.actor, each, self.chief, self.card, self.bound) for each in then))
            case Recover(cards):
                t.do(RecoverCards(self.actor, cards))
            case Infuse(elements):
                t.state.deed.performed = True
                choose_elements(t, self.actor, elements)
            case Special() as special:
                t.do(PerformSpecial(self.actor, special, self.card))
            case Loot() | Shield() | Guard() | Thorns() | Boost() | Watch() as plain:
                t.do(Confirm(self.actor, plain, self.card, self.chief))
            case Experience(value):
                gain_xp(t, self.chief or self.actor, value)
            case Fetch():
                if t.state.weapon is not None:
                    t.state.weapon = Weapon(t.state.weapon.card)
            case Toughen(value) as tougher:
                figure.most += value
                add_bonus(t, self.actor, tougher, "persistent", self.card, self.actor if self.card else "")
                t.state.deed.performed = True
            case effect:
                assert_never(effect)


class Confirm(Question, frozen=True):
    """Perform an action without a target, or decline it; elements may add to it.  [JL-606, JL-3409, JL-3703]"""

    actor: FigureId
    effect: Loot | Lasting
    card: CardId = ""
    chief: FigureId = ""
    spent: tuple[int, ...] = ()

    def ask(self, t: JawsTable) -> Decision:
        """Nothing here harms anybody."""
        offered = self.effect.spend if isinstance(self.effect, Shield | Boost) else ()
        spends = [Spend(option, paid) for option, paid in open_spends(t, offered, self.spent)]
        return Decision(seat_of(t, self.actor), self, (Accept(), *spends, Skip()))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """A bonus works at once."""
        match choice:
            case Spend(option, paid):
                consume(t, paid)
                t.do(replace(self, effect=self.more(t, option), spent=(*self.spent, option)))
            case Accept():
                t.state.deed.performed = True
                begin(t, self.actor, self.effect, self.card, self.chief)

    def more(self, t: JawsTable, option: int) -> Lasting:
        """The bonus with what an element adds."""
        effect = self.effect
        assert isinstance(effect, Shield | Boost)
        extra = effect.spend[option].add
        gain_xp(t, self.chief or self.actor, extra.xp)
        if isinstance(effect, Shield):
            return strengthened(effect, extra)
        inflict = tuple(dict.fromkeys((*effect.add.inflict, *extra.inflict)))
        return replace(effect, add=replace(effect.add, plus=effect.add.plus + extra.plus, inflict=inflict))


def begin(t: JawsTable, actor: FigureId, effect: Loot | Lasting, card: CardId = "", chief: FigureId = "") -> None:
    """Loot, or a bonus from now on.  [JL-2201, JL-3701]"""
    figure = t.state.figures[actor]
    if isinstance(effect, Loot):
        if taught(t, 2):
            perform_loot(t, figure, effect.range)
        return
    owner = chief or actor
    add_bonus(t, actor, effect, effect.until, card, owner if card else "")
    t.tell(BonusBegan(who(figure), effect))


class ChooseConsume(Question, frozen=True):
    """Elements may be consumed for actions of their own, or to be spared something.  [JL-3406, JL-3409]"""

    automatic = True

    actor: FigureId
    offer: Consume
    chief: FigureId = ""
    card: CardId = ""

    def ask(self, t: JawsTable) -> Decision:
        """Every way to pay."""
        paid = [Spend(0, elements) for elements in ways_to_pay(t, self.offer.cost)]
        return Decision(seat_of(t, self.chief or self.actor), self, (*paid, Skip()))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """What follows, or what comes otherwise."""
        then = self.offer.otherwise
        if isinstance(choice, Spend):
            consume(t, choice.elements)
            then = self.offer.then
        bound = then is self.offer.otherwise
        t.do(*(Act(self.actor, each, self.chief, self.card, bound) for each in then))
