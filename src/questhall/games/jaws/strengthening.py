"""Putting something on top of an action: by elements, bonuses, items or circumstances."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from .effects import Affect, Attack, Effect, Heal, Move, Shield
from .terms import Amount, Extra

Strong = TypeVar("Strong", bound=Move | Attack | Heal | Affect | Shield)
NAMES = Extra.__struct_fields__
SELDOM = {"plus", "xp", "fetch", "disadvantage", "shield"}


def raised(value: Amount, more: int) -> Amount:
    """A number, or a formula, and more."""
    return value + more if isinstance(value, int) else f"{value}+{more}" if more else value


def strengthened(effect: Strong, extra: Extra) -> Strong:
    """The action with something added, as if it were printed there.  [JL-809, JL-3406]"""
    changes: dict[str, Any] = {}
    if extra.plus and hasattr(effect, "value"):
        changes["value"] = raised(effect.value, extra.plus)
    own = effect.__struct_fields__
    for name in NAMES:
        more = getattr(extra, name)
        if not more or name in SELDOM or name not in own:
            continue
        changes[name] = _joined(name, getattr(effect, name), more)
    return replace(effect, **changes)


def _joined(name: str, old: Any, more: Any) -> Any:
    if isinstance(more, bool):
        return old or more
    if isinstance(more, tuple):
        return tuple(dict.fromkeys((*old, *more)))
    if isinstance(more, str):
        return more
    if name == "reach":
        return max(old, more)
    return raised(old, more)


def offers(effect: Effect) -> tuple[Any, ...]:
    """What elements may be consumed for an action."""
    return getattr(effect, "spend", ())
