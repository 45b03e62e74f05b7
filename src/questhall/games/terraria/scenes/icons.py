"""The icon of every concept, by its id; names are those of the game-icons set."""

from __future__ import annotations

GAME = "war-pick"
CHARACTERS = {
    "wanderer": "hooded-figure",
    "archer": "bowman",
    "smith": "hammer-drop",
    "scholar": "spell-book",
    "miner": "miner",
    "hunter": "hood",
    "gardener": "gardening-shears",
    "sailor": "pirate-hat",
}
SYMBOLS = {
    "ap": "boots",
    "swords": "broadsword",
    "shields": "shield",
    "hearts": "hearts",
    "coins": "two-coins",
    "mana": "star-swirl",
}
EFFECTS = {
    "draw_cards": "card-pickup",
    "other_draws": "conversation",
    "search": "magnifying-glass",
    "destroy": "burning-embers",
    "resist": "light-helm",
    "cure": "medical-pack",
    "land_softly": "feather",
    "charm": "rolling-dices",
    "explode": "explosion-rays",
    "call_wall": "voodoo-doll",
}
DEBUFFS = {"frozen": "snowflake-1", "burning": "small-fire", "poisoned": "poison-bottle"}
CELLS = {
    "cobweb": "spider-web",
    "lava": "flame",
    "spawn": "evil-eyes",
    "chest": "locked-chest",
    "rich_chest": "chest",
    "sapling": "oak",
    "tree": "pine-tree",
    "tall_tree": "beech",
    "butterfly": "butterfly",
    "squirrel": "squirrel",
    "copper": "ore",
    "iron": "ore",
    "silver": "ore",
    "gold": "ore",
    "gem": "cut-diamond",
    "demonite": "ore",
    "crimtane": "ore",
    "hellstone": "small-fire",
    "vine": "vine-flower",
    "hive": "honeycomb",
}
MARKS = {
    "acorn": "acorn",
    "opened": "open-chest",
    "rope": "rope-coil",
    "pylon": "crystal-shrine",
    "platform": "platform",
}
HOUSES = {
    "work_bench": "trowel",
    "anvil_furnace": "anvil",
    "bottle": "standing-potion",
    "cooking_pot": "cooking-pot",
    "loom": "sewing-machine",
    "bed": "bed",
    "hellforge": "furnace",
}
NPCS = {
    "guide": "treasure-map",
    "merchant": "trade",
    "nurse": "nurse-female",
    "goblin_tinkerer": "goblin-head",
    "demolitionist": "dynamite",
    "dryad": "flower-emblem",
}
CHAINS = {"dig": "war-pick", "fight": "crossed-swords", "explore": "compass", "build": "brick-wall"}
SLOTS = {"sword": "broadsword", "axe": "wood-axe", "pickaxe": "war-pick", "other": "high-shot"}
ARMOUR = "chest-armor"
MINION = "minions"
CONSUMABLES = {1: "knapsack", 2: "round-potion", 3: "dynamite", 4: "voodoo-doll"}
RESOURCES = {
    "wood": "log",
    "gel": "gooey-molecule",
    "stone": "stone-block",
    "cobweb": "spider-web",
    "gem": "cut-diamond",
    "ebonstone": "stone-pile",
    "crimstone": "stone-pile",
    "hardened_sand": "sand-castle",
    "ice": "ice-cube",
    "bone": "crossed-bones",
    "vine": "vine-flower",
    "flinx_fur": "wool",
    "copper": "gold-nuggets",
    "iron": "metal-bar",
    "silver": "metal-plate",
    "gold": "gold-bar",
    "demonite": "minerals",
    "crimtane": "mineral-heart",
    "hellstone": "fire-gem",
}
BOSSES = {
    "king_slime": "crown",
    "eye_of_cthulhu": "eyeball",
    "eater_of_worlds": "worm-mouth",
    "brain_of_cthulhu": "brain-tentacle",
    "queen_bee": "bee",
    "wall_of_flesh": "tentacles-skull",
}
FINDS = {"fallen_star": "star-swirl", "life_crystal": "hearts"}
BEASTS = {
    "zombie": "shambling-zombie",
    "eye": "semi-closed-eye",
    "worm": "earth-worm",
    "bat": "bat",
    "skeleton": "skeleton",
    "miner": "skeleton",
    "creeper": "spider-alt",
    "hoplite": "spartan-helmet",
    "penguin": "penguin",
    "flinx": "fox-head",
    "viking": "viking-head",
    "vulture": "vulture",
    "ghoul": "mummy-head",
    "antlion": "scarab-beetle",
    "charger": "scarab-beetle",
    "crawler": "spider-face",
    "snatcher": "carnivorous-plant",
    "bones": "skeleton",
    "hornet": "wasp-sting",
    "eater": "worm-mouth",
    "souls": "bleeding-eye",
    "devourer": "earth-worm",
    "corruptor": "monster-grasp",
    "feeder": "earth-worm",
    "monster": "devil-mask",
    "crimera": "bleeding-eye",
    "spitter": "monster-grasp",
    "burrower": "earth-worm",
    "imp": "imp-laugh",
    "serpent": "sea-serpent",
    "demon": "devil-mask",
}
SLIME = "slime"
BEAST = "evil-eyes"
THREAT = "death-skull"
DAY, NIGHT = "sun", "moon"
GOAL = "level-end-flag"
CARD = "card-play"
DISCARD = "card-discard"
DIE = "rolling-dices"
DAMAGE = "broken-heart"
HEAL = "health-normal"
DEATH = "tombstone"
TILE = "treasure-map"
HOUSE = "hut"
CHEST = "locked-chest"
TREE = "pine-tree"
HOOK = "grapple"
PACK = "backpack"
BOOK = "anvil"

ALL = frozenset(
    (
        *(GAME, ARMOUR, MINION, SLIME, BEAST, THREAT, DAY, NIGHT, GOAL, CARD, DISCARD, DIE, DAMAGE, HEAL),
        *(DEATH, TILE, HOUSE, CHEST, TREE, HOOK, PACK, BOOK),
        *(
            icon
            for each in (
                *(CHARACTERS, SYMBOLS, EFFECTS, DEBUFFS, CELLS, MARKS, HOUSES, NPCS, CHAINS, SLOTS, CONSUMABLES),
                *(RESOURCES, BOSSES, FINDS, BEASTS),
            )
            for icon in each.values()
        ),
    )
)
"""Every icon that the game may show."""


def of_enemy(kind: str) -> str:
    """The icon of an enemy, a find or a boss: kinds that look alike share the last word of their names."""
    last = kind.rpartition("_")[2]
    if last.endswith("slime"):
        return BOSSES.get(kind, SLIME)
    return BOSSES.get(kind) or FINDS.get(kind) or BEASTS.get(last, BEAST)


def of_resource(kind: str) -> str:
    """The icon of a resource."""
    return RESOURCES[kind]
