"""Effects of cards on the whole board: storms, breaches, summoned units.  [HM-23xx, HM-332x]"""

from __future__ import annotations

from msgspec.structs import replace

from questhall.core import Decision, Question, Seat, Step

from ... import effects as e
from ...board import (
    COLUMNS,
    MIDDLE,
    NEAR,
    SPACES,
    answering,
    caster,
    fight,
    fighter,
    free_spaces,
    lying,
    occupied,
    other,
    spells_left,
    troops,
)
from ...choices import Done, Play, Raze, Target, TargetSpace
from ...content import load
from ...effects import AnyEffect
from ...events import TowerFell
from ...geography import HeroesTable
from ...plays import effects_of
from ...state import NOBODY, TOWER, Boon, Camp, Combat, Fighter, Lingering
from ...wounds import raze
from ..lots import throw_for
from ..permanents import drop_permanent
from .affecting import kind_for
from .ending import Settle
from .finding import FindSpell, found_spells
from .machines import Shoot, TendUnit, machines
from .prevailing import lay_token, prevail
from .resisting import clear_space, scorch
from .rousing import PickRoused, sleepers
from .summoning import summon
from .trapping import LayTraps


class Conjure(Step, frozen=True):
    """One effect of a card on the whole board."""

    camp: Camp
    choice: Play
    place: int

    def run(self, t: HeroesTable) -> None:
        """Those that need a space ask for it."""
        c, effect = fight(t), effects_of(self.choice)[self.place]
        match effect:
            case e.Mass(stat, value, types):
                self.enchant(c, stat, value, types)
            case e.Smite(tiers, value):
                foes = troops(c, other(self.camp))
                t.do(Settle())
                self.harm(t, [each for each in foes if load().units[each.unit].rank(each.aspect) in tiers], value)
            case e.Tend(times, True):
                c.tenders[self.camp] = times
            case e.Tend(times, False):
                t.do(TendUnit(self.camp, times))
            case e.Fire(name):
                t.do(Shoot(self.camp, name, free=True))
            case e.Scrap(name):
                drop_permanent(t, caster(c, self.camp), name)
            case e.Trap():
                t.do(LayTraps(self.camp, self.choice, self.place))
            case e.Rouse():
                t.do(PickRoused(self.camp, self.choice, self.place))
            case e.CastFrom(pile, names):
                t.do(FindSpell(self.camp, pile, names))
            case e.Mirth() | e.Hush() | e.Allow() | e.Echo() | e.Entrench() | e.Battery() | e.Fervour():
                play = load().cards[self.choice.card].plays[self.choice.play]
                t.do(*prevail(t, c, self.camp, effect, play.until))
            case e.Kindle(power, schools, lasting, doubles):
                boon = Boon(schools, power, not lasting, 999 if lasting else c.round, doubles=doubles)
                c.boons[self.camp] = [*c.boons.get(self.camp, []), boon]
            case e.Breach(walls, damage, tower, fields):
                t.do(*([TearDown(self.camp, walls, fields)] if walls < COLUMNS else []))
                if walls >= COLUMNS:
                    self.quake(t, c, damage)
                if tower:
                    fell_tower(t, c)
            case _:
                t.do(PickSpace(self.camp, self.choice, self.place))

    def enchant(self, c: Combat, stat: str, value: int, types: tuple[str, ...]) -> None:
        """All own units of the types, for the combat."""
        seat = caster(c, self.camp)
        for each in troops(c, self.camp):
            if load().units[each.unit].kind(each.aspect) in types:
                each.charms.append(Lingering(kind_for(c, stat), value, 999, seat, self.choice.card))

    def harm(self, t: HeroesTable, units: list[Fighter], damage: int) -> None:
        """Defence does not count.  [HM-1703]"""
        card = load().cards[self.choice.card]
        for each in units:
            scorch(t, fight(t), each, card, damage)

    def quake(self, t: HeroesTable, c: Combat, damage: int) -> None:
        """Units beside walls are hurt, then all walls fall."""
        standing = [column for column, wall in enumerate(c.walls) if wall]
        near = {space for column in standing for space in NEAR[MIDDLE * COLUMNS + column]}
        t.do(Settle())
        if damage:
            self.harm(t, [each for each in c.fighters if each.at in near], damage)
        for column in standing:
            raze(t, column)


def conjurable(t: HeroesTable, c: Combat, camp: Camp, effect: AnyEffect) -> bool:
    """Whether an effect on the board has something to act on."""
    match effect:
        case e.Tend(_, lasting):
            hurt_units = any(each.damage for each in troops(c, camp))
            return "first_aid_tent" in machines(t, camp) and (lasting or (camp in c.tents and hurt_units))
        case e.Fire(name) | e.Scrap(name):
            return name in machines(t, camp)
        case e.Echo(_, lasting):
            return lasting
        case e.Rouse():
            return c.attack is None and bool(sleepers(c, camp, effect))
        case e.CastFrom(pile, names):
            return bool(found_spells(t, c, camp, pile, names))
        case e.Allow(spells, lasting):
            return lasting or spells > 1 or spells_left(c, camp) < 1
        case e.Smite(tiers):
            return any(each.camp != camp and each.id != TOWER and rank(each) in tiers for each in c.fighters)
        case e.Breach(walls, _, tower, fields):
            return (
                (bool(walls) and any(c.walls))
                or (fields and bool(lying(c, "force_field")))
                or (tower and any(each.id == TOWER for each in c.fighters))
            )
        case e.Summon() | e.Token() | e.Trap():
            return len(occupied(c)) < len(SPACES)
        case _:
            return True


def rank(f: Fighter) -> str:
    """The tier of a unit."""
    return load().units[f.unit].rank(f.aspect)


def fell_tower(t: HeroesTable, c: Combat) -> None:
    """The arrow tower is destroyed."""
    for each in [each for each in c.fighters if each.id == TOWER]:
        c.fighters.remove(each)
        t.tell(TowerFell())


class TearDown(Question, frozen=True):
    """Walls or the gate of choice are destroyed, perhaps force fields."""

    automatic = True

    camp: Camp
    walls: int
    fields: bool = False

    def ask(self, t: HeroesTable) -> Decision:
        """One after the other."""
        c = fight(t)
        columns = [column for column, wall in enumerate(c.walls) if wall] if self.walls else []
        fields = lying(c, "force_field") if self.fields and self.walls else []
        found = (*map(Raze, columns), *(TargetSpace(field.at) for field in fields))
        return Decision(max(caster(c, self.camp), 0), self, found or (Done(),))

    def answer(self, t: HeroesTable, seat: Seat, choice: Raze | TargetSpace | Done) -> None:
        """As if it were struck."""
        match choice:
            case Raze(column):
                raze(t, column)
            case TargetSpace(space):
                clear_space(fight(t), space)
            case Done():
                return
        t.do(TearDown(self.camp, self.walls - 1, self.fields))


class PickSpace(Question, frozen=True):
    """A space is chosen for a burst, or for a unit that is summoned."""

    automatic = True

    camp: Camp
    choice: Play
    place: int

    def ask(self, t: HeroesTable) -> Decision:
        """Bursts where they hit somebody, summoned units where there is room."""
        c, effect = fight(t), effects_of(self.choice)[self.place]
        seat = caster(c, self.camp)
        spaces = free_for(c, self.camp) if isinstance(effect, e.Summon | e.Token) else hit_from(c, effect)
        return Decision(answering(c, seat), self, tuple(map(TargetSpace, spaces)) or (Done(),))

    def answer(self, t: HeroesTable, seat: Seat, choice: TargetSpace | Done) -> None:
        """With dice there is one damage for each +1."""
        effect = effects_of(self.choice)[self.place]
        if isinstance(choice, Done):
            return
        if isinstance(effect, e.Summon):
            summon(t, effect.unit, effect.aspect, choice.space, self.camp, stays=False)
            return
        if isinstance(effect, e.Token):
            until = load().cards[self.choice.card].plays[self.choice.play].until
            lay_token(t, effect, choice.space, until)
            return
        if isinstance(effect, e.Column):
            units = tuple(each.id for each in line_of(fight(t), choice.space))
            t.do(HitSome(self.camp, self.choice, effect.value, units))
            return
        assert isinstance(effect, e.Burst), f"{effect} needs no space"
        dice = [throw_for(t, self.camp, effect.dice)] if effect.dice else []
        hit = tuple(blast(fight(t), effect, choice.space))
        t.do(*dice, PickHit(self.camp, self.choice, None if dice else effect.value, hit, effect.most))


def free_for(c: Combat, camp: Camp) -> list[int]:
    """Spaces without unit and wall."""
    some = Fighter(id="", unit="", aspect="few", camp=camp, at=0)
    return sorted(free_spaces(c, some))


def blast(c: Combat, effect: e.Burst, space: int) -> list[str]:
    """The units that a burst hits."""
    near = {*NEAR[space], *((space,) if effect.center else ())}
    return [each.id for each in c.fighters if each.at in near]


def line_of(c: Combat, space: int) -> list[Fighter]:
    """The units in the column of a space."""
    return [each for each in c.fighters if each.at >= 0 and each.at % COLUMNS == space % COLUMNS]


def hit_from(c: Combat, effect: AnyEffect) -> list[int]:
    """Spaces where a burst hits somebody; of a column its middle."""
    if isinstance(effect, e.Column):
        middle = [MIDDLE * COLUMNS + column for column in range(COLUMNS)]
        return [space for space in middle if line_of(c, space)]
    assert isinstance(effect, e.Burst), f"{effect} hits nobody"
    return [space for space in SPACES if blast(c, effect, space)]


class PickHit(Question, frozen=True):
    """Of more units than a burst hits its player chooses; by the rules of the AI those of the enemy come first."""

    automatic = True

    camp: Camp
    choice: Play
    value: int | None
    units: tuple[str, ...]
    most: int
    hit: tuple[str, ...] = ()

    def ask(self, t: HeroesTable) -> Decision:
        """One after the other."""
        seat = caster(fight(t), self.camp)
        left = [name for name in self.units if name not in self.hit]
        some = len(self.units) > self.most > len(self.hit) and seat != NOBODY
        return Decision(answering(fight(t), seat), self, tuple(map(Target, left)) if some else (Done(),))

    def answer(self, t: HeroesTable, seat: Seat, choice: Target | Done) -> None:
        """Then all of them are hit at once."""
        if isinstance(choice, Target):
            t.do(replace(self, hit=(*self.hit, choice.fighter)))
            return
        c = fight(t)
        enemies_first = sorted(self.units, key=lambda name: fighter(c, name).camp == self.camp)
        t.do(HitSome(self.camp, self.choice, self.value, self.hit or tuple(enemies_first[: self.most])))


class HitSome(Step, frozen=True):
    """The units of a burst take damage."""

    camp: Camp
    choice: Play
    value: int | None
    """Without it one damage for each +1 of the dice."""
    units: tuple[str, ...]

    def run(self, t: HeroesTable) -> None:
        """Defence does not count.  [HM-1703]"""
        c, card = fight(t), load().cards[self.choice.card]
        value = t.state.dice.count(1) if self.value is None else self.value
        hit = sorted((each for each in c.fighters if each.id in self.units), key=lambda each: each.camp == self.camp)
        t.do(Settle())
        for each in hit:
            scorch(t, c, each, card, value)
