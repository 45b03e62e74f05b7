"""What a choice would do, as far as it can be said before: ways and falls, the ruler, odds, costs."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.core import Choice, Decision, Seat
from questhall.core.scene import Preview

from ..choices import BuyPylon, Chop, Dig, Fight, Go, HangRope, Place, Swap, Swing, UsePylon
from ..effects import Cell
from ..figures import boss_by, enemy_by, held, occupied, over_vacant, supported
from ..foes import aim_loss, foe_by
from ..steps.building import ChooseSite
from ..steps.explosives import ChooseCentre, area
from ..steps.moving import hook_path
from ..steps.receiving import BuildAtOnce
from ..stock import defence_dice, tool
from ..world import DOWN, house_cells, is_fire, printed, rope_cells
from .facts import dice_text, goal_text, ranges_text
from .odds import outlook
from .speaker import Speaker, cell_ref, piece_ref


def preview(who: Speaker, decision: Decision, choice: Choice) -> Preview | None:
    """The outcome before the click."""
    seat, question = decision.seat, decision.question
    match choice:
        case Go(to) | UsePylon(to):
            return way(who, seat, [to])
        case Swing(card, mirrored):
            hook = who.content.equipment[card].hook
            return way(who, seat, hook_path(who.seen.sides[seat].cell, hook, mirrored=mirrored))
        case Fight(weapon, target):
            return attack(who, seat, weapon, target)
        case Dig(cell):
            return dug(who, seat, cell)
        case Chop(cell):
            return Preview(changes=(cell_ref(cell),), text=chopping(who, seat, cell))
        case Swap(goal):
            return Preview(text=who.words.say("preview-instead", goal=replaced(who, goal)))
        case HangRope(cell) | BuyPylon(cell):
            return covering(who, (cell,))
        case Place(cell) if isinstance(question, ChooseSite | BuildAtOnce):
            return covering(who, house_cells(cell))
        case Place(cell) if isinstance(question, ChooseCentre):
            return blast(who, area(who.t, cell, question.effect.width))
    return None


def replaced(who: Speaker, name: str) -> str:
    """The goal whose place an alternative takes.  [TR-306]"""
    goals = who.content.goals
    new = goals[name]
    old = next(goals[each] for each in who.seen.goals[new.chain] if goals[each].level == new.level)
    return goal_text(who.words, old, len(who.seen.sides))


# -- moving


def way(who: Speaker, seat: Seat, steps: list[Cell]) -> Preview:
    """The way of a character, and the fall after it.  [TR-1201 to TR-1208]"""
    others = {cell: figure for cell, figure in occupied(who.t).items() if figure != seat}
    end = steps[-1]
    down = [] if end in others else list(fall(who, end, others))
    path = (piece_ref(seat), *map(cell_ref, (*steps, *down)))
    return Preview(path=path, text=" ".join(warnings(who, seat, steps, down, others)))


def fall(who: Speaker, cell: Cell, others: dict[Cell, str | int]) -> Iterator[Cell]:
    """The cells through which a character would fall; on a rope it may hold on.  [TR-2707]"""
    if who.seen.lists.ropes and cell in rope_cells(who.t):
        return
    while not supported(who.t, cell, others) and not over_vacant(who.t, cell):
        cell += DOWN
        yield cell


def warnings(
    who: Speaker, seat: Seat, steps: list[Cell], down: list[Cell], others: dict[Cell, str | int]
) -> Iterator[str]:
    """Fire, falls with their damage, and who is in the way."""
    if steps[-1] in others:
        yield who.words.say("preview-through")
        return
    yield from landing(who, seat, (down or steps)[-1], len(down), others)
    if any(is_fire(who.t, cell) for cell in (*steps, *down)):
        yield who.words.say("preview-fire")


def landing(who: Speaker, seat: Seat, end: Cell, cells: int, others: dict[Cell, str | int]) -> Iterator[str]:
    """How a fall ends, as far as the world is known."""
    if over_vacant(who.t, end) and not supported(who.t, end, others):
        yield who.words.say("preview-fall_unknown")
    elif cells:
        yield fall_text(who, seat, end, cells)


def fall_text(who: Speaker, seat: Seat, end: Cell, cells: int) -> str:
    """How much a fall can hurt.  [TR-1204 to TR-1208]"""
    side, kind, dice = who.seen.sides[seat], printed(who.t, end), defence_dice(who.t, seat)
    lost = min(side.health, max(0, cells - len(dice)))
    gentle = cells == 1 or kind.cobweb or kind.fire or side.soft or who.seen.numbers.journey
    if gentle or not lost:
        return who.words.say("preview-soft_fall", cells=cells)
    return who.words.say("preview-fall", cells=cells, dice=dice_text(dice), lost=lost)


# -- fighting


def attack(who: Speaker, seat: Seat, weapon: str, target: str) -> Preview:
    """The ruler from the character to the target, and the odds.  [TR-1703 to TR-1705, TR-1712]"""
    item, foe, start = who.content.equipment[weapon], foe_by(who.t, target), who.seen.sides[seat].cell
    assert foe is not None, "the target is there"
    lost = min(aim_loss(who.t, start, foe, item.ranges) or 0, len(who.content.dice[item.dice]) - 1)
    dice = tuple(sorted(who.content.dice[item.dice])[lost:])
    left = health(who, target)
    chance, tenths = outlook(dice, foe.defence, left)
    text = who.words.say(
        "preview-attack",
        attack=dice_text(dice),
        defence=dice_text(foe.defence),
        chance=chance,
        hits=who.words.say("decimal", whole=tenths // 10, tenths=tenths % 10),
        health=left,
        range=ranges_text(who.words, item.ranges),
    )
    if lost:
        text += " " + who.words.say("preview-lost", lost=lost)
    return Preview(path=(piece_ref(seat),), targets=(piece_ref(target),), text=text)


def health(who: Speaker, name: str) -> int:
    """What is left of an enemy's health, or of a boss's tokens."""
    enemy = enemy_by(who.t, name)
    if enemy is not None:
        return who.content.enemies[enemy.kind].health - enemy.damage
    boss = boss_by(who.t, name)
    return boss.tokens if boss is not None else 0


def blast(who: Speaker, cells: tuple[Cell, ...]) -> Preview:
    """Everything in the area of an explosion.  [TR-4602]"""
    others = occupied(who.t)
    hit = dict.fromkeys(piece_ref(others[cell]) for cell in cells if cell in others)
    return Preview(targets=tuple(hit), changes=tuple(map(cell_ref, cells)))


# -- working


def dug(who: Speaker, seat: Seat, cell: Cell) -> Preview:
    """What is gained, and how far a character falls that digs away what it stands on.  [TR-1506]"""
    side, changes, text = who.seen.sides[seat], (cell_ref(cell),), digging(who, seat, cell)
    if cell != side.cell + DOWN or side.hangs or held(who.t, side.cell):
        return Preview(changes=changes, text=text)
    others = {spot: figure for spot, figure in occupied(who.t).items() if figure != seat}
    down = [cell, *fall(who, cell, others)]
    path = (piece_ref(seat), *map(cell_ref, down))
    return Preview(path, changes=changes, text=" ".join((text, *landing(who, seat, down[-1], len(down), others))))


def digging(who: Speaker, seat: Seat, cell: Cell) -> str:
    """What digging a block costs and gives.  [TR-1501 to TR-1503]"""
    kind, pickaxe, points = printed(who.t, cell), tool(who.t, seat, "pickaxe"), who.seen.sides[seat].points
    assert pickaxe is not None, "only a pickaxe digs"
    have = points.hard + (0 if kind.hard else points.dig)
    ap = max(0, -((have - kind.dig) // pickaxe.dig))
    resource = who.name("resource", kind.resource) if kind.resource else who.words.say("nothing")
    gain = f"{resource} ×{pickaxe.times}" if kind.resource else resource
    text = who.words.say("preview-dig", cost=kind.dig, ap=ap, gain=gain)
    return f"{text} {who.words.say('preview-burns_dig')}" if kind.fire else text


def chopping(who: Speaker, seat: Seat, cell: Cell) -> str:
    """What felling a tree costs and gives.  [TR-1402, TR-1403]"""
    cost, axe = printed(who.t, cell).chop, tool(who.t, seat, "axe")
    assert axe is not None, "only an axe chops"
    ap = max(0, -((who.seen.sides[seat].points.chop - cost) // axe.chop))
    return who.words.say("preview-chop", wood=cost * axe.times, ap=ap)


def covering(who: Speaker, cells: tuple[Cell, ...]) -> Preview:
    """What a house, a rope or a pylon would cover.  [TR-2605, TR-2702, TR-2906]"""
    spawn = any(printed(who.t, cell).spawn for cell in cells)
    text = who.words.say("preview-spawn") if spawn else ""
    return Preview(changes=tuple(map(cell_ref, cells)), text=text)
