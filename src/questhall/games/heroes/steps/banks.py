"""Creature banks: where their tokens are laid, who defends them, what they bring.  [HM-3346 to HM-3356]"""

from __future__ import annotations

from questhall.core import Decision, Question, Seat

from ..choices import Done, LayBank
from ..content.printed import Bank, Stack
from ..effects import Difficulty, OneOf, Search, SimpleEffect, UnitId
from ..events import SignLaid, UnitRecruited
from ..geography import HeroesTable, blocked_field, with_token
from ..state import Troop

TOKENS: dict[Difficulty, int] = {"easy": 1, "normal": 2, "hard": 3, "impossible": 4}
"""Stack tokens of a bank.  [HM-3351]"""
STACKS: tuple[Stack, ...] = ("attack", "defense", "health", "initiative")
PROUD = 2
"""So many stacked defenders make the unit that joins a stacked one.  [HM-3356]"""


class OfferBank(Question, frozen=True):
    """Whoever discovers a tile may lay a bank on its blocked field.  [HM-3346]"""

    automatic = True

    seat: Seat
    place: int

    def ask(self, t: HeroesTable) -> Decision:
        """If there is room and a token for such tiles is left."""
        place = t.state.layout.places[self.place]
        able = t.state.banks.get(place.group) and not place.token and blocked_field(place.tile)
        return Decision(self.seat, self, (LayBank(), Done()) if able else (Done(),))

    def answer(self, t: HeroesTable, seat: Seat, choice: LayBank | Done) -> None:
        """Chance decides which it is."""
        if isinstance(choice, LayBank):
            place = t.state.layout.places[self.place]
            token = t.draw(t.state.banks[place.group])
            t.state.layout = with_token(t.state.layout, self.place, token)
            t.tell(SignLaid(blocked_field(place.tile), token))


def defenders(t: HeroesTable, bank: Bank) -> list[Troop]:
    """By the difficulty some of the four are stacked; chance decides which, and what the tokens add to.  [HM-3351]"""
    kinds, places = list(STACKS), list(range(len(bank.units)))
    t.shuffle(kinds)
    t.shuffle(places)
    t.reveal()
    held = dict(zip(places[: TOKENS[t.state.difficulty]], kinds, strict=False))
    return [
        Troop(unit, "stacked", held[place]) if place in held else Troop(unit, "bank")
        for place, unit in enumerate(bank.units)
    ]


def extra(t: HeroesTable, bank: Bank) -> tuple[SimpleEffect | OneOf, ...]:
    """What stacked defenders add to the reward.  [HM-3355]"""
    stacked = TOKENS[t.state.difficulty]
    return (*bank.each * stacked, *([Search(bank.search, stacked)] if bank.search else []))


def enlist(t: HeroesTable, seat: Seat, unit: UnitId) -> None:
    """A unit of the bank joins the army, stacked if enough defenders were.  [HM-3356]"""
    stack = STACKS[t.roll(len(STACKS)) - 1] if TOKENS[t.state.difficulty] >= PROUD else ""
    t.state.sides[seat].army.append(Troop(unit, "stacked" if stack else "bank", stack))
    t.tell(UnitRecruited(seat, unit))
