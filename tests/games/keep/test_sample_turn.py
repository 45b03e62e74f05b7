"""The sample turn of the rulebook: the ratfolk player's turn with its invasion, choice by choice.  [KH-EX-30 ff.]

`turn_begins` draws the table; each further function plays one numbered step and asserts what it leaves behind.
The test calls them in order.
"""

from questhall.games.keep.choices import Done, GatherPack, Go, PickHero, Play, Strike, Summon, UsePrison, UseRoom
from questhall.games.keep.dungeon import chart
from questhall.games.keep.events import (
    CardDrawn,
    DeckReshuffled,
    GuildCardDrawn,
    HandRefilled,
    HeroAdvanced,
    HeroAttacked,
    HeroBeaten,
    HeroImprisoned,
    HeroRoused,
    HeroSummoned,
    HeroTired,
    ItemTaken,
    MonsterDriven,
    MonsterWounded,
    TokenDiscarded,
    TrapSprung,
    TreasureLooted,
    TurnBegan,
)
from questhall.games.keep.steps.turn import StartTurn
from tests.games.keep.board import arrange, asked, lair, picture, prompt, take, told
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


class Since:
    """The events of one step: those told since it began."""

    def __init__(self, t):
        self.t, self.before = t, len(t.events)

    def told(self, kind):
        """The events of a kind."""
        return [event for event in self.t.events[self.before :] if isinstance(event, kind)]


def area(t):
    """The ratfolk player's cards."""
    return t.state.sides[RATFOLK]


def turn_begins():
    """The dungeon, the situation and the cards.  [KH-EX-30, KH-EX-31, KH-EX-32]"""
    t = arrange(
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
    joined = {"-".join(sorted((room, other))) for room, others in chart(t).near.items() for other in others}
    assert joined == set(PASSAGES.split())  # KH-EX-30
    assert (asked(t), t.state.active, t.state.level, t.state.wave) == (RATFOLK, RATFOLK, "hell", 2)  # KH-EX-31
    assert t.content.levels["hell"].cards[1] == 3
    assert (lair(t), len(area(t).hand), lair(t, DRAGON)) == (6, 5, 0)
    assert picture(t).split() == START.split()
    assert sorted(area(t).hand + area(t).deck) == sorted(t.content.deck("ratfolk"))  # KH-EX-32
    return t


def step_1_the_prison(t):
    """A warrior is imprisoned, three cards are drawn.  [KH-EX-33]"""
    step = Since(t)
    take(t, UsePrison())
    assert step.told(HeroImprisoned) == [HeroImprisoned("warrior2", "warrior", "prison")]
    assert picture(t, "prison") == "prison: warrior"
    assert [event.card for event in step.told(CardDrawn)] == DECK[:3]
    assert (len(area(t).hand), area(t).deck) == (8, ["out_of_the_drains"] * 2)
    assert step.told(TokenDiscarded) == []


def step_2_the_pack_leaves_the_vault(t):
    """Two to the sewer, one to the workshop.  [KH-EX-34]"""
    take(t, Play("scurry", 0), GatherPack(0, "vault"))
    take(t, Go(0, 0, "sewer"), Go(0, 1, "sewer"))
    assert picture(t, "vault", "sewer") == "vault: ratfolk 4defeat\nsewer: ratfolk*2"
    take(t, Go(0, 2, "workshop"))
    assert picture(t, "vault", "workshop", "sewer") == "vault: 4defeat\nworkshop: ratfolk\nsewer: ratfolk*2"


def step_3_two_rooms_are_activated(t):
    """A frog in the sewer, a trap in the workshop.  [KH-EX-35]"""
    take(t, Play("busy_paws", 0), UseRoom(0, "sewer"))
    assert picture(t, "workshop", "sewer") == "workshop: ratfolk\nsewer: ratfolk*2 frog"
    take(t, UseRoom(1, "workshop"))
    assert picture(t, "workshop", "sewer") == "workshop: ratfolk trap\nsewer: ratfolk*2 frog"


def step_4_the_workshop_twice_more(t):
    """Three traps.  [KH-EX-36]"""
    take(t, Play("busy_paws", 0), UseRoom(0, "workshop"), UseRoom(1, "workshop"))
    assert picture(t, "workshop") == "workshop: ratfolk trap*3"


def step_5_the_frog_is_carried(t):
    """Both go to the apothecary.  [KH-EX-37]"""
    take(t, Play("scurry", 0), GatherPack(0, "sewer"))
    take(t, Go(0, 0, "apothecary", "frog"), Go(0, 1, "apothecary"))
    assert picture(t, "sewer", "apothecary") == "apothecary: mage warrior ratfolk*2 frog"


def step_6_a_trap_for_the_cage(t):
    """The heroes in the cage neither react nor are hurt.  [KH-EX-38]"""
    step = Since(t)
    take(t, Play("busy_paws", 1), Go(0, 2, "cage", "trap"))
    assert picture(t, "cage", "workshop") == "cage: archer rogue ratfolk bone trap\nworkshop: trap*2"
    assert (step.told(HeroAttacked), step.told(TrapSprung), prompt(t)) == ([], [], "play_cards")


def step_7_the_pack_strikes(t):
    """Both heroes in the apothecary are beaten.  [KH-EX-39]"""
    step = Since(t)
    take(t, Play("gnawing_tide", 0), GatherPack(0, "apothecary"), Strike(0, "mage1"), Strike(0, "warrior1"))
    assert [event.hero for event in step.told(HeroBeaten)] == ["mage1", "warrior1"]
    assert picture(t, "apothecary") == "apothecary: ratfolk*2 frog"
    assert (t.state.supply["mage"], t.state.supply["warrior"]) == (5, 4)


def step_8_a_potion_and_a_ratfolk(t):
    """The frog buys a potion; the clan's ability brings a ratfolk.  [KH-EX-40]"""
    step = Since(t)
    take(t, Play("busy_paws", 0), UseRoom(0, "apothecary", "fire_draught"))
    assert step.told(ItemTaken) == [ItemTaken(RATFOLK, "fire_draught")]
    assert (picture(t, "apothecary"), t.state.supply["frog"]) == ("apothecary: ratfolk*2", 5)
    assert (area(t).discard, t.state.market) == (["fire_draught"], ["barn_owl", *MARKET[1:]])
    take(t, Summon(1, "apothecary", ability=True))
    assert (picture(t, "apothecary"), lair(t)) == ("apothecary: ratfolk*3", 5)


def step_9_the_last_card(t):
    """The archer in the cage is removed.  [KH-EX-41]"""
    take(t, Play("scurry", 1), Strike(0, "archer3"))
    assert picture(t, "cage") == "cage: rogue ratfolk bone trap"
    assert (area(t).hand, len(area(t).played)) == ([], 8)


def step_10_clean_up(t):
    """No refresh without hand cards; eight played cards and the potion are shuffled.  [KH-EX-42, KH-EX-43]"""
    step = Since(t)
    market = t.state.market.copy()
    take(t, Done())
    assert (prompt(t), t.state.market) == ("pick_next_hero", market)  # KH-EX-42: on to the invasion
    first_two = [event.card for event in step.told(CardDrawn)[:2]]
    assert (first_two, step.told(DeckReshuffled)) == (["out_of_the_drains"] * 2, [DeckReshuffled(RATFOLK, 9)])
    assert (len(step.told(CardDrawn)), step.told(HandRefilled)) == (5, [HandRefilled(RATFOLK, 5)])
    assert (len(area(t).hand), len(area(t).deck), area(t).discard, area(t).played) == (5, 6, [], [])


def step_11_two_rogues(t):
    """One attacks the dragon, one dies in the traps of the workshop.  [KH-EX-44, KH-EX-45]"""
    assert told(t, GuildCardDrawn)[1:] == [GuildCardDrawn("rogue_swords", "invasion")]
    assert [event.room for event in told(t, HeroSummoned)] == ["forge", "workshop"]
    assert picture(t, "forge", "workshop") == "forge: rogue+ dragon\nworkshop: rogue+ trap*2"
    step = Since(t)
    take(t, PickHero("rogue2"))
    assert step.told(MonsterWounded) == [MonsterWounded(DRAGON, "forge", 1, 5)]
    assert picture(t, "forge", "workshop") == "forge: rogue dragon~1"
    assert [event.room for event in step.told(TokenDiscarded)] == ["workshop", "workshop"]
    assert step.told(TrapSprung) == [TrapSprung("rogue", "workshop")]
    assert [event.hero for event in step.told(HeroBeaten)] == ["rogue3"]
    assert t.state.supply["rogue"] == 3


def step_12_1_a_warrior_in_the_graveyard(t):
    """He discards the bones, loots, and is healed.  [KH-EX-46]"""
    assert [event.room for event in told(t, HeroSummoned)][2:] == ["graveyard", "classroom"]
    step = Since(t)
    take(t, PickHero("warrior1"))
    assert step.told(TokenDiscarded) == [TokenDiscarded("bone", "graveyard")] * 2
    assert step.told(HeroTired) == [HeroTired("warrior1", "warrior", "graveyard", "loot")]
    assert step.told(TreasureLooted) == [TreasureLooted("graveyard", 1, "heal")]
    assert picture(t, "graveyard") == "graveyard: warrior!"


def step_12_2_to_12_4_a_warrior_in_the_classroom(t):
    """He and two archers loot; the prisoner shoots; the healed warrior dies.  [KH-EX-47, KH-EX-48, KH-EX-49]"""
    step = Since(t)
    take(t, PickHero("warrior3"))
    assert [event.hero for event in step.told(HeroRoused)] == ["archer1", "archer2"]  # KH-EX-47
    looters = {event.hero for event in step.told(HeroTired) if event.why == "loot"}
    assert looters == {"warrior3", "archer1", "archer2"}
    assert step.told(TreasureLooted) == [TreasureLooted("classroom", 3, "prisoner")]
    assert picture(t, "classroom") == "classroom: archer*2 warrior"
    assert step.told(GuildCardDrawn)[0] == GuildCardDrawn("archer_bones", "prisoner")  # KH-EX-48
    assert step.told(HeroAttacked) == [HeroAttacked("archer", RATFOLK, "apothecary", 1)]
    assert step.told(MonsterDriven) == [MonsterDriven(RATFOLK, "apothecary")]
    assert (picture(t, "prison"), lair(t)) == ("prison: archer warrior", 6)
    assert (picture(t, "apothecary"), step.told(CardDrawn)) == ("apothecary: mage+ ratfolk*2", [])
    assert step.told(HeroAdvanced) == [HeroAdvanced("warrior1", "warrior", "graveyard", "cage")]  # KH-EX-49
    assert step.told(TrapSprung) == [TrapSprung("warrior", "cage")]
    assert step.told(TokenDiscarded) == [TokenDiscarded("trap", "cage")]
    assert picture(t, "cage") == "cage: rogue ratfolk bone"
    assert t.state.supply["trap"] == 8


def step_13_1_a_mage_in_the_library(t):
    """He advances, inspires the rogue, and both attack the dragon.  [KH-EX-50]"""
    assert [event.room for event in told(t, HeroSummoned)][4:] == ["library", "apothecary"]
    step = Since(t)
    take(t, PickHero("mage1"))
    assert step.told(HeroAdvanced) == [HeroAdvanced("mage1", "mage", "library", "forge")]
    assert step.told(HeroRoused) == [HeroRoused("rogue2", "rogue", "forge")]
    take(t, PickHero("mage1"), PickHero("rogue2"))
    assert [event.wounds for event in step.told(MonsterWounded)] == [2, 3]


def step_13_2_a_mage_in_the_apothecary(t):
    """He removes a ratfolk.  [KH-EX-51]"""
    assert told(t, HeroTired)[-1] == HeroTired("mage2", "mage", "apothecary", "attack")
    assert told(t, MonsterDriven)[-1] == MonsterDriven(RATFOLK, "apothecary")
    assert (picture(t, "apothecary"), lair(t)) == ("apothecary: mage ratfolk", 7)


END = """
    classroom: archer*2 warrior
    forge: mage rogue dragon~3
    cage: rogue ratfolk bone
    vault: 4defeat
    apothecary: mage ratfolk
    prison: archer warrior
"""


def the_turn_ends(t):
    """All heroes are exhausted; the dragon player has the token.  [KH-EX-52]"""
    assert picture(t).split() == END.split()
    assert (lair(t), t.state.guild, t.state.guild_discard) == (7, GUILD[5:], GUILD[:5])
    purposes = [event.purpose for event in told(t, GuildCardDrawn)]
    assert purposes == ["prison", "invasion", "invasion", "prisoner", "invasion"]
    assert (told(t, TurnBegan)[-1], t.state.active, asked(t)) == (TurnBegan(DRAGON, 2), DRAGON, DRAGON)


@rule(*(f"KH-EX-{number}" for number in range(30, 53)))
def test_the_sample_turn_of_the_rulebook():
    t = turn_begins()
    step_1_the_prison(t)
    step_2_the_pack_leaves_the_vault(t)
    step_3_two_rooms_are_activated(t)
    step_4_the_workshop_twice_more(t)
    step_5_the_frog_is_carried(t)
    step_6_a_trap_for_the_cage(t)
    step_7_the_pack_strikes(t)
    step_8_a_potion_and_a_ratfolk(t)
    step_9_the_last_card(t)
    step_10_clean_up(t)
    step_11_two_rogues(t)
    step_12_1_a_warrior_in_the_graveyard(t)
    step_12_2_to_12_4_a_warrior_in_the_classroom(t)
    step_13_1_a_mage_in_the_library(t)
    step_13_2_a_mage_in_the_apothecary(t)
    the_turn_ends(t)
