"""The log: every event as a sentence, with its icon, what it speaks of, and what moves."""

from __future__ import annotations

import functools

from questhall.core import Event, snake
from questhall.core.scene import Fx, LogLine
from questhall.words import Words

from ..content import load
from ..events import (
    AllyPlaced,
    AttackRolled,
    BiomeFound,
    BlockDug,
    BossAppeared,
    BossChanged,
    BossDefeated,
    BossMoved,
    CardDestroyed,
    CardGained,
    CardPrepared,
    CardsDrawn,
    CardsShown,
    CardUsed,
    ChainCompleted,
    ChestOpened,
    CoinsChanged,
    Consumed,
    DebuffApplied,
    DebuffGained,
    Died,
    DieStrengthened,
    Donated,
    EnemyAppeared,
    EnemyAttacked,
    EnemyDefeated,
    EnemyHurt,
    EnemyMoved,
    EnemyRemoved,
    Fell,
    FindTaken,
    GoalCompleted,
    HealthLost,
    HealthRestored,
    HouseBuilt,
    ItemCrafted,
    MinionSummoned,
    Moved,
    NightSurvived,
    NpcArrived,
    PreparedTaken,
    ResourceGained,
    ResourceLost,
    Respawned,
    RoundBegan,
    ThreatChanged,
    TileExplored,
    TimePassed,
    TokenPlaced,
    Travelled,
    TreeFelled,
)
from ..state import NOWHERE
from ..world import cells_of
from . import icons
from .facts import goal_text
from .odds import hits
from .speaker import capital, cell_ref, named_words, piece_ref

ICONS: dict[type[Event], str] = {
    AttackRolled: icons.DIE,
    CardDestroyed: icons.EFFECTS["destroy"],
    CardGained: icons.CARD,
    CardsDrawn: icons.EFFECTS["draw_cards"],
    CardsShown: icons.EFFECTS["search"],
    CardUsed: icons.CARD,
    CardPrepared: icons.CARD,
    PreparedTaken: icons.CARD,
    ChestOpened: icons.CHEST,
    CoinsChanged: icons.SYMBOLS["coins"],
    Consumed: icons.CONSUMABLES[2],
    Died: icons.DEATH,
    DieStrengthened: icons.DIE,
    Donated: icons.PACK,
    EnemyAttacked: icons.DIE,
    Fell: icons.DAMAGE,
    HealthLost: icons.DAMAGE,
    HealthRestored: icons.HEAL,
    ItemCrafted: icons.BOOK,
    MinionSummoned: icons.MINION,
    Moved: icons.SYMBOLS["ap"],
    NightSurvived: icons.DAY,
    Respawned: icons.HEAL,
    ThreatChanged: icons.THREAT,
    TileExplored: icons.TILE,
    BiomeFound: icons.TILE,
    Travelled: icons.CHAINS["explore"],
    TreeFelled: icons.TREE,
    ChainCompleted: icons.GOAL,
    BlockDug: icons.GAME,
}
QUIET = (
    Moved,
    EnemyMoved,
    BossMoved,
    CardUsed,
    CardPrepared,
    PreparedTaken,
    CardsShown,
    TileExplored,
    EnemyHurt,
    TimePassed,
)


@functools.lru_cache(maxsize=8192)
def log_line(language: str, characters: tuple[str, ...], event: Event) -> LogLine:
    """What happened, in one sentence; the same sentence is made once."""
    words = named_words(language, characters)
    return LogLine(
        text=capital(sentence(words, event, len(characters))),
        kind=snake(type(event).__name__),
        quiet=isinstance(event, QUIET) or (isinstance(event, Fell) and event.cells == 1),
        icon=icon(event),
        heading=isinstance(event, RoundBegan),
        on=places(event),
        fx=motion(event),
    )


def sentence(words: Words, event: Event, players: int) -> str:
    """The words for an event, with what follows from its dice."""
    match event:
        case GoalCompleted(goal):
            text = goal_text(words, load().goals[goal], players)
            return words.say("line-goal", goal=words.name("goal", goal), text=text)
        case Fell(seat, cells, rolls, lost):
            key = "line-fell" if rolls else "line-fell_softly"
            return words.say(key, seat=words.seat(seat), cells=cells, sum=sum_text(rolls), lost=lost)
        case AttackRolled(attack=attack, defence=defence):
            return words.say("line-attack", line=words.event(event).rstrip("."), hits=hits(attack, defence))
        case EnemyAttacked(attack=attack, defence=defence):
            return words.say("line-defence", line=words.event(event).rstrip("."), hits=hits(attack, defence))
    return words.event(event)


def sum_text(rolls: tuple[int, ...]) -> str:
    """Dice that are added: “1 + 2 = 3”.  [TR-1206]"""
    added = " + ".join(map(str, rolls))
    return f"{added} = {sum(rolls)}" if len(rolls) > 1 else added


def icon(event: Event) -> str:
    """What or whom an event speaks of."""
    match event:
        case EnemyAppeared(_, kind) | EnemyMoved(_, kind) | EnemyHurt(_, kind) | EnemyRemoved(_, kind):
            return icons.of_enemy(kind)
        case EnemyDefeated(_, _, kind):
            return icons.of_enemy(kind)
        case BossAppeared(boss) | BossChanged(boss) | BossDefeated(boss) | BossMoved(boss) | AllyPlaced(boss):
            return icons.BOSSES[boss]
        case ResourceGained(_, kind) | ResourceLost(_, kind):
            return icons.of_resource(kind)
        case DebuffGained(_, debuff) | DebuffApplied(_, debuff):
            return icons.DEBUFFS[debuff]
        case FindTaken(find=find):
            return icons.FINDS["fallen_star" if find == "star" else "life_crystal"]
        case GoalCompleted(goal):
            return icons.CHAINS[load().goals[goal].chain]
        case NpcArrived(npc):
            return icons.NPCS[npc]
        case HouseBuilt(_, house):
            return icons.HOUSES[house]
        case TokenPlaced(_, token):
            return icons.MARKS[token]
        case TimePassed(_, night):
            return icons.NIGHT if night else icons.DAY
    return ICONS.get(type(event), icons.GAME)


def places(event: Event) -> tuple[str, ...]:
    """What an event speaks of."""
    match event:
        case BlockDug(_, cell) | TreeFelled(_, cell) | ChestOpened(_, cell) | EnemyAppeared(_, _, cell):
            return (cell_ref(cell),)
        case HouseBuilt(_, _, cell) | TokenPlaced(_, _, cell) | Respawned(_, cell):
            return (cell_ref(cell),)
        case Moved(seat) | HealthLost(seat) | HealthRestored(seat) | DebuffGained(seat) | Fell(seat):
            return (piece_ref(seat),)
        case AttackRolled(seat, target):
            return (piece_ref(seat), piece_ref(target))
        case EnemyAttacked(enemy, _, seat) if enemy:
            return (piece_ref(enemy), piece_ref(seat))
        case EnemyMoved(enemy) | EnemyHurt(enemy):
            return (piece_ref(enemy),)
        case BossMoved(boss) | BossAppeared(boss) | BossChanged(boss):
            return (piece_ref(boss),)
        case TileExplored(place):
            return tuple(map(cell_ref, cells_of(place)))
    return ()


def motion(event: Event) -> tuple[Fx, ...]:
    """What is seen to move or change."""
    match event:
        case Moved(seat, start, end) if start not in (NOWHERE, end):
            return (Fx("move", piece_ref(seat), (cell_ref(start), cell_ref(end))),)
        case EnemyMoved(enemy, _, start, end) if start != end:
            return (Fx("move", piece_ref(enemy), (cell_ref(start), cell_ref(end))),)
        case HealthLost(seat, lost):
            return (Fx("harm", piece_ref(seat), text=f"-{lost}"),)
        case HealthRestored(seat, gained):
            return (Fx("heal", piece_ref(seat), text=f"+{gained}"),)
        case EnemyHurt(enemy, _, lost):
            return (Fx("harm", piece_ref(enemy), text=f"-{lost}"),)
        case EnemyDefeated(_, enemy) | EnemyRemoved(enemy):
            return (Fx("leave", piece_ref(enemy)),)
        case Died(seat):
            return (Fx("leave", piece_ref(seat)),)
        case EnemyAppeared(enemy):
            return (Fx("arrive", piece_ref(enemy)),)
        case Respawned(seat):
            return (Fx("arrive", piece_ref(seat)),)
        case BossAppeared(boss) | BossChanged(boss) | BossMoved(boss):
            return (Fx("change", piece_ref(boss)),)
        case BlockDug(_, cell) | TreeFelled(_, cell) | ChestOpened(_, cell):
            return (Fx("change", cell_ref(cell)),)
    return ()
