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
EVENTS = {
    "laboratory_stocked": "card-play",
    "game_began": GAME,
    "card_discarded": "card-discard",
    "card_passed_on": "card-discard",
    "deck_reshuffled": "cycle",
    "hand_refilled": "card-pickup",
    "items_replaced": "cycle",
    "monster_wounded": "broken-heart",
    "monster_mended": "health-normal",
    "monster_taken": "handcuffs",
    "hostage_freed": "breaking-chain",
    "portal_opened": "magic-gate",
    "portal_closed": "broken-wall",
    "room_built": "doorway",
    "blueprint_revealed": "doorway",
    "guild_card_seen": "spyglass",
    "wave_began": "wave-crest",
    "hero_imprisoned": "imprisoned",
    "hero_tired": "night-sleep",
    "hero_roused": "ringing-alarm",
    "hero_hit": "broken-heart",
    "hero_beaten": "death-skull",
    "trap_sprung": "wolf-trap",
    "attack_parried": "shield",
    "treasure_looted": "open-treasure-chest",
    "room_flooded": "flood",
    "room_drained": "manual-water-pump",
    "figure_washed": "waves",
    "tunnel_dug": "war-pick",
    "wall_broken": "broken-wall",
    "veil_shifted": "fog",
    "nothing_happened": "dungeon-gate",
}
"""What happened, where it is not told by the icon of a hero or a clan."""
ENDINGS = {"won": "laurel-crown", "lost": "death-skull"}
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
        *EVENTS.values(),
        *ENDINGS.values(),
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
