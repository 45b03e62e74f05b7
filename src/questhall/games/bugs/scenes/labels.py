"""What cards and modifiers are called where they are chosen."""

from __future__ import annotations

from questhall.core import Decision
from questhall.haven import Modifier
from questhall.haven.attacks import modified, shielded
from questhall.haven.choices import UseHalf
from questhall.haven.foresight import looking

from ..effects import LASTING
from ..steps.abilities import actions_of
from ..steps.rolling import SettleModifier
from ..world import BugsTable, shield_of
from .cards import loss_mark
from .speaker import Speaker


def modifier_label(who: Speaker, decision: Decision, number: int) -> str:
    """One of the modifiers that were rolled."""
    question = decision.question
    assert isinstance(question, SettleModifier)
    modifier = question.cells(looking(who.state))[number]
    damage = damage_of(looking(who.state), question, modifier)
    return who.words.say("label-modifier", number=number + 1, modifier=who.modifier(modifier), damage=damage)


def damage_of(t: BugsTable, asked: SettleModifier, modifier: Modifier) -> int:
    """The damage that an attack does with a modifier.  [BB-1701, BB-2601]"""
    blow = asked.blow
    shield = shield_of(t, t.state.figures[blow.target]) + blow.shield
    return shielded(modified(asked.value, modifier), shield, blow.pierce + modifier.pierce)


def initiative(who: Speaker, card: str) -> int:
    """The number on the visible side of a card."""
    side = next(each.side for each in who.state.cards if each.card == card)
    return who.content.cards[card].side(side).initiative


def pair_label(who: Speaker, lead: str, other: str) -> str:
    """Two cards, and the initiative of the first."""
    names = {"card": who.words.name("card", lead), "other": who.words.name("card", other)}
    return who.words.say("label-lead", initiative=initiative(who, lead), **names)


def half_label(who: Speaker, choice: UseHalf) -> str:
    """The half with what it does."""
    name = who.words.name("half", choice.half)
    text = who.effects(actions_of(looking(who.state), choice.card, choice.half, basic=choice.basic))
    if choice.basic:
        return who.words.say("label-basic", half=name, text=text)
    fate = fate_text(who, choice)
    return who.words.say("label-half", half=name, text=f"{text} ({fate})" if fate else text)


def fate_text(who: Speaker, choice: UseHalf) -> str:
    """What becomes of the card that is not turned or discarded: it stays active, it is lost.  [BB-2502, BB-3701]"""
    actions = actions_of(looking(who.state), choice.card, choice.half, basic=False)
    stays = who.words.say("label-stays") if any(type(action) in LASTING for action in actions) else ""
    side = next(each.side for each in who.state.cards if each.card == choice.card)
    return ", ".join(filter(None, (stays, loss_mark(who, who.content.cards[choice.card].side(side), choice.half))))
