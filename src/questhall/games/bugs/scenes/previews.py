"""What a choice would do: ways, targets, reach, odds, and whether it would be wasted."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from questhall.core import Choice, Decision, Question
from questhall.core.scene import Preview
from questhall.haven import scenes
from questhall.haven.choices import Go, Guide, LayArea, PlayScenario, Shove, TakeDamage, Target, UseHalf
from questhall.haven.foresight import looking, odds
from questhall.haven.refusals import cell_ref
from questhall.haven.ways import triggered

from ..blows import PATTERNS, Blow, blow_of, complete
from ..choices import Perform, RestShort, Roll, UpgradeCard, UseItem
from ..effects import Afflict, AnyEffect, Attack, Cleanse, Control, Heal, Move, Pull, Push
from ..forecast import threat
from ..ground import hazards, within_reach
from ..odds import damages
from ..state import HERO, Figure
from ..steps.abilities import actions_of
from ..steps.actions import ChooseMove, Confirm
from ..steps.attack import PickTarget, PrepareAttack
from ..steps.control import GuideControlled
from ..steps.damage import SufferDamage
from ..steps.forced import ForceMove
from ..steps.monsters import GuideMonster
from ..steps.resting import HEAL, OfferShortRest, RestHeal
from ..world import BugsTable, chart_of, flies, hero, in_range, seen_enemies
from .campaign import place_ref
from .cards import side_texts
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
    chances = hit_odds(who, decision, target)
    return who.words.say("label-odds", odds=chances) if chances else ""


def area(who: Speaker, decision: Decision, covered: Iterable[str]) -> Preview:
    """Whom an area covers, and how hard it would hit them."""
    cells = tuple(covered)
    there = {figure.at: figure for figure in who.state.figures.values() if figure.kind != "hero"}
    hit = [there[cell] for cell in cells if cell in there]
    text = "; ".join(filter(None, (area_text(who, decision, figure) for figure in hit)))
    return Preview(targets=tuple(f"piece:{each.id}" for each in hit), changes=tuple(map(cell_ref, cells)), text=text)


def area_text(who: Speaker, decision: Decision, target: Figure) -> str:
    """The damage to one of the figures in an area."""
    chances = hit_odds(who, decision, target.id)
    return who.words.say("label-area_hit", who=who.figure(target), odds=chances) if chances else ""


def hit_odds(who: Speaker, decision: Decision, target: str) -> str:
    """What the die could make of an attack."""
    question = decision.question
    if not isinstance(question, PickTarget):
        return ""
    t = looking(who.state)
    blow = blow_of(t, who.state.figures[question.actor], target, question.attack, controlled=question.controlled)
    return odds(who.words, damages(t, blow))


def odds_text(who: Speaker, blow: Blow) -> str:
    """How likely which damage is."""
    return who.words.say("label-odds", odds=odds(who.words, damages(looking(who.state), blow)))


def upgrade_text(who: Speaker, card: str) -> str:
    """The card that takes the place of another."""
    better = who.content.upgrade(card)
    texts = side_texts(who, who.content.cards[better].a)
    return who.words.say("sheet-becomes", card=who.words.name("card", better), **texts)


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


def poison_text(who: Speaker, actions: Iterable[AnyEffect]) -> str:
    """A warning where a heal would only take your poison away.  [BB-2406]"""
    you = who.state.figures.get(HERO)
    if you is None or "poison" not in you.conditions:
        return ""
    first = next((each for each in actions if isinstance(each, Heal | Cleanse)), None)
    return who.words.say("label-poison_only") if isinstance(first, Heal) else ""


def ability(who: Speaker, actions: tuple[AnyEffect, ...]) -> Preview | None:
    """Where an ability could take you, whom it could hit, and what of it would come to nothing."""
    there, warning = reach(who, actions), poison_text(who, actions)
    if there is None:
        return Preview(text=warning) if warning else None
    return replace(there, text="; ".join(filter(None, (there.text, warning))))


def reach(who: Speaker, actions: Iterable[AnyEffect]) -> Preview | None:
    """Where an ability could take you and whom it could hit from here; a warning if nobody.  [BB-1001, BB-1401]"""
    t = looking(who.state)
    cells: dict[str, None] = {}
    targets: dict[str, None] = {}
    aims = moves = False
    for action in actions:
        match action:
            case Move():
                moves = True
                cells |= dict.fromkeys(map(cell_ref, stops(t, action)))
            case Attack() | Afflict() | Push() | Pull() | Control():
                aims = True
                targets |= dict.fromkeys(f"piece:{foe}" for foe in aimed_at(t, action))
    text = who.words.say("label-nobody") if aims and not moves and not targets else ""
    return Preview(targets=tuple(targets), changes=tuple(cells), text=text) if cells or targets or text else None


def stops(t: BugsTable, move: Move) -> list[str]:
    """The hexes where a move could end."""
    you = hero(t)
    if "immobilize" in you.conditions:
        return []
    points, jumps = ChooseMove(move).plan(t)
    return [go.path[-1] for go in within_reach(t, you, points, jumps=jumps)]


def aimed_at(t: BugsTable, action: Attack | Afflict | Push | Pull | Control) -> list[str]:
    """The enemies that an action could be aimed at from here."""
    you = hero(t)
    foes = seen_enemies(t, you)
    if not isinstance(action, Attack):
        return [foe.id for foe in in_range(t, you, foes, action.range) if foe.kind == "monster"]
    if "disarm" in you.conditions:
        return []
    if not action.area:
        return [foe.id for foe in in_range(t, you, foes, complete(t, you, action).range)]
    covered = set[str]().union(*chart_of(t).placements(PATTERNS[action.area], you.at, max(1, action.range)))
    return [foe.id for foe in foes if foe.at in covered]
