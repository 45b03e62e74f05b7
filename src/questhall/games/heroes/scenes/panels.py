"""Beside the board: players, treasury, hero, town, the astrologers, the combat."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.core import Seat
from questhall.core.scene import Mark, Panel, Row, Track, Turn
from questhall.words import signed

from ..board import owner
from ..content import load
from ..effects import RESOURCES
from ..people import MOST_LEVEL, PER_LEVEL, allied, experts_left, hand_limit, level_of, team_of
from ..state import FIRST_RIVAL, Camp, Combat
from ..steps.ending import last_round, mines, rounds_to_go
from ..strikes import attack_numbers
from . import icons
from .cards import own_texts, star_text
from .choosing import settling
from .speaker import Speaker, army_text, capital

MARKS = 16
"""Of the round tracker.  [HM-C-18]"""
CAMPS: tuple[Camp, Camp] = ("attacker", "defender")


def panels(who: Speaker) -> dict[str, Panel]:
    """Everything that is looked at beside the board; empty ones are not drawn."""
    own = who.own
    if settling(who.seen):
        return {"players": players(who), "goal": goal(who)}
    found = {"players": players(who), "rivals": rivals(who), "treasury": treasury(who, own)}
    if who.seen.combat is not None:
        found["combat"] = combat(who, who.seen.combat)
    found["hero"] = hero(who, own)
    found["built"] = built(who, own)
    found["sheet"] = sheet(who, own)
    found["stars"] = stars(who)
    found["goal"] = goal(who)
    found |= {f"player{seat}": about(who, seat) for seat in seats_from(who) if seat != own}
    return {name: panel for name, panel in found.items() if panel.rows}


def players(who: Speaker) -> Panel:
    """Everybody, the viewer first."""
    return Panel(who.words.say("panel-players"), tuple(player_row(who, seat) for seat in seats_from(who)))


def seats_from(who: Speaker) -> Iterator[Seat]:
    """All seats, the viewer's first."""
    count = len(who.sides)
    for number in range(count):
        yield (who.own + number) % count


def tracks(who: Speaker) -> dict[str, Track]:
    """The rounds of the scenario; beyond the last mark of the tracker only their number.  [HM-R-24]"""
    seen = who.seen
    if not seen.round:
        return {}
    last = last_round(who.t)
    if last is None:
        return {"rounds": Track(who.words.say("row-round", round=seen.round), min(seen.round, MARKS), MARKS)}
    return {"rounds": Track(who.words.say("row-rounds"), seen.round, last, place="bar")}


def player_row(who: Speaker, seat: Seat) -> Row:
    """A player: hero, faction, level, flags.  [HM-3517]"""
    words, side = who.words, who.sides[seat]
    flags = sum(flag.seat == seat for flag in who.seen.flags.values())
    name = words.seat(seat)
    if not side.faction:
        return Row(name, detail=words.say("row-choosing"), icon=icons.faction(""), owner=seat)
    faction = words.name("faction", side.faction)
    detail = words.say("row-player", faction=faction, level=level_of(side.experience), flags=flags)
    if who.seen.mode == "alliance":
        detail = words.say("row-teammate", team=team_of(who.t, seat) + 1, detail=detail)
    return Row(
        words.say("row-you", hero=name) if seat == who.seen.seat else name,
        words.say("row-cards", count=len(who.seen.sides[seat].hand)),
        words.say("row-out") if side.out else detail,
        icons.faction(side.faction),
        ref="" if seat == who.own or settling(who.seen) else f"panel:player{seat}",
        owner=seat,
    )


def treasury(who: Speaker, seat: Seat) -> Panel:
    """Resources and income.  [HM-1201, HM-1204]"""
    words, side = who.words, who.sides[seat]
    rows = []
    for kind in RESOURCES:
        have, income = getattr(side.purse, kind), getattr(side.income, kind)
        detail = words.say("row-income", amount=income) if income else ""
        value = f"{have}\u202f+{income}" if income else str(have)
        rows.append(Row(capital(words.name("resource", kind)), value, detail, icons.RESOURCES[kind]))
    return Panel(words.say("panel-treasury"), tuple(rows), seat, brief=True, place="left", icon=icons.RESOURCES["gold"])


def hero(who: Speaker, seat: Seat) -> Panel:
    """The main hero: level, movement, morale, and what else counts now.  [HM-8xx]"""
    words, side = who.words, who.sides[seat]
    if not side.hero:
        return Panel(words.say("panel-hero"), ())
    level = level_of(side.experience)
    calling = words.name("calling", load().heroes[side.hero].calling)
    limits = {"hand": hand_limit(who.t, seat), "experts": experts_left(who.t, seat)}
    detail = words.say("row-level_detail", calling=calling, **limits)
    rows = [
        Row(words.say("row-level"), str(level), detail, icons.LEVEL),
        *experience(who, side.experience),
        Row(words.say("row-moves"), str(side.main.moves), icon=icons.MOVES),
        *tallies(who, seat),
    ]
    return Panel(words.seat(seat), tuple(rows), seat, brief=True, icon=icons.HERO)


def experience(who: Speaker, points: int) -> Iterator[Row]:
    """How far it is to the next level, if there is one.  [HM-808, HM-809]"""
    if level_of(points) < MOST_LEVEL:
        have = points % PER_LEVEL
        detail = who.words.say("row-experience_detail", left=PER_LEVEL - have, level=level_of(points) + 1)
        bar = (have, PER_LEVEL)
        yield Row(who.words.say("row-experience"), f"{have}/{PER_LEVEL}", detail, icons.EXPERIENCE, bar=bar)


def tallies(who: Speaker, seat: Seat) -> Iterator[Row]:
    """How long a player without a home has left, second hero, morale, power, tiles, trophies: those that there are.

    [HM-3214]
    """
    words, side = who.words, who.sides[seat]
    if (left := rounds_to_go(who.t, seat)) is not None:
        yield Row(words.say("row-homeless"), str(left), words.say("row-homeless_detail", left=left), icons.DEATH)
    if side.second is not None:
        yield Row(words.say("row-second"), str(side.second.moves), icon=icons.SECOND)
    if side.morale:
        detail = words.say("row-morale_detail", morale=side.morale)
        yield Row(words.say("row-morale"), signed(side.morale), detail, icons.MORALE)
    if side.power:
        yield Row(words.say("row-power"), str(side.power), icon=icons.POWER)
    if side.tiles:
        yield Row(words.say("row-tiles"), str(side.tiles), icon=icons.TILES)
    if side.crowns:
        yield Row(words.say("row-crowns"), str(side.crowns), words.say("row-crowns_detail"), icons.KINDS["ability"])
    if side.trophies:
        yield Row(words.say("row-trophies"), str(len(side.trophies)), icon=icons.TROPHY)


def built(who: Speaker, seat: Seat) -> Panel:
    """What stands in the town, and which town actions were used.  [HM-507]"""
    words, side = who.words, who.sides[seat]
    faction = words.name("faction", side.faction)
    rows = []
    if side.built:
        names = ", ".join(words.name("building", name) for name in side.built)
        rows.append(Row(words.say("row-built", buildings=names), icon=icons.BUILDINGS["citadel"]))
    if side.used:
        names = ", ".join(words.name("token", token) for token in side.used)
        rows.append(Row(words.say("row-town_used", tokens=names), icon=icons.VISITED))
    return Panel(words.say("panel-town", faction=faction), tuple(rows), seat, minor=True, place="left")


def sheet(who: Speaker, seat: Seat) -> Panel:
    """The ability and the specialties of the own hero, whether they are in the deck yet or not.  [HM-207, HM-1122]"""
    hero = who.sides[seat].hero
    texts = own_texts(who.language, hero) if hero else []
    rows = tuple(Row(title, detail=text, icon=icons.KINDS["specialty"]) for title, text in texts)
    return Panel(who.words.say("sheet-cards"), rows, seat, minor=True, place="left")


def stars(who: Speaker) -> Panel:
    """What the astrologers proclaimed.  [HM-311]"""
    words, name = who.words, who.seen.proclaimed
    if not name:
        return Panel(words.say("panel-stars"), ())
    row = Row(words.name("card", name), detail=star_text(words, name), icon=icons.STARS)
    return Panel(words.say("panel-stars"), (row,), brief=True, place="left", icon=icons.STARS)


def goal(who: Speaker) -> Panel:
    """How the scenario is won."""
    text, done = capital(goal_text(who)), progress(who)
    row = Row(text, detail=f"{done[0]} / {done[1]}" if done else "", icon=icons.GOAL)
    together = who.seen.mode in ("campaign", "cooperative")
    headline = who.words.say("goal-progress", goal=text.rstrip("."), now=done[0], all=done[1]) if done else text
    return Panel(
        who.words.say("panel-goal"),
        (row,),
        minor=not (done or together),
        place="left",
        icon=icons.GOAL,
        headline=headline if together else "",
        brief=bool(done or together),
    )


def progress(who: Speaker) -> tuple[int, int] | None:
    """How much of the goal is reached, and of how much, where it can be counted.  [HM-3201]"""
    plan, t = who.scenario, who.t
    last = last_round(t)
    match plan.goal:
        case "flag_mines":
            held = sum(mines(t, seat) for seat in range(len(who.sides)) if allied(t, who.own, seat))
            return min(held, plan.count), plan.count
        case "beat_rivals" if who.seen.rivals:
            return sum(rival.out for rival in who.seen.rivals), len(who.seen.rivals)
        case "hold_out" if last:
            return max(who.seen.round - 1, 0), last
    return None


def goal_text(who: Speaker) -> str:
    """How the scenario is won, in a sentence."""
    text = who.words.say(f"goal-{who.scenario.goal}", count=who.scenario.count)
    counting = who.scenario.cubes == "count" and len(who.sides) > 2
    return who.words.say("goal-cubes_count", goal=text) if counting else text


def rivals(who: Speaker) -> Panel:
    """The heroes of the AI, with their armies.  [HM-2617]"""
    words, found = who.words, []
    for number, rival in enumerate(who.seen.rivals):
        if not rival.out:
            seat = FIRST_RIVAL - number
            flags = sum(flag.seat == seat for flag in who.seen.flags.values())
            faction = words.name("faction", rival.faction)
            detail = words.say("row-rival", faction=faction, flags=flags, units=army_text(words, rival.army))
            name, ref = words.say("name-rival", hero=who.seat(seat)), f"piece:rival{number}"
            found.append(Row(name, detail=detail, icon=icons.RIVAL, ref=ref))
    return Panel(words.say("panel-rivals"), tuple(found), brief=True, place="left", icon=icons.RIVAL)


def about(who: Speaker, seat: Seat) -> Panel:
    """What everybody sees of another player.  [HM-R-55]"""
    words, side = who.words, who.sides[seat]
    names = ", ".join(words.name("building", name) for name in side.built)
    marks = tuple(
        Mark(words.name("resource", kind), icons.RESOURCES[kind], getattr(side.purse, kind)) for kind in RESOURCES
    )
    rows = (
        Row(words.say("panel-treasury"), detail=who.purse(side.purse), icon=icons.RESOURCES["gold"], marks=marks),
        *hero(who, seat).rows,
        Row(words.say("row-built", buildings=names), icon=icons.BUILDINGS["citadel"]),
    )
    return Panel(words.seat(seat), rows, seat, minor=True, place="left", icon=icons.faction(side.faction))


# -- combat


def combat(who: Speaker, c: Combat) -> Panel:
    """Both sides, and the attack that was declared with its numbers.  [HM-2201]"""
    words = who.words
    rows = [side_row(who, c, camp) for camp in CAMPS]
    if c.attack is not None and all(
        any(f.id == name for f in c.fighters) for name in (c.attack.attacker, c.attack.target)
    ):
        name = words.say("row-attack", attacker=who.fighter(c.attack.attacker), target=who.fighter(c.attack.target))
        dice = " ".join(map(signed, c.attack.dice))
        rows.append(Row(name, dice, words.say("row-attack_detail", **attack_numbers(c, c.attack)), icons.ATTACK))
    return Panel(words.say("panel-combat"), tuple(rows), icon=icons.COMBAT)


def side_row(who: Speaker, c: Combat, camp: Camp) -> Row:
    """A side of the combat."""
    seat, words = owner(c, camp), who.words
    name = words.say("row-side", camp=capital(words.name("camp", camp)), seat=who.seat(seat))
    spells = words.say("row-side_detail", spells=c.spells.get(camp, 0)) if seat >= 0 else ""
    return Row(name, detail=spells, icon=icons.HERO if seat >= 0 else icons.COMBAT)


def turns(who: Speaker) -> tuple[Turn, ...]:
    """The players in the order of their turns.  [HM-302]"""
    seen, count = who.seen, len(who.sides)
    order = [(seen.first + step) % count for step in range(count)]
    order = [seat for seat in order if not who.sides[seat].out]
    if not seen.round or seen.active not in order or count == 1:
        return ()
    now = order.index(seen.active)
    return tuple(
        Turn(
            who.words.seat(seat),
            icons.faction(who.sides[seat].faction),
            owner=seat,
            state="done" if place < now else "now" if place == now else "next",
        )
        for place, seat in enumerate(order)
    )
