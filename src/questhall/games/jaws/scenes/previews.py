"""What a choice would do: ways, targets, reach, odds, and whether it would be wasted."""

from __future__ import annotations

from collections.abc import Iterable

from questhall.core import Choice, Decision
from questhall.core.scene import Preview
from questhall.haven import scenes
from questhall.haven.choices import Go, Guide, LayArea, PlayScenario, Shove, TakeDamage, Target, UseHalf
from questhall.haven.foresight import looking, outlook
from questhall.haven.refusals import cell_ref

from ..blows import Blow, blow_of, reach_of
from ..choices import Accept, DrawCard, Strike
from ..effects import Affect, AnyEffect, Attack, Command, Heal, Move
from ..forecast import menaces
from ..odds import damages
from ..state import Figure
from ..steps.abilities import ability_of
from ..steps.aiming import AimAction
from ..steps.attack import Defend, PickTarget, PrepareBlow
from ..steps.damage import SufferDamage
from ..steps.monsters import MonsterAttacks
from ..steps.stepping import ChooseMove
from ..targets import candidates
from ..world import JawsTable, amount, enemies, floor_of, seen, within
from .campaign import place_ref
from .speaker import Speaker


def preview(who: Speaker, decision: Decision, choice: Choice) -> Preview | None:
    """What a choice would do, as far as it can be said."""
    question = decision.question
    match choice:
        case Go(path) | Guide(path) | Shove(path):
            figure = str(getattr(question, "actor", "") or getattr(question, "figure", ""))
            start = (f"piece:{figure}",) if figure in who.state.figures else ()
            text = way_text(who, figure, path) if isinstance(choice, Go) else ""
            return Preview(path=(*start, *map(cell_ref, path)), text=text)
        case Target(figure) if figure in who.state.figures:
            return target(who, decision, who.state.figures[figure])
        case Strike(figures) if isinstance(question, MonsterAttacks):
            actor, t = who.state.figures[question.figure], looking(who.state)
            blows = [blow_of(t, actor, question.attack, who.state.figures[each]) for each in figures]
            text = "; ".join(outlook(who.words, damages(t, blow)) for blow in blows)
            return Preview(targets=tuple(f"piece:{each}" for each in figures), text=who.say("label-odds", odds=text))
        case DrawCard() if isinstance(question, PrepareBlow | Defend):
            return strike(who, question.blow)
        case LayArea(covered):
            there = {figure.at: figure.id for figure in who.state.figures.values() if figure.kind != "character"}
            hit = tuple(f"piece:{there[cell]}" for cell in covered if cell in there)
            return Preview(targets=hit, changes=tuple(map(cell_ref, covered)))
        case UseHalf(card, half, basic):
            being = decision.question.being  # type: ignore[attr-defined]  # only a character's turn has halves
            ability = ability_of(looking(who.state), being, card, half, basic=basic)
            return reach(who, who.state.figures[being], ability.actions)
        case PlayScenario(scenario):
            return Preview(changes=(place_ref(scenario),))
        case TakeDamage() if isinstance(question, SufferDamage):
            return Preview(text=loss_text(who, question))
        case Accept() if isinstance(question, AimAction):
            return Preview(targets=tuple(f"piece:{each.id}" for each in question.open_to(looking(who.state))))
    return None


def strike(who: Speaker, blow: Blow) -> Preview:
    """One attack: whom it hits, and how hard."""
    chances, target = damages(looking(who.state), blow), who.state.figures[blow.target]
    deadly = sum(count for damage, count in chances.items() if damage >= target.health)
    text = who.say("label-odds", odds=outlook(who.words, chances))
    if deadly:
        text += "; " + who.say("label-deadly", chance=max(1, round(100 * deadly / chances.total())))
    return Preview(targets=(f"piece:{blow.target}",), text=text)


def target(who: Speaker, decision: Decision, figure: Figure) -> Preview:
    """What would be done to a figure: the odds of an attack, the health after a heal."""
    question, t = decision.question, looking(who.state)
    if isinstance(question, PickTarget):
        return strike(who, blow_of(t, who.state.figures[question.actor], question.attack, figure, question.chief))
    ref = f"piece:{figure.id}"
    if isinstance(question, AimAction) and isinstance(question.effect, Heal):
        return Preview(changes=(ref,), text=heal_text(who, figure, question.effect))
    return Preview(targets=(ref,))


# -- moves


def way_text(who: Speaker, figure: str, path: tuple[str, ...]) -> str:
    """What a way costs, and how dangerous its end is this round."""
    return "; ".join(filter(None, (trap_text(who, path), danger_text(who, figure, path[-1]))))


def trap_text(who: Speaker, path: Iterable[str]) -> str:
    """The traps that a way springs.  [JL-2401, JL-2402]"""
    sprung = [who.state.traps[cell] for cell in path if cell in who.state.traps]
    if not sprung:
        return ""
    names = [str(trap.damage) for trap in sprung if trap.damage]
    names += [who.name("condition", each) for trap in sprung for each in trap.inflict]
    return who.say("label-traps", harm=", ".join(names))


def danger_text(who: Speaker, figure: str, cell: str) -> str:
    """How many monsters could attack you this round if your move ended on a hex."""
    if figure not in who.state.heroes:
        return ""
    found = who.remember("menaces", lambda: menaces(looking(who.state), figure))
    if not found:
        return ""
    near = [each.damage for each in found if cell in each.cells]
    return who.say("label-danger", hits=len(near), harm=round(sum(near))) if near else who.say("label-safe")


# -- harm and help


def loss_text(who: Speaker, question: SufferDamage) -> str:
    """What is left of your health.  [JL-4001, JL-4002]"""
    figure = who.state.figures[question.figure]
    damage = question.damage(looking(who.state))
    return scenes.left_text(who.words, figure, damage) or who.say("label-exhausting")


def heal_text(who: Speaker, figure: Figure, effect: Heal) -> str:
    """What a heal would bring; a warning where it would bring nothing.  [JL-1601, JL-1506]"""
    value = figure.most if effect.full else amount(looking(who.state), effect.value)
    return scenes.heal_text(who.words, figure, value)


# -- reach


def reach(who: Speaker, actor: Figure, actions: Iterable[AnyEffect]) -> Preview | None:
    """Where an ability could take you and whom it could be aimed at from here; a warning if nobody."""
    t: JawsTable = looking(who.state)
    cells: dict[str, None] = {}
    targets: dict[str, None] = {}
    aims = moves = False
    for action in actions:
        match action:
            case Move():
                moves = True
                if "immobilize" not in actor.conditions:
                    ends = [path[-1] for path in ChooseMove(actor.id, action).paths(t)]
                    cells |= dict.fromkeys(map(cell_ref, ends))
            case Attack() | Heal() | Affect() | Command():
                aims = aims or isinstance(action, Attack)
                found = dict.fromkeys(f"piece:{each.id}" for each in aimed_at(t, actor, action))
                if isinstance(action, Attack) or action.side == "enemies":
                    targets |= found
                else:
                    cells |= found
    text = who.say("label-nobody") if aims and not moves and not targets else ""
    return Preview(targets=tuple(targets), changes=tuple(cells), text=text) if cells or targets or text else None


def aimed_at(t: JawsTable, actor: Figure, action: Attack | Heal | Affect | Command) -> list[Figure]:
    """Those whom an action could be aimed at from here."""
    if not isinstance(action, Attack):
        return candidates(t, actor, action)
    foes = seen(t, actor.at, enemies(t, actor)) if "disarm" not in actor.conditions else []
    if not action.area:
        return within(t, actor.at, foes, reach_of(action))
    covered = {cell for cells in floor_of(t).placements(action.area, actor.at, reach_of(action)) for cell in cells}
    return [foe for foe in foes if foe.at in covered]
