"""Phase 4: Guild cards are drawn and resolved one after the other.  [KH-8xx, KH-32xx, KH-42xx]"""

from __future__ import annotations

from questhall.core import Step

from ..dungeon import KeepTable, rooms_with
from ..piles import draw_guild_card
from .ending import CheckGuildDeck
from .heroes import ResolveHeroes
from .scenarios import SCENARIO_CARDS
from .summon import CallHeroes


class Invade(Step, frozen=True):
    """The level and the wave fix how many Guild cards come.  [KH-318, KH-802, KH-808, KH-R-006]"""

    def run(self, t: KeepTable) -> None:
        """The number stays if the wave changes meanwhile."""
        t.do(NextGuildCard(t.content.levels[t.state.level].cards[t.state.wave - 1]))


class NextGuildCard(Step, frozen=True):
    """One card at a time; the next is drawn when the one before is resolved.  [KH-3301, KH-R-055]"""

    left: int

    def run(self, t: KeepTable) -> None:
        """A hero card summons, a scenario card acts as its scenario says.  [KH-3201, KH-3203, KH-4201]"""
        if not self.left:
            return
        card = draw_guild_card(t, "invasion")
        assert card is not None, "the game goes on although the Guild deck of wave 2 has run out"
        t.do(ResolveHeroes(), CheckGuildDeck(), NextGuildCard(self.left - 1))
        if card.hero is None:
            t.do(SCENARIO_CARDS[card.id]())
        else:
            assert card.symbol is not None
            t.do(CallHeroes(card.hero, tuple(rooms_with(t, card.symbol))))
