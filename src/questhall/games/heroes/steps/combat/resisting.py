"""Which units cards can be aimed at, and what is left of their damage.  [HM-1703]"""

from __future__ import annotations

from ... import effects as e
from ...board import (
    NEAR,
    adjacent,
    caster,
    free_spaces,
    having,
    initiative,
    lingering,
    mood,
    occupied,
    printed,
    tier,
    troops,
    unshaken,
)
from ...content import MAGIC_ARROW, load
from ...content.printed import Card
from ...effects import AnyEffect, CardId, is_among
from ...geography import HeroesTable
from ...state import TOWER, BoardToken, Camp, Combat, Fighter
from ...traits import Aura, Immune, Lucky, SpellArmour, SpellProof, Steadfast
from ...wounds import hurt, take_off


def marks(c: Combat, camp: Camp, effect: AnyEffect, card: CardId, play: int) -> list[Fighter]:
    """The units that an effect of a card can be played on."""
    own = [each for each in c.fighters if each.camp == camp and each.id != TOWER]
    foes = [each for each in c.fighters if each.camp != camp]
    return [each for each in _marks(c, own, foes, effect) if open_to(c, each, effect, load().cards[card], play)]


HARMS = {e.Damage, e.Blast, e.Chain}


def open_to(c: Combat, unit: Fighter, effect: AnyEffect, card: Card, play: int) -> bool:
    """Whether nothing keeps a card from a unit: wards, immunity, steadfastness."""
    spell, ongoing = card.kind == "spell", card.plays[play].timing == "ongoing"
    for steadfast in having(c, unit, Steadfast):
        if ongoing and (steadfast.against == "ongoing" or (spell and steadfast.against == "ongoing_spells")):
            return False
        if steadfast.against == "all_but_damage" and card.kind in MAGICAL and type(effect) not in HARMS:
            return False
    if not spell:
        return True
    if having(c, unit, SpellProof) or warded(c, unit, card):
        return False
    return not any(concerns(immune, card) and not immune.damage for immune in having(c, unit, Immune))


def warded(c: Combat, unit: Fighter, card: Card) -> bool:
    """Whether a ward keeps a spell off a unit; one against Air keeps off those of Air."""
    return bool(lingering(c, unit, "ward") or (card.school == "air" and lingering(c, unit, "air_ward")))


def concerns(immune: Immune, card: Card) -> bool:
    """Whether a unit is immune to such spells."""
    return card.school in immune.schools or (immune.arrow and card.id == MAGIC_ARROW)


MAGICAL = ("spell", "specialty")


def _marks(c: Combat, own: list[Fighter], foes: list[Fighter], effect: AnyEffect) -> list[Fighter]:
    match effect:
        case e.Damage(_, _, True):
            least = min((initiative(c, each) for each in foes if each.id != TOWER), default=0)
            return [each for each in foes if each.id != TOWER and initiative(c, each) == least]
        case e.Damage() | e.Blast() | e.Chain():
            return foes
        case e.Transfer(tiers):
            return [each for each in own if each.damage and tier(each) in tiers] if len(own) > 1 else []
        case e.Cube(units):
            return [each for each in c.fighters if is_among(each.unit, units)]
        case e.Paralyse(tiers):
            firm = [each for each in foes if each.id == TOWER or unshaken(c, each) or each.paralysed]
            return [each for each in foes if tier(each) in tiers and each not in firm]
        case e.Heal(value, paralysis, cleanses):
            return [
                each
                for each in own
                if (value and each.damage) or (paralysis and each.paralysed) or (cleanses and cursed(c, each))
            ]
        case e.Charm(stat, value, _, only, types):
            able = own if value > 0 and stat != "clumsy" else [each for each in foes if each.id != TOWER]
            kinds = load().units
            return [x for x in able if kinds[x.unit].kind(x.aspect) in types and (not only or is_among(x.unit, only))]
        case e.Forget(tiers, types):
            able = [each for each in foes if each.id != TOWER and tier(each) in tiers]
            return [each for each in able if load().units[each.unit].kind(each.aspect) in types]
        case e.Dispel(tiers, _, paralysis):
            able = [each for each in c.fighters if each.id != TOWER and tier(each) in tiers]
            burning = {token.at for token in c.tokens}
            return [each for each in able if each.charms or each.at in burning or (paralysis and each.paralysed)]
        case e.Ward(tiers) | e.Shift(tiers):
            return [each for each in own if tier(each) in tiers]
        case e.Berserk(tiers):
            return [each for each in foes if each.id != TOWER and tier(each) in tiers]
        case e.Clone(tiers):
            able = [each for each in own if tier(each) in tiers and not each.clone]
            return [each for each in able if set(NEAR[each.at]) & free_spaces(c, each)]
        case e.Riposte(tiers):
            return [each for each in own if tier(each) in tiers and each.answered]
        case e.Silence(tiers):
            return [each for each in foes if each.id != TOWER and tier(each) in tiers and having(c, each, object)]
        case e.Horde(unit, aspects):
            return [each for each in own if each.unit == unit and each.aspect in aspects and not each.layer]
        case _:
            return own


def cursed(c: Combat, unit: Fighter) -> bool:
    """Whether a card of the enemy lasts on a unit."""
    own = caster(c, unit.camp)
    return any(charm.card and charm.seat != own for charm in unit.charms)


def stray_tokens(c: Combat) -> list[BoardToken]:
    """Tokens on spaces without a unit."""
    taken = occupied(c)
    return [token for token in c.tokens if token.at not in taken]


def clear_space(c: Combat, space: int) -> None:
    """The tokens of a space are taken off; real traps are counted no more."""
    for token in [token for token in c.tokens if token.at == space]:
        take_off(c, token)


def reduced(c: Combat, unit: Fighter, card: Card, damage: int) -> int:
    """What is left of the damage of a card.  [HM-1703]"""
    spell = card.kind == "spell"
    if mood(c, "magic_damage") and card.kind in MAGICAL:
        return 0
    if having(c, unit, SpellProof) and (spell or any(trait.specialties for trait in having(c, unit, SpellProof))):
        return 0
    if spell and (warded(c, unit, card) or any(concerns(each, card) for each in having(c, unit, Immune))):
        return 0
    damage -= sum(trait.value for trait in having(c, unit, SpellArmour) if spell or trait.specialties)
    if spell:
        damage -= sum(charm.value for charm in lingering(c, unit, "spell_armour"))
        near = [each for each in troops(c, unit.camp) if each is unit or adjacent(unit, each)]
        damage -= max((trait.value for each in near for trait in having(c, each, Aura)), default=0)
    return max(damage, 0)


def scorch(t: HeroesTable, c: Combat, unit: Fighter, card: Card, damage: int) -> None:
    """A card deals damage; a screen of the unit's side takes off some, once.  [HM-1703]"""
    left = reduced(c, unit, card, damage)
    if left and card.kind == "spell":
        left = max(left - c.screens.pop(unit.camp, 0), 0)
    hurt(t, unit, left)


def lucky_faces(c: Combat, unit: Fighter, card: Card) -> tuple[int, ...]:
    """Some units roll a die when a spell or a specialty is aimed at them: the results with which it does nothing."""
    lucky = having(c, unit, Lucky) if card.kind in MAGICAL else []
    return lucky[0].faces if lucky else ()


def sturdiest(found: list[Fighter]) -> list[Fighter]:
    """The units with the highest defence, on which a hero of the AI casts spells.  [HM-D-25]"""
    most = max((printed(each).defense for each in found), default=0)
    return [each for each in found if printed(each).defense == most]
