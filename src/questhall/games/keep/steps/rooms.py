"""Activating rooms: resources, shops, laboratory, construction site; and using the prison.  [KH-24xx to KH-29xx]"""

from __future__ import annotations

from msgspec.structs import replace

from questhall.core import Decision, Question, Seat, Step

from ..actions import LABORATORY
from ..building import CONSTRUCTION_SITE, plans, sites
from ..choices import Plan, Site, TakeItem
from ..dungeon import PRISON, KeepTable
from ..effects import HeroClass, RoomId
from ..events.dungeon import BlueprintRevealed, RoomBuilt
from ..events.turns import ItemTaken
from ..piles import discard_token, draw_guild_card, fill_market, put_token
from ..state import Room, Tile
from .ending import CheckGuildDeck
from .heroes import ResolveHeroes
from .prison import Imprison

BLUEPRINTS = 3


def use_room(t: KeepTable, seat: Seat, room: str, item: str) -> None:
    """The action of a room, for one activation.  [KH-1203, KH-2402]"""
    tile = t.content.rooms[room]
    if tile.makes is not None:
        put_token(t, room, tile.makes)
    elif tile.sells is not None:
        discard_token(t, room, tile.price)
        take_item(t, seat, item)
    elif room == LABORATORY:
        t.do(Experiment(seat))
    else:
        assert room == CONSTRUCTION_SITE, f"{room} cannot be activated"
        t.do(ChoosePlan(seat))


def take_item(t: KeepTable, seat: Seat, item: str) -> None:
    """An available card goes to the own discard pile; its place is filled at once.  [KH-2601, KH-2604, KH-2806]"""
    place = t.state.market.index(item)
    del t.state.market[place]
    t.state.sides[seat].discard.append(item)
    t.tell(ItemTaken(seat, item))
    fill_market(t, [place])


# -- prison


def can_use_prison(t: KeepTable, seat: Seat) -> bool:
    """Once per own turn, without activation or monster.  [KH-2701 to KH-2704, KH-R-011, KH-R-070]"""
    state = t.state
    return not state.prison_used and seat == state.active and PRISON in state.rooms


def use_prison(t: KeepTable, seat: Seat) -> None:
    """Try to imprison a hero; freed heroes are resolved before the turn goes on.  [KH-2713, KH-2714]"""
    t.state.prison_used = True
    t.do(TryPrison(seat), ResolveHeroes(), CheckGuildDeck())


class TryPrison(Step, frozen=True):
    """A Guild card is drawn: a hero is imprisoned and three cards are drawn, or nothing happens.

    [KH-2705, KH-2706, KH-2709]
    """

    seat: Seat

    def run(self, t: KeepTable) -> None:
        """A scenario card gives nothing.  [KH-2706]"""
        card = draw_guild_card(t, "prison")
        if card is not None and card.hero is not None:
            t.do(Imprison(card.hero, "prison", self.seat))


# -- laboratory


class Experiment(Step, frozen=True):
    """Draw a Guild card; its hero is imprisoned, then a tactic card is taken.  [KH-2803 to KH-2805, KH-R-080]"""

    seat: Seat

    def run(self, t: KeepTable) -> None:
        """A scenario card gives nothing.  [KH-R-012]"""
        card = draw_guild_card(t, "laboratory")
        if card is None or card.hero is None:
            t.do(CheckGuildDeck())
            return
        hero: HeroClass = card.hero
        t.do(Imprison(hero, "laboratory"), ResolveHeroes(), TakeTacticCard(self.seat), CheckGuildDeck())


class TakeTacticCard(Question, frozen=True):
    """Take a tactic card among the available items.  [KH-2805, KH-R-081]"""

    automatic = True

    seat: Seat

    def ask(self, t: KeepTable) -> Decision:
        """The tactic cards of the market; only the laboratory gives them."""
        cards = t.content.cards
        tactics = [item for item in dict.fromkeys(t.state.market) if cards[item].kind == "tactic"]
        return Decision(self.seat, self, tuple(map(TakeItem, tactics)))

    def answer(self, t: KeepTable, seat: Seat, choice: TakeItem) -> None:
        """It goes to the own discard pile."""
        take_item(t, seat, choice.item)


# -- construction site


class ChoosePlan(Question, frozen=True):
    """Which blueprint is built, and around which value of treasure.  [KH-2903 to KH-2907]"""

    seat: Seat

    def ask(self, t: KeepTable) -> Decision:
        """What coins, treasures and squares allow."""
        return Decision(self.seat, self, plans(t))

    def answer(self, t: KeepTable, seat: Seat, choice: Plan) -> None:
        """Then the place."""
        t.do(ChooseSite(seat, choice.room, choice.coins))


class ChooseSite(Question, frozen=True):
    """Where the new tile goes, and how it is turned.  [KH-2908, KH-2909]"""

    seat: Seat
    room: RoomId
    coins: int

    def ask(self, t: KeepTable) -> Decision:
        """Squares from which a way leads to the vault."""
        return Decision(self.seat, self, tuple(sites(t, self.room)))

    def answer(self, t: KeepTable, seat: Seat, choice: Site) -> None:
        """Coins are paid, the tile is laid with a random treasure of that value, a blueprint is revealed.

        [KH-2903, KH-2910, KH-2911, KH-R-047]
        """
        state = t.state
        for _ in range(self.coins):
            discard_token(t, CONSTRUCTION_SITE, "coin")
        tile = Tile(self.room, choice.column, choice.row, choice.turn)
        state.layout = replace(state.layout, tiles=(*state.layout.tiles, tile))
        fitting = [treasure for treasure in state.treasures if treasure.value == self.coins]
        treasure = fitting[t.rng.below(len(fitting))]
        state.treasures.remove(treasure)
        state.rooms[self.room] = Room(treasures=[treasure])
        state.blueprints.remove(self.room)
        state.built += 1
        t.tell(RoomBuilt(seat, self.room, self.coins))
        reveal_blueprints(t)


def reveal_blueprints(t: KeepTable) -> None:
    """Fill the blueprints up to three; an empty stack leaves fewer.  [KH-2901, KH-2911, KH-R-083]"""
    state = t.state
    while len(state.blueprints) < BLUEPRINTS and state.blueprint_stack:
        room = t.draw(state.blueprint_stack)
        state.blueprints.append(room)
        t.tell(BlueprintRevealed(room))
