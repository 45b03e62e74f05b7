"""Discovering and laying tiles.  [HM-15xx]"""

from __future__ import annotations

from questhall.core import Decision, Question, Seat, Step
from questhall.kit.hexes import Hex

from ..choices import Done, LayTile, PickTile, ScoutTile, TurnTile
from ..content import load
from ..content.printed import Group
from ..effects import FieldId, TileId
from ..events import SignLaid, TileTurned
from ..geography import ASIDE, HeroesTable, blocked_field, chart, free_sites, laid, tile_of, with_token
from ..people import occupied, town_of
from ..state import Layout, PawnName, Place
from ..turning import turns_for
from .banks import OfferBank
from .stray import ClaimTown


class TurnUp(Step, frozen=True):
    """A face-down tile is turned up; nobody knew which it was.  [HM-1403, HM-1504]"""

    seat: Seat
    place: int

    def run(self, t: HeroesTable) -> None:
        """Chance decides which of its group lies there."""
        group: Group = t.state.layout.places[self.place].group
        t.do(OrientTile(self.seat, self.place, t.draw(t.state.tiles[group])))


class LayNewTile(Step, frozen=True):
    """A tile of the own supply is laid, and only then seen.  [HM-1502, HM-1504]"""

    seat: Seat
    q: int
    r: int

    def run(self, t: HeroesTable) -> None:
        """From now on it is a tile of the map."""
        t.state.sides[self.seat].tiles -= 1
        t.state.layout = Layout((*t.state.layout.places, Place((self.q, self.r), "far")))
        t.do(TurnUp(self.seat, len(t.state.layout.places) - 1))


class OrientTile(Question, frozen=True):
    """The player turns the tile as he likes, but so that a path leads to all others.  [HM-1507, HM-1508, HM-R-70]"""

    seat: Seat
    place: int
    tile: TileId
    again: bool = False
    """It lay there before, turned otherwise."""

    def ask(self, t: HeroesTable) -> Decision:
        """In steps of 60 degrees."""
        turns = turns_for(t.state.layout, self.place, self.tile)
        now = t.state.layout.places[self.place].turn % 6 if self.again else None
        return Decision(self.seat, self, tuple(TurnTile(turn) for turn in turns if turn != now))

    def answer(self, t: HeroesTable, seat: Seat, choice: TurnTile) -> None:
        """No hero moves.  [HM-1509]"""
        t.state.layout = laid(t.state.layout, self.place, self.tile, choice.turn)
        t.tell(TileTurned(seat, self.tile, choice.turn))
        if self.again:
            return
        lay_token(t, self.place)
        t.do(OfferBank(seat, self.place))
        fields = load().tiles[self.tile].fields
        t.do(*(ClaimTown(f"{self.tile}_{slot}") for slot, each in fields.items() if each.location == "random_town"))


def lay_token(t: HeroesTable, number: int) -> None:
    """The next token that the scenario has for such tiles comes on the blocked field.  [HM-3340, HM-3342]"""
    layout, plan = t.state.layout, load().plan(t.state.scenario)
    place = layout.places[number]
    field = blocked_field(place.tile)
    laid_down = [each.token for each in layout.places if each.token and each.group == place.group]
    wanted = [sign.location for sign in plan.tokens if sign.group == place.group]
    for token in laid_down:
        if token in wanted:
            wanted.remove(token)
    if field and wanted:
        t.state.layout = with_token(layout, number, wanted[0])
        t.tell(SignLaid(field, wanted[0]))


class OrientStart(Question, frozen=True):
    """Every player turns the own starting tile to any orientation.  [HM-231]"""

    seat: Seat
    place: int

    def ask(self, t: HeroesTable) -> Decision:
        """All six."""
        return Decision(self.seat, self, tuple(map(TurnTile, range(6))))

    def answer(self, t: HeroesTable, seat: Seat, choice: TurnTile) -> None:
        """The town stays in the middle.  [HM-232]"""
        tile = town_of(t, seat).removesuffix("_c")
        t.state.layout = laid(t.state.layout, self.place, tile, choice.turn)
        t.tell(TileTurned(seat, tile, choice.turn))


class LookOut(Question, frozen=True):
    """Discover a face-down tile next to this tile, without movement points.  [HM-3641, HM-3661, HM-R-72]"""

    automatic = True

    seat: Seat
    field: FieldId
    pawn: PawnName = "main"

    def ask(self, t: HeroesTable) -> Decision:
        """A neighbouring one; in another reading also an own tile, which nobody must lay.  [HM-R-72]"""
        places = t.state.layout.places
        middle = Hex(*places[chart(t.state.layout).place(self.field)].at)
        around = [middle.plus(way) for way in ASIDE]
        hidden = [number for number, place in enumerate(places) if not place.tile and place.at in around]
        able = t.state.rules.lookout_supply and t.state.sides[self.seat].tiles > 0
        free = [site for site in free_sites(t.state.layout) if site in around] if able else []
        own = [LayTile(self.pawn, site.q, site.r) for site in free]
        return Decision(self.seat, self, (*map(ScoutTile, hidden), *own, *(() if hidden else (Done(),))))

    def answer(self, t: HeroesTable, seat: Seat, choice: ScoutTile | LayTile | Done) -> None:
        """As any discovery."""
        if isinstance(choice, ScoutTile):
            t.do(TurnUp(seat, choice.place))
        elif isinstance(choice, LayTile):
            t.do(LayNewTile(seat, choice.q, choice.r))


class PickTurned(Question, frozen=True):
    """One after the other may turn a tile without heroes; none is turned twice."""

    automatic = True

    order: tuple[Seat, ...]
    done: tuple[int, ...] = ()

    def ask(self, t: HeroesTable) -> Decision:
        """It may be declined."""
        return Decision(self.order[0], self, (*map(PickTile, turnable(t, self.done)), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: PickTile | Done) -> None:
        """Flags, cubes and guards stay on its fields."""
        done = (*self.done, choice.place) if isinstance(choice, PickTile) else self.done
        if len(self.order) > 1:
            t.do(PickTurned(self.order[1:], done))
        if isinstance(choice, PickTile):
            t.do(OrientTile(seat, choice.place, t.state.layout.places[choice.place].tile, again=True))


def turnable(t: HeroesTable, done: tuple[int, ...]) -> list[int]:
    """Tiles that lie face up without heroes and can lie otherwise.  [HM-1507]"""
    layout, trodden = t.state.layout, {tile_of(field) for field in occupied(t)}
    found = [(n, place) for n, place in enumerate(layout.places) if place.tile and n not in done]
    free = [(n, place) for n, place in found if place.tile not in trodden]
    return [n for n, place in free if any(turn != place.turn % 6 for turn in turns_for(layout, n, place.tile))]
