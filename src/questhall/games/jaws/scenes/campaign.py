"""The page between scenarios: the campaign board, the party, the shop."""

from __future__ import annotations

from questhall.core.scene import Board, Card, Cell, Mark, Panel, Row, Zone

from ..members import THRESHOLDS, Member, Record
from ..party import playable
from . import icons
from .cards import ability_card, item_text
from .speaker import Speaker, capital

WAY = "way"
COLUMNS = 5


def record(who: Speaker) -> Record:
    """What the campaign has brought so far."""
    assert who.state.campaign is not None, "no campaign is played"
    return who.state.campaign


def place_ref(scenario: str) -> str:
    """The place of a scenario on the campaign board."""
    return f"cell:{WAY}/{scenario}"


def board(who: Speaker) -> Board:
    """All locations that are known: open, ticked or crossed out.  [JL-117]"""
    found = record(who)
    known = sorted({*found.opened, *found.won, *found.closed})
    cells = {}
    for place, number in enumerate(known):
        scenario = who.content.numbered(number)
        cells[scenario.id] = location(who, number, (place % COLUMNS, place // COLUMNS))
    return Board("square", cells, title=who.say("board-way"))


def location(who: Speaker, number: int, place: tuple[int, int]) -> Cell:
    """One location."""
    found = record(who)
    name = who.say("place-name", number=number, scenario=who.name("scenario", who.content.numbered(number).id))
    if number in found.won:
        return Cell(place, name, "grass", marks=(Mark(who.say("place-won"), icons.WON, kind="badge"),))
    if number in found.closed:
        return Cell(place, name, "stone", marks=(Mark(who.say("place-closed"), icons.DEATH, kind="hazard"),))
    return Cell(place, name, icon=icons.MAP)


def panels(who: Speaker) -> dict[str, Panel]:
    """The party's sheets, and what comes next."""
    found = record(who)
    rows = tuple(member_row(who, one) for one in found.members)
    upcoming = [who.content.numbered(number) for number in playable(found)]
    following = tuple(
        Row(who.say("place-name", number=each.number, scenario=who.name("scenario", each.id)), ref=place_ref(each.id))
        for each in upcoming
    )
    sheets = {"party": Panel(who.say("panel-party"), rows, place="left")}
    if following:
        sheets["next"] = Panel(who.say("panel-next"), following, icon=icons.MAP)
    return sheets if rows else {name: panel for name, panel in sheets.items() if panel.rows}


def member_row(who: Speaker, one: Member) -> Row:
    """One sheet: level, experience, gold, checks, perks.  [JL-4403]"""
    wanted = THRESHOLDS[one.level] if one.level < len(THRESHOLDS) else one.xp
    values = {"level": one.level, "xp": one.xp, "wanted": wanted, "gold": one.gold, "checks": one.checks}
    detail = who.say("row-member", perks=len(one.perks), **values)
    return Row(who.name("being", one.being), detail=detail, icon=icons.of_being(one.being), owner=one.seat)


def items(who: Speaker) -> tuple[dict[str, Card], dict[str, Zone]]:
    """What everybody owns, and what the shop sells.  [JL-4602, JL-4608]"""
    found, cards, zones = record(who), dict[str, Card](), dict[str, Zone]()
    for one in found.members:
        mine = {f"{one.being}-{item}": shop_card(who, item) for item in one.items}
        cards |= mine
        if mine:
            title = who.say("sheet-of", owner=who.name("being", one.being), title=who.say("sheet-items"))
            zones[f"{one.being}-items"] = Zone(title, tuple(mine), owner=one.seat, look="list", place="left")
        pool = {card: ability_card(who, card) for card in one.pool} if one.seat == who.seen.seat else {}
        cards |= pool
        if pool:
            zones["pool"] = Zone(who.say("zone-pool"), tuple(pool), owner=one.seat, minor=True)
    goods = {item: shop_card(who, item) for item in found.shop}
    cards |= goods
    if goods:
        zones["shop"] = Zone(who.say("zone-shop"), tuple(goods), minor=True, look="list", place="right")
    return cards, zones


def shop_card(who: Speaker, name: str) -> Card:
    """An item with its price."""
    item = who.content.items[name]
    return Card(
        name=who.name("item", name),
        lines=(capital(item_text(who, item)),),
        kind=who.name("slot", item.slot),
        icon=icons.SLOTS[item.slot],
        level=str(item.price),
    )
