"""Every answer that a player can give."""

from __future__ import annotations

from typing import Annotated, Literal

from questhall.core import Choice, noun
from questhall.core.chapters import defined_in

from .effects import CardId, Cell, House, Npc, Slot
from .state import FigureId, SeatName

Goods = CardId
"""Resources, coins and tokens go by the names of cards, too."""


class Pass(Choice, frozen=True):
    """Nothing more in this phase, or nothing more of this."""


class Use(Choice, frozen=True, cache_hash=True):
    """Use one alternative of a part of a card in hand, of worn gear or of the minion."""

    card: CardId
    part: int
    option: int = 0


class UsePrepared(Choice, frozen=True):
    """Use what the prepared card offers in its slot."""

    part: int
    option: int = 0


class Consume(Choice, frozen=True):
    """Use up a consumable."""

    card: CardId


class Go(Choice, frozen=True):
    """Move to a cell."""

    to: Cell


class Swing(Choice, frozen=True):
    """Use a hook along its diagram, or mirrored."""

    card: CardId
    mirrored: bool = False


class HoldOn(Choice, frozen=True):
    """Stay on the rope."""


class LetGo(Choice, frozen=True):
    """Fall."""


class OpenChest(Choice, frozen=True):
    """Open the chest on a cell."""

    cell: Cell


class Take(Choice, frozen=True):
    """Keep one of the cards shown."""

    card: CardId


class Chop(Choice, frozen=True):
    """Fell the tree on a cell."""

    cell: Cell


class Dig(Choice, frozen=True):
    """Dig the block on a cell."""

    cell: Cell


class Donate(Choice, frozen=True):
    """Give things of one kind to another player."""

    to: SeatName
    goods: Goods
    count: int = 1


class Fight(Choice, frozen=True):
    """Attack an enemy with a weapon."""

    weapon: CardId
    target: FigureId


class Aim(Choice, frozen=True):
    """Hit this one too, or next."""

    target: FigureId


class Drop(Choice, frozen=True):
    """Leave out a die of this size."""

    die: int


class Boost(Choice, frozen=True):
    """Change a die of a roll by a charm, or add the dryad's die."""

    charm: Literal["upgrade", "double", "reroll", "dryad"]
    die: int = 0


class Strengthen(Choice, frozen=True):
    """Spend so many swords or shields on the die with this place in the roll."""

    die: int
    count: int


class Explore(Choice, frozen=True):
    """Reveal the tiles next to the own one."""


class CompleteGoal(Choice, frozen=True):
    """Complete a goal."""

    goal: Annotated[str, noun("goal")]


class Prepare(Choice, frozen=True):
    """Put a card into the prepared slot."""

    card: CardId


class TakePrepared(Choice, frozen=True):
    """Take the prepared card back into hand."""


class Welcome(Choice, frozen=True):
    """A non-player character appears."""

    npc: Npc


class Visit(Choice, frozen=True):
    """Use a non-player character, perhaps for a card."""

    npc: Npc
    card: CardId = ""


class Unlock(Choice, frozen=True):
    """Open the next inventory slot."""


class Craft(Choice, frozen=True):
    """Make equipment, armour, a platform or a rope."""

    item: CardId


class Build(Choice, frozen=True):
    """Build a house; the place is asked next."""

    house: House


class Place(Choice, frozen=True):
    """At this cell."""

    cell: Cell


class HangRope(Choice, frozen=True):
    """Hang a rope on a cell."""

    cell: Cell


class PlacePlatform(Choice, frozen=True):
    """Put a platform on the bottom edge of a cell."""

    cell: Cell


class BuyPylon(Choice, frozen=True):
    """Buy a pylon for a cell."""

    cell: Cell


class UsePylon(Choice, frozen=True):
    """Teleport to another pylon."""

    to: Cell


class Summon(Choice, frozen=True):
    """Summon the minion of a staff."""

    staff: CardId


class UseBottle(Choice, frozen=True):
    """Take a potion of choice."""

    card: CardId


class UsePot(Choice, frozen=True):
    """Eat a gourmet token."""

    token: int


class FreeSlot(Choice, frozen=True):
    """Empty an inventory slot for something new."""

    slot: int


class TakeMaximum(Choice, frozen=True):
    """Raise the maximum, and restore all."""


class TakeCoins(Choice, frozen=True):
    """Take the coins."""


class DestroyCard(Choice, frozen=True):
    """Take an own action card out of the game."""

    card: CardId
    place: Literal["hand", "prepared", "discard"]


class Choose(Choice, frozen=True):
    """This player."""

    seat: SeatName


class Equip(Choice, frozen=True):
    """Put this card on top of its slot."""

    slot: Slot
    card: CardId


class Wear(Choice, frozen=True):
    """Wear this armour."""

    armour: CardId


class Activate(Choice, frozen=True):
    """This enemy acts next."""

    enemy: FigureId


class AnyOrder(Choice, frozen=True):
    """The rest act one after another, as they stand."""


class Focus(Choice, frozen=True):
    """Put the focus token on this goal."""

    goal: Annotated[str, noun("goal")]


class Swap(Choice, frozen=True):
    """Use the alternative of a goal."""

    goal: Annotated[str, noun("goal")]


class TakeCharacter(Choice, frozen=True):
    """Play this character."""

    character: Annotated[str, noun("character")]


CHOICES = defined_in(__name__, Choice)
