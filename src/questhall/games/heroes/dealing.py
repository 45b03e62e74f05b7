"""Setting up a scenario: the map, the players' areas, the heroes of the AI, all decks.  [HM-2xx, HM-27xx]"""

from __future__ import annotations

import functools
from typing import Any

from msgspec.structs import replace

from questhall.core import Rng, Seat
from questhall.core.errors import SetupError, one_of

from .content import Boxes, Content, load
from .content.printed import BOXES, Box, Group, RivalPlan, Scenario, Spot
from .effects import DECKS, TIERS, CardId, Deck, Difficulty, FieldId, HeroId, TileId
from .people import MOVES
from .state import FIRST_RIVAL, Flag, Layout, Pawn, Pile, Place, Rival, Rules, Side, State
from .troops import rally, starting_army
from .turning import turns_for
from .wilds import grown_map, wished

CROWNS = 2
"""Tokens for empowered abilities that everybody begins with; how many is ours.  [HM-3379]"""
BANKED: tuple[Group, ...] = ("far", "near")
"""Tiles on which creature banks are laid.  [HM-3346]"""
GROUPS: tuple[Group, ...] = ("far", "near", "center", "sea", "underground")


def lay_out(
    scenario: Scenario, chosen: list[str], heroes: list[HeroId], difficulty: Difficulty, rules: Rules, rng: Rng
) -> State:
    """Everything but the decks of cards, which wait until all heroes are known.

    [HM-209 to HM-214, HM-227 to HM-230]
    """
    content, scenario = load(), wished(scenario, rules.wilds)
    if len(chosen) not in scenario.players:
        raise SetupError(f"“{scenario.id}” is for {one_of(map(str, scenario.players))} seats, not for {len(chosen)}.")
    towns = [town(content, faction) for faction in chosen]
    rivals = make_rivals(content, scenario, chosen, rng)
    led = content.boxes_of([*chosen, *(rival.faction for rival in rivals)])
    added = ("naval",) if rules.creature_banks or rules.empowered_abilities else ()
    boxes = tuple(box for box in BOXES if rules.all_boxes or box in (*led, *scenario.boxes, *added))
    there = {group: len(content.group(group, boxes)) for group in GROUPS}
    spots = grown_map(scenario, len(chosen), there, rng) if scenario.grows else scenario.maps[len(chosen)]
    far = len(unlaid(content, "far", spots, boxes)) - sum(spot.group == "far" and not spot.tile for spot in spots)
    supply = min(scenario.supply, far // len(chosen))
    sides = [make_side(content, scenario, side, hero, supply) for side, hero in zip(chosen, heroes, strict=True)]
    for side in sides:
        side.crowns = CROWNS if rules.empowered_abilities or rules.all_boxes else 0
    owners: list[tuple[Seat, FieldId]] = list(enumerate(towns))
    owners += [(FIRST_RIVAL - number, rival.home) for number, rival in enumerate(rivals)]
    return State(
        scenario=scenario.id,
        mode=scenario.mode,
        difficulty=difficulty,
        boxes=boxes,
        sides=sides,
        rivals=rivals,
        layout=first_layout(spots, towns, [rival.home for rival in rivals]),
        tiles={group: shuffled(unlaid(content, group, spots, boxes), rng) for group in GROUPS},
        banks={
            group: shuffled(content.banks(group, boxes), rng)
            for group in BANKED
            if rules.creature_banks or rules.all_boxes
        },
        flags={field: Flag(seat) for seat, field in owners},
        opened=[field for _, field in owners],
        neutrals={tier: Pile(shuffled(content.neutrals(tier, boxes), rng)) for tier in TIERS},
        proclamations=Pile(shuffled([card.id for card in content.proclamations.values() if card.box in boxes], rng)),
        tidings=Pile(shuffled([card.id for card in content.tidings.values() if card.box in boxes], rng)),
        curios=Pile(shuffled(list(content.curios) if rules.pandora_cards or rules.all_boxes else [], rng)),
        refresh=scenario.refresh,
        rules=rules,
    )


def unlaid(content: Content, group: Group, spots: tuple[Spot, ...], boxes: Boxes) -> list[TileId]:
    """The tiles of a group that do not lie open from the start.  [HM-1403]"""
    laid = [spot.tile for spot in spots]
    return [tile for tile in content.group(group, boxes) if tile not in laid]


def make_side(content: Content, scenario: Scenario, faction: str, hero: HeroId, supply: int) -> Side:
    """Resources, income, army and buildings of one player.  [HM-210, HM-212 to HM-214, HM-228]"""
    buildings = [
        each for each in content.town(faction) if each.kind in scenario.buildings or each.tier in scenario.buildings
    ]
    home = town(content, faction)
    return Side(
        faction=faction,
        hero=hero,
        main=Pawn(home, MOVES["main"], home),
        purse=scenario.resources,
        income=scenario.income,
        army=starting_army(faction, scenario.army_of(faction)),
        built=[each.id for each in buildings],
        tiles=supply,
    )


def make_rivals(content: Content, scenario: Scenario, taken: list[str], rng: Rng) -> list[Rival]:
    """The heroes of the AI, each in its own town with the army of the scenario.  [HM-2602, HM-2618]"""
    found: list[Rival] = []
    for plan in scenario.rivals_for(len(taken)):
        used = [*taken, *(rival.faction for rival in found)]
        faction = next((each for each in (*plan.factions, *content.factions) if each not in used), "")
        if not faction:
            raise SetupError(f"“{scenario.id}” needs more factions than there are.")
        found.append(make_rival(content, plan, faction, rng))
        rally(found[-1].army, starting_army(faction, plan.reserves.get(len(taken), ())))
    return found


def make_rival(content: Content, plan: RivalPlan, faction: str, rng: Rng) -> Rival:
    """Its cards are picked at random, as many of each type as the scenario says.  [HM-2703, HM-2706]"""
    home = town(content, faction)
    cards = [card for kind, count in plan.cards.items() for card in shuffled(content.ai_deck(kind), rng)[:count]]
    return Rival(
        faction=faction,
        hero=next(hero.id for hero in content.heroes.values() if hero.faction == faction),
        home=home,
        at=home,
        army=starting_army(faction, plan.army),
        garrison=starting_army(faction, plan.garrison),
        citadel=plan.citadel,
        reward=plan.reward,
        deck=shuffled(cards, rng),
        spells=shuffled(list(plan.spells), rng),
        skill=plan.skill,
    )


def town(content: Content, faction: str) -> FieldId:
    """The middle of the starting tile of a faction.  [HM-232, HM-1301]"""
    return next(f"{tile.id}_c" for tile in content.tiles.values() if tile.faction == faction)


def first_layout(spots: tuple[Spot, ...], towns: list[FieldId], lairs: list[FieldId]) -> Layout:
    """Starting tiles face up, the others face down as the scenario shows.  [HM-209, HM-1402, HM-1403]"""
    places = [Place(spot.at, spot.group, tile_at(spot, towns, lairs)) for spot in spots]
    for number, spot in enumerate(spots):
        if spot.rival is not None:
            turn = turns_for(Layout(tuple(places)), number, places[number].tile)[0]
            places[number] = replace(places[number], turn=turn)
    return Layout(tuple(places))


def tile_at(spot: Spot, towns: list[FieldId], lairs: list[FieldId]) -> TileId:
    """Which tile lies open at a spot; none if it lies face down."""
    if spot.seat is not None:
        return towns[spot.seat].removesuffix("_c")
    return lairs[spot.rival].removesuffix("_c") if spot.rival is not None else spot.tile


def deal_decks(state: State, rng: Rng) -> None:
    """Once all heroes are known; a hero of a campaign brings its deck.  [HM-216 to HM-222, HM-3223]"""
    for side in state.sides:
        kept = state.campaign.cards if state.campaign else []
        side.deck = shuffled(kept[:] or load().starting_deck(side.hero), rng)
    state.decks = {deck: common_deck(state, deck, rng) for deck in DECKS}


def common_deck(state: State, deck: Deck, rng: Rng) -> Pile:
    """A shuffled deck without what players and the AI took; its top card starts the discard pile.

    [HM-223 to HM-225, HM-2704, HM-2705]
    """
    cards, kinds = list(printed_deck(deck, state.boxes)), load().cards
    taken = [card for side in state.sides for card in side.deck]
    taken += [card for rival in state.rivals for card in (*rival.spells, rival.skill)]
    for card in taken:
        if card in kinds and kinds[card].kind == deck and card in cards:
            cards.remove(card)
    cards = shuffled(cards, rng)
    return Pile(cards, [cards.pop()])


@functools.cache
def printed_deck(deck: Deck, boxes: tuple[Box, ...]) -> tuple[CardId, ...]:
    """A common deck, unshuffled."""
    return tuple(load().deck(deck, boxes))


def shuffled(pile: list[Any], rng: Rng) -> list[Any]:
    """A pile in random order."""
    rng.shuffle(pile)
    return pile
