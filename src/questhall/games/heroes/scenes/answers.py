"""The choices of a decision: what each is called, and what it would do."""

from __future__ import annotations

from typing import Literal

from questhall.core import Choice, Decision
from questhall.core import scene as drawn

from ..choices import (
    Build,
    BuySpell,
    Defend,
    Deploy,
    DiscardCard,
    Discover,
    Done,
    DrawCards,
    EndTurn,
    Go,
    GoHome,
    HireHero,
    LayBank,
    LayTile,
    MoveUnit,
    OfferCard,
    PickTile,
    Play,
    Prolong,
    Raze,
    Ready,
    Recruit,
    ReinforceUnit,
    RemoveCard,
    Revisit,
    ScoutTile,
    SitOut,
    SpendMorale,
    Strike,
    Surrender,
    Target,
    TargetPair,
    TargetSpace,
    TurnTile,
    UseBuilding,
    Withdraw,
)
from ..content import load
from ..plays import is_charge
from .clicks import clicked
from .labels import label
from .previews import preview
from .speaker import Speaker, capital

Group = Literal["map", "town", "cards", "combat", "other"]
GROUPS: dict[type[Choice], Group] = {
    **dict.fromkeys((TurnTile, Go, Revisit, Discover, LayTile, ScoutTile, PickTile, GoHome, LayBank), "map"),
    **dict.fromkeys((Build, Recruit, ReinforceUnit, HireHero, BuySpell, UseBuilding), "town"),
    **dict.fromkeys((Play, DiscardCard, RemoveCard, OfferCard, SpendMorale), "cards"),
    **dict.fromkeys((MoveUnit, Strike, Raze, Defend, Deploy, Target, TargetPair, TargetSpace, Surrender), "combat"),
}
HOTKEYS: dict[type[Choice], str] = {EndTurn: "e", Defend: "d", BuySpell: "b", Prolong: "p", Withdraw: "r"}


def choices(who: Speaker, decision: Decision) -> tuple[drawn.Choice, ...]:
    """Every legal answer."""
    return tuple(answer(who, decision, choice) for choice in strongest_first(decision))


def strongest_first(decision: Decision) -> list[Choice]:
    """The choices in their order, but of the effects of a spell the strongest first.  [HM-1109]"""
    found = list(decision.choices)
    places = [place for place, each in enumerate(found) if isinstance(each, Play) and casts(each)]
    plays = [each for each in found if isinstance(each, Play) and casts(each)]
    cards = list(dict.fromkeys(each.card for each in plays))
    plays.sort(key=lambda each: (cards.index(each.card), -load().cards[each.card].plays[each.play].power))
    for place, each in zip(places, plays, strict=True):
        found[place] = each
    return found


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


def answer(who: Speaker, decision: Decision, choice: Choice) -> drawn.Choice:
    """One of them."""
    on, same = clicked(who, decision, choice)
    return drawn.Choice(
        id=str(choice),
        label=capital(label(who, decision, choice)),
        on=on,
        group=who.words.say(f"choicegroup-{GROUPS.get(type(choice), 'other')}"),
        hotkey=HOTKEYS.get(type(choice), ""),
        tone=tone(decision, choice),
        hint=hint(who, decision, choice),
        preview=preview(who, decision, choice),
        confirm=confirm(who, choice),
        same=same,
    )


def hint(who: Speaker, decision: Decision, choice: Choice) -> str:
    """What should be known before it is chosen."""
    if isinstance(choice, SitOut):
        return who.words.say("hint-sit_out")
    return who.words.say("hint-weaker") if outdone(decision, choice) else ""


def letters(who: Speaker) -> dict[str, str]:
    """What the letters do that choices have."""
    return {letter: who.words.say(f"letter-{letter}") for letter in HOTKEYS.values()}


def tone(decision: Decision, choice: Choice) -> Literal["", "main", "skip", "harm"]:
    """To go on is the usual way where nothing else is left."""
    if isinstance(choice, Withdraw | Surrender):
        return "harm"
    if isinstance(choice, DrawCards):
        return "main" if choice == decision.choices[0] else "skip"
    if isinstance(choice, Ready | SitOut):
        return "skip"
    if not isinstance(choice, Done | EndTurn):
        return ""
    return "main" if len(decision.choices) == 1 or isinstance(choice, EndTurn) else "skip"


def confirm(who: Speaker, choice: Choice) -> str:
    """What is asked again before a combat is given up."""
    if isinstance(choice, Withdraw):
        return who.words.say("confirm-retreat")
    return who.words.say("confirm-surrender") if isinstance(choice, Surrender) else ""
