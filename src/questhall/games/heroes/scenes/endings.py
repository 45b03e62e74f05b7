"""What came of a mission and of the game: why they ended, what is kept, what counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from questhall.core import Seat
from questhall.core.scene import Panel, Report, Row
from questhall.core.telling import result_for

from .. import events as e
from ..content import load
from ..effects import CardId, ScenarioId
from ..steps.campaign import KEPT
from ..steps.ending import points
from . import icons
from .panels import player_row
from .speaker import Speaker, capital

LEFT = {"level": icons.LEVEL, "cards": icons.CARD_GONE, "country": icons.FLAG}
"""What no mission passes on to the next."""


def mission(who: Speaker, ended: e.MissionEnded) -> Report:
    """Why a mission ended, what it leads to, and what stays behind.  [HM-108, HM-R-156]"""
    words, further = who.words, next_mission(ended.scenario)
    goes_on = ended.won and further
    return Report(
        title=words.say("report-mission", scenario=words.name("scenario", ended.scenario)),
        text=(words.say(f"ending-{ended.reason}"), follows(who, further, won=ended.won)),
        result="won" if ended.won else "lost",
        icon=icons.GOAL,
        parts=(left(who),) if goes_on else (),
    )


def next_mission(scenario: ScenarioId) -> ScenarioId | None:
    """The mission after one, if it is not the last."""
    (missions,) = [each.missions for each in load().campaigns.values() if scenario in each.missions]
    return next(iter(missions[missions.index(scenario) + 1 :]), None)


def follows(who: Speaker, further: ScenarioId | None, *, won: bool) -> str:
    """What comes after a mission."""
    if not won:
        return who.words.say("report-again")
    if further is None:
        return who.words.say("report-last")
    return who.words.say("report-next", scenario=who.words.name("scenario", further))


def deck(who: Speaker, cards: Sequence[CardId]) -> Report:
    """The cards with which the next mission begins, when they have been chosen.  [HM-3222]"""
    words = who.words
    rows = [
        Row(words.name("card", card), f"×{count}" if count > 1 else "", icon=icons.card(card))
        for card, count in Counter(cards).items()
    ]
    return Report(
        title=words.say("report-deck"),
        text=(words.say("report-deck_text"),),
        result="won",
        icon=icons.GOAL,
        parts=(Panel(words.say("report-kept"), tuple(rows), chip=words.say("report-kept_cards", cards=len(cards))),),
    )


def left(who: Speaker) -> Panel:
    """What stays behind, and why.  [HM-3221, HM-3222, HM-R-157]"""
    words = who.words
    rows = [
        Row(words.say(f"report-left_{what}"), detail=words.say(f"report-why_{what}", count=KEPT), icon=icon)
        for what, icon in LEFT.items()
    ]
    return Panel(words.say("report-left"), tuple(rows))


def game(who: Speaker, reason: str) -> Report:
    """Why the game ended, and how all stand; points where they have decided.  [HM-3201]"""
    words, seen = who.words, who.seen
    rows = [counted(who, seat) if reason == "rounds_over" else standing(who, seat) for seat in range(len(who.sides))]
    return Report(
        title=words.name("scenario", seen.scenario),
        text=(words.say(f"ending-{reason}"),),
        result=result_for(seen.outcome, seen.seat),
        icon=icons.WON,
        parts=(Panel(words.say("panel-players"), tuple(rows)),),
    )


def standing(who: Speaker, seat: Seat) -> Row:
    """A player at the end."""
    return replace(player_row(who, seat), value="", ref="")


def counted(who: Speaker, seat: Seat) -> Row:
    """A player with all that has brought points."""
    words, found = who.words, points(who.t, seat)
    parts = [
        words.say(f"report-points_{what}", count=count, points=count * worth)
        for what, (count, worth) in found.items()
        if count
    ]
    total = sum(count * worth for count, worth in found.values())
    return replace(
        standing(who, seat), value=words.say("report-points", points=total), detail=capital(" · ".join(parts))
    )


def cards_in_words(who: Speaker, cards: Iterable[CardId]) -> str:
    """Cards by their names, equal ones counted."""
    counts = Counter(cards)
    names = {card: who.words.name("card", card) for card in counts}
    return ", ".join(f"{names[card]} ×{count}" if count > 1 else names[card] for card, count in counts.items())
