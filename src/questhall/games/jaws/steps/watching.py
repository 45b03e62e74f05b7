"""Bonuses that wait for something to happen.  [JL-3703, JL-3704, JL-G-913]"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from questhall.core import Decision, Question, Seat, Step
from questhall.haven.charts import CellId
from questhall.haven.choices import PickCard
from questhall.haven.terms import FigureId

from ..effects import Watch
from ..state import Bonus, Deed, Figure
from ..terms import Extra
from ..world import JawsTable, alive, enemies, far, seat_of
from ..zones import use_slot


class Kept(msgspec.Struct, frozen=True):
    """What an ability has done, as it was at a moment."""

    performed: bool
    hits: tuple[tuple[FigureId, ...], ...]
    target: FigureId
    affected: tuple[FigureId, ...]
    place: tuple[CellId, ...]
    way: tuple[CellId, ...]
    passed: tuple[FigureId, ...]
    opened: bool
    moved: bool
    attacked: bool
    damage: int
    over: int
    unlucky: bool
    gift: Extra | None
    influenced: bool
    marked: bool


def keep(deed: Deed) -> Kept:
    """A deed to come back to."""
    return msgspec.convert(msgspec.to_builtins(deed), Kept)


class SetDeed(Step, frozen=True):
    """What an interrupted ability has done so far is known again."""

    kept: Kept

    def run(self, t: JawsTable) -> None:
        """It goes on where it was."""
        t.state.deed = msgspec.convert(msgspec.to_builtins(self.kept), Deed)


class Respond(Step, frozen=True):
    """What a bonus does when its moment has come.  [JL-3704, JL-3708]"""

    serial: int
    target: FigureId
    actor: FigureId

    def run(self, t: JawsTable) -> None:
        """In the middle of whatever else goes on."""
        from .actions import Act  # noqa: PLC0415  # an action may set off a bonus, and a bonus an action

        bonus = next((each for each in t.state.bonuses if each.serial == self.serial), None)
        if bonus is None or not isinstance(bonus.effect, Watch) or not alive(t, self.actor):
            return
        before = keep(t.state.deed)
        t.state.deed = Deed(target=self.target, place=list(before.place))
        t.do(*(Act(self.actor, each) for each in bonus.effect.then), UseSlot(self.serial), SetDeed(before))


class OrderResponses(Question, frozen=True):
    """Several bonuses answer at the same moment: the players choose their order.  [JL-G-005]"""

    automatic = True

    waiting: tuple[Respond, ...]

    def ask(self, t: JawsTable) -> Decision:
        """By the cards they are on; those of one card follow each other."""
        cards = {each.serial: each.card for each in t.state.bonuses}
        choices = dict.fromkeys(PickCard(cards.get(each.serial, "")) for each in self.waiting)
        return Decision(seat_of(t, self.waiting[0].actor), self, tuple(choices))

    def answer(self, t: JawsTable, seat: Seat, choice: PickCard) -> None:
        """That one, then the others."""
        mine = {each.serial for each in t.state.bonuses if each.card == choice.card}
        now = [each for each in self.waiting if each.serial in mine] or list(self.waiting)
        later = tuple(each for each in self.waiting if each not in now)
        t.do(*now, *in_any_order(later))


def in_any_order(responses: Iterable[Respond]) -> list[Step]:
    """Responses to one event; of several the players choose which comes first.  [JL-G-005]"""
    found = tuple(responses)
    return [OrderResponses(found)] if len(found) > 1 else list(found)


class UseSlot(Step, frozen=True):
    """The token of a bonus moves on.  [JL-3704]"""

    serial: int

    def run(self, t: JawsTable) -> None:
        """Unless its card is gone."""
        for bonus in [each for each in t.state.bonuses if each.serial == self.serial]:
            use_slot(t, bonus)


def response(bonus: Bonus, target: FigureId) -> Respond:
    """A bonus answers: who acts is its owner, or the ally whom it helps."""
    assert isinstance(bonus.effect, Watch)
    actor = target if bonus.effect.upon == "ally_attack" else bonus.figure
    return Respond(bonus.serial, target, actor)


def watching(t: JawsTable, upon: str) -> list[Bonus]:
    """The bonuses that wait for such a moment."""
    return [each for each in t.state.bonuses if isinstance(each.effect, Watch) and each.effect.upon == upon]


def enemy_watchers(t: JawsTable, upon: str, mover: Figure) -> list[Step]:
    """The bonuses of others that wait for an enemy to come near, or to end a move in range."""
    found: list[Respond] = []
    for bonus in watching(t, upon):
        owner = t.state.figures.get(bonus.figure)
        assert isinstance(bonus.effect, Watch)
        if owner is not None and mover in enemies(t, owner) and far(t, owner.at, mover.at) <= bonus.effect.range:
            found.append(response(bonus, mover.id))
    return in_any_order(found)
