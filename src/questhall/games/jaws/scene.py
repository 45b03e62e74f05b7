"""How to draw a view: everything in it comes from what the seat may know."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from questhall.core import Decision, Event, Refusal
from questhall.core.scene import LogLine, Player, Prompt, Scene
from questhall.haven import scenes

from .scenes import asked, campaign, city, icons, stories
from .scenes.answers import choices
from .scenes.board import board, pieces
from .scenes.cards import lay_out
from .scenes.lines import log_line
from .scenes.panels import panels, turns
from .scenes.speaker import BOARD, Speaker
from .scenes.terms import glossary
from .steps.city import FaceEvent
from .view import View


def scene(
    seen: View, decision: Decision | None, refusals: Sequence[Refusal], language: str, last: Event | None
) -> Scene:
    """A scenario with its map and cards, or the page between two of them, and what can be chosen."""
    who = Speaker(seen, language)
    return replace(
        fight(who) if seen.state.scenario else page(who),
        prompt=prompt(who, decision),
        choices=choices(who, decision) if decision else (),
        blocked=scenes.blocked(who.words, refusals),
        ending=stories.ending(who),
        welcome=stories.welcome(who),
        chapter=scenes.chapter(who.state),
        subtitle=subtitle(who),
        standing=scenes.standing(who.words, who.state, who.figure),
        seats=players(who, decision),
        rails={"left": who.say("rail-left"), "right": who.say("rail-right" if seen.state.scenario else "rail-way")},
    )


def fight(who: Speaker) -> Scene:
    """The map, the figures, the cards."""
    tables, figures, chart, beside = lay_out(who), pieces(who), board(who), panels(who)
    rows = (row for panel in beside.values() for row in panel.rows)
    return Scene(
        game="jaws",
        title=who.say("game-name"),
        boards={BOARD: chart},
        pieces=figures,
        cards=tables.cards,
        zones=tables.zones,
        panels=beside,
        turns=turns(who),
        glossary=glossary(who, tables.cards.values(), (*figures.values(), *chart.cells.values(), *rows)),
    )


def page(who: Speaker) -> Scene:
    """The campaign between scenarios."""
    tables = city.lay_out(who)
    return Scene(
        game="jaws",
        title=who.say("game-name"),
        boards={campaign.WAY: campaign.board(who)},
        pieces=campaign.travellers(who),
        cards=tables.cards,
        glossary=glossary(who, tables.cards.values(), ()),
        zones=tables.zones,
        tracks=campaign.tracks(who),
        panels=campaign.panels(who),
    )


def line(seen: View, event: Event, language: str) -> LogLine:
    """What happened, for the log."""
    return log_line(event, language)


def prompt(who: Speaker, decision: Decision | None) -> Prompt | None:
    """What is asked."""
    if who.seen.outcome is not None:
        return None
    if decision is None:
        return Prompt(who.say("prompt-waiting"))
    if isinstance(decision.question, FaceEvent):
        return Prompt(who.say(f"city-{decision.question.number}"), seat=decision.seat)
    plain = scenes.prompt(who.words, decision)
    said, help = asked.wording(who, decision), asked.advice(who, decision)
    return replace(plain, text=said or plain.text, help=help or plain.help)


def subtitle(who: Speaker) -> str:
    """The scenario and its level."""
    if not who.state.scenario:
        return who.say("subtitle-campaign")
    return who.say("subtitle", scenario=who.name("scenario", who.state.scenario), level=who.state.level)


def players(who: Speaker, decision: Decision | None) -> tuple[Player, ...]:
    """What is played at each seat."""
    record = who.state.campaign
    beings = [each.being for each in sorted(who.state.heroes.values(), key=lambda each: each.seat)]
    if record is not None and record.members:
        party = {one.seat: one.being for one in record.members}
        beings = [party.get(seat, "") for seat in range(record.seats)]
    if not beings:
        beings = [each for step in who.seen.agenda for each in getattr(step, "seats", ())]
    asked = decision.seat if decision is not None else None
    return tuple(
        Player(who.name("being", being) if being else who.say("game-role"), icons.of_being(being), seat == asked)
        for seat, being in enumerate(beings)
    )
