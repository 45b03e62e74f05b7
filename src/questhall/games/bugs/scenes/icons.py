"""The icon of every concept, by its id; names are those of the game-icons set."""

from __future__ import annotations

GAME = "scarab-beetle"
BEINGS = {
    "bruiser": "horned-helm",
    "cragheart": "rock-golem",
    "mindthief": "brain",
    "silent_knife": "hooded-assassin",
    "spellweaver": "wizard-staff",
    "tinkerer": "gears",
    "arena_sorcerer": "warlock-eye",
    "bandit_archer": "bowman",
    "bandit_guard": "guards",
    "demon_prince": "daemon-skull",
    "earth_demon": "stone-pile",
    "flame_demon": "flame",
    "frost_demon": "ice-golem",
    "gloomtoad": "frog",
    "goring_beetle": "spotted-bug",
    "harrowing_infestation": "maggot",
    "king_button": "crown",
    "mounted_prince": "mounted-knight",
    "mouse": "seated-mouse",
    "rending_beetle": "long-antennae-bug",
    "sewer_rat": "rat",
    "spitting_moth": "butterfly",
    "stuffed_construct": "target-dummy",
    "tattered_construct": "voodoo-doll",
    "venomous_centipede": "centipede",
    "wind_demon": "wind-slap",
    "door": "wooden-door",
    "barricade": "barricade",
    "bell": "ringing-bell",
    "flare": "campfire",
    "clutter": "stone-stack",
}
CONDITIONS = {
    "invisible": "sight-disabled",
    "strengthen": "muscle-up",
    "wound": "bleeding-wound",
    "poison": "poison-bottle",
    "immobilize": "manacles",
    "disarm": "drop-weapon",
    "muddle": "dust-cloud",
}
ELEMENTS = {
    "fire": "small-fire",
    "ice": "snowflake-1",
    "air": "wind-slap",
    "earth": "stone-block",
    "light": "sun",
    "dark": "moon",
    "wild": "rainbow-star",
}
MIXED = "rainbow-star"
MIXES = (
    "fire_dark",
    "fire_air",
    "fire_earth",
    "ice_air",
    "ice_earth",
    "ice_light",
    "air_earth",
    "air_light",
    "air_dark",
    "earth_dark",
    "earth_light",
)
"""One of two elements."""
TERRAIN = {
    "obstacle": "stone-block",
    "difficult": "swamp",
    "hazard": "spikes",
    "plate": "pressure-cooker",
    "trap": "wolf-trap",
}
ACTIONS = {
    "move": "boots",
    "attack": "sword-brandish",
    "heal": "health-normal",
    "shield": "shield",
    "retaliate": "thorny-vine",
    "fly": "feathered-wing",
    "boost": "upgrade",
    "ward": "checked-shield",
    "afflict": "poison-bottle",
    "gain": "muscle-up",
    "push": "wind-slap",
    "pull": "grab",
    "control": "puppet",
    "hurt": "explosion-rays",
    "recover": "card-pickup",
    "create": "rainbow-star",
    "cleanse": "water-drop",
    "raise": "stone-block",
    "crush": "broken-wall",
    "set_trap": "wolf-trap",
    "consume": "rainbow-star",
}
SLOTS = {"one_hand": "sword-hilt", "two_hand": "two-handed-sword", "small": "knapsack"}
GOAL = "level-end-flag"
DIE = "dice-six-faces-three"
REST = "night-sleep"
CARD = "card-play"
CARD_LOST = "burning-embers"
CARD_BACK = "card-pickup"
DAMAGE = "broken-heart"
DEATH = "death-skull"
MISS = "shield"
ITEM = "knapsack"
ARRIVE = "magic-portal"
WON = "laurel-crown"
AHEAD = "trail"
HEALTH = "hearts"
LETTER = "flag-objective"
TERMS = ACTIONS | CONDITIONS | TERRAIN | {"spend": MIXED, "lost": CARD_LOST, "columns": DIE, "modifiers": DIE}
"""Beside what a word means."""


def of_element(symbol: str) -> str:
    """The icon of an element; where it is one of two, both in one."""
    return "+".join(ELEMENTS[each] for each in symbol.split("_"))


ALL = frozenset(
    (
        GAME,
        *BEINGS.values(),
        *CONDITIONS.values(),
        *map(of_element, (*ELEMENTS, *MIXES)),
        *TERRAIN.values(),
        *ACTIONS.values(),
        *SLOTS.values(),
        GOAL,
        DIE,
        REST,
        CARD,
        CARD_LOST,
        CARD_BACK,
        DAMAGE,
        DEATH,
        MISS,
        ITEM,
        ARRIVE,
        WON,
        AHEAD,
        HEALTH,
        LETTER,
    )
)
"""Every icon that the game may show."""
