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
    "portal": "magic-gate",
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
    "tactic": "card-play",
}
ACTIONS = {
    "draw": "card-draw",
    "activate": "gears",
    "move": "boots",
    "melee": "sword-brandish",
    "ranged": "high-shot",
    "defend": "shield",
    "summon": "magic-portal",
    "look": "spyglass",
}
ABILITIES = {
    "mend": "health-normal",
    "shoot": "high-shot",
    "strike": "sword-brandish",
    "draw": "card-draw",
    "bone": "crossed-bones",
    "breed": "magic-portal",
    "move": "boots",
    "haunt": "ghost-ally",
    "portal": "magic-gate",
}
WAVE = "wave-crest"
GUILD = "castle"
CAPTIVE = "imprisoned"
TREASURE = "locked-chest"
PORTAL = "magic-gate"
UNFINISHED = "broken-wall"
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
        *ABILITIES.values(),
        *ACTIONS.values(),
        CAPTIVE,
        WAVE,
        GUILD,
        TREASURE,
        PORTAL,
        UNFINISHED,
        WATER,
        TUNNEL,
        BLUEPRINT,
        SCENARIO_CARD,
    )
)
"""Every icon that the game may show."""
