"""Which answer is the usual one, what should be known before an answer is given, and what is asked again."""

from __future__ import annotations

from typing import Literal

from questhall.core import Choice, Decision, Seat

from ..choices import (
    Deploy,
    Discover,
    Done,
    DrawCards,
    EndTurn,
    Go,
    LayTile,
    LookAway,
    MarchOn,
    PickBonus,
    Play,
    Prolong,
    Ready,
    SitOut,
    Surrender,
    TakeOption,
    TryAgain,
    Withdraw,
)
from ..content import load
from ..effects import Effect, Search, UnitId
from ..people import pawn_of
from ..plays import is_charge
from ..steps.beginning import BONUSES
from ..steps.combat.openings import StartWindow
from ..steps.combat.starting import React, SetUp
from ..steps.combat.windows import CardWindow
from ..steps.performing import ChooseOption
from ..steps.rounds import LastActions
from .speaker import Speaker

Tone = Literal["", "main", "skip", "harm"]
WINDOWS = (React, CardWindow, StartWindow, LastActions)
"""Questions that open for all that might be done: mostly nothing is."""
MANY_MOVES = 2
"""To end a turn with so much movement is asked again; a single point is often of no use."""


def tone(decision: Decision, choice: Choice) -> Tone:
    """To go on is the usual way where nothing else is left, or where there is seldom anything else to do."""
    match choice:
        case Withdraw() | Surrender():
            return "harm"
        case DrawCards(cards):
            return "main" if choice == decision.choices[0] else "" if cards else "skip"
        case Ready() | LookAway() | SitOut():
            return "skip"
        case EndTurn() | Prolong() | MarchOn() | TryAgain():
            return "main"
        case Done():
            usual = len(decision.choices) == 1 or isinstance(decision.question, WINDOWS)
            return "main" if usual else "skip"
    return ""


def fought_by(who: Speaker, seat: Seat) -> bool:
    """Whether the combat that comes is one of this player."""
    coming = [step for step in who.seen.agenda if isinstance(step, SetUp)]
    return any(seat in (step.seat, step.against) for step in coming)


def hint(who: Speaker, decision: Decision, choice: Choice) -> str:
    """What should be known before it is chosen."""
    match choice:
        case SitOut():
            return who.words.say("hint-sit_out")
        case Ready():
            return who.words.say("hint-ready")
        case LookAway():
            return who.words.say("hint-look_away")
        case PickBonus() | TakeOption() if any(isinstance(each, Search) for each in brought(who, decision, choice)):
            return who.words.say("hint-search")
        case Done() if Ready() in decision.choices:
            return who.words.say("hint-pass")
    return who.words.say("hint-weaker") if outdone(decision, choice) else ""


def brought(who: Speaker, decision: Decision, choice: PickBonus | TakeOption) -> tuple[Effect, ...]:
    """What a starting bonus or one of several things to choose from does."""
    if isinstance(choice, PickBonus):
        return BONUSES[who.seen.difficulty][choice.bonus]
    return decision.question.options[choice.option].then if isinstance(decision.question, ChooseOption) else ()


def casts(choice: Play) -> bool:
    """Whether a card is played for what it does, and not for power."""
    return not is_charge(load().cards[choice.card].plays[choice.play])


def outdone(decision: Decision, choice: Choice) -> bool:
    """Whether the same spell can be cast with more: all power that was played is used up in any case.

    [HM-1107, HM-1109]
    """
    if not isinstance(choice, Play) or not casts(choice):
        return False
    plays = load().cards[choice.card].plays
    own = plays[choice.play]
    return any(
        isinstance(each, Play)
        and each.card == choice.card
        and plays[each.play].power > own.power
        and type(plays[each.play].effects[0]) is type(own.effects[0])
        for each in decision.choices
    )


def confirm(who: Speaker, decision: Decision, choice: Choice) -> str:
    """What is asked again before a combat is given up, or a turn in which a hero could still go far."""
    match choice:
        case Withdraw():
            return who.words.say("confirm-retreat")
        case Surrender():
            return who.words.say("confirm-surrender")
        case EndTurn() if moves := idle_moves(who, decision):
            return who.words.say("confirm-end_turn", moves=moves)
    return ""


def idle_moves(who: Speaker, decision: Decision) -> int:
    """The movement of the heroes that could go on, if one of them has so much that it was hardly saved on purpose."""
    walkers = {choice.pawn for choice in decision.choices if isinstance(choice, Go | Discover | LayTile)}
    left = [pawn_of(who.t, decision.seat, name).moves for name in walkers]
    return sum(left) if max(left, default=0) >= MANY_MOVES else 0


def left_out(who: Speaker, decision: Decision) -> list[UnitId]:
    """The units that would not take part if the combat began now."""
    army = who.sides[decision.seat].army
    places = {choice.troop for choice in decision.choices if isinstance(choice, Deploy)}
    return [army[place].unit for place in sorted(places)]
