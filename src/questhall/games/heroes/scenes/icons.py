"""Which icon of the game-icons set stands for what."""

from __future__ import annotations

from ..content import load
from ..effects import UnitId
from .crests import FACTIONS, UNITS

GAME = "castle"
HERO = "mounted-knight"
SECOND = "horse-head"
RIVAL = "cloaked-figure-on-horseback"
POISON = "poison-bottle"
RESOURCES = {"gold": "two-coins", "materials": "wood-pile", "valuables": "cut-diamond"}
MINES = {"gold": "gold-mine", "materials": "ore", "valuables": "crystal-growth"}
LOCATIONS = {
    "empty": "",
    "blocked": "peaks",
    "town": "castle",
    "mine": "gold-mine",
    "settlement": "huts-village",
    "artifact": "gem-pendant",
    "resource": "campfire",
    "treasure": "open-treasure-chest",
    "fountain": "fountain",
    "water_wheel": "water-mill",
    "warriors_tomb": "tombstone",
    "temple": "greek-temple",
    "mystical_garden": "butterfly-flower",
    "pandoras_box": "locked-box",
    "learning_stone": "rune-stone",
    "windmill": "windmill",
    "golden_shrine": "byzantin-temple",
    "white_shrine": "temple-gate",
    "trading_post": "scales",
    "sanctuary": "church",
    "stables": "stable",
    "tree_of_knowledge": "oak",
    "observatory": "observatory",
    "grail": "holy-grail",
    "magic_spring": "well",
    "witch_hut": "witch-flight",
    "obelisk": "obelisk",
    "dragon_utopia": "double-dragon",
    "whirlpool": "vortex",
    "bank_crypt": "tombstone",
    "bank_imp_cache": "imp",
    "bank_dwarven_treasury": "gold-mine",
    "bank_dragon_fly_hive": "beehive",
    "bank_medusa_stores": "medusa-head",
    "bank_shipwreck": "galleon",
    "bank_cyclops_stockpile": "cyclops",
    "bank_derelict_ship": "drakkar",
    "bank_dragon_utopia": "double-dragon",
    "bank_griffin_conservatory": "griffin-symbol",
    "bank_naga_bank": "snake",
    "bank_pyramid": "egyptian-pyramids",
    "subterranean_gate": "cave-entrance",
    "monolith_two_way": "magic-portal",
    "monolith_entrance": "magic-gate",
    "monolith_exit": "menhir",
}
PLACE = "uncertainty"
"""Of a location that has none of its own."""
BUILDINGS = {
    "city_hall": "capitol",
    "citadel": "defensive-wall",
    "mage_guild": "spell-book",
    "dwelling": "barracks",
    "faction": "tower-flag",
}
CARDS = {
    "attack": "broadsword",
    "defense": "shield",
    "power": "magic-swirl",
    "knowledge": "spell-book",
}
KINDS = {
    "statistic": "broadsword",
    "ability": "graduate-cap",
    "artifact": "gem-pendant",
    "spell": "scroll-unfurled",
    "specialty": "laurel-crown",
    "machine": "catapult",
}
SCHOOLS = {"air": "lightning-arc", "fire": "fire", "earth": "stone-block", "water": "water-drop", "any": "magic-swirl"}
CHARMS = {
    "attack": "muscle-up",
    "initiative": "winged-leg",
    "health": "life-tap",
    "ward": "checked-shield",
    "silence": "brain",
    "flames": "fire-shield",
    "aim": "high-shot",
    "might": "muscle-up",
    "armour": "shield",
    "cover": "shield",
    "embers": "fire",
    "clumsy": "knockout",
    "firm": "muscle-up",
    "sure": "high-shot",
    "daunt": "evil-eyes",
    "elemental": "magic-swirl",
    "forget": "brain",
    "spell_armour": "checked-shield",
    "nimble": "winged-leg",
    "berserk": "muscle-up",
    "air_ward": "checked-shield",
}
TOKENS = {"force_field": "stone-wall", "fire_wall": "fire", "land_mine": "spikes", "quicksand": "swamp"}
DEFENDS = "shield"
PARALYSED = "manacles"
WALLS = {"wall": "stone-wall", "gate": "gate"}
TOWER = "watchtower"
VISITED = "check-mark"
TURNED = "compass"
STARS = "all-seeing-eye"
GOAL = "level-end-flag"
LEVEL = "upgrade"
EXPERIENCE = "beveled-star"
MOVES = "horseshoe"
MORALE = "laurel-crown"
POWER = "magic-swirl"
TILES = "treasure-map"
TROPHY = "trophy"
FLAG = "flying-flag"
DICE = "perspective-dice-six-faces-random"
ATTACK = "sword-brandish"
COMBAT = "swords-power"
DAMAGE = "broken-heart"
DEATH = "death-skull"
HEAL = "health-normal"
CARD = "card-play"
CARD_DRAWN = "card-draw"
CARD_GONE = "card-discard"
WALK = "walking-boot"
FLEES = "run"
WON = "trophy-cup"
TRADE = "swap-bag"
ALL = frozenset(
    (
        GAME,
        HERO,
        SECOND,
        RIVAL,
        POISON,
        PLACE,
        DEFENDS,
        PARALYSED,
        TOWER,
        VISITED,
        TURNED,
        STARS,
        GOAL,
        LEVEL,
        EXPERIENCE,
        MOVES,
        MORALE,
        POWER,
        TILES,
        TROPHY,
        FLAG,
        DICE,
        ATTACK,
        COMBAT,
        DAMAGE,
        DEATH,
        HEAL,
        CARD,
        CARD_DRAWN,
        CARD_GONE,
        WALK,
        FLEES,
        WON,
        TRADE,
        *(
            icon
            for icons in (
                *(FACTIONS, RESOURCES, MINES, LOCATIONS, UNITS),
                *(BUILDINGS, CARDS, KINDS, SCHOOLS, CHARMS, WALLS, TOKENS),
            )
            for icon in icons.values()
            if icon
        ),
    )
)
"""Every icon that the game may show."""


def faction(name: str) -> str:
    """The icon of a faction."""
    return FACTIONS.get(name, GAME)


def location(name: str, resource: str | None = None) -> str:
    """The icon of a location; mines are told apart by what they give."""
    return MINES[resource] if name == "mine" and resource else LOCATIONS.get(name, PLACE)


def unit(name: UnitId) -> str:
    """The icon of a unit; what is no unit is the arrow tower."""
    return UNITS.get(name, TOWER)


def card(name: str) -> str:
    """The icon of a card of might and magic: its own, that of its school, or that of its kind."""
    printed = load().cards[name]
    if printed.school:
        return SCHOOLS[printed.school]
    return CARDS.get(name, KINDS[printed.kind])
