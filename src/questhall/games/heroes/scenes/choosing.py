"""While factions are chosen: what depends on them is not drawn yet.  [HM-203]"""

from __future__ import annotations

from msgspec.structs import replace

from questhall.core.scene import Card

from ..content import load
from ..content.printed import BOXES
from ..state import Layout
from ..steps.choosing import LayOut
from ..troops import starting_army
from ..view import View
from . import icons
from .cards import plain
from .speaker import army_text


def settling(seen: View) -> LayOut | None:
    """The step that lays the map when all have chosen."""
    return next((step for step in seen.agenda if isinstance(step, LayOut)), None)


def veiled(seen: View) -> View:
    """Starting tiles lie face down, and a player has the faction that he chose, or none."""
    laying = settling(seen)
    if laying is None:
        return seen
    factions = [load().led_by(name) for name in laying.seats]
    places = [replace(each, tile="") if each.group == "starting" else each for each in seen.layout.places]
    sides = [
        replace(side, open=replace(side.open, faction=faction, army=[], built=[]))
        for side, faction in zip(seen.sides, factions, strict=True)
    ]
    return replace(seen, layout=Layout(tuple(places)), flags={}, rivals=(), sides=tuple(sides))


def beginning(seen: View, language: str, faction: str) -> list[str]:
    """The units with which a faction begins in this scenario, and that they are fewer than others have.  [HM-212]"""
    words, plan = plain(language), load().plan(seen.scenario)
    own = starting_army(faction, plan.army_of(faction))
    told = [words.say("faction-start", units=army_text(words, own))]
    return [*told, words.say("faction-fewer")] if len(own) < len(plan.army) else told


def faction_card(seen: View, language: str, faction: str) -> Card:
    """A faction: what it is known for, its heroes, its units.  [HM-205]"""
    words, content = plain(language), load()
    boxes = BOXES if seen.rules.all_boxes else (*seen.boxes, *content.boxes_of([faction]))
    led = [hero for hero in content.heroes.values() if hero.faction == faction and hero.box in boxes]
    heroes = [words.name("hero", hero.id) for hero in led]
    units = [words.name("unit", unit.id) for unit in content.army(faction)]
    lines = (
        words.say("faction-about", about=words.name("menu-role", faction)),
        words.say("faction-heroes", heroes=", ".join(heroes)),
        words.say("faction-units", units=", ".join(units)),
        *beginning(seen, language, faction),
    )
    return Card(words.name("faction", faction), lines, icon=icons.faction(faction))
