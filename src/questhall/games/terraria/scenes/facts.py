"""Text made from data: rewards, goals, equipment, enemies and bosses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import assert_never

from questhall.words import Words

from ..conditions import for_players
from ..content import Armour, BossForm, EnemyKind, Equipment, Goal
from ..content.goals import Beaten, Built, Done, Found, Owned, Standing
from ..effects import Parts, Range, Reward, hauled


def parts_lines(words: Words, parts: Parts, used: Sequence[int] = ()) -> Iterator[str]:
    """What a card offers, a line for each part, alternatives joined by OR; used ones say so.  [TR-901, TR-902]"""
    joiner = f" {words.say('or')} "
    for number, part in enumerate(parts):
        if number:
            yield words.say("plus")
        yield words.say("fact-used") if number in used else joiner.join(map(words.describe, part))


def parts_text(words: Words, parts: Parts) -> str:
    """The same in one line."""
    return " ".join(parts_lines(words, parts))


def ranges_text(words: Words, ranges: Iterable[Range]) -> str:
    """Ranges by their names."""
    return ", ".join(words.name("range", each) for each in ranges)


# -- rewards


def reward_text(words: Words, reward: Reward) -> str:
    """Everything that a reward lists.  [TR-1310]"""
    return ", ".join(reward_parts(words, reward))


def reward_parts(words: Words, reward: Reward) -> Iterator[str]:
    """One after another."""
    if reward.coins:
        yield words.say("reward-coins", coins=reward.coins)
    for kind, count in hauled(reward.resources):
        yield words.say("reward-resource", resource=words.name("resource", kind), count=count)
    if reward.consumable:
        yield words.say("reward-consumable", type=reward.consumable)
    if reward.card:
        yield words.name("card", reward.card)
    if reward.loot:
        yield words.say("reward-loot", level=reward.loot)
    if reward.guide:
        yield words.say("reward-guide")
    if reward.destroy:
        yield words.say("reward-destroy")
    if reward.threat:
        yield words.say("reward-threat", threat=reward.threat)


# -- goals


def needed(goal: Goal, players: int) -> int:
    """How often or how many, on the side of the card for so many players.  [TR-302, TR-R-91]"""
    match goal.condition:
        case Done(times=times, few=few):
            return for_players(players, times, few)
        case Standing(count=count, few=few):
            return for_players(players, count, few)
        case Found(count=count):
            return count
        case _:
            return 1


def goal_text(words: Words, goal: Goal, players: int) -> str:
    """The condition of a goal."""
    count = needed(goal, players)
    match goal.condition:
        case Done(deed=deed, within=within):
            text = words.say(f"deed-{deed}", times=count)
            return words.say(f"within-{within}", goal=text) if within else text
        case Found(what=what):
            return words.say(f"found-{what}", count=count)
        case Beaten(bosses=bosses):
            return words.say("beaten", bosses=either(words, "boss", bosses, "acc"))
        case Owned(what=what):
            return words.say(f"owned-{what}")
        case Built() as built:
            return built_text(words, built)
        case Standing(what=what):
            return words.say(f"standing-{what}", count=count)
        case _:
            assert_never(goal.condition)


def built_text(words: Words, built: Built) -> str:
    """Which houses, or where."""
    if built.all:
        return words.say("built-all")
    if built.layer:
        return words.say("built-layer", where=words.name("layer", built.layer, "where"))
    return words.say("built-one", houses=either(words, "house", built.houses))


def either(words: Words, kind: str, names: Iterable[str], case: str = "") -> str:
    """One of these."""
    return f" {words.say('or')} ".join(words.name(kind, name, case) for name in names)


def goal_reward(words: Words, goal: Goal) -> str:
    """What a goal gives, and to whom.  [TR-2104, TR-2105]"""
    if goal.reward == Reward():
        return words.say("reward-none")
    text = reward_text(words, goal.reward)
    return words.say(f"reward-{goal.share}", reward=text) if goal.share else text


# -- equipment and armour


def gear_facts(words: Words, item: Equipment) -> Iterator[str]:
    """What is printed on an equipment card.  [TR-2505]"""
    if item.dice:
        yield words.say("fact-attack", dice=item.dice, ranges=ranges_text(words, item.ranges))
    if item.chop:
        yield words.say("fact-chop", chop=item.chop)
    if item.dig:
        yield words.say("fact-dig", dig=item.dig)
    if item.hook:
        yield words.say("fact-hook")
    if item.summons:
        yield words.say("fact-summons", minion=words.name("card", item.summons))
    yield words.say("fact-mana", mana=item.mana) if item.mana else words.say("fact-ap", ap=item.ap)
    if item.pierce:
        yield words.say("fact-pierce", pierce=item.pierce)
    if item.calm:
        yield words.say("fact-calm")
    if item.hard:
        yield words.say("fact-hard")
    if item.times > 1:
        yield words.say("fact-times", times=item.times)
    if item.parts:
        yield parts_text(words, item.parts)


def armour_facts(words: Words, armour: Armour) -> Iterator[str]:
    """What is printed on an armour card.  [TR-803, TR-3407]"""
    yield words.say("fact-defence", dice=armour.defence)
    yield words.say("fact-draw", draw=armour.draw)
    if armour.immune:
        yield words.say("fact-immune", debuffs=", ".join(words.name("debuff", each) for each in armour.immune))
    if armour.parts:
        yield parts_text(words, armour.parts)


# -- enemies


def enemy_facts(words: Words, kind: EnemyKind) -> Iterator[str]:
    """A line of the bestiary.  [TR-323, TR-1708]"""
    yield words.say("fact-defence", dice=kind.defence)
    yield words.say("fact-attack", dice=kind.attack, ranges=ranges_text(words, kind.ranges))
    yield words.say("fact-move", move=kind.move, way=words.name("way", kind.way))
    if kind.blind:
        yield words.say("fact-blind")
    if kind.debuff:
        yield words.say("fact-debuff", debuff=words.name("debuff", kind.debuff))
    if kind.loot != Reward():
        yield words.say("row-loot", loot=reward_text(words, kind.loot))


def form_facts(words: Words, form: BossForm, defence: str, attack: str, move: int, way: str) -> Iterator[str]:
    """A side of a boss's form card, with what its allies add.  [TR-4205 to TR-4207]"""
    yield words.say("fact-defence", dice=defence)
    yield words.say("fact-attack", dice=attack, ranges=ranges_text(words, form.ranges))
    yield words.say("fact-move", move=move, way=words.name("way", way))
    if form.debuff:
        yield words.say("fact-debuff", debuff=words.name("debuff", form.debuff))


def dice_text(dice: Iterable[int]) -> str:
    """Dice as they are written: (6, 6, 4) is 2d6 d4."""
    counts: dict[int, int] = {}
    for die in dice:
        counts[die] = counts.get(die, 0) + 1
    return " ".join(f"{count if count > 1 else ''}d{die}" for die, count in counts.items())
