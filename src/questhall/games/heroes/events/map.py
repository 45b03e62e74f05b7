"""What happened on the map."""

from __future__ import annotations

from questhall.core import Event

from ..choices import SeatName
from ..effects import CardId, FactionId, FieldId, HeroId, LocationId, Tier, TileId, UnitId
from ..state import PawnName


class TileTurned(Event, frozen=True):
    """A tile was laid or turned up."""

    seat: SeatName
    tile: TileId
    turn: int


class SignLaid(Event, frozen=True):
    """A token made something of a blocked field.  [HM-3340]"""

    field: FieldId
    location: LocationId


class HeroMoved(Event, frozen=True):
    """A hero went to a field."""

    seat: SeatName
    pawn: PawnName
    origin: FieldId
    to: FieldId
    via: tuple[FieldId, ...] = ()


class HeroReturned(Event, frozen=True):
    """A hero went back, or home."""

    seat: SeatName
    pawn: PawnName
    to: FieldId


class HeroHired(Event, frozen=True):
    """A secondary hero appeared."""

    seat: SeatName
    at: FieldId


class HeroLost(Event, frozen=True):
    """A secondary hero left the map."""

    seat: SeatName


class FieldVisited(Event, frozen=True):
    """A field was visited."""

    seat: SeatName
    field: FieldId


class FieldFlagged(Event, frozen=True):
    """A faction cube was put on a field."""

    seat: SeatName
    field: FieldId
    former: int


class GrailTaken(Event, frozen=True):
    """The Grail was found."""

    seat: SeatName


class QuickCombat(Event, frozen=True):
    """The guards gave way."""

    seat: SeatName
    field: FieldId


class TruceMade(Event, frozen=True):
    """The guards let a hero pass."""

    seat: SeatName
    field: FieldId


class BoxOpened(Event, frozen=True):
    """A card of Pandora's Box was drawn.  [HM-3360]"""

    seat: SeatName
    card: CardId


class NeutralsSeen(Event, frozen=True):
    """Somebody has looked at the top of a neutral deck."""

    seat: SeatName
    tier: Tier
    count: int


class NeutralsShown(Event, frozen=True):
    """Neutral units offered their service."""

    seat: SeatName
    units: tuple[UnitId, ...]


class RivalMoved(Event, frozen=True):
    """A hero of the AI went to a field.  [HM-2603]"""

    hero: HeroId
    to: FieldId


class RivalFlagged(Event, frozen=True):
    """A hero of the AI put its cube on a field.  [HM-2610]"""

    hero: HeroId
    field: FieldId


class RivalAttacked(Event, frozen=True):
    """A hero of the AI attacks a player.  [HM-2604]"""

    hero: HeroId
    seat: SeatName
    field: FieldId


class RivalChallenged(Event, frozen=True):
    """A player attacks a hero of the AI, or its town."""

    seat: SeatName
    hero: HeroId
    field: FieldId


class RivalBeaten(Event, frozen=True):
    """A hero of the AI has lost all its units.  [HM-2615]"""

    seat: SeatName
    hero: HeroId


class LordChosen(Event, frozen=True):
    """A faction that nobody leads holds a stray town.  [HM-3682]"""

    field: FieldId
    faction: FactionId
