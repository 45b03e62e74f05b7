"""What is about to happen, in words and on the map: what monsters will do, and the odds of attacks."""

from __future__ import annotations

from collections import Counter

from questhall.core.scene import Preview

from ..forecast import Hit, Plan, forecast
from ..state import HERO
from .speaker import Speaker, capital, cell_ref


def odds(who: Speaker, damages: Counter[int]) -> str:
    """Damages with how likely they are; only the damages if all three sides of the die differ."""
    total = sum(damages.values())
    if total == len(damages):
        return " · ".join(str(damage) for damage in sorted(damages))
    chances = [(damage, round(100 * damages[damage] / total)) for damage in sorted(damages)]
    return " · ".join(who.words.say("odds-chance", damage=damage, chance=chance) for damage, chance in chances)


def plans(who: Speaker, figure: str) -> Preview | None:
    """What a monster would do this round as things stand: its way, whom it hits, how hard."""
    found = forecast(who.state, figure)
    if not found:
        return None
    path = found[0].path
    targets = dict.fromkeys(f"piece:{hit.blow.target}" for plan in found for hit in plan.hits)
    return Preview(
        path=(f"piece:{figure}", *map(cell_ref, path[1:])) if path else (),
        targets=tuple(targets),
        text=capital("; ".join(told(who, plan, several=len(found) > 1) for plan in found)),
    )


def told(who: Speaker, plan: Plan, *, several: bool) -> str:
    """One turn in words; of several, each with its initiative."""
    words = who.words
    parts = []
    if plan.path:
        key = "plan-goes_open" if plan.open else "plan-goes"
        parts.append(words.say(key, cell=plan.path[-1]))
    parts += [strike(who, hit) for hit in plan.hits]
    parts += map(words.describe, plan.others)
    text = "; ".join(parts) or words.say("plan-nothing")
    return words.say("plan-turn", initiative=plan.initiative, text=text) if several else text


def strike(who: Speaker, hit: Hit) -> str:
    """One attack in words: on whom, and the damage by the die."""
    blow, words = hit.blow, who.words
    chances = odds(who, hit.damages)
    added = "".join(f", {words.name('condition', each)}" for each in blow.inflict)
    if blow.target == HERO:
        return words.say("plan-hits_you", odds=chances) + added
    return words.say("plan-hits", who=who.figure(who.state.figures[blow.target]), odds=chances) + added
