"""The values of bosses, consumables and chests, number by number.  [TR-C-39 to TR-C-41, TR-R-115 to TR-R-132]"""

from msgspec.structs import replace

from questhall.games.terraria.content import BossForm, load
from questhall.games.terraria.effects import Explode, Gain
from tests.ledger import rule

BOX = load()


def form(width: int, height: int, tokens: int, move: int, defence: str, attack: str, *more: str) -> BossForm:
    """A side of a form card: `medium` and a debuff may follow."""
    ranges = ("close", "medium") if "medium" in more else ("close",)
    debuff = next((word for word in more if word != "medium"), None)
    plain = BossForm(width=width, height=height, tokens=tokens, each=3, move=move, defence=defence, attack=attack)
    return replace(plain, ranges=ranges, debuff=debuff)


def both(*values: object) -> tuple[BossForm, BossForm]:
    return form(*values), form(*values)  # type: ignore[arg-type]


@rule("TR-R-115", "TR-R-116", "TR-R-117", "TR-R-118", "TR-R-119", "TR-R-120", "TR-R-121", "TR-4408")
def test_the_form_cards_of_bosses() -> None:
    assert {boss.id: boss.forms for boss in BOX.bosses.values()} == {
        "king_slime": (form(3, 3, 1, 2, "d6", "2d6"), form(2, 2, 1, 2, "d6", "2d6")),
        "eye_of_cthulhu": (form(2, 3, 1, 4, "d8", "2d8"), form(2, 3, 1, 6, "d6", "3d8")),
        "eater_of_worlds": (form(4, 1, 2, 4, "d8", "2d8"), form(2, 1, 2, 4, "d8", "2d8")),
        "brain_of_cthulhu": both(3, 3, 2, 3, "2d6", "2d8"),
        "queen_bee": both(3, 2, 2, 4, "d8", "2d8", "medium", "poisoned"),
        "wall_of_flesh": (
            form(2, 5, 3, 2, "2d8", "3d8", "medium", "burning"),
            form(2, 5, 3, 3, "2d8", "3d8", "medium", "burning"),
        ),
    }


@rule("TR-R-115", "TR-R-116", "TR-R-117", "TR-R-118", "TR-R-119", "TR-R-120", "TR-4305", "TR-C-40")
def test_how_bosses_behave() -> None:
    assert {boss.id: (boss.way, boss.special, boss.ghost, boss.haunts) for boss in BOX.bosses.values()} == {
        "king_slime": ("walk", "slime", False, False),
        "eye_of_cthulhu": ("fly", "lunge", True, False),
        "eater_of_worlds": ("worm", "spit", True, False),
        "brain_of_cthulhu": ("fly", "teleport", True, True),
        "queen_bee": ("fly", "sting", True, False),
        "wall_of_flesh": ("sweep", "stride", True, True),
    }


@rule("TR-R-20", "TR-C-39", "TR-C-41", "TR-4203")
def test_how_far_a_defeated_boss_lowers_threat_and_how_many_allies_it_has() -> None:
    assert {boss.id: (boss.lowers, boss.allies) for boss in BOX.bosses.values()} == {
        **{"king_slime": (1, 4), "eye_of_cthulhu": (2, 4), "eater_of_worlds": (3, 0)},
        **{"brain_of_cthulhu": (3, 4), "queen_bee": (3, 4), "wall_of_flesh": (0, 4)},
    }
    assert sum(boss.allies for boss in BOX.bosses.values()) == 20


# -- consumables


@rule("TR-R-127", "TR-4601", "TR-4607")
def test_the_values_of_explosives() -> None:
    blasts = {c.id: c.parts[0][0] for c in BOX.consumables.values() if isinstance(c.parts[0][0], Explode)}
    assert blasts == {
        "bomb": Explode(dice="2d6", width=3, dig=3, chop=3),
        "dynamite": Explode(dice="3d8", width=5, dig=5, chop=5),
        "beenade": Explode(dice="3d6", width=3),
    }


@rule("TR-R-129", "TR-C-15")
def test_which_consumables_there_are() -> None:
    kinds = {kind: {c.id: c.copies for c in BOX.consumables.values() if c.type == kind} for kind in (1, 2, 3, 4)}
    assert [sum(cards.values()) for cards in kinds.values()] == [12, 30, 8, 14]
    assert kinds[3] == {"bomb": 4, "dynamite": 4}
    assert {"guide_voodoo_doll", "beenade"} <= kinds[4].keys()
    cheap = [effect for card in kinds[1] for part in BOX.consumables[card].parts for effect in part]
    assert {type(effect) for effect in cheap} == {Gain}
    assert all(effect.coins <= 2 for effect in cheap if isinstance(effect, Gain))


@rule("TR-R-130", "TR-3005")
def test_what_the_meals_give() -> None:
    assert BOX.figures.gourmet == (*((Gain(hearts=2),), (Gain(mana=2),), (Gain(swords=2),), (Gain(ap=1, shields=1),)),)


# -- chests


@rule("TR-R-132", "TR-1304", "TR-C-20")
def test_the_rewards_of_chests_rise_with_depth() -> None:
    for biome in ("forest", "snow", "desert", "jungle", "corruption", "crimson"):
        kinds = {
            name: BOX.chests[f"{biome}_{name}"].rewards for name in ("hoard", "skills", "supplies", "ores", "gear")
        }
        assert [reward.coins for reward in kinds["hoard"]] == [3, 4, 6, 8, 10]
        assert [reward.loot for reward in kinds["skills"]] == [1, 2, 3, 4, 5]
        assert [reward.consumable for reward in kinds["supplies"]] == [1, 1, 2, 2, 2]
        assert all(reward.resources != type(reward.resources)() for reward in kinds["ores"])
        assert all(reward.card or reward.consumable for reward in kinds["gear"])


# -- tracks


@rule("TR-R-58", "TR-R-85", "TR-R-99", "TR-R-100", "TR-410", "TR-411")
def test_numbers_of_tracks_and_conditions() -> None:
    figures = BOX.figures
    assert (figures.most_health, figures.most_mana, figures.start_health, figures.start_mana) == (10, 10, 5, 3)
    assert (figures.dryad_die, figures.slimes, figures.slimes_each, figures.strong) == (8, 4, 2, 8)
