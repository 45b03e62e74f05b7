"""Guards, garrisons and units of the AI on the board.  [HM-20xx, HM-28xx]"""

from __future__ import annotations

from questhall.core import Decision, Question, Seat, Step
from questhall.kit.decks import draw as draw_from

from ...board import (
    BACK,
    COLUMNS,
    FRONT,
    answering,
    army_of,
    chair,
    fight,
    initiative,
    is_flying,
    is_ranged,
    lines,
    occupied,
    owner_mark,
    troops,
)
from ...choices import Done, PutGuard, Recruit, SwapUnit, TakeOption
from ...content import load
from ...effects import TIERS, Difficulty, UnitId
from ...events import GuardsDrawn, UnitDeployed
from ...geography import HeroesTable, bank_at
from ...plays import proclaims
from ...state import NOBODY, Camp, Combat, Fighter, Troop
from ...troops import lay_off
from ..banks import defenders
from ..stray import bronze_choices, garrison_of


def put(t: HeroesTable, unit: UnitId, space: int, camp: Camp, troop: int = -1) -> None:
    """A unit stands on the board; its id tells side and kind, so that a log can be read after the combat.

    Where the other side has the same kind it tells the owner too.
    """
    c = fight(t)
    led = army_of(t, c, camp)[troop] if troop >= 0 else Troop(unit, "neutral")
    name = f"{camp[0]}{sum(each.camp == camp for each in c.fighters) + 1}{owner_mark(t, c, camp, unit)}_{unit}"
    new = Fighter(id=name, unit=unit, aspect=led.aspect, camp=camp, at=space, troop=troop, home=space, stack=led.stack)
    c.fighters.append(new)
    t.tell(UnitDeployed(name, unit, space))


class HoldTown(Question, frozen=True):
    """The units of a faction hold a stray town; whoever moves them names the bronze one.  [HM-3683, HM-3684]"""

    automatic = True

    def ask(self, t: HeroesTable) -> Decision:
        """For the AI the attacker chooses."""
        c = fight(t)
        seat = answering(c, c.operator)
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


class HoldBank(Step, frozen=True):
    """Four units defend a creature bank, by the rules of the AI.  [HM-3346, HM-3347]"""

    def run(self, t: HeroesTable) -> None:
        """Some of them are stacked."""
        c = fight(t)
        bank = bank_at(t, c.field)
        assert bank is not None, f"there is no bank at {c.field}"
        c.garrison = defenders(t, bank)
        t.tell(GuardsDrawn(bank.units))
        t.do(PlaceByRule("defender", tuple((troop.unit, place) for place, troop in enumerate(c.garrison))))


class DrawGuards(Step, frozen=True):
    """As many units of each tier as the table gives.  [HM-1806, HM-2004, HM-R-125]"""

    judged: bool = False
    """They were drawn anew."""

    def run(self, t: HeroesTable) -> None:
        """An empty deck is renewed from its discard pile.  [HM-1805]"""
        c = fight(t)
        wanted = load().guards[c.level][guard_difficulty(t)]
        drawn = guardians(t, c)
        if drawn:
            wanted = wanted | {"azure": wanted.get("azure", 0) - 1}
        for tier in TIERS:
            pile = t.state.neutrals[tier]
            drawn += draw_from(pile.deck, pile.discard, t.rng, wanted.get(tier, 0)).cards
        t.reveal()
        c.guards = drawn
        t.tell(GuardsDrawn(tuple(drawn)))
        judged = [JudgeGuards()] if proclaims(t, "judge_guards") and not self.judged else []
        t.do(*judged, *([SwapGuard()] if proclaims(t, "swap_guard") else []), *([] if judged else [PostGuards()]))


def guardians(t: HeroesTable, c: Combat) -> list[UnitId]:
    """Certain units that guard a location in place of one azure unit, as far as they are there.  [HM-3335]"""
    found: list[UnitId] = []
    for unit in load().locations[load().fields[c.field].location].guardians:
        pile = t.state.neutrals[load().units[unit].rank("neutral")]
        for cards in (pile.discard, pile.deck):
            if unit in cards:
                cards.remove(unit)
                found.append(unit)
                break
    return found


def guard_difficulty(t: HeroesTable) -> Difficulty:
    """The difficulty that counts for guards; the astrologers may have lowered it."""
    levels: tuple[Difficulty, ...] = ("easy", "normal", "hard", "impossible")
    lower = int(proclaims(t, "weaker_guards"))
    return levels[max(levels.index(t.state.difficulty) - lower, 0)]


class JudgeGuards(Question, frozen=True):
    """The astrologers may let the attacker discard all guards and draw others."""

    def ask(self, t: HeroesTable) -> Decision:
        """It may be declined."""
        return Decision(fight(t).attacker, self, (TakeOption(0), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: TakeOption | Done) -> None:
        """Once."""
        if isinstance(choice, Done):
            t.do(PostGuards())
            return
        c = fight(t)
        for unit in c.guards:
            lay_off(t, unit)
        c.guards = []
        t.do(DrawGuards(judged=True))


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
                lay_off(t, choice.unit)
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


def gate_of_ai(c: Combat) -> int:
    """The AI puts the gate before its quickest ground unit."""
    ground = [each for each in troops(c, "defender") if not is_ranged(each) and not is_flying(each)]
    quickest = max(ground or troops(c, "defender"), key=lambda each: initiative(c, each))
    return quickest.at % COLUMNS
