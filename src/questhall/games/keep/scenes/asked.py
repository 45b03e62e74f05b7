"""A decision with the words for it: what its choices are made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from questhall.core import Choice, Decision, Refusal

from ..effects import AnyEffect, Onslaught
from ..steps.cards import PackTurn, ResolveCard, Rush
from .cards import group_texts, refs
from .dungeon import BOARD
from .speaker import Speaker, actions_text


class Answer(NamedTuple):
    """How one choice is drawn."""

    label: str
    group: str
    on: tuple[str, ...] = ()
    hint: str = ""
    copies: tuple[str, ...] = ()
    """Cards that are the same as the last in `on`."""


class Asked(NamedTuple):
    """A decision, and who reads it."""

    who: Speaker
    decision: Decision
    refusals: Sequence[Refusal] = ()

    @property
    def clan(self) -> str:
        """The clan of the seat that is asked."""
        return self.who.clans[self.decision.seat]

    def effect(self, choice: Choice) -> AnyEffect | None:
        """The action that a choice carries out."""
        match self.decision.question:
            case ResolveCard(_, card, group):
                action: int = getattr(choice, "action", 0)
                return self.who.content.cards[card].groups[group][action]
            case Rush(_, effect) | PackTurn(_, effect):
                return effect
        return None

    def hint(self, choice: Choice) -> str:
        """What may follow, if the action begins an onslaught.  [KH-1901]"""
        effect = self.effect(choice)
        if isinstance(effect, Onslaught):
            return self.who.words.say("hint-then", action=self.who.words.describe(effect.then))
        return ""

    def in_hand(self, card: str) -> tuple[str, ...]:
        """References to a hand card of the seat that is asked."""
        seat = self.decision.seat
        return refs(f"hand{seat}", self.who.seen.sides[seat].hand, card)

    def idle(self, card: str, group: int) -> str:
        """Why a group of a hand card would do nothing now, or nothing."""
        on = f"card:hand{self.decision.seat}.{card}"
        told = [each for each in self.refusals if each.on == on and each.values.get("group") == group]
        return self.who.words.say("hint-idle", why=reasons(self.who, told)) if told else ""

    def text(self, card: str) -> str:
        """What a card does, in one line."""
        return f" {self.who.words.say('or')} ".join(group_texts(self.who.language, card))


def reasons(who: Speaker, refusals: Iterable[Refusal]) -> str:
    """Reasons within a sentence, in few words where there are such."""
    words = who.words
    short = [words.attribute(f"refusal-{each.why}", "short") or words.refusal(each) for each in refusals]
    told = dict.fromkeys(text.removesuffix(".") for text in short)
    return "; ".join(text[:1].lower() + text[1:] for text in told)


def at(*rooms: str) -> tuple[str, ...]:
    """References to rooms."""
    return tuple(f"cell:{BOARD}/{room}" for room in rooms)


def actions_left(who: Speaker, question: ResolveCard) -> str:
    """The actions of a card that have not been carried out."""
    effects = who.content.cards[question.card].groups[question.group]
    return actions_text(who.words, [effects[action] for action in question.left])
