"""What an attack may do before any cards: its damage, that of a second shot, and what else it attacks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from questhall.core import Decision
from questhall.core.copying import copier
from questhall.core.scene import Preview

from ..board import NEAR, adjacent, fighter, having, health, other, troops
from ..content import load
from ..keys import unit_key
from ..state import Attack, Combat, Fighter
from ..steps.combat.aftermath import behind
from ..steps.combat.commanding import Command
from ..strikes import counting, counts, damage, die, face, guarding
from ..traits import Again, Breath, Rampage, Scatter, Splash, Sweep, Trait, Volley
from ..wounds import give_way
from .battle import where
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
    twice = bool(volleys(c, striker, struck))
    found = outcomes(c, Attack(attacker=striker.id, target=target))
    dealt: dict[int, float] = {}
    for harm, _, likely in found:
        dealt[harm] = dealt.get(harm, 0.0) + likely
    odds = " · ".join(f"{harm}: {round(100 * likely)} %" for harm, likely in sorted(dealt.items()))
    beat = round(100 * sum(likely for _, fatal, likely in found if fatal))
    key = "label-odds_both" if twice else "label-odds"
    text = who.words.say(key, odds=odds, beat=beat)
    more = [f"{capital(who.words.describe(trait))}." for trait in further(c, striker, struck)]
    targets = (f"piece:{unit_key(target)}",)
    return Preview(path=path, targets=targets, text=". ".join((text, " ".join(more))) if more else text)


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


def outcomes(c: Combat, attack: Attack) -> list[tuple[int, bool, float]]:
    """Damages of all throws, whether they beat the side that is up, and how likely each is."""
    target = fighter(c, attack.target)
    shots = volleys(c, fighter(c, attack.attacker), target)
    found, first = [], list(throws(c, attack))
    for dealt, rolled in first:
        again = any(rolled is None or counts(attack, rolled, shot.dice) for shot in shots)
        twin = after(c, attack.target, dealt) if again else None
        later = [(0, rolled)]
        if twin is not None:
            later = list(throws(twin, Attack(attacker=attack.attacker, target=attack.target, first=False)))
        for more, _ in later:
            fatal = target.damage + dealt + more >= health(c, target)
            found.append((dealt + more, fatal, 1 / len(first) / len(later)))
    return found


def throws(c: Combat, attack: Attack) -> Iterator[tuple[int, int | None]]:
    """The damage of every throw of the dice, and the face that abilities look at."""
    faces = load().dice.attack
    thrown = product(faces, repeat=1 if counting(c, attack) == "single" else 2)
    shields: tuple[int | None, ...] = faces if guarding(c, fighter(c, attack.target)) else (None,)
    for dice, shield in product(thrown, shields):
        attack.dice, attack.guard_die = list(dice), shield
        yield damage(c, attack), face(die(c, attack))


def after(c: Combat, name: str, dealt: int) -> Combat | None:
    """The combat when a unit has taken damage; nothing if that beats it."""
    copy = copier(Combat)
    assert copy is not None, "a combat can change"
    twin: Combat = copy(c)
    unit = fighter(twin, name)
    unit.damage += dealt
    _, beaten = give_way(twin, unit)
    return None if beaten else twin
