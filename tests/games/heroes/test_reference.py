"""What the boxes hold, by name and number, compared with public facts."""

import pytest

from questhall.games.heroes.content import load
from questhall.games.heroes.effects import Purse
from tests.games.heroes.reference import reference

CONTENT = load()
NAMES = {"gold": "gold", "building_materials": "materials", "valuables": "valuables"}
PRINTED_OTHERWISE = {"mana_vortex", "rampart_citadel", "freelancers_guild"}
"""Prices that the printed boards correct."""
LEFT_OUT = {("manticores", "alt_few"), ("manticores", "alt_pack")}
"""A second card of the same unit, which no rule of the ledger asks for."""
COUNTS = {"ability": 32, "spell": 59, "artifact": 90, "machine": 5, "specialty": 192}


def test_the_boxes_hold_their_numbers_of_cards():
    kinds = [card.kind for card in CONTENT.cards.values() if not card.id.startswith("empowered_")]
    assert {kind: kinds.count(kind) for kind in COUNTS} == COUNTS
    rest = (CONTENT.heroes, CONTENT.tiles, CONTENT.proclamations, CONTENT.tidings, CONTENT.curios)
    assert [len(each) for each in rest] == [64, 107, 49, 20, 20]


def test_every_unit_and_every_side_of_it_is_here():
    printed = reference("units")["units"]
    assert set(printed) - set(CONTENT.units) == {"arrow_tower"}
    sides = {(name, side) for name, unit in printed.items() if name in CONTENT.units for side in unit["sides"]}
    twins = {(name, side.replace("bank2", "bank")) for name, side in sides}
    assert {(name, side) for name, side in twins if not getattr(CONTENT.units[name], side, None)} == LEFT_OUT


def test_units_of_banks_agree_with_the_reference():
    for name, unit in reference("units")["units"].items():
        if fact := unit["sides"].get("bank"):
            side = CONTENT.units[name].bank
            numbers = (side.attack, side.defense, side.health, side.initiative)
            assert numbers == tuple(fact[key] for key in ("atk", "def", "hp", "ini"))


def test_war_machines_agree_with_the_reference():
    facts = {name: fact for name, fact in reference("war_machines").items() if name != "_note"}
    ours = {card.id: (card.factory, card.post) for card in CONTENT.cards.values() if card.kind == "machine"}
    assert ours == {name: (fact["factory"], fact["trading_post"]) for name, fact in facts.items()}


def test_cards_of_the_ai_agree_with_the_reference():
    facts = [(fact["type"], fact["v"]) for fact in reference("ai_cards")["cards"] if fact["type"] != "skill"]
    ours = [(card.type, list(card.values.values())) for card in CONTENT.ai_cards.values() if card.type != "skill"]
    assert sorted(ours) == sorted(facts)
    assert len(CONTENT.ai_cards) == len(reference("ai_cards")["cards"])


def test_prices_of_buildings_agree_with_the_reference():
    wrong = set()
    for faction, town in reference("buildings")["towns"].items():
        ours = {each.id: each for each in CONTENT.town(faction)}
        assert len(ours) == len(town) == 8
        for slot, fact in town.items():
            kind, _, tier = slot.partition("_") if slot.startswith("dwelling") else (slot, "", "")
            called = fact["name"].lower().replace(" ", "_").replace("'", "")
            alike = [each for each in ours.values() if (each.kind, each.tier or "") == (kind, tier)]
            building = ours.get(called) or alike[0]
            price = Purse(**{NAMES[name]: amount for name, amount in fact["cost"].items()})
            wrong |= {building.id} if building.price != price else set()
    assert wrong == PRINTED_OTHERWISE


def test_banks_agree_with_the_reference():
    for name, fact in reference("creature_banks")["banks"].items():
        bank = CONTENT.locations[f"bank_{name}"].bank
        assert (bank.group, list(bank.units)) == (fact["tile"], fact["units"])


@pytest.mark.parametrize("kind", ["might", "magic"])
def test_every_hero_has_three_specialties_and_the_arrows_of_the_kind(kind):
    facts = reference("heroes")["heroes"]
    heroes = [hero for hero in CONTENT.heroes.values() if hero.type == kind]
    assert {hero.arrows for hero in heroes} == {facts[hero.id]["magic_arrows"] for hero in heroes}
    levels = {card.level for card in CONTENT.cards.values() if card.hero in {hero.id for hero in heroes}}
    assert levels == {1, 4, 6}


def test_pandora_has_as_many_cards_as_the_reference_names():
    assert len(CONTENT.curios) == len(reference("pandora")["cards"])
