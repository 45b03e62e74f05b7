"""Dice and the trade table.  [HM-1212, HM-T-301]"""

from __future__ import annotations

import msgspec

from ...effects import Purse, SimpleEffect


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The faces of the dice.  [HM-1212, HM-3404, HM-C-24]"""

    attack: tuple[int, ...]
    resource: tuple[Purse, ...]
    treasure: tuple[tuple[SimpleEffect, ...], ...]


class Exchange(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A line of the trade table.  [HM-T-301 to HM-T-306]"""

    give: Purse
    get: Purse
