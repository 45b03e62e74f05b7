"""What stands on the map: guards, flags and heroes.  [HM-14xx]"""

from __future__ import annotations

from questhall.core.scene import Piece

from ..content import load
from ..effects import FieldId
from ..geography import bank_at, location_of
from ..keys import hero_key
from ..people import level_of, pawns
from ..state import FIRST_RIVAL, Flag, Pawn, PawnName, Rival, Side
from ..steps.meeting import guarded
from ..steps.moving import is_home
from ..steps.rivals import RIVAL_MOVES
from . import icons
from .country import detail, land_of, layout_of
from .menus import NUMERALS
from .previews import guards_at
from .reach import outlook
from .speaker import MAP, Speaker, army_text, cell


def pieces(who: Speaker) -> dict[str, Piece]:
    """Guards, flags and heroes."""
    found: dict[str, Piece] = {}
    land = land_of(layout_of(who)).at
    for field in land:
        if field in load().fields and guarded(who.t, field) and field not in who.seen.flags:
            found[f"guard.{field}"] = guard(who, field)
    for field, flag in who.seen.flags.items():
        if not is_home(who.t, field, flag):
            found[f"flag.{field}"] = flagged(who, field, flag)
    for number, rival in enumerate(who.seen.rivals):
        if not rival.out:
            found[f"rival{number}"] = enemy_hero(who, FIRST_RIVAL - number, rival)
    for seat, side in enumerate(who.sides):
        for name, pawn in pawns(side):
            found[hero_key(seat, name)] = hero(who, seat, side, name, pawn)
    return found


def guard(who: Speaker, field: FieldId) -> Piece:
    """Whoever guards a field, with its difficulty.  [HM-3401]"""
    printed = load().fields[field]
    bank, words = bank_at(who.t, field), who.words
    icon = icons.location(location_of(who.t, field), printed.resource) or icons.COMBAT
    if bank is not None:
        name = words.say("field-bank", units=tuple(words.name("unit", unit) for unit in dict.fromkeys(bank.units)))
        return Piece(cell(MAP, field), name, icon, "enemy")
    level, units = NUMERALS[printed.guard], guards_at(who, field)
    return Piece(
        at=cell(MAP, field),
        name=words.say("field-guard", field=who.field(field), level=level),
        icon=icon,
        side="enemy",
        states=(units,),
        badge=level,
        notes=(
            words.say("field-guard_level", level=printed.guard),
            words.say("field-guard_units", difficulty=words.name("difficulty", who.seen.difficulty), units=units),
            *filter(None, (detail(who, field),)),
        ),
    )


def flagged(who: Speaker, field: FieldId, flag: Flag) -> Piece:
    """A field with a faction cube.  [HM-1417]"""
    printed = load().fields[field]
    resource = flag.resource or printed.resource
    name = who.words.say("field-flag", seat=who.seat(flag.seat))
    icon = icons.location(printed.location, resource)
    if flag.seat < 0:
        return Piece(cell(MAP, field), who.words.say("field-flag_ai", hero=who.seat(flag.seat)), icon, "enemy")
    return Piece(cell(MAP, field), name, icon, "player", flag.seat)


def enemy_hero(who: Speaker, number: int, rival: Rival) -> Piece:
    """A hero of the AI: its army, its decks, and how it goes about.  [HM-2601, HM-2603 to HM-2606, HM-2617, HM-2707]"""
    words, count = who.words, len(rival.army)
    moving = (words.say("state-moves", moves=rival.moves),) if rival.moves else ()
    return Piece(
        at=cell(MAP, rival.at),
        name=words.say("name-rival", hero=who.seat(number)),
        icon=icons.RIVAL,
        side="enemy",
        states=(words.say("rival-units", count=count), *moving),
        notes=(
            words.say("rival-army", units=army_text(words, rival.army)),
            words.say("rival-decks", cards=len(rival.deck) + len(rival.discard), spells=len(rival.spells)),
            words.say("rival-ways", moves=RIVAL_MOVES),
            words.say("rival-no_level"),
        ),
    )


def hero(who: Speaker, seat: int, side: Side, name: PawnName, pawn: Pawn) -> Piece:
    """A hero with level and movement.  [HM-703]"""
    words = who.words
    states = [words.say("state-moves", moves=pawn.moves)]
    if name == "main":
        states.insert(0, words.say("state-level", level=level_of(side.experience)))
    called = words.seat(seat) if name == "main" else f"{words.seat(seat)}, {words.name('pawn', name)}"
    return Piece(
        at=cell(MAP, pawn.at),
        name=called,
        icon=icons.HERO if name == "main" else icons.SECOND,
        side="player",
        owner=seat,
        states=tuple(states),
        badge=str(pawn.moves) if seat == who.seen.active and pawn.moves else "",
        acting=seat == who.seen.active,
        plan=outlook(who, seat, pawn),
    )
