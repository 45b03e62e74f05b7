"""What cards take off units in combat, and whom a chain of lightning hits.  [HM-23xx]"""

from __future__ import annotations

from msgspec.structs import replace

from questhall.core import Decision, Question, Seat

from ... import effects as e
from ...board import COLUMNS, answering, caster, fight, fighter
from ...choices import Done, Play, Target
from ...content import load
from ...geography import HeroesTable
from ...state import NOBODY, TOWER, Camp, Combat, Fighter, Lingering
from ...wounds import heal, settle_wounds
from .resisting import clear_space, cursed, scorch


def relieve(t: HeroesTable, c: Combat, unit: Fighter, effect: e.Heal | e.Dispel, seat: Seat) -> None:
    """Damage, paralysis and effects of cards are taken off a unit, with these the tokens of its space."""
    last = isinstance(effect, e.Heal) or effect.last
    unit.paralysed = unit.paralysed and not effect.paralysis
    if isinstance(effect, e.Dispel) or (effect.cleanses and cursed(c, unit)):
        unit.charms = undone(unit.charms, seat, last=last)
    if isinstance(effect, e.Heal):
        heal(t, unit, effect.value)
    elif not last:
        clear_space(c, unit.at)
    settle_wounds(t, c, unit)


def undone(charms: list[Lingering], seat: Seat, *, last: bool) -> list[Lingering]:
    """What is left when the effects of cards end, or only the last of them; those of the enemy go first."""
    ended = sorted((each for each in charms if each.card), key=lambda each: each.seat != seat)
    gone = ended[-1:] if last else ended
    return [each for each in charms if each not in gone]


def closest(c: Combat, at: int, but: tuple[str, ...]) -> list[Fighter]:
    """The units closest to a space, but for some."""

    def away(each: Fighter) -> int:
        (row, column), (line, place) = divmod(at, COLUMNS), divmod(each.at, COLUMNS)
        return abs(row - line) + abs(column - place)

    others = [each for each in c.fighters if each.id not in but and each.id != TOWER]
    nearest = min(map(away, others), default=0)
    return [each for each in others if away(each) == nearest]


class PickLink(Question, frozen=True):
    """The unit closest to the first that was hit is hit too; the caster chooses among equally close ones."""

    automatic = True

    camp: Camp
    choice: Play
    at: int
    hit: tuple[str, ...]
    values: tuple[int, ...]

    def ask(self, t: HeroesTable) -> Decision:
        """By the rules of the AI its enemies come first."""
        c = fight(t)
        seat = caster(c, self.camp)
        found = closest(c, self.at, self.hit) if self.values else []
        if seat == NOBODY:
            found = sorted(found, key=lambda each: (each.camp == self.camp, each.id))[:1]
        return Decision(answering(c, seat), self, tuple(Target(each.id) for each in found) or (Done(),))

    def answer(self, t: HeroesTable, seat: int, choice: Target | Done) -> None:
        """Then the next one."""
        if isinstance(choice, Target):
            c, card = fight(t), load().cards[self.choice.card]
            t.do(replace(self, hit=(*self.hit, choice.fighter), values=self.values[1:]))
            scorch(t, c, fighter(c, choice.fighter), card, self.values[0])
