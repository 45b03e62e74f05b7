"""What happens when a hero enters a field: a visit, or a combat first.  [HM-1406, HM-19xx]"""

from __future__ import annotations

from questhall.core import Decision, Question, Seat, Step

from ..choices import Done, PayDefence, Play, Yield
from ..content import load
from ..effects import FieldId, Purse, Truce
from ..events import HeroLost, HeroMoved, QuickCombat, TruceMade
from ..geography import HeroesTable, at_sea, bank_at
from ..people import HOMES, allied, homes, level, pawn_of, pay, rival_of, standing
from ..plays import lay_down, offers, plays_of
from ..state import PawnName
from .combat.starting import Announce
from .shores import Board
from .visiting import RivalVisit, Visit, take_trophy

DEFENCE_PRICE = Purse(gold=8)


class Enter(Step, frozen=True):
    """A hero moves; fields that it only passes are not visited.  [HM-411, HM-421, HM-3331]"""

    seat: Seat
    pawn: PawnName
    to: FieldId
    via: tuple[FieldId, ...] = ()

    def run(self, t: HeroesTable) -> None:
        """Then it meets whoever is there."""
        pawn = pawn_of(t, self.seat, self.pawn)
        origin, pawn.at = pawn.at, self.to
        t.tell(HeroMoved(self.seat, self.pawn, origin, self.to, self.via))
        boards = at_sea(t, self.to) and not at_sea(t, origin)
        t.do(Confront(self.seat, self.pawn, self.to), *([Board(self.seat, self.pawn)] if boards else []))


class Confront(Step, frozen=True):
    """An enemy hero, an enemy's town or settlement, or guards must be beaten before the visit.

    [HM-1406, HM-1410, HM-1901, HM-1903, HM-1904, HM-1917]
    """

    seat: Seat
    pawn: PawnName
    field: FieldId

    def run(self, t: HeroesTable) -> None:
        """In this order."""
        seat, pawn, field = self.seat, self.pawn, self.field
        foes = [(other, name) for other, name in standing(t, field) if not allied(t, seat, other)]
        flag = t.state.flags.get(field)
        held = load().fields[field].location in HOMES
        if foes:
            owner, name = foes[0]
            if name == "second" and owner >= 0:
                t.do(AskYield(owner, seat, pawn, field))
            else:
                t.do(Announce(seat, pawn, field, owner, name))
        elif flag is not None and held and not allied(t, seat, flag.seat):
            t.do(storm(t, flag.seat, seat, pawn, field))
        elif guarded(t, field):
            self.face_guards(t)
        else:
            t.do(Visit(seat, pawn, field))

    def face_guards(self, t: HeroesTable) -> None:
        """A level above the difficulty: no combat, only the visit; but not in a bank.  [HM-1911 to HM-1914, HM-3348]"""
        if bank_at(t, self.field) is None and level(t, self.seat) > load().fields[self.field].guard:
            t.tell(QuickCombat(self.seat, self.field))
            t.do(Visit(self.seat, self.pawn, self.field))
        else:
            t.do(OfferTruce(self.seat, self.pawn, self.field))


def storm(t: HeroesTable, owner: Seat, seat: Seat, pawn: PawnName, field: FieldId) -> Step:
    """A home without hero: its player may pay for a defence, the AI has a garrison or nobody.  [HM-1904, HM-1906]"""
    if owner >= 0:
        return AskDefence(owner, seat, pawn, field)
    rival = rival_of(t, owner)
    if rival.home == field and rival.garrison:
        return Announce(seat, pawn, field, owner)
    return Visit(seat, pawn, field)


def enters(seat: Seat, pawn: PawnName, field: FieldId) -> Step:
    """A player's hero visits a field, a hero of the AI only marks it.  [HM-2611]"""
    return Visit(seat, pawn, field) if seat >= 0 else RivalVisit(seat, field)


class OfferTruce(Question, frozen=True):
    """A card may avoid the combat on a field whose difficulty is the hero's level; there is no experience."""

    automatic = True

    seat: Seat
    pawn: PawnName
    field: FieldId

    def ask(self, t: HeroesTable) -> Decision:
        """Only for the main hero, in the own turn.  [HM-705, HM-902]"""
        printed = load().fields[self.field]
        able = self.pawn == "main" and level(t, self.seat) == printed.guard and printed.location != "random_town"
        return Decision(self.seat, self, (*(offers(t, self.seat, plays_of(Truce)) if able else ()), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: Play | Done) -> None:
        """The field is visited."""
        if isinstance(choice, Play):
            lay_down(t, seat, choice, "discard")
            t.tell(TruceMade(seat, self.field))
            t.do(Visit(seat, self.pawn, self.field))
        else:
            t.do(Announce(seat, self.pawn, self.field))


def guarded(t: HeroesTable, field: FieldId) -> bool:
    """While it is unvisited and was never flagged.  [HM-1425, HM-1901, HM-3346, HM-R-66, HM-R-67]"""
    if not load().fields[field].guard and bank_at(t, field) is None:
        return False
    return field not in t.state.visited and field not in t.state.opened


class AskDefence(Question, frozen=True):
    """Nobody is at home: the owner may pay 8 gold so that the army defends the field.  [HM-1906, HM-1908]"""

    automatic = True

    seat: Seat
    attacker: Seat
    pawn: PawnName
    field: FieldId

    def ask(self, t: HeroesTable) -> Decision:
        """Only in full, and only with an army."""
        side = t.state.sides[self.seat]
        able = side.purse.covers(DEFENCE_PRICE) and side.army
        return Decision(self.seat, self, (PayDefence(), Done()) if able else (Done(),))

    def answer(self, t: HeroesTable, seat: Seat, choice: PayDefence | Done) -> None:
        """Without payment the attacker takes the field."""
        if isinstance(choice, PayDefence):
            pay(t, seat, DEFENCE_PRICE)
            t.do(Announce(self.attacker, self.pawn, self.field, seat))
        else:
            t.do(enters(self.attacker, self.pawn, self.field))


class AskYield(Question, frozen=True):
    """An attacked secondary hero may be given up instead of fighting.  [HM-719, HM-720, HM-R-101, HM-R-102]"""

    seat: Seat
    attacker: Seat
    pawn: PawnName
    field: FieldId

    def ask(self, t: HeroesTable) -> Decision:
        """Yield, or go on."""
        return Decision(self.seat, self, (Yield(), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: Yield | Done) -> None:
        """No units are lost; the attacker gets a cube and visits the field, unless it may still be defended."""
        if isinstance(choice, Done):
            t.do(Announce(self.attacker, self.pawn, self.field, seat, "second"))
            return
        t.state.sides[seat].second = None
        t.tell(HeroLost(seat))
        if self.attacker >= 0:
            take_trophy(t, self.attacker, seat)
        if t.state.rules.late_defence and self.field in homes(t, seat):
            t.do(AskDefence(seat, self.attacker, self.pawn, self.field))
        else:
            t.do(enters(self.attacker, self.pawn, self.field))
