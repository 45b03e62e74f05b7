"""Beside the board: characters, goals, bosses, the books; threat and time above it."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from questhall.core import Seat
from questhall.core.scene import Mark, Panel, Row, Track
from questhall.words import words_for

from ..conditions import is_met
from ..content import Goal, load
from ..content.goals import Done
from ..effects import ROWS
from ..figures import form_of, tokens_of
from ..state import NOWHERE, Side
from ..steps.ending import MOST_THREAT
from ..steps.environment import bosses_share, icons_of
from ..stock import goods
from ..world import is_night
from . import icons
from .facts import goal_reward, goal_text, needed
from .figures import bestiary, debuffs, fighting_facts
from .speaker import FOLDER, Speaker
from .zones import goal_piles

OCEAN, FOREST, UNKNOWN = "ocean", "forest", ""


def panels(who: Speaker) -> dict[str, Panel]:
    """What changes every turn, first whom to beware of, then what is looked up.  [TR-307, TR-322, TR-323]"""
    say = who.words.say
    found = {
        "players": Panel(say("panel-players"), tuple(map(player, *players(who))), place="left"),
        "bosses": boss_panel(who),
        "goals": goal_panel(who),
        "time": Panel(say("panel-time"), tuple(spaces(who)), minor=True, icon=icons.DAY),
        "world": Panel(say("panel-world"), tuple(world(who)), minor=True, icon=icons.TILE),
        "boss_book": Panel(say("panel-boss_book"), boss_book(who.language, who.seen.evil), minor=True),
        "bestiary": Panel(say("panel-bestiary"), bestiary_rows(who.language), minor=True),
    }
    return {name: panel for name, panel in found.items() if panel.rows}


def tracks(who: Speaker) -> dict[str, Track]:
    """Threat, and the time of day with what the next space brings.  [TR-112, TR-3503 to TR-3510]"""
    say, numbers, length = who.words.say, who.seen.numbers, len(who.content.figures.track)
    coming = icons_of(who.t, (numbers.time + 1) % length)
    ahead = ", ".join(who.name("icon", icon) for icon in coming or ("none",))
    time = say("track-time_caption", time=time_of_day(who), icons=ahead)
    threat = say("track-threat_caption", rise=numbers.rise)
    sky = icons.NIGHT if is_night(who.t.state) else icons.DAY
    return {
        "threat": Track(say("track-threat"), numbers.threat, MOST_THREAT, threat, icons.THREAT, place="bar"),
        "time": Track(say("track-time"), numbers.time + 1, length, time, sky, place="bar", panel="time"),
    }


def spaces(who: Speaker) -> Iterator[Row]:
    """Every space of the time track with what happens there.  [TR-3503 to TR-3510, TR-R-15, TR-R-19]"""
    say, numbers, figures = who.words.say, who.seen.numbers, who.content.figures
    for number in range(len(figures.track)):
        night = number >= figures.first_night
        rise = numbers.rise + bosses_share(who.t, number)
        told = "; ".join(say(f"space-{icon}", rise=rise) for icon in icons_of(who.t, number) or ("none",))
        name = say("row-space", space=number + 1, time=say("time-night" if night else "time-day"))
        yield Row(name, say("row-now") if number == numbers.time else "", told, icons.NIGHT if night else icons.DAY)


def time_of_day(who: Speaker) -> str:
    """Day or night."""
    return who.words.say("time-night" if is_night(who.t.state) else "time-day")


# -- characters


def players(who: Speaker) -> tuple[list[Speaker], list[Seat], tuple[Side, ...]]:
    """Every player with his seat."""
    sides = who.seen.sides
    return [who] * len(sides), list(range(len(sides))), sides


def player(who: Speaker, seat: Seat, side: Side) -> Row:
    """Health, coins, mana, points and debuffs at a glance; what is in the inventory in words."""
    have = ", ".join(f"{who.name('resource', kind)} {count}" for kind, count in goods(side).items())
    dead = side.cell == NOWHERE and who.seen.numbers.round
    marks = tuple(stock(who, side))
    return Row(
        who.words.seat(seat),
        value=", ".join(f"{mark.name} {mark.text}" for mark in marks),
        detail=who.words.say("row-dead") if dead else have,
        icon=icons.CHARACTERS.get(side.character, icons.GAME),
        bar=(side.health, side.most_health),
        marks=(*marks, *debuffs(who, side)),
        owner=seat,
    )


def stock(who: Speaker, side: Side) -> Iterator[Mark]:
    """Action points and those made of them, swords, shields, mana and coins.  [TR-806, TR-R-32]"""
    points = side.points
    for symbol, count in (("ap", points.ap), ("swords", points.swords), ("shields", points.shields)):
        if count:
            yield Mark(who.name("mark", symbol), icons.SYMBOLS[symbol], text=str(count))
    for work, count, slot in (
        ("dig", points.dig, "pickaxe"),
        ("hard", points.hard, "pickaxe"),
        ("chop", points.chop, "axe"),
    ):
        if count:
            yield Mark(who.name("mark", work), icons.SLOTS[slot], text=str(count))
    yield Mark(who.name("mark", "mana"), icons.SYMBOLS["mana"], text=f"{side.mana}/{side.most_mana}")
    yield Mark(who.name("mark", "coins"), icons.SYMBOLS["coins"], text=str(side.coins))


# -- goals


def goal_panel(who: Speaker) -> Panel:
    """The goals, never out of sight."""
    rows = tuple(goals(who))
    headline = " · ".join(f"{row.name} {row.value}".rstrip() for row in rows)
    title = who.words.say("panel-goals")
    return Panel(title, rows, icon=icons.GOAL, chip=chains(who), headline=headline)


def goals(who: Speaker) -> Iterator[Row]:
    """The visible goal of each chain with how far it has come.  [TR-307, TR-2103]"""
    for pile in goal_piles(who):
        goal = who.content.goals[pile[-1]]
        yield goal_row(who, goal)


def goal_row(who: Speaker, goal: Goal) -> Row:
    """One goal; it can be clicked when it can be completed."""
    words, numbers = who.words, who.seen.numbers
    text = goal_text(words, goal, len(who.seen.sides))
    name = words.say("row-focus", goal=text, left=numbers.focus_left) if numbers.focused == goal.id else text
    detail = f"{who.name('goal', goal.id)} · {goal_reward(words, goal)}"
    return Row(name, progress(who, goal), detail, icons.CHAINS[goal.chain], ref=f"card:q-{goal.id}")


def progress(who: Speaker, goal: Goal) -> str:
    """How often a deed was done, of how often it must be."""
    count = needed(goal, len(who.seen.sides))
    if isinstance(goal.condition, Done) and count > 1:
        return who.words.say("row-progress", done=who.seen.progress.get(goal.id, 0), needed=count)
    return "✓" if is_met(who.t, goal) else ""


def chains(who: Speaker) -> str:
    """How many chains are complete, of how many that win.  [TR-105, TR-106]"""
    complete = len(who.seen.lists.complete)
    return who.words.say("row-progress", done=complete, needed=who.seen.numbers.chains)


# -- bosses


def boss_panel(who: Speaker) -> Panel:
    """The bosses in the world: how much is left of each is never out of sight."""
    rows = tuple(bosses(who))
    most = {row.name: row.bar for row in rows if row.bar}
    headline = " · ".join(
        f"{name} {who.words.say('row-progress', done=left, needed=all)}" for name, (left, all) in most.items()
    )
    return Panel(who.words.say("panel-bosses"), rows, icon=icons.THREAT, headline=headline)


def bosses(who: Speaker) -> Iterator[Row]:
    """With their tokens, as they fight now; their figures tell what else they do.  [TR-4205 to TR-4207, TR-4405]"""
    for boss in who.seen.bosses:
        most = tokens_of(form_of(who.t, boss), len(who.seen.sides))
        name, detail = who.name("boss", boss.id), " · ".join(fighting_facts(who, boss))
        yield Row(name, detail=detail, icon=icons.BOSSES[boss.id], bar=(boss.tokens, most))


@functools.cache
def boss_book(language: str, evil: str) -> tuple[Row, ...]:
    """When each boss appears and what it does; open from the start.  [TR-322]"""
    words = words_for(FOLDER, language)
    absent = "brain_of_cthulhu" if evil == "corruption" else "eater_of_worlds"
    rows = []
    for boss, kind in load().bosses.items():
        if boss != absent:
            detail = f"{words.name('due', boss)}. {words.name('special', kind.special)}."
            rows.append(Row(words.name("boss", boss), detail=detail, icon=icons.BOSSES[boss]))
    return tuple(rows)


# -- the world and its beasts


def world(who: Speaker) -> Iterator[Row]:
    """The biomes from left to right, tombstones or a journey's changes, slimes defeated.  [TR-311, TR-313, TR-321]"""
    words, (one, two, three, four) = who.words, who.seen.minimap
    names = [who.name("biome", each) if each else "?" for each in (OCEAN, one, two, FOREST, three, four, OCEAN)]
    yield Row(words.say("row-biomes"), detail=" · ".join(names), icon=icons.TILE)
    if who.seen.numbers.journey:
        yield Row(words.say("row-journey"), detail=words.say("rules-journey"), icon=icons.CHAINS["explore"])
    else:
        yield Row(words.say("row-tombstones"), str(who.seen.numbers.tombstones), icon=icons.DEATH)
    if "king_slime" not in who.seen.lists.appeared:
        figures = load().figures
        most = figures.slimes + figures.slimes_each * len(who.seen.sides)
        slimes = words.say("row-progress", done=who.seen.numbers.slimes, needed=most)
        yield Row(words.say("row-slimes"), slimes, icon=icons.SLIME)


@functools.cache
def bestiary_rows(language: str) -> tuple[Row, ...]:
    """Every kind of enemy with its values, by biome and row of the tray.  [TR-323]"""
    words, content = words_for(FOLDER, language), load()
    order = {row: number for number, row in enumerate(ROWS)}
    trays = sorted(content.trays, key=lambda tray: order[tray.row])
    kinds = dict.fromkeys(kind for tray in trays for kind in tray.tokens)
    return tuple(
        Row(
            words.name("enemy", kind),
            f"♥ {content.enemies[kind].health}",
            "; ".join(bestiary(language, kind)),
            icons.of_enemy(kind),
        )
        for kind in kinds
        if not content.enemies[kind].find
    )
