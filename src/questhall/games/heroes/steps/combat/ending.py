"""How a combat ends: armies, experience, defeat, retreat, surrender.  [HM-24xx]"""

from __future__ import annotations

from questhall.core import Decision, Question, Seat, Step

from ...board import army_of, fight, owner
from ...choices import Done, GoHome, Play
from ...content import load
from ...content.printed import Play as Printed
from ...effects import CardId, FieldId, Purse, Raise, Reinforce, RollResource
from ...events import CombatEnded, HeroLost, RivalBeaten
from ...geography import HeroesTable
from ...people import gain, homes, level, pay, put_back, rival_of, standing
from ...piles import disclose
from ...plays import effects_of, lay_down, offers, plays_of, proclaims
from ...state import FIRST_RIVAL, NOBODY, Camp, Combat, PawnName, Troop
from ...traits import Bones
from ...troops import lay_off, restore_army, weak_units
from ...wounds import decided
from ..allies import allies
from ..ending import CheckVictory, Eliminate
from ..gifts import ReinforceOne
from ..levels import GainExperience, RiseToSeven
from ..morale import LoseMorale
from ..performing import Perform
from ..recalling import PlaceUsed
from ..visiting import RivalVisit, Visit, take_trophy
from .finding import give_back

RANSOM = 5
CAMPS: tuple[Camp, ...] = ("attacker", "defender")


class Settle(Step, frozen=True):
    """When all units of one side are beaten the combat ends at once.  [HM-2115, HM-2409]"""

    def run(self, t: HeroesTable) -> None:
        """Nothing of the combat that still waits is done."""
        settle(t)


def settle(t: HeroesTable) -> None:
    """The same within a step."""
    if decided(t):
        break_off(t)


def break_off(t: HeroesTable) -> None:
    """Drop what waits until the end of the combat, but for cards that are still to be put where they belong."""
    left: list[Step] = []
    while type(t.agenda[-1]) is not FinishCombat:
        step = t.agenda.pop()
        if type(step) is PlaceUsed:
            left.append(step)
    t.do(*left)


class FinishCombat(Step, frozen=True):
    """Units return to their armies, healed; guards are discarded; then what the result brings.

    [HM-1709, HM-1710, HM-2411, HM-2412, HM-2424, HM-2430]
    """

    def run(self, t: HeroesTable) -> None:
        """Experience and levels come before the visit."""
        c = fight(t)
        assert c.winner is not None, "the combat is not decided"
        give_back(t, c)
        for camp in CAMPS:
            if owner(c, camp) != NOBODY:
                bring_home(t, c, camp)
        for unit in c.guards:
            lay_off(t, unit)
        t.state.combat = None
        winner = owner(c, c.winner)
        rival = rival_of(t, winner).hero if winner <= FIRST_RIVAL else ""
        t.tell(CombatEnded(max(winner, NOBODY), c.how, rival))
        if c.defender == NOBODY:
            against_guards(t, c)
        elif min(c.attacker, c.defender) <= FIRST_RIVAL:
            against_rival(t, c)
        else:
            against_player(t, c)
        if c.siege and c.defender >= 0:
            after_siege(t, c.defender)


def after_siege(t: HeroesTable, seat: Seat) -> None:
    """Whoever has built the Blood Obelisk uses it once more after a siege of the own town.  [HM-3375]"""
    for name in t.state.sides[seat].built:
        building = load().buildings[name]
        t.do(*([Perform(seat, "main", building.yields)] if building.sieged else []))


def bring_home(t: HeroesTable, c: Combat, camp: Camp) -> None:
    """Survivors keep the side that is up; the beaten leave the army; ongoing cards are discarded.

    [HM-1610, HM-1708, HM-2304]
    """
    army = army_of(t, c, camp)
    own = [each for each in c.fighters if each.camp == camp and each.troop >= 0]
    alive = {each.troop: Troop(each.unit, each.aspect, each.stack) for each in own}
    fought = c.deployed[camp]
    army[:] = [alive.get(place, troop) for place, troop in enumerate(army) if place not in fought or place in alive]
    if owner(c, camp) < 0:
        return
    side = t.state.sides[owner(c, camp)]
    disclose(side)
    for card in c.laid.get(camp, []):
        (side.hand if card in c.kept else side.discard).append(card)
    side.power, side.charged = 0, []


def against_guards(t: HeroesTable, c: Combat) -> None:
    """Victory, retreat, or defeat by guards, which costs neither morale nor gold.

    [HM-2405, HM-2406, HM-R-90, HM-R-91]
    """
    seat = c.attacker
    if c.winner == "attacker":
        if proclaims(t, "prize_dice"):
            t.do(Perform(seat, c.pawn, (RollResource(),)))
        if "freelancers_guild" in t.state.sides[seat].built:
            gain(t, seat, Purse(gold=1))
        raising = [RaiseDead(seat)] if c.pawn == "main" else []
        t.do(*spoils(t, c), *raising, Visit(seat, c.pawn, c.field))
    elif c.how == "retreat" or (t.state.sides[seat].army and not t.state.rules.total_defeat):
        back = t.state.sides[seat].main if c.pawn == "main" else t.state.sides[seat].second
        assert back is not None, "the hero is not on the map"
        put_back(t, seat, c.pawn, back.back)
    else:
        restore_army(t, seat)
        t.do(*defeat(t, seat, c.pawn, NOBODY))


def against_rival(t: HeroesTable, c: Combat) -> None:
    """A beaten hero of the AI leaves the map and brings what the scenario says; a beaten player pays nothing.

    [HM-2615, HM-2616, HM-R-133]
    """
    attacks = c.attacker >= 0
    seat, foe = (c.attacker, c.defender) if attacks else (c.defender, c.attacker)
    hero = c.pawn if attacks else c.keeper
    won = owner(c, c.winner or "attacker") == seat
    steps: list[Step] = []
    if won:
        if not attacks or c.keeper is not None:
            steps += remove_rival(t, foe, seat)
        steps += [RaiseDead(seat)] if hero == "main" else []
    else:
        steps += defeat(t, seat, hero, foe, "" if attacks else c.field) if hero is not None else []
    restore_army(t, seat)
    if won and attacks:
        steps += [CheckVictory(seat), Visit(seat, c.pawn, c.field)]
    elif won:
        steps.append(CheckVictory(seat))
    elif not attacks:
        steps.append(RivalVisit(foe, c.field))
    t.do(*steps)


def remove_rival(t: HeroesTable, foe: Seat, by: Seat) -> list[Step]:
    """It is out of the scenario; its town and flags stay.  [HM-2616, HM-R-133]"""
    rival = rival_of(t, foe)
    rival.out, rival.army = True, []
    t.tell(RivalBeaten(by, rival.hero))
    return [Perform(by, "main", rival.reward)] if rival.reward else []


def spoils(t: HeroesTable, c: Combat) -> list[Step]:
    """Experience by level and difficulty; azure units raise the main hero to level 7.

    [HM-2425 to HM-2428, HM-R-124]
    """
    seat, units = c.attacker, load().units
    found: list[Step] = []
    if c.pawn == "main":
        azure = any(units[unit].rank("neutral") == "azure" for unit in c.guards)
        found += [RiseToSeven(seat)] if azure else experience(t, seat, c.level)
    bones = [unit for unit in c.guards if any(isinstance(x, Bones) for x in units[unit].side("neutral").traits)]
    if t.state.sides[seat].faction == "necropolis":
        found += [ReinforceOne(seat, Reinforce(("bronze",))) for _ in bones]
    return found


def experience(t: HeroesTable, seat: Seat, against: int) -> list[Step]:
    """One for an equal level, two for a higher one, none for a lower.  [HM-2425 to HM-2427, HM-2435]"""
    own = level(t, seat)
    points = 2 if against > own else int(against == own)
    return [GainExperience(seat, points)] if points else []


def against_player(t: HeroesTable, c: Combat) -> None:
    """Trophy, gold and morale for the winner, experience if main heroes met, then the visit of a winning attacker.

    [HM-2416 to HM-2419, HM-2424, HM-R-96, HM-R-99, HM-R-100]
    """
    assert c.winner is not None, "the combat is not decided"
    won = c.winner == "attacker"
    winner, loser = (c.attacker, c.defender) if won else (c.defender, c.attacker)
    hero, beaten = (c.pawn, c.keeper) if won else (c.keeper, c.pawn)
    steps: list[Step] = []
    if c.how == "won":
        if beaten is not None:
            take_trophy(t, winner, loser)
        if beaten == "main":
            ransom = Purse(gold=min(RANSOM, t.state.sides[loser].purse.gold))
            pay(t, loser, ransom)
            gain(t, winner, ransom)
            steps += experience(t, winner, level(t, loser)) if hero == "main" else []
            steps.append(LoseMorale(loser))
    if beaten is not None:
        lost = c.field if won else ""
        steps += defeat(t, loser, beaten, winner, lost, fell=c.how == "won")
    restore_army(t, winner)
    restore_army(t, loser)
    raising = [RaiseDead(winner)] if hero == "main" and c.how == "won" else []
    visit: list[Step] = [Visit(winner, c.pawn, c.field)] if won else []
    t.do(*steps, *raising, CheckVictory(winner), *visit)


class RaiseDead(Question, frozen=True):
    """After a won combat a card reinforces a unit for half the gold.  [HM-D-10]"""

    automatic = True

    seat: Seat

    def ask(self, t: HeroesTable) -> Decision:
        """If there is a unit to reinforce."""

        def fits(card: CardId, play: Printed) -> bool:
            first = play.effects[0]
            return isinstance(first, Raise) and bool(weak_units(t, self.seat, first.tiers))

        return Decision(self.seat, self, (*offers(t, self.seat, plays_of(Raise), fits), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: Play | Done) -> None:
        """Rounded down."""
        if isinstance(choice, Play):
            first = effects_of(choice)[0]
            assert isinstance(first, Raise), f"{choice} raises nobody"
            lay_down(t, seat, choice, "discard")
            t.do(ReinforceOne(seat, Reinforce(first.tiers, "half_gold")), self)


def defeat(
    t: HeroesTable, seat: Seat, hero: PawnName, by: Seat, lost: FieldId = "", *, fell: bool = True
) -> list[Step]:
    """A secondary hero leaves the map; a main hero goes to a home, or the player is eliminated without one.

    [HM-721, HM-2413, HM-2421, HM-3203, HM-3204]
    """
    if hero == "second":
        t.state.sides[seat].second = None
        t.tell(HeroLost(seat))
        return []
    if [field for field in homes(t, seat) if field != lost]:
        return [Flee(seat, lost)]
    return [Eliminate(seat)] if fell else []


def shelters(t: HeroesTable, seat: Seat) -> list[FieldId]:
    """The homes of allies that take in a beaten hero, in an alliance.  [HM-R-63]"""
    if t.state.mode != "alliance" or t.state.rules.own_shelter:
        return []
    return [field for ally in allies(t, seat) for field in homes(t, ally) if not standing(t, field)]


class Flee(Question, frozen=True):
    """A beaten main hero goes to a town or settlement of its player's choice, without a visit.  [HM-2413, HM-R-63]"""

    automatic = True

    seat: Seat
    lost: FieldId = ""

    def ask(self, t: HeroesTable) -> Decision:
        """Not to the one that is being taken; in an alliance also to an ally's where nobody stands."""
        fields = [field for field in (*homes(t, self.seat), *shelters(t, self.seat)) if field != self.lost]
        return Decision(self.seat, self, tuple(map(GoHome, fields)) or (Done(),))

    def answer(self, t: HeroesTable, seat: Seat, choice: GoHome | Done) -> None:
        """It keeps its movement."""
        if isinstance(choice, GoHome):
            put_back(t, seat, "main", choice.at)
