"""The choices of a decision: what each is called, what is clicked for it, and in which group it stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from questhall.core import Choice, Decision, Refusal
from questhall.core import scene as drawn
from questhall.kit.rooms import BEYOND, opposite, turned
from questhall.kit.squares import Square

from ..choices import (
    ChooseClan,
    Discard,
    Done,
    FinishPortal,
    GatherPack,
    Go,
    Look,
    Mend,
    OpenPortal,
    Parry,
    PayResource,
    PickHero,
    PickMonster,
    PickRoom,
    PickToken,
    Plan,
    Play,
    PutToken,
    Refresh,
    Replace,
    Search,
    Shoot,
    Site,
    Strike,
    Summon,
    TakeCard,
    TakeItem,
    UsePrison,
    UseRoom,
    UseRule,
)
from ..dungeon import PRISON, chart_of
from ..steps.attack import Defence
from ..steps.rooms import ChooseSite
from ..steps.scenarios.borrowed_recipes import PassNotesOn
from .asked import Answer, Asked, at
from .cards import clan_text, group_texts, keys, printed_order, refs
from .dungeon import places, room_action
from .figures import figure, target
from .previews import preview
from .speaker import Speaker, capital
from .twins import same

HandChoice = Play | Parry | Refresh | Discard


def choices(who: Speaker, decision: Decision, refusals: Sequence[Refusal] = ()) -> tuple[drawn.Choice, ...]:
    """All of them, in their order."""
    asked = Asked(who, decision, refusals)
    groups: dict[str, str] = {}
    found = []
    for choice in in_order(decision.choices):
        label, group, on, hint, copies = answer(asked, choice)
        if group not in groups:
            groups[group] = who.words.say(f"group-{group}")
        found.append(
            drawn.Choice(
                str(choice),
                capital(label),
                on,
                hint,
                groups[group],
                tone=tone(asked, choice),
                preview=preview(asked, choice),
                confirm=who.words.say("confirm-prison") if isinstance(choice, UsePrison) else "",
                same=dict.fromkeys(copies, on[-1]) if copies else same(asked, choice),
            )
        )
    return tuple(found)


def tone(asked: Asked, choice: Choice) -> Literal["", "main", "skip", "harm"]:
    """To go on is the usual way where nothing useful is left to do; to take damage or give a card away hurts."""
    if isinstance(choice, Refresh | Discard):
        return "harm"
    if not isinstance(choice, Done):
        return ""
    if isinstance(asked.decision.question, Defence):
        return "harm"
    others = [other for other in asked.decision.choices if not isinstance(other, Done | UsePrison)]
    useful = [each for each in others if not (isinstance(each, Play) and asked.idle(each.card, each.group))]
    return "skip" if useful else "main"


def in_order(offered: Sequence[Choice]) -> list[Choice]:
    """Cards of the hand in their printed order, so that their numbers change little; the rest as it is."""
    order = printed_order()
    hand = iter(sorted((each for each in offered if isinstance(each, HandChoice)), key=lambda each: order[each.card]))
    return [next(hand) if isinstance(each, HandChoice) else each for each in offered]


def answer(asked: Asked, choice: Choice) -> Answer:
    """How a choice is drawn."""
    words = asked.who.words
    match choice:
        case Done():
            return Answer(words.say(f"done-{asked.decision.prompt}"), "other")
        case UsePrison():
            return Answer(words.choice(choice), "prison", at(PRISON))
        case Go() | Strike() | Shoot() | Mend() | GatherPack():
            return figure(asked, choice)
        case PickHero() | PickMonster():
            return target(asked, choice)
        case UseRoom() | UseRule() | FinishPortal():
            return activation(asked, choice)
        case Play() | Parry() | Refresh() | Discard() | TakeItem() | Replace():
            return card(asked, choice)
        case Site():
            return site(asked, choice)
        case ChooseClan(clan):
            return clan_card(asked, clan)
        case _:
            return other(asked, choice)


# -- activation


def activation(asked: Asked, choice: UseRoom | UseRule | FinishPortal) -> Answer:
    """Rooms, portals and what the scenario adds.  [KH-1203 to KH-1205]"""
    who = asked.who
    match choice:
        case UseRoom():
            return use_room(asked, choice)
        case UseRule(_, room):
            rule = who.content.scenarios[who.seen.scenario].rules[0]
            return Answer(who.words.say(f"use-{rule}", room=who.room(room, "in")), "activate", at(room))
        case FinishPortal(_, room):
            return Answer(who.words.choice(choice), "activate", at(room))


def use_room(asked: Asked, choice: UseRoom) -> Answer:
    """What activating a room does; in a shop, for this item."""
    who, words = asked.who, asked.who.words
    tile, name = who.content.rooms[choice.room], who.room(choice.room)
    if not choice.item:
        label = words.say("label-use_room", room=name, action=room_action(who.language, tile))
        return Answer(label, "activate", at(choice.room))
    assert tile.price is not None
    price, item = who.token(tile.price, "acc"), words.name("card", choice.item)
    label = words.say("label-buy", room=name, token=price, item=item)
    card, *copies = refs("market", who.seen.market, choice.item)
    return Answer(label, "activate", (*at(choice.room), card), asked.text(choice.item), tuple(copies))


# -- cards


def card(asked: Asked, choice: Play | Parry | Refresh | Discard | TakeItem | Replace) -> Answer:
    """Cards of the hand and of the market."""
    words = asked.who.words
    match choice:
        case Play(name, group) | Parry(name, group):
            actions = group_texts(asked.who.language, name)[group]
            label = words.say("label-play", card=words.name("card", name), actions=actions)
            on, *copies = asked.in_hand(name)
            count = words.say("hint-copies", count=1 + len(copies)) if copies else ""
            hint = "; ".join(filter(None, (count, asked.idle(name, group))))
            return Answer(label, "card", (on,), hint, tuple(copies))
        case Refresh(name) | Discard(name):
            on, *copies = asked.in_hand(name)
            gone = "pass" if isinstance(asked.decision.question, PassNotesOn) else "discard"
            return Answer(words.choice(choice), gone, (on,), asked.text(name), tuple(copies))
        case TakeItem(item):
            on, *copies = refs("market", asked.who.seen.market, item)
            return Answer(words.choice(choice), "items", (on,), asked.text(item), tuple(copies))
        case Replace(numbers):
            return replacement(asked, numbers)


def replacement(asked: Asked, numbers: tuple[int, ...]) -> Answer:
    """Some of the available items, or of the blueprints."""
    seen, words = asked.who.seen, asked.who.words
    blueprints = asked.decision.prompt == "exchange_blueprints"
    zone, cards = ("blueprints", seen.blueprints) if blueprints else ("market", seen.market)
    listed = keys(zone, cards)
    on = tuple(f"card:{listed[number]}" for number in numbers)
    if blueprints:
        names = ", ".join(asked.who.room(cards[number]) for number in numbers)
        return Answer(words.say("label-exchange", rooms=names), "rooms", on)
    return Answer(replaced(asked, cards, numbers), "items", on)


def replaced(asked: Asked, market: tuple[str, ...], numbers: tuple[int, ...]) -> str:
    """The items that are replaced; if they are most of them, those that stay."""
    words, kept = asked.who.words, [number for number in range(len(market)) if number not in numbers]
    if not kept:
        return words.say("label-replace_all")
    fewer = numbers if len(numbers) <= len(kept) else kept
    names = ", ".join(item_name(asked, market, number) for number in fewer)
    return words.say("label-keep_only" if fewer is kept else "label-replace", items=names)


def item_name(asked: Asked, market: tuple[str, ...], number: int) -> str:
    """An available item; copies of it are numbered."""
    item = market[number]
    name = asked.who.words.name("card", item)
    return f"{name} ({market[: number + 1].count(item)})" if market.count(item) > 1 else name


# -- the rest


def other(asked: Asked, choice: Choice) -> Answer:
    """Tokens, monsters that are summoned, rooms and plans."""
    label = asked.who.words.choice(choice)
    match choice:
        case PutToken(_, _, room, ability) | OpenPortal(_, room, ability):
            return Answer(label, "activate" if ability else "place", at(room))
        case PayResource(_, _, room):
            return Answer(label, "place", at(room), asked.hint(choice))
        case Summon(_, room, ability):
            return Answer(label, "activate" if ability else "summon", at(room))
        case TakeCard(_, ability):
            return Answer(label, "activate" if ability else "draw")
        case Search() | Look():
            return Answer(label, "draw")
        case PickRoom(room) | PickToken(_, room):
            return Answer(label, "rooms", at(room))
        case Plan(room):
            return Answer(label, "rooms", refs("blueprints", asked.who.seen.blueprints, room))
    raise AssertionError(f"{choice} cannot be drawn")


def site(asked: Asked, choice: Site) -> Answer:
    """A free place for the new room: what it joins, and where it can go on.  [KH-2908]"""
    who, question = asked.who, asked.decision.question
    assert isinstance(question, ChooseSite)
    name = places(asked.decision)[choice.column, choice.row]
    tiles = chart_of(who.seen.layout).tiles
    around = {tile.place: room for room, tile in tiles.items()}
    joined, free = [], []
    for side in turned(who.content.rooms[question.room].exits, choice.turn // 90):
        room = around.get(Square(choice.column, choice.row).plus(BEYOND[side]))
        if room is None:
            free.append(who.words.name("side", side))
        elif opposite(side) in tiles[room].exits:
            joined.append(who.room(room))
    values = {"place": name.removeprefix("place"), "rooms": ", ".join(joined), "open": ", ".join(free)}
    return Answer(who.words.say("label-site", **values), "rooms", at(name))


def clan_card(asked: Asked, clan: str) -> Answer:
    """A clan to choose, with what its card says.  [KH-312]"""
    words, printed = asked.who.words, asked.who.content.clans[clan]
    label = words.say("label-clan", clan=words.name("clan", clan), role=words.name("role", printed.role))
    return Answer(label, "clans", (f"card:clans.{clan}",), clan_text(asked.who.language, clan))
