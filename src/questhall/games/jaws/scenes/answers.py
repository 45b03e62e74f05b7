"""What can be chosen: what is clicked for it, and what it is called."""

from __future__ import annotations

from typing import Literal

from questhall.core import Choice, Decision
from questhall.core import scene as drawn
from questhall.haven import scenes
from questhall.haven.choices import (
    Done,
    EndCampaign,
    PickCard,
    PlayCards,
    PlayScenario,
    Skip,
    TakeDamage,
    Target,
    UseHalf,
)
from questhall.haven.foresight import looking
from questhall.haven.refusals import cell_ref
from questhall.haven.scenes import capital

from ..choices import (
    Accept,
    Buy,
    GiveItem,
    LoseOne,
    LoseTwo,
    PickModifier,
    PickPerk,
    PutAway,
    PutBack,
    Sell,
    Spend,
    StartAt,
    Strike,
    TakeOption,
    UseItem,
)
from ..steps.abilities import BASIC
from ..steps.city import FaceEvent
from ..steps.damage import SufferDamage
from ..steps.growing import TakePerk
from ..steps.modifying import SettleModifier
from ..steps.resting import LoseRandom
from .campaign import place_ref
from .city import option_ref, perk_ref
from .previews import preview
from .speaker import Speaker


def choices(who: Speaker, decision: Decision) -> tuple[drawn.Choice, ...]:
    """Every legal answer."""
    return tuple(answer(who, decision, choice) for choice in decision.choices)


def answer(who: Speaker, decision: Decision, choice: Choice) -> drawn.Choice:
    """One of them."""
    return drawn.Choice(
        id=str(choice),
        label=capital(label(who, decision, choice)),
        on=clicked(who, decision, choice),
        group=who.say("group-put_back") if isinstance(choice, PutBack) else "",
        tone=tone(choice),
        confirm=who.say("confirm-end_campaign") if isinstance(choice, EndCampaign) else "",
        preview=preview(who, decision, choice),
        same=scenes.halves(choice),
    )


def clicked(who: Speaker, decision: Decision, choice: Choice) -> tuple[str, ...]:
    """What is clicked: cells, pieces, cards."""
    match choice:
        case StartAt(cell):
            return (cell_ref(cell),)
        case Target(figure) if figure not in who.state.figures:
            return ()
        case Strike(figures):
            return tuple(f"piece:{each}" for each in figures)
        case LoseTwo(card, other):
            return (f"card:{card}", f"card:{other}")
        case PutAway(card) | LoseOne(card) | PutBack(card):
            return (f"card:{card}",) if card else ()
        case PickPerk(perk):
            return (f"card:{perk_ref(perk)}",)
        case TakeOption(option):
            return (f"card:{option_ref(option)}",)
        case UseItem(item):
            mine = who.mine
            return (f"card:{mine.being}-{item}",) if mine is not None else ()
        case PlayScenario(scenario):
            return (place_ref(scenario),)
        case Buy(item):
            return (f"card:{item}",)
        case Sell(item) | GiveItem(item):
            assert who.state.campaign is not None
            being = next(one.being for one in who.state.campaign.members if one.seat == decision.seat)
            return (f"card:{being}-{item}",)
    return scenes.clicked(choice)


def label(who: Speaker, decision: Decision, choice: Choice) -> str:
    """What an answer is called, so that no two of a menu are called alike."""
    question = decision.question
    match choice:
        case Target(figure) if figure in who.state.figures:
            return who.say("label-target", who=who.figure(who.state.figures[figure]))
        case Strike(figures):
            names = [who.figure(who.state.figures[each]) for each in figures]
            return who.say("label-strike", who=", ".join(names))
        case UseHalf() as half:
            return half_label(who, half)
        case Spend(option, elements):
            return spend_label(who, decision, option, elements)
        case PickModifier(place) if isinstance(question, SettleModifier):
            return who.say("label-modifier", card=who.modifier(question.drawn[place]), number=place + 1)
        case PlayCards(lead, other):
            number = who.content.cards[lead].initiative
            names_ = {"card": who.name("card", lead), "other": who.name("card", other)}
            return who.say("label-lead", initiative=number, **names_)
        case TakeDamage() if isinstance(question, SufferDamage):
            return damage_label(who, question)
        case Accept() if isinstance(question, LoseRandom):
            return who.say("label-lose", card=who.name("card", question.card))
        case Skip() if isinstance(question, LoseRandom):
            return who.say("label-redraw")
        case PickPerk(perk) if isinstance(question, TakePerk):
            return who.perk(question.being, perk)
        case PickCard(card) if not who.state.scenario:
            return who.say("label-learn", card=who.name("card", card), level=who.content.cards[card].level)
        case Buy(item):
            return who.say("label-price", text=who.words.choice(choice), price=who.content.items[item].price)
        case TakeOption(option) if isinstance(question, FaceEvent):
            return who.say(f"city-{question.number}-{option}")
    return who.words.choice(choice)


def damage_label(who: Speaker, question: SufferDamage) -> str:
    """How much it is after shields, and what is left then.  [JL-2001, JL-4001]"""
    figure = who.state.figures[question.figure]
    damage = question.damage(looking(who.state))
    return who.say("label-damage", damage=damage, left=max(0, figure.health - damage), most=figure.most)


def half_label(who: Speaker, choice: UseHalf) -> str:
    """The card, its half and what that does."""
    name, card = who.name("half", choice.half), who.name("card", choice.card)
    if choice.basic:
        return who.say("label-basic", card=card, half=name, text=who.words.describe(BASIC[choice.half]))
    text = who.ability(who.content.cards[choice.card].half(choice.half))
    return who.say("label-half", card=card, half=name, text=text)


def spend_label(who: Speaker, decision: Decision, option: int, elements: tuple[str, ...]) -> str:
    """The elements that are consumed, and what they add."""
    names = ", ".join(who.name("element", each) for each in elements)
    question = decision.question
    action = next((getattr(question, n) for n in ("attack", "move", "effect", "command") if hasattr(question, n)), None)
    offered = getattr(action, "spend", ())
    if option < len(offered):
        return who.say("label-spend", elements=names, add=who.words.describe(offered[option].add))
    return who.say("label-consume", elements=names)


def tone(choice: Choice) -> Literal["", "main", "skip", "harm"]:
    """The usual way on, a way to do nothing, or something that hurts."""
    if isinstance(choice, PlayScenario):
        return "main"
    if isinstance(choice, Skip | Done):
        return "skip"
    if isinstance(choice, TakeDamage | LoseOne | LoseTwo | PutBack | EndCampaign):
        return "harm"
    return ""
