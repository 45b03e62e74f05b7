"""Beside the map: the goal, characters, monsters and their cards, elements, the order of turns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from questhall.core.scene import Mark, Panel, Row, Turn
from questhall.haven.elements import ELEMENTS
from questhall.haven.scenes import capital

from ..content import Monster
from ..effects import Attack, Effect, Infuse, Move
from ..formulas import work_out
from ..state import STRONG, WANING, Figure, Hero
from ..terms import Amount
from . import icons
from .foresight import plans
from .speaker import Speaker, goal_texts
from .terms import of_effects, of_monster

REST = 99


def panels(who: Speaker) -> dict[str, Panel]:
    """Everything that is looked at beside the map."""
    found = {"goal": goal(who), "party": party(who), "elements": elements(who), "monsters": monsters(who)}
    found["deck"] = deck(who)
    return {name: panel for name, panel in found.items() if panel.rows}


def goal(who: Speaker) -> Panel:
    """The scenario's goal, the viewer's own, and a hint for whoever wants it.  [JL-222, JL-224, JL-4902]"""
    goals = [capital(each) for each in goal_texts(who.words, who.scenario, who.state.party)]
    rows, mine = [Row(each, icon=icons.GOAL) for each in goals], who.mine
    if mine is not None and mine.goal:
        rows.append(Row(who.say("row-goal"), detail=who.name("goal", mine.goal), icon=icons.WON))
    rows.append(Row(who.say("row-hint"), detail=who.say(f"hint-{who.scenario.id}"), icon=icons.MAP))
    headline = " · ".join(goals)
    return Panel(who.say("panel-goal"), tuple(rows), place="left", icon=icons.GOAL, headline=headline)


def party(who: Speaker) -> Panel:
    """Every character: health, coins, experience.  [JL-C-04]"""
    return Panel(who.say("panel-party"), tuple(hero_row(who, each) for each in who.state.heroes.values()), place="left")


def hero_row(who: Speaker, hero: Hero) -> Row:
    """One character."""
    figure = who.state.figures.get(hero.being)
    detail = who.say("row-hero", level=hero.level, xp=hero.xp, coins=hero.coins)
    return Row(
        who.name("being", hero.being),
        detail=who.say("row-exhausted") if hero.exhausted else detail,
        icon=icons.of_being(hero.being),
        bar=(figure.health, figure.most) if figure is not None else None,
        marks=who.conditions(figure) if figure is not None else (),
        ref=f"piece:{hero.being}" if figure is not None else "",
        owner=hero.seat,
    )


def deck(who: Speaker) -> Panel:
    """The viewer's modifier deck: what is still in it, and what was drawn.  [JL-226, JL-901, JL-4703]"""
    mine, title = who.mine, who.say("panel-deck")
    if mine is None:
        return Panel(title, ())
    piles = (("row-undrawn", mine.modifiers.draw), ("row-drawn", mine.modifiers.discard))
    rows = [Row(who.say(key), str(len(pile)), who.pile(pile), icons.CARD_BACK) for key, pile in piles if pile]
    return Panel(title, tuple(rows), owner=mine.seat, place="left", icon=icons.CARD_BACK)


def elements(who: Speaker) -> Panel:
    """Which elements are strong or waning.  [JL-3402]"""
    levels = {STRONG: "row-strong", WANING: "row-waning"}
    there = [(each, who.state.elements.get(each, 0)) for each in ELEMENTS]
    rows = [
        Row(capital(who.name("element", each)), value=who.say(levels[level]), icon=icons.of_element(each))
        for each, level in there
        if level in levels
    ]
    return Panel(who.say("panel-elements"), tuple(rows), place="left", brief=True, icon=icons.MIXED)


def monsters(who: Speaker) -> Panel:
    """Every kind with its card of this round, then every monster with its health.  [JL-2603, JL-2704]"""
    rows: list[Row] = []
    there = [each for each in who.state.figures.values() if each.kind != "character"]
    there.sort(key=lambda each: (each.kind, each.being, not each.elite, each.number))
    for being in dict.fromkeys(each.being for each in there):
        kind = who.content.monsters.get(being)
        if kind is not None:
            rows += kind_rows(who, kind)
        rows += [health(who, figure) for figure in there if figure.being == being]
    return Panel(who.say("panel-monsters"), tuple(rows), icon=icons.DEATH)


def kind_rows(who: Speaker, kind: Monster) -> list[Row]:
    """A kind of monster: its stats, and what its card says."""
    sides = {figure.elite for figure in who.state.figures.values() if figure.being == kind.id}
    texts = [stats(who, kind, elite=elite) for elite in sorted(sides)]
    words = dict.fromkeys(word for elite in sides for word in of_monster(kind, who.state.monster_level, elite=elite))
    rows = [Row(who.name("being", kind.id), detail=" ".join(texts), icon=icons.of_being(kind.id), terms=tuple(words))]
    number = who.state.drawn.get(kind.id)
    if number is not None:
        deck = who.scenario.decks.get(kind.id) or kind.deck or kind.id
        card = who.content.ability(deck, number)
        marks = tuple(Mark(who.name("element", each), icons.of_element(each)) for each in card.makes)
        text = capital(monster_effects(who, kind, sorted(sides), card.actions))
        name = who.say("sheet-initiative", initiative=card.initiative)
        there = of_effects((*card.actions, *([Infuse(card.makes)] if card.makes else [])))
        rows.append(Row(name, value=str(card.initiative), detail=text, icon=icons.CARD, marks=marks, terms=there))
    return rows


def stats(who: Speaker, kind: Monster, *, elite: bool) -> str:
    """A side of the stat card at the level played.  [JL-2603, JL-3101]"""
    side, level = kind.stats(elite=elite), who.state.monster_level
    texts = [who.say("row-stats", move=number(who, side.move), attack=number(who, side.attack))]
    if number(who, side.shield):
        texts.append(who.say("stat-shield", value=number(who, side.shield)))
    if number(who, side.thorns):
        texts.append(who.say("stat-thorns", value=number(who, side.thorns)))
    if number(who, side.death):
        texts.append(who.say("stat-death", value=number(who, side.death)))
    texts += [who.name("condition", name) for name, first in side.inflict.items() if level >= first]
    texts += [who.say("stat-advantage")] if level >= side.advantage else []
    texts += [who.say("stat-guarded")] if level >= side.guarded else []
    if kind.immune:
        texts.append(who.say("stat-immune", conditions=", ".join(who.name("condition", each) for each in kind.immune)))
    rank = "boss" if kind.boss else "elite" if elite else "normal"
    return capital(who.say("row-side", rank=who.say(f"stat-{rank}"), text=", ".join(texts)))


def number(who: Speaker, values: Sequence[Amount]) -> int:
    """What a line of a stat card says at the level played; nothing where there is none.  [JL-2603, JL-3303]"""
    level = who.state.monster_level
    return work_out(values[level], {"C": who.state.party, "L": level}) if values else 0


def monster_effects(who: Speaker, kind: Monster, sides: Sequence[bool], effects: Iterable[Effect]) -> str:
    """What a card says, with the numbers that normal and elite monsters have.  [JL-2705]"""
    texts = []
    for effect in effects:
        if isinstance(effect, Move | Attack) and isinstance(effect.value, int):
            own = [kind.stats(elite=elite) for elite in sides]
            numbers = [number(who, each.move if isinstance(effect, Move) else each.attack) for each in own]
            values = dict.fromkeys(str(max(0, each + effect.value)) for each in numbers)
            texts.append(who.words.describe(effect).replace(str(effect.value), " / ".join(values), 1))
        else:
            texts.append(who.words.describe(effect))
    return "; ".join(texts)


def health(who: Speaker, figure: Figure) -> Row:
    """One monster or objective, and what it will do."""
    plan = plans(who, figure.id)
    return Row(
        who.figure(figure),
        value=f"{figure.health}/{figure.most}",
        detail=plan.text if plan is not None else "",
        icon=icons.of_being(figure.being),
        bar=(figure.health, figure.most),
        marks=who.conditions(figure),
        ref=f"piece:{figure.id}",
    )


def turns(who: Speaker) -> tuple[Turn, ...]:
    """The order of turns, once cards are revealed; of equals as they act.  [JL-502, JL-504, JL-506, JL-O-14]"""
    state, slots = who.state, list[tuple[int, int, int, int, str]]()
    if not state.acting:
        return ()
    for hero in state.heroes.values():
        if not hero.exhausted:
            second = who.content.cards[hero.other].initiative if hero.other else REST
            slots.append((hero.initiative, 0, second, place_of(state.turns, hero.being), hero.being))
    for being, number in state.drawn.items():
        deck = who.scenario.decks.get(being) or who.content.monsters[being].deck or being
        if any(figure.being == being for figure in state.figures.values()):
            first = min([place_of(state.turns, each.id) for each in state.figures.values() if each.being == being])
            slots.append((who.content.ability(deck, number).initiative, 1, 0, first, being))
    return tuple(turn(who, initiative, monster, being) for initiative, monster, _, _, being in sorted(slots))


def place_of(turns: Sequence[str], figure: str) -> int:
    """When somebody had a turn in this round; after all who had one, if it is still to come."""
    return turns.index(figure) if figure in turns else len(turns)


def turn(who: Speaker, initiative: int, monster: int, being: str) -> Turn:
    """One place in the order."""
    state = who.state
    figures = [each for each in state.figures.values() if each.being == being]
    now = any(state.active == each.id for each in figures)
    done = all(each.id in state.turns for each in figures)
    hero = state.heroes.get(being)
    return Turn(
        name=who.name("being", being),
        icon=icons.of_being(being),
        number=str(initiative),
        owner=hero.seat if hero is not None else None,
        side="enemy" if monster else "player",
        state="now" if now else "done" if done else "next",
    )
