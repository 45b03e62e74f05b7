"""The log: every event as a sentence, with its icon, what it speaks of, and what moves."""

from __future__ import annotations

from questhall.core import Event, snake
from questhall.core.scene import Fx, LogLine
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
    ConditionEnded,
    ConditionGained,
    DamageNegated,
    DamageSuffered,
    ElementMade,
    ElementUsed,
    FigureDied,
    FigureHealed,
    FigureMoved,
    ItemUsed,
    ModifierRolled,
    ModifierUsed,
    MonsterAppeared,
    Rested,
    RoundBegan,
    RoundEnded,
    TerrainChanged,
    TurnBegan,
)
from . import icons
from .speaker import FOLDER, capital, cell_ref

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


def log_line(event: Event, language: str) -> LogLine:
    """What happened, in one sentence."""
    return LogLine(
        text=capital(words_for(FOLDER, language).event(event)),
        kind=snake(type(event).__name__),
        quiet=isinstance(event, ModifierRolled | CardMoved | RoundEnded),
        icon=icon(event),
        heading=isinstance(event, RoundBegan),
        on=places(event),
        fx=motion(event),
    )


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


def places(event: Event) -> tuple[str, ...]:
    """What an event speaks of."""
    match event:
        case FigureMoved(figure) | DamageSuffered(figure) | FigureHealed(figure) | ConditionGained(figure):
            return (f"piece:{figure}",)
        case TerrainChanged(cell):
            return (cell_ref(cell),)
    return ()


def motion(event: Event) -> tuple[Fx, ...]:
    """What is seen to move or change."""
    match event:
        case FigureMoved(figure, _, path):
            return (Fx("move", f"piece:{figure}", tuple(map(cell_ref, path))),)
        case DamageSuffered(figure, _, damage):
            return (Fx("harm", f"piece:{figure}", text=f"-{damage}"),)
        case FigureHealed(figure, _, value) if value:
            return (Fx("heal", f"piece:{figure}", text=f"+{value}"),)
        case FigureDied(figure):
            return (Fx("leave", f"piece:{figure}"),)
        case MonsterAppeared(figure):
            return (Fx("arrive", f"piece:{figure}"),)
    return ()
