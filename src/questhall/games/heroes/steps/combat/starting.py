"""Announcing a combat and putting the units on the board.  [HM-505, HM-20xx]"""

from __future__ import annotations

import functools

from msgspec.structs import replace

from questhall.core import Decision, Question, Seat, Step

from ...board import (
    BESIDE_BOARD,
    COLUMNS,
    army_of,
    caster,
    chair,
    fight,
    having,
    lines,
    occupied,
    owner,
)
from ...choices import Deploy, Done, LookAway, PutGate, Ready
from ...content import load
from ...effects import FieldId
from ...events import CombatAnnounced, RivalAttacked, RivalChallenged, SeatReadied
from ...geography import HeroesTable, bank_at
from ...people import allied, living, rival_of, town_of
from ...piles import draw_cards
from ...plays import proclaims
from ...state import FIRST_RIVAL, NOBODY, TOWER, Camp, Combat, Fighter, Lingering, PawnName
from ...traits import Muse
from ...troops import MOST_UNITS
from ..town import TownChoice, free_choices, is_free, is_of_town, take_town_action
from .ai_cards import ready_decks
from .bonuses import kind_of
from .ending import FinishCombat
from .openings import Darken, StartWindow
from .posting import DrawGuards, HoldBank, HoldTown, PlaceByRule, gate_of_ai, put
from .round import StartCombatRound


class Announce(Step, frozen=True):
    """Who announces a combat lets everybody react; then it is set up.  [HM-505, HM-506, HM-R-26]"""

    seat: Seat
    pawn: PawnName
    field: FieldId
    against: Seat = NOBODY
    keeper: PawnName | None = None

    def run(self, t: HeroesTable) -> None:
        """The active player first, then clockwise, until all pass."""
        if self.seat <= FIRST_RIVAL:
            t.tell(RivalAttacked(rival_of(t, self.seat).hero, self.against, self.field))
        elif self.against <= FIRST_RIVAL:
            t.tell(RivalChallenged(self.seat, rival_of(t, self.against).hero, self.field))
        else:
            t.tell(CombatAnnounced(self.seat, self.field, self.against))
        seats = living(t)
        place = seats.index(self.seat if self.seat >= 0 else self.against)
        order = (*seats[place:], *seats[:place])
        fighting = (self.seat, self.against)
        away = tuple(seat for seat in order if t.state.sides[seat].aloof and seat not in fighting)
        t.do(
            *next_reaction(t, React(order, fighting, ready=away)),
            SetUp(self.seat, self.pawn, self.field, self.against, self.keeper),
        )


class React(Question, frozen=True):
    """Town actions and morale before the first step of the combat setup.  [HM-505, HM-606, HM-R-26, HM-R-37]"""

    automatic = True

    order: tuple[Seat, ...]
    fighting: tuple[Seat, ...] = ()
    turn: int = 0
    passes: int = 0
    ready: tuple[Seat, ...] = ()
    """Who does nothing more before this combat."""

    def ask(self, t: HeroesTable) -> Decision:
        """One player after the other; to be ready is something else than to pass if others may still act."""
        seat = self.order[self.turn % len(self.order)]
        if seat in self.ready or not (free := free_choices(t, seat)):
            return Decision(seat, self, (Done(),))
        others = any(other != seat and other not in self.ready and is_free(t, other) for other in self.order)
        away = () if seat in self.fighting else (LookAway(),)
        return Decision(seat, self, (*free, Done(), *((Ready(),) if others else ()), *away))

    def answer(self, t: HeroesTable, seat: Seat, choice: TownChoice | Done | Ready | LookAway) -> None:
        """Until all have passed in succession."""
        if is_of_town(choice):
            t.do(replace(self, turn=self.turn + 1, passes=0))
            take_town_action(t, seat, choice)
            return
        ready = self.ready
        if isinstance(choice, Ready | LookAway):
            ready = (*ready, seat)
            t.state.sides[seat].aloof |= isinstance(choice, LookAway)
            t.tell(SeatReadied(seat))
        t.do(*next_reaction(t, replace(self, turn=self.turn + 1, passes=self.passes + 1, ready=ready)))


def next_reaction(t: HeroesTable, react: React) -> list[React]:
    """The next player who can do something and may want to; all others pass."""
    order = react.order
    for further in range(len(order) - react.passes):
        seat = order[(react.turn + further) % len(order)]
        if seat not in react.ready and is_free(t, seat):
            return [replace(react, turn=react.turn + further, passes=react.passes + further)]
    return []


class SetUp(Step, frozen=True):
    """The attacker places first, then guards are drawn or the defender places.  [HM-2002, HM-2004, HM-2005, HM-2015]"""

    seat: Seat
    pawn: PawnName
    field: FieldId
    against: Seat
    keeper: PawnName | None

    def run(self, t: HeroesTable) -> None:
        """The attacker is drawn at the lower side of the board."""
        guards = self.against == NOBODY
        t.state.combat = Combat(
            attacker=self.seat,
            pawn=self.pawn,
            defender=self.against,
            keeper=self.keeper,
            operator=operator(t, self.seat) if guards else max(self.against, NOBODY),
            field=self.field,
            level=load().fields[self.field].guard if guards else 0,
            deployed={"attacker": [], "defender": []},
            least=int(t.state.rules.sure_damage),
            quiet=t.state.rules.quiet_die,
            offensive=proclaims(t, "offense"),
        )
        for seat in {self.seat, self.against}:
            if seat <= FIRST_RIVAL:
                ready_decks(t, seat)
        second: tuple[Step, ...] = (placing(t, "defender"), RaiseWalls())
        if guards:
            bank = bank_at(t, self.field) is not None
            second = (HoldTown(),) if self.field in t.state.lords else (HoldBank(),) if bank else (DrawGuards(),)
        t.do(placing(t, "attacker"), *second, OpenCombat(), *windows(), StartCombatRound(), FinishCombat())


def placing(t: HeroesTable, camp: Camp) -> Step:
    """Players place as they like, heroes of the AI by its rules.  [HM-2015, HM-2801]"""
    c = fight(t)
    if owner(c, camp) >= 0:
        return PlaceUnits(camp)
    return PlaceByRule(camp, tuple((troop.unit, place) for place, troop in enumerate(army_of(t, c, camp))))


def windows() -> list[Step]:
    """What is played when a combat starts, by the attacker and then by the defender."""
    camps: tuple[Camp, Camp] = ("attacker", "defender")
    return [step for camp in camps for step in (Darken(camp), StartWindow(camp))]


def operator(t: HeroesTable, seat: Seat) -> Seat:
    """Guards are moved by the enemy to the right of the active player; without enemies by the rules of the AI.

    Who was eliminated may go on with it.  [HM-107, HM-2006, HM-2801, HM-3208, HM-R-34]
    """
    if t.state.mode in ("campaign", "cooperative"):
        return NOBODY
    count = len(t.state.sides)
    right = [(seat - step) % count for step in range(1, count)]
    foes = [other for other in right if not allied(t, seat, other)]
    sides = t.state.sides
    return next((other for other in foes if not sides[other].out or sides[other].watching), NOBODY)


class PlaceUnits(Question, frozen=True):
    """Up to five units of the army, one on a space of the own two lines; at least one.

    [HM-1609, HM-2003, HM-2015, HM-2017, HM-2018, HM-R-108]
    """

    automatic = True

    camp: Camp

    def ask(self, t: HeroesTable) -> Decision:
        """One after the other."""
        c = fight(t)
        seat = owner(c, self.camp)
        placed, taken = c.deployed[self.camp], occupied(c)
        army = t.state.sides[seat].army
        left = [place for place in range(len(army)) if place not in placed] if len(placed) < MOST_UNITS else []
        spaces = [space for space in lines(self.camp) if space not in taken]
        stop = (Done(),) if placed else ()
        return Decision(seat, self, (*deployments(tuple(left), tuple(spaces)), *stop))

    def answer(self, t: HeroesTable, seat: Seat, choice: Deploy | Done) -> None:
        """Until the player has enough."""
        if isinstance(choice, Done):
            return
        c, troop = fight(t), t.state.sides[seat].army[choice.troop]
        c.deployed[self.camp].append(choice.troop)
        put(t, troop.unit, choice.space, self.camp, choice.troop)
        t.do(self)


@functools.lru_cache(maxsize=4096)
def deployments(troops: tuple[int, ...], spaces: tuple[int, ...]) -> tuple[Deploy, ...]:
    """Each of some units on each of some spaces."""
    return tuple([Deploy(troop, space) for troop in troops for space in spaces])


class RaiseWalls(Question, frozen=True):
    """A town with the citadel of its own faction: three walls and a gate, and the arrow tower.

    [HM-2501, HM-2506, HM-2512, HM-2517, HM-R-104]
    """

    automatic = True

    def ask(self, t: HeroesTable) -> Decision:
        """The defender says in which column the gate stands."""
        c = fight(t)
        columns: tuple[int, ...] = (gate_of_ai(c),) if c.defender < 0 else tuple(range(COLUMNS))
        gates = tuple(map(PutGate, columns)) if besieged(t, c) else ()
        return Decision(c.defender if c.defender >= 0 else chair(c), self, gates or (Done(),))

    def answer(self, t: HeroesTable, seat: Seat, choice: PutGate | Done) -> None:
        """They are whole whenever a combat starts.  [HM-2520]"""
        if isinstance(choice, PutGate):
            c = fight(t)
            c.siege = True
            c.walls = ["gate" if column == choice.column else "wall" for column in range(COLUMNS)]
            c.fighters.append(Fighter(id=TOWER, unit="", aspect="few", camp="defender", at=BESIDE_BOARD))


def besieged(t: HeroesTable, c: Combat) -> bool:
    """Whether the combat is for the town of a defender who has built the citadel; the AI may have one too."""
    if c.defender <= FIRST_RIVAL:
        rival = rival_of(t, c.defender)
        return c.field == rival.home and rival.citadel
    built = [load().buildings[name].kind for name in t.state.sides[c.defender].built]
    return c.field == town_of(t, c.defender) and "citadel" in built


class OpenCombat(Step, frozen=True):
    """Some units let their player draw cards when the combat starts; the astrologers may spur ground units on."""

    def run(self, t: HeroesTable) -> None:
        """In the first combat that a player begins in the round; cards if the main hero takes part."""
        c = fight(t)
        side = t.state.sides[c.attacker] if c.attacker >= 0 else None
        if side is not None and proclaims(t, "ground_charge") and "ground_charge" not in side.busy:
            side.busy.append("ground_charge")
            for each in c.fighters:
                if kind_of(each) == "ground":
                    each.charms.append(Lingering("might", 1, 999, NOBODY, ""))
        for each in c.fighters:
            for muse in having(c, each, Muse):
                if (seat := caster(c, each.camp)) != NOBODY:
                    draw_cards(t, seat, muse.cards)
