"""War machines in combat, and cubes of buildings that are spent there.  [HM-3302, HM-D-19]"""

from __future__ import annotations

from collections.abc import Iterator

from questhall.core import Choice, Decision, Question, Seat, Step

from ...board import (
    COLUMNS,
    MIDDLE,
    NEAR,
    SPACES,
    alive,
    caster,
    chair,
    fight,
    fighter,
    initiative,
    mood,
    occupied,
    other,
    troops,
)
from ...choices import Done, Play, Target, TargetPair, UseMachine, UseToken
from ...content import load
from ...effects import Machine, Purse, Salvo
from ...events import BuildingUsed, MachineFired
from ...geography import HeroesTable
from ...people import experts_left, in_force, pay
from ...plays import effects_of, holds, lay_down, offers, plays_of, proclaims
from ...state import NOBODY, Camp, Combat
from ...wounds import heal, hurt, raze
from .ending import Settle

CAMPS: tuple[Camp, ...] = ("attacker", "defender")
CANNONBALL = 2
SHOT_PRICE = Purse(materials=1)


def machines(t: HeroesTable, camp: Camp) -> list[str]:
    """The war machines that serve a side; only where its main hero fights."""
    seat = caster(fight(t), camp)
    said = in_force(t.state.sides[seat]) if seat != NOBODY else ()
    return [effect.does for effect in said if isinstance(effect, Machine)]


class ManMachines(Step, frozen=True):
    """At the start of a combat round war machines shoot; an ammo cart serves all own shooters.  [HM-D-19]"""

    def run(self, t: HeroesTable) -> None:
        """The attacker's first."""
        c = fight(t)
        manned = {camp: machines(t, camp) for camp in CAMPS}
        c.carts = [camp for camp in CAMPS if "ammo_cart" in manned[camp]]
        c.tents = [camp for camp in CAMPS if "first_aid_tent" in manned[camp]]
        shots: list[Step] = []
        for camp in CAMPS:
            shots += all_ballistas(t, c, camp)
            shots += [Shoot(camp, name) for name in manned[camp] if name in ("cannon", "catapult")]
        t.do(*shots)


def all_ballistas(t: HeroesTable, c: Combat, camp: Camp) -> list[Step]:
    """A shot of every ballista that serves a side: the own one, and those that cards bring."""
    seat = caster(c, camp)
    if seat == NOBODY:
        return []
    count = machines(t, camp).count("ballista") + mood(c, "ballista", camp) + t.state.sides[seat].ballistas
    return [Shoot(camp, "ballista") for _ in range(count)]


class Shoot(Question, frozen=True):
    """A ballista hits the slowest enemy, a cannon any for an expert effect, a catapult two spaces for materials."""

    automatic = True

    camp: Camp
    machine: str
    free: bool = False
    """Without an expert effect."""

    def ask(self, t: HeroesTable) -> Decision:
        """The ballista always shoots, the others if their player wants."""
        c = fight(t)
        seat = caster(c, self.camp)
        foes = troops(c, other(self.camp))
        if seat == NOBODY or not foes:
            return Decision(chair(c), self, (Done(),))
        if self.machine == "ballista":
            least = min(initiative(c, each) for each in foes)
            if mood(c, "aimed", self.camp):
                return Decision(seat, self, tuple(Target(each.id) for each in foes))
            return Decision(seat, self, tuple(Target(each.id) for each in foes if initiative(c, each) == least))
        choices: list[Choice] = []
        if self.machine == "cannon" and (self.free or experts_left(t, seat) > 0):
            choices = [Target(each.id) for each in foes]
        elif self.machine == "catapult" and t.state.sides[seat].purse.covers(SHOT_PRICE):
            hit = {each.at for each in foes}
            if self.camp == "attacker":
                hit |= {MIDDLE * COLUMNS + column for column, wall in enumerate(c.walls) if wall}
            pairs = [(space, near) for space in SPACES for near in NEAR[space] if space < near]
            choices = [TargetPair(*pair) for pair in pairs if hit & set(pair)]
        return Decision(seat, self, (*choices, Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: Target | TargetPair | Done) -> None:
        """Defence does not count."""
        c = fight(t)
        if isinstance(choice, Done):
            return
        t.tell(MachineFired(seat, self.machine))
        t.do(Settle())
        match choice:
            case Target(name):
                t.state.sides[seat].experts += self.machine == "cannon" and not self.free
                t.do(*([ShootMore(self.camp, name)] if self.machine == "ballista" and holds(t, seat, Salvo) else []))
                hurt(t, fighter(c, name), CANNONBALL if self.machine == "cannon" else strength(t))
            case TargetPair(space, beyond):
                pay(t, seat, SHOT_PRICE)
                taken = occupied(c)
                for at in (space, beyond):
                    if at in taken:
                        hurt(t, taken[at], 1)
                    elif at // COLUMNS == MIDDLE and c.walls[at % COLUMNS]:
                        raze(t, at)


class ShootMore(Question, frozen=True):
    """When a ballista has shot, a card may let it hit its target again."""

    automatic = True

    camp: Camp
    target: str

    def ask(self, t: HeroesTable) -> Decision:
        """If the target still stands."""
        c = fight(t)
        seat = caster(c, self.camp)
        plays = offers(t, seat, plays_of(Salvo)) if alive(c, self.target) else ()
        return Decision(seat, self, (*plays, Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: Play | Done) -> None:
        """The first hit counts."""
        if isinstance(choice, Play):
            (salvo,) = effects_of(choice)
            assert isinstance(salvo, Salvo), f"{choice} is no salvo"
            lay_down(t, seat, choice, "discard")
            hurt(t, fighter(fight(t), self.target), (salvo.times - 1) * strength(t))


def tent_choices(t: HeroesTable, c: Combat, camp: Camp) -> Iterator[UseMachine]:
    """A first aid tent heals an own unit, once in a combat round, at any time as an instant would."""
    if camp in c.tents:
        yield from (UseMachine(each.id) for each in troops(c, camp) if each.damage)


def use_tent(t: HeroesTable, c: Combat, camp: Camp, choice: UseMachine) -> None:
    """One damage, or more by a card."""
    c.tents.remove(camp)
    heal(t, fighter(c, choice.goal), c.tenders.get(camp, 1) * strength(t))


def strength(t: HeroesTable) -> int:
    """What a ballista deals and a tent heals at a time; more by a proclamation."""
    return 1 + proclaims(t, "better_machines")


class TendUnit(Question, frozen=True):
    """The first aid tent is used now, for more."""

    automatic = True

    camp: Camp
    times: int

    def ask(self, t: HeroesTable) -> Decision:
        """On an own unit that is hurt."""
        c = fight(t)
        hurt_units = [each for each in troops(c, self.camp) if each.damage]
        return Decision(caster(c, self.camp), self, tuple(Target(each.id) for each in hurt_units) or (Done(),))

    def answer(self, t: HeroesTable, seat: Seat, choice: Target | Done) -> None:
        """It is used up for this combat round."""
        c = fight(t)
        if isinstance(choice, Target):
            c.tents = [camp for camp in c.tents if camp != self.camp]
            heal(t, fighter(c, choice.fighter), self.times * c.tenders.get(self.camp, 1) * strength(t))


def token_choices(t: HeroesTable, c: Combat, camp: Camp) -> Iterator[UseToken]:
    """Cubes of buildings: numbers of the declared attack, or power for the next spell."""
    seat = caster(c, camp)
    if seat == NOBODY:
        return
    side, buildings = t.state.sides[seat], load().buildings
    for name, count in side.tokens.items():
        plan = buildings[name].cubes
        for use in plan.uses if plan is not None and count else ():
            if use == "power":
                if c.attack is None and camp not in c.clouded:
                    yield UseToken(name, use)
            elif c.attack is not None:
                attacking = fighter(c, c.attack.attacker).camp == camp
                if attacking == (use == "attack"):
                    yield UseToken(name, use)


def use_token(t: HeroesTable, c: Combat, camp: Camp, choice: UseToken) -> None:
    """A cube is taken off."""
    seat = caster(c, camp)
    side = t.state.sides[seat]
    side.tokens[choice.building] -= 1
    t.tell(BuildingUsed(seat, choice.building))
    match choice.use:
        case "power":
            side.power += 1
            c.clouded.append(camp)
        case "attack" if c.attack is not None:
            c.attack.attack += 1
        case "defense" if c.attack is not None:
            c.attack.defense += 1


def use_tool(t: HeroesTable, camp: Camp, choice: UseToken | UseMachine) -> None:
    """A cube of a building, or the first aid tent."""
    if isinstance(choice, UseToken):
        use_token(t, fight(t), camp, choice)
    else:
        use_tent(t, fight(t), camp, choice)
