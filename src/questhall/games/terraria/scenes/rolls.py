"""Rolled dice: what swords and shields would change, and what a card with such symbols would."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from questhall.core import Choice, Decision

from ..choices import Consume, Use, UseBottle, UsePot, UsePrepared
from ..effects import AnyEffect, Gain
from ..steps.defending import SpendShields
from ..steps.fighting import SpendSwords
from .odds import hits
from .previews import health
from .speaker import Speaker

Rolls = tuple[int, ...]


def spending(decision: Decision) -> SpendSwords | SpendShields:
    """The question in which rolled dice lie."""
    question = decision.question
    assert isinstance(question, SpendSwords | SpendShields), "only rolled dice are raised or rolled again"
    return question


def result(who: Speaker, question: SpendSwords | SpendShields, rolls: Rolls) -> int:
    """The hits with such dice: those on the own character, or those that harm the targets.  [TR-1712, TR-3411]"""
    if isinstance(question, SpendShields):
        return hits(question.attack, rolls)
    pairs = zip(question.targets, question.defences, strict=True)
    return sum(min(hits(rolls, defence), health(who, target)) for target, defence in pairs)


def raised(rolls: Rolls, die: int, count: int) -> Rolls:
    """The dice when symbols are spent on one of them.  [TR-1711, TR-3410]"""
    return (*rolls[:die], rolls[die] + count, *rolls[die + 1 :])


def strengthened(who: Speaker, decision: Decision, die: int, count: int) -> str:
    """What a die becomes, and what results: the symbols may change nothing.  [TR-1711, TR-1712, TR-3411]"""
    question = spending(decision)
    rolled = question.rolls
    more = raised(rolled, die, count)
    now, then = result(who, question, rolled), result(who, question, more)
    key = "label-swords" if isinstance(question, SpendSwords) else "label-shields"
    faces = {"from": rolled[die], "to": more[die]}
    return who.words.say(key, count=count, hits=then, same=now == then, **faces)


def is_in_vain(who: Speaker, decision: Decision) -> bool:
    """Whether not even all symbols that can still be had would change what results."""
    question, side = decision.question, who.seen.sides[decision.seat]
    if not isinstance(question, SpendSwords | SpendShields):
        return False
    symbol = "swords" if isinstance(question, SpendSwords) else "shields"
    count = getattr(side.points, symbol) + sum(symbols(who, decision, symbol))
    now = result(who, question, question.rolls)
    dice = range(len(question.rolls))
    return all(result(who, question, raised(question.rolls, die, count)) == now for die in dice)


def symbols(who: Speaker, decision: Decision, symbol: str) -> Iterator[int]:
    """How many symbols each card brings that can be used now, copies of it too."""
    side = who.seen.sides[decision.seat]
    held = [each.card for each in side.hand] + side.consumables
    for choice in decision.choices:
        copies = max(1, held.count(choice.card)) if isinstance(choice, Use | Consume) else 1
        yield copies * sum(getattr(each, symbol) for each in effects(who, decision, choice) if isinstance(each, Gain))


def effects(who: Speaker, decision: Decision, choice: Choice) -> Iterable[AnyEffect]:
    """What a part of a card does, a consumable or a meal."""
    match choice:
        case Use(card, part, option):
            return (who.content.offers[card][part][option],)
        case UsePrepared(part, option):
            return (who.content.actions[who.seen.sides[decision.seat].prepared].prepared[part][option],)
        case UsePot(token):
            return who.content.figures.gourmet[token]
        case Consume(card) | UseBottle(card):
            return tuple(part[0] for part in who.content.consumables[card].parts)
    return ()
