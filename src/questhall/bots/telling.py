"""What a bot considered, in one line for people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from questhall.core import Seat, SecretQuestion, Table
from questhall.words import Words, words_for

from .bot import Liked, Thought


class Considered(msgspec.Struct, frozen=True):
    """The line for whoever may know what the seat knows, and the one for everybody else."""

    own: str
    others: str


def considered(table: Table[Any], seat: Seat, thought: Thought, language: str) -> Considered:
    """What a bot thought about a decision that it has not answered yet.

    Choices name what is in a hand, so where hands are secret others hear only how much it thought.
    """
    words = words_for(table.game.folder, language)
    way = "tried" if thought.trials else "looked"
    labels = {choice.id: choice.label for choice in table.scene(seat, language, log=False).choices}
    best = [_liked(words, labels, liked, first=not number) for number, liked in enumerate(thought.considered)]
    numbers = {"offered": thought.offered, "trials": thought.trials}
    own = words.say(f"considered-{way}", **numbers, best="; ".join(best))
    hidden = table.game.secret or isinstance(table.decisions[seat].question, SecretQuestion)
    return Considered(own, words.say(f"considered-{way}-hidden", **numbers) if hidden else own)


def _liked(words: Words, labels: Mapping[str, str], liked: Liked, *, first: bool) -> str:
    key = "considered-name" if not liked.trials else "considered-first" if first else "considered-further"
    return words.say(key, label=labels[str(liked.choice)], times=liked.trials, share=round(100 * liked.share))
