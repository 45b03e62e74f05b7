"""What a monster is about to do, and how hard attacks will be, in words and on the map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, NamedTuple

from questhall.core.scene import Preview
from questhall.words import Words

FEW = 4
"""So many damages can be told one by one."""


class Hit(NamedTuple):
    """An attack that it would make."""

    target: str
    inflict: tuple[str, ...]
    damages: Counter[int]
    """How often each damage comes out."""


class Plan(NamedTuple):
    """One turn that it has still to take."""

    initiative: int
    path: tuple[str, ...]
    """From where it stands; nothing if it stays."""
    open: bool
    """The rules leave several ways open, or several targets."""
    hits: tuple[Hit, ...]
    others: tuple[Any, ...]
    """What else it does."""
    order: tuple[Any, ...] = ()
    """All of it as it is done: the hexes where moves end, attacks, other actions."""


def looking(state: Any) -> Any:
    """A table that is only looked at: rules that change nothing work on it."""
    return SimpleNamespace(state=state)


def odds(words: Words, damages: Counter[int]) -> str:
    """Damages with how likely they are; only the damages if each is as likely as any other."""
    total = damages.total()
    if len(set(damages.values())) == 1:
        return " · ".join(str(damage) for damage in sorted(damages))
    chances = [(damage, max(1, round(100 * damages[damage] / total))) for damage in sorted(damages)]
    return " · ".join(words.say("odds-chance", damage=damage, chance=chance) for damage, chance in chances)


def outlook(words: Words, damages: Counter[int]) -> str:
    """The same in short: where many damages are possible, from what to what, and how much on average."""
    if len(damages) <= FEW:
        return odds(words, damages)
    mean = sum(damage * count for damage, count in damages.items()) / damages.total()
    return words.say("odds-about", least=min(damages), most=max(damages), mean=round(mean))


@dataclass(frozen=True)
class Teller:
    """Tells plans to one viewer."""

    words: Words
    you: str
    """The viewer's own figure."""
    name: Callable[[str], str]
    cell: Callable[[str], str]

    def preview(self, figure: str, plans: Sequence[Plan]) -> Preview | None:
        """What a monster would do this round as things stand: its way, whom it hits, how hard."""
        if not plans:
            return None
        path = plans[0].path
        targets = dict.fromkeys(f"piece:{hit.target}" for plan in plans for hit in plan.hits)
        text = "; ".join(self.turn(plan, several=len(plans) > 1) for plan in plans)
        return Preview(
            path=(f"piece:{figure}", *map(self.cell, path[1:])) if path else (),
            targets=tuple(targets),
            text=text[:1].upper() + text[1:],
        )

    def turn(self, plan: Plan, *, several: bool) -> str:
        """One turn in words; of several, each with its initiative."""
        text = "; ".join(self.deed(plan, each) for each in plan.order) or self.words.say("plan-nothing")
        return self.words.say("plan-turn", initiative=plan.initiative, text=text) if several else text

    def deed(self, plan: Plan, done: Any) -> str:
        """One thing that it does: where it goes, whom it hits, or an action."""
        match done:
            case str(cell):
                return self.words.say("plan-goes_open" if plan.open else "plan-goes", cell=cell)
            case Hit():
                return self.strike(done)
        return self.words.describe(done)

    def strike(self, hit: Hit) -> str:
        """One attack in words: on whom, and how hard."""
        words, chances = self.words, outlook(self.words, hit.damages)
        added = "".join(f", {words.name('condition', each)}" for each in hit.inflict)
        if hit.target == self.you:
            return words.say("plan-hits_you", odds=chances) + added
        return words.say("plan-hits", who=self.name(hit.target), odds=chances) + added
