"""Random combats with all units and all cards: they come to an end, and every position in them is sound."""

import random

import pytest

from questhall.games.heroes.invariants import combat_faults
from questhall.games.heroes.steps.combat.round import StartCombatRound
from tests.games.heroes.board import CONTENT, battle

MOST = 4000
CARDS = [card for card in CONTENT.cards.values() if card.kind != "specialty"]
SPECIALTIES = [card for card in CONTENT.cards.values() if card.kind == "specialty"]


def random_battle(seed):
    """Up to five units on each side, ten cards in each hand, sometimes walls, guards or absent heroes."""
    chance = random.Random(seed)
    guards = chance.random() < 0.3
    units, cells = {}, ["."] * 20
    for letters, rows in (("ABCDE", range(12, 20)), ("abcde", range(8))):
        for letter, at in zip(letters[: chance.randint(1, 5)], chance.sample(list(rows), 5), strict=False):
            unit = chance.choice(list(CONTENT.units.values()))
            aspects = [name for name in ("few", "pack", "neutral") if getattr(unit, name)]
            neutral = guards and letter.islower()
            if neutral and unit.neutral is None:
                continue
            cells[at] = letter
            units[letter] = f"{unit.id} {'neutral' if neutral else chance.choice(aspects)}"
    if not any(letter.islower() for letter in units):
        cells[0], units["a"] = "a", "boars neutral"
    siege = not guards and chance.random() < 0.4
    hands = {seat: [chance.choice(CARDS).id for _ in range(10)] for seat in (0, 1)}
    level = chance.choice((0, 2, 6, 12))
    heroes = ("catherine", "mutare")
    for hand in hands.values():
        hand += [card.id for card in chance.sample(SPECIALTIES, 2)]
    return battle(
        " ".join(cells),
        guards=guards,
        keeper=None if guards else chance.choice(("main", "main", "second", None)),
        level=2 if guards else 0,
        field="f1_e" if guards else "f1_c",
        walls=chance.choice(("WGWW", "GWWW", "W.G.")) if siege else "....",
        tower=siege,
        hands=hands,
        heroes=heroes,
        sides={0: {"experience": level, "morale": 1}, 1: {"experience": level, "morale": 1}},
        operator=chance.choice((1, -1)) if guards else 1,
        agenda=[StartCombatRound()],
        number=0,
        **units,
    )


def fight_out(seed):
    t, chance = random_battle(seed), random.Random(seed)
    faults: list[str] = []
    for _ in range(MOST):
        if not t.decisions or t.state.combat is None:
            break
        seat = chance.choice(list(t.decisions))
        t.take(seat, chance.choice(t.decisions[seat].choices))
        faults += combat_faults(t.state)
    return t, faults


@pytest.mark.parametrize("seed", range(25))
def test_a_random_combat_ends_and_is_sound(seed):
    t, faults = fight_out(seed)
    assert (t.state.combat, faults) == (None, [])
