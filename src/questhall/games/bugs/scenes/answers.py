"""What can be chosen: what is clicked for it, what it is called, what it would do."""

from __future__ import annotations

from typing import Literal

from questhall.core import Choice, Decision
from questhall.core import scene as drawn
from questhall.haven import scenes
from questhall.haven.choices import (
    Done,
    EndCampaign,
    PickHex,
    PlayCards,
    PlayScenario,
    Shove,
    Skip,
    TakeDamage,
    Target,
    UseHalf,
)
from questhall.haven.foresight import looking
from questhall.haven.scenes import capital

from ..choices import (
    Back,
    ChangeDifficulty,
    Deactivate,
    DiscardCard,
    DiscardTwo,
    Equip,
    Exchange,
    Forgo,
    Hasten,
    LoseCard,
    PlayAs,
    RestShort,
    Roll,
    SetDifficulty,
    Spend,
    UpgradeCard,
    UseItem,
    UseModifier,
)
from ..content import load
from ..effects import Spend as Price
from ..effects import uses_of
from ..state import HERO
from ..steps.abilities import Enter
from ..steps.actions import ChooseConsume, ChooseMove, Confirm
from ..steps.attack import PickTarget, PrepareAttack
from ..steps.beginning import EquipItems, available, open_extras
from ..steps.campaign import BetweenScenarios, PickDifficulty
from ..steps.damage import SufferDamage
from ..steps.forced import ForceMove
from ..steps.monsters import UseElements
from ..steps.resting import KeepCard, LongRest, OfferShortRest
from ..steps.rolling import SettleModifier
from ..steps.turn import HeroActs
from .campaign import place_ref, record, title
from .cards import item_lines
from .labels import half_label, modifier_label, pair_label
from .previews import idle_rest
from .prompts import packed
from .speaker import Speaker
from .warnings import loses, warned

HARMFUL = Deactivate | TakeDamage | LoseCard | DiscardCard | DiscardTwo | Exchange | EndCampaign


def choices(who: Speaker, decision: Decision) -> tuple[drawn.Choice, ...]:
    """Every legal answer."""
    return tuple(answer(who, decision, choice) for choice in decision.choices)


def answer(who: Speaker, decision: Decision, choice: Choice) -> drawn.Choice:
    """One of them."""
    return drawn.Choice(
        id=str(choice),
        label=capital(label(who, decision, choice)),
        on=clicked(who, choice),
        tone=tone(who, decision, choice),
        hint=hint(who, decision, choice),
        group=group(who, choice),
        preview=warned(who, decision, choice),
        same=scenes.halves(choice),
        confirm=confirm(who, decision, choice),
    )


def confirm(who: Speaker, decision: Decision, choice: Choice) -> str:
    """A question before what cannot be taken back: the end of the campaign, a rest that loses the scenario."""
    if isinstance(choice, EndCampaign):
        return who.words.say("confirm-end_campaign")
    return who.words.say("confirm-loses") if loses(who, decision, choice) else packed(who, choice)


def group(who: Speaker, choice: Choice) -> str:
    """What it is listed under: the slot of an item, the card of a half."""
    match choice:
        case Equip(item):
            return capital(who.words.name("slot", who.content.items[item].slot))
        case UseHalf(card):
            return who.words.name("card", card)
    return ""


def hint(who: Speaker, decision: Decision, choice: Choice) -> str:
    """What an item does that may be taken, who may be played, what an end of a bonus or of an effect means."""
    match choice:
        case Equip(item):
            return "; ".join(filter(None, (capital(item_lines(who, who.content.items[item])), rivals_text(who, item))))
        case PlayAs(character):
            return capital(who.words.say(f"menu-role-{character}"))
        case SetDifficulty(difficulty):
            return capital(who.words.say(f"menu-difficulty-{difficulty}"))
        case Deactivate(card):
            return ended_text(who, decision, card)
        case Forgo():
            return who.words.say("label-forgone")
    return ""


def rivals_text(who: Speaker, item: str) -> str:
    """The item that can no longer be taken then: it stands on the same card.  [BB-4804]"""
    card = who.content.items[item].card
    shelf = available(who.scenario.number, open_extras(who.state))
    rivals = [each.id for each in shelf if each.card == card and each.id != item]
    names = ", ".join(who.words.name("item", each) for each in rivals)
    return who.words.say("label-shuts_out", items=names) if names else ""


def ended_text(who: Speaker, decision: Decision, name: str) -> str:
    """Where a card goes whose bonus is ended, and what that is good for.  [BB-2509 to BB-2511, BB-R-26]"""
    card = next(each for each in who.state.cards if each.card == name)
    to = "lost" if card.loss else "hand" if card.side == "a" else "discard"
    return who.words.say("label-ended", to=to, pays=isinstance(decision.question, SufferDamage))


def clicked(who: Speaker, choice: Choice) -> tuple[str, ...]:
    """What is clicked: cells, pieces, cards; a bonus is not ended by a click on the card that lies there."""
    match choice:
        case PlayScenario(scenario):
            return (place_ref(scenario),)
        case DiscardTwo(card, other):
            return (f"card:{card}", f"card:{other}")
        case DiscardCard(card) | LoseCard(card) | UpgradeCard(card):
            return (f"card:{card}",)
        case UseItem(item) | Hasten(item):
            return (f"card:{item}",)
        case PlayAs(character):
            return (f"card:{character}",)
    return scenes.clicked(choice)


def label(who: Speaker, decision: Decision, choice: Choice) -> str:
    """What an answer is called, so that no two of a menu are called alike."""
    words = who.words
    match choice:
        case Target(figure):
            return words.say("label-target", who=who.figure(who.state.figures[figure]))
        case UseHalf() as half:
            return half_label(who, half)
        case Spend(option, paid):
            return spend_label(who, decision, option, paid)
        case UseItem() as item:
            return item_label(who, decision, item)
        case UseModifier(number):
            return modifier_label(who, decision, number)
        case RestShort(along):
            return rest_label(who, decision, along)
        case PlayCards(lead, other):
            return pair_label(who, lead, other)
        case PlayScenario(scenario):
            again = any(each.scenario == scenario for each in record(who).attempts)
            return words.say("label-again" if again else "label-play", scenario=title(who, scenario))
        case Skip() if isinstance(decision.question, KeepCard):
            return words.say("label-lose_it", card=words.name("card", decision.question.card))
        case Skip() if isinstance(decision.question, Enter):
            return words.say("label-skip_half")
        case Back() if isinstance(decision.question, PickDifficulty):
            return words.say("label-leave", difficulty=words.name("difficulty", who.state.difficulty))
        case ChangeDifficulty():
            return words.say("label-difficulty", difficulty=words.name("difficulty", who.state.difficulty))
        case Shove(path) if isinstance(decision.question, ForceMove) and decision.question.figure == HERO:
            return words.say("label-moved", path=" → ".join(path))
        case Roll() if any(isinstance(each, Forgo) for each in decision.choices):
            return words.say("label-roll")
        case Forgo() if isinstance(decision.question, PrepareAttack):
            return forgo_label(who, decision.question, choice)
        case Done() if isinstance(decision.question, HeroActs):
            return words.say("label-end_turn")
        case Done() if isinstance(decision.question, EquipItems):
            return words.say("label-packed" if who.state.items else "label-bare")
        case PickHex(""):
            return words.say("choice-skip")
        case TakeDamage() if isinstance(decision.question, SufferDamage):
            return words.say("label-damage", damage=decision.question.damage(looking(who.state)))
    return words.choice(choice)


def forgo_label(who: Speaker, asked: PrepareAttack, choice: Forgo) -> str:
    """What may be left out; conditions by their names.  [BB-1203]"""
    words = who.words
    match choice:
        case Forgo("plus"):
            return words.say("choice-forgo", effect=f"+{asked.blow.plus}")
        case Forgo("inflict", condition):
            return words.say("choice-forgo", effect=words.name("condition", condition))
        case Forgo("gain", condition):
            return words.say("label-forgo", effect=words.name("added", "gain"), what=words.name("condition", condition))
    return words.choice(choice)


def rest_label(who: Speaker, decision: Decision, along: tuple[str, ...]) -> str:
    """A short or a long rest, and the active cards that are taken along."""
    long, words = isinstance(decision.question, LongRest), who.words
    if not along:
        return words.say("choice-rest_long" if long else "choice-rest_short")
    cards = ", ".join(words.name("card", card) for card in along)
    return words.say("label-along", rest="long" if long else "short", cards=cards)


def spend_label(who: Speaker, decision: Decision, option: int, paid: tuple[str, ...]) -> str:
    """The charges that are used up, and what they add."""
    question, add = decision.question, ""
    offered: tuple[Price, ...] = ()
    match question:
        case PickTarget():
            offered = question.attack.spend
        case ChooseMove():
            offered = question.move.spend
        case Confirm():
            offered = uses_of(question.action)
        case UseElements(figure, face, at):
            being = who.state.figures[figure].being
            offered = uses_of(load().monsters[being].columns[face].actions[at])
        case ChooseConsume():
            return who.words.say("label-consume", charges=who.charges(paid, "acc"))
    add = who.words.describe(offered[option].add)
    return who.words.say("label-spend", charges=who.charges(paid, "acc"), add=add)


def item_label(who: Speaker, decision: Decision, choice: UseItem) -> str:
    """An item, with what it costs and which of its effects is meant."""
    words, item = who.words, who.content.items[choice.item]
    name = words.name("item", item.id)
    if item.zero and isinstance(decision.question, SettleModifier):
        return words.say("label-roll_change", item=name, number=choice.option + 1)
    add = words.describe(item.add[choice.option]) if len(item.add) > 1 else ""
    if choice.charges:
        paid = who.charges(choice.charges)
        if add:
            return words.say("label-item_option", item=name, add=add, charges=paid)
        return words.say("label-item", item=name, charges=paid)
    return words.say("label-item_add", item=name, add=add) if add else words.choice(choice)


def tone(who: Speaker, decision: Decision, choice: Choice) -> Literal["", "main", "skip", "harm"]:
    """The usual way on, a way to do nothing, or something that hurts."""
    if isinstance(choice, PlayScenario) and isinstance(decision.question, BetweenScenarios):
        return "main"
    if isinstance(decision.question, KeepCard):
        return "harm"
    if loses(who, decision, choice):
        return "harm"
    if isinstance(decision.question, OfferShortRest) and idle_rest(who):
        return "main" if isinstance(choice, Skip) else "harm"
    if isinstance(choice, Done) and all(isinstance(each, Done | Deactivate) for each in decision.choices):
        return "main"
    if isinstance(choice, Done) and isinstance(decision.question, EquipItems) and who.state.items:
        return "main"
    if isinstance(choice, Skip | Done | Back):
        return "skip"
    if isinstance(choice, HARMFUL):
        return "harm"
    return ""
