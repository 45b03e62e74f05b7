"""What changes the damage of an attack, each with its source: for the odds before it, and while cards are played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from questhall.words import signed

from ..board import (
    adjacent,
    having,
    initiative,
    is_ranged,
    lingering,
    mood,
    penalised,
    sheltered,
)
from ..plays import proclaims
from ..state import Attack, Combat, Fighter, LingeringKind
from ..steps.combat.rerolling import may_rethrow
from ..strikes import engaged, rerolling, shields
from ..traits import (
    Bulwark,
    Crush,
    Daunt,
    Dread,
    Elemental,
    Hardy,
    Hex,
    NoDie,
    Pierce,
    Slayer,
    Surge,
    Tough,
    Trait,
    TwoDice,
    Wary,
    Wrath,
)
from .speaker import Speaker, capital


def modifiers(who: Speaker, c: Combat, attack: Attack) -> list[str]:
    """Everything that enters the forecast of an attack besides the printed numbers and one die, as sentences."""
    both = engaged(c, attack)
    found = [*of_dice(who, c, attack, *both), *of_attack(who, c, attack, *both), *of_defence(who, c, attack, *both)]
    return [f"{capital(text)}." for text in dict.fromkeys([*found, *of_damage(who, c, attack, *both)])]


def abilities(who: Speaker, f: Fighter, traits: Iterable[Trait]) -> Iterator[str]:
    """Abilities of a unit, with its name."""
    for trait in traits:
        yield who.words.say("mod-source", source=who.fighter(f.id), what=who.words.describe(trait))


def charms(who: Speaker, c: Combat, f: Fighter, *kinds: LingeringKind) -> Iterator[str]:
    """What lasts on a unit, with the card that put it there."""
    for kind in kinds:
        for charm in lingering(c, f, kind):
            what = who.words.name("charm", kind)
            if kind not in WITHOUT_NUMBER:
                what = who.words.say("mod-number", what=what, value=signed(charm.value))
            card = who.words.name("card", charm.card) if charm.card else who.words.say("mod-lasting")
            yield who.words.say("mod-source", source=f"{who.fighter(f.id)}, {card}", what=what)


WITHOUT_NUMBER = ("clumsy", "daunt", "elemental")


def of_dice(who: Speaker, c: Combat, attack: Attack, striker: Fighter, target: Fighter) -> Iterator[str]:
    """How many dice are thrown and which of them count.  [HM-1729, HM-1730]"""
    words = who.words
    if c.quiet:
        yield words.say("mod-quiet")
    if attack.steady:
        yield words.say("mod-steady")
    if attack.triple:
        yield words.say("mod-triple")
    if attack.fixed_face is not None:
        yield words.say("mod-fixed_face", face=signed(attack.fixed_face, "0"))
    if attack.slaying:
        yield words.say("mod-slaying", dice=attack.slaying)
    if ignoring := [
        *abilities(who, striker, having(c, striker, NoDie) if attack.own else ()),
        *abilities(who, target, having(c, target, Hex)),
    ]:
        yield from ignoring
        return
    if penalised(c, striker, target, own=attack.own):
        yield words.say("mod-penalty_near" if adjacent(striker, target) else "mod-penalty_far")
    yield from charms(who, c, striker, "clumsy")
    if attack.retaliation:
        yield from (
            *abilities(who, target, having(c, target, Daunt) if attack.first else ()),
            *charms(who, c, target, "daunt"),
        )
    yield from abilities(who, striker, [each for each in having(c, striker, TwoDice) if attack.own or each.passive])
    if may_rethrow(who.t, c):
        yield from abilities(who, striker, rerolling(c, attack, striker, optional=False))


def of_attack(who: Speaker, c: Combat, attack: Attack, striker: Fighter, target: Fighter) -> Iterator[str]:
    """What is added to the attack.  [HM-2205]"""
    words = who.words
    if striker.stack == "attack":
        yield words.say("mod-source", source=who.fighter(striker.id), what=words.say("stack-attack"))
    if attack.fixed is not None:
        yield words.say("mod-fixed", attack=attack.fixed)
    if attack.attack:
        yield words.say("mod-cards_attack", value=signed(attack.attack))
    if attack.retaliation:
        yield from abilities(who, target, having(c, target, Dread) if attack.first else ())
    else:
        yield from charms(who, c, striker, "attack")
    if attack.own:
        yield from abilities(who, striker, [each for each in having(c, striker, Slayer) if each.unit == target.unit])
        yield from abilities(who, striker, having(c, striker, Surge))
    yield from charms(who, c, striker, "might", *(() if adjacent(striker, target) else ("aim",)))
    if striker.turned and attack.own:
        yield from abilities(who, striker, having(c, striker, Wrath))


def of_defence(who: Speaker, c: Combat, attack: Attack, striker: Fighter, target: Fighter) -> Iterator[str]:
    """What is added to the defence, or takes it away.  [HM-2205, HM-2219]"""
    words = who.words
    if without := [*abilities(who, striker, having(c, striker, Elemental)), *charms(who, c, striker, "elemental")]:
        yield from without
        return
    if attack.own:
        yield from abilities(who, striker, having(c, striker, Pierce))
    if attack.pierce:
        yield words.say("mod-pierce")
    if target.stack == "defense":
        yield words.say("mod-source", source=who.fighter(target.id), what=words.say("stack-defense"))
    if attack.defense:
        yield words.say("mod-cards_defense", value=signed(attack.defense))
    yield from abilities(who, target, having(c, target, Hardy))
    if attack.retaliation:
        yield from abilities(who, target, having(c, target, Wary))
    yield from charms(who, c, target, "armour", *(("cover",) if is_ranged(striker) else ()))
    if lingering(c, target, "nimble") and initiative(c, striker) < initiative(c, target):
        yield from charms(who, c, target, "nimble")
    yield from abilities(who, striker, having(c, striker, Crush) if attack.own else ())
    yield from of_guard(who, c, target)


def of_guard(who: Speaker, c: Combat, target: Fighter) -> Iterator[str]:
    """A defence token, or what stands for one.  [HM-2218, HM-2222]"""
    what = who.words.say("mod-guard_entrenched" if mood(c, "entrenched", target.camp) else "mod-guard")
    if proclaims(who.t, "sure_defence"):
        what = who.words.say("mod-guard_sure")
    sources = [who.words.say("mod-token")] if target.defending else []
    sources += [who.fighter(each.id) for each in shields(c, target)]
    sources += [who.fighter(target.id)] if having(c, target, Bulwark) else []
    for source in sources[:1]:
        yield who.words.say("mod-source", source=source, what=what)


def of_damage(who: Speaker, c: Combat, attack: Attack, striker: Fighter, target: Fighter) -> Iterator[str]:
    """What is taken off in the end, and what beats the target sooner or later.  [HM-2508, HM-3007]"""
    words = who.words
    if sheltered(c, striker, target):
        yield words.say("mod-wall")
    if c.least:
        yield words.say("mod-least", damage=c.least)
    yield from abilities(who, target, having(c, target, Tough))
    if target.clone:
        yield words.say("mod-clone")
    elif target.stack == "health":
        yield words.say("mod-source", source=who.fighter(target.id), what=words.say("stack-health"))
    yield from charms(who, c, target, *(() if target.clone else ("health",)))
