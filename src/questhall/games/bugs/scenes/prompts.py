"""What is asked, in words that fit what can be chosen."""

from __future__ import annotations

from collections.abc import Collection
from itertools import zip_longest

from msgspec.structs import replace

from questhall.core import Choice, Decision, Question
from questhall.core.scene import Prompt
from questhall.haven import scenes
from questhall.haven.choices import PlayCards, RestLong, UseHalf
from questhall.haven.foresight import looking

from ..choices import Equip, Spend, UseItem
from ..content.scenarios import BeginWith, Deadline
from ..effects import Gain, Heal
from ..effects import Spend as Price
from ..steps.actions import ChooseMove, Confirm
from ..steps.attack import PickTarget
from ..steps.beginning import HAND_COUNT, EquipItems, fitting, open_extras, room_taken, small_slots
from ..steps.damage import SufferDamage
from ..steps.resting import RestHeal
from ..steps.rounds import SelectCards
from ..steps.turn import HeroActs
from .previews import gain_text
from .speaker import Speaker

PAIR = 2
"""So many cards are played in a round.  [BB-601]"""
PAIRS = ("cards", "either")
"""Where cards can be played, the first of them tells the initiative.  [BB-602]"""


def prompt(who: Speaker, decision: Decision | None) -> Prompt:
    """What is asked."""
    if decision is None:
        return Prompt(who.words.say("prompt-waiting"))
    asked = scenes.prompt(who.words, replace(decision, question=without_spent(who, decision)))
    match decision.question:
        case HeroActs():
            return acting(who, asked, decision)
        case SelectCards():
            can = selecting(who, decision)
            text, initiative = who.words.say("prompt-select", can=can), asked.help if can in PAIRS else ""
            return replace(asked, text=text, help=initiative, hints=lessons(who, asked.hints))
        case EquipItems():
            return replace(asked, text=packing(who))
        case SufferDamage() as harm:
            return replace(asked, text=suffering(who, harm))
        case Confirm() | RestHeal() as healing:
            return replace(asked, help=gain_text(who, healing) or asked.help)
    return asked


def suffering(who: Speaker, harm: SufferDamage) -> str:
    """How much damage there is, and who does it or where it comes from.  [BB-1704, BB-3801]"""
    words, damage = who.words, harm.damage(looking(who.state))
    attacker = who.state.figures.get(harm.blow.attacker) if harm.blow else None
    if attacker is None:
        return words.say("prompt-suffer", damage=damage, source=words.name("source", harm.source))
    return words.say("prompt-hit" if damage else "prompt-hit_nothing", who=who.figure(attacker), damage=damage)


def without_spent(who: Speaker, decision: Decision) -> Question:
    """What is asked, with those uses of elements only that are still open; a move with its bonuses.

    [BB-1304, BB-1313, BB-1501]
    """
    still = {choice.option for choice in decision.choices if isinstance(choice, Spend)}
    match decision.question:
        case PickTarget(attack=attack) as asked:
            return replace(asked, attack=replace(attack, spend=_some(attack.spend, still)))
        case ChooseMove(move) as asked:
            points, jumps = asked.plan(looking(who.state))
            return replace(asked, move=replace(move, value=points, jump=jumps, spend=_some(move.spend, still)))
        case Confirm(Heal() | Gain() as action) as asked:
            return replace(asked, action=replace(action, spend=_some(action.spend, still)))
    return decision.question


def _some(uses: tuple[Price, ...], still: Collection[int]) -> tuple[Price, ...]:
    return tuple(use for option, use in enumerate(uses) if option in still)


def acting(who: Speaker, asked: Prompt, decision: Decision) -> Prompt:
    """Your turn: what is left to be used.  [BB-3101, BB-3402]"""
    cards = len({choice.card for choice in decision.choices if isinstance(choice, UseHalf)})
    item = any(isinstance(choice, UseItem) for choice in decision.choices)
    can = ("end", "other", "card")[min(cards, 2)] + ("_item" if item else "")
    return replace(asked, text=who.words.say("prompt-acts", can=can), help=asked.help if cards else "")


def lessons(who: Speaker, hints: tuple[str, ...]) -> tuple[str, ...]:
    """With the first lesson what you begin with, with the second how much time there is.  [BB-204, BB-305]"""
    words, special = who.words, ["", ""]
    for rule in who.scenario.rules:
        match rule:
            case BeginWith("hero", condition):
                means = words.say(f"means-{condition}")
                special[0] = words.say("hint-begin", condition=words.name("condition", condition), means=means)
            case Deadline():
                special[1] = words.say("hint-deadline", rule=words.describe(rule))
    return tuple("\n".join(filter(None, pair)) for pair in zip_longest(hints, special, fillvalue=""))


def selecting(who: Speaker, decision: Decision) -> str:
    """Two cards, a long rest, or either; with too few in hand, active ones may come back.  [BB-601, BB-607, BB-2513]"""
    cards = any(isinstance(choice, PlayCards) for choice in decision.choices)
    rest = any(isinstance(choice, RestLong) for choice in decision.choices)
    if cards:
        return "either" if rest else "cards"
    back = [each for each in who.state.cards if each.zone == "active" and not each.loss and each.side == "a"]
    hand = [each for each in who.state.cards if each.zone == "hand"]
    return "rest_or_end" if len(hand) + len(back) >= PAIR else "rest"


def packing(who: Speaker) -> str:
    """How much room for items there is.  [BB-3404, BB-3405]"""
    hands, small, _ = room_taken(each.item for each in who.state.items)
    most = small_slots(who.scenario)
    return who.words.say("prompt-equip", hands=HAND_COUNT - hands, of=HAND_COUNT, small=most - small, most=most)


def packed(who: Speaker, choice: Choice) -> str:
    """A question before an item is taken that leaves no room for another: the setup goes on then.  [BB-217]"""
    if not isinstance(choice, Equip):
        return ""
    items = [*(each.item for each in who.state.items), choice.item]
    if len(fitting(who.state.scenario, items, open_extras(who.state))) > 1:
        return ""
    return who.words.say("confirm-equip", items=", ".join(who.words.name("item", item) for item in items))
