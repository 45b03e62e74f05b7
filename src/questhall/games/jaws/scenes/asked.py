"""Questions that say more than their own words: how many cards are left to choose, what is at stake."""

from __future__ import annotations

from questhall.core import Decision
from questhall.haven.choices import RestLong, UseHalf
from questhall.haven.foresight import looking
from questhall.haven.scenes import capital
from questhall.haven.terms import HALVES

from ..members import beyond
from ..steps.abilities import BASIC
from ..steps.beginning import BuildHands
from ..steps.damage import SufferDamage
from ..steps.rounds import SelectCards
from .speaker import Speaker


def wording(who: Speaker, decision: Decision) -> str:
    """What is asked where the question by itself does not say enough; otherwise nothing."""
    match decision.question:
        case BuildHands() if who.mine is not None:
            return hand_asked(who)
        case SufferDamage() as question:
            return damage_asked(who, question)
        case SelectCards() if RestLong() not in decision.choices:
            return who.say("asked-cards")
    return ""


def advice(who: Speaker, decision: Decision) -> str:
    """That halves may be used as basic abilities: it is not seen on the cards.  [JL-620, JL-621]"""
    if any(isinstance(each, UseHalf) and each.basic for each in decision.choices):
        top, bottom = (who.words.describe(BASIC[half]) for half in HALVES)
        return who.say("asked-basic", top=top, bottom=bottom)
    return ""


def damage_asked(who: Speaker, question: SufferDamage) -> str:
    """How much it is after shields, and who deals it.  [JL-2001, JL-4008]"""
    damage, source = question.damage(looking(who.state)), who.name("source", question.source)
    cause = who.state.figures.get(question.blow.attacker if question.blow is not None else question.cause)
    if cause is None or cause.id == question.figure:
        return who.say("asked-pain", damage=damage, source=source)
    return capital(who.say("asked-harm", who=who.figure(cause), damage=damage, source=source))


def hand_asked(who: Speaker) -> str:
    """How many of how many cards are taken along, and whether they are more than level-ups give.  [JL-5003, JL-5203]"""
    mine = who.mine
    assert mine is not None
    cards, hand = [each.card for each in mine.cards], who.content.characters[mine.being].hand
    if beyond(who.content, cards, mine.level):
        return who.say("asked-learned", left=len(cards) - hand)
    return who.say("asked-hand", cards=len(cards), hand=hand)
