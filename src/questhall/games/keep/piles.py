"""Decks and tokens: drawing and reshuffling, the market, the supply, the Guild deck."""

from __future__ import annotations

from collections.abc import Iterable

from questhall.core import Seat

from .content import GuildCard
from .dungeon import KeepTable
from .events.dungeon import TokenDiscarded, TokenPlaced
from .events.turns import CardDrawn, DeckReshuffled, GuildCardDrawn, GuildPurpose, ItemRevealed, WaveBegan

MARKET = 5
HAND = 5


def can_draw(t: KeepTable, seat: Seat) -> bool:
    """Whether there is a card to draw.  [KH-514]"""
    area = t.state.sides[seat]
    return bool(area.deck or area.discard)


def reshuffle_if_empty(t: KeepTable, seat: Seat) -> None:
    """As soon as the tactic deck is empty, the discard pile becomes the deck.  [KH-510, KH-511, KH-704]"""
    area = t.state.sides[seat]
    if not area.deck and area.discard:
        area.deck, area.discard = area.discard, []
        t.shuffle(area.deck)
        t.tell(DeckReshuffled(seat, len(area.deck)))


def draw_cards(t: KeepTable, seat: Seat, count: int) -> None:
    """Take cards from the top of the own tactic deck into hand.  [KH-1101]"""
    area = t.state.sides[seat]
    for _ in range(count):
        reshuffle_if_empty(t, seat)
        if not area.deck:
            return
        card = t.draw(area.deck)
        area.hand.append(card)
        t.tell(CardDrawn(seat, card))
        reshuffle_if_empty(t, seat)


def fill_market(t: KeepTable, places: Iterable[int] = range(MARKET)) -> None:
    """Reveal item cards into the empty places; an empty deck leaves them empty.  [KH-203, KH-204, KH-R-036]"""
    state = t.state
    for place in places:
        if state.items:
            item = t.draw(state.items)
            state.market.insert(place, item)
            t.tell(ItemRevealed(item))


def put_token(t: KeepTable, room: str, token: str) -> None:
    """Place a token of the supply in a room.  [KH-1501, KH-1502, KH-1504]"""
    t.state.supply[token] -= 1
    goods = t.state.rooms[room].goods
    goods[token] = goods.get(token, 0) + 1
    t.tell(TokenPlaced(token, room))


def take_from(t: KeepTable, room: str, token: str) -> None:
    """Take a token out of a room."""
    goods = t.state.rooms[room].goods
    if goods[token] == 1:
        del goods[token]
    else:
        goods[token] -= 1


def discard_token(t: KeepTable, room: str, token: str) -> None:
    """A discarded token returns to the supply.  [KH-211]"""
    take_from(t, room, token)
    t.state.supply[token] += 1
    t.tell(TokenDiscarded(token, room))


def draw_guild_card(t: KeepTable, purpose: GuildPurpose) -> GuildCard | None:
    """Draw the top Guild card; it goes face up on the Guild discard pile.  [KH-803, KH-R-009]

    An empty deck in wave 1 begins wave 2 at this draw; in wave 2 there is no card.  [KH-R-007, KH-R-027]
    """
    state = t.state
    if not state.guild:
        if state.wave == 2:
            return None
        begin_second_wave(t)
    card_id = t.draw(state.guild)
    state.guild_discard.append(card_id)
    state.guild_top_known.clear()
    t.tell(GuildCardDrawn(card_id, purpose))
    card: GuildCard = t.content.guild[card_id]
    return card


def begin_second_wave(t: KeepTable) -> None:
    """All Guild cards are shuffled again; nothing on the board changes.  [KH-805, KH-807, KH-811]"""
    state = t.state
    state.wave = 2
    state.guild, state.guild_discard = state.guild_discard, []
    t.shuffle(state.guild)
    t.tell(WaveBegan(2))
