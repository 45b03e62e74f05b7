"""Where cards lie: hands, piles, armies, the town, and what is on offer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from questhall.core import Decision, Seat
from questhall.core.scene import Card, Zone

from ..board import camp_of, health
from ..choices import (
    BuyCard,
    BuyWarMachine,
    DropUnit,
    KeepCard,
    LeadFaction,
    PickHero,
    PutAside,
    PutBackUnit,
    PutOnTop,
    Replace,
    ReplaceCard,
    SinkUnit,
    SwapUnit,
    TakeCard,
    TakeDiscard,
    TakeStatistic,
)
from ..content import load
from ..effects import CardId, HeroId, Purse, UnitId
from ..keys import ARMY, HAND, HERO, HIRE, LASTING, OFFER, SCROLL, SPELL, TOWN, keyed
from ..state import Troop
from ..steps.allies import AnswerOffer
from ..steps.auctions import Bid
from ..steps.diplomacy import HireNeutral
from ..steps.mercenaries import HireFromCamp, OpenGaol
from ..steps.searching import SearchDeck
from ..steps.town import guild_of, spell_price
from . import icons
from .cards import any_card, building_card, hand_card, hero_card, price, unit_card
from .choosing import faction_card, settling
from .prices import hero_price
from .speaker import Speaker

OFFERED = TakeCard | Replace | PutAside | PutOnTop | KeepCard | BuyCard | BuyWarMachine
"""Choices of cards that may lie in no zone."""


class Tables:
    """Zones as they are laid out, and the cards in them."""

    def __init__(self, who: Speaker) -> None:
        self.who = who
        self.zones: dict[str, Zone] = {}
        self.cards: dict[str, Card] = {}

    def hold(self, name: str, title: str, cards: Iterable[CardId], seat: Seat, hidden: int = 0, *, pile: bool) -> None:
        """Cards of a player."""
        listed = keyed(name, cards)
        self.cards |= {key: any_card(self.who.language, card) for key, card in listed}
        keys = tuple(key for key, _ in listed)
        self.zones[name] = Zone(title, keys, hidden, seat, pile, pile, "pile" if pile else "fan")

    def list(self, name: str, title: str, cards: dict[str, Card], place: Literal["left", "right"], seat: Seat) -> None:
        """Cards as rows of a panel."""
        if cards:
            self.cards |= cards
            self.zones[name] = Zone(title, tuple(cards), owner=seat, brief=True, look="list", place=place)


def lay_out(who: Speaker, decision: Decision | None) -> Tables:
    """What is on offer first, then the own area, then those of the others."""
    tables, words = Tables(who), who.words
    offer = on_offer(who, decision)
    if offer:
        tables.cards |= offer
        tables.zones[OFFER] = Zone(words.say("zone-looked"), tuple(offer))
    if settling(who.seen):
        return tables
    lay_own(tables, decision)
    for seat, side in enumerate(who.seen.sides):
        if seat != who.own and not side.open.out:
            title = words.say("zone-of", zone=words.say("zone-hand"), seat=words.seat(seat))
            tables.zones[f"{HAND}{seat}"] = Zone(title, (), len(side.hand), seat, look="list", place="left")
            tables.list(f"{ARMY}{seat}", words.say("panel-army", seat=words.seat(seat)), army(who, seat), "left", seat)
            tables.hold(f"discard{seat}", words.say("zone-discard"), side.open.discard, seat, pile=True)
            lay_hero(tables, seat, side.open.hero)
    return tables


def lay_hero(tables: Tables, seat: Seat, hero: HeroId) -> None:
    """The hero of another player with the specialties that belong to it.  [HM-207, HM-1122]"""
    if hero:
        language, content = tables.who.language, load()
        found = {f"hero{seat}.{hero}": hero_card(language, hero)}
        found |= {f"hero{seat}.{card}": hand_card(language, card) for card in content.specialties(hero)}
        tables.cards |= found
        tables.zones[f"hero{seat}"] = Zone(tables.who.words.say("panel-hero"), tuple(found), owner=seat, minor=True)


def lay_own(tables: Tables, decision: Decision | None) -> None:
    """Hand, lasting cards, army, town, piles."""
    who = tables.who
    words, own, side = who.words, who.own, who.seen.sides[who.own]
    if who.seen.seat is None:
        tables.zones[HAND] = Zone(words.say("zone-hand"), (), len(side.hand), own)
    else:
        tables.hold(HAND, words.say("zone-hand"), sorted(side.hand, key=load().order.__getitem__), own, pile=False)
    if lasting := [*side.open.permanents, *side.open.in_play]:
        tables.hold(LASTING, words.say("zone-in_play"), lasting, own, pile=True)
    if side.open.scrolls:
        tables.hold(SCROLL, words.say("zone-scrolls"), side.open.scrolls, own, pile=False)
    tables.list(ARMY, words.say("zone-army"), army(who, own), "right", own)
    if who.seen.combat is None:
        town = words.say("zone-town", faction=words.name("faction", side.open.faction))
        tables.list(TOWN, town, buildings(who, own), "left", own)
        tables.list(HIRE, words.say("zone-dwelling"), wares(who, own, decision), "right", own)
    tables.hold("deck", words.say("zone-deck"), (), own, len(side.deck) + len(side.unknown) - hidden(who), pile=True)
    tables.hold("discard", words.say("zone-discard"), side.open.discard, own, pile=True)


def hidden(who: Speaker) -> int:
    """A spectator sees the cards of a hand among those of the deck."""
    return len(who.seen.sides[who.own].hand) if who.seen.seat is None else 0


def army(who: Speaker, seat: Seat) -> dict[str, Card]:
    """The units of a player.  [HM-1607]"""
    zone = ARMY if seat == who.own else f"{ARMY}{seat}"
    troops = enumerate(who.sides[seat].army)
    return {f"{zone}.{place}": troop_card(who, seat, place, troop) for place, troop in troops}


def troop_card(who: Speaker, seat: Seat, place: int, troop: Troop) -> Card:
    """A unit of an army; while it fights with the side that is up there and what is left of its health.  [HM-1706]"""
    c = who.seen.combat
    camp = camp_of(c, seat) if c and seat in (c.attacker, c.defender) else None
    if c is None or camp is None or place not in c.deployed.get(camp, ()):
        return unit_card(who.language, troop.unit, troop.aspect)
    for each in c.fighters:
        if (each.camp, each.troop) == (camp, place):
            most = health(c, each)
            return replace(unit_card(who.language, each.unit, each.aspect), level=f"{most - each.damage}/{most}")
    return replace(unit_card(who.language, troop.unit, troop.aspect), level=who.words.say("state-beaten"))


def buildings(who: Speaker, seat: Seat) -> dict[str, Card]:
    """What is not built yet.  [HM-1309]"""
    side = who.sides[seat]
    left = [each.id for each in load().town(side.faction) if each.id not in side.built]
    return {f"{TOWN}.{name}": building_card(who.language, name) for name in left}


def wares(who: Speaker, seat: Seat, decision: Decision | None) -> dict[str, Card]:
    """Units that are not in the army, a second hero, a spell; neutral units while they offer their service."""
    if decision and isinstance(decision.question, HireNeutral | HireFromCamp | OpenGaol):
        units: list[UnitId] = list(dict.fromkeys(decision.question.units))
        return {f"{HIRE}.{unit}": hired(who, unit) for unit in units}
    side, words = who.sides[seat], who.words
    led = {troop.unit for troop in side.army if troop.aspect in ("few", "pack")}
    units = [unit.id for unit in load().army(side.faction) if unit.id not in led]
    found = {
        f"{HIRE}.{unit}": unit_card(who.language, unit, "few", load().units[unit].side("few").price) for unit in units
    }
    guild = guild_of(who.t, seat)
    if guild:
        found[f"{HIRE}.{SPELL}"] = ware(who, words.say("ware-spell"), "spell-book", spell_price(who.t, seat, guild))
    if side.second is None:
        found[f"{HIRE}.{HERO}"] = ware(who, words.say("ware-hero"), icons.SECOND, hero_price(decision))
    return found


def hired(who: Speaker, unit: UnitId) -> Card:
    """A neutral unit with its price.  [HM-1807]"""
    return unit_card(who.language, unit, "neutral", load().units[unit].side("neutral").price)


def ware(who: Speaker, name: str, icon: str, cost: Purse) -> Card:
    """Something that the town sells."""
    return Card(name, (), icon=icon, price=price(who.words, cost))


def on_offer(who: Speaker, decision: Decision | None) -> dict[str, Card]:
    """Cards that are chosen from and lie in no zone: looked at in a deck, open on a pile, heroes."""
    found: dict[str, Card] = {}
    for choice in decision.choices if decision else ():
        match choice:
            case _ if isinstance(choice, OFFERED):
                if decision and not isinstance(decision.question, AnswerOffer):
                    found[f"{OFFER}.{choice.card}"] = any_card(who.language, choice.card)
            case TakeDiscard() if decision and isinstance(decision.question, SearchDeck):
                card = who.seen.decks[decision.question.deck].discard[-1]
                found[f"{OFFER}.{card}"] = hand_card(who.language, card)
            case TakeStatistic(card) | ReplaceCard(_, card):
                found[f"{OFFER}.{card}"] = hand_card(who.language, card)
            case LeadFaction(faction):
                found[f"{OFFER}.{faction}"] = faction_card(who.seen, who.language, faction)
            case PickHero(hero):
                found[f"{OFFER}.{hero}"] = hero_card(who.language, hero)
            case SwapUnit(unit) | DropUnit(unit) | PutBackUnit(unit) | SinkUnit(unit):
                found[f"{OFFER}.{unit}"] = unit_card(who.language, unit, "neutral")
    if decision and isinstance(decision.question, Bid):
        found[f"{OFFER}.{decision.question.card}"] = hand_card(who.language, decision.question.card)
    if decision and isinstance(decision.question, AnswerOffer):
        found[f"{OFFER}.{decision.question.card}"] = hand_card(who.language, decision.question.card)
    return found
