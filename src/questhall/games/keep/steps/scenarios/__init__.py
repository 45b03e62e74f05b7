"""What the scenarios add: their special rules by name, and their Guild cards."""

from __future__ import annotations

from questhall.core import Step

from ...twists import Twist
from .borrowed_recipes import MixedUpNotes, SpilledFlask, TestSubjects
from .empty_cots import BagSnatchers, Hostages, RansomNote
from .first_night import FalseAlarm, Lookout, QuietCorridor
from .gilded_champion import Champion, Fanfare, GrandEntrance
from .high_water import Flood, RisingWater
from .old_lockup import Bribe, LooseHinge, NewArrival
from .open_gates import Gates, GateSurge
from .thin_walls import Veil, VeilShifts
from .two_cellars import Tunnel, TunnelCrew
from .under_renovation import Delivery, Renovation, WageDay

TWISTS: dict[str, type[Twist]] = {
    "lookout": Lookout,
    "bribe": Bribe,
    "test_subjects": TestSubjects,
    "flood": Flood,
    "renovation": Renovation,
    "tunnel": Tunnel,
    "veil": Veil,
    "hostages": Hostages,
    "champion": Champion,
    "gates": Gates,
}

SCENARIO_CARDS: dict[str, type[Step]] = {
    "quiet_corridor": QuietCorridor,
    "false_alarm": FalseAlarm,
    "loose_hinge": LooseHinge,
    "new_arrival": NewArrival,
    "spilled_flask": SpilledFlask,
    "mixed_up_notes": MixedUpNotes,
    "rising_water": RisingWater,
    "wage_day": WageDay,
    "delivery": Delivery,
    "tunnel_crew": TunnelCrew,
    "veil_shifts": VeilShifts,
    "ransom_note": RansomNote,
    "bag_snatchers": BagSnatchers,
    "grand_entrance": GrandEntrance,
    "fanfare": Fanfare,
    "gate_surge": GateSurge,
}
