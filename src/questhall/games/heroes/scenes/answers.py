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
    Recruit,
    ReinforceUnit,
    RemoveCard,
    Revisit,
    ScoutTile,
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
from .clicks import clicked
from .labels import label
from .previews import preview
from .speaker import Speaker, capital
from .tones import casts, confirm, hint, tone

Group = Literal["map", "town", "cards", "combat", "other"]
GROUPS: dict[type[Choice], Group] = {
    **dict.fromkeys((TurnTile, Go, Revisit, Discover, LayTile, ScoutTile, PickTile, GoHome, LayBank), "map"),
    **dict.fromkeys((Build, Recruit, ReinforceUnit, HireHero, BuySpell, UseBuilding), "town"),
    **dict.fromkeys((Play, DrawCards, DiscardCard, RemoveCard, OfferCard, SpendMorale), "cards"),
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
        confirm=confirm(who, decision, choice),
        same=same,
    )


def letters(who: Speaker) -> dict[str, str]:
    """What the letters do that choices have."""
    return {letter: who.words.say(f"letter-{letter}") for letter in HOTKEYS.values()}
