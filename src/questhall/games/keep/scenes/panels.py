"""What stands beside the board: tracks, the scenario, the Guild, the supply, advice."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from questhall.core.scene import Panel, Row, Track

from ..building import CONSTRUCTION_SITE
from ..content import load
from ..state import CHAMPION
from ..steps.scenarios.high_water import ORDER
from ..steps.scenarios.two_cellars import TOKENS_TO_BREAK, WALL
from ..steps.scenarios.under_renovation import ROOMS_TO_BUILD
from . import icons
from .rails import left
from .speaker import Speaker, capital, named_words

WAVES = 2


def tracks(who: Speaker) -> dict[str, Track]:
    """The wave, the Guild deck on its difficulty tile, and what the scenario counts.  [KH-317, KH-806, KH-R-002]"""
    seen, words = who.seen, who.words
    left, cards = len(seen.guild), who.content.levels[seen.level].cards[seen.wave - 1]
    title = words.say("track-guild", level=words.name("level", seen.level))
    ahead = words.say("track-wave_caption", cards=cards)
    end = words.say("track-guild_caption", wave=seen.wave)
    whole, coming = left + len(seen.guild_discard), min(left, cards)
    found = {
        "wave": Track(words.say("track-wave"), seen.wave, WAVES, ahead, icons.WAVE, place="bar"),
        "guild": Track(title, left, whole, end, icons.GUILD, coming, "bar"),
    }
    return found | scenario_tracks(who)


def scenario_tracks(who: Speaker) -> dict[str, Track]:
    """Tunnel tokens, rooms built, rooms flooded.  [KH-R-1084, KH-R-1106, KH-R-1124]"""
    seen, words = who.seen, who.words
    if who.has_rule("tunnel") and WALL not in seen.layout.opened:
        caption = words.say("track-tunnel_caption", most=TOKENS_TO_BREAK)
        return {"tunnel": Track(words.say("track-tunnel"), seen.tunnel, TOKENS_TO_BREAK, caption, icons.TUNNEL)}
    if who.has_rule("renovation"):
        caption = words.say("track-built_caption", most=ROOMS_TO_BUILD)
        return {
            "built": Track(
                words.say("track-built"), seen.built, max(seen.built, ROOMS_TO_BUILD), caption, icons.BLUEPRINT
            )
        }
    if who.has_rule("flood"):
        return {"flooded": Track(words.say("track-flooded"), len(seen.layout.flooded), len(ORDER), icon=icons.WATER)}
    return {}


def panels(who: Speaker) -> dict[str, Panel]:
    """The left side, then the right one: what changes every turn, then what is looked up."""
    say, found = who.words.say, left(who)
    found["heroes"] = Panel(say("panel-heroes"), tuple(heroes(who)), brief=True)
    if rows := tuple(standing(who)):
        rule = who.words.name("rule", who.content.scenarios[who.seen.scenario].rules[0])
        found["special"] = Panel(rule, rows, brief=True)
    found["scenario"] = scenario(who)
    found["guild"] = guild(who)
    found["supply"] = Panel(say("panel-supply"), tuple(supply(who)), minor=True)
    found["advice"] = Panel(say("panel-advice"), tuple(advice(who)), minor=True)
    return found


# -- the scenario


def scenario(who: Speaker) -> Panel:
    """Its story at the beginning, its special rules, and its cards.  [KH-R-601]"""
    words, told = who.words, who.content.scenarios[who.seen.scenario]
    name, grade = words.name("scenario", told.id), words.name("grade", told.grade)
    title = words.say("panel-scenario", number=told.number, scenario=name, grade=grade)
    story = [Row(words.say("row-story"), detail=words.name("story", told.id))] if who.seen.turn <= 1 else []
    return Panel(title, (*story, *laboratory(who), *scenario_rows(who.language, told.id)), minor=True)


def welcome(who: Speaker) -> tuple[str, ...]:
    """What a newcomer reads in the first turn: the story, the aim, the special rules."""
    words, told = who.words, who.content.scenarios[who.seen.scenario]
    if who.seen.turn > 1:
        return ()
    rules = [words.say("welcome-rule", name=words.name("rule", r), text=words.name("ruletext", r)) for r in told.rules]
    return (
        words.name("story", told.id),
        words.say("welcome-aim"),
        *rules,
        words.say("welcome-rooms"),
    )


@functools.cache
def scenario_rows(language: str, name: str) -> tuple[Row, ...]:
    """Special rules and scenario cards."""
    words, told = named_words(language, ()), load().scenarios[name]
    rules = [Row(words.name("rule", rule), detail=words.name("ruletext", rule)) for rule in told.rules]
    cards = [
        Row(
            words.say("row-copies", name=words.name("card", card.id), count=card.copies),
            detail=words.name("cardtext", card.id),
            icon=icons.SCENARIO_CARD,
        )
        for card in told.cards
    ]
    return (*rules, *cards)


def standing(who: Speaker) -> Iterator[Row]:
    """How the special rules stand now."""
    seen, words = who.seen, who.words
    if who.has_rule("veil"):
        yield Row(words.say("row-veil"), words.say("row-veil_thin" if seen.layout.thin else "row-veil_solid"))
    if who.has_rule("tunnel"):
        fallen = WALL in seen.layout.opened
        yield Row(words.say("row-wall"), words.say("row-wall_fallen" if fallen else "row-wall_stands"))
    if who.has_rule("champion"):
        yield champion(who)


def laboratory(who: Speaker) -> Iterator[Row]:
    """The clan whose cards the laboratory sells.  [KH-2801]"""
    if clan := who.seen.laboratory_clan:
        yield Row(who.words.say("row-laboratory"), who.words.name("clan", clan), icon=icons.CLANS[clan])


def champion(who: Speaker) -> Row:
    """Where Aurick is, and how much health he has left.  [KH-R-1185]"""
    words = who.words
    name, icon = words.name("hero", CHAMPION), icons.HEROES[CHAMPION]
    for room, hero in who.heroes.values():
        if hero.kind == CHAMPION:
            return Row(name, who.room(room), who.health(who.hero_health(hero)), icon)
    return Row(name, words.say("row-outside"), icon=icon)


# -- the Guild


def guild(who: Speaker) -> Panel:
    """What the open discard pile leaves.  [KH-3204]"""
    seen = who.seen
    return guild_left(who.language, seen.scenario, seen.guild, seen.guild_discard)


@functools.lru_cache(maxsize=512)
def guild_left(language: str, scenario: str, left: tuple[str, ...], gone: tuple[str, ...]) -> Panel:
    """The cards still to come: by class, by symbol, and the scenario's; the same to everybody at the table."""
    words = named_words(language, ())
    rows = []
    for kind in icons.HEROES:
        detail = capital(words.name("brag", kind))
        rows.append((words.name("hero", kind), icons.HEROES[kind], detail, of_class(kind)))
    for symbol, icon in icons.SYMBOLS.items():
        rows.append((words.name("symbol", symbol), icon, "", of_symbol(symbol)))
    for card in load().scenarios[scenario].cards:
        rows.append((words.name("card", card.id), icons.SCENARIO_CARD, "", frozenset((card.id,))))
    listed = []
    for name, icon, detail, cards in rows:
        count = sum(card in cards for card in left)
        most = count + sum(card in cards for card in gone)
        if most:
            listed.append(Row(name, words.say("row-of", count=count, most=most), detail, icon))
    return Panel(words.say("panel-guild"), tuple(listed), minor=True)


@functools.cache
def of_class(kind: str) -> frozenset[str]:
    """The hero cards of a class."""
    return frozenset(card.id for card in load().guild.values() if card.hero == kind)


@functools.cache
def of_symbol(symbol: str) -> frozenset[str]:
    """The hero cards with a symbol."""
    return frozenset(card.id for card in load().guild.values() if card.symbol == symbol)


# -- supply and advice


def heroes(who: Speaker) -> Iterator[Row]:
    """How many heroes of each class can still come before one more wakes the exhausted.  [KH-3306]"""
    for kind, icon in icons.HEROES.items():
        if kind != CHAMPION:
            yield Row(who.words.name("hero", kind), str(who.seen.supply[kind]), icon=icon)


def supply(who: Speaker) -> Iterator[Row]:
    """What is left of every other token.  [KH-210, KH-R-429]"""
    seen, words = who.seen, who.words
    for token, icon in icons.TOKENS.items():
        yield Row(words.name("token", token), str(seen.supply[token]), icon=icon)
    if CONSTRUCTION_SITE in seen.rooms:
        for value in dict.fromkeys(seen.treasures):
            name = words.say("state-treasure", value=value)
            yield Row(name, str(seen.treasures.count(value)), icon=icons.TREASURE)


def advice(who: Speaker) -> Iterator[Row]:
    """General advice, and what treasures do.  [KH-2405, KH-2914]"""
    yield Row(who.words.say("advice-share"))
    if CONSTRUCTION_SITE in who.seen.rooms:
        yield Row(who.words.say("advice-build"))
    yield Row(treasure_effects(who.language))


@functools.cache
def treasure_effects(language: str) -> str:
    """What looted treasures can do, in one line.  [KH-3905 to KH-3909]"""
    words = named_words(language, ())
    effects = dict.fromkeys(treasure.effect for treasure in load().treasures)
    told = [f"{words.name('treasure', effect)}: {words.name('treasuretext', effect)}" for effect in effects]
    return f"{words.say('row-treasures')}. {'; '.join(told)}."
