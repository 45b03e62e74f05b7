"""The campaign page between scenarios: the way as a map, what was played, what comes next, the character."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from questhall.core.scene import Board, Card, Cell, Edge, Mark, Panel, Piece, Row, Track, Zone
from questhall.haven.events import Who
from questhall.haven.scenes import capital

from ..campaign import farthest, upcoming, way
from ..content import USUAL, Scenario
from ..content.scenarios import Arrive, Avenge, Relieve
from ..state import HERO, Attempt, Campaign, Held
from . import icons
from .board import to_protect
from .cards import ability_card
from .gains import new_items
from .goals import goals_text
from .speaker import Speaker

BOARD = "way"
COLUMNS = 4
LEVELS = (1, 2)


def place_ref(scenario: str) -> str:
    """A scenario on the map of the campaign."""
    return f"cell:{BOARD}/{scenario}"


def record(who: Speaker) -> Campaign:
    """What was played so far."""
    assert who.state.campaign is not None
    return who.state.campaign


def title(who: Speaker, scenario: str) -> str:
    """A scenario with its number."""
    number = who.content.scenarios[scenario].number
    return who.words.say("way-title", number=number, scenario=who.words.name("scenario", scenario))


def way_map(who: Speaker) -> Board:
    """The scenarios of the way, row after row, there and back; those beside the way below them."""
    path = way(who.state.character)
    beside = [each.id for each in who.content.scenarios.values() if each.allows(who.state.character)]
    beside = [name for name in beside if name not in path]
    places = {name: _there_and_back(number) for number, name in enumerate(path)}
    below = max(row for _, row in places.values()) + 1
    places |= {name: (number % COLUMNS, below + number // COLUMNS) for number, name in enumerate(beside)}
    cells = {name: cell(who, name, place) for name, place in places.items()}
    return Board("graph", cells, tuple(map(Edge, pairwise(path))), who.words.say("board-way"))


def _there_and_back(number: int) -> tuple[int, int]:
    row, column = divmod(number, COLUMNS)
    return (COLUMNS - 1 - column if row % 2 else column), row


def cell(who: Speaker, scenario: str, place: tuple[int, int]) -> Cell:
    """One scenario: its name, its level, and how it went."""
    words, campaign = who.words, record(who)
    known = scenario in campaign.won or scenario in upcoming(campaign, who.state.character)
    return Cell(
        place,
        title(who, scenario),
        icon=icons.WON if scenario in campaign.won else icons.GOAL if known else icons.AHEAD,
        detail=capital(words.say(f"menu-scenario-{scenario}")),
        marks=tuple(results(who, scenario)),
        kind=words.say("way-level", level=who.content.scenarios[scenario].level),
        fog=not known,
    )


def results(who: Speaker, scenario: str) -> list[Mark]:
    """How often it was won and lost."""
    counts = Counter(attempt.won for attempt in record(who).attempts if attempt.scenario == scenario)
    kinds = ((True, "way-won", icons.WON), (False, "way-lost", icons.DEATH))
    return [Mark(who.words.say(key), icon, counts[won]) for won, key, icon in kinds if counts[won]]


def traveller(who: Speaker) -> dict[str, Piece]:
    """The character stands where the last scenario was."""
    character, attempts = who.state.character, record(who).attempts
    if not character:
        return {}
    at = attempts[-1].scenario if attempts else way(character)[0]
    name = who.words.name("being", character)
    return {HERO: Piece(place_ref(at), name, icons.BEINGS[character], side="player", owner=0)}


def panels(who: Speaker) -> dict[str, Panel]:
    """What comes next, what was played, the character."""
    found = {"next": coming(who), "history": history(who), "character": character(who)}
    return {name: panel for name, panel in found.items() if panel.rows}


def coming(who: Speaker) -> Panel:
    """The recommended scenarios with goal, special rules and who waits there.  [BB-204, BB-303, BB-306]"""
    words, rows = who.words, list[Row]()
    over = who.seen.outcome is not None
    for name in () if over else upcoming(record(who), who.state.character):
        printed = who.content.scenarios[name]
        rows += [
            Row(title(who, name), detail=words.name("story", name), icon=icons.GOAL, ref=place_ref(name)),
            Row(words.say("panel-goal"), detail=capital(goals_text(who, printed))),
            *special(who, printed),
            Row(words.say("panel-monsters"), detail=waiting(who, printed)),
            *arriving(who, printed),
            *fresh(who, printed),
            Row(words.say("row-level"), value=str(printed.level)),
            Row(words.say("option-difficulty"), value=words.name("difficulty", who.state.difficulty)),
        ]
    return Panel(words.say("panel-next"), tuple(rows), icon=icons.GOAL)


def special(who: Speaker, scenario: Scenario) -> Iterator[Row]:
    """What must not be lost, and what is special.  [BB-204, BB-305, BB-R-34]"""
    words = who.words
    for kind in to_protect(scenario):
        name = words.say("row-protect", thing=words.name("being", kind))
        yield Row(name, detail=words.say("note-protect"), icon=icons.BEINGS[kind])
    for rule in scenario.rules:
        yield Row(words.say("row-rule"), detail=capital(words.describe(rule)))


def waiting(who: Speaker, scenario: Scenario) -> str:
    """The monsters that are there from the start, elites by themselves.  [BB-303, BB-309]"""
    foes = Counter(Who(placed.monster, 0, placed.elite) for placed in scenario.monsters.values())
    names = ((who.words.describe(foe), count) for foe, count in foes.items())
    return "; ".join(f"{name} ×{count}" if count > 1 else name for name, count in names)


def arriving(who: Speaker, scenario: Scenario) -> Iterator[Row]:
    """The monsters that can come later.  [BB-303, BB-4501]"""
    found = list[str]()
    for rule in scenario.rules:
        match rule:
            case Arrive(monster) | Relieve(monster):
                found.append(monster)
            case Avenge(_, monsters):
                found += monsters
    if found:
        names = ", ".join(who.words.name("being", name) for name in dict.fromkeys(found))
        yield Row(who.words.say("row-arriving"), detail=names, icon=icons.ARRIVE)


def fresh(who: Speaker, following: Scenario) -> Iterator[Row]:
    """The items that the scenarios so far have brought.  [BB-4803]"""
    won = record(who).won
    known = who.content.scenarios[farthest(won) or following.id]
    if items := new_items(who, known, following, won[:-1], won):
        yield Row(who.words.say("row-new_items"), detail=items)


def history(who: Speaker) -> Panel:
    """Every attempt, the last one first."""
    tries: Counter[str] = Counter()
    rows = []
    for attempt in record(who).attempts:
        tries[attempt.scenario] += 1
        rows.append(attempt_row(who, attempt, tries[attempt.scenario]))
    return Panel(who.words.say("panel-history"), tuple(reversed(rows)), place="left", icon=icons.WON)


def attempt_row(who: Speaker, attempt: Attempt, number: int) -> Row:
    """One attempt: won or lost, in how many rounds."""
    words = who.words
    told = [words.say("way-attempt", rounds=attempt.rounds)]
    if number > 1:
        told.append(words.say("way-try", number=number))
    if attempt.difficulty != USUAL:
        told.append(words.name("difficulty", attempt.difficulty))
    return Row(
        title(who, attempt.scenario),
        value=words.say("way-won" if attempt.won else "way-lost"),
        detail=" · ".join(told),
        icon=icons.WON if attempt.won else icons.DEATH,
        ref=place_ref(attempt.scenario),
    )


def character(who: Speaker) -> Panel:
    """Who is played, and how many hit points each level has.  [BB-221, BB-4807]"""
    words, name = who.words, who.state.character
    if not name:
        return Panel(words.say("game-role"), ())
    health = " · ".join(map(str, who.content.characters[name].health))
    rows = (
        Row(words.name("being", name), detail=capital(words.say(f"menu-role-{name}")), icon=icons.BEINGS[name]),
        Row(words.say("row-health"), detail=health, icon=icons.HEALTH),
    )
    return Panel(words.say("game-role"), rows, place="left", icon=icons.BEINGS[name])


def cards(who: Speaker) -> dict[str, Card]:
    """All cards of the character."""
    return {
        card: ability_card(who, Held(card)) for level in LEVELS for card in who.content.deck(who.state.character, level)
    }


def zones(who: Speaker) -> dict[str, Zone]:
    """The cards of level 1, and what they can be upgraded to.  [BB-103, BB-4808]"""
    if not who.state.character:
        return {}
    titles = {"hand": who.words.say("sheet-deck"), "upgrades": who.words.say("sheet-upgrades")}
    decks = {
        name: tuple(who.content.deck(who.state.character, level)) for name, level in zip(titles, LEVELS, strict=True)
    }
    return {
        name: Zone(
            titles[name], deck, owner=0, minor=name == "upgrades", brief=True, look="fan" if name == "hand" else "pile"
        )
        for name, deck in decks.items()
    }


def track(who: Speaker) -> dict[str, Track]:
    """How far the way is gone."""
    path = way(who.state.character)
    done = len(set(path) & set(record(who).won))
    return {"way": Track(who.words.say("track-way"), done, len(path), icon=icons.GOAL, place="bar")}
