"""The combat board: spaces, walls, units, and the order in which they act.  [HM-20xx, HM-25xx]"""

from __future__ import annotations

from questhall.core.scene import Board, Cell, Mark, Piece, Turn

from ..board import COLUMNS, MIDDLE, SPACES, health, initiative, lingering, owner, printed
from ..keys import unit_key
from ..state import TOWER, Combat, Fighter
from ..steps.combat.by_rule import ActByRule, ChooseVictim
from ..steps.combat.commanding import Command
from ..steps.combat.round import foremost
from . import icons
from .cards import numbers, trait_lines
from .speaker import COMBAT, Speaker, capital, cell

LETTERS = "ABCD"
BESIDE = "tower"
STACK_CHARMS = {"attack": "might", "defense": "armour", "health": "health", "initiative": "initiative"}
HARMFUL = ("silence", "clumsy", "forget", "berserk")


def space_name(space: int) -> str:
    """A column and a row, as on a chessboard seen from the attacker."""
    row, column = divmod(space, COLUMNS)
    return f"{LETTERS[column]}{len(SPACES) // COLUMNS - row}"


def board(who: Speaker, c: Combat) -> Board:
    """Four columns and five rows; the arrow tower stands beside them.  [HM-2001, HM-2513]"""
    cells = {str(space): space_cell(who, c, space) for space in SPACES}
    if any(each.id == TOWER for each in c.fighters):
        cells[BESIDE] = Cell((COLUMNS, 0), who.words.say("name-tower"), "stone")
    return Board("square", cells, title=who.words.say("board-combat"))


def space_cell(who: Speaker, c: Combat, space: int) -> Cell:
    """A space, perhaps with a wall or the gate."""
    row, column = divmod(space, COLUMNS)
    wall = c.walls[column] if row == MIDDLE else ""
    marks = [Mark(who.words.name("wall", wall), icons.WALLS[wall], kind="feature")] if wall else []
    for token in c.tokens:
        if token.at == space and token.until >= c.round:
            name = who.words.name("boardtoken", token.kind)
            if token.camp is not None and token.real:
                name = who.words.say("trap-real", token=name)
            marks.append(Mark(name, icons.TOKENS[token.kind], token.damage if token.real else 1, kind="hazard"))
    return Cell((column, row), space_name(space), "dirt" if row == MIDDLE else "grass", marks=tuple(marks))


def where(f: Fighter) -> str:
    """The cell that a unit stands on."""
    return cell(COMBAT, BESIDE if f.id == TOWER else f.at)


def pieces(who: Speaker, c: Combat) -> dict[str, Piece]:
    """Every unit that fights."""
    acting = acting_unit(who)
    return {unit_key(each.id): piece(who, c, each, acting=each.id == acting) for each in c.fighters}


def piece(who: Speaker, c: Combat, f: Fighter, *, acting: bool) -> Piece:
    """A unit with its health; a Pack has a star.  [HM-1607, HM-1704]"""
    seat, most = owner(c, f.camp), health(c, f)
    return Piece(
        at=where(f),
        name=who.fighter(f.id),
        icon=icons.unit(f.unit),
        side="enemy" if seat < 0 else "player",
        owner=None if seat < 0 else seat,
        states=states(who, c, f, acting=acting),
        health=(most - f.damage, most),
        badge=str(initiative(c, f)),
        rank="elite" if f.aspect in ("pack", "stacked") else "",
        acting=acting,
        conditions=conditions(who, c, f),
        notes=notes(who, f),
    )


def notes(who: Speaker, f: Fighter) -> tuple[str, ...]:
    """What is printed on the side that is up: its numbers and what it can do.  [HM-1701]"""
    side = printed(f)
    return (f"{capital(numbers(who.words, side))}.", *trait_lines(who.words, side.traits))


def states(who: Speaker, c: Combat, f: Fighter, *, acting: bool) -> tuple[str, ...]:
    """Its side, its place in the order, and what it has done."""
    words = who.words
    found = [] if f.id == TOWER else [words.name("aspect", f.aspect)]
    found.append(words.say("state-initiative", initiative=initiative(c, f)))
    for name in ("acted", "answered", "defending", "paralysed"):
        if getattr(f, name) and not (acting and name == "acted"):
            found.append(words.say(f"state-{name}"))
    if f.layer:
        found.append(words.say("layer-name", card=words.name("card", f.layer)))
    return tuple(found)


def conditions(who: Speaker, c: Combat, f: Fighter) -> tuple[Mark, ...]:
    """Tokens and what lasts on it.  [HM-2214, HM-2217, HM-2304]"""
    words, found = who.words, []
    if f.defending:
        found.append(Mark(words.say("state-defending"), icons.DEFENDS, kind="badge"))
    if f.stack:
        found.append(Mark(words.say(f"stack-{f.stack}"), icons.CHARMS[STACK_CHARMS[f.stack]], kind="badge"))
    if f.poison:
        found.append(Mark(words.say("state-poison", cubes=f.poison), icons.POISON, f.poison, kind="hazard"))
    if f.paralysed:
        found.append(Mark(words.say("state-paralysed"), icons.PARALYSED, kind="hazard"))
    for kind in dict.fromkeys(charm.kind for charm in f.charms):
        lasting = lingering(c, f, kind)
        if lasting:
            harm = kind in HARMFUL or sum(charm.value for charm in lasting) < 0
            found.append(Mark(words.name("charm", kind), icons.CHARMS[kind], kind="hazard" if harm else "badge"))
    return tuple(found)


def acting_unit(who: Speaker) -> str:
    """The unit that is activated now."""
    for step in who.seen.agenda:
        if isinstance(step, Command | ActByRule | ChooseVictim):
            return step.unit
    return who.seen.combat.attack.attacker if who.seen.combat and who.seen.combat.attack else ""


def turns(who: Speaker, c: Combat) -> tuple[Turn, ...]:
    """Who has acted, who acts, and who will.  [HM-2102]"""
    acting = acting_unit(who)
    done = [each for each in c.fighters if each.acted and each.id != acting]
    now = [each for each in c.fighters if each.id == acting]
    found = [*done, *now, *coming(c, [each for each in c.fighters if not each.acted and each.id != acting])]
    return tuple(turn(who, c, each, now=each.id == acting) for each in found)


def coming(c: Combat, waiting: list[Fighter]) -> list[Fighter]:
    """Those who will act, as it looks now; of equal ones the sides alternate, the attacker first.

    [HM-2106, HM-2107]
    """
    found: list[Fighter] = []
    last, quickness = c.last, c.last_initiative
    while waiting:
        each = foremost(c, waiting, last, quickness)[0]
        last, quickness = each.camp, initiative(c, each)
        found.append(each)
        waiting.remove(each)
    return found


def turn(who: Speaker, c: Combat, f: Fighter, *, now: bool) -> Turn:
    """One place in the order."""
    seat = owner(c, f.camp)
    return Turn(
        name=who.fighter(f.id),
        icon=icons.unit(f.unit),
        number=str(initiative(c, f)),
        owner=None if seat < 0 else seat,
        side="enemy" if seat < 0 else "player",
        state="now" if now else "done" if f.acted else "next",
    )
