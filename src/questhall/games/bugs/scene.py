"""How to draw a view: everything in it comes from what lies open."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.core import Decision, Event, Refusal
from questhall.core.scene import Blocked, LogLine, Player, Prompt, Scene

from .scenes import icons
from .scenes.answers import choices
from .scenes.board import board, pieces
from .scenes.cards import lay_out
from .scenes.lines import log_line
from .scenes.panels import panels, turns
from .scenes.speaker import BOARD, Speaker, capital
from .view import View


def scene(
    seen: View, decision: Decision | None, refusals: Sequence[Refusal], language: str, last: Event | None
) -> Scene:
    """The map, the figures, the cards, and what can be chosen."""
    who = Speaker(seen, language)
    tables = lay_out(who)
    return Scene(
        game="bugs",
        title=who.words.say("game-name"),
        boards={BOARD: board(who)},
        pieces=pieces(who),
        cards=tables.cards,
        zones=tables.zones,
        panels=panels(who),
        prompt=prompt(who, decision),
        choices=choices(who, decision) if decision else (),
        blocked=tuple(Blocked(each.on, who.words.refusal(each), each.rule) for each in refusals),
        ending=who.words.say(f"ending-{seen.outcome.reason}") if seen.outcome else "",
        welcome=welcome(who),
        subtitle=subtitle(who),
        standing=standing(who),
        turns=turns(who),
        seats=(player(who, decision),),
        rails={"left": who.words.say("rail-left"), "right": who.words.say("rail-right")},
    )


def line(seen: View, event: Event, language: str) -> LogLine:
    """What happened, for the log."""
    return log_line(event, language)


def prompt(who: Speaker, decision: Decision | None) -> Prompt | None:
    """What is asked."""
    if who.seen.outcome is not None:
        return None
    if decision is None:
        return Prompt(who.words.say("prompt-waiting"))
    question = decision.question
    return Prompt(capital(who.words.question(question)), who.words.help(question), decision.seat)


def subtitle(who: Speaker) -> str:
    """The scenario, its level, the difficulty."""
    words, state = who.words, who.state
    names = {
        "scenario": words.name("scenario", state.scenario),
        "difficulty": words.name("difficulty", state.difficulty),
    }
    return words.say("subtitle", level=who.scenario.level, **names)


def standing(who: Speaker) -> str:
    """The round, and whose turn it is."""
    state, words = who.state, who.words
    if not state.round:
        return words.say("standing-setup")
    acting = state.figures.get(state.active)
    if acting is None:
        return words.say("standing-round", round=state.round)
    return words.say("standing-turn", round=state.round, who=who.figure(acting))


def welcome(who: Speaker) -> tuple[str, ...]:
    """What a newcomer reads: the story, the goal, how a turn goes.  [BB-204]"""
    words = who.words
    goal = ", ".join(map(words.describe, who.scenario.goal))
    story = words.name("story", who.state.scenario)
    return (words.say("welcome-aim", story=story, goal=goal), words.say("welcome-turn"))


def player(who: Speaker, decision: Decision | None) -> Player:
    """What is played at the one seat."""
    character = who.state.character
    name = who.words.name("being", character) if character else who.words.say("game-role")
    return Player(name, icons.BEINGS.get(character, icons.GAME), asked=decision is not None)
