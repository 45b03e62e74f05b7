"""The rest of the setup: clans, the laboratory's cards, starting monsters, the first player.  [KH-3xx]"""

from __future__ import annotations

from questhall.core import Decision, Question, Seat, Step

from ..choices import ChooseClan, SeatName, Summon
from ..dungeon import VAULT, KeepTable, clan_of, rooms_with
from ..events.turns import ClanChosen, GameBegan, LaboratoryStocked
from ..figures import summon_monster
from ..piles import fill_market
from .rooms import reveal_blueprints
from .turn import StartTurn


class ChooseClans(Question, frozen=True):
    """A seat chooses a clan that nobody else has, in seat order.  [KH-301, KH-303, KH-R-065]"""

    seat: SeatName

    def ask(self, t: KeepTable) -> Decision:
        """The clans that are left."""
        return Decision(self.seat, self, tuple(map(ChooseClan, free_clans(t))))

    def answer(self, t: KeepTable, seat: Seat, choice: ChooseClan) -> None:
        """It takes the clan's card, cards and monsters.  [KH-302]"""
        from ..setup import join_clan  # noqa: PLC0415  # setup puts this step on the agenda

        join_clan(t.state.sides[seat], choice.clan, t.content, t.rng)
        t.tell(ClanChosen(seat, choice.clan))


def free_clans(t: KeepTable) -> list[str]:
    """The clans that no player uses."""
    taken = {area.clan for area in t.state.sides}
    return [clan for clan in t.content.clans if clan not in taken]


class ChooseLaboratoryClan(Question, frozen=True):
    """The players choose the unused clan whose cards go into the item deck.  [KH-2801, KH-R-079]"""

    def ask(self, t: KeepTable) -> Decision:
        """The clans that are left."""
        return Decision(0, self, tuple(map(ChooseClan, free_clans(t))))

    def answer(self, t: KeepTable, seat: Seat, choice: ChooseClan) -> None:
        """All ten are shuffled into the deck.  [KH-2802]"""
        t.state.laboratory_clan = choice.clan
        t.state.items += t.content.deck(choice.clan)
        t.shuffle(t.state.items)
        t.tell(LaboratoryStocked(choice.clan))


class StockMarket(Step, frozen=True):
    """The top five items are revealed, and the top three blueprints.  [KH-203, KH-2901]"""

    def run(self, t: KeepTable) -> None:
        """Before anybody has monsters in the dungeon."""
        fill_market(t)
        reveal_blueprints(t)


class PlaceStartingMonsters(Step, frozen=True):
    """As many monsters as the clan card shows, divided freely among its rooms.  [KH-306, KH-307, KH-R-069]"""

    seat: SeatName

    def run(self, t: KeepTable) -> None:
        """Without a room of the symbol they go to the vault.  [KH-R-044]"""
        clan = clan_of(t, self.seat)
        rooms = tuple(rooms_with(t, clan.symbol)) or (VAULT,)
        t.do(*(PlaceStartingMonster(self.seat, rooms) for _ in range(clan.starts)))


class PlaceStartingMonster(Question, frozen=True):
    """Into which room the next starting monster goes.  [KH-307]"""

    automatic = True

    seat: SeatName
    rooms: tuple[str, ...]

    def ask(self, t: KeepTable) -> Decision:
        """The rooms of the clan's symbol."""
        return Decision(self.seat, self, tuple(Summon(0, room) for room in self.rooms))

    def answer(self, t: KeepTable, seat: Seat, choice: Summon) -> None:
        """From the lair."""
        summon_monster(t, seat, choice.room)


class BeginGame(Step, frozen=True):
    """The clan with the fewest monsters on its card begins.  [KH-322, KH-323]"""

    def run(self, t: KeepTable) -> None:
        """Clan sizes differ, so there is no tie.  [KH-324]"""
        first = min(range(len(t.state.sides)), key=lambda seat: clan_of(t, seat).monsters)
        t.tell(GameBegan(first, t.state.level))
        t.do(StartTurn(first))
