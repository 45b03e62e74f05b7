"""The faces of cards, made from what is printed on them."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator

import msgspec

from questhall.core import snake
from questhall.core.scene import Act, Card, Mark, Part
from questhall.words import Words, words_for

from ..content import load
from ..effects import AnyEffect, Gain, Parts
from . import icons
from .facts import armour_facts, gear_facts, goal_reward, goal_text, parts_lines, reward_text
from .speaker import FOLDER

Used = tuple[int, ...]


@functools.cache
def action_card(language: str, name: str, used: Used = ()) -> Card:
    """An action card; the parts that are used up say so.  [TR-820, TR-901]"""
    words, printed = words_for(FOLDER, language), load().actions[name]
    lines = list(parts_lines(words, printed.parts, used))
    if printed.prepared:
        text = " ".join(parts_lines(words, printed.prepared))
        lines.append(words.say("fact-prepared", text=text))
    return Card(
        name=words.name("card", name),
        lines=tuple(lines),
        kind=words.say("kind-action"),
        icon=icons.CARD,
        body="icons",
        parts=tuple(faces(words, printed.parts, printed.prepared, used)),
        joiner=words.say("plus"),
        level=str(printed.level) if printed.level else "",
    )


def faces(words: Words, parts: Parts, prepared: Parts, used: Used) -> Iterator[Part]:
    """A part with its alternatives side by side; what is left to use comes with its icons."""
    for number, part in enumerate(parts):
        if number in used:
            yield Part(note=words.say("fact-used"))
        else:
            acts = tuple(act for effect in part for act in acts_of(words, effect))
            yield Part(acts, note=words.say("either") if len(part) > 1 else "")
    for part in prepared:
        acts = tuple(act for effect in part for act in acts_of(words, effect))
        yield Part(acts, title=words.say("zone-prepared"))


def acts_of(words: Words, effect: AnyEffect) -> Iterator[Act]:
    """An effect as icons: of symbols one for each kind."""
    if not isinstance(effect, Gain):
        yield Act(icons.EFFECTS[snake(type(effect).__name__)], words.describe(effect))
        return
    for symbol, icon in icons.SYMBOLS.items():
        if count := getattr(effect, symbol):
            yield Act(icon, words.say(f"count-{symbol}", count=count), str(count))


@functools.cache
def equipment_card(language: str, name: str) -> Card:
    """A weapon, a tool or other gear."""
    words, item = words_for(FOLDER, language), load().equipment[name]
    return Card(words.name("card", name), told(gear_facts(words, item)), words.name("slot", item.slot), gear_icon(name))


def told(facts: Iterable[str]) -> tuple[str]:
    """Facts in one line, so that they stay apart where a card is but a row."""
    return (" · ".join(facts),)


def gear_icon(name: str) -> str:
    """The icon of equipment, armour or a minion."""
    content = load()
    if name in content.armour:
        return icons.ARMOUR
    if name in content.minions:
        return icons.MINION
    item = content.equipment[name]
    return icons.HOOK if item.hook else icons.SYMBOLS["mana"] if item.mana else icons.SLOTS[item.slot]


@functools.cache
def armour_card(language: str, name: str, *, worn: bool = False) -> Card:
    """A set of armour."""
    words = words_for(FOLDER, language)
    kind = words.say("kind-worn") if worn else words.say("kind-armour")
    return Card(words.name("card", name), told(armour_facts(words, load().armour[name])), kind, icons.ARMOUR)


@functools.cache
def minion_card(language: str, name: str) -> Card:
    """A minion.  [TR-3011]"""
    words, minion = words_for(FOLDER, language), load().minions[name]
    calm = (words.say("fact-calm"),) if minion.calm else ()
    lines = told((" ".join(parts_lines(words, minion.parts)), *calm))
    return Card(words.name("card", name), lines, words.say("kind-minion"), icons.MINION)


def gear_card(language: str, name: str, *, worn: bool = False) -> Card:
    """Whatever lies in front of a player."""
    content = load()
    if name in content.armour:
        return armour_card(language, name, worn=worn)
    return minion_card(language, name) if name in content.minions else equipment_card(language, name)


@functools.cache
def consumable_card(language: str, name: str) -> Card:
    """A consumable: all it says happens.  [TR-908]"""
    words, printed = words_for(FOLDER, language), load().consumables[name]
    lines = tuple(parts_lines(words, printed.parts))
    icon = icons.CONSUMABLES[printed.type]
    return Card(words.name("card", name), lines, words.say("kind-consumable"), icon, level=str(printed.type))


@functools.cache
def chest_card(language: str, name: str, depth: int) -> Card:
    """A chest card with the reward of a layer.  [TR-1304]"""
    words = words_for(FOLDER, language)
    text = reward_text(words, load().chests[name].rewards[depth])
    return Card(words.name("card", name), (text,), words.say("kind-chest"), icons.CHEST)


@functools.cache
def goal_card(language: str, name: str, players: int) -> Card:
    """A goal with its condition and reward, on the side for so many players.  [TR-302]"""
    words, goal = words_for(FOLDER, language), load().goals[name]
    lines = (goal_text(words, goal, players), goal_reward(words, goal))
    return Card(
        words.name("goal", name), lines, words.say("kind-goal"), icons.CHAINS[goal.chain], level=str(goal.level)
    )


@functools.cache
def goods_card(language: str, kind: str, count: int) -> Card:
    """A stack of resources, coins, platforms or ropes."""
    words = words_for(FOLDER, language)
    resource = words.has(f"resource-{kind}")
    icon = icons.of_resource(kind) if resource else TOKENS[kind]
    label = words.say("kind-resource") if resource else words.say("kind-token")
    return Card(f"{words.name('card', kind)} ×{count}", (), label, icon)


TOKENS = {"coins": icons.SYMBOLS["coins"], "platforms": icons.MARKS["platform"], "ropes": icons.MARKS["rope"]}


def shop_card(language: str, name: str, left: int, npc: str, here: bool) -> Card:
    """An action card with its price and who sells it.  [TR-318, TR-320]"""
    card, words = action_card(language, name), words_for(FOLDER, language)
    cost = load().actions[name].price
    price = Mark(words.say("count-coins", count=cost), icons.SYMBOLS["coins"], text=str(cost))
    seller = words.say("fact-seller" if here else "fact-seller_away", npc=words.name("npc", npc), count=left)
    return msgspec.structs.replace(card, lines=(*card.lines, seller), price=(price,), foot=seller)
