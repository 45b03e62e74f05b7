"""What a choice would do: ways, targets, reach, odds, and whether it would be wasted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from questhall.core import Choice, Decision, Question
from questhall.core.scene import Preview
from questhall.haven import Luck, scenes
from questhall.haven.choices import Go, Guide, LayArea, PickHex, PlayScenario, Shove, TakeDamage, Target, UseHalf
from questhall.haven.foresight import looking, odds
from questhall.haven.refusals import cell_ref
from questhall.haven.ways import triggered

from ..blows import Blow, blow_of
from ..choices import Perform, RestShort, Roll, UpgradeCard, UseItem
from ..effects import Heal, Hurt
from ..forecast import threat
from ..ground import hazards
from ..odds import damages
from ..state import HERO, Figure, State
from ..steps.abilities import actions_of
from ..steps.actions import ChooseMove, Confirm
from ..steps.attack import PickTarget, PrepareAttack
from ..steps.control import GuideControlled
from ..steps.damage import SufferDamage
from ..steps.forced import ForceMove
from ..steps.monsters import GuideMonster
from ..steps.resting import HEAL, OfferShortRest, RestHeal
from ..steps.rolling import ROWS, luck_of
from ..steps.shaping import ChooseHex
from ..world import BugsTable, flies, hero
from .campaign import place_ref
from .cards import SIDES, side_line
from .reaching import ability, poison_text, suffering
from .speaker import Speaker


def preview(who: Speaker, decision: Decision, choice: Choice) -> Preview | None:
    """What a choice would do, as far as it can be said."""
    question = decision.question
    match choice:
        case Go(path):
            return Preview(path=(f"piece:{HERO}", *map(cell_ref, path)), text=way_text(who, question, path))
        case Guide(path) | Shove(path):
            moved = question.figure if isinstance(question, GuideMonster | GuideControlled | ForceMove) else ""
            return Preview(path=(f"piece:{moved}", *map(cell_ref, path))) if moved else None
        case Target(figure):
            return Preview(targets=(f"piece:{figure}",), text=target_text(who, decision, figure))
        case Roll() if isinstance(question, PrepareAttack):
            return Preview(targets=(f"piece:{question.blow.target}",), text=odds_text(who, question.blow))
        case LayArea(covered):
            return area(who, decision, covered)
        case UseHalf(card, half, basic):
            return ability(who, actions_of(looking(who.state), card, half, basic=basic))
        case UpgradeCard(card):
            return Preview(changes=(f"card:{card}",), text=upgrade_text(who, card))
        case PlayScenario(scenario):
            return Preview(changes=(place_ref(scenario),))
        case PickHex(cell) if isinstance(question, ChooseHex):
            return suffering(who, question.action, cell)
        case Perform() if isinstance(question, Confirm) and isinstance(question.action, Hurt):
            return suffering(who, question.action)
        case UseItem(item) if text := poison_text(who, who.content.items[item].actions):
            return Preview(text=text)
        case RestShort(along) if text := rest_text(who, question, along):
            return Preview(text=text)
        case TakeDamage() | Perform():
            text = loss_text(who, decision) if isinstance(choice, TakeDamage) else gain_text(who, question)
            return Preview(text=text) if text else None
    return None


def idle_rest(who: Speaker) -> bool:
    """Whether a rest would bring no card back.  [BB-3606]"""
    return not any(each.zone == "discard" for each in who.state.cards)


def rest_text(who: Speaker, question: Question, along: tuple[str, ...]) -> str:
    """What a short rest brings and costs.  [BB-3606 to BB-3608]"""
    if not isinstance(question, OfferShortRest):
        return ""
    back = sum(each.zone == "discard" for each in who.state.cards) + len(along)
    turned = sum((each.zone, each.side) == ("hand", "b") for each in who.state.cards)
    return who.words.say("label-rest", back=back, turned=turned)


def way_text(who: Speaker, question: Question, path: tuple[str, ...]) -> str:
    """What a way of yours costs, and how dangerous its end is this round."""
    harm = harm_on(who, question, path) if isinstance(question, ChooseMove) else ""
    return "; ".join(filter(None, (harm, danger(who, path[-1]))))


def harm_on(who: Speaker, move: ChooseMove, path: tuple[str, ...]) -> str:
    """The damage and the conditions of the hazards that a way of yours triggers.  [BB-412, BB-1505]"""
    t = looking(who.state)
    you, (_, jumps), harmful = hero(t), move.plan(t), hazards(t)
    entered = () if flies(t, you) else triggered((you.at, *path), harmful, jumps=jumps)
    damage = sum(harmful[cell].damage for cell in entered)
    given = dict.fromkeys(each for cell in entered for each in harmful[cell].inflict)
    told = [who.words.say("label-hazards", damage=damage)] if damage else []
    if given:
        names = ", ".join(who.words.name("condition", each) for each in given)
        told.append(who.words.say("label-hazards_give", conditions=names))
    return "; ".join(told)


def danger(who: Speaker, cell: str) -> str:
    """What monsters would do to you this round if your move ended on a hex."""
    hits = threat(who.state, cell)
    if hits is None:
        return ""
    most = sum(max(hit.damages) for hit in hits)
    return who.words.say("label-danger", hits=len(hits), most=most) if hits else who.words.say("label-safe")


def target_text(who: Speaker, decision: Decision, target: str) -> str:
    """The damage that an attack would do to a target."""
    asked = decision.question
    return odds_text(who, aimed(who.state, asked, target)) if isinstance(asked, PickTarget) else ""


def area(who: Speaker, decision: Decision, covered: Iterable[str]) -> Preview:
    """Which targets an area covers, and how hard it would hit them: each with a row of its own.

    [BB-1801, BB-1805, BB-2301]
    """
    cells, asked = tuple(covered), decision.question
    hit = list(area_blows(who, asked, cells)) if isinstance(asked, PickTarget) else []
    found = [
        who.words.say("label-area_hit", who=who.figure(foe), odds=odds(who.words, damages(t, blow)))
        for t, foe, blow in hit
    ]
    text = "; ".join(found)
    text = who.words.say("label-area_hits", hits=text) if len(found) > 1 else text
    targets = tuple(f"piece:{foe.id}" for _, foe, _ in hit)
    return Preview(targets=targets, changes=tuple(map(cell_ref, cells)), text=text)


def area_blows(who: Speaker, asked: PickTarget, cells: Iterable[str]) -> Iterator[tuple[BugsTable, Figure, Blow]]:
    """The attacks on whom an area covers, one after another: each with the table at whose row it begins.  [BB-1805]"""
    there = {foe.at: foe for foe in asked.foes(looking(who.state))}
    state = who.state
    for foe in filter(None, map(there.get, cells)):
        t, blow = looking(state), aimed(state, asked, foe.id)
        yield t, foe, blow
        state = past(state, blow, 1 if luck_of(t, blow) is Luck.PLAIN else 2)


def past(state: State, blow: Blow, rolls: int) -> State:
    """The state after so many rolls of an attacker, with nothing but the row changed.  [BB-1805, BB-2001]"""
    if blow.attacker == HERO:
        return replace(state, hero_row=(state.hero_row + rolls) % ROWS)
    return replace(state, monster_row=(state.monster_row + rolls) % ROWS)


def aimed(state: State, asked: PickTarget, target: str) -> Blow:
    """The attack on a target that could be picked."""
    return blow_of(looking(state), state.figures[asked.actor], target, asked.attack, controlled=asked.controlled)


def odds_text(who: Speaker, blow: Blow) -> str:
    """How likely which damage is."""
    return who.words.say("label-odds", odds=odds(who.words, damages(looking(who.state), blow)))


def upgrade_text(who: Speaker, card: str) -> str:
    """The card that takes the place of another: both its sides.  [BB-3201, BB-4808]"""
    better = who.content.upgrade(card)
    sides = "; ".join(side_line(who, who.content.cards[better], letter) for letter in SIDES)
    return who.words.say("sheet-becomes", card=who.words.name("card", better), sides=sides)


def loss_text(who: Speaker, decision: Decision) -> str:
    """What is left of your health."""
    question = decision.question
    if not isinstance(question, SufferDamage):
        return ""
    t = looking(who.state)
    return scenes.left_text(who.words, hero(t), question.damage(t)) or who.words.say("label-exhausting")


def gain_text(who: Speaker, question: Question) -> str:
    """What a heal would bring; a warning where it would bring nothing.  [BB-2401, BB-2402]"""
    you = who.state.figures.get(HERO)
    match question:
        case Confirm(Heal(value)) if you is not None:
            return scenes.heal_text(who.words, you, value)
        case RestHeal() if you is not None:
            return scenes.heal_text(who.words, you, HEAL)
    return ""
