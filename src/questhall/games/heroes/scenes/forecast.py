"""What an attack may do: its damage, that of a second shot, what enters it, and what else it attacks."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import product

from msgspec.structs import replace

from questhall.core import Decision
from questhall.core.copying import copier
from questhall.core.scene import Preview

from ..board import NEAR, adjacent, fighter, having, health, other, troops
from ..content import load
from ..keys import unit_key
from ..plays import proclaims
from ..state import Attack, Combat, Fighter
from ..steps.combat.aftermath import behind
from ..steps.combat.commanding import Command
from ..steps.combat.rerolling import may_rethrow
from ..strikes import attack_numbers, counting, counts, damage, die, engaged, face, guarding, rerolled
from ..traits import Again, Breath, Rampage, Scatter, Splash, Sweep, Trait, Volley
from ..wounds import give_way
from .battle import where
from .modifiers import modifiers
from .speaker import Speaker, capital


def blow(who: Speaker, decision: Decision, target: str) -> Preview:
    """An attack with the damage that it may do, before any cards; a second one at the target counts.

    [HM-2203, HM-2205]
    """
    c, question = who.seen.combat, decision.question
    assert c is not None, "there is no combat"
    assert isinstance(question, Command), f"{question} strikes nobody"
    striker, struck = fighter(c, question.unit), fighter(c, target)
    path = (f"piece:{unit_key(striker.id)}", where(striker), where(struck))
    attack = Attack(attacker=striker.id, target=target, defense=struck.shield)
    more = [f"{capital(who.words.describe(trait))}." for trait in further(c, striker, struck)]
    text = " ".join((odds(who, c, attack), *more))
    return Preview(path=path, targets=(f"piece:{unit_key(target)}",), text=text)


def odds(who: Speaker, c: Combat, attack: Attack) -> str:
    """How likely which damage is, from which numbers, and all that enters it.  [HM-2203, HM-2205]"""
    words, attack = who.words, replace(attack)
    twice = attack.first and not attack.retaliation and volleys(c, *engaged(c, attack))
    found = outcomes(who, c, attack)
    dealt: dict[int, float] = {}
    for harm, _, likely in found:
        dealt[harm] = dealt.get(harm, 0.0) + likely
    listed = " · ".join(f"{harm}: {round(100 * likely)} %" for harm, likely in sorted(dealt.items()))
    beat = round(100 * sum(likely for _, fatal, likely in found if fatal))
    told = words.say("label-odds_both" if twice else "label-odds", odds=listed, beat=beat)
    attack.dice, attack.guard_die = [], None
    numbers = words.say("row-attack_detail", **attack_numbers(c, attack))
    return " ".join((f"{told}.", f"{capital(numbers)}.", *modifiers(who, c, attack)))


def volleys(c: Combat, striker: Fighter, target: Fighter) -> Sequence[Volley]:
    """What makes a unit attack its target twice."""
    return () if adjacent(striker, target) else having(c, striker, Volley)


def further(c: Combat, striker: Fighter, target: Fighter) -> Iterator[Trait]:
    """Abilities by which an attack may hit somebody else too, or again."""
    foes = [each for each in troops(c, other(striker.camp)) if each.id != target.id]
    if target.at >= 0 and any(each.at in NEAR[target.at] for each in foes):
        yield from having(c, striker, Splash)
    if target.at >= 0 and any(each.at == behind(striker.at, target.at) for each in foes):
        yield from having(c, striker, Breath)
    for kind in (Again, Rampage, Scatter, Sweep):
        yield from having(c, striker, kind)


def outcomes(who: Speaker, c: Combat, attack: Attack) -> list[tuple[int, bool, float]]:
    """Damages of all throws, whether they beat the side that is up, and how likely each is."""
    target = fighter(c, attack.target)
    shots = volleys(c, fighter(c, attack.attacker), target) if attack.first and not attack.retaliation else ()
    found = []
    for dealt, rolled, likely in throws(who, c, attack):
        again = any(rolled is None or counts(attack, rolled, shot.dice) for shot in shots)
        twin = after(c, attack.target, dealt) if again else None
        later = [(0, rolled, 1.0)]
        if twin is not None:
            second = Attack(attacker=attack.attacker, target=attack.target, first=False)
            later = list(throws(who, twin, second))
        for more, _, then in later:
            fatal = bool(target.clone) or target.damage + dealt + more >= health(c, target)
            found.append((dealt + more, fatal, likely * then))
    return found


def throws(who: Speaker, c: Combat, attack: Attack) -> Iterator[tuple[int, int | None, float]]:
    """The damage of every throw of the dice, the face that abilities look at, and how likely it is."""
    count = attack.slaying or (1 if counting(c, attack) == "single" else 2)
    shields: list[tuple[int | None, float]] = [(None, 1.0)]
    if guarding(c, fighter(c, attack.target)):
        shields = [(1, 1.0)] if proclaims(who.t, "sure_defence") else [*even()]
    for dice, (shield, covers) in product(product(faces(who, c, attack), repeat=count), shields):
        attack.dice, attack.guard_die = [shown for shown, _ in dice], shield
        yield damage(c, attack), face(die(c, attack)), covers * math.prod([likely for _, likely in dice])


def even() -> list[tuple[int, float]]:
    """How often an attack die shows what."""
    printed = load().dice.attack
    return [(shown, printed.count(shown) / len(printed)) for shown in dict.fromkeys(printed)]


def faces(who: Speaker, c: Combat, attack: Attack) -> list[tuple[int, float]]:
    """The same of a die of an attack, after what an ability rolls again; or what a card lets it show.  [HM-1714]"""
    if attack.fixed_face is not None:
        return [(attack.fixed_face, 1.0)]
    striker, again = fighter(c, attack.attacker), 0.0
    kept: dict[int, float] = {}
    for shown, likely in even():
        attack.dice = [shown]
        if may_rethrow(who.t, c) and rerolled(c, attack, striker, optional=False):
            again += likely
        else:
            kept[shown] = likely
    return [(shown, kept.get(shown, 0.0) + again * likely) for shown, likely in even()]


def after(c: Combat, name: str, dealt: int) -> Combat | None:
    """The combat when a unit has taken damage; nothing if that beats it."""
    copy = copier(Combat)
    assert copy is not None, "a combat can change"
    twin: Combat = copy(c)
    unit = fighter(twin, name)
    unit.damage += dealt
    _, beaten = give_way(twin, unit)
    return None if beaten else twin
