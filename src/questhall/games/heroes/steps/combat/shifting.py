"""Cards that put units, or their damage, elsewhere."""

from __future__ import annotations

from itertools import combinations

from questhall.core import Decision, Question

from ...board import caster, fight, fighter, free_spaces, health, occupied, spaces_in, strides, troops
from ...choices import Done, Target, TargetPair, TargetSpace
from ...geography import HeroesTable
from ...state import Camp
from ...wounds import heal, hurt, put_at
from .ending import Settle


class SwapUnits(Question, frozen=True):
    """Two own units change places."""

    automatic = True

    camp: Camp

    def ask(self, t: HeroesTable) -> Decision:
        """Any two on the board."""
        c = fight(t)
        spaces = sorted(each.at for each in troops(c, self.camp))
        pairs = tuple(TargetPair(*pair) for pair in combinations(spaces, 2))
        return Decision(caster(c, self.camp), self, pairs or (Done(),))

    def answer(self, t: HeroesTable, seat: int, choice: TargetPair | Done) -> None:
        """They have not moved by themselves."""
        if isinstance(choice, TargetPair):
            taken = occupied(fight(t))
            first, second = taken[choice.space], taken[choice.other]
            put_at(t, first, choice.other)
            put_at(t, second, choice.space)


class MoveDamage(Question, frozen=True):
    """Damage of one own unit goes to another, as much as it can bear."""

    automatic = True

    camp: Camp
    unit: str

    def ask(self, t: HeroesTable) -> Decision:
        """Any other own unit."""
        c = fight(t)
        others = [Target(each.id) for each in troops(c, self.camp) if each.id != self.unit]
        return Decision(caster(c, self.camp), self, tuple(others) or (Done(),))

    def answer(self, t: HeroesTable, seat: int, choice: Target | Done) -> None:
        """At most what beats the side that is up."""
        if isinstance(choice, Target):
            c = fight(t)
            unit, bearer = fighter(c, self.unit), fighter(c, choice.fighter)
            moved = min(unit.damage, health(c, bearer) - bearer.damage)
            t.do(Settle())
            heal(t, unit, moved)
            hurt(t, bearer, moved)


class Relocate(Question, frozen=True):
    """An own unit goes to any free space, or so far."""

    automatic = True

    camp: Camp
    unit: str
    steps: int = 0

    def ask(self, t: HeroesTable) -> Decision:
        """On the whole board, or only where its steps take it."""
        c = fight(t)
        unit = fighter(c, self.unit)
        spaces = spaces_in(strides(c, unit, self.steps)) if self.steps else sorted(free_spaces(c, unit))
        return Decision(caster(c, self.camp), self, tuple(map(TargetSpace, spaces)) or (Done(),))

    def answer(self, t: HeroesTable, seat: int, choice: TargetSpace | Done) -> None:
        """It has not moved by itself."""
        if isinstance(choice, Done):
            return
        put_at(t, fighter(fight(t), self.unit), choice.space)
