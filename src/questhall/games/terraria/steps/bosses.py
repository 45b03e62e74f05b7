"""Bosses appear, summon allies and use their special abilities.  [TR-42xx, TR-1009 to TR-1011]"""

from __future__ import annotations

from typing import Literal, get_args

from questhall.core import Decision, Question, Seat, Step
from questhall.kit import dice

from ..choices import Aim, Choose, Pass, Place
from ..effects import BossId, Cell
from ..events import AllyPlaced, BossAppeared, EnemyAppeared
from ..figures import alive, area_of, boss_by, form_of, near_seats, occupied, tokens_of
from ..foes import boss_foe, strike_loss
from ..state import Boss, Enemy, FigureId, SeatName
from ..world import (
    TerrariaTable,
    around,
    biome_of,
    depth_of,
    house_at,
    is_empty,
    is_fire,
    is_night,
    layer_of,
    place_of,
)
from .bossmoves import ChooseAnchor, MoveBoss, arrival, may_stand, wall_arrival
from .defending import EnemyAttack, ReadyDefence
from .falling import Settle
from .pushing import PushOut
from .spawning import spawn, tray_slot

AllySlot = Literal["grey", "green", "red", "white"]
ALLY_SLOTS: tuple[AllySlot, ...] = get_args(AllySlot)
SPIT = (8,)
LUNGE, STRIDE = 2, 1


# -- appearing


def due(t: TerrariaTable) -> list[BossId]:
    """Bosses whose condition is met and whose spawn card is not flipped.  [TR-1009 to TR-1011, TR-R-99 to TR-R-102]"""
    state = t.state
    tiles, hives = state.land.tiles, t.content.hives
    met: dict[BossId, bool] = {
        "king_slime": state.slimes >= slimes_needed(t),
        "eye_of_cthulhu": is_night(state) and len(state.npcs) > 2 and is_strong(t),
        "eater_of_worlds": state.evil == "corruption" and state.evil_ore >= 3,
        "brain_of_cthulhu": state.evil == "crimson" and state.evil_ore >= 3,
        "queen_bee": any(tiles[place_of(state.sides[seat].cell)] in hives for seat in alive(t)),
    }
    return [boss for boss, is_due in met.items() if is_due and boss not in state.appeared]


def slimes_needed(t: TerrariaTable) -> int:
    """How many beaten slimes bring their king.  [TR-R-99]"""
    figures = t.content.figures
    needed: int = figures.slimes + figures.slimes_each * len(t.state.sides)
    return needed


def is_strong(t: TerrariaTable) -> bool:
    """Whether crystals have made a character strong enough to draw the Eye's gaze.  [TR-R-100]"""
    return any(side.most_health >= t.content.figures.strong for side in t.state.sides)


def in_region(t: TerrariaTable, boss: BossId, cell: Cell) -> bool:
    """Whether a cell is where a boss appears.  [TR-G-M08, TR-R-104]"""
    match boss:
        case "king_slime" | "eye_of_cthulhu":
            return depth_of(cell) == 0 and biome_of(t, cell) == "forest"
        case "queen_bee":
            return t.state.land.tiles[place_of(cell)] in t.content.hives
        case "wall_of_flesh":
            return layer_of(cell) == "underworld"
        case _:
            return layer_of(cell) == "upper_cavern" and biome_of(t, cell) == t.state.evil


class CheckBosses(Step, frozen=True):
    """At the end of the character phase bosses whose conditions are met appear.  [TR-1009, TR-1010, TR-R-98]"""

    def run(self, t: TerrariaTable) -> None:
        """Each once in a game.  [TR-1011]"""
        for boss in due(t):
            appear(t, boss)


def appear(t: TerrariaTable, name: BossId) -> None:
    """The boss is placed with the tokens of its first form, and pushes what it covers.  [TR-4405, TR-R-104]"""
    boss = Boss(name, 0)
    boss.tokens = tokens_of(form_of(t, boss), len(t.state.sides))
    if name == "wall_of_flesh":
        cell = wall_arrival(t, boss)
    else:
        cell = arrival(t, boss, lambda area: all(in_region(t, name, place) for place in area))
    if cell is None:
        return
    boss.cell = cell
    t.state.appeared.append(name)
    t.state.bosses.append(boss)
    t.tell(BossAppeared(name))
    t.do(PushOut(name, tuple(area_of(form_of(t, boss), cell))))


def can_call_wall(t: TerrariaTable, seat: Seat) -> bool:
    """A doll works in the underworld, on a fire cell or beside one.  [TR-R-103]"""
    cell = t.state.sides[seat].cell
    if layer_of(cell) != "underworld" or "wall_of_flesh" in t.state.appeared:
        return False
    return any(is_empty(t, other) and is_fire(t, other) for other in (cell, *around(cell)))


def call_wall(t: TerrariaTable) -> None:
    """The Wall of Flesh appears; the guide stays.  [TR-2306, TR-R-103]"""
    appear(t, "wall_of_flesh")


# -- the start of the enemy phase


class BossesAct(Question, frozen=True):
    """Each boss summons an ally, then uses its ability; the players choose the order.  [TR-3201, TR-R-113]"""

    automatic = True

    left: tuple[FigureId, ...]

    def ask(self, t: TerrariaTable) -> Decision:
        """Nobody in the world, nothing happens.  [TR-R-63]"""
        return Decision(0, self, tuple(map(Aim, self.left)) if self.left and alive(t) else (Pass(),))

    def answer(self, t: TerrariaTable, seat: Seat, choice: Aim | Pass) -> None:
        """One after another.  [TR-4209, TR-4210]"""
        if isinstance(choice, Aim):
            rest = tuple(name for name in self.left if name != choice.target)
            t.do(PlaceAlly(choice.target), UseSpecial(choice.target), BossesAct(rest))


class PlaceAlly(Step, frozen=True):
    """One ally in each enemy phase, on the slots from grey to white.  [TR-4203, TR-4204, TR-R-105, TR-EX-22]"""

    boss: FigureId

    def run(self, t: TerrariaTable) -> None:
        """On the white slot an enemy appears beside the boss.  [TR-4208, TR-R-107]"""
        boss = boss_by(t, self.boss)
        if boss is None or boss.allies >= t.content.bosses[boss.id].allies:
            return
        slot = ALLY_SLOTS[boss.allies]
        boss.allies += 1
        t.tell(AllyPlaced(boss.id, slot))
        if slot == "white":
            t.do(SummonBeside(self.boss))


class SummonBeside(Question, frozen=True):
    """A token appears next to a boss, where the players choose.  [TR-4208, TR-R-107, TR-R-115]"""

    automatic = True

    boss: FigureId
    slime: bool = False

    def ask(self, t: TerrariaTable) -> Decision:
        """On an empty and free cell outside houses."""
        boss = boss_by(t, self.boss)
        assert boss is not None, "only a boss in the world summons"
        area, others = area_of(form_of(t, boss), boss.cell), occupied(t)
        beside = sorted({cell for each in area for cell in around(each)} - set(area))
        free = [cell for cell in beside if is_empty(t, cell) and cell not in others and house_at(t, cell) is None]
        return Decision(0, self, tuple(map(Place, free)) or (Pass(),))

    def answer(self, t: TerrariaTable, seat: Seat, choice: Place | Pass) -> None:
        """From the tray slot of the boss's anchor, or a slime of the forest.  [TR-R-107, TR-R-115]"""
        boss = boss_by(t, self.boss)
        if isinstance(choice, Place) and boss is not None:
            if self.slime:
                place_slime(t, choice.cell)
            else:
                spawn(t, choice.cell, boss.cell)
            t.do(Settle())


def place_slime(t: TerrariaTable, cell: Cell) -> None:
    """The first slime of the forest's day slot, if one is left.  [TR-R-115]"""
    state = t.state
    pile = state.tray[tray_slot("forest", "surface_day")]
    for place in reversed(range(len(pile))):
        if t.content.enemies[pile[place]].slime:
            t.reveal()
            enemy = Enemy(f"e{state.tokens}", pile.pop(place), cell, "forest", "surface_day")
            state.tokens += 1
            state.enemies.append(enemy)
            t.tell(EnemyAppeared(enemy.id, enemy.kind, cell))
            return


class UseSpecial(Step, frozen=True):
    """The special ability of a boss, once in each enemy phase.  [TR-4209, TR-4210, TR-R-115 to TR-R-120]"""

    boss: FigureId

    def run(self, t: TerrariaTable) -> None:
        """Each boss has its own."""
        boss = boss_by(t, self.boss)
        if boss is None or not alive(t):
            return
        match t.content.bosses[boss.id].special:
            case "slime":
                t.do(SummonBeside(self.boss, slime=True))
            case "lunge":
                t.do(MoveBoss(self.boss, LUNGE))
            case "stride":
                t.do(MoveBoss(self.boss, STRIDE))
            case "teleport":
                t.do(ChoosePrey(self.boss, healthiest(t), "teleport"))
            case "spit" | "sting" as special:
                t.do(ChoosePrey(self.boss, tuple(near_seats(t, boss.cell, alive(t))), special))


def healthiest(t: TerrariaTable) -> tuple[Seat, ...]:
    """The characters with the most health.  [TR-R-118]"""
    most = max(t.state.sides[seat].health for seat in alive(t))
    return tuple(seat for seat in alive(t) if t.state.sides[seat].health == most)


class ChoosePrey(Question, frozen=True):
    """Whom an ability is used on: among equals the players choose.  [TR-3307, TR-4304, TR-R-60, TR-R-109]"""

    automatic = True

    boss: FigureId
    seats: tuple[SeatName, ...]
    special: Literal["spit", "teleport", "sting"]

    def ask(self, t: TerrariaTable) -> Decision:
        """The host decides.  [TR-R-67]"""
        return Decision(0, self, tuple(map(Choose, self.seats)))

    def answer(self, t: TerrariaTable, seat: Seat, choice: Choose) -> None:
        """Then it happens."""
        boss = boss_by(t, self.boss)
        assert boss is not None, "only a boss in the world has abilities"
        match self.special:
            case "spit":
                spit(t, boss, choice.seat)
            case "teleport":
                teleport(t, boss, choice.seat)
            case "sting":
                t.do(EnemyAttack(self.boss, choice.seat))


def spit(t: TerrariaTable, boss: Boss, seat: Seat) -> None:
    """A d8 at medium range with poison.  [TR-R-117]"""
    foe = boss_foe(t, boss)._replace(ranges=("medium",))
    if strike_loss(t, foe, seat) is not None:
        t.do(ReadyDefence(seat, boss.id, tuple(dice.roll_all(t.rng, SPIT)), "poisoned"))


def teleport(t: TerrariaTable, boss: Boss, seat: Seat) -> None:
    """Next to a character without covering it, where its player chooses.  [TR-R-67, TR-R-118]"""
    target = t.state.sides[seat].cell
    anchors = sorted({cell for each in around(target) for cell in corners(t, boss, each)})
    fitting = [anchor for anchor in anchors if may_stand(t, boss, anchor) and clear_of(t, boss, anchor, target)]
    if fitting:
        t.do(ChooseAnchor(boss.id, seat, tuple(fitting)))


def corners(t: TerrariaTable, boss: Boss, cell: Cell) -> list[Cell]:
    """The anchors with which the area of a boss would cover a cell."""
    return [cell - (other - boss.cell) for other in area_of(form_of(t, boss), boss.cell)]


def clear_of(t: TerrariaTable, boss: Boss, anchor: Cell, target: Cell) -> bool:
    """Whether an area would not cover a cell."""
    return anchor >= 0 and target not in area_of(form_of(t, boss), anchor)
