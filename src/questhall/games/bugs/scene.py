"""How to draw a view: everything in it comes from what lies open."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from questhall.core import Decision, Event, Refusal
from questhall.core.scene import LogLine, Player, Scene
from questhall.haven import scenes

from .chronicle import ScenarioEnded
from .content import CAMPAIGN, USUAL
from .content.scenarios import Deadline, Survive
from .scenes import campaign, characters, icons, stories
from .scenes.answers import choices
from .scenes.board import board, pieces
from .scenes.cards import lay_out
from .scenes.gains import gains
from .scenes.lines import log_line
from .scenes.panels import panels, turns
from .scenes.prompts import prompt
from .scenes.speaker import BOARD, Speaker
from .scenes.terms import glossary
from .state import COMPLETED
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
        standing=scenes.standing(who.words, who.state, who.figure, last_round(who)),
        seats=(player(who, decision),),
        rails={
            "left": who.words.say("rail-left"),
            "right": who.words.say("rail-right" if seen.state.scenario else "rail-way"),
        },
    )


def fight(who: Speaker) -> Scene:
    """The map, the figures, the cards."""
    tables, figures, chart, beside = lay_out(who), pieces(who), board(who), panels(who)
    people = characters.lay_out(who)
    rows = (row for panel in beside.values() for row in panel.rows)
    return Scene(
        game="bugs",
        title=who.words.say("game-name"),
        boards={BOARD: chart},
        pieces=figures,
        cards=people.cards or tables.cards,
        zones=people.zones or tables.zones,
        panels=beside,
        turns=turns(who),
        glossary=glossary(who, tables.cards.values(), (*figures.values(), *chart.cells.values(), *rows)),
    )


def page(who: Speaker) -> Scene:
    """The campaign between scenarios."""
    people = characters.lay_out(who)
    cards = people.cards or campaign.cards(who)
    return Scene(
        game="bugs",
        title=who.words.say("game-name"),
        boards={campaign.BOARD: campaign.way_map(who)},
        pieces=campaign.traveller(who),
        cards=cards,
        glossary=glossary(who, cards.values(), ()),
        zones=people.zones or campaign.zones(who),
        tracks=campaign.track(who),
        panels=campaign.panels(who),
    )


def line(seen: View, event: Event, language: str) -> LogLine:
    """What happened, for the log; in a campaign also what a scenario brought."""
    told = log_line(event, language)
    if isinstance(event, ScenarioEnded) and event.reason == COMPLETED and seen.state.campaign is not None:
        earlier = (event.farthest, event.scenario if event.again else "")
        brought = gains(Speaker(seen, language), event.scenario, filter(None, earlier))
        return replace(told, text=". ".join((told.text, *brought)))
    return told


def subtitle(who: Speaker) -> str:
    """The scenario, its level, and how hard it is if that is not as usual."""
    words, state = who.words, who.state
    unusual = [words.name("difficulty", state.difficulty)] if state.difficulty != USUAL else []
    if not state.scenario:
        return " · ".join((words.name("scenario", CAMPAIGN), *unusual))
    level = words.say("way-level", level=who.scenario.level)
    return " · ".join((words.name("scenario", state.scenario), level, *unusual))


def last_round(who: Speaker) -> int:
    """The round at whose end the scenario is won or lost at the latest; 0 if there is none.  [BB-305, BB-4706]"""
    if not who.state.scenario:
        return 0
    ends = [rule.rounds for rule in who.scenario.rules if isinstance(rule, Deadline)]
    return min((*ends, *(goal.rounds for goal in who.scenario.goal if isinstance(goal, Survive))), default=0)


def player(who: Speaker, decision: Decision | None) -> Player:
    """What is played at the one seat."""
    character = who.state.character
    name = who.words.name("being", character) if character else who.words.say("game-role")
    return Player(name, icons.BEINGS.get(character, ""), asked=decision is not None)
