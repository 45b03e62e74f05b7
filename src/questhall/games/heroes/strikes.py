"""The arithmetic of an attack: dice, attack and defence.  [HM-22xx]"""

from __future__ import annotations

from typing import Literal

from .board import (
    NEAR,
    adjacent,
    fighter,
    having,
    initiative,
    is_ranged,
    lingering,
    mood,
    penalised,
    printed,
    sheltered,
)
from .state import Attack, Combat, Fighter, LingeringKind
from .traits import (
    Bulwark,
    Crush,
    Daunt,
    Dread,
    Elemental,
    Hardy,
    Hex,
    NoDie,
    Pierce,
    Reroll,
    ShieldWall,
    Slayer,
    Surge,
    Tough,
    TwoDice,
    Wary,
    Wrath,
)

Counting = Literal["single", "lower", "higher", "both"]


def engaged(c: Combat, attack: Attack) -> tuple[Fighter, Fighter]:
    """The unit that attacks, and the one that is attacked."""
    return fighter(c, attack.attacker), fighter(c, attack.target)


def counting(c: Combat, attack: Attack) -> Counting:
    """How many dice are thrown and which count; two reasons for the penalty do not add up.

    [HM-1729, HM-1730, HM-1733, HM-2203]
    """
    striker, target = engaged(c, attack)
    if penalised(c, striker, target, own=attack.own) or lingering(c, striker, "clumsy"):
        return "lower"
    if attack.retaliation and ((attack.first and having(c, target, Daunt)) or lingering(c, target, "daunt")):
        return "lower"
    for trait in having(c, striker, TwoDice):
        if attack.own or trait.passive:
            return trait.counts
    return "single"


def die(c: Combat, attack: Attack) -> int | None:
    """The result that counts; None if the die does not.  [HM-1729, HM-R-113]"""
    if attack.steady:
        return None
    striker, target = engaged(c, attack)
    if attack.own and having(c, striker, NoDie):
        return None
    if having(c, target, Hex):
        return -1
    if attack.slaying:
        return attack.dice.count(1)
    if len(attack.dice) == 1:
        return attack.dice[0]
    match counting(c, attack):
        case "lower":
            return min(attack.dice)
        case "higher":
            return max(attack.dice)
        case "both":
            return sum(attack.dice)
        case "single":
            return attack.dice[0]


def counts(attack: Attack, rolled: int | None, dice: tuple[int, ...]) -> bool:
    """Whether the die sets off an ability; a card may make sure of it."""
    return attack.certain or rolled in dice


def face(result: int | None) -> int | None:
    """The result that abilities look at: one face of a die."""
    if result is None or -1 <= result <= 1:
        return result
    return 1 if result > 0 else -1


def rerolled(c: Combat, attack: Attack, striker: Fighter, *, optional: bool) -> list[int]:
    """The dice that an ability of the attacker rolls again, or may roll again.  [HM-1714, HM-1716]"""
    found = rerolling(c, attack, striker, optional=optional)
    return [place for place, rolled in enumerate(attack.dice) if any(rolled in trait.dice for trait in found)]


def rerolling(c: Combat, attack: Attack, striker: Fighter, *, optional: bool) -> list[Reroll]:
    """The abilities that roll dice of the attacker again, or may; some only after a move.  [HM-1714 to HM-1716]"""
    abilities = having(c, striker, Reroll)
    if not abilities:
        return []
    moved = striker.at != striker.home
    able = [trait for trait in abilities if attack.own or trait.passive]
    return [trait for trait in able if trait.optional == optional and (moved or not trait.moved)]


def guarding(c: Combat, target: Fighter) -> bool:
    """A defence token, or a neighbour that shields.  [HM-2218, HM-2222]"""
    if target.defending or having(c, target, Bulwark):
        return True
    return bool(shields(c, target))


def shields(c: Combat, target: Fighter) -> list[Fighter]:
    """The neighbours that shield a unit.  [HM-2222]"""
    if target.at < 0:
        return []
    near = NEAR[target.at]
    friends = [each for each in c.fighters if each.at in near and each.camp == target.camp]
    return [each for each in friends if having(c, each, ShieldWall)] if friends else friends


def attack_numbers(c: Combat, attack: Attack) -> dict[str, int]:
    """The attack of the one and the defence of the other, with what cards have added.  [HM-2201]"""
    return {"attack": attack_value(c, attack), "defense": defense_value(c, attack)}


def attack_value(c: Combat, attack: Attack) -> int:
    """The attack of a declared attack, as far as it is known."""
    return _attack(c, attack, face(die(c, attack)) if attack.dice else None, *engaged(c, attack))


def defense_value(c: Combat, attack: Attack) -> int:
    """The defence against a declared attack, as far as it is known."""
    return _defense(c, attack, face(die(c, attack)) if attack.dice else None, *engaged(c, attack))


def _attack(c: Combat, attack: Attack, rolled: int | None, striker: Fighter, target: Fighter) -> int:
    """The printed attack with all bonuses, never below nothing.  [HM-1702, HM-2205]"""
    value = (printed(striker).attack if attack.fixed is None else attack.fixed) + attack.attack
    if attack.own:
        for slayer in having(c, striker, Slayer):
            value += slayer.attack if slayer.unit == target.unit else 0
        for surge in having(c, striker, Surge):
            value += surge.attack if counts(attack, rolled, surge.dice) else 0
        if striker.turned:
            value += sum([trait.attack for trait in having(c, striker, Wrath)])
    if attack.retaliation and attack.first:
        for dread in having(c, target, Dread):
            value -= dread.attack
    if striker.charms:
        value += lasting(c, striker, "might") + (0 if attack.retaliation else lasting(c, striker, "attack"))
        value += 0 if adjacent(striker, target) else lasting(c, striker, "aim")
    return value if value > 0 else 0


def _defense(c: Combat, attack: Attack, rolled: int | None, striker: Fighter, target: Fighter) -> int:
    """The printed defence with all bonuses, never below nothing.  [HM-1703, HM-2205, HM-2219]"""
    if having(c, striker, Elemental) or lingering(c, striker, "elemental"):
        return 0
    pierced = attack.pierce or (attack.own and having(c, striker, Pierce))
    value = (0 if pierced else printed(target).defense) + attack.defense
    for hardy in having(c, target, Hardy):
        value += rolled in hardy.dice
    if attack.retaliation:
        value += sum([trait.value for trait in having(c, target, Wary)])
    if target.charms:
        value += lasting(c, target, "armour") + (lasting(c, target, "cover") if is_ranged(striker) else 0)
        if lingering(c, target, "nimble") and initiative(c, striker) < initiative(c, target):
            value += lasting(c, target, "nimble")
    if attack.own:
        for crush in having(c, striker, Crush):
            value -= crush.defense if rolled is None or counts(attack, rolled, crush.dice) else 0
    if attack.guard_die is not None:
        value += int(attack.guard_die >= (0 if mood(c, "entrenched", target.camp) else 1))
    return value if value > 0 else 0


def lasting(c: Combat, f: Fighter, kind: LingeringKind) -> int:
    """What cards that last add to a number of a unit."""
    return sum([charm.value for charm in f.charms if charm.kind == kind and charm.until >= c.round]) if f.charms else 0


def damage(c: Combat, attack: Attack) -> int:
    """Attack and die less defence; a wall takes 1 off; never below 0.  [HM-2205, HM-2206, HM-2508, HM-R-112]"""
    return damage_by(c, attack, die(c, attack) if attack.dice else None)


def damage_by(c: Combat, attack: Attack, rolled: int | None) -> int:
    """The damage with a result of the die."""
    shown = face(rolled)
    counted = 0 if c.quiet else (rolled or 0) * (3 if attack.triple else 1)
    striker, target = engaged(c, attack)
    dealt = _attack(c, attack, shown, striker, target) + counted - _defense(c, attack, shown, striker, target)
    dealt = max(dealt - 1 if sheltered(c, striker, target) else dealt, c.least)
    for trait in having(c, target, Tough):
        dealt = min(dealt, trait.most)
    return dealt
