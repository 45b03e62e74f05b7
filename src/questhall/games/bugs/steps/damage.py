"""Damage, and what you can do against it.  [BB-30xx, BB-38xx, BB-39xx, BB-46xx]"""

from __future__ import annotations

import functools
from itertools import combinations
from typing import TYPE_CHECKING

from msgspec.structs import replace

from questhall.core import Choice, Decision, Outcome, Question, Refusal, Seat, Step
from questhall.haven.attacks import shielded
from questhall.haven.choices import TakeDamage
from questhall.haven.events import DamageSuffered
from questhall.haven.terms import CardId, FigureId

from ..blows import Blow
from ..choices import Deactivate, DiscardCard, DiscardTwo, LoseCard, UseItem, UseWard
from ..chronicle import ScenarioEnded
from ..content import load
from ..effects import Retaliate, Shield, Ward
from ..events import AttackStopped, DamageNegated, FigureDied, Payment, Source
from ..items import afflict, usable, use
from ..refusals import chosen_cards
from ..state import HERO, Figure
from ..world import BugsTable, alive, bonuses, held, hero, shield_of, who
from ..zones import active_cards, deactivate, lose, put

if TYPE_CHECKING:
    from .effects import AttackEffects

BETWEEN_ACTIONS = ("wound", "rest")
"""Damage that comes while no action is performed: active cards may be taken back.  [BB-2513]"""


class Harm(Step, frozen=True):
    """A figure suffers damage that no modifier changes.  [BB-3001, BB-2604]"""

    figure: FigureId
    damage: int
    source: Source

    def run(self, t: BugsTable) -> None:
        """You may negate it, others not."""
        if self.damage <= 0 or not alive(t, self.figure):
            return
        if self.figure == HERO:
            t.do(SufferDamage(self.damage, self.source))
        else:
            hurt(t, t.state.figures[self.figure], self.damage, self.source)


class SufferDamage(Question, frozen=True):
    """Suffer all damage of one source or negate it.  [BB-1704, BB-3801, BB-3807]"""

    automatic = True

    value: int
    source: Source
    blow: Blow | None = None

    def damage(self, t: BugsTable) -> int:
        """What is left after shields, if it is an attack.  [BB-1701, BB-2602]"""
        if self.blow is None:
            return self.value
        worn = shield_of(t, hero(t)) if t.state.bonuses else 0
        return shielded(self.value, worn + self.blow.shield, self.blow.pierce)

    def ask(self, t: BugsTable) -> Decision:
        """Take it, pay with cards, or use what protects; without damage only what does more.  [BB-3802, BB-3803]"""
        choices: list[Choice] = [TakeDamage()]
        harmless = self.damage(t) <= 0
        if not harmless:
            choices += payments_by_card(t)
        if self.blow is not None and t.state.items:
            choices += self.defences(t, harmless=harmless)
        if not harmless and (self.blow is not None or self.source in BETWEEN_ACTIONS):
            choices += map(Deactivate, active_cards(t))
        return Decision(0, self, tuple(choices))

    def defences(self, t: BugsTable, *, harmless: bool) -> list[UseItem]:
        """Items against this attack; where it does no damage, those that strike back.  [BB-R-40]"""
        assert self.blow is not None
        found = usable(t, "defence")
        if self.blow.items:
            found = [choice for choice in found if choice.item not in self.blow.items]
        return [choice for choice in found if strikes_back(choice)] if harmless else found

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """Whatever else the source does, it does in any case.  [BB-3809]"""
        if isinstance(choice, TakeDamage):
            self.take(t)
        elif type(choice) in PAYMENTS:
            pay_by_card(t, choice, self.damage(t))
        else:
            self.protect(t, choice)
            return
        if self.blow is not None and alive(t, HERO):
            t.at_once(rest_of_attack()(self.blow))

    def protect(self, t: BugsTable, choice: Choice) -> None:
        """Something changes before it is suffered or negated."""
        match choice:
            case UseItem():
                assert self.blow is not None
                t.do(replace(self, blow=defended(t, self.blow, choice)))
            case Deactivate(card):
                deactivate(t, card)
                t.do(self)
            case _:
                raise AssertionError(f"{choice} neither takes nor negates damage")

    def refuse(self, t: BugsTable, seat: Seat) -> list[Refusal]:
        """Why chosen cards do not help."""
        return list(chosen_cards(t)) if self.damage(t) > 0 else []

    def take(self, t: BugsTable) -> None:
        """Health is reduced by all of it."""
        damage = self.damage(t)
        if damage > 0:
            hurt(t, hero(t), damage, self.source)
        elif self.blow is not None:
            t.tell(AttackStopped(who(hero(t)), HERO))


def strikes_back(choice: UseItem) -> bool:
    """Whether an item does something to the attacker."""
    item = load().items[choice.item]
    return bool(item.add) or any(isinstance(each, Retaliate) for each in item.actions)


def defended(t: BugsTable, blow: Blow, choice: UseItem) -> Blow:
    """An item protects against this attack only, and once.  [BB-R-40]"""
    item = use(t, choice)
    shield = sum(each.value for each in item.actions if isinstance(each, Shield))
    back = sum(each.value for each in item.actions if isinstance(each, Retaliate))
    afflict(t, item, t.state.figures[blow.attacker])
    items = (*blow.items, item.id)
    return replace(blow, shield=blow.shield + shield, retaliate=blow.retaliate + back, items=items)


@functools.cache
def rest_of_attack() -> type[AttackEffects]:
    """What follows the damage of an attack: its effects, retaliation, and what comes after."""
    from .effects import AttackEffects  # noqa: PLC0415  # the two halves of an attack need each other

    return AttackEffects


def payments_by_card(t: BugsTable) -> list[Choice]:
    """An effect, or the three forms of payment; chosen cards are no payment.  [BB-3804, BB-3805, BB-3806, BB-3808]"""
    found: list[Choice] = [UseWard()] if t.state.bonuses and bonuses(t, hero(t), Ward) else []
    turned: list[CardId] = []
    lost: list[Choice] = []
    for each in t.state.cards:
        if each.zone == "hand" and each.side == "a":
            found.append(DiscardCard(each.card))
        elif each.zone == "hand":
            turned.append(each.card)
        if each.zone in ("hand", "discard"):
            lost.append(LoseCard(each.card))
    if len(turned) > 1:
        found += [DiscardTwo(one, two) for one, two in combinations(turned, 2)]
    return found + lost


PAYMENTS: dict[type[Choice], Payment] = {
    UseWard: "ward",
    DiscardCard: "discard",
    DiscardTwo: "discard_two",
    LoseCard: "lose",
}


def pay_by_card(t: BugsTable, choice: Choice, damage: int) -> None:
    """All damage of the source is negated.  [BB-3807]"""
    t.tell(DamageNegated(damage, PAYMENTS[type(choice)]))
    match choice:
        case LoseCard(card):
            lose(t, held(t, card))
        case DiscardCard(card):
            put(t, held(t, card), "discard")
        case DiscardTwo(card, other):
            put(t, held(t, card), "discard")
            put(t, held(t, other), "discard")
        case UseWard():
            use_up_ward(t)


def use_up_ward(t: BugsTable) -> None:
    """The first ward is gone, with its card."""
    ward = next(bonus for bonus in t.state.bonuses if isinstance(bonus.effect, Ward))
    t.state.bonuses.remove(ward)
    if ward.card:
        deactivate(t, ward.card)


def hurt(t: BugsTable, figure: Figure, damage: int, source: Source) -> None:
    """Health falls; at nothing a monster dies at once and you are exhausted.  [BB-3901, BB-4602]"""
    figure.health = max(0, figure.health - damage)
    t.tell(DamageSuffered(figure.id, who(figure), damage, figure.health, source))
    if figure.health > 0:
        return
    if figure.kind == "hero":
        fail(t, "exhausted")
    else:
        remove(t, figure)


def remove(t: BugsTable, figure: Figure) -> None:
    """A dead figure leaves the map with its conditions and bonuses.  [BB-4603]"""
    state = t.state
    del state.figures[figure.id]
    state.bonuses = [bonus for bonus in state.bonuses if bonus.figure != figure.id]
    t.tell(FigureDied(figure.id, who(figure)))


def fail(t: BugsTable, reason: str) -> None:
    """The scenario is lost at once; a later success would still be a loss.  [BB-3903, BB-4710, BB-R-31]"""
    t.tell(ScenarioEnded(t.state.scenario, reason))
    t.end(Outcome("lost", reason))
