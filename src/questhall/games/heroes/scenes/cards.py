"""Cards: those of might and magic, units, buildings and heroes, with texts made from what they do."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator
from itertools import groupby

from msgspec.structs import replace

from questhall.core.scene import Card, Mark
from questhall.words import Words, signed

from ..content import load
from ..content.printed import Aspect, Building, Play, Proclamation, UnitSide
from ..content.printed import Card as Printed
from ..effects import RESOURCES, Bolster, HeroId, Power, Purse, UnitId
from ..people import HAND_LIMITS
from ..plays import is_charge
from ..traits import AnyTrait
from . import icons
from .speaker import capital, listed, named_words

NOTHING = Purse()


def plain(language: str) -> Words:
    """The words of a language, without players."""
    return named_words(language, ())


def price(words: Words, purse: Purse) -> tuple[Mark, ...]:
    """A price as marks."""
    return tuple(
        Mark(words.name("resource", kind), icons.RESOURCES[kind], count)
        for kind in RESOURCES
        if (count := getattr(purse, kind))
    )


# -- might and magic


def play_text(words: Words, play: Play) -> str:
    """What a card can be played for, without what that needs."""
    at_once = [effect for effect in play.effects if play.until != "combat" and isinstance(effect, Bolster)]
    text = listed(words, [effect for effect in play.effects if effect not in at_once])
    if play.at_sea:
        text = words.say("play-at_sea", text=text)
    if play.removes:
        text = words.say("play-removes", text=text)
    if play.returns:
        text = words.say("play-returns", text=text)
    if play.until != "combat":
        text = words.say(f"play-{play.until}", text=text)
    if play.opening:
        text = words.say("play-opening", when=play.opening, text=text)
    if play.timing == "permanent" or (play.timing == "ongoing" and play.until == "combat"):
        text = words.say(f"play-{play.timing}", text=text)
    return ", ".join(filter(None, (listed(words, at_once), text)))


def full_text(words: Words, play: Play) -> str:
    """The same with the power or the expert effect that it needs."""
    return needing(words, play, play_text(words, play))


def needing(words: Words, play: Play, text: str) -> str:
    """A text with the power or the expert effect that it needs."""
    if play.expert:
        return words.say("play-expert", text=text)
    return words.say("play-power", power=play.power, text=text) if play.power else text


def card_lines(words: Words, printed: Printed) -> Iterator[str]:
    """One line for every way to play it; equal ways of a spell stand in one.  [HM-922]"""
    joiner = words.say("play-or")

    def way(play: Play) -> tuple[int, bool, bool, int]:
        apart = 0 if printed.kind == "spell" else printed.plays.index(play)
        return play.power, play.expert, is_charge(play), apart

    for number, (_, plays) in enumerate(groupby(printed.plays, way)):
        ways = list(plays)
        if number and not (ways[0].power or ways[0].expert):
            yield joiner
        yield capital(needing(words, ways[0], " / ".join(play_text(words, play) for play in ways)))


@functools.cache
def hand_card(language: str, name: str) -> Card:
    """A card of might and magic.  [HM-901]"""
    words, printed = plain(language), load().cards[name]
    kind = words.name("kind", printed.kind)
    more = words.name("school", printed.school) if printed.school else ""
    if printed.grade and not more:
        more = words.name("grade", printed.grade)
    return Card(
        name=words.name("card", name),
        lines=tuple(card_lines(words, printed)),
        kind=words.say("play-kind", kind=kind, more=more) if more else kind,
        icon=icons.card(name),
        joiner=words.say("play-or"),
        level=str(printed.level) if printed.level else "",
    )


def power_of(name: str) -> int:
    """The least power that a card gives if it is played for power; 0 if it cannot be."""
    effects = [effect for play in load().cards[name].plays for effect in play.effects if isinstance(effect, Power)]
    return min((effect.value for effect in effects), default=0)


def tiding_text(words: Words, name: str) -> str:
    """What an event card says.  [HM-3310]"""
    printed = load().tidings[name]
    said = printed.each if printed.together is None else (printed.together,)
    return capital(listed(words, said))


def curio_text(words: Words, name: str) -> str:
    """What a card of Pandora's Box says.  [HM-3360]"""
    printed = load().curios[name]
    text = listed(words, printed.each or printed.lasting)
    return capital(text if printed.times == 1 else words.say("curio-times", times=printed.times, text=text))


def star_text(words: Words, name: str) -> str:
    """What a card of the astrologers says.  [HM-311]"""
    return capital("; ".join(proclaimed(words, load().proclamations[name])) or words.say("stars-nothing"))


def proclaimed(words: Words, printed: Proclamation) -> Iterator[str]:
    """What a proclamation changes."""
    if printed.each:
        yield words.say("stars-each", effects=listed(words, printed.each))
    if printed.moves:
        yield words.say("stars-moves", change=signed(printed.moves))
    if printed.hand > 0:
        yield words.say("stars-hand", change=signed(printed.hand))
    elif printed.hand:
        yield words.say("stars-hand_less", change=signed(printed.hand), least=HAND_LIMITS[0])
    if printed.later:
        yield words.say("stars-later", effects=listed(words, printed.later))
    if printed.income != NOTHING:
        yield words.say("stars-income", change=words.describe(printed.income).replace("-", "−"))
    if printed.rule:
        rule = words.name("starrule", printed.rule)
        yield words.say("stars-brief", rule=rule) if printed.brief else rule


@functools.cache
def curio_card(language: str, name: str) -> Card:
    """A card of Pandora's Box.  [HM-3360]"""
    words = plain(language)
    kind = words.name("location", "pandoras_box")
    return Card(words.name("card", name), (curio_text(words, name),), kind, icons.LOCATIONS["pandoras_box"])


@functools.cache
def star_card(language: str, name: str) -> Card:
    """A card of the astrologers.  [HM-311]"""
    words = plain(language)
    return Card(words.name("card", name), (star_text(words, name),), words.name("deck", "stars"), icons.STARS)


@functools.cache
def tiding_card(language: str, name: str) -> Card:
    """An event card.  [HM-3310]"""
    words = plain(language)
    return Card(words.name("card", name), (tiding_text(words, name),), words.name("deck", "tidings"), icons.STARS)


def any_card(language: str, name: str) -> Card:
    """A card of might and magic, of Pandora's Box, of the events, or of the astrologers."""
    content = load()
    if name in content.cards:
        return hand_card(language, name)
    if name in content.tidings:
        return tiding_card(language, name)
    return curio_card(language, name) if name in content.curios else star_card(language, name)


# -- units, buildings, heroes


OTHER_SIDES: dict[Aspect, Aspect] = {"few": "pack", "pack": "few"}


@functools.cache
def unit_card(language: str, unit: UnitId, aspect: Aspect, cost: Purse = NOTHING) -> Card:
    """A side of a unit, perhaps with what it costs; enlarged, its other side lies beside it.  [HM-1604, HM-1701]"""
    face, other = unit_side(language, unit, aspect, cost), OTHER_SIDES.get(aspect)
    if other is None:
        return face
    words, asked = plain(language), load().units[unit].side(other).price
    told = words.say(f"sideprice-{other}", price=words.describe(asked))
    back = unit_side(language, unit, other, asked)
    return replace(face, back=replace(back, lines=(*back.lines, told)))


def unit_side(language: str, unit: UnitId, aspect: Aspect, cost: Purse) -> Card:
    """One side of a unit, perhaps with what it costs."""
    words, printed = plain(language), load().units[unit]
    side = printed.side(aspect)
    kind = words.say("sheet-kind", tier=words.name("tier", printed.tier), type=words.name("type", printed.type))
    name = words.say("sheet-unit", unit=words.name("unit", unit), aspect=words.name("aspect", aspect))
    lines = (f"{kind}.", f"{numbers(words, side)}.", *trait_lines(words, side.traits))
    return Card(name, lines, icon=icons.unit(unit), price=price(words, cost))


def numbers(words: Words, side: UnitSide) -> str:
    """What is printed at the edge of a unit."""
    return words.say(
        "sheet-numbers",
        attack=side.attack,
        defense=side.defense,
        health=side.health,
        initiative=side.initiative,
    )


def trait_lines(words: Words, traits: Iterable[AnyTrait]) -> list[str]:
    """What a unit can do, a sentence each."""
    return [f"{capital(words.describe(trait))}." for trait in traits]


@functools.cache
def building_card(language: str, name: str) -> Card:
    """A building that can be constructed.  [HM-1304]"""
    words, printed = plain(language), load().buildings[name]
    lines = [f"{capital(building_text(words, printed))}."]
    if printed.after:
        lines.append(f"{capital(words.say('state-after', building=words.name('building', printed.after)))}.")
    return Card(
        words.name("building", name),
        tuple(lines),
        icon=icons.BUILDINGS[printed.kind],
        price=price(words, printed.price),
        foot=for_sale(words, printed),
    )


def for_sale(words: Words, printed: Building) -> str:
    """The units of a dwelling with their prices, or what a citadel asks for Packs.  [HM-1613, HM-1614]"""
    if printed.kind not in ("dwelling", "citadel"):
        return ""
    tier, key = printed.tier, "sheet-sold" if printed.kind == "dwelling" else "sheet-packs"
    found = []
    for unit in load().army(printed.faction):
        if tier in (None, unit.tier):
            few, pack = (words.describe(unit.side(aspect).price) for aspect in OTHER_SIDES)
            found.append(words.say(key, unit=words.name("unit", unit.id), few=few, pack=pack))
    return "; ".join(found)


def building_text(words: Words, printed: Building) -> str:
    """What a building is for."""
    if printed.rule:
        return words.name("buildingrule", printed.rule)
    yields = ", ".join(map(words.describe, printed.yields))
    if printed.kind == "mage_guild":
        return words.say("works-mage_guild", spells=len(printed.built), gold=printed.spell_price)
    if printed.kind == "dwelling" and printed.tier:
        return words.say("works-dwelling", tier=words.name("tier", printed.tier))
    text = words.say(f"works-{printed.kind}", yields=yields) if yields else words.say("works-citadel")
    return words.say("works-sieged", text=text) if printed.sieged else text


@functools.cache
def hero_card(language: str, name: str) -> Card:
    """A hero to choose.  [HM-801]"""
    words, printed = plain(language), load().heroes[name]
    numbers = printed.statistics
    statistics = words.say(
        "sheet-statistics",
        attack=numbers.attack,
        defense=numbers.defense,
        power=numbers.power,
        knowledge=numbers.knowledge,
    )
    special = words.say("sheet-special", card=words.name("card", load().specialty(name, 1)))
    ability = words.say("sheet-ability", card=words.name("card", printed.ability))
    lines = (statistics, special, ability)
    back = Card(words.say("sheet-cards"), tuple(f"{title}. {text}" for title, text in own_texts(language, name)))
    calling, icon = words.name("calling", printed.calling), icons.faction(printed.faction)
    return Card(words.name("hero", name), lines, calling, icon, back=back)


def own_texts(language: str, hero: HeroId) -> list[tuple[str, str]]:
    """The cards that belong to a hero, its ability first, with what they say.  [HM-207, HM-801]"""
    cards = [hand_card(language, card) for card in (load().heroes[hero].ability, *load().specialties(hero))]
    return [(card.name, in_a_line(card)) for card in cards]


def in_a_line(card: Card) -> str:
    """The text of a card where there is no room for its lines."""
    joiner = f" {card.joiner} "
    return "; ".join(card.lines).replace(f"; {card.joiner}; ", joiner) if card.joiner else "; ".join(card.lines)
