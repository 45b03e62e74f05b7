"""Beside the map: the goal, the monsters and what they do this round, elements, modifiers, the order of turns."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from questhall.core.scene import Mark, Panel, Row, Turn
from questhall.haven import Modifier
from questhall.haven.foresight import looking
from questhall.haven.scenes import capital
from questhall.words import Words

from ..charges import all_charges, columns_of, own_columns
from ..content import Monster, chamber
from ..content.scenarios import Collect, Destroy, Goal, Kill, KillAll, ReachHex, Survive
from ..content.tables import hero_table, monster_table
from ..events import FACES
from ..state import HERO, Figure
from ..steps.ending import is_met
from ..steps.rounds import turn_name
from ..world import monsters as monsters_of
from ..world import objectives, protected
from . import icons
from .board import active, column_text, to_protect, traits
from .foresight import plans
from .goals import goal_text
from .grounds import hazard
from .speaker import Speaker
from .terms import COLUMNS, MODIFIERS, of_effects


def panels(who: Speaker) -> dict[str, Panel]:
    """Everything that is looked at beside the map."""
    found = {
        "you": yourself(who),
        "goal": goal(who),
        "monsters": monsters(who),
        "elements": elements(who),
        "modifiers": modifiers(who),
        "tables": tables(who),
    }
    return {name: panel for name, panel in found.items() if panel.rows}


def goal(who: Speaker) -> Panel:
    """The goal, special rules and hazards.  [BB-304, BB-305, BB-412]"""
    words, scenario = who.words, who.scenario
    met = words.say("row-met") if who.state.completed else ""
    rows = [
        Row(capital(goal_text(who, scenario, each)), icon=icons.GOAL, detail=met or progress(who, each))
        for each in scenario.goal
    ]
    rows += [guarded(who, kind) for kind in to_protect(scenario)]
    rows += [Row(words.say("row-rule"), detail=capital(words.describe(rule))) for rule in scenario.rules]
    if "hazard" in who.state.terrain.values():
        rows.append(Row(hazard(who), icon=icons.TERRAIN["hazard"], minor=True, terms=("hazard",)))
    chip = words.say("row-done") if who.state.completed else ""
    headline = " · ".join(line(who, each) for each in scenario.goal)
    return Panel(words.say("panel-goal"), tuple(rows), place="left", icon=icons.GOAL, chip=chip, headline=headline)


def line(who: Speaker, goal: Goal) -> str:
    """A goal and how far it is reached."""
    name, reached = capital(goal_text(who, who.scenario, goal)), progress(who, goal)
    return f"{name} ({reached})" if reached else name


def guarded(who: Speaker, kind: str) -> Row:
    """What you must not lose, with its health.  [BB-418, BB-4707, BB-R-34]"""
    words = who.words
    there = [each for each in objectives(looking(who.state)) if each.being == kind]
    health = ", ".join(f"{each.health}/{each.most}" for each in there)
    name = words.say("row-protect", thing=words.name("being", kind))
    return Row(name, value=health, detail=words.say("note-protect"), icon=icons.BEINGS[kind])


def progress(who: Speaker, goal: Goal) -> str:
    """How far a goal is reached.  [BB-304, BB-4709]"""
    t, words = looking(who.state), who.words
    if who.state.completed or not who.state.round:
        return ""
    if is_met(t, goal, over=False):
        return words.say("row-there" if isinstance(goal, ReachHex) else "row-done")
    match goal:
        case KillAll():
            return left(words, len(monsters_of(t)))
        case Kill(monster):
            return left(words, sum(each.being == monster for each in monsters_of(t)))
        case Destroy():
            return words.say("row-left", count=sum(not protected(t, each) for each in objectives(t)))
        case Survive(rounds):
            return f"{min(who.state.round - 1, rounds)}/{rounds}"
        case Collect(letter):
            cells = chamber(who.state.scenario).letters[letter]
            return f"{len(set(cells) & set(who.state.visited))}/{len(cells)}"
    return ""


def left(words: Words, count: int) -> str:
    """How many are left; nothing while none is there and others are still to come."""
    return words.say("row-left", count=count) if count else ""


def yourself(who: Speaker) -> Panel:
    """Your health, what protects you and what works on you.  [BB-2501, BB-2603]"""
    you = who.state.figures.get(HERO)
    if you is None:
        return to_come(who)
    told = "; ".join(who.words.describe(bonus.effect) for bonus in active(who, you))
    row = Row(
        who.words.say("row-hit_points"),
        value=f"{you.health}/{you.most}",
        detail=told,
        icon=icons.HEALTH,
        bar=(you.health, you.most),
        marks=who.marks(you),
        ref=f"piece:{HERO}",
    )
    return Panel(who.figure(you), (row,), place="left", icon=icons.BEINGS[you.being])


def to_come(who: Speaker) -> Panel:
    """Before the figures stand: with how many hit points you will begin.  [BB-221]"""
    being = who.state.character
    if not being:
        return Panel("", ())
    most = who.content.characters[being].health[who.scenario.level - 1]
    row = Row(who.words.say("row-hit_points"), value=f"{most}/{most}", icon=icons.HEALTH, bar=(most, most))
    return Panel(capital(who.words.name("being", being)), (row,), place="left", icon=icons.BEINGS[being])


def monsters(who: Speaker) -> Panel:
    """Every kind with this round's columns, all before the roll, and its monsters.  [BB-4003, BB-702]"""
    rows: list[Row] = []
    there = sorted((f for f in who.state.figures.values() if f.kind == "monster"), key=lambda each: each.number)
    for being in dict.fromkeys(figure.being for figure in there):
        kind = who.content.monsters[being]
        rows.append(Row(who.words.name("being", being), detail=printed(who, kind), icon=icons.BEINGS[being]))
        rows += [column(who, kind, face) for face in columns_of(who.state, being) or range(3)]
        rows += [health(who, figure) for figure in there if figure.being == being]
    return Panel(who.words.say("panel-monsters"), tuple(rows), icon=icons.DEATH)


def printed(who: Speaker, kind: Monster) -> str:
    """What is printed on a monster card beside its columns."""
    spared = ", ".join(who.words.name("condition", each) for each in kind.immune)
    immune = who.words.say("note-immune", text=spared) if spared else ""
    return ". ".join(filter(None, (traits(who, kind), immune)))


def column(who: Speaker, kind: Monster, face: int) -> Row:
    """One column: what the die must show for it, its initiative, its actions."""
    this = kind.columns[face]
    marks = tuple(Mark(who.words.name("element", each), icons.of_element(each)) for each in this.charge)
    name = who.words.say("row-column", face=who.words.name("face", FACES[face]))
    text = column_text(who, this)
    return Row(name, str(this.initiative), text, icons.DIE, marks=marks, terms=(COLUMNS, *of_effects(this.actions)))


def health(who: Speaker, figure: Figure) -> Row:
    """One monster, and what it will do."""
    plan = plans(who, figure.id)
    return Row(
        who.figure(figure),
        detail=plan.text if plan else "",
        value=f"{figure.health}/{figure.most}",
        icon=icons.BEINGS[figure.being],
        bar=(figure.health, figure.most),
        marks=who.marks(figure),
        ref=f"piece:{figure.id}",
    )


def elements(who: Speaker) -> Panel:
    """The charges that can be used now.  [BB-1302, BB-1303]"""
    open_to = [(name, symbol) for name, symbol in all_charges(who.state) if name not in who.state.used]
    rows = tuple(Row(who.charge(name), icon=icons.of_element(symbol)) for name, symbol in open_to)
    empty = (Row(who.words.say("row-no_elements")),) if who.state.round else ()
    return Panel(who.words.say("panel-elements"), rows or empty, place="left", brief=True, icon=icons.MIXED)


def modifiers(who: Speaker) -> Panel:
    """The current rows of both tables: MINUS, ZERO, PLUS.  [BB-1802]"""
    rows = tuple(table[marker] for marker, table in both_tables(who))
    return Panel(who.words.say("panel-modifiers"), rows, place="left", icon=icons.DIE)


def tables(who: Speaker) -> Panel:
    """All rows of both tables, for what comes after and for the second of two rolls.  [BB-1803, BB-1805, BB-2001]"""
    here = who.words.say("row-marker")
    rows = [
        replace(row, value=here if number == marker else "")
        for marker, table in both_tables(who)
        for number, row in enumerate(table)
    ]
    return Panel(who.words.say("panel-tables"), tuple(rows), place="left", minor=True, icon=icons.DIE)


def both_tables(who: Speaker) -> list[tuple[int, list[Row]]]:
    """Your table and that of the monsters in words, each with the place of its marker."""
    state = who.state
    if not state.character:
        return []
    told = (
        ("row-yours", state.hero_row, hero_table(state.character, who.scenario.level)),
        ("row-theirs", state.monster_row, monster_table(state.difficulty)),
    )
    return [(marker, [modifier_row(who, key, *row) for row in enumerate(table)]) for key, marker, table in told]


def modifier_row(who: Speaker, key: str, number: int, cells: Iterable[Modifier]) -> Row:
    """One row of a table."""
    name = who.words.say(key, row=number + 1)
    return Row(name, detail=" · ".join(map(who.modifier, cells)), icon=icons.DIE, terms=(MODIFIERS,))


def turns(who: Speaker) -> tuple[Turn, ...]:
    """The order of turns, as far as it is known.  [BB-704]"""
    state = who.state
    slots: list[tuple[int, int, str, str, str]] = []
    for figure in state.figures.values():
        if figure.id == HERO and state.initiative:
            slots.append((state.initiative, 0, turn_name(HERO, 0), who.figure(figure), figure.being))
        elif figure.kind == "monster":
            for face in own_columns(state.columns.get(figure.being), elite=figure.elite):
                number = who.content.monsters[figure.being].columns[face].initiative
                slots.append((number, figure.number, turn_name(figure.id, face), who.figure(figure), figure.being))
    return tuple(turn(who, *slot) for slot in sorted(slots))


def turn(who: Speaker, initiative: int, number: int, key: str, name: str, being: str) -> Turn:
    """One place in the order."""
    taken = key in who.state.turns
    figure = key.partition("/")[0]
    now = taken and who.state.active == figure and who.state.turns[-1] == key
    mine = figure == HERO
    return Turn(
        name=name,
        icon=icons.BEINGS[being],
        number=str(initiative),
        owner=0 if mine else None,
        side="player" if mine else "enemy",
        state="now" if now else "done" if taken else "next",
    )
