"""A toy game of words: structs that say things, and the folder of their phrases."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from questhall.core import Choice, Event, Question, noun

BURROW = Path(__file__).parent / "burrow"

RoomId = Annotated[str, noun("room")]
SeatId = Annotated[int, noun("seat")]


class Effect(msgspec.Struct, frozen=True, tag_field="do"):
    pass


class Draw(Effect, frozen=True, tag="draw"):
    cards: int = 1


class Attack(Effect, frozen=True, tag="attack"):
    value: int
    range: int = 0
    jump: bool = False


class Burn(Effect, frozen=True, tag="burn"):
    then: tuple[Draw | Attack, ...]


class Either(Effect, frozen=True, tag="either"):
    of: tuple[Draw | Attack, ...]


AnyEffect = Draw | Attack | Burn | Either


class Moved(Event, frozen=True):
    seat: SeatId
    to: RoomId
    by: RoomId | None = None


class DoorsOpened(Event, frozen=True):
    rooms: tuple[RoomId, ...]


class Go(Choice, frozen=True):
    to: RoomId
    how: Literal["walk", "dig"] = "walk"


class ChooseRoom(Question, frozen=True):
    steps: int


KINDS = (AnyEffect, Moved, DoorsOpened, Go, ChooseRoom)
