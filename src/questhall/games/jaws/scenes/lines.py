"""The log: every event as a sentence, with its icon, what it speaks of, and what moves."""

from __future__ import annotations

from msgspec.structs import replace

from questhall.core import Event
from questhall.core.scene import Fx, LogLine
from questhall.haven import scenes
from questhall.haven.events import (
    ConditionEnded,
    ConditionGained,
    DamageSuffered,
    FigureHealed,
    FigureMoved,
    RoundEnded,
)
from questhall.haven.refusals import cell_ref
from questhall.words import words_for

from ..chronicle import CityEventDrawn, OptionTaken, PerkTaken, ScenarioBegan, ScenarioConcluded
from ..content import load
from ..events import (
    AbilityDrawn,
    AttackMade,
    BonusBegan,
    CardMoved,
    CardsRevealed,
    CardUsed,
    CoinsLooted,
    DamageNegated,
    DoorOpened,
    ElementConsumed,
    ElementInfused,
    FigureDied,
    ItemUsed,
    ModifierDrawn,
    ModifierUsed,
    MonsterPlaced,
    Rested,
    ScenarioEnded,
    SectionRead,
    TerrainChanged,
    TrapSprung,
    TreasureLooted,
    TurnBegan,
)
from . import icons
from .speaker import FOLDER, modifier_text, perk_text

ICONS: dict[type[Event], str] = {
    AttackMade: icons.ACTIONS["attack"],
    BonusBegan: icons.ACTIONS["boost"],
    CardMoved: icons.CARD_BACK,
    CardsRevealed: icons.CARD,
    CardUsed: icons.CARD,
    CoinsLooted: icons.COIN,
    DamageNegated: icons.ACTIONS["guard"],
    DamageSuffered: icons.DAMAGE,
    DoorOpened: icons.DOOR,
    FigureDied: icons.DEATH,
    FigureHealed: icons.ACTIONS["heal"],
    FigureMoved: icons.ACTIONS["move"],
    ItemUsed: icons.ITEM,
    ModifierDrawn: icons.CARD_BACK,
    ModifierUsed: icons.CARD_BACK,
    MonsterPlaced: icons.ARRIVE,
    Rested: icons.REST,
    TrapSprung: icons.TRAP,
    TreasureLooted: icons.CHEST,
}
QUIET = (ModifierDrawn, CardMoved, RoundEnded)


def log_line(event: Event, language: str) -> LogLine:
    """What happened, in one sentence."""
    line = scenes.log_line(event, told(event, language), icon(event), quiet=isinstance(event, QUIET))
    match event:
        case ScenarioBegan():
            return replace(line, heading=True)
        case TerrainChanged(cell) | DoorOpened(cell):
            return replace(line, on=(cell_ref(cell),))
        case FigureDied(figure):
            return replace(line, fx=(Fx("leave", f"piece:{figure}"),))
        case MonsterPlaced(figure):
            return replace(line, fx=(Fx("arrive", f"piece:{figure}"),))
    return line


def told(event: Event, language: str) -> str:
    """What happened; sections, conclusions and city events are read aloud.  [JL-223, JL-3601, JL-4804]"""
    words = words_for(FOLDER, language)
    match event:
        case SectionRead(scenario, section):
            return words.say(f"section-{scenario}-{section}")
        case ScenarioConcluded(number, won=True):
            return words.say(f"after-{load().numbered(number).id}")
        case CityEventDrawn(number):
            return words.say(f"city-{number}")
        case OptionTaken(number, option):
            return words.say("told-option", text=words.say(f"city-{number}-{option}"))
        case PerkTaken(being, perk):
            return words.say("told-perk", being=words.name("being", being), text=perk_text(words, being, perk))
        case ModifierDrawn(card=card) | ModifierUsed(card=card):
            return words.event(replace(event, card=modifier_text(words, card)))
    return words.event(event)


def icon(event: Event) -> str:
    """What or whom an event speaks of."""
    match event:
        case TurnBegan(_, who):
            return icons.of_being(who.being)
        case AbilityDrawn(being):
            return icons.of_being(being)
        case ConditionGained(_, _, condition) | ConditionEnded(_, _, condition):
            return icons.CONDITIONS[condition]
        case ElementInfused(element) | ElementConsumed(element):
            return icons.of_element(element)
        case ScenarioEnded(_, ending):
            return icons.WON if ending == "completed" else icons.DEATH
    return ICONS.get(type(event), icons.GAME)
