"""Questions that say more than their own words: how many cards are left to choose, what is at stake."""

from __future__ import annotations

from questhall.core import Decision

from ..members import beyond
from ..steps.beginning import BuildHands
from .speaker import Speaker


def wording(who: Speaker, decision: Decision) -> str:
    """What is asked where the question by itself does not say enough; otherwise nothing."""
    match decision.question:
        case BuildHands() if who.mine is not None:
            return hand_asked(who)
    return ""


def hand_asked(who: Speaker) -> str:
    """How many cards are too many, and whether they are more than level-ups give.  [JL-5003, JL-5203]"""
    mine = who.mine
    assert mine is not None
    cards = [each.card for each in mine.cards]
    left = len(cards) - who.content.characters[mine.being].hand
    learned = bool(beyond(who.content, cards, mine.level))
    return who.say("asked-learned" if learned else "asked-hand", left=left)
