"""The sample turn of the rulebook: the ratfolk player's turn with its invasion, choice by choice.  [KH-EX-30 ff.]

`TURN` is the script: what the players choose in each numbered step. `story(step)` draws the table, plays the turn up to
and with that step, and tells apart what happened in it; each test looks at one step.
"""

from collections import Counter

from questhall.games.keep.choices import Done, GatherPack, Go, PickHero, Play, Strike, Summon, UsePrison, UseRoom
from questhall.games.keep.dungeon import chart
from questhall.games.keep.events.dungeon import MonsterDriven, MonsterWounded, TokenDiscarded
from questhall.games.keep.events.heroes import (
    HeroAdvanced,
    HeroAttacked,
    HeroBeaten,
    HeroImprisoned,
    HeroRoused,
    HeroSummoned,
    HeroTired,
    TrapSprung,
    TreasureLooted,
)
from questhall.games.keep.events.turns import (
    CardDrawn,
    DeckReshuffled,
    GuildCardDrawn,
    HandRefilled,
    ItemsReplaced,
    ItemTaken,
    TurnBegan,
)
from questhall.games.keep.steps.turn import StartTurn
from tests.games.keep.board import CONTENT, arrange, asked, lair, picture, prompt, take, told
from tests.ledger import rule

RATFOLK, DRAGON = 0, 1
TILES = {
    "library": (0, 0, 0),
    "graveyard": (1, 0, 90),
    "classroom": (2, 0, 90),
    "forge": (0, 1, 0),
    "cage": (1, 1, 0),
    "vault": (0, 2, 0),
    "workshop": (1, 2, 180),
    "sewer": (0, 3, 0),
    "apothecary": (0, 4, 0),
    "prison": (1, 4, 90),
}
PASSAGES = """
    forge-library forge-vault vault-workshop sewer-vault apothecary-sewer
    apothecary-prison cage-workshop cage-graveyard classroom-graveyard
"""
START = """
    graveyard: bone*2 1heal
    classroom: archer*2 3prisoner
    forge: dragon
    cage: archer rogue bone
    vault: ratfolk*3 4defeat
    apothecary: mage warrior
"""
HAND = ["scurry", "busy_paws", "busy_paws", "scurry", "busy_paws"]
DECK = ["gnawing_tide", "busy_paws", "scurry", "out_of_the_drains", "out_of_the_drains"]
GUILD = ["warrior_jewel", "rogue_swords", "warrior_eye", "archer_bones", "mage_hat", "mage_special"]
MARKET = ["fire_draught", "notched_sword", "cave_bat", "glyph_ward", "snare_kit"]
TURN = {
    "1": (UsePrison(),),
    "2.1": (Play("scurry", 0), GatherPack(0, "vault"), Go(0, 0, "sewer"), Go(0, 1, "sewer")),
    "2.2": (Go(0, 2, "workshop"),),
    "3.1": (Play("busy_paws", 0), UseRoom(0, "sewer")),
    "3.2": (UseRoom(1, "workshop"),),
    "4": (Play("busy_paws", 0), UseRoom(0, "workshop"), UseRoom(1, "workshop")),
    "5": (Play("scurry", 0), GatherPack(0, "sewer"), Go(0, 0, "apothecary", "frog"), Go(0, 1, "apothecary")),
    "6": (Play("busy_paws", 1), Go(0, 2, "cage", "trap")),
    "7": (Play("gnawing_tide", 0), GatherPack(0, "apothecary"), Strike(0, "mage1"), Strike(0, "warrior1")),
    "8.1": (Play("busy_paws", 0), UseRoom(0, "apothecary", "fire_draught")),
    "8.2": (Summon(1, "apothecary", ability=True),),
    "9": (Play("scurry", 1), Strike(0, "archer3")),
    "10": (Done(),),
    "11": (PickHero("rogue2"),),
    "12.1": (PickHero("warrior1"),),
    "12.2": (PickHero("warrior3"),),  # 12.3 and 12.4 follow by themselves
    "13": (PickHero("mage1"), PickHero("mage1"), PickHero("rogue2")),
}


class Story:
    """The table after a step of the turn."""

    def __init__(self, t, before):
        self.t, self.before = t, before

    def told(self, kind):
        """The events of a kind that the step told."""
        return [event for event in self.t.events[self.before :] if isinstance(event, kind)]

    @property
    def area(self):
        """The ratfolk player's cards."""
        return self.t.state.sides[RATFOLK]


def turn_begins():
    """The dungeon, the situation and the cards."""
    return arrange(
        START,
        clans=("ratfolk", "dragon"),
        tiles=TILES,
        level="hell",
        wave=2,
        hands={RATFOLK: HAND},
        decks={RATFOLK: DECK},
        guild=GUILD,
        market=MARKET,
        items=["barn_owl", "second_wind"],
        agenda=[StartTurn(RATFOLK)],
    )


def story(last):
    """The turn up to and with a step."""
    t, steps = turn_begins(), list(TURN)
    before = len(t.events)
    for step in steps[: steps.index(last) + 1]:
        before = len(t.events)
        take(t, *TURN[step])
    return Story(t, before)


# -- the start


@rule("KH-EX-30")
def test_the_dungeon_has_the_passages_that_the_turn_needs():
    near = chart(turn_begins()).near
    joined = {"-".join(sorted((room, other))) for room, others in near.items() for other in others}
    assert joined == set(PASSAGES.split())


@rule("KH-EX-31")
def test_the_situation_before_the_turn():
    t = turn_begins()
    assert (asked(t), t.state.active, t.state.level, t.state.wave) == (RATFOLK, RATFOLK, "hell", 2)
    assert t.content.levels["hell"].cards[1] == 3
    assert (lair(t), len(t.state.sides[RATFOLK].hand), lair(t, DRAGON)) == (6, 5, 0)
    assert picture(t).split() == START.split()
    assert "potion" in {t.content.cards[item].kind for item in t.state.market}


@rule("KH-EX-32")
def test_the_cards_of_the_turn_are_the_deck_of_the_ratfolk():
    area = turn_begins().state.sides[RATFOLK]
    assert sorted(area.hand + area.deck) == sorted(CONTENT.deck("ratfolk"))
    left = story("1").area
    assert Counter(left.hand) == {"scurry": 3, "busy_paws": 4, "gnawing_tide": 1}
    assert left.deck == ["out_of_the_drains"] * 2


# -- the ratfolk player's cards


@rule("KH-EX-33")
def test_step_1_a_warrior_is_imprisoned_and_three_cards_are_drawn():
    step = story("1")
    assert step.told(HeroImprisoned) == [HeroImprisoned("warrior2", "warrior", "prison")]
    assert picture(step.t, "prison") == "prison: warrior"
    assert [event.card for event in step.told(CardDrawn)] == DECK[:3]
    assert (len(step.area.hand), step.told(TokenDiscarded)) == (8, [])


@rule("KH-EX-34")
def test_step_2_the_pack_leaves_the_vault_for_sewer_and_workshop():
    assert picture(story("2.1").t, "vault", "sewer") == "vault: ratfolk 4defeat\nsewer: ratfolk*2"
    after = "vault: 4defeat\nworkshop: ratfolk\nsewer: ratfolk*2"
    assert picture(story("2.2").t, "vault", "workshop", "sewer") == after


@rule("KH-EX-35")
def test_step_3_a_frog_in_the_sewer_and_a_trap_in_the_workshop():
    assert picture(story("3.1").t, "workshop", "sewer") == "workshop: ratfolk\nsewer: ratfolk*2 frog"
    assert picture(story("3.2").t, "workshop", "sewer") == "workshop: ratfolk trap\nsewer: ratfolk*2 frog"


@rule("KH-EX-36")
def test_step_4_the_workshop_is_activated_twice_more():
    assert picture(story("4").t, "workshop") == "workshop: ratfolk trap*3"


@rule("KH-EX-37")
def test_step_5_both_ratfolk_go_to_the_apothecary_and_one_carries_the_frog():
    assert picture(story("5").t, "sewer", "apothecary") == "apothecary: mage warrior ratfolk*2 frog"


@rule("KH-EX-38")
def test_step_6_a_trap_is_carried_into_the_cage_and_the_heroes_there_neither_react_nor_are_hurt():
    step = story("6")
    assert picture(step.t, "cage", "workshop") == "cage: archer rogue ratfolk bone trap\nworkshop: trap*2"
    assert (step.told(HeroAttacked), step.told(TrapSprung), prompt(step.t)) == ([], [], "play_cards")


@rule("KH-EX-39")
def test_step_7_the_pack_beats_both_heroes_in_the_apothecary():
    step = story("7")
    assert [event.hero for event in step.told(HeroBeaten)] == ["mage1", "warrior1"]
    assert picture(step.t, "apothecary") == "apothecary: ratfolk*2 frog"
    assert (step.t.state.supply["mage"], step.t.state.supply["warrior"]) == (5, 4)


@rule("KH-EX-40")
def test_step_8_1_the_frog_buys_a_potion():
    step = story("8.1")
    assert step.told(ItemTaken) == [ItemTaken(RATFOLK, "fire_draught")]
    assert (picture(step.t, "apothecary"), step.t.state.supply["frog"]) == ("apothecary: ratfolk*2", 5)
    assert (step.area.discard, step.t.state.market) == (["fire_draught"], ["barn_owl", *MARKET[1:]])


@rule("KH-EX-40")
def test_step_8_2_the_ability_brings_a_ratfolk_into_the_apothecary():
    t = story("8.2").t
    assert (picture(t, "apothecary"), lair(t)) == ("apothecary: ratfolk*3", 5)


@rule("KH-EX-41")
def test_step_9_the_last_card_removes_the_archer_in_the_cage():
    step = story("9")
    assert picture(step.t, "cage") == "cage: rogue ratfolk bone trap"
    assert (step.area.hand, len(step.area.played)) == ([], 8)


@rule("KH-EX-42")
def test_phase_2_is_skipped_without_hand_cards():
    step = story("10")
    assert (prompt(step.t), step.told(ItemsReplaced)) == ("pick_next_hero", [])
    assert step.t.state.market == ["barn_owl", *MARKET[1:]]


@rule("KH-EX-43")
def test_step_10_eight_played_cards_and_the_potion_are_shuffled_and_five_cards_are_drawn():
    step = story("10")
    first_two = [event.card for event in step.told(CardDrawn)[:2]]
    assert (first_two, step.told(DeckReshuffled)) == (["out_of_the_drains"] * 2, [DeckReshuffled(RATFOLK, 9)])
    assert (len(step.told(CardDrawn)), step.told(HandRefilled)) == (5, [HandRefilled(RATFOLK, 5)])
    area = step.area
    assert (len(area.hand), len(area.deck), area.discard, area.played) == (5, 6, [], [])


# -- the invasion


@rule("KH-EX-44")
def test_step_11_1_a_rogue_in_the_forge_attacks_the_dragon():
    t = story("10").t
    assert told(t, GuildCardDrawn)[1:] == [GuildCardDrawn("rogue_swords", "invasion")]
    assert picture(t, "forge", "workshop") == "forge: rogue+ dragon\nworkshop: rogue+ trap*2"
    step = story("11")
    assert step.told(MonsterWounded) == [MonsterWounded(DRAGON, "forge", 1, 5)]
    assert picture(step.t, "forge") == "forge: rogue dragon~1"


@rule("KH-EX-45")
def test_step_11_2_a_rogue_in_the_workshop_discards_one_trap_and_dies_in_the_other():
    step = story("11")
    assert [event.room for event in step.told(TokenDiscarded)] == ["workshop", "workshop"]
    assert step.told(TrapSprung) == [TrapSprung("rogue", "workshop")]
    assert [event.hero for event in step.told(HeroBeaten)] == ["rogue3"]
    assert (picture(step.t, "workshop"), step.t.state.supply["rogue"]) == ("", 3)


@rule("KH-EX-46")
def test_step_12_1_a_warrior_in_the_graveyard_discards_the_bones_loots_and_is_healed():
    assert [event.room for event in told(story("11").t, HeroSummoned)][2:] == ["graveyard", "classroom"]
    step = story("12.1")
    assert step.told(TokenDiscarded) == [TokenDiscarded("bone", "graveyard")] * 2
    assert step.told(HeroTired) == [HeroTired("warrior1", "warrior", "graveyard", "loot")]
    assert step.told(TreasureLooted) == [TreasureLooted("graveyard", 1, "heal")]
    assert picture(step.t, "graveyard") == "graveyard: warrior!"


@rule("KH-EX-47")
def test_step_12_2_a_warrior_in_the_classroom_inspires_both_archers_and_the_three_loot():
    step = story("12.2")
    assert [event.hero for event in step.told(HeroRoused)] == ["archer1", "archer2"]
    looters = {event.hero for event in step.told(HeroTired) if event.why == "loot"}
    assert looters == {"warrior3", "archer1", "archer2"}
    assert step.told(TreasureLooted) == [TreasureLooted("classroom", 3, "prisoner")]
    assert picture(step.t, "classroom") == "classroom: archer*2 warrior"


@rule("KH-EX-48")
def test_step_12_3_an_archer_is_imprisoned_and_shoots_a_ratfolk_in_the_apothecary():
    step = story("12.2")
    assert step.told(GuildCardDrawn)[0] == GuildCardDrawn("archer_bones", "prisoner")
    assert step.told(HeroAttacked) == [HeroAttacked("archer", RATFOLK, "apothecary", 1)]
    assert step.told(MonsterDriven) == [MonsterDriven(RATFOLK, "apothecary")]
    assert (picture(step.t, "prison"), lair(step.t)) == ("prison: archer warrior", 6)
    assert (picture(step.t, "apothecary"), step.told(CardDrawn)) == ("apothecary: mage+ ratfolk*2", [])


@rule("KH-EX-49")
def test_step_12_4_the_healed_warrior_advances_to_the_cage_and_dies_in_the_trap():
    step = story("12.2")
    assert step.told(HeroAdvanced) == [HeroAdvanced("warrior1", "warrior", "graveyard", "cage")]
    assert step.told(TrapSprung) == [TrapSprung("warrior", "cage")]
    assert "rogue1" not in {event.hero for event in step.told(HeroRoused)}
    assert (step.told(TokenDiscarded), step.t.state.supply["trap"]) == ([TokenDiscarded("trap", "cage")], 8)
    assert picture(step.t, "cage") == "cage: rogue ratfolk bone"


@rule("KH-EX-50")
def test_step_13_1_a_mage_from_the_library_inspires_the_rogue_and_both_attack_the_dragon():
    assert [event.room for event in told(story("12.2").t, HeroSummoned)][4:] == ["library", "apothecary"]
    step = story("13")
    assert step.told(HeroAdvanced) == [HeroAdvanced("mage1", "mage", "library", "forge")]
    assert step.told(HeroRoused) == [HeroRoused("rogue2", "rogue", "forge")]  # and no prisoner
    assert [event.wounds for event in step.told(MonsterWounded)] == [2, 3]
    assert picture(step.t, "forge") == "forge: mage rogue dragon~3"


@rule("KH-EX-51")
def test_step_13_2_a_mage_in_the_apothecary_removes_a_ratfolk():
    step = story("13")
    assert step.told(HeroTired)[-1] == HeroTired("mage2", "mage", "apothecary", "attack")
    assert step.told(MonsterDriven) == [MonsterDriven(RATFOLK, "apothecary")]
    assert (picture(step.t, "apothecary"), lair(step.t)) == ("apothecary: mage ratfolk", 7)


END = """
    classroom: archer*2 warrior
    forge: mage rogue dragon~3
    cage: rogue ratfolk bone
    vault: 4defeat
    apothecary: mage ratfolk
    prison: archer warrior
"""


@rule("KH-EX-52")
def test_the_turn_ends_with_all_heroes_exhausted_and_the_token_with_the_dragon_player():
    t = story("13").t
    assert picture(t).split() == END.split()
    assert (lair(t), t.state.guild, t.state.guild_discard) == (7, GUILD[5:], GUILD[:5])
    purposes = [event.purpose for event in told(t, GuildCardDrawn)]
    assert purposes == ["prison", "invasion", "invasion", "prisoner", "invasion"]
    assert (told(t, TurnBegan)[-1], t.state.active, asked(t)) == (TurnBegan(DRAGON, 2), DRAGON, DRAGON)
