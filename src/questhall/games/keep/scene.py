"""How to draw a view: everything in it comes from what the seat may see."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.core import Decision, Event, Refusal
from questhall.core.scene import Blocked, LogLine, Player, Prompt, Scene

from .events.turns import CardPlayed
from .scenes import icons
from .scenes.answers import choices
from .scenes.asked import actions_left, reasons
from .scenes.cards import lay_out
from .scenes.dungeon import BOARD, board, pieces
from .scenes.lines import log_line
from .scenes.panels import panels, tracks, welcome
from .scenes.speaker import Speaker, capital
from .steps.beginning import PlaceStartingMonster
from .steps.cards import ResolveCard
from .steps.turn import PlayCards
from .view import View


def scene(
    seen: View, decision: Decision | None, refusals: Sequence[Refusal], language: str, last: Event | None
) -> Scene:
    """The dungeon, the areas, the decks, what can be chosen and what not."""
    who = Speaker(seen, language)
    tables = lay_out(who, decision)
    return Scene(
        game="keep",
        title=who.words.say("game-name"),
        boards={BOARD: board(who, decision)},
        pieces=pieces(who),
        cards=tables.cards,
        zones=tables.zones,
        tracks=tracks(who),
        panels=panels(who),
        prompt=prompt(who, decision, refusals, last),
        choices=choices(who, decision, refusals) if decision else (),
        blocked=tuple(Blocked(each.on, who.words.refusal(each), each.rule) for each in refusals),
        ending=ending(who),
        welcome=welcome(who),
        subtitle=subtitle(who),
        standing=standing(who),
        seats=seats(who),
        rails={"left": who.words.say("panel-clans"), "right": who.words.say("rail-market")},
    )


def line(seen: View, event: Event, language: str) -> LogLine:
    """What happened, for the log."""
    return log_line(language, tuple(side.clan for side in seen.sides), event)


def subtitle(who: Speaker) -> str:
    """The scenario and its level.  [KH-R-002]"""
    words, seen = who.words, who.seen
    return words.say("subtitle", scenario=words.name("scenario", seen.scenario), level=words.name("level", seen.level))


def standing(who: Speaker) -> str:
    """The wave, and whose turn it is."""
    seen, words = who.seen, who.words
    if not seen.turn:
        return words.say("standing", wave=seen.wave)
    return words.say("standing-turn", wave=seen.wave, turn=seen.turn, seat=words.seat(seen.active))


def seats(who: Speaker) -> tuple[Player, ...]:
    """The clan of each seat."""
    return tuple(Player(who.words.seat(seat), icons.CLANS.get(clan, "")) for seat, clan in enumerate(who.clans))


def prompt(who: Speaker, decision: Decision | None, refusals: Sequence[Refusal], last: Event | None) -> Prompt | None:
    """What is asked of this seat, or whose turn it waits for; a card that did nothing is not passed over."""
    seen, words = who.seen, who.words
    if seen.outcome is not None:
        return None
    if decision is None:
        waiting = words.say("prompt-waiting", seat=words.seat(seen.active)) if seen.turn else words.say("prompt-setup")
        return Prompt(waiting)
    question = decision.question
    if isinstance(question, PlaceStartingMonster):
        left = seen.agenda.count(question)
        text = words.say("prompt-starting", question=words.question(question), left=left)
    elif isinstance(question, ResolveCard):
        actions = actions_left(who, question)
        text = words.say("prompt-card", card=words.name("card", question.card), actions=actions)
    elif isinstance(question, PlayCards) and isinstance(last, CardPlayed):
        text = idle_text(who, last.card, refusals, words.question(question))
    else:
        text = words.question(question)
    return Prompt(capital(text), words.help(question), decision.seat)


def idle_text(who: Speaker, card: str, refusals: Sequence[Refusal], question: str) -> str:
    """That the card played last did nothing, why, and what is asked."""
    values = {"card": who.words.name("card", card), "question": question}
    why = reasons(who, [each for each in refusals if each.on.startswith("card:played")])
    return who.words.say("prompt-idle_why", why=why, **values) if why else who.words.say("prompt-idle", **values)


def ending(who: Speaker) -> str:
    """How the game ended."""
    outcome = who.seen.outcome
    return who.words.say(f"ending-{outcome.reason}") if outcome else ""
