"""Ability cards: where they go, what counts where.  [BB-25xx, BB-31xx, BB-36xx]"""

from __future__ import annotations

from questhall.haven.terms import CardId

from .events import CardMoved
from .state import Held, Letter, Loss
from .world import BugsTable, held

RESTED = ("hand", "discard")
"""Where cards lie that a rest brings back."""


def put(t: BugsTable, card: Held, zone: str, side: Letter | None = None) -> None:
    """A card goes to a zone, perhaps turned over."""
    card.zone = zone  # type: ignore[assignment]
    card.side = side or card.side
    t.tell(CardMoved(card.card, card.zone, card.side))


def lose(t: BugsTable, card: Held, loss: Loss = "loss") -> None:
    """A card goes to the lost pile.  [BB-3702]"""
    card.loss = loss
    put(t, card, "lost")


def retire(t: BugsTable, card: Held, loss: Loss = "") -> None:
    """Where a used card goes: lost, turned to side B into hand, or discarded.

    [BB-2509, BB-2510, BB-2511, BB-3104, BB-3105, BB-3701]
    """
    if loss:
        lose(t, card, loss)
    elif card.side == "a":
        put(t, card, "hand", "b")
    else:
        put(t, card, "discard")


def deactivate(t: BugsTable, name: str) -> None:
    """All bonuses of a card end, and it leaves the active area, if its ability is over.  [BB-2508, BB-2512]"""
    t.state.bonuses = [bonus for bonus in t.state.bonuses if bonus.card != name]
    card = held(t, name)
    if card.zone != "active":
        return
    loss, card.loss = card.loss, ""
    retire(t, card, loss)


def active_cards(t: BugsTable) -> list[CardId]:
    """The cards in the active area."""
    found: list[CardId] = []
    for each in t.state.cards:
        if each.zone == "active":
            found.append(each.card)
    return found


def lasting_cards(t: BugsTable) -> list[str]:
    """Active cards that do not count as lost.  [BB-2514, BB-2515]"""
    return [each.card for each in t.state.cards if each.zone == "active" and not each.loss]


def rest_cards(t: BugsTable) -> int:
    """How many cards count towards a rest.  [BB-3602, BB-3603]"""
    return len([each for each in t.state.cards if each.zone in RESTED or (each.zone == "active" and not each.loss)])
