"""Announcing a combat and putting the units on the board.  [HM-505, HM-20xx]"""

from __future__ import annotations

from questhall.core import Decision, Question, Seat, Step
from questhall.kit.decks import draw as draw_from

from ...board import (
    BACK,
    BESIDE_BOARD,
    COLUMNS,
    FRONT,
    army_of,
    caster,
    chair,
    fight,
    having,
    initiative,
    is_flying,
    is_ranged,
    lines,
    occupied,
    owner,
    troops,
)
from ...choices import Deploy, Done, PutGate, PutGuard, Recruit, SwapUnit
from ...content import load
from ...effects import TIERS, FieldId, UnitId
from ...events import CombatAnnounced, GuardsDrawn, RivalAttacked, RivalChallenged, UnitDeployed
from ...geography import HeroesTable
from ...people import enemies, living, rival_of, town_of
from ...piles import draw_cards
from ...plays import proclaims
from ...state import FIRST_RIVAL, NOBODY, TOWER, Camp, Combat, Fighter, PawnName
from ...traits import Muse
from ...troops import MOST_UNITS
from ..stray import bronze_choices, garrison_of
from ..town import TOWN_CHOICES, TownChoice, take_town_action, town_choices
from .ai_cards import ready_decks
from .ending import FinishCombat
from .openings import Darken, StartWindow
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
        t.do(React(order), SetUp(self.seat, self.pawn, self.field, self.against, self.keeper))


class React(Question, frozen=True):
    """Town actions before the first step of the combat setup.  [HM-505, HM-R-26]"""

    automatic = True

    order: tuple[Seat, ...]
    turn: int = 0
    passes: int = 0

    def ask(self, t: HeroesTable) -> Decision:
        """One player after the other."""
        seat = self.order[self.turn % len(self.order)]
        return Decision(seat, self, (*town_choices(t, seat), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: TownChoice | Done) -> None:
        """Until all have passed in succession."""
        passes = self.passes + 1 if isinstance(choice, Done) else 0
        if passes < len(self.order):
            t.do(React(self.order, self.turn + 1, passes))
        if isinstance(choice, TOWN_CHOICES):
            take_town_action(t, seat, choice)


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
        )
        for seat in {self.seat, self.against}:
            if seat <= FIRST_RIVAL:
                ready_decks(t, seat)
        second: tuple[Step, ...] = (placing(t, "defender"), RaiseWalls())
        if guards:
            second = (HoldTown(),) if self.field in t.state.lords else (DrawGuards(),)
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

    [HM-107, HM-2006, HM-2801, HM-3208, HM-R-34]
    """
    if t.state.mode in ("campaign", "cooperative"):
        return NOBODY
    count = len(t.state.sides)
    right = [(seat - step) % count for step in range(1, count)]
    foes = enemies(t, seat)
    return next((other for other in right if other in foes), NOBODY)


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
        return Decision(seat, self, (*(Deploy(place, space) for place in left for space in spaces), *stop))

    def answer(self, t: HeroesTable, seat: Seat, choice: Deploy | Done) -> None:
        """Until the player has enough."""
        if isinstance(choice, Done):
            return
        c, troop = fight(t), t.state.sides[seat].army[choice.troop]
        c.deployed[self.camp].append(choice.troop)
        put(t, troop.unit, choice.space, self.camp, choice.troop)
        t.do(self)


def put(t: HeroesTable, unit: UnitId, space: int, camp: Camp, troop: int = -1) -> None:
    """A unit stands on the board; its id tells side and kind, so that a log can be read after the combat."""
    c = fight(t)
    aspect = army_of(t, c, camp)[troop].aspect if troop >= 0 else "neutral"
    name = f"{camp[0]}{sum(each.camp == camp for each in c.fighters) + 1}_{unit}"
    c.fighters.append(Fighter(id=name, unit=unit, aspect=aspect, camp=camp, at=space, troop=troop, home=space))
    t.tell(UnitDeployed(name, unit, space))


class HoldTown(Question, frozen=True):
    """The units of a faction hold a stray town; whoever moves them names the bronze one.  [HM-3683, HM-3684]"""

    automatic = True

    def ask(self, t: HeroesTable) -> Decision:
        """For the AI the attacker chooses."""
        c = fight(t)
        seat = c.operator if c.operator != NOBODY else chair(c)
        return Decision(seat, self, bronze_choices(t.state.lords[c.field]))

    def answer(self, t: HeroesTable, seat: Seat, choice: Recruit) -> None:
        """They stand by the rules of the AI, behind walls and a gate without tower.  [HM-3687, HM-R-80]"""
        c = fight(t)
        c.garrison = garrison_of(t.state.lords[c.field], choice.unit)
        units = tuple((troop.unit, place) for place, troop in enumerate(c.garrison))
        t.do(PlaceByRule("defender", units), WallUp())


class WallUp(Step, frozen=True):
    """Three walls and a gate before the quickest ground unit.  [HM-3687]"""

    def run(self, t: HeroesTable) -> None:
        """Without arrow tower."""
        c = fight(t)
        gate = gate_of_ai(c)
        c.siege, c.walls = True, ["gate" if column == gate else "wall" for column in range(COLUMNS)]


class DrawGuards(Step, frozen=True):
    """As many units of each tier as the table gives.  [HM-1806, HM-2004, HM-R-125]"""

    def run(self, t: HeroesTable) -> None:
        """An empty deck is renewed from its discard pile.  [HM-1805]"""
        c = fight(t)
        wanted = load().guards[c.level][t.state.difficulty]
        drawn: list[UnitId] = []
        for tier in TIERS:
            pile = t.state.neutrals[tier]
            drawn += draw_from(pile.deck, pile.discard, t.rng, wanted.get(tier, 0)).cards
        t.reveal()
        c.guards = drawn
        t.tell(GuardsDrawn(tuple(drawn)))
        t.do(*([SwapGuard()] if proclaims(t, "swap_guard") else []), PostGuards())


class SwapGuard(Question, frozen=True):
    """The astrologers may let the attacker replace one guard by another of its tier."""

    def ask(self, t: HeroesTable) -> Decision:
        """It may be declined."""
        c = fight(t)
        return Decision(c.attacker, self, (*map(SwapUnit, dict.fromkeys(c.guards)), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: SwapUnit | Done) -> None:
        """The new one is drawn, the old one discarded."""
        if isinstance(choice, SwapUnit):
            c = fight(t)
            pile = t.state.neutrals[load().units[choice.unit].rank("neutral")]
            new = draw_from(pile.deck, pile.discard, t.rng, 1).cards
            if new:
                t.reveal()
                c.guards[c.guards.index(choice.unit)] = new[0]
                pile.discard.append(choice.unit)
                t.tell(GuardsDrawn(tuple(c.guards)))


class PostGuards(Step, frozen=True):
    """The guards are placed by the opponent, or by the rules of the AI.  [HM-2006, HM-2008]"""

    def run(self, t: HeroesTable) -> None:
        """Ranged ones first, so that they find room in the backline."""
        c = fight(t)
        ordered = sorted(c.guards, key=lambda unit: load().units[unit].kind("neutral") != "ranged")
        if c.guards:
            by_rule = PlaceByRule("defender", tuple((unit, -1) for unit in c.guards))
            t.do(by_rule if c.operator == NOBODY else PlaceGuards(tuple(ordered)))


class PlaceGuards(Question, frozen=True):
    """Whoever operates the guards places them, ranged ones in the backline if there is room.  [HM-2006, HM-2007]"""

    units: tuple[UnitId, ...]

    def ask(self, t: HeroesTable) -> Decision:
        """One after the other."""
        c, unit = fight(t), self.units[0]
        taken = occupied(c)
        free = [space for space in lines("defender") if space not in taken]
        back = [space for space in free if space // COLUMNS == BACK["defender"]]
        shoots = load().units[unit].kind("neutral") == "ranged"
        spaces = back if shoots and back else free
        return Decision(c.operator, self, tuple(PutGuard(unit, space) for space in spaces))

    def answer(self, t: HeroesTable, seat: Seat, choice: PutGuard) -> None:
        """Until all stand."""
        put(t, choice.unit, choice.space, "defender")
        if len(self.units) > 1:
            t.do(PlaceGuards(self.units[1:]))


class PlaceByRule(Question, frozen=True):
    """Ranged units in the backline, others in the frontline, from the left by initiative, then by tier.

    [HM-2008 to HM-2014]
    """

    automatic = True

    camp: Camp
    units: tuple[tuple[UnitId, int], ...]
    """Each with its place in the army; guards have none."""

    def ask(self, t: HeroesTable) -> Decision:
        """Of equal units the player says which comes first.  [HM-2014]"""
        c = fight(t)
        best = min(self.rank(t, unit) for unit in self.units)
        first = dict.fromkeys(name for name, troop in self.units if self.rank(t, (name, troop)) == best)
        return Decision(chair(c), self, tuple(PutGuard(name, self.space(c, ranged=not best[0])) for name in first))

    def space(self, c: Combat, *, ranged: bool) -> int:
        """Who has no room goes to the other line.  [HM-2009 to HM-2011]"""
        rows = [BACK, FRONT] if ranged else [FRONT, BACK]
        taken = occupied(c)
        spaces = [row[self.camp] * COLUMNS + column for row in rows for column in range(COLUMNS)]
        return next(space for space in spaces if space not in taken)

    def rank(self, t: HeroesTable, unit: tuple[UnitId, int]) -> tuple[bool, int, int]:
        """Ranged first, then descending initiative, then the higher tier.  [HM-2009, HM-2012, HM-2013]"""
        name, troop = unit
        card = load().units[name]
        aspect = army_of(t, fight(t), self.camp)[troop].aspect if troop >= 0 else "neutral"
        return card.kind(aspect) != "ranged", -card.side(aspect).initiative, -TIERS.index(card.rank(aspect))

    def answer(self, t: HeroesTable, seat: Seat, choice: PutGuard) -> None:
        """Until all stand."""
        left = list(self.units)
        unit = next(each for each in left if each[0] == choice.unit)
        left.remove(unit)
        put(t, choice.unit, choice.space, self.camp, unit[1])
        if unit[1] >= 0:
            fight(t).deployed[self.camp].append(unit[1])
        if left:
            t.do(PlaceByRule(self.camp, tuple(left)))


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


def gate_of_ai(c: Combat) -> int:
    """The AI puts the gate before its quickest ground unit."""
    ground = [each for each in troops(c, "defender") if not is_ranged(each) and not is_flying(each)]
    quickest = max(ground or troops(c, "defender"), key=lambda each: initiative(c, each))
    return quickest.at % COLUMNS


class OpenCombat(Step, frozen=True):
    """Some units let their player draw cards when the combat starts."""

    def run(self, t: HeroesTable) -> None:
        """If the player's main hero takes part."""
        c = fight(t)
        for each in c.fighters:
            for muse in having(c, each, Muse):
                if (seat := caster(c, each.camp)) != NOBODY:
                    draw_cards(t, seat, muse.cards)
