"""Choices about figures: moves, attacks, packs, targets."""

from __future__ import annotations

from ..choices import GatherPack, Go, Mend, PickHero, PickMonster, Shoot, Strike
from ..effects import Move, Pack
from ..state import HOSTAGE
from .asked import Answer, Asked, at


def figure(asked: Asked, choice: Go | Strike | Shoot | Mend | GatherPack) -> Answer:
    """What monsters do."""
    match choice:
        case Go():
            return move(asked, choice)
        case Strike(_, hero) | Shoot(_, hero):
            return attack(asked, choice, hero)
        case Mend(_, number):
            return mend(asked, number)
        case GatherPack(_, room):
            return pack(asked, choice, room)


def move(asked: Asked, choice: Go) -> Answer:
    """A monster goes from a room to another, perhaps with a token."""
    who, seat = asked.who, asked.decision.seat
    label = who.words.say(
        "label-go",
        monster=who.mover(seat, choice.monster),
        origin=who.room(who.monster(seat, choice.monster).room, "from"),
        to=who.room(choice.to, "to"),
        carry=who.token(choice.carry, "ins"),
        ability=choice.ability,
    )
    on = (f"piece:{asked.clan}.{choice.monster}", *at(choice.to))
    return Answer(label, "activate" if choice.ability else "move", on, asked.hint(choice))


def attack(asked: Asked, choice: Strike | Shoot, hero_id: str) -> Answer:
    """A hero is attacked."""
    who = asked.who
    room, hero = who.heroes[hero_id]
    values = {
        "hero": who.hero(hero, "acc"),
        "room": who.room(room, "in"),
        "state": who.state(hero),
        "ability": choice.ability,
    }
    key = "label-strike" if isinstance(choice, Strike) else "label-shoot"
    group = "activate" if choice.ability else "attack"
    return Answer(who.words.say(key, **values), group, (f"piece:{hero_id}",), asked.hint(choice))


def mend(asked: Asked, number: int) -> Answer:
    """A monster is healed.  [KH-3101]"""
    who = asked.who
    name, room = who.words.name("clan", asked.clan), who.monster(asked.decision.seat, number).room
    label = who.words.say("label-mend", monster=name, room=who.room(room, "in"))
    return Answer(label, "activate", (f"piece:{asked.clan}.{number}",))


def pack(asked: Asked, choice: GatherPack, room: str) -> Answer:
    """All own monsters of a room act.  [KH-2001]"""
    who, effect = asked.who, asked.effect(choice)
    assert isinstance(effect, Pack)
    action = who.words.describe(effect.action)
    label = who.words.say("label-pack", room=who.room(room, "in"), action=action)
    return Answer(label, "move" if isinstance(effect.action, Move) else "attack", at(room))


def target(asked: Asked, choice: PickHero | PickMonster) -> Answer:
    """A figure among those that may be meant."""
    who, words = asked.who, asked.who.words
    if isinstance(choice, PickHero):
        room, hero = who.heroes[choice.hero]
        values = {"hero": who.hero(hero), "room": who.room(room, "in"), "state": who.state(hero)}
        return Answer(words.say("label-hero", **values), "heroes", (f"piece:{choice.hero}",))
    clan, monster = who.clans[choice.seat], who.monster(choice.seat, choice.monster)
    name = words.name("clan", clan)
    if monster.room == HOSTAGE:
        label = words.say("label-hostage", monster=name)
        return Answer(label, "monsters", (f"panel:player{choice.seat}",))
    health = who.health(who.monster_health(choice.seat, monster))
    label = words.say("label-monster", monster=name, room=who.room(monster.room, "in"), health=health)
    return Answer(label, "monsters", (f"piece:{clan}.{choice.monster}",))
