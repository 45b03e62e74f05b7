"""A fight.  [HM-2001]"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from questhall.core import Seat, noun

from ..content.printed import Aspect, Stack
from ..effects import CardId, FieldId, UnitId
from .sides import Boon, PawnName, Troop

Camp = Annotated[Literal["attacker", "defender"], noun("camp")]
TOWER = "tower"
Wall = Literal["wall", "gate", ""]
LingeringKind = Literal[
    "attack",
    "might",
    "armour",
    "cover",
    "initiative",
    "health",
    "ward",
    "silence",
    "flames",
    "embers",
    "aim",
    "clumsy",
    "firm",
    "sure",
    "daunt",
    "elemental",
    "forget",
    "spell_armour",
    "nimble",
    "berserk",
    "air_ward",
]
"""What can last on a unit: `attack` counts in its own activation, `might` in every attack, `armour` is defence,
`cover` defence against shots, `flames` burn adjacent attackers, `embers` ground and flying ones, `clumsy` takes the
lower of two dice, `firm` is never paralysed, `sure` has no combat penalty, `forget` cannot attack,
`berserk` attacks the nearest, `air_ward` wards off Air."""


class Lingering(msgspec.Struct, frozen=True, gc=False):
    """What lasts on a unit in combat.  [HM-2304]"""

    kind: LingeringKind
    value: int
    until: int
    """The last combat round in which it lasts."""
    seat: Seat
    card: CardId


class Fighter(msgspec.Struct, kw_only=True, gc=False):
    """A unit on the combat board; spaces count from the defender's left back, row by row.  [HM-2001]"""

    id: str
    unit: UnitId
    aspect: Aspect
    camp: Camp
    at: int
    troop: int = -1
    """The place in the army of its player; -1 for guards and the tower."""
    damage: int = 0
    acted: bool = False
    answered: bool = False
    """Has retaliated in this combat round.  [HM-2209]"""
    extra: int = 0
    """Further retaliations in this combat round."""
    defending: bool = False
    paralysed: bool = False
    charms: list[Lingering] = []
    home: int = 0
    """Where it stood when it was activated."""
    poison: int = 0
    """Cubes: one damage in each activation."""
    turned: bool = False
    """It was a Pack when the combat began."""
    rooted: bool = False
    """It cannot move in this activation."""
    summoned: bool = False
    """It came during the combat.  [HM-3320]"""
    shield: int = 0
    """Defence against the next attack, by a card of the AI.  [HM-2711]"""
    clone: str = ""
    """Whose twin it is; any attack and any damage beat it.  [HM-3373]"""
    stack: Stack = ""
    """What its stack token adds to.  [HM-3352]"""
    layer: CardId = ""
    """A specialty that lies on it with other numbers until so much damage is done."""


class Attack(msgspec.Struct, kw_only=True, gc=False):
    """The attack that was declared, with what cards add to it.  [HM-2201, HM-2307]"""

    attacker: str
    target: str
    retaliation: bool = False
    first: bool = True
    """The first attack of the activation: abilities of attacks count.  [HM-1715]"""
    fixed: int | None = None
    """A lesser attack value, of a second target."""
    attack: int = 0
    defense: int = 0
    steady: bool = False
    """Without die."""
    triple: bool = False
    dice: list[int] = []
    guard_die: int | None = None
    """The second roll, for a defence token.  [HM-2218]"""
    rolled: int | None = None
    """The face that abilities look at, once the damage is computed."""
    where: int = -1
    """Where the target stood."""
    fatal: bool = False
    """It has beaten the side of the target that was up."""
    pierce: bool = False
    """The printed defence does not count, by a card."""
    unanswered: bool = False
    """Nobody retaliates, by a card."""
    certain: bool = False
    """Abilities count whatever the die shows, by a card."""
    boosts: list[int] = []
    """What each card has added to the attack."""
    slaying: int = 0
    """So many dice are thrown, of which every +1 counts."""
    rethrown: list[int] = []
    """Dice that were rolled again by a card that lasts."""
    fixed_face: int | None = None
    """What the dice show, by a card."""

    @property
    def own(self) -> bool:
        """Whether abilities of attacks count: in the first attack of the own activation.  [HM-1714 to HM-1716]"""
        return self.first and not self.retaliation


MoodKind = Literal[
    "magic_damage",
    "abilities",
    "wards",
    "weak_spells",
    "spells",
    "morale",
    "limit",
    "echo",
    "entrenched",
    "fervour",
    "ballista",
    "aimed",
    "mirth",
]
"""What can last for a whole combat: what is off for both sides; for one side more spells, cards after spells, better
defence tokens, attack for any card, more ballistas, aimed ballistas, attack dice that are rolled again."""


class Mood(msgspec.Struct, frozen=True, gc=False):
    """What lasts for one side of a combat, or for both."""

    kind: MoodKind
    value: int
    until: int
    """The last combat round in which it lasts."""
    camp: Camp | None = None
    unit: str = ""
    """Only while this unit is active."""


class BoardToken(msgspec.Struct, frozen=True, gc=False):
    """A force field, a fire wall or a hidden trap on a space."""

    kind: Literal["force_field", "fire_wall", "land_mine", "quicksand"]
    at: int
    damage: int
    until: int
    """The last combat round in which it lies there."""
    camp: Camp | None = None
    """Whose trap it is: only this side knows which are real."""
    real: bool = True
    starts: bool = False
    """It also burns who begins an activation there."""


class Borrowed(msgspec.Struct, frozen=True, gc=False):
    """A spell of a discard pile that is in a hand to be cast."""

    camp: Camp
    card: CardId
    common: bool
    """Unless it is cast it goes back to the common discard pile."""


class Combat(msgspec.Struct, kw_only=True, gc=False):
    """A fight on the combat board.  [HM-2001]"""

    attacker: Seat
    pawn: PawnName
    defender: Seat
    """NOBODY for guards."""
    keeper: PawnName | None = None
    """The defending hero, if one is there."""
    operator: Seat
    """Who moves the defending units; NOBODY if they act by the rules of the AI."""
    field: FieldId
    level: int
    """Field difficulty; 0 between players."""
    round: int = 0
    fighters: list[Fighter] = []
    walls: list[Wall] = msgspec.field(default_factory=lambda: ["", "", "", ""])
    siege: bool = False
    attack: Attack | None = None
    spells: dict[Camp, int] = {}
    """Cast in this combat round.  [HM-1113]"""
    more_spells: dict[Camp, int] = {}
    last: Camp = "defender"
    """Whose unit was activated last; `last_initiative` is what it had.  [HM-2107]"""
    last_initiative: int = -99
    deployed: dict[Camp, list[int]] = {}
    """Which units of each army take part."""
    laid: dict[Camp, list[CardId]] = {}
    """Ongoing cards; they are discarded when the combat ends.  [HM-924, HM-2304]"""
    kept: list[CardId] = []
    """Ongoing spells that go back to the hand when they end."""
    winner: Camp | None = None
    how: Literal["won", "retreat", "surrender"] = "won"
    guards: list[UnitId] = []
    """Every guard that was drawn."""
    garrison: list[Troop] = []
    """The units of a faction that hold a stray town, or of a creature bank.  [HM-3346, HM-3683]"""
    least: int = 0
    """Damage that every attack deals at least."""
    quiet: bool = False
    """The die does not change damage."""
    offensive: bool = False
    """Cards that give defence give attack instead."""
    chained: list[Camp] = []
    """Sides that may not surrender."""
    saved: list[str] = []
    """Units that have used what they can do once in a combat."""
    active: str = ""
    """The unit that is activated."""
    fallen: dict[Camp, int] = {}
    """Units that each side has lost."""
    carts: list[Camp] = []
    """Sides with an ammo cart."""
    tents: list[Camp] = []
    """Sides whose first aid tent was not used in this combat round."""
    tenders: dict[Camp, int] = {}
    """How many times as much a tent heals."""
    clouded: list[Camp] = []
    """Sides that have taken power off a building since their last spell."""
    boons: dict[Camp, list[Boon]] = {}
    """Power that waits for spells."""
    moods: list[Mood] = []
    tokens: list[BoardToken] = []
    armed: dict[str, int] = {}
    """How many traps of each side and kind are still real, which everybody can count."""
    urgent: list[str] = []
    """Units that are activated next, by cards."""
    borrowed: list[Borrowed] = []
    """Spells that can be cast in this activation as if they were in the hand.  [HM-1116]"""
    sitting_out: list[Camp] = []
    """Sides that are not asked in attacks, by their own will; nobody else knows it.  [HM-R-50]"""
    screens: dict[Camp, int] = {}
    """Defence against the damage of the spell that is being cast."""
