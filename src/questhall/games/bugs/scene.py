"""How to draw a view: everything in it comes from what lies open."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from questhall.core import Decision, Event, Refusal
from questhall.core.scene import LogLine, Player, Scene
from questhall.haven import scenes

from .scenes import campaign, icons, stories
from .scenes.answers import choices
from .scenes.board import board, pieces
from .scenes.cards import lay_out
from .scenes.lines import log_line
from .scenes.panels import panels, turns
from .scenes.prompts import prompt
from .scenes.speaker import BOARD, Speaker
from .scenes.terms import glossary
from .view import View


def scene(
    seen: View, decision: Decision | None, refusals: Sequence[Refusal], language: str, last: Event | None
) -> Scene:
    """A scenario with its map and cards, or the page between two of them, and what can be chosen."""
    who = Speaker(seen, language)
    return replace(
        fight(who) if seen.state.scenario else page(who),
        prompt=prompt(who, decision) if seen.outcome is None else None,
        choices=choices(who, decision) if decision else (),
        blocked=scenes.blocked(who.words, refusals),
        ending=stories.ending(who),
        welcome=stories.welcome(who),
        chapter=scenes.chapter(who.state),
        subtitle=subtitle(who),
        standing=scenes.standing(who.words, who.state, who.figure),
        seats=(player(who, decision),),
        rails={
            "left": who.words.say("rail-left"),
            "right": who.words.say("rail-right" if seen.state.scenario else "rail-way"),
        },
    )


def fight(who: Speaker) -> Scene:
    """The map, the figures, the cards."""
    tables, figures, chart, beside = lay_out(who), pieces(who), board(who), panels(who)
    rows = (row for panel in beside.values() for row in panel.rows)
    return Scene(
        game="bugs",
        title=who.words.say("game-name"),
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
    cards = campaign.cards(who)
    return Scene(
        game="bugs",
        title=who.words.say("game-name"),
        boards={campaign.BOARD: campaign.way_map(who)},
        pieces=campaign.traveller(who),
        cards=cards,
        glossary=glossary(who, cards.values(), ()),
        zones=campaign.zones(who),
        tracks=campaign.track(who),
        panels=campaign.panels(who),
    )


def line(seen: View, event: Event, language: str) -> LogLine:
    """What happened, for the log."""
    return log_line(event, language)


def subtitle(who: Speaker) -> str:
    """The scenario, its level, the difficulty."""
    words, state = who.words, who.state
    difficulty = words.name("difficulty", state.difficulty)
    if not state.scenario:
        return words.say("subtitle-campaign", difficulty=difficulty)
    scenario = words.name("scenario", state.scenario)
    return words.say("subtitle", level=who.scenario.level, scenario=scenario, difficulty=difficulty)


def player(who: Speaker, decision: Decision | None) -> Player:
    """What is played at the one seat."""
    character = who.state.character
    name = who.words.name("being", character) if character else who.words.say("game-role")
    return Player(name, icons.BEINGS.get(character, icons.GAME), asked=decision is not None)
