"""The unique effects of buildings of the expansions.  [HM-1311]"""

from __future__ import annotations

from collections.abc import Iterator

from questhall.core import Choice, Decision, Question, Seat, Step

from ..choices import Done, PickDeck, PutAside, UseBuilding, UseGate
from ..content import load
from ..effects import DECKS, CardId, Pool, Purse
from ..events import BuildingUsed, CubesGrown, UnitRecruited
from ..geography import HeroesTable
from ..people import enemies, homes, living, pawns, pay, put_back, standing, usable_buildings
from ..piles import look, pile_of, refill
from ..state import Troop
from ..troops import reinforce
from .places import Gossip

GATE_PRICE = Purse(gold=3)
SPRITES = "sprites"
FARAWAY = ("castle_gate", "thieves_guild", "garden_of_life")
"""The buildings that are used once in a turn."""


def idle(t: HeroesTable, seat: Seat, building: str) -> bool:
    """Whether a building stands and was not used in this turn."""
    return building in usable_buildings(t, seat) and building not in t.state.sides[seat].busy


def faraway_choices(t: HeroesTable, seat: Seat) -> Iterator[Choice]:
    """What buildings of the expansions offer once in the own turn."""
    side = t.state.sides[seat]
    if idle(t, seat, "castle_gate"):
        if side.purse.covers(GATE_PRICE) and any(t.state.sides[foe].hand for foe in enemies(t, seat)):
            yield UseBuilding("castle_gate")
        own = homes(t, seat)
        free = [field for field in own if not standing(t, field)]
        yield from (UseGate(name, field) for name, pawn in pawns(side) if pawn.at in own for field in free)
    if idle(t, seat, "thieves_guild"):
        yield UseBuilding("thieves_guild")
    if idle(t, seat, "garden_of_life") and sprites_of(t, seat) != "pack":
        yield UseBuilding("garden_of_life")


def sprites_of(t: HeroesTable, seat: Seat) -> str:
    """Which side of the sprites a player leads; empty if none."""
    found = [troop.aspect for troop in t.state.sides[seat].army if troop.unit == SPRITES]
    return "pack" if "pack" in found else ("few" if "few" in found else "")


def use_faraway(t: HeroesTable, seat: Seat, choice: UseBuilding | UseGate) -> None:
    """Each once in a turn."""
    side = t.state.sides[seat]
    name = choice.building if isinstance(choice, UseBuilding) else "castle_gate"
    side.busy.append(name)
    t.tell(BuildingUsed(seat, name))
    match choice:
        case UseGate(pawn, to):
            put_back(t, seat, pawn, to)
        case UseBuilding("castle_gate"):
            pay(t, seat, GATE_PRICE)
            t.do(Gossip(seat))
        case UseBuilding("thieves_guild"):
            t.do(CaseDeck(seat))
        case UseBuilding("garden_of_life"):
            grow_sprites(t, seat)


def grow_sprites(t: HeroesTable, seat: Seat) -> None:
    """Sprites are recruited or reinforced free of charge."""
    if sprites_of(t, seat) == "few":
        reinforce(t, seat, SPRITES, Purse())
    else:
        t.state.sides[seat].army.append(Troop(SPRITES))
        t.tell(UnitRecruited(seat, SPRITES))


class CaseDeck(Question, frozen=True):
    """Thieves look at the top two cards of a deck."""

    seat: Seat

    def ask(self, t: HeroesTable) -> Decision:
        """One of the three common decks."""
        return Decision(self.seat, self, tuple(map(PickDeck, DECKS)))

    def answer(self, t: HeroesTable, seat: Seat, choice: PickDeck) -> None:
        """As many as there are."""
        seen = look(t, choice.deck, 2)
        t.do(*([DropOne(seat, choice.deck, seen)] if seen else []))


class DropOne(Question, frozen=True):
    """One of the cards goes to the discard pile of the deck, perhaps several; the others go back on top.  [HM-3362]"""

    seat: Seat
    deck: Pool
    cards: tuple[CardId, ...]
    most: int = 1
    optional: bool = False

    def ask(self, t: HeroesTable) -> Decision:
        """Equal cards are offered once."""
        stop = (Done(),) if self.optional else ()
        return Decision(self.seat, self, (*map(PutAside, dict.fromkeys(self.cards)), *stop))

    def answer(self, t: HeroesTable, seat: Seat, choice: PutAside | Done) -> None:
        """Nobody else sees those that go back, as they lay."""
        pile, left = pile_of(t.state, self.deck), list(self.cards)
        if isinstance(choice, PutAside):
            left.remove(choice.card)
            pile.discard.append(choice.card)
            if self.most > 1 and left:
                t.do(DropOne(seat, self.deck, tuple(left), self.most - 1, self.optional))
                return
        pile.deck += reversed(left)
        refill(t, self.deck)

    @property
    def shown(self) -> bool:
        """Whether all see the cards."""
        return self.deck == "stars"


class GrowCubes(Step, frozen=True):
    """Buildings with cubes get one when their kind of round begins."""

    def run(self, t: HeroesTable) -> None:
        """Up to their limit."""
        even = t.state.round % 2 == 0
        for seat in living(t):
            side = t.state.sides[seat]
            for name in side.built:
                plan = load().buildings[name].cubes
                if plan is None or (plan.each == "resource" and even) or (plan.each == "astrologers" and not even):
                    continue
                add_cube(t, seat, name)


def add_cube(t: HeroesTable, seat: Seat, name: str) -> None:
    """One more cube lies on a building."""
    plan, tokens = load().buildings[name].cubes, t.state.sides[seat].tokens
    if plan is not None and tokens.get(name, 0) < plan.most:
        tokens[name] = tokens.get(name, 0) + 1
        t.tell(CubesGrown(seat, name, tokens[name]))
