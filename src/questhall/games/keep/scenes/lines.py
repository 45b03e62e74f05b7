"""The log: every event as a sentence, with its icon, what it speaks of, and what moves."""

from __future__ import annotations

import functools

from questhall.core import snake
from questhall.core.agenda import Event
from questhall.core.scene import LogLine

from ..content import load
from ..events.dungeon import (
    BlueprintRevealed,
    MonsterDriven,
    MonsterMoved,
    MonsterSummoned,
    TokenDiscarded,
    TokenPlaced,
)
from ..events.heroes import HeroTired
from ..events.turns import (
    CardDrawn,
    CardPassedOn,
    DeckReshuffled,
    GameBegan,
    GameEnded,
    GuildCardDrawn,
    HandRefilled,
    ItemRevealed,
    ItemTaken,
    TurnBegan,
    WaveBegan,
)
from . import icons
from .motion import motion, places_of
from .speaker import capital, named_words


@functools.lru_cache(maxsize=8192)
def log_line(language: str, clans: tuple[str, ...], event: Event) -> LogLine:
    """What happened, in one sentence; the same sentence is made once."""
    words = named_words(language, clans)
    if isinstance(event, CardPassedOn) and event.to == event.seat:
        text = words.say("log-tucked", seat=words.seat(event.seat), card=words.name("card", event.card))
    else:
        text = words.event(event)
    return LogLine(
        capital(text),
        snake(type(event).__name__),
        is_quiet(event),
        icon(event, clans),
        isinstance(event, GameBegan | TurnBegan | WaveBegan),
        places_of(event),
        motion(event),
    )


def is_quiet(event: Event) -> bool:
    """Whether an event can be seen on the table, or in another event, as well."""
    if isinstance(event, HeroTired):
        return event.why in ("attack", "loot")
    return isinstance(event, ItemRevealed | BlueprintRevealed | DeckReshuffled | HandRefilled)


def icon(event: Event, clans: tuple[str, ...]) -> str:
    """What or whom an event speaks of: a hero, a token, a card, a clan, or its own icon."""
    match event:
        case ItemTaken(_, item) | ItemRevealed(item):
            return icons.KINDS[load().cards[item].kind]
        case TokenPlaced(token) | TokenDiscarded(token):
            return icons.TOKENS[token]
        case GuildCardDrawn(card):
            return icons.HEROES[load().guild[card].hero or ""] if load().guild[card].hero else icons.SCENARIO_CARD
        case GameEnded(result):
            return icons.ENDINGS[result]
        case TurnBegan(seat) | MonsterSummoned(seat) | MonsterMoved(seat) | MonsterDriven(seat):
            return icons.CLANS.get(clans[seat], icons.GAME)
        case CardDrawn():
            return icons.ACTIONS["draw"]
    return icons.EVENTS.get(snake(type(event).__name__)) or of_field(event, clans)


def of_field(event: Event, clans: tuple[str, ...]) -> str:
    """By the class of a hero, the clan itself, or the clan of a seat; else the game's."""
    kind, clan, seat = (getattr(event, field, None) for field in ("kind", "clan", "seat"))
    if kind:
        return icons.HEROES[kind]
    return icons.CLANS.get(clan or ("" if seat is None else clans[seat]), icons.GAME)
