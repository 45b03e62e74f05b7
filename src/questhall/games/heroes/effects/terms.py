"""What effects speak about: names, resources and kinds."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

from questhall.core import noun, snake

FactionId = Annotated[str, noun("faction")]
HeroId = Annotated[str, noun("hero")]
UnitId = Annotated[str, noun("unit")]
CardId = Annotated[str, noun("card")]
AiCardId = Annotated[str, noun("ai_card")]
BuildingId = Annotated[str, noun("building")]
ScenarioId = Annotated[str, noun("scenario")]
LocationId = Annotated[str, noun("location")]
TileId = str
FieldId = str
"""A tile and one of its seven slots, such as `f3_nw`; the same whichever way the tile is turned.

Fields are spoken by what lies there, so neither fields nor tiles have nouns of their own.
"""
Resource = Annotated[Literal["gold", "materials", "valuables"], noun("resource")]
Tier = Annotated[Literal["bronze", "silver", "gold", "azure"], noun("tier")]
Deck = Annotated[Literal["ability", "artifact", "spell"], noun("deck")]
Peeked = Annotated[Literal["ability", "artifact", "spell", "stars", "tidings", "curios", "own"], noun("deck")]
"""Any deck of cards: the common ones, those of the astrologers, of the events and of Pandora's Box, and the own one."""
Pool = Annotated[Literal["ability", "artifact", "spell", "stars"], noun("deck")]
"""A common deck, or the cards of the astrologers."""
Difficulty = Annotated[Literal["easy", "normal", "hard", "impossible"], noun("difficulty")]
School = Annotated[Literal["air", "fire", "earth", "water", "any"], noun("school")]
UnitType = Annotated[Literal["ground", "flying", "ranged"], noun("type")]
Kind = Annotated[Literal["statistic", "ability", "artifact", "spell", "specialty", "machine"], noun("kind")]
Grade = Annotated[Literal["basic", "expert"], noun("grade")]
TwoSided = Annotated[Literal["few", "pack"], noun("aspect")]
RESOURCES: tuple[Resource, ...] = ("gold", "materials", "valuables")
TIERS: tuple[Tier, ...] = ("bronze", "silver", "gold", "azure")
DECKS: tuple[Deck, ...] = get_args(get_args(Deck)[0])


def is_among(unit: UnitId, names: tuple[UnitId, ...]) -> bool:
    """Whether a unit is one of these, or of a family among them: `dragons` are all whose name ends so."""
    return unit in names or any(unit.endswith(f"_{name}") for name in names)


class Purse(msgspec.Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True, gc=False):
    """An amount of the three resources: a price, a gain, an income, or what somebody owns.  [HM-1201]"""

    gold: int = 0
    materials: int = 0
    valuables: int = 0

    def plus(self, other: Purse, times: int = 1) -> Purse:
        """This and so many times the other."""
        return Purse(
            self.gold + times * other.gold,
            self.materials + times * other.materials,
            self.valuables + times * other.valuables,
        )

    def covers(self, price: Purse) -> bool:
        """Whether a price can be paid in full.  [HM-1213]"""
        return self.gold >= price.gold and self.materials >= price.materials and self.valuables >= price.valuables

    def halved_up(self) -> Purse:
        """Half of each resource, rounded up.  [HM-R-83]"""
        return Purse(-(-self.gold // 2), -(-self.materials // 2), -(-self.valuables // 2))

    def gold_halved_down(self) -> Purse:
        """Half the gold, rounded down; the rest as it is.  [HM-D-10]"""
        return Purse(self.gold // 2, self.materials, self.valuables)

    def cheaper(self, gold: int) -> Purse:
        """So much less gold, never below nothing."""
        return self if not gold else Purse(max(self.gold - gold, 0), self.materials, self.valuables)


STEP = {"gold": Purse(gold=5), "materials": Purse(materials=2), "valuables": Purse(valuables=1)}
"""One space of each income track.  [HM-1208]"""


class Effect(msgspec.Struct, frozen=True, tag_field="do", tag=snake, forbid_unknown_fields=True, gc=False):
    """What a component says, as data. Rules perform it, text describes it, bots weigh it."""
