"""What a choice would do, as far as it can be said before: ways, targets, consequences."""

from __future__ import annotations

from questhall.core import Choice, Seat
from questhall.core.scene import Preview

from ..choices import (
    Done,
    FinishPortal,
    GatherPack,
    Go,
    Mend,
    OpenPortal,
    Parry,
    PayResource,
    PickHero,
    PickMonster,
    PickRoom,
    PickToken,
    Play,
    PutToken,
    Shoot,
    Site,
    Strike,
    Summon,
    UsePrison,
    UseRoom,
    UseRule,
)
from ..dungeon import PRISON, chart_of
from ..effects import Melee, Pack, Ranged
from ..state import CHAMPION, HOSTAGE, Hero
from ..steps.attack import Defence, PickTarget
from ..steps.heroes import PickDirection, PickNextHero
from ..steps.scenarios.high_water import PickRefuge
from .asked import Asked, at
from .dungeon import places
from .reach import reach
from .speaker import Speaker


def preview(asked: Asked, choice: Choice) -> Preview | None:
    """The preview of a choice, or nothing."""
    match choice:
        case Go(_, monster, to):
            return Preview((f"piece:{asked.clan}.{monster}", *at(to)))
        case Strike(_, hero) | Shoot(_, hero):
            return Preview(targets=(f"piece:{hero}",), text=hit_text(asked.who, asked.who.heroes[hero][1]))
        case Play(card, group):
            return reach(asked.who, asked.decision.seat, asked.who.content.cards[card].groups[group])
        case GatherPack(_, room):
            return pack(asked, choice, room)
        case Mend(_, monster):
            return mended(asked, monster)
        case PickHero(hero):
            return next_hero(asked, hero)
        case PickMonster(seat, monster):
            return target(asked, seat, monster)
        case PickRoom(room):
            return way(asked, room)
        case Parry() | Done() if isinstance(asked.decision.question, Defence):
            return defence(asked, asked.decision.question, parried=isinstance(choice, Parry))
    return changed(asked, choice)


def changed(asked: Asked, choice: Choice) -> Preview | None:
    """The room in which something would change."""
    match choice:
        case (
            PutToken(_, _, room)
            | OpenPortal(_, room)
            | Summon(_, room)
            | PayResource(_, _, room)
            | FinishPortal(_, room)
            | UseRule(_, room)
            | PickToken(_, room)
            | UseRoom(_, room)
        ):
            return Preview(changes=at(room))
        case UsePrison():
            return Preview(changes=at(PRISON))
        case Site(column, row):
            return Preview(changes=at(places(asked.decision)[column, row]))
    return None


# -- heroes


def hit_text(who: Speaker, hero: Hero) -> str:
    """What one damage does to a hero.  [KH-1406, KH-3511]"""
    left = (who.hero_health(hero) or (1, 1))[0] - 1
    if left:
        return who.words.say("preview-hit", hero=who.hero(hero), left=left)
    return who.words.say("preview-beaten", hero=who.hero(hero))


def next_hero(asked: Asked, hero_id: str) -> Preview | None:
    """What a hero does when it acts: it attacks, loots, waits or goes on, in this order.  [KH-3305, KH-3802]"""
    who = asked.who
    room, hero = who.heroes[hero_id]
    if not isinstance(asked.decision.question, PickNextHero) or any(h.fresh for h in who.seen.rooms[room].heroes):
        return None
    name, say = who.hero(hero), who.words.say
    if met := tuple(f"piece:{who.clans[seat]}.{number}" for seat, number in who.guards(room)):
        return Preview(targets=met, text=say("preview-attacks", hero=name))
    if treasures := who.seen.rooms[room].treasures:
        value = min(treasures)
        key = "preview-loots" if strength(who, room) >= value else "preview-waits"
        return Preview(changes=at(room), text=say(key, hero=name, value=value))
    ways = chart_of(who.seen.layout).nearer[room]
    if len(ways) == 1:
        return Preview((f"piece:{hero_id}", *at(ways[0])), text=say("preview-goes", hero=name))
    return Preview(changes=at(*ways), text=say("preview-goes" if ways else "preview-stuck", hero=name))


def strength(who: Speaker, room: str) -> int:
    """As how many the active heroes of a room count.  [KH-3901, KH-R-1185]"""
    return sum(2 if hero.kind == CHAMPION else 1 for hero in who.seen.rooms[room].heroes if hero.active)


def way(asked: Asked, room: str) -> Preview:
    """Where heroes or figures go, or where something happens."""
    match asked.decision.question:
        case PickDirection(origin) | PickRefuge(origin):
            return Preview(at(origin, room))
    return Preview(changes=at(room))


# -- monsters


def pack(asked: Asked, choice: GatherPack, room: str) -> Preview:
    """All own monsters of a room, or the heroes that they reach.  [KH-2001]"""
    who, effect = asked.who, asked.effect(choice)
    assert isinstance(effect, Pack)
    own = tuple(f"piece:{asked.clan}.{n}" for seat, n in who.guards(room) if seat == asked.decision.seat)
    near = chart_of(who.seen.layout).near[room]
    reached = (room,) if isinstance(effect.action, Melee) else near if isinstance(effect.action, Ranged) else ()
    heroes = tuple(f"piece:{hero.id}" for place in reached for hero in who.seen.rooms[place].heroes)
    return Preview(targets=heroes, changes=own)


def mended(asked: Asked, number: int) -> Preview:
    """A monster without wounds.  [KH-3101]"""
    who = asked.who
    health = who.monster_health(asked.decision.seat, who.monster(asked.decision.seat, number))
    text = who.health((health[1], health[1])) if health else ""
    return Preview(changes=(f"piece:{asked.clan}.{number}",), text=text)


def target(asked: Asked, seat: Seat, number: int) -> Preview | None:
    """A monster that is meant: by an attack, or otherwise."""
    who, question = asked.who, asked.decision.question
    if who.monster(seat, number).room == HOSTAGE:
        return None
    on = (f"piece:{who.clans[seat]}.{number}",)
    if isinstance(question, PickTarget):
        return Preview(targets=on, text=hurt_text(who, seat, number, question.damage))
    return Preview(targets=on)


def defence(asked: Asked, question: Defence, *, parried: bool) -> Preview:
    """What is left of an attack after a parry, or all of it.  [KH-1601]"""
    on = (f"piece:{asked.who.clans[question.seat]}.{question.monster}",)
    damage = question.damage - parried
    text = hurt_text(asked.who, question.seat, question.monster, damage)
    return Preview(targets=on, text=text) if damage else Preview(changes=on, text=text)


def hurt_text(who: Speaker, seat: Seat, number: int, damage: int) -> str:
    """What damage does to a monster.  [KH-3805, KH-3806]"""
    left = who.content.clans[who.clans[seat]].health - who.monster(seat, number).wounds - damage
    name = who.words.seat(seat)
    if damage <= 0:
        return who.words.say("preview-unhurt", clan=name)
    return who.words.say("preview-wounded" if left > 0 else "preview-driven", clan=name, left=left)
