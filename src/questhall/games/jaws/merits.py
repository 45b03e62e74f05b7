"""What cards, perks, items and battle goals are worth before a scenario begins: by what they say, not where one is."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence

from questhall.haven.terms import Being, CardId, ItemId

from .cardpiles import fresh
from .content import Ability, Item, load
from .content.modifiers import CardText, read_modifier
from .effects import (
    Affect,
    Attack,
    Boost,
    Command,
    Consume,
    Destroy,
    Given,
    Guard,
    Heal,
    Loot,
    Move,
    Recover,
    SetTrap,
    Shield,
    Special,
    Thorns,
    Watch,
)
from .terms import Extra

TYPICAL = 3
"""What a character attacks with, more or less."""
ILLS = {"stun": 3.0, "disarm": 2.0, "immobilize": 0.8, "muddle": 0.8, "wound": 1.5, "poison": 1.5, "curse": 0.8}
AIDS = {"strengthen": 1.2, "bless": 0.8}
USES = {"spent": 3.0, "consumed": 1.0, "free": 5.0}
"""How often an item helps in a scenario."""
KEPT = {"spent": 1.0, "consumed": 2.0, "free": 0.0}
"""How much it counts that an item cannot be used again soon, or ever."""
SPECIAL = {"favourite": 15.0, "new_favourite": 20.0}
"""What single cards do that are worth more than others."""
LASTS = 4.0
"""How many rounds a bonus helps that stays."""
ONCE = 0.6
"""A half that is lost is used once, and late."""
USUAL = 8.0
"""What most cards are worth in a hand."""
QUICK = 25
"""Whoever acts before this number acts before most monsters."""
EASY = frozenset(
    {"great_kills", "kills", "retreats", "potions", "long_rests", "short_rests", "last_kills", "first_kills", "assists"}
)
"""What battle goals count that a party does anyway, or need not do."""
HARD = frozenset({"health", "exhausted_first", "turns_in_the_open", "turns_with_allies", "turns_apart", "half_dead"})


def conditions(inflict: Iterable[str]) -> float:
    """What conditions are worth that enemies, or friends, receive."""
    return sum([ILLS.get(each, 0.0) + AIDS.get(each, 0.0) for each in inflict])


def extra_worth(add: Extra) -> float:
    """What is added to an action."""
    score = 1.3 * add.plus + 1.5 * (add.shield + add.damage + add.advantage + add.disadvantage)
    score += conditions(add.inflict)
    return score + 0.4 * (add.push + add.pull + add.range + add.reach + add.jump) + 2.0 * bool(add.area)


def effect_worth(effect: object) -> float:
    """What an action is worth to somebody who can use it."""
    match effect:
        case Attack(value=value, targets=targets, area=area, inflict=inflict):
            reached = 2.0 if area else {0: 2.0, 1: 1.0}.get(targets, 1.0 + 0.6 * (targets - 1))
            return reached * (1.3 * plain(value) + conditions(inflict)) + 0.3 * min(4, effect.range)
        case Heal(value=value, targets=targets):
            return 0.9 * plain(value) * (1.5 if targets != 1 else 1.0)
        case Affect(damage=damage, inflict=inflict, targets=targets):
            return (1.2 * plain(damage) + conditions(inflict)) * (1.6 if targets != 1 else 1.0)
        case Move(value=value, jump=jump):
            return 0.5 * plain(value) + 0.4 * jump
        case Shield() | Guard() | Thorns() | Boost() | Watch():
            return bonus_worth(effect)
        case Command(actions=actions):
            return 0.9 * sum([effect_worth(each) for each in actions]) - effect.price
        case Consume(then=actions) | Given(then=actions) | Destroy(then=actions):
            return 0.6 * sum([effect_worth(each) for each in actions])
        case Recover(cards):
            return 3.0 * cards
        case Loot() | SetTrap():
            return 1.0
        case Special(rule=rule):
            return SPECIAL.get(rule, 0.8)
    return 0.8


def bonus_worth(effect: Shield | Guard | Thorns | Boost | Watch) -> float:
    """What a bonus is worth for as long as it stays."""
    rounds = LASTS if effect.until == "persistent" else 1.0
    match effect:
        case Shield(value=value, crowd=crowd):
            return rounds * (1.5 * value + 0.8 * crowd)
        case Boost(add=add, double=double, slots=slots):
            return (len(slots) or rounds) * 0.8 * (extra_worth(add) + TYPICAL * double)
        case Watch(then=then, slots=slots):
            return 0.6 * (len(slots) or rounds) * sum([effect_worth(each) for each in then])
        case Thorns(value=value):
            return rounds * max(1, value)
    return 1.5 * rounds


def plain(value: int | str) -> int:
    """A number, or what a formula comes to as a rule."""
    return value if isinstance(value, int) else TYPICAL


def half_worth(half: Ability) -> float:
    """What a half of a card is worth as printed."""
    score = sum([effect_worth(each) for each in half.actions]) + 0.3 * (len(half.makes) + half.xp)
    return ONCE * score if half.lost else score


@functools.cache
def card_worth(card: CardId) -> float:
    """What a card is worth in a hand; basic abilities make up for weak halves."""
    found = load().cards[card]
    quick = 1.0 if found.initiative <= QUICK else 0.0
    return max(2.0, half_worth(found.top)) + max(1.0, half_worth(found.bottom)) + quick


@functools.cache
def card_merit(card: CardId) -> float:
    """How much better a card is than the usual ones; nothing for one that nobody sees."""
    return card_worth(card) - USUAL if card else 0.0


# -- modifier decks


@functools.cache
def modifier_worth(card: CardText) -> float:
    """What a modifier card does to an attack."""
    read = read_modifier(card)
    more = extra_worth(read.add) + 0.4 * len(read.elements) + read.around + 0.7 * read.heal + read.shield
    return max(0, TYPICAL * read.times + read.plus) + more


def deck_worth(being: Being, perks: Sequence[int]) -> float:
    """The mean of a modifier deck."""
    printed = load().characters[being].perks
    cards = fresh([(printed[each].out, printed[each].into) for each in perks])
    return sum(map(modifier_worth, cards)) / len(cards)


def best_perks(being: Being, count: int) -> list[int]:
    """The perks that make a deck better fastest."""
    perks, boxes = list[int](), load().characters[being].perks
    for _ in range(count):
        free = [place for place, perk in enumerate(boxes) if perks.count(place) < perk.boxes]
        if free:
            perks.append(max(free, key=lambda place: deck_worth(being, (*perks, place))))
    return perks


# -- items


@functools.cache
def shoots(being: Being) -> bool:
    """Whether most of a character's attacks are ranged."""
    cards = [load().cards[card] for card in load().pool(being, "1", "X")]
    attacks = [each for card in cards for each in card.top.actions if isinstance(each, Attack)]
    return 2 * sum([each.range > 1 for each in attacks]) > len(attacks)


@functools.cache
def item_worth(item: ItemId, being: Being) -> float:
    """What an item is worth to a character in a scenario."""
    found: Item = load().items[item]
    if ("melee" in found.when and shoots(being)) or ("ranged" in found.when and not shoots(being)):
        return 0.2
    score = sum([effect_worth(each) for each in found.actions]) + 0.7 * bool(found.special)
    score += extra_worth(found.add) * (0.5 if found.when == "move" else 1.0) if found.add is not None else 0.0
    return USES[found.use] * score * (0.5 if found.cost else 1.0)


@functools.cache
def spare(item: ItemId, being: Being) -> float:
    """What it costs to use an item now: it cannot be used later."""
    found = load().items[item]
    return KEPT[found.use] * item_worth(item, being) / USES[found.use]


# -- battle goals


def goal_worth(goal: str) -> float:
    """How likely a battle goal is met by a party that plays as it always does."""
    tally = load().goals[goal].tally if goal else ""
    return 1.0 if tally in EASY else 0.0 if tally in HARD else 0.5
