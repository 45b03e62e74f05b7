"""What is clicked for a choice: cells, figures, cards; and what differs in nothing from that."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from questhall.core import Choice, Seat

from ..choices import (
    Activate,
    Aim,
    Build,
    BuyPylon,
    Choose,
    Chop,
    CompleteGoal,
    Consume,
    Craft,
    DestroyCard,
    Dig,
    Donate,
    Equip,
    Fight,
    Focus,
    FreeSlot,
    Go,
    HangRope,
    OpenChest,
    Place,
    PlacePlatform,
    Prepare,
    Summon,
    Swing,
    Take,
    TakePrepared,
    Unlock,
    Use,
    UseBottle,
    UsePot,
    UsePrepared,
    UsePylon,
    Visit,
    Wear,
    Welcome,
)
from ..figures import area_of, boss_by, form_of
from ..naming import hand_ids, numbered
from ..state import NOWHERE, Side
from ..steps.gear import BOTTLE, POT
from ..steps.moving import hook_path
from ..steps.pushing import SEAT
from ..world import chart
from .speaker import Speaker, cell_ref, piece_ref
from .zones import spare_cards


class Clicked(NamedTuple):
    """References to click, and copies of the first card among them."""

    on: tuple[str, ...] = ()
    copies: tuple[str, ...] = ()

    @property
    def same(self) -> dict[str, str]:
        """Each copy with what it is the same as."""
        return dict.fromkeys(self.copies, self.on[0]) if self.copies else {}


def clicked(who: Speaker, seat: Seat, choice: Choice) -> Clicked:
    """What stands for a choice; nothing makes it a button."""
    match choice:
        case Go(cell) | UsePylon(cell) | OpenChest(cell) | Chop(cell) | Dig(cell) | Place(cell):
            return Clicked((cell_ref(cell),))
        case HangRope(cell) | PlacePlatform(cell) | BuyPylon(cell):
            return Clicked((cell_ref(cell),))
        case Swing(card, mirrored):
            hook = who.content.equipment[card].hook
            return Clicked((cell_ref(hook_path(who.seen.sides[seat].cell, hook, mirrored=mirrored)[-1]),))
        case Fight(weapon, target):
            return Clicked((piece_ref(target), f"card:g{seat}-{weapon}"), tuple(covered_cells(who, target)))
        case Aim(target) | Activate(target):
            return figure(who, target)
        case Choose(other) | Donate(other):
            return figure(who, f"{SEAT}{other}")
        case CompleteGoal(goal) | Focus(goal):
            return Clicked((f"card:q-{goal}",))
    return card_clicked(who, seat, choice)


def figure(who: Speaker, name: str) -> Clicked:
    """A figure, if it is in the world."""
    if name.startswith(SEAT) and who.seen.sides[int(name.removeprefix(SEAT))].cell == NOWHERE:
        return Clicked()
    return Clicked((f"piece:{name}",), tuple(covered_cells(who, name)))


def covered_cells(who: Speaker, name: str) -> Iterator[str]:
    """The explored cells of a boss's area: each is clicked as its figure is.  [TR-4301, TR-4403]"""
    boss = boss_by(who.t, name)
    for cell in area_of(form_of(who.t, boss), boss.cell) if boss else ():
        if cell in chart(who.t).kinds:
            yield cell_ref(cell)


def card_clicked(who: Speaker, seat: Seat, choice: Choice) -> Clicked:
    """What stands for a choice that is made with a card."""
    side = who.seen.sides[seat]
    match choice:
        case Use(card, part):
            return used(seat, side, card, part)
        case Prepare(card):
            return held(seat, side, card, untouched=True)
        case UsePrepared() | TakePrepared():
            return Clicked((f"card:p{seat}-{side.prepared}",))
        case Consume(card):
            return copies([f"card:c{seat}-{n}-{name}" for n, name in numbered(side.consumables) if name == card])
        case Summon(staff):
            return Clicked((f"card:g{seat}-{staff}",))
        case Take(card):
            return Clicked((f"card:t-{card}",))
        case Equip(_, card) | Wear(card):
            return spare(seat, side, card)
        case DestroyCard(card, place):
            return destroyed(seat, side, card, place)
        case FreeSlot(slot):
            return Clicked((f"card:i{seat}-{slot}",)) if side.slots[slot].count else Clicked()
    return public(seat, choice)


def public(seat: Seat, choice: Choice) -> Clicked:
    """The book, the shop, people and houses."""
    match choice:
        case Craft(name) | Build(name):
            return Clicked((f"card:b-{name}",))
        case Visit(_, card) if card:
            return Clicked((f"card:v-{card}",))
        case Visit(npc) | Welcome(npc):
            return Clicked((f"card:n-{npc}",))
        case UseBottle():
            return Clicked((f"card:n-{BOTTLE}",))
        case UsePot():
            return Clicked((f"card:n-{POT}",))
        case Unlock():
            return Clicked((f"card:i{seat}-coins",))
    return Clicked()


def copies(refs: list[str]) -> Clicked:
    """The first of several equal cards, and the others."""
    return Clicked((refs[0],), tuple(refs[1:])) if refs else Clicked()


def used(seat: Seat, side: Side, card: str, part: int) -> Clicked:
    """A card in hand, of equal ones the one that was begun first, or worn gear.  [TR-906]"""
    mine = zip(hand_ids(seat, side), side.hand, strict=True)
    there = [(id, each.used) for id, each in mine if each.card == card and part not in each.used]
    if not there:
        return Clicked((f"card:g{seat}-{card}",))
    most = max(len(done) for _, done in there)
    first = next(done for _, done in there if len(done) == most)
    return copies([f"card:{id}" for id, done in there if done == first])


def held(seat: Seat, side: Side, card: str, *, untouched: bool) -> Clicked:
    """Cards in hand of a name, perhaps only those of which nothing was used."""
    mine = zip(hand_ids(seat, side), side.hand, strict=True)
    return copies([f"card:{id}" for id, each in mine if each.card == card and not (untouched and each.used)])


def spare(seat: Seat, side: Side, card: str) -> Clicked:
    """A card that is laid aside; one that lies on top already is clicked there."""
    refs = [f"card:u{seat}-{n}-{name}" for n, name in numbered(spare_cards(side)) if name == card]
    return copies(refs) if refs else Clicked((f"card:g{seat}-{card}",))


def destroyed(seat: Seat, side: Side, card: str, place: str) -> Clicked:
    """A card in hand, the prepared one, or one of the discard pile.  [TR-913]"""
    match place:
        case "hand":
            return held(seat, side, card, untouched=False)
        case "prepared":
            return Clicked((f"card:p{seat}-{card}",))
        case _:
            return copies([f"card:d{seat}-{n}-{name}" for n, name in numbered(sorted(side.discard)) if name == card])
