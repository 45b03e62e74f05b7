"""What a choice costs that is easily overlooked: a scenario that is lost by it, who strikes back, luck of an attack."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from questhall.core import Choice, Decision
from questhall.core.scene import Preview
from questhall.haven import Luck
from questhall.haven.choices import LayArea, RestLong, Skip, Target, UseHalf
from questhall.haven.foresight import looking

from ..blows import Blow
from ..choices import LoseCard, RestShort, Roll
from ..effects import Extra, Lasting
from ..odds import damages
from ..state import Figure
from ..steps.abilities import actions_of
from ..steps.attack import PickTarget, PrepareAttack
from ..steps.resting import KeepCard, OfferShortRest
from ..steps.rolling import luck_of
from ..world import BugsTable, chart_of, held, in_zone, retaliation
from ..zones import rest_cards
from .idling import idle_text
from .previews import aimed, area_blows, preview
from .speaker import Speaker

ENOUGH = 2
"""So many cards are needed to play or to rest with.  [BB-3602]"""


def warned(who: Speaker, decision: Decision, choice: Choice) -> Preview | None:
    """What a choice would do, with everything that should be known before it is taken."""
    shown = preview(who, decision, choice)
    more = tuple(warnings(who, decision, choice))
    if not more:
        return shown
    told = "; ".join(filter(None, (shown.text if shown else "", *more)))
    return replace(shown, text=told) if shown else Preview(text=told)


def warnings(who: Speaker, decision: Decision, choice: Choice) -> Iterator[str]:
    """Each of them in a few words."""
    match choice, decision.question:
        case Target(figure), PickTarget() as asked:
            yield from dangers(who, looking(who.state), aimed(who.state, asked, figure))
        case UseHalf(card, half, basic), _:
            yield from idle_text(who, actions_of(looking(who.state), card, half, basic=basic))
        case Roll(), PrepareAttack(blow):
            yield from dangers(who, looking(who.state), blow)
        case LayArea(cells), PickTarget() as asked:
            for t, foe, blow in area_blows(who, asked, cells):
                if told := "; ".join(dangers(who, t, blow)):
                    yield who.words.say("label-area_hit", who=who.figure(foe), odds=told)
    yield from losing(who, decision, choice)


# -- the end of a scenario


def loses(who: Speaker, decision: Decision, choice: Choice) -> bool:
    """Whether a short rest surely loses the scenario: the next round begins at once.  [BB-3604, BB-3902]"""
    rests = isinstance(choice, RestShort) and isinstance(decision.question, OfferShortRest)
    return rests and rest_cards(looking(who.state)) - 1 < ENOUGH


def losing(who: Speaker, decision: Decision, choice: Choice) -> Iterator[str]:
    """That fewer than two cards are left afterwards; what is left of this round may still win.  [BB-3902, BB-3903]"""
    if loses(who, decision, choice):
        yield who.words.say("label-loses")
    elif cards_left(who) - 1 >= ENOUGH:
        return
    elif isinstance(decision.question, KeepCard):
        yield who.words.say("label-loses")
    elif takes_a_card(who, choice):
        yield who.words.say("label-last_round")
    elif isinstance(choice, UseHalf) and stays(who, choice):
        turns = held(looking(who.state), choice.card).side == "a"
        yield who.words.say("label-last_other" if turns else "label-last_rest")
    elif isinstance(choice, Skip) and isinstance(decision.question, OfferShortRest) and hand_then(who) < ENOUGH:
        yield who.words.say("label-last_rest")


def takes_a_card(who: Speaker, choice: Choice) -> bool:
    """Whether a card is lost by it; a long rest is begun like a short one.  [BB-3504, BB-3616, BB-3806]"""
    match choice:
        case UseHalf(card, half, False):
            side = who.content.cards[card].side(held(looking(who.state), card).side)
            return half in side.loss or half in side.forever
    return isinstance(choice, RestLong | RestShort | LoseCard)


def stays(who: Speaker, choice: UseHalf) -> bool:
    """Whether a card stays in the active area beyond the round.  [BB-2502, BB-2509]"""
    actions = actions_of(looking(who.state), choice.card, choice.half, basic=choice.basic)
    return any(isinstance(each, Lasting) and each.until in ("persistent", "used") for each in actions)


def hand_then(who: Speaker) -> int:
    """The cards that can be played in the next round without a rest.  [BB-2509, BB-2513]"""
    t = looking(who.state)
    back = [each for each in in_zone(t, "active") if not each.loss and each.side == "a"]
    return len(in_zone(t, "hand")) + len(back)


def cards_left(who: Speaker) -> int:
    """The cards that can still be played or rested with, those of this round too.  [BB-3603]"""
    t = looking(who.state)
    return rest_cards(t) + len(in_zone(t, "chosen"))


# -- an attack of yours


def dangers(who: Speaker, t: BugsTable, blow: Blow) -> Iterator[str]:
    """Why two modifiers are rolled, and how the target strikes back."""
    attacker, target = t.state.figures[blow.attacker], t.state.figures[blow.target]
    yield from luck_text(who, t, blow, attacker, target)
    yield from strikes_back(who, t, blow, attacker, target)


def luck_text(who: Speaker, t: BugsTable, blow: Blow, attacker: Figure, target: Figure) -> Iterator[str]:
    """Advantage and disadvantage with where they come from.  [BB-2010, BB-2011, BB-2305, BB-2315]"""
    words = who.words
    near = blow.ranged and chart_of(t).distance[attacker.at][target.at] <= 1
    reasons = [words.say("label-luck_attack")] if blow.advantage else []
    reasons += [words.name("condition", each) for each in ("strengthen", "muddle") if each in attacker.conditions]
    reasons += [words.say("label-luck_near")] if near else []
    if reasons:
        luck: Luck = luck_of(t, blow)
        yield words.say("label-luck", luck=luck.value, why=", ".join(reasons))


def strikes_back(who: Speaker, t: BugsTable, blow: Blow, attacker: Figure, target: Figure) -> Iterator[str]:
    """What an attack on somebody who retaliates costs, unless the target surely dies.  [BB-2701, BB-2707 to BB-2709]"""
    hits = retaliation(t, target, chart_of(t).distance[attacker.at][target.at])
    chances = damages(t, blow)
    if not hits or min(chances) >= target.health:
        return
    inflict = tuple(dict.fromkeys(condition for hit in hits for condition in hit.inflict))
    more = who.words.describe(Extra(push=sum(hit.push for hit in hits), inflict=inflict))
    what = ", ".join(filter(None, (str(sum(hit.value for hit in hits)), more)))
    sure = max(chances) < target.health and not (blow.push or blow.pull)
    yield who.words.say("label-strikes_back", what=what, sure=sure)
