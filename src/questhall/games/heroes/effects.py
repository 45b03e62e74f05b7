"""What cards, fields and buildings say, as data.  [HM-912, HM-3401 to HM-3420]"""

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
Difficulty = Annotated[Literal["easy", "normal", "hard", "impossible"], noun("difficulty")]
School = Annotated[Literal["air", "fire", "earth", "water", "any"], noun("school")]
UnitType = Annotated[Literal["ground", "flying", "ranged"], noun("type")]
Kind = Annotated[Literal["statistic", "ability", "artifact", "spell", "specialty"], noun("kind")]
Grade = Annotated[Literal["basic", "expert"], noun("grade")]
TwoSided = Annotated[Literal["few", "pack"], noun("aspect")]
RESOURCES: tuple[Resource, ...] = ("gold", "materials", "valuables")
TIERS: tuple[Tier, ...] = ("bronze", "silver", "gold", "azure")
DECKS: tuple[Deck, ...] = get_args(get_args(Deck)[0])


class Purse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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
        return Purse(max(self.gold - gold, 0), self.materials, self.valuables)


STEP = {"gold": Purse(gold=5), "materials": Purse(materials=2), "valuables": Purse(valuables=1)}
"""One space of each income track.  [HM-1208]"""


class Effect(msgspec.Struct, frozen=True, tag_field="do", tag=snake, forbid_unknown_fields=True):
    """What a component says, as data. Rules perform it, text describes it, bots weigh it."""


# -- on the map


class Gain(Effect, frozen=True):
    """Take resources.  [HM-3414]"""

    gold: int = 0
    materials: int = 0
    valuables: int = 0


class Draw(Effect, frozen=True):
    """Draw cards from the own deck."""

    cards: int = 1


class Discard(Effect, frozen=True):
    """Discard hand cards of choice."""

    cards: int = 1


class Experience(Effect, frozen=True):
    """Steps on the level track.  [HM-3407]"""

    points: int = 1


class Morale(Effect, frozen=True):
    """Gain or lose morale.  [HM-3410, HM-3411]"""

    change: Literal[1, -1]


class Moves(Effect, frozen=True):
    """Movement points of the hero for this turn.  [HM-3412]"""

    points: int = 1


class Search(Effect, frozen=True):
    """Search a common deck.  [HM-906]"""

    deck: Deck
    cards: int = 2


class RollResource(Effect, frozen=True):
    """Roll resource dice and take some of the results.  [HM-3405, HM-3406]"""

    dice: int = 1
    keep: int = 1


class RollTreasure(Effect, frozen=True):
    """Roll treasure dice and resolve one.  [HM-3402, HM-3419]"""

    dice: int = 1


class TakeTop(Effect, frozen=True):
    """Draw the top card of a common deck.  [HM-3009]"""

    deck: Deck


class TakeGrail(Effect, frozen=True):
    """Take the Grail token, if nobody has it.  [HM-3642]"""


class Trade(Effect, frozen=True):
    """Trade resources, or remove a card for gold.  [HM-3101]"""


class Scout(Effect, frozen=True):
    """Discover a face-down tile next to this tile.  [HM-3641]"""


class DrinkSpring(Effect, frozen=True):
    """Take one of the upper cards of the own discard pile.  [HM-3649]"""

    cards: int = 3


class VisitWitch(Effect, frozen=True):
    """Remove an ability from the hand, or look at the top ability.  [HM-3650]"""


class Reinforce(Effect, frozen=True):
    """Turn one own Few of these tiers into a Pack; the price is changed as the effect says.  [HM-1617, HM-1618]"""

    tiers: tuple[Tier, ...] = ("bronze", "silver", "gold")
    price: Literal["full", "free", "half", "half_gold"] = "full"
    less: int = 0
    """So much less gold."""


class FlipPack(Effect, frozen=True):
    """Turn one own Pack into a Few."""


# -- of the expansions: on the map


class Recover(Effect, frozen=True):
    """Cards of such kinds, or such cards, go from the own discard pile to the hand."""

    cards: int = 1
    kinds: tuple[Kind, ...] = ()
    """None: any."""
    names: tuple[CardId, ...] = ()


class Rummage(Effect, frozen=True):
    """One of the top cards of the own deck goes to the hand; then the discard pile is shuffled into the deck."""

    cards: int


class Pluck(Effect, frozen=True):
    """The top cards of the own deck are discarded, one of them goes to the hand."""

    cards: int


class Winnow(Effect, frozen=True):
    """Draw cards; spells and specialties are kept, the others discarded."""

    cards: int


class Reshuffle(Effect, frozen=True):
    """The own discard pile is shuffled into the deck."""


class Expertise(Effect, frozen=True):
    """One more expert effect in this round."""


class Reveal(Effect, frozen=True):
    """The first spell of such a school or class in the spell deck goes to the hand or to its discard pile."""

    school: School | None = None
    grade: Grade | None = None


class Reforge(Effect, frozen=True):
    """A hand card of such kinds is removed for a search of its deck."""

    kinds: tuple[Deck, ...]
    cards: int = 2


class Banish(Effect, frozen=True):
    """Hand cards may be removed."""

    cards: int = 1


class Leap(Effect, frozen=True):
    """The hero goes so many fields over everything and resolves the last."""

    fields: int


class Promote(Effect, frozen=True):
    """A Pack is given up for a neutral unit, of which one may be led."""

    unit: UnitId
    into: UnitId


class SearchPile(Effect, frozen=True):
    """One of the top cards of the discard pile of a common deck is taken.  [HM-3658]"""

    deck: Deck
    cards: int


class SwapStatistic(Effect, frozen=True):
    """A statistic card of the hand or of the own discard pile is replaced by another kind, for gold.  [HM-3620]"""

    times: int = 2
    gold: int = 3


class BuyArtifact(Effect, frozen=True):
    """One of the top four cards of the artifact discard pile may be bought by its level.  [HM-3621]"""


class HireHere(Effect, frozen=True):
    """A secondary hero may be hired on this field for gold, then an enemy discards a card.  [HM-3624, HM-3625]"""

    gold: int = 7


class FreeHero(Effect, frozen=True):
    """A secondary hero appears on this field, or gold is gained if there is one.  [HM-3647, HM-3648]"""

    gold: int = 3


class SellTime(Effect, frozen=True):
    """A hand card may be removed for a search of one of the three decks.  [HM-3645]"""


class AskScholar(Effect, frozen=True):
    """Roll an attack die: a statistic card, an ability or a spell.  [HM-3653 to HM-3656]"""


class Empower(Effect, frozen=True):
    """A statistic card of the hand may be replaced by the empowered card of its kind.  [HM-3659]"""


class BuyMachine(Effect, frozen=True):
    """A war machine may be bought, at the lower or at the higher price.  [HM-3303, HM-3304, HM-3627]"""

    price: Literal["factory", "post"]


class HireElementals(Effect, frozen=True):
    """The first elementals of the neutral deck of each own dwelling's tier are shown; one may be recruited."""


class Enshrine(Effect, frozen=True):
    """An artifact of the hand may be removed for experience."""

    points: int = 1


class TakeMachine(Effect, frozen=True):
    """A certain war machine is taken for gold, if it is there."""

    machine: CardId
    gold: int = 0


PlaceEffect = (
    SearchPile
    | SwapStatistic
    | BuyArtifact
    | HireHere
    | FreeHero
    | SellTime
    | AskScholar
    | Empower
    | BuyMachine
    | HireElementals
    | Enshrine
)
MoreEffect = (
    Recover
    | Rummage
    | Pluck
    | Winnow
    | Reshuffle
    | Expertise
    | Reveal
    | Reforge
    | Banish
    | Promote
    | TakeMachine
    | PlaceEffect
)
SimpleEffect = (
    Gain
    | Draw
    | Discard
    | Experience
    | Morale
    | Moves
    | Search
    | RollResource
    | RollTreasure
    | TakeTop
    | TakeGrail
    | Trade
    | Scout
    | DrinkSpring
    | VisitWitch
    | Reinforce
    | FlipPack
    | MoreEffect
)


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of several things to choose from, perhaps for a price.  [HM-3416, HM-3420]"""

    then: tuple[SimpleEffect, ...]
    pay: Purse = Purse()


class OneOf(Effect, frozen=True):
    """A choice of one; what costs resources may be declined.  [HM-1423, HM-3420]"""

    options: tuple[Option, ...]
    optional: bool = False


# -- of cards: numbers of the attack that was declared


class Power(Effect, frozen=True):
    """Power for a spell.  [HM-1104]"""

    value: int = 1


class Bolster(Effect, frozen=True):
    """The own unit of the declared attack is stronger; twice as much for a favoured unit or type.

    [HM-2306, HM-2307]
    """

    stat: Literal["attack", "defense"]
    value: int
    favours: tuple[UnitId, ...] = ()


class Weaken(Effect, frozen=True):
    """The enemy's unit of the declared attack is weaker, never below nothing."""

    stat: Literal["attack", "defense"]
    value: int


class Steady(Effect, frozen=True):
    """The own ground or flying unit attacks without die, and harder."""

    attack: int


class Rage(Effect, frozen=True):
    """The own ground or flying unit attacks harder."""

    attack: int


class TripleDie(Effect, frozen=True):
    """The attack die counts three times."""


# -- of cards: units on the combat board


class Damage(Effect, frozen=True):
    """A unit takes damage that defence does not reduce.  [HM-1703]"""

    value: int


class Blast(Effect, frozen=True):
    """The units on two adjacent spaces take damage.  [HM-D-09]"""

    value: int


class Chain(Effect, frozen=True):
    """A unit and the two that are closest to it take damage, in this order."""

    values: tuple[int, ...]


class Paralyse(Effect, frozen=True):
    """A unit of these tiers is paralysed.  [HM-2214]"""

    tiers: tuple[Tier, ...]


class Heal(Effect, frozen=True):
    """An own unit loses damage, and paralysis if the card says so."""

    value: int
    paralysis: Literal["stays", "or", "and"] = "stays"


class Charm(Effect, frozen=True):
    """A unit has another number while the effect lasts; twice as much for a favoured unit.  [HM-2304]"""

    stat: CharmStat
    value: int
    favours: tuple[UnitId, ...] = ()


CharmStat = Literal[
    "initiative",
    "health",
    "attack",
    "defense",
    "cover",
    "spell_armour",
    "embers",
    "clumsy",
    "firm",
    "sure",
    "daunt",
    "elemental",
]
"""`cover` is defence against shots, `embers` burn ground and flying attackers, `clumsy` takes the lower of two dice,
`firm` is never paralysed, `sure` has no combat penalty, `daunt` makes who retaliates clumsy, `elemental` ignores
defence."""


class Ward(Effect, frozen=True):
    """A unit of these tiers cannot be the target of spells."""

    tiers: tuple[Tier, ...]


class Silence(Effect, frozen=True):
    """A unit of these tiers loses its abilities."""

    tiers: tuple[Tier, ...]


class Riposte(Effect, frozen=True):
    """A unit of these tiers may retaliate once more in this combat round."""

    tiers: tuple[Tier, ...]


class Flames(Effect, frozen=True):
    """Adjacent attackers of the unit take damage, in this combat round."""

    value: int


class Shift(Effect, frozen=True):
    """An own unit of these tiers goes to any free space."""

    tiers: tuple[Tier, ...]


class Aim(Effect, frozen=True):
    """Own ranged units attack harder what is not adjacent, and may have more initiative."""

    attack: int
    initiative: int = 0
    rounds: int = 1


class Swap(Effect, frozen=True):
    """Two own units change places: when the combat starts, or when an own unit is activated."""

    when: Literal["start", "activation"]


class Horde(Effect, frozen=True):
    """A further layer on an own unit: other numbers until so much damage is done.  [HM-1704]"""

    unit: UnitId
    aspects: tuple[Literal["few", "pack"], ...]
    attack: int
    defense: int
    health: int
    initiative: int


class Spoil(Effect, frozen=True):
    """The enemy discards random hand cards."""

    cards: int = 1


class Chains(Effect, frozen=True):
    """At the start of a combat: the enemy hero may neither retreat nor surrender."""


# -- of cards: answers to something


class Save(Effect, frozen=True):
    """An attack that would finish an own unit of these tiers does nothing."""

    tiers: tuple[Tier, ...]


class IgnoreRoll(Effect, frozen=True):
    """After the attack roll: the die and what it set off do not count."""


class Recall(Effect, frozen=True):
    """After casting: the spell returns to the hand, or all cards played with it; perhaps one more spell is allowed.

    [HM-D-04]
    """

    cards: Literal["spell", "all"] = "spell"
    spells: int = 0


class Cancel(Effect, frozen=True):
    """A spell that an enemy casts does nothing, if it is of the school and class and had no more power than this."""

    power: int = 99
    school: School | None = None
    grades: tuple[Grade, ...] = ("basic", "expert")


class Foresee(Effect, frozen=True):
    """Cast a spell before any unit is activated; it may not count for the limit."""

    counted: bool


class Study(Effect, frozen=True):
    """A bought spell is cheaper, and more cards are looked at."""

    gold: int
    cards: int


class Levy(Effect, frozen=True):
    """A unit is recruited or reinforced for less gold."""

    gold: int


class Favour(Effect, frozen=True):
    """One die may be rolled again in this turn: treasure and resource dice, or any."""

    dice: Literal["map", "any"]


class Stroll(Effect, frozen=True):
    """At the end of the turn the hero may go to an adjacent empty field."""


class Hire(Effect, frozen=True):
    """A neutral unit of the tier of each own dwelling is shown; one may be recruited for its price.  [HM-1807]"""


class Truce(Effect, frozen=True):
    """No combat on a field whose difficulty is the hero's level; it is visited.  [HM-1807]"""


class Raise(Effect, frozen=True):
    """After a won combat that was no quick combat: reinforce for half the gold.  [HM-D-10]"""

    tiers: tuple[Tier, ...]


class Fly(Effect, frozen=True):
    """The hero passes fields without resolving them and resolves the last; perhaps over borders and blocked fields."""

    moves: int
    borders: bool = False


class Retrieve(Effect, frozen=True):
    """A spell of the own discard pile goes to the hand, the others into the deck, which is shuffled."""


class Sneer(Effect, frozen=True):
    """An enemy who has positive morale gets negative morale."""


class Toss(Effect, frozen=True):
    """Roll an attack die; such results gain morale."""

    dice: tuple[int, ...]


class Sift(Effect, frozen=True):
    """Draw cards, keep some of them, discard the others."""

    cards: int
    keep: int


class Sacrifice(Effect, frozen=True):
    """Discard any number of cards for as much attack or defence in the declared attack."""

    stat: Literal["attack", "defense"]


class BurnSpell(Effect, frozen=True):
    """Discard a card; if it was a spell draw one."""


class TownPortal(Effect, frozen=True):
    """The main hero goes to a town or settlement of its player and may have more movement.  [HM-D-08]"""

    moves: int


# -- of the expansions: in combat


class Duel(Effect, frozen=True):
    """The own attacking unit is stronger, twice as much if its initiative is lower, or higher, than the target's."""

    value: int
    when: Literal["lower", "higher"]


class Wound(Effect, frozen=True):
    """The own unit of the declared attack takes damage."""

    value: int


class Rend(Effect, frozen=True):
    """The own attacking unit ignores the defence of a target of these tiers."""

    tiers: tuple[Tier, ...]


class Snipe(Effect, frozen=True):
    """The own ranged unit attacks a target that is not adjacent harder and without penalty."""

    attack: int


class Parry(Effect, frozen=True):
    """The own attacked unit has more defence against ground and flying units."""

    value: int


class Mass(Effect, frozen=True):
    """All own units of these types have another number while the effect lasts."""

    stat: Literal["initiative", "attack", "defense"]
    value: int
    types: tuple[UnitType, ...] = ("ground", "flying", "ranged")


class Smite(Effect, frozen=True):
    """All enemy units of these tiers take damage."""

    tiers: tuple[Tier, ...]
    value: int


class Burst(Effect, frozen=True):
    """Units beside a space take damage, perhaps those on it too; with dice one for each +1."""

    value: int = 1
    center: bool = False
    most: int = 4
    dice: int = 0


class Forget(Effect, frozen=True):
    """A unit of these tiers and types cannot attack in its next activation."""

    tiers: tuple[Tier, ...]
    types: tuple[UnitType, ...] = ("ranged",)


class Dispel(Effect, frozen=True):
    """Ongoing effects on a unit of these tiers end."""

    tiers: tuple[Tier, ...]


class Breach(Effect, frozen=True):
    """Walls or the gate are destroyed; units beside them may take damage, the tower may fall."""

    walls: int
    damage: int = 0
    tower: bool = False


class Summon(Effect, frozen=True):
    """A unit comes to a free space for this combat.  [HM-3320]"""

    unit: UnitId
    aspect: TwoSided


class Tend(Effect, frozen=True):
    """The own first aid tent heals so many times as much: now, or in this combat."""

    times: int
    lasting: bool = False


class FireCannon(Effect, frozen=True):
    """The own cannon shoots once more, without an expert effect."""


class Widen(Effect, frozen=True):
    """A search that is about to begin looks at so many cards."""

    cards: int


class Kindle(Effect, frozen=True):
    """Spells of these schools have more power: the first one, or all in this combat."""

    power: int
    schools: tuple[School, ...] = ()
    lasting: bool = False


class Attune(Effect, frozen=True):
    """While the card is in play spells of these schools have more power.  [HM-918]"""

    schools: tuple[School, ...]
    power: int


class Seek(Effect, frozen=True):
    """While the card is in play a search of the spell deck may find the first spell of a school instead."""

    school: School


class Tithe(Effect, frozen=True):
    """While the card is in play its owner gains resources in every resource round."""

    materials: int = 0
    valuables: int = 0


class Machine(Effect, frozen=True):
    """What a war machine does while it is in play.  [HM-3302]"""

    does: Literal["ammo_cart", "ballista", "first_aid_tent", "cannon", "catapult"]


CombatEffect = (
    Bolster
    | Weaken
    | Steady
    | Rage
    | TripleDie
    | Damage
    | Blast
    | Chain
    | Paralyse
    | Heal
    | Charm
    | Ward
    | Silence
    | Riposte
    | Flames
    | Shift
    | Aim
    | Swap
    | Horde
    | Spoil
    | Chains
    | Duel
    | Wound
    | Rend
    | Snipe
    | Parry
    | Mass
    | Smite
    | Burst
    | Forget
    | Dispel
    | Breach
    | Summon
    | Kindle
    | Tend
    | FireCannon
)
Answer = Save | IgnoreRoll | Recall | Cancel | Foresee | Study | Levy | Favour | Widen
MapEffect = (
    Leap | Stroll | Hire | Truce | Raise | Fly | Retrieve | Sneer | Toss | Sift | Sacrifice | BurnSpell | TownPortal
)
PermanentEffect = Attune | Seek | Tithe | Machine
AnyEffect = SimpleEffect | OneOf | Power | CombatEffect | Answer | MapEffect | PermanentEffect
