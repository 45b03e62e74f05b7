"""The icon of every concept, by its id; names are those of the game-icons set."""

from __future__ import annotations

GAME = "lion"
BEINGS = {
    "demolitionist": "gears",
    "hatchet": "wood-axe",
    "red_guard": "horned-helm",
    "voidwarden": "warlock-eye",
    "vermling_raider": "rat",
    "vermling_raider_22": "bowman",
    "vermling_scout": "seated-mouse",
    "zealot": "hooded-figure",
    "giant_viper": "snake",
    "giant_viper_21": "snake",
    "stone_golem": "rock-golem",
    "stone_golem_22": "rock-golem",
    "chaos_demon": "daemon-skull",
    "black_sludge": "slime",
    "rat_monstrosity": "rat",
    "rat_monstrosity_16_1": "rat",
    "rat_monstrosity_16_2": "rat",
    "blood_monstrosity": "gluttonous-smile",
    "black_imp": "imp",
    "blood_imp": "imp-laugh",
    "living_corpse": "shambling-zombie",
    "living_spirit": "ghost",
    "blood_tumor": "tentacle-heart",
    "blood_horror": "brain-tentacle",
    "first_of_the_order": "crown",
}
THING = "stone-stack"
CONDITIONS = {
    "immobilize": "manacles",
    "stun": "knockout",
    "muddle": "dust-cloud",
    "disarm": "drop-weapon",
    "poison": "poison-bottle",
    "wound": "bleeding-wound",
    "curse": "cursed-star",
    "strengthen": "muscle-up",
    "bless": "angel-wings",
}
ELEMENTS = {
    "fire": "small-fire",
    "ice": "snowflake-1",
    "air": "wind-slap",
    "earth": "stone-block",
    "light": "sun",
    "dark": "moon",
}
MIXED = "rainbow-star"
OBSTACLE = "stone-block"
SWAMP = "swamp"
TRAP = "wolf-trap"
COIN = "two-coins"
CHEST = "locked-chest"
GOODS = "wooden-crate"
DOOR = "wooden-door"
RUBBLE = "stone-pile"
DEVIL = "tornado"
WARD = "obelisk"
AXE = "wood-axe"
ACTIONS = {
    "move": "boots",
    "attack": "sword-brandish",
    "heal": "health-normal",
    "affect": "explosion-rays",
    "shield": "shield",
    "guard": "checked-shield",
    "thorns": "thorny-vine",
    "boost": "upgrade",
    "watch": "warlock-eye",
    "loot": "two-coins",
    "destroy": "broken-wall",
    "designate": "stone-pile",
    "set_trap": "wolf-trap",
    "command": "puppet",
    "consume": "rainbow-star",
    "given": "upgrade",
    "experience": "laurel-crown",
    "infuse": "rainbow-star",
    "recover": "card-pickup",
    "fetch": "wood-axe",
    "toughen": "hearts",
    "special": "upgrade",
}
SLOTS = {
    "head": "horned-helm",
    "body": "shield",
    "legs": "boots",
    "hand": "sword-hilt",
    "small": "knapsack",
}
GOAL = "level-end-flag"
CARD = "card-play"
CARD_BACK = "card-pickup"
DAMAGE = "broken-heart"
DEATH = "death-skull"
ITEM = "knapsack"
ARRIVE = "magic-portal"
REST = "night-sleep"
WON = "laurel-crown"
SECRET = "level-end-flag"
MAP = "treasure-map"
AHEAD = "uncertainty"
GONE = "card-discard"
EVENT = "village"
XP = "star-swirl"
TERMS = (
    ACTIONS
    | CONDITIONS
    | {"spend": MIXED, "lost": GONE, "xp": XP, "trap": TRAP, "obstacle": OBSTACLE, "difficult": SWAMP, "door": DOOR}
)
"""Beside what a word means."""

ALL = frozenset(
    (
        GAME,
        THING,
        MIXED,
        OBSTACLE,
        SWAMP,
        TRAP,
        COIN,
        CHEST,
        GOODS,
        DOOR,
        RUBBLE,
        DEVIL,
        WARD,
        AXE,
        GOAL,
        CARD,
        CARD_BACK,
        DAMAGE,
        DEATH,
        ITEM,
        ARRIVE,
        REST,
        WON,
        MAP,
        AHEAD,
        GONE,
        EVENT,
        XP,
        *BEINGS.values(),
        *CONDITIONS.values(),
        *ELEMENTS.values(),
        *ACTIONS.values(),
        *SLOTS.values(),
    )
)
"""Every icon that the game may show."""


def of_being(being: str) -> str:
    """The icon of a figure; objectives are things."""
    return BEINGS.get(being, THING)


def of_element(symbol: str) -> str:
    """The icon of an element; several of them are drawn as any."""
    return ELEMENTS.get(symbol, MIXED)
