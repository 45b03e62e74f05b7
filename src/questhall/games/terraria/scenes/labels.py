"""What an answer is called, so that no two of a menu are called alike."""

from __future__ import annotations

from questhall.core import Choice, Decision

from ..choices import (
    Activate,
    Aim,
    Boost,
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
    Explore,
    Fight,
    Focus,
    FreeSlot,
    Go,
    HangRope,
    OpenChest,
    Pass,
    Place,
    PlacePlatform,
    Strengthen,
    Swap,
    Swing,
    Take,
    TakeMaximum,
    Unlock,
    Use,
    UsePot,
    UsePrepared,
    UsePylon,
    Visit,
)
from ..effects import Cell
from ..figures import boss_by, enemy_by
from ..steps.chests import ChooseReward
from ..steps.defending import SpendShields
from ..steps.exploring import vacant_near
from ..steps.finds import CollectFind
from ..steps.gear import SLOT_PRICES
from ..steps.moving import hook_path
from ..steps.npcs import PRICES
from ..steps.sharing import GiveAway
from ..stock import TOKENS
from ..world import chart, depth_of
from .facts import goal_text, parts_text, reward_text
from .rolls import is_in_vain, result, spending, strengthened
from .speaker import Speaker
from .zones import meal_text

PLACED = {
    Go: "label-go",
    HangRope: "label-rope",
    PlacePlatform: "label-platform",
    BuyPylon: "label-pylon",
    UsePylon: "label-travel",
}
WORKED = {Dig: "label-dig", Chop: "label-chop", OpenChest: "label-chest", Place: "label-place"}


def label(who: Speaker, decision: Decision, choice: Choice) -> str:
    """What an answer is called."""
    words, seat = who.words, decision.seat
    match choice:
        case Pass() if isinstance(decision.question, SpendShields):
            return words.say("label-hits", hits=result(who, decision.question, decision.question.rolls))
        case Pass() if words.has(f"pass-{decision.prompt}"):
            return words.say(f"pass-{decision.prompt}")
        case Go(cell) | UsePylon(cell) | HangRope(cell) | PlacePlatform(cell) | BuyPylon(cell):
            return words.say(PLACED[type(choice)], where=who.where(seat, cell))
        case Dig(cell) | Chop(cell) | OpenChest(cell) | Place(cell):
            what = cell_label(who, cell)
            return words.say(WORKED[type(choice)], what=what, where=who.where(seat, cell))
        case Swing(card, mirrored):
            path = hook_path(who.seen.sides[seat].cell, who.content.equipment[card].hook, mirrored=mirrored)
            return words.say("label-swing", card=who.name("card", card), where=who.where(seat, path[-1]))
        case Fight(weapon, target):
            foe = located(who, decision, target, "acc")
            return words.say("label-fight", weapon=who.name("card", weapon), target=foe)
        case Aim(target) | Activate(target):
            return words.say("label-aim", target=located(who, decision, target))
        case Explore():
            return words.say("label-explore", tiles=len(vacant_near(who.t, who.seen.sides[seat].cell)))
        case CompleteGoal(goal) | Focus(goal) | Swap(goal):
            text = goal_text(words, who.content.goals[goal], len(who.seen.sides))
            return words.say("label-goal", goal=who.name("goal", goal), text=text)
    return card_label(who, decision, choice)


def cell_label(who: Speaker, cell: Cell) -> str:
    """What a cell is called, if it is known."""
    return who.cell(cell) if cell in chart(who.t).kinds else "?"


def located(who: Speaker, decision: Decision, name: str, case: str = "") -> str:
    """A figure with where it is, so that equal ones can be told apart."""
    found, called = enemy_by(who.t, name) or boss_by(who.t, name), who.figure(name, case)
    return f"{called} ({who.where(decision.seat, found.cell)})" if found else called


def card_label(who: Speaker, decision: Decision, choice: Choice) -> str:
    """What is done with a card, a resource or a die."""
    words = who.words
    match choice:
        case Use(card, part, option):
            effect = words.describe(who.content.offers[card][part][option])
            text = words.say("label-use_card", card=who.name("card", card), effect=effect)
            return words.say("label-in_vain", text=text) if is_in_vain(who, decision) else text
        case UsePrepared(part, option):
            prepared = who.content.actions[who.seen.sides[decision.seat].prepared].prepared
            text = words.say("label-prepared", effect=words.describe(prepared[part][option]))
            return words.say("label-in_vain", text=text) if is_in_vain(who, decision) else text
        case Consume(card):
            text = parts_text(words, who.content.consumables[card].parts)
            text = words.say("label-take", card=words.choice(choice), text=text)
            return words.say("label-in_vain", text=text) if is_in_vain(who, decision) else text
        case Take(card):
            return words.say("label-take", card=who.name("card", card), text=taken(who, decision, card))
        case Donate(to, goods, count):
            return words.say("label-give", to=words.seat(to, "dat"), goods=who.name("card", goods), count=count)
        case DestroyCard(card, place):
            return words.say("label-destroy", card=who.name("card", card), place=place)
        case FreeSlot(slot) if (stack := who.seen.sides[decision.seat].slots[slot]).count:
            return words.say("label-slot", goods=who.name("card", stack.kind), count=stack.count)
        case Boost("reroll", die):
            return words.say("label-reroll", roll=spending(decision).rolls[die])
        case Strengthen(die, count):
            return strengthened(who, decision, die, count)
    return trade_label(who, decision, choice)


def taken(who: Speaker, decision: Decision, card: str) -> str:
    """What a card that may be taken gives."""
    question = decision.question
    if isinstance(question, ChooseReward):
        return reward_text(who.words, who.content.chests[card].rewards[depth_of(question.cell)])
    return parts_text(who.words, who.content.actions[card].parts)


def trade_label(who: Speaker, decision: Decision, choice: Choice) -> str:
    """What is made, bought or eaten."""
    words = who.words
    match choice:
        case Craft(item):
            cost = TOKENS.get(item) or made_cost(who, item)
            return words.say("label-craft", item=who.name("card", item), cost=cost_text(who, cost))
        case Build(house):
            price = cost_text(who, who.content.houses[house].cost)
            return words.say("label-build", house=who.name("house", house), cost=price)
        case Visit(npc, card) if card:
            names = {"npc": who.name("npc", npc), "card": who.name("card", card)}
            return words.say("label-visit_card", price=who.content.actions[card].price, **names)
        case Visit("merchant"):
            return words.say("label-visit_goods", npc=who.name("npc", "merchant"))
        case Visit(npc) if npc in PRICES:
            return words.say("label-visit", npc=who.name("npc", npc), service=who.name("service", npc))
        case Unlock():
            return words.say("label-unlock", price=SLOT_PRICES[len(who.seen.sides[decision.seat].slots)])
        case TakeMaximum():
            return maximum_label(who, decision)
        case UsePot(token):
            return words.say("label-pot", effect=meal_text(who, token))
        case Choose(to) if isinstance(decision.question, GiveAway):
            return words.say(
                "label-piece", to=words.seat(to, "dat"), reward=reward_text(words, decision.question.reward)
            )
    return words.choice(choice)


def maximum_label(who: Speaker, decision: Decision) -> str:
    """Which maximum grows, and to how much.  [TR-3610, TR-3614]"""
    assert isinstance(decision.question, CollectFind), "only a find raises a maximum"
    side, crystal = who.seen.sides[decision.seat], decision.question.crystal
    most = side.most_health if crystal else side.most_mana
    return who.words.say("label-maximum", crystal=crystal, most=most + 1)


def made_cost(who: Speaker, item: str) -> dict[str, int]:
    """What equipment or armour costs."""
    return (who.content.equipment.get(item) or who.content.armour[item]).cost


def cost_text(who: Speaker, cost: dict[str, int]) -> str:
    """Resources with their counts."""
    return ", ".join(f"{who.name('resource', kind)} {count}" for kind, count in cost.items())
