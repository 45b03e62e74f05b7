"""How to draw a view: the map, the combat, the areas of the players, what can be chosen and what not."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.core import Decision, Event, Refusal
from questhall.core.scene import Blocked, Board, LogLine, Piece, Player, Scene

from .content import load
from .geography import tokens_of
from .scenes import battle, country, figures, icons
from .scenes.answers import choices, letters
from .scenes.choosing import settling, veiled
from .scenes.endings import cards_in_words
from .scenes.lines import log_line
from .scenes.panels import goal_text, panels, tracks, turns
from .scenes.prompts import prompt
from .scenes.speaker import COMBAT, MAP, Speaker, called
from .scenes.zones import lay_out
from .steps.ending import last_round
from .view import View


def scene(
    seen: View, decision: Decision | None, refusals: Sequence[Refusal], language: str, last: Event | None
) -> Scene:
    """Everything that a seat sees."""
    who = Speaker(veiled(seen), language)
    tables = lay_out(who, decision)
    return Scene(
        game="heroes",
        title=who.words.say("game-name"),
        boards=boards(who, decision),
        pieces=pieces(who),
        cards=tables.cards,
        zones=tables.zones,
        tracks=tracks(who),
        panels=panels(who),
        prompt=prompt(who, decision, last),
        choices=choices(who, decision) if decision else (),
        blocked=tuple(Blocked(each.on, who.words.refusal(each), each.rule) for each in refusals),
        ending=who.words.say(f"ending-{seen.outcome.reason}") if seen.outcome else "",
        welcome=welcome(who),
        chapter=seen.scenario if seen.campaign else "",
        subtitle=subtitle(who),
        standing=standing(who),
        turns=battle.turns(who, seen.combat) if seen.combat else turns(who),
        seats=tuple(Player(who.words.seat(seat), icons.faction(side.faction)) for seat, side in enumerate(who.sides)),
        letters=letters(who),
        rails={"left": who.words.say("rail-left"), "right": who.words.say("rail-right")},
    )


def line(seen: View, event: Event, language: str) -> LogLine:
    """What happened, for the log."""
    return log_line(language, called(veiled(seen)), tokens_of(seen.layout, seen.scenario), event)


def boards(who: Speaker, decision: Decision | None) -> dict[str, Board]:
    """The map, and the combat while there is one."""
    found = {MAP: country.board(who, decision)}
    return found | {COMBAT: battle.board(who, who.seen.combat)} if who.seen.combat else found


def pieces(who: Speaker) -> dict[str, Piece]:
    """Everything that stands on the two boards."""
    found = {} if settling(who.seen) else figures.pieces(who)
    return found | battle.pieces(who, who.seen.combat) if who.seen.combat else found


def subtitle(who: Speaker) -> str:
    """The scenario, how it is played, how hard it is."""
    words, seen = who.words, who.seen
    return words.say(
        "subtitle",
        scenario=words.name("scenario", seen.scenario),
        mode=words.name("mode", seen.mode),
        difficulty=words.name("difficulty", seen.difficulty),
    )


def standing(who: Speaker) -> str:
    """The round, and whose turn it is."""
    seen, words = who.seen, who.words
    if not seen.round:
        return words.say("standing-setup")
    if seen.combat is not None and seen.combat.round:
        return words.say("standing-combat", round=seen.round, fight=seen.combat.round)
    seat, last = words.seat(seen.active), last_round(who.t)
    if last is None:
        return words.say("standing-endless", round=seen.round, seat=seat)
    return words.say("standing-turn", round=seen.round, rounds=last, seat=seat)


def welcome(who: Speaker) -> tuple[str, ...]:
    """What a newcomer reads: the story, the goal, how a turn goes."""
    words = who.words
    story = words.name("story", who.seen.scenario)
    last = last_round(who.t)
    limit = {} if last is None else {"rounds": last}
    aim = words.say("welcome-aim" if limit else "welcome-endless", story=story, goal=goal_text(who), **limit)
    return (*carried(who), aim, words.say("welcome-turn"), words.say("welcome-town"))


def carried(who: Speaker) -> tuple[str, ...]:
    """After the first mission of a campaign: which one is over, and with which cards this one begins.  [HM-3222]"""
    record = who.seen.campaign
    missions = load().campaigns[record.campaign].missions if record else ()
    if record is None or not record.mission or missions[record.mission] != who.seen.scenario:
        return ()
    names = {"mission": who.words.name("scenario", missions[record.mission - 1]), "hero": who.words.seat(0)}
    return (who.words.say("welcome-carried", cards=cards_in_words(who, record.cards), **names),)
