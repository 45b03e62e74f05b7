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

from ..chronicle import CardUpgraded, ScenarioEnded
from ..events import (
    AttackMade,
    AttackStopped,
    BonusBegan,
    CardMoved,
    CardsChosen,
    CardUsed,
    ColumnRolled,
    DamageNegated,
    ElementMade,
    ElementUsed,
    FigureDied,
    ItemUsed,
    ModifierRolled,
    ModifierUsed,
    MonsterAppeared,
    Rested,
    TerrainChanged,
    TurnBegan,
)
from . import icons
from .speaker import FOLDER

ICONS: dict[type[Event], str] = {
    AttackMade: icons.ACTIONS["attack"],
    AttackStopped: icons.MISS,
    BonusBegan: icons.ACTIONS["boost"],
    CardMoved: icons.CARD_BACK,
    CardsChosen: icons.CARD,
    CardUpgraded: icons.CARD,
    CardUsed: icons.CARD,
    DamageNegated: icons.ACTIONS["ward"],
    DamageSuffered: icons.DAMAGE,
    FigureDied: icons.DEATH,
    FigureHealed: icons.ACTIONS["heal"],
    FigureMoved: icons.ACTIONS["move"],
    ItemUsed: icons.ITEM,
    ModifierRolled: icons.DIE,
    ModifierUsed: icons.DIE,
    MonsterAppeared: icons.ARRIVE,
    Rested: icons.REST,
}
QUIET = (ModifierRolled, CardMoved, RoundEnded)


def log_line(event: Event, language: str) -> LogLine:
    """What happened, in one sentence."""
    line = scenes.log_line(event, words_for(FOLDER, language).event(event), icon(event), quiet=isinstance(event, QUIET))
    match event:
        case TerrainChanged(cell):
            return replace(line, on=(cell_ref(cell),))
        case FigureDied(figure):
            return replace(line, fx=(Fx("leave", f"piece:{figure}"),))
        case MonsterAppeared(figure):
            return replace(line, fx=(Fx("arrive", f"piece:{figure}"),))
    return line


def icon(event: Event) -> str:
    """What or whom an event speaks of."""
    match event:
        case TurnBegan(who):
            return icons.BEINGS.get(who.being, icons.GAME)
        case ColumnRolled(being):
            return icons.BEINGS[being]
        case ConditionGained(_, _, condition) | ConditionEnded(_, _, condition):
            return icons.CONDITIONS[condition]
        case ElementUsed(charge) | ElementMade(charge):
            return icons.of_element(charge)
        case ScenarioEnded(_, reason):
            return icons.WON if reason == "completed" else icons.DEATH
    return ICONS.get(type(event), icons.GAME)
