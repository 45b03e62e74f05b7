"""How a combat stands, as bots see it: the chance of winning, what is at stake, what was lost."""

from __future__ import annotations

import math

from questhall.core import Seat

from .blows import Reach, best_blow, body_of, declared
from .board import STRIDE, camp_of, owner
from .content import load
from .economy import EXPERIENCE
from .geography import HeroesTable
from .odds import army_strength, chance, life, strength_of
from .people import level, pawn_of
from .state import NOBODY, Camp, Combat, Fighter, Troop
from .steps.combat.commanding import Command
from .steps.combat.starting import Announce, SetUp
from .ventures import RISK, army_value, gain_of, venture, wanted

EXPECTED = 0.8
"""The part of possible blows that is counted on: several may aim at the same unit."""
PRESSED = 4.0
"""How much surer a combat ends in time the more damage can be done until then."""
CARD = 0.3
"""The damage that a card of the hand may add."""
LONG = 5.0
"""No combat is expected to take more rounds; one that does makes everybody impatient."""
IMPATIENT = 0.05
"""What each life of the enemy costs in every further round, so that nobody keeps away for ever."""
LOSS = 0.4
"""What the strength is worth that the own units are about to lose."""
FLIGHT = 4.0
"""What it costs not to beat guards: what more is lost until the retreat."""
TEMPO = 2.0
"""What each further combat round costs."""
AZURE = 7
"""The difficulty of guards from whom nobody retreats.  [HM-2407]"""


def fighting(t: HeroesTable, seat: Seat) -> float:
    """In a combat, or before one: the chance of winning, what it brings, and what it has cost so far."""
    c = t.state.combat
    if c is None or not c.round:
        return before(t, seat)
    if seat not in (c.attacker, c.defender):
        return -fighting(t, c.attacker) if seat == c.operator and c.attacker >= 0 else 0.0
    own = camp_of(c, seat)
    odds, rounds, losses, lasting = foreseen(t, c, own)
    cost = (1 - odds) * FLIGHT + LOSS * losses if timed(t, c) else (1 - odds) * RISK
    cost += IMPATIENT * max(c.round - LONG, 0.0) * lasting
    prize = odds * stake(t, seat, c) - cost - TEMPO * rounds
    return prize - casualties(t, c, own) - 0.1 * distance(c, own) + posture(c, own)


def foreseen(t: HeroesTable, c: Combat, own: Camp) -> tuple[float, float, float, float]:
    """The chance of winning with the blows of this combat round, the rounds to come, the losses, the enemy's life."""
    ours = [each for each in c.fighters if each.camp == own]
    theirs = [each for each in c.fighters if each.camp != own]
    ours_left = sum([strength_of(body_of(each)) for each in ours])
    theirs_left = sum([strength_of(body_of(each)) for each in theirs])
    losses = 0.0
    ours_life, theirs_life = lives(ours), lives(theirs)
    if c.attack is not None and not c.attack.dice:
        dealt, suffered, harm = declared(c, c.attack)
        mine = any(each.id == c.attack.attacker for each in ours)
        ours_left -= suffered if mine else dealt
        theirs_left -= dealt if mine else suffered
        losses += 0.0 if mine else dealt
        ours_life, theirs_life = (ours_life, theirs_life - harm) if mine else (ours_life - harm, theirs_life)
    command = next((step for step in reversed(t.agenda) if isinstance(step, Command)), None)
    coming, answer = blows(c, ours, theirs, command), blows(c, theirs, ours, command)
    losses += EXPECTED * answer.gain
    odds = chance(ours_left - EXPECTED * answer.gain, theirs_left - EXPECTED * coming.gain)
    lasting = max(theirs_life - EXPECTED * coming.now, 0.0)
    rounds = min(lasting / max(coming.later, 0.5), LONG)
    if own == "attacker":
        return odds * in_time(t, c, theirs_life, coming), rounds, losses, lasting
    return 1 - (1 - odds) * in_time(t, c, ours_life, answer), rounds, losses, lasting


def lives(units: list[Fighter]) -> float:
    """All damage that units still stand; the tower cannot be beaten."""
    return float(sum([life(body_of(each)) - each.damage for each in units if each.at >= 0]))


def blows(c: Combat, own: list[Fighter], foes: list[Fighter], command: Command | None) -> Reach:
    """What units can still do in this combat round, and the damage they can do in another one."""
    gain = now = later = 0.0
    for each in own:
        active = command is not None and command.unit == each.id == c.active
        stride = 0 if each.rooted or (active and command is not None and command.moved) else STRIDE
        found = best_blow(c, each, foes, stride)
        later += found.later
        ready = not command.struck if active and command is not None else not each.acted and not each.paralysed
        if ready:
            gain, now = gain + found.gain, now + found.now
    return Reach(gain, now, later)


def in_time(t: HeroesTable, c: Combat, lives: float, blows: Reach) -> float:
    """How likely the damage is enough where a combat with guards must end in time.  [HM-2401, HM-2407]"""
    if not timed(t, c):
        return 1.0
    cards = CARD * len(t.state.sides[c.attacker].hand) if c.pawn == "main" else 0.0
    done = blows.now + blows.later * pawn_of(t, c.attacker, c.pawn).moves + cards
    return 1.0 / (1.0 + math.pow(max(lives, 0.0) / max(done, 0.1), PRESSED))


def timed(t: HeroesTable, c: Combat) -> bool:
    """Whether a hero fights guards from whom it can retreat, and must when its movement is spent."""
    return not (c.defender != NOBODY or c.attacker < 0 or t.state.rules.tireless or c.garrison or c.level >= AZURE)


def before(t: HeroesTable, seat: Seat) -> float:
    """A combat that was announced and is being set up is worth what going there was."""
    c = t.state.combat
    steps = [step for step in t.agenda if isinstance(step, Announce | SetUp)]
    if c is None and not steps:
        return 0.0
    attacker, field, name = (
        (c.attacker, c.field, c.pawn) if c is not None else (steps[0].seat, steps[0].field, steps[0].pawn)
    )
    if attacker < 0:
        return 0.0
    side = t.state.sides[attacker]
    strength = army_strength(side.army)
    if c is not None and attacker == seat and (placed := c.deployed.get("attacker")):
        strength = army_strength([side.army[place] for place in placed]) + placed_well(c, "attacker")
    moves = (side.main if name == "main" or side.second is None else side.second).moves
    value = venture(t, attacker, field, strength, moves, wanted(t, attacker, name).get(field, 0.0)) + 0.02 * strength
    return value if attacker == seat else -0.5 * value if seat in (owner(c, "defender") if c else NOBODY,) else 0.0


def stake(t: HeroesTable, seat: Seat, c: Combat) -> float:
    """What winning brings: experience, the field, a trophy."""
    prize = gain_of(t, c.attacker, c.field) if c.attacker >= 0 else 10.0
    if c.attacker >= 0:
        prize += wanted(t, c.attacker, c.pawn).get(c.field, 0.0)
    if c.defender == NOBODY:
        against = load().fields[c.field].guard
        return prize + EXPERIENCE * (2 if against > level(t, seat) else 1)
    return 25.0 + prize


def casualties(t: HeroesTable, c: Combat, camp: Camp) -> float:
    """What the own army has lost in this combat, which shows in the army only afterwards."""
    seat = owner(c, camp)
    if seat < 0:
        return 0.0
    army, sent = t.state.sides[seat].army, c.deployed.get(camp, [])
    left = [troop for n, troop in enumerate(army) if n not in sent]
    left += [Troop(each.unit, each.aspect) for each in c.fighters if each.camp == camp and each.troop >= 0]
    return max(army_value(army) - army_value(left), 0.0)


def posture(c: Combat, camp: Camp) -> float:
    """Tokens on the own units."""
    own = [each for each in c.fighters if each.camp == camp]
    return 0.05 * sum(each.defending for each in own) - 1.5 * sum(each.paralysed for each in own)


def placed_well(c: Combat, camp: Camp) -> float:
    """Shooters stand in the back, others in the front, rather in the middle, from where all is near."""
    found = 0.0
    for each in c.fighters:
        if each.camp == camp and each.at >= 0 and each.unit:
            back = each.at // 4 in (0, 4)
            found += 0.3 if back == (load().units[each.unit].type == "ranged") else 0.0
            found += 0.1 if each.at % 4 in (1, 2) else 0.0
    return found


def distance(c: Combat, camp: Camp) -> float:
    """How far the own fighters that must come close are from the enemy."""
    foes = [each.at for each in c.fighters if each.camp != camp and each.at >= 0]
    total = 0.0
    for each in c.fighters:
        ranged = each.at < 0 or load().units[each.unit].type == "ranged"
        if each.camp == camp and not ranged and foes:
            total += min(abs(each.at // 4 - foe // 4) + abs(each.at % 4 - foe % 4) for foe in foes)
    return total
