"""Heroes are imprisoned: by a player, by the laboratory, by a treasure, by a scenario.  [KH-27xx]"""

from __future__ import annotations

from questhall.core import Seat, Step

from ..dungeon import PRISON, KeepTable
from ..effects import HeroClass
from ..events.heroes import HeroImprisoned, SupplyEmpty
from ..events.turns import GuildPurpose
from ..figures import put_hero, rouse_class
from ..piles import draw_cards, draw_guild_card
from .arrival import Brag, CheckRoom

PRISON_CARDS = 3


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
    seat: Seat | None = None
    """Who draws three cards for it."""

    def run(self, t: KeepTable) -> None:
        """The token first, then the cards, then the ability or the empty-supply rule.  [KH-2709, KH-R-013, KH-R-014]"""
        hero = put_hero(t, self.kind, PRISON, active=False) if t.state.supply[self.kind] else None
        if hero is not None:
            t.tell(HeroImprisoned(hero.id, hero.kind, self.purpose))
        if self.seat is not None:
            draw_cards(t, self.seat, PRISON_CARDS)
        if hero is not None:
            t.do(Brag(hero.id), CheckRoom(hero.id))
        else:
            t.tell(SupplyEmpty(self.kind))
            rouse_class(t, self.kind)
