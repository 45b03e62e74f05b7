"""Actions with what is added to them: by elements, items, bonuses, a monster's print, a modifier.  [BB-12xx]"""

from __future__ import annotations

import functools
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from questhall.haven import Modifier

from .effects import Attack, Extra, Gain, Heal

SUMS, SETS = ("pierce", "push", "pull", "heal", "targets"), ("inflict", "gain")
"""What can be added to an attack: numbers and conditions."""
Struck = TypeVar("Struck", bound=msgspec.Struct)


def merged(attack: Struck, more: Extra | Modifier) -> Struck:
    """An attack with the effects that something adds to it: numbers add up, of conditions there is one each.

    [BB-1201, BB-1818, BB-2102, BB-2813]
    """
    changes = _more(attack, more)
    return replace(attack, **changes) if changes else attack


def _more(attack: msgspec.Struct, more: Extra | Modifier) -> dict[str, Any]:
    return {
        name: getattr(attack, name) + gift if name in SUMS else tuple(dict.fromkeys((*getattr(attack, name), *gift)))
        for name, gift in gifts(more)
    }


@functools.lru_cache(maxsize=1024)
def gifts(more: Extra | Modifier) -> tuple[tuple[str, Any], ...]:
    """What something adds besides its number, by name; mostly nothing."""
    return tuple([(name, gift) for name in (*SUMS, *SETS) if (gift := getattr(more, name, None))])


def added(attack: Attack, extra: Extra) -> Attack:
    """An attack action with something added.  [BB-1201]"""
    return replace(
        attack,
        value=attack.value + extra.plus,
        range=max(attack.range, extra.range) + (extra.farther if attack.range else 0),
        area=extra.area or attack.area,
        advantage=attack.advantage or extra.advantage,
        **_more(attack, extra),
    )


def improved(effect: Heal | Gain, *extras: Extra) -> tuple[Heal | Gain, ...]:
    """A heal with what is added to it, or conditions and the heal that comes after them.  [BB-1201, BB-1202]"""
    healed = sum(extra.heal for extra in extras)
    if isinstance(effect, Heal):
        return (replace(effect, value=effect.value + healed + sum(extra.plus for extra in extras)),)
    return (effect, Heal(healed)) if healed else (effect,)
