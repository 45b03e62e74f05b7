"""Where cards lie: hands, gear, inventories, the crafting book, the shop, and what is shown to choose from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from questhall.core import Choice, Decision, Seat
from questhall.core.scene import Card, Zone

from ..choices import Build, Craft, Take
from ..effects import SLOTS
from ..naming import hand_ids, numbered
from ..state import Side
from ..steps.cards import DestroyOne
from ..steps.chests import ChooseReward
from ..steps.gear import BOTTLE, POT
from ..stock import tops
from ..world import depth_of, houses_of
from . import icons
from .book import book, shelves
from .cards import action_card, chest_card, consumable_card, gear_card, goal_card, goods_card, shop_card, told
from .facts import parts_text
from .speaker import Speaker


class Tables(NamedTuple):
    """All cards, and the zones where they lie."""

    cards: dict[str, Card]
    zones: dict[str, Zone]

    def lay(self, name: str, zone: Zone, cards: dict[str, Card]) -> None:
        """Put cards into a zone."""
        self.cards.update(cards)
        self.zones[name] = zone


def lay_out(who: Speaker, decision: Decision | None) -> Tables:
    """Everything that is a card.  [TR-318, TR-320, TR-323]"""
    tables = Tables({}, {})
    lay_shown(who, decision, tables)
    whole = decision is not None and isinstance(decision.question, DestroyOne)
    for seat, side in enumerate(who.seen.sides):
        lay_side(who, seat, side, tables, whole=whole)
    lay_book(who, decision, tables)
    lay_folk(who, tables)
    lay_shop(who, tables)
    players = len(who.seen.sides)
    tables.cards.update({f"q-{pile[-1]}": goal_card(who.language, pile[-1], players) for pile in goal_piles(who)})
    return tables


def goal_piles(who: Speaker) -> Iterator[tuple[str, ...]]:
    """The chains that are not complete."""
    return (pile for pile in who.seen.goals.values() if pile)


# -- a player


def lay_side(who: Speaker, seat: Seat, side: Side, tables: Tables, *, whole: bool) -> None:
    """A player's cards; hands are open to all, and `whole` cards show what was used of them, too."""
    say, language = who.words.say, who.language
    held = dict(zip(hand_ids(seat, side), side.hand, strict=True))
    hand = {id: action_card(language, each.card, () if whole else tuple(each.used)) for id, each in held.items()}
    tables.lay(f"hand{seat}", Zone(say("zone-hand"), tuple(hand), owner=seat), hand)
    if side.prepared:
        prepared = {f"p{seat}-{side.prepared}": action_card(language, side.prepared)}
        tables.lay(f"prepared{seat}", Zone(say("zone-prepared"), tuple(prepared), owner=seat), prepared)
    worn = {
        f"g{seat}-{card}": gear_card(language, card, worn=True)
        for card in (*tops(side), side.worn, side.minion)
        if card
    }
    tables.lay(f"gear{seat}", Zone(say("zone-gear"), tuple(worn), owner=seat, look="list", place="left"), worn)
    pack = dict(pack_cards(language, seat, side))
    title = f"{say('zone-pack')} {sum(bool(stack.count) for stack in side.slots)}/{len(side.slots)}"
    tables.lay(f"pack{seat}", Zone(title, tuple(pack), owner=seat, look="list", place="left"), pack)
    lay_rest(who, seat, side, tables)


def lay_rest(who: Speaker, seat: Seat, side: Side, tables: Tables) -> None:
    """What is looked at less often: consumables, covered gear, deck and discard pile."""
    say, language = who.words.say, who.language
    bag = {f"c{seat}-{n}-{card}": consumable_card(language, card) for n, card in numbered(side.consumables)}
    if bag:
        tables.lay(f"bag{seat}", Zone(say("zone-bag"), tuple(bag), owner=seat, look="list", place="left"), bag)
    spare = {f"u{seat}-{n}-{card}": gear_card(language, card) for n, card in numbered(spare_cards(side))}
    if spare:
        pile = Zone(say("zone-spare"), tuple(spare), owner=seat, minor=True, brief=True, look="pile")
        tables.lay(f"spare{seat}", pile, spare)
    tables.lay(f"deck{seat}", Zone(say("zone-deck"), hidden=len(side.deck), owner=seat, minor=True, look="pile"), {})
    discard = {f"d{seat}-{n}-{card}": action_card(language, card) for n, card in numbered(sorted(side.discard))}
    pile = Zone(say("zone-discard"), tuple(discard), owner=seat, minor=True, brief=True, look="pile")
    tables.lay(f"discard{seat}", pile, discard)


def spare_cards(side: Side) -> list[str]:
    """Equipment under other cards, and armour that is not worn.  [TR-2507, TR-2510]"""
    covered = [card for slot in SLOTS for card in side.gear.get(slot, ())[:-1]]
    armour = list(side.armour)
    if side.worn in armour:
        armour.remove(side.worn)
    return [card for card in (*covered, *armour) if card]


def pack_cards(language: str, seat: Seat, side: Side) -> Iterator[tuple[str, Card]]:
    """The filled inventory slots, then coins, platforms and ropes.  [TR-3804, TR-2516]"""
    for number, stack in enumerate(side.slots):
        if stack.count:
            yield f"i{seat}-{number}", goods_card(language, stack.kind, stack.count)
    for kind, count in (("coins", side.coins), ("platforms", side.platforms), ("ropes", side.ropes)):
        if count:
            yield f"i{seat}-{kind}", goods_card(language, kind, count)


# -- what lies open for all


def lay_book(who: Speaker, decision: Decision | None, tables: Tables) -> None:
    """What can be made now stands beside the board; the rest of the book is a pile to look through by shelves."""
    cards, open_to = book(who), decision.choices if decision else ()
    now = tuple(id for id in map(made, open_to) if id)
    rest = tuple(id for id in cards if id not in now)
    cards |= {id: replace(cards[id], lines=told(cards[id].lines)) for id in now}
    pile = Zone(who.words.say("zone-book"), rest, minor=True, brief=True, look="pile", shelves=shelves(who, now))
    tables.lay("book", pile, cards)
    if now:
        tables.lay("now", Zone(who.words.say("zone-now"), now, look="list", place="right"), {})


def made(choice: Choice) -> str:
    """The page of the book that a choice uses, if any."""
    match choice:
        case Craft(item):
            return f"b-{item}"
        case Build(house):
            return f"b-{house}"
        case _:
            return ""


def lay_folk(who: Speaker, tables: Tables) -> None:
    """Non-player characters, the bottle and the cooking pot.  [TR-23xx, TR-31xx]"""
    say, name = who.words.say, who.name
    here = who.seen.lists.npcs
    cards = {}
    for npc, icon in icons.NPCS.items():
        lines = (name("service", npc),) if npc in here else (name("need", npc), name("service", npc))
        cards[f"n-{npc}"] = Card(name("npc", npc), lines, say("fact-here") if npc in here else say("kind-npc"), icon)
    for kind, left in ((BOTTLE, who.seen.numbers.potions), (POT, len(who.seen.lists.gourmet))):
        if houses_of(who.t, kind):
            lines = (name("purpose", kind), say("fact-left", count=left))
            cards[f"n-{kind}"] = Card(name("house", kind), lines, say("kind-house"), icons.HOUSES[kind])
    tables.lay("folk", Zone(say("zone-folk"), tuple(cards), minor=True, brief=True, look="pile"), cards)


def lay_shop(who: Speaker, tables: Tables) -> None:
    """The cards of the guide and the merchant, to be looked at by anybody at any time.  [TR-317 to TR-320]"""
    cards: dict[str, Card] = {}
    for npc, stock in (("guide", who.seen.guide), ("merchant", who.seen.merchant)):
        here = npc in who.seen.lists.npcs
        cards |= {f"v-{card}": shop_card(who.language, card, left, npc, here) for card, left in stock.items() if left}
    tables.lay("shop", Zone(who.words.say("zone-shop"), tuple(cards), minor=True, brief=True, look="pile"), cards)


def lay_shown(who: Speaker, decision: Decision | None, tables: Tables) -> None:
    """Cards of which one is taken: loot, chest cards, guide cards, a pile that is searched."""
    taken = [choice.card for choice in decision.choices if isinstance(choice, Take)] if decision else []
    if not taken or decision is None:
        return
    question = decision.question
    if isinstance(question, ChooseReward):
        depth = depth_of(question.cell)
        shown = {f"t-{card}": chest_card(who.language, card, depth) for card in taken}
    else:
        shown = {f"t-{card}": action_card(who.language, card) for card in taken}
    tables.lay("shown", Zone(who.words.say("zone-shown"), tuple(shown)), shown)


def meal_text(who: Speaker, token: int) -> str:
    """What a gourmet token gives.  [TR-R-130]"""
    return parts_text(who.words, (who.content.figures.gourmet[token],))
