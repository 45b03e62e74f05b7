"""The icon of every concept, by its id; names are those of the game-icons set."""

from __future__ import annotations

GAME = "dungeon-gate"
SYMBOLS = {
    "jewel": "cut-diamond",
    "swords": "crossed-swords",
    "hat": "magic-hat",
    "eye": "all-seeing-eye",
    "bones": "skull-crossed-bones",
    "special": "key",
}
TOKENS = {
    "coin": "two-coins",
    "book": "book-cover",
    "frog": "frog",
    "bone": "crossed-bones",
    "trap": "wolf-trap",
    "portal": "magic-portal",
}
HEROES = {
    "archer": "bowman",
    "warrior": "black-knight-helm",
    "rogue": "cloak-dagger",
    "mage": "pointy-hat",
    "champion": "laurel-crown",
}
CLANS = {
    "dragon": "dragon-head",
    "lizardfolk": "lizardman",
    "gnoll": "hyena-head",
    "slime": "slime",
    "skeleton": "skeleton",
    "ratfolk": "rat",
    "imp": "imp",
    "ghost": "ghost",
    "witch": "witch-flight",
}
KINDS = {
    "equipment": "battle-gear",
    "beast": "wolf-head",
    "potion": "round-potion",
    "scroll": "scroll-unfurled",
    "tactic": "card-pickup",
}
TREASURE = "locked-chest"
PORTAL = "magic-portal"
WATER = "water-drop"
TUNNEL = "war-pick"
BLUEPRINT = "doorway"
SCENARIO_CARD = "dungeon-gate"

ALL = frozenset(
    (
        GAME,
        *SYMBOLS.values(),
        *TOKENS.values(),
        *HEROES.values(),
        *CLANS.values(),
        *KINDS.values(),
        TREASURE,
        PORTAL,
        WATER,
        TUNNEL,
        BLUEPRINT,
        SCENARIO_CARD,
    )
)
"""Every icon that the game may show."""
