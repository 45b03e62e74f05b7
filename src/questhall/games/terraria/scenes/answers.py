"""What can be chosen: what it is called, what is clicked for it, in which group it stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec.structs import replace

from questhall.core import Choice, Decision
from questhall.core import scene as drawn

from ..choices import (
    AnyOrder,
    Build,
    BuyPylon,
    CompleteGoal,
    Consume,
    Craft,
    Donate,
    Drop,
    Explore,
    Fight,
    Focus,
    Go,
    HangRope,
    LetGo,
    Pass,
    PlacePlatform,
    Prepare,
    Summon,
    Swap,
    TakePrepared,
    Unlock,
    Use,
    UseBottle,
    UsePot,
    UsePrepared,
    UsePylon,
    Visit,
    Welcome,
)
from ..effects import Gain
from ..figures import boss_by
from ..steps.beginning import SwapGoals
from ..steps.sharing import DivideCoins
from .clicks import Clicked, clicked
from .doubts import confirm
from .labels import label
from .previews import preview
from .speaker import Speaker, capital

GROUPS: dict[str, tuple[type[Choice], ...]] = {
    "group-cards": (Use, UsePrepared, Consume, Prepare, TakePrepared, Summon),
    "group-make": (Craft, Build),
    "group-trade": (Welcome, Visit, Unlock, UseBottle, UsePot, BuyPylon, UsePylon),
    "group-give": (Donate,),
    "group-goals": (CompleteGoal, Focus, Swap),
}
BEGINS = {"character_phase", "ready_attack", "ready_blast", "ready_defence", "swap_goals", "choose_gear"}
"""Questions in which going on is the usual way."""
PLACED: set[type[Choice]] = {HangRope, PlacePlatform, BuyPylon}
"""What is placed on a cell by those who can also go there."""
LETTERS = {"end": "e", "explore": "x", "none": "n"}
"""Keys that always mean the same: what ends a phase or cannot be taken back must not come under a number."""


def choices(who: Speaker, decision: Decision) -> tuple[drawn.Choice, ...]:
    """Every legal answer; before the game, to begin comes first."""
    found = attacks_first(who, decision.choices)
    if isinstance(decision.question, SwapGoals):
        found = sorted(found, key=lambda choice: not isinstance(choice, Pass))
    drawn_ones = [answer(who, decision, choice) for choice in found]
    walks = set(plain_walks(found, drawn_ones))
    return tuple(replace(one, first=True) if one.id in walks else one for one in drawn_ones)


def plain_walks(found: Sequence[Choice], shown: Sequence[drawn.Choice]) -> Iterator[str]:
    """Safe steps to cells where something could be placed besides, and nothing else be done."""
    wanted = dict[str, set[type[Choice]]]()
    for choice, one in zip(found, shown, strict=True):
        for ref in (*one.on, *one.same):
            wanted.setdefault(ref, set()).add(type(choice))
    for choice, one in zip(found, shown, strict=True):
        safe = isinstance(choice, Go) and one.preview and not one.preview.text
        if safe and {Go} < wanted[one.on[0]] <= {Go, *PLACED}:
            yield one.id


def attacks_first(who: Speaker, found: Sequence[Choice]) -> Sequence[Choice]:
    """To attack a boss stands before the steps: on a cell of its area, it is what is meant.  [TR-1104, TR-4301]"""
    fights = [choice for choice in found if isinstance(choice, Fight) and boss_by(who.t, choice.target)]
    place = next((place for place, choice in enumerate(found) if isinstance(choice, Go)), None)
    if not fights or place is None:
        return found
    return (*found[:place], *fights, *(choice for choice in found[place:] if choice not in fights))


def answer(who: Speaker, decision: Decision, choice: Choice) -> drawn.Choice:
    """One of them."""
    divided = isinstance(decision.question, DivideCoins)
    found = Clicked() if divided else clicked(who, decision.seat, choice)
    return drawn.Choice(
        id=str(choice),
        label=capital(label(who, decision, choice)),
        on=found.on,
        group=group(who, choice) if decision.prompt == "character_phase" or isinstance(choice, Swap) else "",
        hotkey=hotkey(decision, choice),
        tone=tone(who, decision, choice),
        preview=preview(who, decision, choice),
        confirm=confirm(who, decision, choice),
        same=found.same,
    )


def group(who: Speaker, choice: Choice) -> str:
    """Under which heading a choice is listed."""
    found = (name for name, kinds in GROUPS.items() if isinstance(choice, kinds))
    key = next(found, "" if isinstance(choice, Pass) else "group-board")
    return who.words.say(key) if key else ""


def hotkey(decision: Decision, choice: Choice) -> str:
    """The letter that takes it; to want no more of something is another one than to end the actions."""
    match choice:
        case Pass():
            return LETTERS["end" if decision.prompt == "character_phase" else "none"]
        case Explore():
            return LETTERS["explore"]
    return ""


def letters(who: Speaker) -> dict[str, str]:
    """What the letters do that choices have."""
    return {letter: who.words.say(f"letter-{name}") for name, letter in LETTERS.items()}


def useful(who: Speaker, decision: Decision) -> bool:
    """Whether action points are left, or cards that give some."""
    offers, used = who.content.offers, (choice for choice in decision.choices if isinstance(choice, Use))
    given = (offers[choice.card][choice.part][choice.option] for choice in used)
    return bool(who.seen.sides[decision.seat].points.ap) or any(isinstance(one, Gain) and one.ap for one in given)


def tone(who: Speaker, decision: Decision, choice: Choice) -> Literal["", "main", "skip", "harm"]:
    """The usual way on, a way to do nothing, or something that hurts."""
    match choice:
        case Pass() if decision.prompt == "character_phase" and useful(who, decision):
            return "skip"
        case Pass():
            return "main" if decision.prompt in BEGINS else "skip"
        case AnyOrder():
            return "main"
        case Drop() | LetGo():
            return "harm"
    return ""
