"""Heroes are imprisoned: by a player, by the laboratory, by a treasure, by a scenario.  [KH-27xx]"""

from __future__ import annotations

from questhall.core import Step

from ..dungeon import PRISON, KeepTable
from ..effects import HeroClass
from ..events import GuildPurpose, HeroImprisoned, SupplyEmpty
from ..figures import put_hero, rouse_class
from ..piles import draw_guild_card
from .arrival import Brag, CheckRoom


class TakePrisoner(Step, frozen=True):
    """Draw a Guild card and imprison its hero; nobody draws cards for it.  [KH-3908, KH-3912, KH-3913]"""

    purpose: GuildPurpose

    def run(self, t: KeepTable) -> None:
        """A scenario card has no effect; without a prison no card is drawn.  [KH-R-011, KH-R-012]"""
        if PRISON not in t.state.rooms:
            return
        card = draw_guild_card(t, self.purpose)
        if card is not None and card.hero is not None:
            t.do(Imprison(card.hero, self.purpose))


class Imprison(Step, frozen=True):
    """A hero of the supply goes into the prison, exhausted, and uses its ability; then traps.

    [KH-2707, KH-2708, KH-2710, KH-R-014, KH-R-015]
    """

    kind: HeroClass
    purpose: GuildPurpose

    def run(self, t: KeepTable) -> None:
        """Without a token of the class the empty-supply rule applies instead.  [KH-R-013]"""
        if not t.state.supply[self.kind]:
            t.tell(SupplyEmpty(self.kind))
            rouse_class(t, self.kind)
            return
        hero = put_hero(t, self.kind, PRISON, active=False)
        t.tell(HeroImprisoned(hero.id, hero.kind, self.purpose))
        t.do(Brag(hero.id), CheckRoom(hero.id))
