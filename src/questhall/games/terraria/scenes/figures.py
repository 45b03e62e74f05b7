"""Characters, enemies, finds and bosses on the board."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from questhall.core import Seat
from questhall.core.scene import Mark, Piece
from questhall.words import words_for

from ..content import load
from ..effects import Cell
from ..figures import area_of, form_of, tokens_of
from ..foes import ALLY_ATTACK, ALLY_DEFENCE, boss_foe
from ..state import NOWHERE, Boss, Enemy, Side
from ..steps.bosses import ALLY_SLOTS
from ..steps.bossmoves import ALLY_MOVE, movement
from ..steps.pushing import SEAT
from ..stock import defence_dice, draw_value
from ..world import chart
from . import icons
from .facts import dice_text, enemy_facts, form_facts
from .speaker import FOLDER, Speaker, cell_ref


def pieces(who: Speaker) -> dict[str, Piece]:
    """Everybody in the world."""
    found = {f"{SEAT}{seat}": character(who, seat, side) for seat, side in living(who)}
    found |= {enemy.id: token(who, enemy) for enemy in who.seen.enemies}
    for boss in who.seen.bosses:
        at = middle(who, boss)
        if at is not None:
            found[boss.id] = boss_piece(who, boss, at)
    return found


def living(who: Speaker) -> Iterator[tuple[Seat, Side]]:
    """The characters in the world."""
    return ((seat, side) for seat, side in enumerate(who.seen.sides) if side.cell != NOWHERE)


def character(who: Speaker, seat: Seat, side: Side) -> Piece:
    """A character with health, defence and debuffs."""
    words = who.words
    states = (
        words.say("fact-defence", dice=dice_text(defence_dice(who.t, seat))),
        words.say("fact-draw", draw=draw_value(who.t, seat)),
    )
    return Piece(
        at=cell_ref(side.cell),
        name=words.seat(seat),
        icon=icons.CHARACTERS[side.character],
        side="player",
        owner=seat,
        states=states,
        health=(side.health, side.most_health),
        conditions=debuffs(who, side),
    )


def debuffs(who: Speaker, side: Side) -> tuple[Mark, ...]:
    """The debuff tokens on a player's deck, with the symbols that are up.  [TR-4103]"""
    found = side.debuffs.items()
    return tuple(Mark(who.name("debuff", name), icons.DEBUFFS[name], count, "hazard") for name, count in found)


def token(who: Speaker, enemy: Enemy) -> Piece:
    """An enemy token with its line of the bestiary, or a find."""
    kind, name = who.content.enemies[enemy.kind], who.name("enemy", enemy.kind)
    if kind.find:
        return Piece(cell_ref(enemy.cell), name, icons.of_enemy(enemy.kind))
    return Piece(
        at=cell_ref(enemy.cell),
        name=name,
        icon=icons.of_enemy(enemy.kind),
        side="enemy",
        states=bestiary(who.language, enemy.kind),
        health=(kind.health - enemy.damage, kind.health),
    )


@functools.cache
def bestiary(language: str, kind: str) -> tuple[str, ...]:
    """The line of a kind of enemy, in a language."""
    return tuple(enemy_facts(words_for(FOLDER, language), load().enemies[kind]))


def middle(who: Speaker, boss: Boss) -> Cell | None:
    """The cell in which a boss is drawn; its whole area is marked."""
    area = [cell for cell in area_of(form_of(who.t, boss), boss.cell) if cell in chart(who.t).kinds]
    return area[len(area) // 2] if area else None


def boss_piece(who: Speaker, boss: Boss, at: Cell) -> Piece:
    """A boss with its tokens as health, and what its allies add.  [TR-4205 to TR-4207, TR-4405]"""
    return Piece(
        at=cell_ref(at),
        name=who.name("boss", boss.id),
        icon=icons.BOSSES[boss.id],
        side="enemy",
        states=tuple(boss_facts(who, boss)),
        health=(boss.tokens, tokens_of(form_of(who.t, boss), len(who.seen.sides))),
        rank="boss",
    )


def boss_facts(who: Speaker, boss: Boss) -> Iterator[str]:
    """How it fights, and its ability.  [TR-4205 to TR-4209, TR-4407]"""
    yield from fighting_facts(who, boss)
    yield who.name("special", who.content.bosses[boss.id].special)


def fighting_facts(who: Speaker, boss: Boss) -> Iterator[str]:
    """Its form, and its dice with what its allies add.  [TR-4205 to TR-4208, TR-4407]"""
    form, kind, foe, say = form_of(who.t, boss), who.content.bosses[boss.id], boss_foe(who.t, boss), who.words.say
    yield say("fact-form", form=boss.form + 1, forms=len(kind.forms))
    dice = dice_text(foe.defence), dice_text(foe.attack)
    yield from form_facts(who.words, form, *dice, movement(who.t, boss), kind.way)
    if kind.allies:
        adds = ", ".join(allies(who, boss))
        yield say("fact-allies", allies=boss.allies, most=kind.allies, adds=adds)


def allies(who: Speaker, boss: Boss) -> Iterator[str]:
    """What each ally token adds that lies on its cards.  [TR-4204 to TR-4208]"""
    dice = {"grey": ALLY_DEFENCE, "red": ALLY_ATTACK}
    for slot in ALLY_SLOTS[: boss.allies]:
        yield who.words.say(f"ally-{slot}", die=dice.get(slot, 0), move=ALLY_MOVE)


def boss_mark(who: Speaker, boss: Boss) -> Mark:
    """A cell of its area, which tells the same as its figure does.  [TR-4301]"""
    piece = boss_piece(who, boss, boss.cell)
    left, most = piece.health or (0, 0)
    facts = who.words.say("fact-health", left=left, most=most), *piece.states
    return Mark(piece.name, piece.icon, kind="hazard", text=f"({', '.join(facts)})")
