"""What came of a death, and of the game: what was lost, when one comes back, how far everybody got."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from questhall.core import Event, Seat
from questhall.core.scene import Panel, Report, Row
from questhall.core.telling import result_for

from ..content import load
from ..effects import CHAINS
from ..events import BossDefeated, ChainCompleted, CoinsChanged, Died, ThreatChanged
from ..setup import JOURNEY_GOALS
from ..steps.ending import MOST_THREAT
from ..view import View
from . import icons
from .speaker import Speaker, capital

REPORTED: frozenset[type[Event]] = frozenset({Died, ThreatChanged, ChainCompleted, BossDefeated})
"""A death, and whatever the game can end with."""


def report(seen: View, before: Sequence[Event], after: Sequence[Event], language: str) -> Report | None:
    """What came of a death, or of the event that has ended the game."""
    last = before[-1]
    if isinstance(last, Died):
        return death(Speaker(seen, language), last.seat, before, after)
    return (
        game(Speaker(seen, language), seen.outcome.reason)
        if seen.outcome and ending(last) == seen.outcome.reason
        else None
    )


def ending(event: Event) -> str:
    """What the game would have ended for with an event, each of which is told once.  [TR-105, TR-109, TR-112]"""
    match event:
        case ThreatChanged(now=now) if now >= MOST_THREAT:
            return "threat"
        case ChainCompleted(chain):
            return chain
        case BossDefeated(boss):
            return boss
    return ""


def death(who: Speaker, seat: Seat, before: Sequence[Event], after: Sequence[Event]) -> Report:
    """What was lost, what it costs all, and when one comes back.  [TR-4003 to TR-4013]"""
    words = who.words
    paid = [-event.by for event in before if isinstance(event, CoinsChanged) and event.seat == seat]
    risen = [words.event(event) for event in after[:1] if isinstance(event, ThreatChanged)]
    lost = words.say("report-died_lost", coins=paid[-1] if paid else 0)
    return Report(
        title=capital(words.say("report-died", seat=words.seat(seat))),
        text=(lost, *risen, words.say("report-died_kept"), words.say("report-died_back")),
        icon=icons.DEATH,
    )


def game(who: Speaker, reason: str) -> Report:
    """Why it ended, and how far everybody got.  [TR-101, TR-112]"""
    words = who.words
    return Report(
        title=words.say("game-name"),
        text=(words.say(f"ending-{reason}"),),
        result=result_for(who.seen.outcome, who.seen.seat),
        icon=icons.GOAL if reason != "threat" else icons.THREAT,
        parts=(
            Panel(words.say("panel-goals"), tuple(chains(who))),
            Panel(words.say("panel-world"), tuple(reached(who))),
        ),
    )


def chains(who: Speaker) -> Iterator[Row]:
    """How many goals of each chain are done.  [TR-303, TR-304, TR-4705]"""
    goals = load().goals.values()
    for chain in CHAINS:
        most = JOURNEY_GOALS if who.seen.numbers.journey else max(goal.level for goal in goals if goal.chain == chain)
        done = most - len(who.seen.goals[chain])
        yield Row(
            who.name("chain", chain), who.words.say("row-progress", done=done, needed=most), icon=icons.CHAINS[chain]
        )


def reached(who: Speaker) -> Iterator[Row]:
    """Rounds, bosses, deaths, also those without a tombstone, and the threat."""
    say, seen = who.words.say, who.seen
    beaten = ", ".join(who.name("boss", boss) for boss in seen.lists.beaten)
    yield Row(say("report-rounds"), str(seen.numbers.round), icon=icons.DAY)
    yield Row(say("report-bosses"), str(len(seen.lists.beaten)), beaten, icons.SYMBOLS["swords"])
    yield Row(say("report-deaths"), str(sum(side.deaths for side in seen.sides)), icon=icons.DEATH)
    threat = say("row-progress", done=seen.numbers.threat, needed=MOST_THREAT)
    yield Row(say("track-threat"), threat, icon=icons.THREAT)
