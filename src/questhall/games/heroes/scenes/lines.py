"""The log: every event as a sentence, with its icon, what it speaks of, and what moves."""

from __future__ import annotations

import functools
from typing import Any

from msgspec.structs import replace

from questhall.core import Event, snake
from questhall.core.scene import Fx, LogLine
from questhall.words import Words, signed

from .. import events as e
from ..content import load
from ..effects import FieldId, LocationId
from ..keys import hero_key, unit_key
from ..state import NOBODY
from . import icons
from .cards import curio_text, tiding_text
from .speaker import COMBAT, MAP, Nouns, capital, cell, field_name, fighter_name, named_words, unit_of

ICONS: dict[type[Event], str] = {
    e.TileTurned: icons.TILES,
    e.BoxOpened: icons.LOCATIONS["pandoras_box"],
    e.SignLaid: icons.TILES,
    e.HeroMoved: icons.WALK,
    e.HeroReturned: icons.FLEES,
    e.HeroHired: icons.SECOND,
    e.HeroLost: icons.DEATH,
    e.FieldFlagged: icons.FLAG,
    e.IncomeReceived: icons.RESOURCES["gold"],
    e.ResourcesGained: icons.RESOURCES["gold"],
    e.ResourcesPaid: icons.RESOURCES["gold"],
    e.IncomeChanged: icons.RESOURCES["gold"],
    e.Proclaimed: icons.STARS,
    e.MovesGained: icons.MOVES,
    e.DiceRolled: icons.DICE,
    e.DieRerolled: icons.DICE,
    e.AttackRolled: icons.DICE,
    e.UnitRerolled: icons.DICE,
    e.GuardRolled: icons.DICE,
    e.MoraleChanged: icons.MORALE,
    e.MoraleSpent: icons.MORALE,
    e.ExperienceGained: icons.LEVEL,
    e.LevelReached: icons.LEVEL,
    e.CardsDrawn: icons.CARD_DRAWN,
    e.CardTaken: icons.CARD_DRAWN,
    e.CardDiscarded: icons.CARD_GONE,
    e.CardRemoved: icons.CARD_GONE,
    e.HandDropped: icons.CARD_GONE,
    e.CombatAnnounced: icons.COMBAT,
    e.CombatEnded: icons.COMBAT,
    e.MovementSpent: icons.MOVES,
    e.QuickCombat: icons.FLEES,
    e.AttackDeclared: icons.ATTACK,
    e.AttackPrevented: icons.DEFENDS,
    e.UnitDefended: icons.DEFENDS,
    e.DamageDealt: icons.DAMAGE,
    e.UnitHealed: icons.HEAL,
    e.UnitTurned: icons.DAMAGE,
    e.UnitGrown: icons.LEVEL,
    e.UnitDefeated: icons.DEATH,
    e.UnitParalysed: icons.PARALYSED,
    e.ActivationSkipped: icons.PARALYSED,
    e.WallRazed: icons.WALLS["wall"],
    e.TowerFell: icons.TOWER,
    e.TrophyTaken: icons.TROPHY,
    e.FactionEliminated: icons.DEATH,
    e.GameEnded: icons.WON,
    e.GrailTaken: icons.LOCATIONS["grail"],
    e.ResourceGiven: icons.TRADE,
    e.ResourcesTraded: icons.TRADE,
    e.CardsSwapped: icons.TRADE,
    e.RivalMoved: icons.RIVAL,
    e.RivalFlagged: icons.FLAG,
    e.RivalAttacked: icons.COMBAT,
    e.RivalChallenged: icons.COMBAT,
    e.RivalBeaten: icons.DEATH,
    e.AiCardDrawn: icons.CARD,
    e.AiSpellCast: icons.POWER,
    e.UnitShielded: icons.DEFENDS,
    e.MissionBegan: icons.GOAL,
    e.MissionEnded: icons.WON,
    e.UnitPoisoned: icons.POISON,
    e.UnitEmpowered: icons.CHARMS["attack"],
}
QUIET = (
    e.TurnEnded,
    e.DeckReshuffled,
    e.UnitDeployed,
    e.ResourcesPaid,
    e.UnitActivated,
    e.CardsDrawn,
    e.UnitMoved,
    e.IncomeChanged,
)
Tokens = tuple[tuple[FieldId, LocationId], ...]
"""What tokens and the scenario have made of fields."""
FIELDS = ("field", "to", "at")
FIGHTERS = ("fighter", "attacker", "target")
SIDES = ("against", "former", "winner")


@functools.lru_cache(maxsize=16_384)
def log_line(language: str, nouns: Nouns, tokens: Tokens, event: Event) -> LogLine:
    """What happened, in one sentence; put together once."""
    words = named_words(language, nouns)
    text = capital(words.event(replace(event, **named(words, dict(tokens), event))))
    if isinstance(event, e.TidingCame):
        text = words.say("line-tiding", line=text, text=tiding_text(words, event.card))
    if isinstance(event, e.BoxOpened):
        text = words.say("line-tiding", line=text, text=curio_text(words, event.card))
    return LogLine(
        text=text,
        kind=snake(type(event).__name__),
        quiet=isinstance(event, QUIET),
        icon=icon(event, dict(tokens)),
        heading=isinstance(event, e.RoundBegan | e.TurnBegan),
        on=places(event),
        fx=motion(event),
    )


def named(words: Words, tokens: dict[FieldId, LocationId], event: Event) -> dict[str, Any]:
    """What an event tells by ids that are no nouns, in words: fields, units, sides, dice, tiles."""
    found: dict[str, Any] = {}
    for name in event.__struct_fields__:
        value = getattr(event, name)
        if name in FIELDS and isinstance(value, str) and value in load().fields:
            found[name] = field_name(words, value, tokens.get(value))
        elif name == "fields":
            found[name] = tuple(dict.fromkeys(field_name(words, field, tokens.get(field)) for field in value))
        elif name in FIGHTERS:
            found[name] = fighter_name(words, value, unit_of(value))
        elif name in SIDES and value != NOBODY:
            found[name] = words.seat(value)
        elif name == "tile":
            found[name] = value.upper()
    return found | told_apart(words, event)


def told_apart(words: Words, event: Event) -> dict[str, Any]:
    """Dice, columns, and the side of the guards."""
    match event:
        case e.DiceRolled(_, dice, faces):
            return {"faces": tuple(face(words, dice, each) for each in faces)}
        case e.AttackRolled(dice):
            return {"dice": tuple(face(words, "attack", each) for each in dice)}
        case e.DieRerolled(_, _, shown, old, dice):
            return {"face": face(words, dice, shown), "old": face(words, dice, old)}
        case e.UnitRerolled(_, old, shown):
            return {"face": face(words, "attack", shown), "old": face(words, "attack", old)}
        case e.GuardRolled(die):
            return {"die": face(words, "attack", die)}
        case e.WallRazed(column):
            return {"column": "ABCD"[column]}
        case e.CombatEnded(winner, _, rival) if winner == NOBODY:
            hero = words.name("hero", rival) if rival else ""
            return {"winner": words.say("name-rival", hero=hero) if hero else words.say("name-guards")}
    return {}


def face(words: Words, dice: str, value: int) -> str:
    """A face of a die."""
    match dice:
        case "resource":
            return words.describe(load().dice.resource[value])
        case "treasure":
            return words.describe(load().dice.treasure[value])
    return signed(value, "0")


def icon(event: Event, tokens: dict[FieldId, LocationId]) -> str:
    """What or whom an event speaks of."""
    match event:
        case e.FieldVisited(_, field) | e.TruceMade(_, field):
            printed = load().fields[field]
            return icons.location(tokens.get(field, printed.location), printed.resource)
        case e.BuildingBuilt(_, building) | e.BuildingUsed(_, building):
            return icons.BUILDINGS[load().buildings[building].kind]
        case e.UnitRecruited(_, unit) | e.UnitReinforced(_, unit) | e.UnitReduced(_, unit) | e.UnitDeployed(_, unit):
            return icons.unit(unit)
        case (
            e.CardPlayed(_, card)
            | e.CardGained(_, card)
            | e.CardFound(_, card)
            | e.CardRecalled(_, card)
            | e.SpellGivenBack(_, card)
        ):
            return icons.card(card) if card in load().cards else icons.CARD
        case e.SpecialtyGained(_, card):
            return icons.card(card)
        case e.UnitActivated(fighter) | e.UnitMoved(fighter):
            return icons.unit(unit_of(fighter))
    return ICONS.get(type(event), icons.GAME)


def places(event: Event) -> tuple[str, ...]:
    """What an event speaks of."""
    match event:
        case (
            e.FieldVisited(_, field) | e.FieldFlagged(_, field) | e.CombatAnnounced(_, field) | e.RivalFlagged(_, field)
        ):
            return (cell(MAP, field),)
        case e.HeroMoved(seat, pawn) | e.HeroReturned(seat, pawn):
            return (f"piece:{hero_key(seat, pawn)}",)
        case e.AttackDeclared(attacker, target):
            return (f"piece:{unit_key(attacker)}", f"piece:{unit_key(target)}")
        case e.UnitActivated(fighter) | e.DamageDealt(fighter) | e.UnitDefended(fighter) | e.UnitParalysed(fighter):
            return (f"piece:{unit_key(fighter)}",)
    return ()


def motion(event: Event) -> tuple[Fx, ...]:
    """What is seen to move or change."""
    match event:
        case e.HeroMoved(seat, pawn, origin, to, via):
            way = tuple(cell(MAP, field) for field in (origin, *via, to))
            return (Fx("move", f"piece:{hero_key(seat, pawn)}", way),)
        case e.UnitMoved(fighter, origin, space):
            return (Fx("move", f"piece:{unit_key(fighter)}", (cell(COMBAT, origin), cell(COMBAT, space))),)
        case e.UnitDeployed(fighter, _, space) | e.UnitSummoned(fighter, _, space):
            return (Fx("arrive", f"piece:{unit_key(fighter)}", (cell(COMBAT, space),)),)
        case e.DamageDealt(fighter, damage):
            return (Fx("harm", f"piece:{unit_key(fighter)}", text=f"-{damage}"),)
        case e.UnitHealed(fighter, healed):
            return (Fx("heal", f"piece:{unit_key(fighter)}", text=f"+{healed}"),)
        case e.UnitTurned(fighter) | e.UnitGrown(fighter):
            return (Fx("turn", f"piece:{unit_key(fighter)}"),)
        case e.UnitDefeated(fighter):
            return (Fx("leave", f"piece:{unit_key(fighter)}"),)
        case e.FieldFlagged(_, field):
            return (Fx("change", cell(MAP, field)),)
    return ()
