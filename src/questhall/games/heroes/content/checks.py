"""What the files of the content say of each other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from questhall.core.errors import one_of

from .. import effects as e
from .printed import SLOTS

if TYPE_CHECKING:
    from . import Content

AI_SPELLS = (e.Damage, e.Blast, e.Chain, e.Paralyse, e.Heal, e.Charm, e.Ward, e.Silence, e.Flames, e.Riposte)
AI_SKILLS = (e.Bolster, e.Aim, e.Draw)


def faults(content: Content) -> Iterable[str]:
    """Everything that files say of each other and that is not so."""
    named = [(f"the tile {tile.id}", each.location) for tile in content.tiles.values() for each in tile.fields.values()]
    yield from _unknown("location", named, content.locations)
    yield from _unknown(
        "card", [(f"the hero {each.id}", each.ability) for each in content.heroes.values()], content.cards
    )
    after = [(f"the building {each.id}", each.after) for each in content.buildings.values() if each.after]
    yield from _unknown("building", after, content.buildings)
    owners = [(f"the card {each.id}", each.hero) for each in content.cards.values() if each.hero]
    yield from _unknown("hero", owners, content.heroes)
    yield from plan_faults(content)
    for tile in content.tiles.values():
        if set(tile.fields) != set(SLOTS):
            yield f"tiles.yaml: the tile {tile.id} has the fields {one_of(tile.fields)}. It needs: {one_of(SLOTS)}."
    for unit in content.units.values():
        if (bool(unit.faction) or unit.summoned) != bool(unit.few and unit.pack):
            yield f"units.yaml: {unit.id} needs a few and a pack side if a faction leads it, else neither."


def plan_faults(content: Content) -> Iterable[str]:
    """What scenarios ask for and that is not there, or that the AI cannot do."""
    plans = [*content.scenarios.values(), *content.missions.values()]
    rivals = [(f"the scenario {plan.id}", rival) for plan in plans for rival in plan.rivals]
    named = [(where, card) for where, rival in rivals for card in (*rival.spells, rival.skill) if card]
    yield from _unknown("card", named, content.cards)
    armed = [(f"the scenario {plan.id}", faction) for plan in plans for faction in plan.armies]
    yield from _unknown("faction", armed, dict.fromkeys(content.factions))
    missions = [(f"the campaign {each.id}", name) for each in content.campaigns.values() for name in each.missions]
    yield from _unknown("mission", missions, content.missions)
    for where, rival in rivals:
        for card in rival.spells:
            if not isinstance(content.cards[card].plays[0].effects[0], AI_SPELLS):
                yield f"{where} gives the AI the spell {card}, which it cannot cast."
        if rival.skill and not all(isinstance(x, AI_SKILLS) for x in content.cards[rival.skill].plays[0].effects):
            yield f"{where} gives the AI the skill {rival.skill}, which it cannot use."


def _unknown(kind: str, named: list[tuple[str, str]], known: dict[str, Any]) -> Iterable[str]:
    return [
        f"{where} names the {kind} “{name}”, which does not exist. There are: {one_of(known)}."
        for where, name in named
        if name not in known
    ]
