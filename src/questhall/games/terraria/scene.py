"""How to draw a view: everything in it comes from what lies open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from questhall.core import Decision, Event, Refusal
from questhall.core.scene import Blocked, LogLine, Player, Prompt, Scene

from .scenes import icons
from .scenes.answers import choices, letters
from .scenes.figures import pieces
from .scenes.land import board
from .scenes.lines import log_line
from .scenes.panels import panels, time_of_day, tracks
from .scenes.reach import own_reach
from .scenes.speaker import BOARD, Speaker, capital, cell_ref
from .scenes.zones import lay_out
from .setup import CHAINS_TO_WIN
from .state import NOWHERE
from .steps.phase import CharacterPhase
from .view import View
from .world import biome_of, layer_of

DIFFICULTIES = {chains: name for name, chains in CHAINS_TO_WIN.items()}


def scene(
    seen: View, decision: Decision | None, refusals: Sequence[Refusal], language: str, last: Event | None
) -> Scene:
    """The world, the figures, the cards, and what can be chosen."""
    who = Speaker(seen, language)
    tables = lay_out(who, decision)
    reach = own_reach(who, decision)
    return Scene(
        game="terraria",
        title=who.words.say("game-name"),
        boards={BOARD: board(who, reach)},
        pieces=pieces(who),
        cards=tables.cards,
        zones=tables.zones,
        tracks=tracks(who),
        panels=panels(who),
        prompt=prompt(who, decision),
        choices=choices(who, decision) if decision else (),
        blocked=blocked(who, refusals, set(map(cell_ref, reach))),
        ending=who.words.say(f"ending-{seen.outcome.reason}") if seen.outcome else "",
        welcome=welcome(who),
        subtitle=subtitle(who),
        standing=standing(who),
        seats=tuple(player(who, seat) for seat in range(len(seen.sides))),
        letters=letters(who),
        rails={"left": who.words.say("rail-left"), "right": who.words.say("rail-right")},
    )


def blocked(who: Speaker, refusals: Sequence[Refusal], reach: set[str]) -> tuple[Blocked, ...]:
    """Why something cannot be done; a corner that can be walked round is no hindrance.  [TR-1107]"""
    return tuple(Blocked(each.on, who.words.refusal(each), each.rule) for each in refusals if each.on not in reach)


def line(seen: View, event: Event, language: str) -> LogLine:
    """What happened, for the log."""
    return log_line(language, tuple(side.character for side in seen.sides), event)


def prompt(who: Speaker, decision: Decision | None) -> Prompt | None:
    """What is asked, or that others act."""
    words = who.words
    if who.seen.outcome is not None:
        return None
    if decision is None:
        return Prompt(words.say("prompt-waiting"))
    question = decision.question
    text = capital(words.question(question))
    enemy = getattr(question, "enemy", "") or getattr(question, "boss", "")
    if isinstance(question, CharacterPhase):
        ap = who.seen.sides[decision.seat].points.ap
        text = words.say("prompt-passed") if decision.optional else words.say("prompt-act", ap=ap)
    elif enemy and who.figure(enemy):
        text = words.say("prompt-enemy", name=who.figure(enemy), question=text)
    return Prompt(text, words.help(question), decision.seat)


def subtitle(who: Speaker) -> str:
    """How hard it is."""
    numbers = who.seen.numbers
    difficulty = who.name("difficulty", DIFFICULTIES[numbers.chains])
    return who.words.say("subtitle-journey" if numbers.journey else "subtitle", difficulty=difficulty)


def standing(who: Speaker) -> str:
    """The round and the time of day, and where the viewer's character is."""
    seen, words = who.seen, who.words
    if not seen.numbers.round:
        return words.say("standing-setup")
    when: dict[str, Any] = {"round": seen.numbers.round, "time": time_of_day(who)}
    cell = NOWHERE if seen.seat is None else seen.sides[seen.seat].cell
    if cell == NOWHERE:
        return words.say("standing", **when)
    biome, layer = who.name("biome", biome_of(who.t, cell)), who.name("layer", layer_of(cell))
    return words.say("standing-where", biome=biome, layer=layer, **when)


def welcome(who: Speaker) -> tuple[str, ...]:
    """What a newcomer reads before the first round; on a journey also what is different.  [TR-4701 to TR-4705]"""
    say, numbers = who.words.say, who.seen.numbers
    if numbers.round > 1:
        return ()
    aim = say("welcome-aim", chains=numbers.chains, journey=numbers.journey)
    journey = (say("welcome-journey"),) if numbers.journey else ()
    return (aim, *journey, say("welcome-turn"), say("welcome-first"))


def player(who: Speaker, seat: int) -> Player:
    """Which character a seat plays."""
    character = who.seen.sides[seat].character
    return Player(who.words.seat(seat), icons.CHARACTERS.get(character, icons.GAME))
