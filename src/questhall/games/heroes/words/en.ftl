# Heroes of Might & Magic III in English.

# -- the game

game-name = Heroes of Might & Magic III
game-about = Explore a map of hidden tiles, build your town, gather an army and a deck of cards, and fight on a small field: against each other or together.
game-role = Faction
subtitle = { $scenario } · { $mode } · { $difficulty }
standing-setup = Setup
standing-turn = Round { $round } of { $rounds } · { $seat }
standing-combat = Round { $round } · combat round { $fight }
prompt-waiting = Waiting: { $seat }
welcome-aim = { $story } Goal: { $goal } You have { $rounds } rounds.
welcome-turn = In your turn your heroes walk the map: every step, every unknown tile and every second visit costs a movement point. A field with guards is won in combat; a level above its difficulty they flee.
welcome-town = Once in a round, at any time, you build, recruit and buy a spell in your town. The cards of your hand help on the map and in combat; each can be played for one of its effects.
welcome-carried = “{ $mission }” is won. As every mission this one begins at level 1, with a new map and a new army; { $hero } brings along: { $cards }.
goal-capture_town = capture an enemy's town.
goal-flag_utopia = raise your flag over the Dragon Utopia.
mode-clash = clash
mode-alliance = alliance
mode-cooperative = together
mode-campaign = campaign
difficulty-easy = Easy
difficulty-normal = Normal
difficulty-hard = Hard
difficulty-impossible = Impossible
menu-players = { $players } { $count ->
    [one] player
   *[other] players
}
menu-rounds = { $rounds } { $count ->
    [one] round
   *[other] rounds
}
menu-missions = { $missions } { $missions ->
    [one] mission
   *[other] missions
}
menu-bonus = at the start: { $first }; or { $second }
menu-no_bonus = nothing at the start
menu-guards = guards of fields { $guards }
menu-crowns = everybody begins with { $crowns } tokens
menu-renewals = rounds { $rounds }
bonus-minor = turn up artifacts until a minor one comes, and take it
bonus-twice = { $what }, twice
option-difficulty = Difficulty
menu-option-difficulty = How strong guards, heroes of the AI and creature banks are, and how much everybody gets at the start.
option-no_rerolls = Dice are never rolled again
menu-option-no_rerolls = Harder: neither morale, cards nor abilities of units roll a die again.
option-meagre_dice = Resource dice give one each
menu-option-meagre_dice = Harder: a resource or treasure die that shows resources gives 1 of what it shows.
option-no_bonus = No starting bonus
menu-option-no_bonus = Harder: nobody rolls dice or takes an artifact before the first round.
option-helpers = Everybody starts with a second hero
menu-option-helpers = Easier: everybody has the second hero in the town from the first round on, without paying for it.
option-sure_damage = Every attack deals at least 1 damage
menu-option-sure_damage = Easier: no attack of a unit comes to nothing, however strong the defence is.
option-double_income = Mines and settlements give double income
menu-option-double_income = Easier: every mine and settlement that you flag adds twice as much to your income.
option-tireless = Another combat round costs no movement
menu-option-tireless = Easier: whoever wants another combat round against guards need not pay with movement.
option-quiet_die = The attack die changes no damage
menu-option-quiet_die = Variant: an attack deals its attack less the defence; the die only sets off abilities.
option-astrologers = The astrologers proclaim
menu-option-astrologers = Variant: how often a card is drawn that changes the rules for all.
option-astrologers-even = In even rounds
menu-astrologers-even = in rounds 2, 4, 6 and so on, as in the rulebook
option-astrologers-always = In every round
menu-astrologers-always = in rounds with income too
option-astrologers-never = Never
menu-astrologers-never = no proclamations
option-returning_fields = All fields renew in rounds 4, 8 and 12
menu-option-returning_fields = Variant: what was visited once can be visited again; all black cubes are taken off.
option-free_trade = Free trade in your own turn
menu-option-free_trade = Easier: resources are exchanged by the trade table without a trading post; a trading post is visited once, for an artifact.
option-slow_cards = New cards go to the discard pile
menu-option-slow_cards = Variant: what you gain goes to your discard pile and comes to the hand later.
option-wilds = Maps of chance
option-wilds-gentle = Gentle
option-wilds-usual = Usual
option-wilds-harsh = Harsh
menu-option-wilds = How the land is where chance lays it out.
menu-wilds-gentle = 5 gold more income; weaker guards around your town, if the scenario has tiles IV–V there
menu-wilds-usual = as the scenario says
menu-wilds-harsh = stronger guards closer to your town, 5 gold less income
options-readings = House rules: other readings
option-dark_stays = The first dark token stays
menu-option-dark_stays = After the second dark morale token, which costs the hand, the first one is kept. Otherwise both are gone.
option-opening_hands = Hands are dealt before round 1
menu-option-opening_hands = Everybody draws up to the hand limit before the first turn. Otherwise the first hand is drawn in the own first turn.
option-spell_book_in_turn = Spells are bought in the own turn only
menu-option-spell_book_in_turn = The town board's reading. Otherwise the spell book can be used once in a round, in the turn of anybody.
option-own_dice = Only dice of own attacks are thrown again
menu-option-own_dice = Nobody throws the dice of guards and the die of a defence token again. Otherwise whoever moves the guards, or is attacked, may.
option-same_pile = A replaced card keeps its place
menu-option-same_pile = A new statistic card goes where the old one was: hand or discard pile. Otherwise it always goes to the hand.
option-own_shelter = No shelter with allies
menu-option-own_shelter = A beaten hero flees to homes of its own player only. Otherwise an alliance also opens the homes of allies.
option-shared_lessons = The second hero teaches the main hero
menu-option-shared_lessons = Experience of fields and dice that the second hero finds goes to the main hero. Otherwise it is lost.
option-closed_lines = Yellow lines hide tiles
menu-option-closed_lines = No tile is discovered across a yellow line. Otherwise the line stops only walking.
option-lookout_supply = The observatory lays own tiles
menu-option-lookout_supply = The Redwood Observatory may also lay a tile of the own supply. Otherwise it only turns up tiles of the map.
option-short_sieges = Sieges of stray towns have a limit
menu-option-short_sieges = After each combat round it costs movement to fight on, as against guards. Otherwise a combat for a stray town has no limit.
option-total_defeat = To lose all who fought is a defeat
menu-option-total_defeat = Whoever loses every unit of a combat against guards is beaten, whatever is left in the army. Otherwise the hero only goes back.
option-late_defence = A defence after giving up a hero
menu-option-late_defence = Whoever gives up the second hero at home may still pay 8 gold for a defence. Otherwise the town is taken.
option-deep_paralysis = Only damage wakes the paralysed
menu-option-deep_paralysis = An attack without damage does not end a paralysis. Otherwise every attack does.
option-shared_victory = Victories are shared
menu-option-shared_victory = All who reach a goal at the same moment win together. Otherwise the active player wins, else the next clockwise.
scenario-first_flags = First Flags
scenario-dragons_gate = The Dragons' Gate
scenario-sealed_valley = The Sealed Valley
menu-scenario-first_flags = clash: who first captures a town wins
menu-scenario-dragons_gate = clash: the first flag on the Dragon Utopia wins
menu-scenario-sealed_valley = together: flag the Dragon Utopia in time
story-first_flags = The old king has left no will, only a map with white spots and neighbours who cannot wait.
story-dragons_gate = Where the rivers meet, dragons sleep on more gold than a crown can buy. Somebody will wake them.
story-sealed_valley = The passes are snowed in until spring, and whatever lives in the Utopia comes down to hunt. Spring is far.

# -- factions and heroes

faction-castle = Castle
faction-dungeon = Dungeon
faction-necropolis = Necropolis
menu-role-castle = knights and angels: strong fighters, good morale
menu-role-dungeon = dragons and magic: great power, dear to raise
menu-role-necropolis = the undead: no morale, and the fallen rise again
hero-catherine = Catherine
hero-rion = Rion
hero-mutare = Mutare
hero-alamar = Alamar
hero-tamika = Tamika
hero-sandro = Sandro
calling-knight = Knight
calling-cleric = Cleric
calling-overlord = Overlord
calling-warlock = Warlock
calling-death_knight = Death Knight
calling-necromancer = Necromancer

# -- units

unit-halberdiers = Halberdiers
unit-marksmen = Marksmen
unit-griffins = Griffins
unit-crusaders = Crusaders
unit-zealots = Zealots
unit-champions = Champions
unit-archangels = Archangels
unit-troglodytes = Troglodytes
unit-harpies = Harpies
unit-evil_eyes = Evil Eyes
unit-medusas = Medusas
unit-minotaurs = Minotaurs
unit-manticores = Manticores
unit-black_dragons = Black Dragons
unit-elementals = any Elementals
unit-golems = any Golems
unit-dragons = any Dragons
unit-skeletons = Skeletons
unit-zombies = Zombies
unit-wraiths = Wraiths
unit-liches = Liches
unit-vampires = Vampires
unit-dread_knights = Dread Knights
unit-ghost_dragons = Ghost Dragons
unit-peasants = Peasants
unit-boars = Boars
unit-halflings = Halflings
unit-rogues = Rogues
unit-mummies = Mummies
unit-nomads = Nomads
unit-sharpshooters = Sharpshooters
unit-trolls = Trolls
unit-gold_golems = Gold Golems
unit-diamond_golems = Diamond Golems
unit-enchanters = Enchanters
unit-crystal_dragons = Crystal Dragons
unit-azure_dragons = Azure Dragons

# -- cards

card-attack = Attack
card-defense = Defence
card-power = Power
card-knowledge = Knowledge
card-archery = Archery
card-armorer = Armorer
card-diplomacy = Diplomacy
card-estates = Estates
card-intelligence = Intelligence
card-leadership = Leadership
card-logistics = Logistics
card-luck = Luck
card-mysticism = Mysticism
card-necromancy = Necromancy
card-offense = Offense
card-resistance = Resistance
card-sorcery = Sorcery
card-tactics = Tactics
card-wisdom = Wisdom
card-magic_arrow = Magic Arrow
card-lightning_bolt = Lightning Bolt
card-haste = Haste
card-disrupting_ray = Disrupting Ray
card-chain_lightning = Chain Lightning
card-counterstrike = Counterstrike
card-blind = Blind
card-bloodlust = Bloodlust
card-curse = Curse
card-fire_shield = Fire Shield
card-fireball = Fireball
card-anti_magic = Anti-magic
card-slow = Slow
card-stone_skin = Stone Skin
card-resurrection = Resurrection
card-town_portal = Town Portal
card-bless = Bless
card-cure = Cure
card-weakness = Weakness
card-prayer = Prayer
card-teleport = Teleport
card-angel_wings = Angel Wings
card-armor_of_wonder = Armor of Wonder
card-blackshard_of_the_dead_knight = Blackshard of the Dead Knight
card-breastplate_of_petrified_wood = Breastplate of Petrified Wood
card-centaurs_axe = Centaur's Axe
card-charm_of_mana = Charm of Mana
card-dragon_scale_armor = Dragon Scale Armor
card-dragon_scale_shield = Dragon Scale Shield
card-dragon_wing_tabard = Dragon Wing Tabard
card-endless_bag_of_gold = Endless Bag of Gold
card-endless_sack_of_gold = Endless Sack of Gold
card-everflowing_crystal_cloak = Everflowing Crystal Cloak
card-everpouring_vial_of_mercury = Everpouring Vial of Mercury
card-head_of_legion = Head of Legion
card-hourglass_of_the_evil_hour = Hourglass of the Evil Hour
card-inexhaustible_cart_of_lumber = Inexhaustible Cart of Lumber
card-legs_of_legion = Legs of Legion
card-loins_of_legion = Loins of Legion
card-ogres_club_of_havoc = Ogre's Club of Havoc
card-red_dragon_flame_tongue = Red Dragon Flame Tongue
card-rib_cage = Rib Cage
card-sentinels_shield = Sentinel's Shield
card-shackles_of_war = Shackles of War
card-shield_of_the_dwarven_lords = Shield of the Dwarven Lords
card-shield_of_the_yawning_dead = Shield of the Yawning Dead
card-speculum = Speculum
card-sword_of_judgement = Sword of Judgement
card-targ_of_the_rampaging_ogre = Targ of the Rampaging Ogre
card-titans_cuirass = Titan's Cuirass
card-titans_gladius = Titan's Gladius
card-tunic_of_the_cyclops_king = Tunic of the Cyclops King
card-vial_of_lifeblood = Vial of Lifeblood
card-catherine_1 = Catherine: Crusaders I
card-catherine_4 = Catherine: Crusaders IV
card-catherine_6 = Catherine: Crusaders VI
card-rion_1 = Rion: First Aid I
card-rion_4 = Rion: First Aid IV
card-rion_6 = Rion: First Aid VI
card-mutare_1 = Mutare: Dragons I
card-mutare_4 = Mutare: Dragons IV
card-mutare_6 = Mutare: Dragons VI
card-alamar_1 = Alamar: Resurrection I
card-alamar_4 = Alamar: Resurrection IV
card-alamar_6 = Alamar: Resurrection VI
card-tamika_1 = Tamika: Dread Knights I
card-tamika_4 = Tamika: Dread Knights IV
card-tamika_6 = Tamika: Dread Knights VI
card-sandro_1 = Sandro: Horde I
card-sandro_4 = Sandro: Horde IV
card-sandro_6 = Sandro: Horde VI

# -- the astrologers

card-annoying_lizard = Annoying Lizard
card-battalions_stallion = Battalion's Stallion
card-crazy_wizard = Crazy Wizard
card-dead_silence = Dead Silence
card-fancy_pixie = Fancy Pixie
card-fluffy_rabbit = Fluffy Rabbit
card-friendly_beaver = Friendly Beaver
card-gold_dragon = Gold Dragon
card-greedy_dragon = Greedy Dragon
card-grim_warlock = Grim Warlock
card-groovy_satyr = Groovy Satyr
card-isras_friends = Isra's Friends
card-magic_tortoise = Magic Tortoise
card-merry_leprechaun = Merry Leprechaun
card-profuse_growth = Profuse Growth
card-swift_weasel = Swift Weasel
card-terrible_plague = Terrible Plague
card-white_raven = White Raven
card-wild_debauchery = Wild Debauchery
stars-moves = movement { $change } for every hero
stars-hand = hand limit { $change }
stars-hand_less = hand limit { $change }, but at least { $least }
stars-income = next income: { $change }
stars-each = everybody: { $effects }
stars-nothing = nothing happens
starrule-reshuffle_hands = everybody shuffles the artifacts and spells of the hand into the deck and draws as many cards
starrule-first_spell_returns = the first spell of each player returns to the hand
starrule-clear_cubes = all black cubes are taken off the map: those fields can be visited again
starrule-first_spell_stronger = the first spell of each turn has +1 power
starrule-swap_guard = before a combat one guard may be exchanged
starrule-lucky_dice = each turn one map die may be rolled again

# -- buildings

building-castle_city_hall = City Hall
building-castle_citadel = Citadel
building-castle_mage_guild = Mage Guild
building-towers = Towers
building-holy_grounds = Holy Grounds
building-glory_of_erathia = Glory of Erathia
building-brotherhood_of_the_sword = Brotherhood of the Sword
building-blacksmith = Blacksmith
building-dungeon_city_hall = City Hall
building-dungeon_citadel = Citadel
building-dungeon_mage_guild = Mage Guild
building-warrens = Warrens
building-inner_labyrinths = Inner Labyrinths
building-ancient_lairs = Ancient Lairs
building-portal_of_summoning = Portal of Summoning
building-mana_vortex = Mana Vortex
building-necropolis_city_hall = City Hall
building-necropolis_citadel = Citadel
building-necropolis_mage_guild = Mage Guild
building-old_cemetery = Old Cemetery
building-mausoleum_domain = Mausoleum Domain
building-vaults_of_darkness = Vaults of Darkness
building-cover_of_darkness = Cover of Darkness
building-necromancy_amplifier = Necromancy Amplifier
works-city_hall = income: { $yields }
works-citadel = units can become Packs; in a siege three walls, a gate and an arrow tower
works-sieged = { $text }; also after a siege of your town
works-mage_guild = { $spells } spells at once, then one a round for { $gold } gold
works-dwelling = units: { $tier }
works-faction = income: { $yields }
buildingrule-blacksmith = once a turn: remove an artifact for 4 gold, or pay 6 gold to search the artifacts
buildingrule-portal_of_summoning = at the start of your turn a neutral unit of the tier of each of your dwellings is shown; one may be recruited for its price
buildingrule-mana_vortex = at the start of your turn discard a card to reshuffle your discard pile and take one of three
buildingrule-cover_of_darkness = once a turn: discard up to two cards and draw as many; or at the start of a combat with a hero the enemy discards a random card
buildingrule-necromancy_amplifier = at the start of your turn take Necromancy from its deck or a specialty from your discard pile
state-after = after: { $building }

# -- the map

location-empty = Open country
location-blocked = Impassable
location-town = Town
location-mine = Mine
location-settlement = Settlement
location-artifact = Artifact
location-resource = Resources
location-treasure = Treasure
location-fountain = Fountain
location-water_wheel = Water Wheel
location-warriors_tomb = Warrior's Tomb
location-temple = Temple
location-mystical_garden = Mystical Garden
location-pandoras_box = Pandora's Box
location-learning_stone = Learning Stone
location-windmill = Windmill
location-golden_shrine = Golden Shrine
location-white_shrine = White Shrine
location-trading_post = Trading Post
location-sanctuary = Sanctuary
location-stables = Stables
location-tree_of_knowledge = Tree of Knowledge
location-observatory = Observatory
location-grail = Grail
location-magic_spring = Magic Spring
location-witch_hut = Witch Hut
location-obelisk = Obelisk
location-dragon_utopia = Dragon Utopia
field-town = Town: { $faction }
field-mine = Mine: { $resource }
field-hidden = Unknown land: { $group }
field-site = A new tile can lie here
field-guard = { $field }, guards of level { $level }
field-guard_level = The number is their level, not how many they are. They flee from a hero above level { $level }: then the field is visited without a combat.
field-guard_units = These guards on “{ $difficulty }”: { $units }.
field-visited = visited
field-flag = flag: { $seat }
field-flag_ai = flag of the AI: { $hero }
field-gives = gives { $amount }
group-starting = starting tile
group-far = tile II–III
group-near = tile IV–V
group-center = tile VI–VII
pawn-main = main hero
pawn-second = second hero

# -- small words

resource-gold = gold
resource-materials = materials
resource-valuables = valuables
tier-bronze = bronze
tier-silver = silver
tier-gold = gold
tier-azure = azure
deck-ability = abilities
deck-artifact = artifacts
deck-spell = spells
deck-stars = astrologers
deck-tidings = events
deck-curios = Pandora's Box
deck-own = your own deck
passage-fields = any fields, without resolving them
passage-guards = fields with guards or enemy heroes
passage-blocked = blocked fields
passage-borders = borders
school-air = Air
school-fire = Fire
school-earth = Earth
school-water = Water
school-any = any school
type-ground = ground
type-flying = flying
type-ranged = ranged
kind-statistic = Statistic
kind-ability = Ability
kind-artifact = Artifact
kind-spell = Spell
kind-specialty = Specialty
grade-basic = basic
grade-expert = expert
grade-minor = minor
grade-major = major
grade-relic = relic
aspect-few = Few
aspect-pack = Pack
aspect-neutral = Neutral
camp-attacker = attacker
camp-defender = defender
wall-wall = Wall
wall-gate = Gate
name-tower = Arrow tower
name-owned = { $unit } ({ $owner })
name-placed = { $unit }, { $space }
name-guards = guards

# -- effects: on the map

do-purse = { "" }
do-purse-gold = { $gold } gold
do-purse-materials = { $materials ->
    [one] { $materials } material
   *[other] { $materials } materials
}
do-purse-valuables = { $valuables ->
    [one] { $valuables } valuable
   *[other] { $valuables } valuables
}
do-gain = { "" }
do-gain-gold = +{ $gold } gold
do-gain-materials = +{ $materials ->
    [one] { $materials } material
   *[other] { $materials } materials
}
do-gain-valuables = +{ $valuables ->
    [one] { $valuables } valuable
   *[other] { $valuables } valuables
}
do-draw = draw { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
do-discard = discard { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
do-experience = +{ $points } experience
do-morale = morale { $change ->
    [1] +1
   *[other] −1
}
do-moves = { $points ->
    [-1] −1
   *[other] +{ $points }
} movement
do-search = search { $cards }: { $deck }
do-roll_resource = { $dice ->
    [1] roll a resource die
   *[other] roll { $dice } resource dice and take { $keep }
}
do-roll_treasure = { $dice ->
    [1] roll a treasure die
   *[other] roll { $dice } treasure dice and take 1
}
do-take_top = take the top card: { $deck }
do-take_grail = take the Grail
do-trade = trade resources, or remove a card for 1 gold
do-scout = turn up a tile next to this one
do-drink_spring = take one of the top { $cards } cards of your discard pile
do-visit_witch = remove an ability of your hand, or take or discard the top ability of the deck
do-reinforce = a Few becomes a Pack ({ $tiers }){ $price ->
    [full] { "" }
    [free] { " " }for free
    [half] { " " }for half the price
   *[half_gold] { " " }for half the gold
}{ $less ->
    [0] { "" }
   *[other] { " " }for { $less } gold less
}
do-flip_pack = a Pack becomes a Few
do-option = { $then }
do-option-pay = for { $pay }
do-one_of = { $options }
    .options-join = { "; or " }
do-one_of-optional = if you like

# -- effects: of cards in combat

do-power = +{ $value } power
do-bolster = +{ $value } { $stat ->
    [attack] attack
   *[defense] defence
}
do-bolster-favours = double: { $favours }
do-weaken = enemy −{ $value } { $stat ->
    [attack] attack
   *[defense] defence
}
do-steady = { $attack ->
    [0] your unit attacks
   *[other] +{ $attack } attack
} without the die (not ranged)
do-rage = +{ $attack } attack (not ranged)
do-triple_die = the attack die counts three times
do-damage = { $value } damage to { $slowest ->
    [true] the slowest enemy unit
   *[false] { $beside ->
        [true] an enemy unit and { $units ->
            [2] one
           *[other] two
        } beside it
       *[false] { $units ->
            [1] an enemy unit
           *[other] each of { $units } enemy units
        }
    }
}
do-blast = { $value } damage to the units on two adjacent spaces
do-chain = { $values } damage to an enemy unit and the two units closest to it
    .values-join = /
do-paralyse = paralyse an enemy unit{ $tiers-count ->
    [4] { "" }
   *[other] { " " }({ $tiers })
}
do-heal = { $value ->
    [0] a unit of yours: end paralysis{ $cleanses ->
        [true] { " " }and the last effect of an enemy card
       *[false] { "" }
    }
   *[other] heal { $value } damage of a unit of yours{ $paralysis ->
        [true] , end its paralysis
       *[false] { "" }
    }{ $cleanses ->
        [true] { " " }and the last effect of an enemy card on it
       *[false] { "" }
    }
}
do-charm = { $same ->
    [true] it
   *[false] { $stat ->
        [clumsy] an enemy unit
       *[other] { $value ->
            [-4] an enemy unit
            [-3] an enemy unit
            [-2] an enemy unit
            [-1] an enemy unit
           *[other] a unit of yours
        }
    }
}: { $stat ->
    [initiative] initiative { $value-signed }
    [health] health { $value-signed }
    [attack] attack { $value-signed }
    [defense] defence { $value-signed }
    [cover] defence { $value-signed } against shots
    [spell_armour] { $value } less damage from spells
    [embers] ground and flying attackers take { $value } damage
    [clumsy] attacks with the lower of two dice
    [firm] cannot be paralysed
    [sure] no combat penalty
    [daunt] whoever retaliates against it takes the lower of two dice
    [nimble] defence { $value-signed } against attackers with a lower initiative
    [tired] does not retaliate in this combat round
   *[elemental] defence does not reduce its damage
}
do-charm-favours = double: { $favours }
do-ward = { $school-count ->
    [0] spells
   *[other] spells of Air
} cannot be aimed at a unit of yours{ $tiers-count ->
    [4] { "" }
   *[other] { " " }({ $tiers })
}
do-silence = an enemy unit{ $tiers-count ->
    [4] { "" }
   *[other] { " " }({ $tiers })
} loses its abilities
do-riposte = a unit of yours{ $tiers-count ->
    [4] { "" }
   *[other] { " " }({ $tiers })
} may retaliate once more in this combat round
do-flames = adjacent attackers of a unit of yours take { $value } damage
do-shift = a unit of yours{ $tiers-count ->
    [4] { "" }
   *[other] { " " }({ $tiers })
} goes to { $steps ->
    [0] any free space
   *[other] an adjacent free space
}
do-aim = your ranged units: +{ $attack } attack against targets that are not adjacent
do-aim-initiative = +{ $initiative } initiative
do-aim-rounds = for { $rounds } combat rounds
do-swap = two of your units change places { $when ->
    [start] at the start of a combat
   *[activation] when one is activated
}
do-horde = { $unit }{ $aspects-count ->
    [1] { " " }(Pack)
   *[other] { "" }
}: a layer with attack { $attack }, defence { $defense }, health { $health }, initiative { $initiative }, until it is beaten
do-spoil = the enemy discards random cards: { $cards }
do-chains = at the start of a combat: the enemy hero cannot flee

# -- effects: answers and tricks

do-save = an attack that would beat a unit of yours{ $tiers-count ->
    [4] { "" }
   *[other] { " " }({ $tiers })
} does nothing
do-ignore_roll = after the roll: the die does not count
do-recall = after a spell: { $cards ->
    [spell] it returns
   *[all] all its cards return
} to the hand
do-recall-spells = { $spells } more spell in this combat round
do-cancel = cancel an enemy { $grades-count ->
    [1] basic{ " " }
   *[other] { "" }
}spell{ $school-count ->
    [0] { "" }
   *[other] { " " }of { $school }
}{ $power ->
    [99] { "" }
   *[other] { " " }of power { $power } at most
}
do-foresee = { $early ->
    [true] at the start of a combat round cast a spell
   *[false] cast a spell before a unit acts
}{ $counted ->
    [true] { "" }
   *[false] , beyond the limit
}
do-study = your next bought spell: −{ $gold } gold, search { $cards }
do-levy = recruit or reinforce for { $gold } gold less
do-favour = { $dice ->
    [one] roll a die again that you have just thrown
    [map] roll one die again this turn (treasure and resource)
   *[any] roll one die again this turn (any)
}
do-stroll = at the end of the turn step to an empty field
do-hire = a neutral unit of the tier of each of your dwellings is shown; one may be recruited for its price
do-truce = guards of your hero's level let you pass: the field is visited without combat and experience
do-raise = after a combat that you fought and won reinforce a unit ({ $tiers }) for half the gold, rounded down
do-fly = { $moves ->
    [0] { "" }
   *[other] +{ $moves } movement,{ " " }
}your main hero passes in this turn without stopping: { $over }
do-retrieve = take a spell of your discard pile, shuffle the rest into the deck
do-sneer = an enemy with good morale gets bad morale
do-toss = roll the attack die; morale +1 on { $dice-signed }
do-sift = draw { $cards } cards, keep { $keep }
do-sacrifice = discard any cards: +1 { $stat ->
    [attack] attack
   *[defense] defence
} each
do-burn_spell = discard a card; for a spell draw one
do-town_portal = your main hero goes to your town or settlement{ $moves ->
    [0] { "" }
   *[other] , +{ $moves } movement
}

# -- traits of units

do-unanswered = no retaliation
do-volley = attacks a target that is not adjacent twice{ $dice-count ->
    [3] { "" }
   *[other] { " " }if the die shows { $dice-signed }
}
do-pierce = its attacks ignore the printed defence of the target
do-splash = also attacks a unit beside its target, with attack { $attack }
do-breath = also attacks the space behind its target, with attack { $attack }
do-drain = heals { $value } of its damage after its attack
do-retreat = may return to where it started after its attack and the retaliation
do-daunt = whoever retaliates against it takes the lower of two dice
do-slayer = +{ $attack } attack against: { $unit }
do-push = after its attack roll a die: on { $dice-signed } the target moves one space away
do-sure_shot = no combat penalty{ $always ->
    [true] { "" }
   *[false] { " " }against adjacent units
}
do-two_dice = attacks with two dice, { $counts ->
    [higher] the higher counts
   *[both] both count
}{ $passive ->
    [true] { "" }, in retaliations too
   *[false] { "" }
}
do-reroll = { $optional ->
    [true] may roll its attack die again
   *[false] rolls its attack die again
}{ $dice-count ->
    [3] { "" }
   *[other] { " " }on { $dice-signed }
}{ $moved ->
    [true] { " " }if it has moved
   *[false] { "" }
}{ $passive ->
    [true] { "" }, in retaliations too
   *[false] { "" }
}
do-surge = +{ $attack } attack{ $dice-count ->
    [3] { "" }
   *[other] { " " }if the die shows { $dice-signed }
}
do-no_die = its attacks ignore the attack die
do-hex = the die of attacks against it counts as −1
do-inspire = draw { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} if its attack die shows { $dice-signed }
do-petrify = paralyses its target by { $by ->
    [attack] its attack
   *[retaliation] retaliation
}{ $dice-count ->
    [3] { "" }
   *[other] { " " }if the die shows { $dice-signed }
}
do-hardy = +1 defence if the attacker's die shows { $dice-signed }
do-wary = +{ $value } defence against retaliation
do-vengeful = retaliates any number of times
do-brace = when it is attacked you may discard a card: the die does not count
do-shield_wall = adjacent friends fight as if they had a defence token
do-spell_armour = −{ $value } damage from spells
do-spell_proof = spells do nothing to it{ $specialties ->
    [true] , specialties deal it no damage
   *[false] { "" }
}
do-unshaken = never paralysed
do-regenerate = heals { $value } of its damage when activated
do-mend = when activated heals { $value } damage of a friend; if nobody is hurt, +{ $attack } attack
do-gloom = when activated: the enemy loses a good morale token
do-pilfer = when activated: the enemy discards random cards: { $cards }
do-muse = draw { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} when the combat starts
do-guardian = once in a combat an attack that would beat another unit of yours does nothing
do-tribute = with every income: { $gains }
do-stabled = reinforced for { $gold } gold less while a hero of yours stands at Stables
do-wander = a step to an empty field at the end of the turn
do-peek = once a turn look at the top card of a deck; it may go under the deck
do-bones = a Necropolis hero who beats it reinforces a bronze unit

# -- cards as text

play-power = power { $power }: { $text }
play-expert = expert: { $text }
play-or = or
play-removes = { $text }, then remove the card
play-returns = { $text }, the card stays in hand
play-ongoing = lasts: { $text }
play-permanent = permanent: { $text }
play-kind = { $kind }, { $more }
sheet-numbers = att { $attack } · def { $defense } · hp { $health } · ini { $initiative }
sheet-kind = { $tier }, { $type }
sheet-unit = { $unit }: { $aspect }
sideprice-pack = A Few becomes a Pack for { $price }.
sideprice-few = A Few is recruited for { $price }.
sheet-sold = { $unit }: Few { $few }, then Pack { $pack }
sheet-packs = { $unit }: Pack { $pack }
sheet-statistics = Deck: attack { $attack }, defence { $defense }, power { $power }, knowledge { $knowledge }
sheet-special = Specialty: { $card }
faction-about = { $about }
faction-heroes = Heroes: { $heroes }
faction-units = Units: { $units }
faction-start = At the start: { $units }
faction-fewer = Fewer units than the others at the start: it grows faster, and many measured games are even that way.
sheet-ability = Ability: { $card }
sheet-cards = Ability and specialties

# -- events

event-game_began = { $seat } begins
event-hero_chosen = { $hero } takes command
event-faction_chosen = { $faction } joins the game
event-round_began = Round { $number }
event-turn_began = Turn: { $seat }
event-turn_ended = { $seat } ends the turn
event-income_received = { $seat } takes the income: { $amount }
event-proclaimed = The astrologers proclaim: { $card }
event-cubes_cleared = Can be visited again: { $fields }
event-tile_turned = { $seat } discovers tile { $tile }
event-hero_moved = { $seat }{ $pawn-id ->
    [second] , second hero
   *[main] { "" }
}: to { $to }
event-hero_returned = { $seat }{ $pawn-id ->
    [second] , second hero
   *[main] { "" }
}: back to { $to }
event-hero_hired = { $seat } hires a second hero: { $at }
event-hero_lost = { $seat } loses the second hero
event-field_visited = { $seat } visits { $field }
event-field_flagged = { $seat } raises a flag: { $field }
event-income_changed = { $seat }, income: { $change }
event-resources_gained = { $seat } gains { $amount }
event-resources_paid = { $seat } pays { $amount }
event-resources_traded = { $seat } trades { $give } for { $get }
event-moves_gained = { $seat }, { $pawn }: +{ $points } movement
event-dice_rolled = { $seat } rolls { $dice ->
    [resource] resource dice
    [treasure] treasure dice
   *[attack] the attack die
}: { $faces }
event-die_rerolled = { $seat } rolls { $dice ->
    [resource] a resource die
    [treasure] a treasure die
   *[attack] the die
} again: { $old } → { $face }
event-morale_changed = { $seat }, morale: { $morale ->
    [1] +1
    [-1] −1
   *[other] 0
}
event-morale_spent = { $seat } spends good morale
event-hand_dropped = { $seat } discards the whole hand
event-experience_gained = { $seat }: +{ $points } experience
event-level_reached = { $seat } reaches level { $level }
event-cards_drawn = { $seat } draws cards: { $cards-count }
event-card_discarded = { $seat } discards { $card }
event-card_removed = { $seat } removes { $card } from the game
event-card_gained = { $seat } gains { $card }
event-card_found = { $seat } gains { $card }, unseen by the others
event-card_taken = { $seat } takes a card, unseen; from the deck: { $deck }
event-specialty_gained = { $seat } gains the specialty { $card }
event-card_played = { $seat } plays { $card }
event-spell_given_back = { $seat } puts { $card } { $on_top ->
    [true] on top of the spell deck
   *[false] on the discard pile of the spells
}
event-card_recalled = { $card } returns to the hand of { $seat }
event-spell_cancelled = { $seat } cancels { $card }
event-deck_reshuffled = { $seat } shuffles the discard pile
event-building_built = { $seat } builds { $building }
event-unit_recruited = { $seat } recruits { $unit }
event-unit_reinforced = { $seat } reinforces { $unit }: a Pack now
event-unit_reduced = { $seat }, { $unit }: only a Few now
event-army_restored = { $seat } has no units left and gets the starting army
event-grail_taken = { $seat } finds the Grail
event-combat_announced = { $seat } attacks: { $field } { $against ->
    [-1] (guards)
   *[other] ({ $against })
}
event-quick_combat = The guards flee from { $seat }: { $field }
event-guards_drawn = Guards: { $units }
event-unit_deployed = { $fighter } take position
event-combat_round_began = Combat round { $number }
event-unit_activated = { $fighter } act
event-activation_skipped = { $fighter } are paralysed and do not act
event-unit_moved = { $fighter } move
event-unit_defended = { $fighter } defend
event-attack_declared = { $attacker } { $retaliation ->
    [true] retaliate against
   *[false] attack
} { $target }
event-attack_rolled = Attack die: { $dice }
event-unit_rerolled = { $fighter }: their ability rolls the die again: { $old } → { $face }
event-guard_rolled = Defence die: { $die }
event-attack_prevented = The attack does nothing: { $target }
event-damage_dealt = { $fighter } take { $damage } damage
event-unit_healed = { $fighter } heal { $damage }
event-unit_turned = { $fighter }: the Pack is a Few now
event-unit_grown = { $fighter }: the Few is a Pack now
event-unit_defeated = { $fighter } are beaten
event-unit_paralysed = { $fighter } are paralysed
event-wall_razed = A wall falls in column { $column }
event-tower_fell = The arrow tower falls
event-seat_readied = { $seat } is ready for the battle
event-combat_prolonged = { $seat } fights on
event-movement_spent = { $seat } has no movement left for another combat round
event-combat_ended = The combat is over, won by { $winner }{ $how ->
    [won] { "" }
    [retreat] { " " }(the other side retreats)
   *[surrender] { " " }(the other side surrenders)
}
event-trophy_taken = { $seat } takes a trophy of { $of }
event-faction_eliminated = { $seat } is out of the game
event-game_ended = The game is over: { $winners-count ->
    [0] nobody wins
   *[other] { $winners }
} ({ $reason ->
    [town_captured] a town is captured
    [utopia_flagged] the Dragon Utopia is flagged
    [cubes_collected] a trophy of everybody
    [last_standing] the last one left
    [rivals_beaten] the hostile heroes are beaten
    [grail_brought] the Grail has come home
    [held_out] the town has held out
    [mines_flagged] enough mines are flagged
    [campaign_won] the campaign is won
    [campaign_left] the campaign is left
    [town_lost] a town has fallen
    [nobody_left] nobody is left
   *[other] the rounds are over
})
event-truce_made = The guards let { $seat } pass: { $field }
event-neutrals_shown = { $seat } may hire: { $units }
event-neutrals_seen = { $seat } looks at units of the neutral deck “{ $tier }”: { $count }
event-resource_given = { $seat } gives to { $to }: { $resource }
event-cards_swapped = { $seat } and { $to } exchange { $given } and { $taken }
event-building_used = { $seat } uses { $building }
ending-town_captured = A town has fallen: the war is decided.
ending-utopia_flagged = The flag flies over the Dragon Utopia.
ending-cubes_collected = Trophies of every opponent are collected.
ending-last_standing = Nobody else is left.
ending-rounds_over = The last round is over.
ending-nobody_left = Nobody is left in the game.

# -- choices

choice-done = Go on
choice-turn_tile = Turn the tile: { $turn }
choice-go = { $pawn-id ->
    [second] Second hero:{ " " }
   *[main] { "" }
}Go: { $to }
choice-revisit = { $pawn-id ->
    [second] Second hero:{ " " }
   *[main] { "" }
}Visit again
choice-discover = { $pawn-id ->
    [second] Second hero:{ " " }
   *[main] { "" }
}Discover a tile
choice-lay_tile = { $pawn-id ->
    [second] Second hero:{ " " }
   *[main] { "" }
}Lay a new tile
choice-scout_tile = Turn up a tile
choice-end_turn = End the turn
letter-e = end the turn
letter-d = defend
letter-b = buy a spell
letter-p = fight on
letter-r = retreat
choice-build = Build { $building }
choice-recruit = Recruit { $unit }
choice-reinforce_unit = Make a Pack: { $unit }
choice-flip_unit = Reduce { $unit } to a Few
choice-hire_hero = Hire a second hero here
choice-buy_spell = Buy a spell
choice-spend_morale = Good morale: { $use ->
    [draw] draw a card
   *[swap] change cards
}
choice-keep_morale = Keep the token you have
choice-discard_card = Discard { $card }
choice-remove_card = Remove { $card } from the game
choice-draw_cards = { $cards ->
    [0] Draw nothing
    [one] Draw { $cards } card
   *[other] Draw { $cards } cards
}
choice-look_at_deck = Look at the deck{ $cards ->
    [0] { "" }
   *[other] { " " }({ $cards } cards)
}
choice-take_discard = Take the top of the discard pile
choice-take_card = Take { $card }
choice-replace = See another card instead of { $card }
choice-put_aside = Put { $card } aside
choice-keep_die = Take this result
choice-reroll_die = Roll this die again
choice-take_option = Take this
choice-take_income = Income: { $resource }
choice-exchange = Trade
choice-play = Play { $card }
choice-target = Choose { $fighter }
choice-target_space = Choose this space
choice-target_pair = Choose these two spaces
choice-go_home = Go home: { $at }
choice-ready = To battle, and do not ask me again before it
choice-look_away = Do not ask before others’ battles until my turn
choice-sit_out = No cards or morale in the attacks of this combat
choice-join_in = Ask me about cards in attacks again
choice-pay_defence = Pay 8 gold: your army defends
choice-yield = Give the second hero up
choice-deploy = Place the unit here
choice-put_guard = Place { $unit } here
choice-put_gate = The gate stands here
choice-activate = Activate { $fighter }
choice-move_unit = Move here
choice-strike = Attack { $target }
choice-raze = Destroy the wall
choice-defend = Defend
choice-prolong = Fight on for 1 movement
choice-withdraw = Retreat
choice-surrender = Surrender for 10 gold
choice-pick_bonus = { $bonus ->
    [dice] Resource dice
   *[artifact] Artifacts
}
choice-pick_seat = { $seat }
choice-swap_unit = Exchange { $unit }
choice-pick_hero = Lead { $hero }
choice-lead_faction = Lead { $faction }
choice-give_resource = Give to { $seat }: 1 { $resource }
choice-offer_card = Offer { $card } to { $seat }
choice-peek_at = Look at the top card: { $deck }
choice-use_building = Use { $building }
label-priced = { $what } ({ $price })
label-sold = { $what } (you get { $price })
label-trade = Give { $give }, get { $get }
label-option_paid = Pay { $pay }: { $then }
label-die = Take: { $face }
label-turn_die = Turn: { $face }
label-reroll = Roll again: { $face }
label-space = { $what }: { $space }
label-turn = { $field } to the { $way }
label-azure = { $azure ->
    [true] With an azure unit
   *[false] Without an azure unit
}
label-swap = Change places: { $first } and { $second }
label-left_out = To battle without { $units }
label-ready_others = Let them fight, and do not ask me again before it
label-odds = Damage { $odds }; beats it in { $beat } %
label-odds_both = Damage of both attacks { $odds }; beats it in { $beat } %
mod-source = { $source }: { $what }
mod-number = { $value } { $what }
mod-lasting = lasting effect
mod-penalty_near = combat penalty, a shooter against an adjacent unit: the lower of two dice counts
mod-penalty_far = combat penalty, a shot from the back line into the other back line: the lower of two dice counts
mod-quiet = optional rule: the die does not change the damage
mod-steady = the die does not count
mod-triple = a card: the die counts three times
mod-fixed_face = a card: the dice show { $face }
mod-slaying = a card: { $dice } dice, every +1 counts
mod-fixed = a further attack of the unit: attack { $attack }
mod-cards_attack = cards: { $value } attack
mod-cards_defense = cards: { $value } defence
mod-pierce = a card: the printed defence does not count
mod-token = defence token
mod-guard = +1 defence if a second die shows +1
mod-guard_entrenched = +1 defence if a second die shows 0 or +1
mod-guard_sure = +1 defence, whatever the second die shows, by the astrologers
mod-wall = a wall before the target: −1 damage
mod-least = optional rule: at least { $damage } damage
mod-clone = the target is a copy: any attack beats it
hint-weaker = Weaker than your power allows; the power is used up all the same.
hint-sit_out = until you take it back when a unit of yours acts
hint-ready = only this battle: your town stays as it is, whatever the others do; before the next one you are asked again
hint-look_away = you are still asked before a battle that you fight yourself
hint-search = you look at so many cards of the deck and keep one
hint-pass = if somebody else uses a town now, you are asked once more
label-guards = Combat: { $guards }
label-one_round = No movement is left after that: what is not beaten in one combat round makes your hero retreat
label-reach = { $moves ->
    [one] { $moves } step left
   *[other] { $moves } steps left
    }: { $fields ->
    [one] { $fields } field in reach
   *[other] { $fields } fields in reach
    }
label-flee = The guards flee
label-enemy = Combat against { $seat }
way-e = east
way-se = south-east
way-sw = south-west
way-w = west
way-nw = north-west
way-ne = north-east
label-way = { $place }, { $way }

# -- questions

ask-answer_offer = { $card } is offered: which card do you give for it?
ask-choose_hero = Who leads your army?
ask-choose_faction = Which faction do you lead?
    .help = Each exists once. Its town, its units and its heroes are yours for this game. [HM-203, HM-204]
ask-take_bonus = Choose your starting bonus
    .help = You choose before anything is rolled or looked at. [HM-2906]
ask-stir_vortex = Mana Vortex: discard a card to take one of three?
ask-pick_own = Which of these cards do you take?
ask-amplify = Necromancy Amplifier: what do you take?
ask-return_to_town = Where does your hero go?
ask-recall_spell = { $card } was cast: bring it back?
ask-retrieve_spell = Which spell do you take from your discard pile?
ask-discourage = Who loses morale?
ask-burn_card = Which card do you discard? A spell draws another
ask-give_cards = Discard cards: each gives +1 { $stat ->
    [attack] attack
   *[defense] defence
}
ask-swap_units = Which two units change places?
ask-pick_target = choose a target
ask-relocate = Where does the unit go?
ask-hit_next = A second target, next to the first?
ask-fly_back = Return to where the unit started?
ask-take_cover = Discard a card so that the die does not count?
ask-rethrow_dice = Roll the attack die again?
ask-rethrow_guard = Roll the defence die again?
ask-rethrow = Roll the die again?
ask-weigh_both = Which result of the die counts?
ask-weigh_rolls = Which result of the die counts?
ask-shrug_off = Play a card so that the die does not count?
ask-rescue = This attack would beat your unit. Prevent it?
ask-card_window = Play cards for this attack, or go on
    .help = Both sides may play until both pass; then the die is rolled. [HM-2202]
ask-resist = the enemy casts it: cancel the spell?
ask-after_casting = { $card } was cast: bring it back?
ask-command = { $unit }: move, attack, or play cards
    .help = Ground and flying units move up to 3 spaces, then attack; ranged ones shoot, then may step 1. [HM-2105, HM-1721]
ask-mend_one = Which unit is healed?
ask-choose_victim = { $unit }: equal targets, who is attacked?
    .help = The AI acts by its rules; where they leave a choice, you make it. [HM-2811]
ask-use_by_rule = { $unit }: which of the equal ways?
    .help = The AI acts by its rules; where they leave a choice, you make it. [HM-2811]
ask-raise_dead = Play a card to raise the dead?
ask-flee = Your hero is beaten: where does he flee?
ask-start_window = The combat begins: play a card?
ask-foretell = Cast a spell before the unit acts?
ask-cast_now = Which spell do you cast?
ask-choose_unit = Equal initiative: who acts first?
ask-go_on = The combat round is over: fight on or retreat?
    .help = Against guards another round costs a movement point. [HM-2402]
ask-react = A combat is announced: use your town first?
    .help = Everybody may build, recruit, reinforce or buy a spell before the units are placed. [HM-505, HM-506]
ask-place_units = Place your units: choose one and a space of your two rows
    .help = Up to five take part; shooters are safer in the back row: 1 of the attacker, 5 of the defender. [HM-2015]
ask-swap_guard = Exchange one of the guards?
ask-place_guards = Place the guards ({ $units }): where do they stand?
ask-raise_walls = In which column stands the gate?
ask-show_neutrals = Which neutral units are shown?
ask-hire_neutral = Neutral units offer their service: hire one?
ask-orient_tile = Turn the tile { $tile }
ask-orient_start = Turn your starting tile
    .help = The town stays in the middle; thick edges cannot be crossed. [HM-231, HM-1408]
ask-look_out = Which tile is turned up?
ask-offer_truce = The guards are as strong as you: play a card to pass without a combat?
ask-ask_defence = Your field is attacked: pay so that your army defends it?
ask-ask_yield = Your second hero is attacked: fight or give him up?
ask-spend_first = You have good morale already: spend it and gain it anew?
ask-swap_hand = Discard cards, then draw as many
ask-choose_option = Choose one
ask-choose_die = Which result do you take?
ask-reinforce_one = Which unit becomes a Pack?
ask-flip_one = Which Pack becomes a Few?
ask-next_of_team = Who of your team goes first?
ask-last_actions = The round ends: use your town once more?
ask-search_deck = Search { $cards }: { $deck }
    .help = Look at as many cards of the deck as the number says and keep one, or take the open card of the discard pile. [HM-906]
ask-pick_card = Which card do you keep?
ask-lay_aside = Which card goes to the discard pile first?
ask-discard_cards = { $cards ->
    [None] Discard any cards
   *[other] Discard cards: { $cards }
}
ask-drink_from_spring = Which card do you take back?
ask-put_back = Which card goes back first?
ask-ask_witch = The witch asks: forget an ability, or see a new one?
ask-take_or_leave = Take this ability?
ask-leave_or_sink = The top card is { $card }: leave it, or put it under the deck?
ask-spy_on = { $whose }, the top card is { $card }: leave it, or put it under the deck?
ask-muster = Recruit and reinforce as much as you like
ask-visit_post = Trading post: trade resources, or remove a card
ask-discard_down = Discard cards that you do not need
    .help = Nobody draws cards in this turn: the astrologers say so. [HM-402]
ask-draw_up = Draw cards; before that you may discard
    .help = You draw up to your hand limit, or stop earlier; cards that you choose are discarded first. [HM-402, HM-404]
ask-act = Your turn: move, build, recruit, play cards
    .help = Every step and every discovered tile costs a movement point; town actions are open once in a round. [HM-410, HM-501]
ask-take_stroll = A step to an empty field at the end of the turn?
ask-choose_benefit = What does the settlement give you?
prompt-meanwhile = { $seat } has the turn; you may use your town
prompt-meanwhile_combat = { $unit } act; you may play a card
done-discard_down = Keep the rest
done-place_units = To battle
done-card_window = Go on
done-command = End the activation
done-react = To battle
done-react_others = Let them fight
done-last_actions = End the round
done-muster = Enough
done-visit_post = Leave
done-choose_die = Take all
done-spoilt_dice = Take nothing
done-search_deck = Do not search
done-ask_defence = Let it go
done-ask_yield = Fight
done-rescue = Let it happen
done-rethrow_dice = Keep the roll
done-take_cover = Let the die count
done-rethrow_guard = Keep the defence roll
done-rethrow = Keep the roll
done-offer_truce = To battle
done-leave_or_sink = Leave it there
done-spy_on = Leave it there
done-swap_hand = Draw
prompt-gift = { $scenario }: what do you get at the start?
prompt-card = { $card }: { $question }
prompt-window = { $pair } (attack { $attack }, defence { $defense }): play cards, or go on
prompt-attack = { $pair }. { $question }
prompt-damage_now = As the dice lie the damage is { $damage }.
prompt-react = { $role ->
    [attacker] Before your battle with { $target }
    [attacker_guards] Before your battle with the guards
    [target] Before { $attacker } attacks you
    [other_guards] Before the battle of { $attacker } with guards
   *[other] Before the battle of { $attacker } with { $target }
}: use your town?
prompt-guards = You lead the guards against { $attacker }. { $question }
prompt-guards_help = In a battle with neutral units they are led by the enemy to the right of whoever fights them: this time by you. Your own army stays out of it. [HM-2006]
prompt-guard_acts = { $unit }: move and attack
prompt-guard_acts_help = Guards that can attack must; whom and from where is yours to choose. [HM-R-119]
prompt-over_limit = Hand limit { $limit }: you must discard { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
prompt-over_limit_help = At the start of your turn no more cards may be in your hand than your limit. [HM-403]
prompt-cover = { $unit }: discard a card, so that the attack die does not count?
prompt-cover_help = It is asked before the roll. The die would change the damage by −1, 0 or +1; without it and without further cards it is { $damage }.
prompt-level = Level { $level }
prompt-mission_won = Won: { $mission }. { $reason } What now?
prompt-mission_lost = Lost: { $mission }. { $reason } What now?
prompt-turn = { $question }: where shall “{ $field }” lie?

# -- the table

board-map = Map
board-combat = Combat
rail-left = Realms
rail-right = Army
panel-players = Players
panel-treasury = Treasury
panel-hero = Hero
panel-town = Town: { $faction }
panel-combat = This combat
panel-stars = Astrologers
panel-goal = Goal
panel-army = Army of { $seat }
row-you = { $hero } (you)
row-player = { $faction } · level { $level } · { $flags ->
    [one] { $flags } flag
   *[other] { $flags } flags
}
row-rival = { $faction } · { $flags ->
    [one] { $flags } flag
   *[other] { $flags } flags
} · { $units }
row-teammate = team { $team } · { $detail }
row-choosing = chooses a faction
row-out = out of the game
row-income = +{ $amount } every second round
row-level = Level
row-level_detail = { $calling }; hand { $hand }, expert effects left { $experts }
row-experience = Experience
row-experience_detail = { $left } more to level { $level }
row-moves = Movement
row-second = Second hero
row-morale = Morale
row-morale_detail = { $morale ->
    [1] good: draw or change cards, or reroll a die
    [-1] bad: one more costs your hand
   *[other] neutral
}
row-power = Power gathered
row-tiles = Tiles to lay
row-crowns = Tokens for abilities
row-crowns_detail = one turns an ability that you gain into its empowered card
row-homeless = Without a home
row-homeless_detail = { $left ->
    [one] out of the game at the end of this round without a town or settlement
   *[other] out of the game after { $left } rounds without a town or settlement
}
row-trophies = Trophies
row-rounds = Round
row-built = Built: { $buildings }
row-town_used = Used this round: { $tokens }
row-attack = { $attacker } attack { $target }
row-attack_detail = attack { $attack }, defence { $defense }
row-side = { $camp }: { $seat }
row-side_detail = spells this round: { $spells }
row-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
token-build = build
token-population = recruit
token-spell_book = spell
zone-hand = Hand
zone-deck = Deck
zone-discard = Discard pile
zone-in_play = Lasting cards
zone-army = Army
zone-town = To build: { $faction }
zone-dwelling = For hire
zone-looked = On offer
zone-of = { $zone }: { $seat }
state-built = built
state-acted = has acted
state-defending = defends
state-beaten = beaten
state-paralysed = paralysed
state-answered = has retaliated
state-moves = movement { $moves }
state-level = level { $level }
state-initiative = initiative { $initiative }
charm-attack = attack
charm-initiative = initiative
charm-health = health
charm-ward = no spells
charm-silence = no abilities
charm-flames = flames
charm-aim = aim
layer-name = layer: { $card }
choicegroup-map = Map
choicegroup-town = Town
choicegroup-cards = Cards
choicegroup-combat = Combat
choicegroup-other = Other
confirm-retreat = Retreat? The guards keep the field, and your hero goes back.
confirm-end_turn = { $moves ->
    [one] A movement point is left and will be lost.
   *[other] { $moves } movement points are left and will be lost.
} End the turn all the same?
confirm-surrender = Pay 10 gold and give the combat up?

# -- refusals

refusal-not_yet = Build { $building } first.
refusal-too_dear = It costs { $price }; you have { $purse }.
refusal-token_used = This town action was used in this round.
refusal-no_dwelling = Build a dwelling first: { $tier }.
refusal-no_citadel = Only a citadel lets you make Packs.
refusal-already_pack = This unit is a Pack already.
refusal-no_moves = This hero has no movement left.
refusal-impassable = Nobody can stop on this field.
refusal-thick_edge = A thick edge lies between your hero and this field: it cannot be crossed. Look for another way in.
refusal-field_taken = Your hero can pass this field, but not stop on it: another hero stands there.
refusal-no_use = None of its effects has a use now.
refusal-in_combat_only = It is played in combat.
refusal-needs_power = It needs { $power } power first.
refusal-no_die = It is played for a die that was just thrown.
refusal-power_unused = Power is for a card of your hand that does more with it; none does here.
refusal-no_experts = Your expert effects of this round are used up.
refusal-foreign_card = Only { $faction } can use this card.
refusal-spell_cast = Only one spell in a combat round.
refusal-out_of_reach = Out of reach.
refusal-go_beside = Not beside it yet: move to a space next to it first.
ware-spell = A spell
ware-hero = Second hero

# -- units of the other boxes

unit-gremlins = Gremlins
unit-gargoyles = Gargoyles
unit-iron_golems = Iron Golems
unit-magi = Magi
unit-genies = Genies
unit-nagas = Nagas
unit-titans = Titans
unit-centaurs = Centaurs
unit-dwarves = Dwarves
unit-elves = Elves
unit-pegasi = Pegasi
unit-dendroids = Dendroids
unit-unicorns = Unicorns
unit-gold_dragons = Gold Dragons
unit-faerie_dragons = Faerie Dragons
unit-gnolls = Gnolls
unit-lizardmen = Lizardmen
unit-dragon_flies = Dragon Flies
unit-basilisks = Basilisks
unit-gorgons = Gorgons
unit-wyverns = Wyverns
unit-hydras = Hydras
unit-rust_dragons = Rust Dragons
unit-familiars = Familiars
unit-magogs = Magogs
unit-cerberi = Cerberi
unit-demons = Demons
unit-pit_lords = Pit Lords
unit-efreet = Efreet
unit-arch_devils = Arch Devils
unit-goblins = Goblins
unit-wolf_raiders = Wolf Raiders
unit-orcs = Orcs
unit-ogres = Ogres
unit-thunderbirds = Thunderbirds
unit-cyclopes = Cyclopes
unit-behemoths = Behemoths
unit-air_elementals = Air Elementals
unit-earth_elementals = Earth Elementals
unit-fire_elementals = Fire Elementals
unit-water_elementals = Water Elementals
unit-sprites = Sprites
unit-storm_elementals = Storm Elementals
unit-ice_elementals = Ice Elementals
unit-energy_elementals = Energy Elementals
unit-magma_elementals = Magma Elementals
unit-magic_elementals = Magic Elementals
unit-phoenixes = Phoenixes
unit-oceanids = Oceanids
unit-seamen = Seamen
unit-sea_dogs = Sea Dogs
unit-ayssids = Ayssids
unit-sorceresses = Sorceresses
unit-nix = Nix
unit-haspids = Haspids
unit-leprechaun = Leprechauns
unit-satyrs = Satyrs
unit-fangarm = Fangarms
unit-steel_golems = Steel Golems

# -- traits of the other boxes

do-spell_armour-specialties = and specialties
do-elemental = defence does not reduce its damage
do-crush = its attack lowers the defence of the target by { $defense }{ $dice-count ->
    [3] { "" }
   *[other] { " " }if the die shows { $dice-signed }
}
do-crush-corrode = then the target has −{ $corrode } defence for the rest of the combat
do-wrath = +{ $attack } attack once it was turned from a Pack in this combat
do-poison = poisons its target: 1 damage in each of the next activations, { $cubes } in all
do-sap = its target has −{ $attack } attack in this combat round and the next
do-omen = after its attack roll { $rolls ->
    [1] a die, and on { $faces-signed }
   *[other] { $rolls } dice, and if both show { $faces-signed }
} { $fatal ->
    [true] the side of the target that is up is beaten
   *[false] { $damage ->
        [0] the target is paralysed
       *[other] the target takes { $damage } damage
    }
}
do-again = attacks again after the retaliation
do-rampage = if its attack has beaten the side of the target that was up, it attacks another adjacent enemy
do-scatter = { $damage } damage to another unit beside { $beside ->
    [itself] it
   *[target] a distant target
}
do-sweep = { $friends ->
    [true] attacks all adjacent units, friends too
   *[false] { $most ->
        [99] attacks all adjacent enemies
       *[other] attacks up to { $most } adjacent enemies
    }
}
do-purge = its attack ends the effects of the enemy's cards on the target
do-dread = whoever retaliates against it has −{ $attack } attack
do-plunder = +{ $gold } gold for a beaten unit, once in a combat
do-mind_lash = after its attack the enemy discards { $any ->
    [true] a card of their choice
   *[false] a card with power of their choice, or a random one
}{ $passive ->
    [true] { "" }, in retaliations too
   *[false] { "" }
}
do-wish = { $instead ->
    [true] instead of acting
   *[false] with its attack
}: discard { $cards } cards of your deck, take a spell among them
do-rally = instead of acting: another ground or flying unit of yours has +{ $attack } attack in this combat round and the next
do-enfeeble = instead of acting: an enemy unit has −{ $attack } attack in this combat round and the next
do-hurl = instead of acting: destroys a wall{ $tower ->
    [true] , the gate or the tower
   *[false] { " " }or the gate
}
do-raise_demons = instead of acting, once a unit of yours was beaten: a Few { $unit } comes beside it, or yours are reinforced
do-immune = { $schools-count ->
    [0] Magic Arrows { $damage ->
        [true] deal it no damage
       *[false] do nothing to it
    }
   *[other] spells of { $schools }{ $arrow ->
        [true] { " " }and Magic Arrows
       *[false] { "" }
    } { $damage ->
        [true] deal it no damage
       *[false] do nothing to it
    }
}
do-steadfast = unaffected by { $against ->
    [ongoing] lasting effects
    [ongoing_spells] lasting spells
   *[all_but_damage] spells and specialties, except their damage
}
do-lucky = when a spell or a specialty is aimed at it, roll a die: on { $faces-signed } it does nothing
do-aura = −{ $value } damage from spells for it and its neighbours
do-tough = at most { $most } damage by an attack
do-rebirth = once in a combat survives with 1 health
do-blink = moves to any free space
do-entangle = enemies that begin their activation beside it cannot move
do-muffle = enemy spells: −{ $power } power
do-toll = an enemy who casts a spell from the hand discards another card{ $power ->
    [true] { " " }with power
   *[false] { "" }
}
do-focus = +{ $power } power for your first spell ({ $schools-count ->
    [0] any
   *[other] { $schools }
}) in { $lasts ->
    [activation] its activation
   *[round] the round
}
do-bolt = when activated: { $damage } damage to an enemy unit, as by a spell
do-merry = once a turn you may roll a die: on { $faces-signed } morale +1

# -- heroes of the AI, and the campaign

event-rival_moved = { $hero } (AI): to { $to }
event-rival_flagged = { $hero } (AI) raises a flag: { $field }
event-rival_attacked = { $hero } (AI) attacks { $seat }: { $field }
event-rival_challenged = { $seat } attacks { $hero } (AI): { $field }
event-rival_beaten = { $seat } beats { $hero } (AI)
event-ai_card_drawn = { $hero } (AI): { $card }
event-ai_spell_cast = { $hero } (AI) casts { $card }
event-unit_shielded = { $fighter }: +{ $defense } defence against the next attack
event-mission_began = Mission: { $scenario }
event-mission_ended = { $scenario }: { $won ->
    [true] won
   *[false] lost
} ({ $reason ->
    [rounds_over] the rounds are over
    [town_lost] the town is lost
    [hero_beaten] the hero is beaten
   *[other] the goal
})
event-cards_kept = Cards for the next mission: { $cards }
event-timed_event_came = { $scenario }: what round { $round } brings
event-unit_poisoned = { $fighter } are poisoned: { $cubes }
event-unit_summoned = { $fighter } are summoned
event-unit_empowered = { $fighter }, attack: { $attack }
choice-lead_rival = The enemy hero goes: { $to }
choice-keep_card = Keep { $card }
choice-march_on = To the next mission
choice-try_again = Try the mission again
choice-end_campaign = End the campaign here
choice-use_ability = { $ability }: { $goal }
ask-keep_cards = Which cards does your hero keep? Left: { $left }
ask-ask_on = The mission is over: what now?
ask-throw_bolt = { $damage } damage: at whom?
ask-hurt_another = Who else takes damage?
ask-attack_another = Attack once more?
ask-sweep_on = Who else is attacked?
ask-lash = Discard a card with power, or a random one
ask-take_wish = Take a spell?
ask-shield_unit = Equal units: which one is shielded by { $value }?
ask-pay_toll = The spell costs another card{ $power ->
    [true] { " " }with power
   *[false] { "" }
}: which?
ask-place_by_rule = Equal units: which is placed first?
    .help = The AI acts by its rules; where they leave a choice, you make it. [HM-2811]
ask-lead_on = Equal ways: where does the enemy hero go?
done-lash = A random card
ai_card-ai_attack = Attack
ai_card-ai_fierce_attack = Fierce attack
ai_card-ai_defense = Defence
ai_card-ai_firm_defense = Firm defence
ai_card-ai_spell = Spell
ai_card-ai_strong_spell = Strong spell
ai_card-ai_skill = Skill
ai_card-ai_keen_skill = Keen skill
option-all_boxes = Cards of all boxes
menu-option-all_boxes = Spells, artifacts, events and tiles of every expansion are in use. Otherwise those of the core box and of the factions in play.
option-spoils_of_towns = Captured towns serve their captor
menu-option-spoils_of_towns = Harder: a captured town yields nothing to its owner, and whoever captured it uses its buildings.
goal-beat_rivals = beat all heroes of the AI.
goal-bring_grail = bring the Grail to your town.
goal-hold_out = hold out to the end.
goal-flag_mines = hold { $count } mines.
goal-progress = { $goal } ({ $now } of { $all })
goal-reach_level = reach level { $count }.
goal-gather_trophies = gather { $count } trophies.
scenario-miners_feud = The Miners' Feud
scenario-grail_road = The Road to the Grail
scenario-raiders_at_dawn = Raiders at Dawn
scenario-black_banner = The Black Banner
scenario-campaign = Campaign: The Dragon Throne
scenario-the_muster = I. The Muster
scenario-the_raider = II. The Raider
scenario-the_long_siege = III. The Long Siege
scenario-the_enemy_gate = IV. The Enemy's Gate
scenario-the_dragon_throne = V. The Dragon Throne
menu-scenario-miners_feud = clash: the first who holds enough mines wins
menu-scenario-grail_road = clash: bring the Grail home
menu-scenario-raiders_at_dawn = together: hold out against heroes of the AI
menu-scenario-black_banner = together: capture the town of a hero of the AI
menu-scenario-campaign = alone: five missions with one hero, whose best cards go from one to the next
story-miners_feud = Whoever owns the ore sets the price of every sword. Both of you have begun to count pits.
story-grail_road = Old stones point the way, if they are read in the right order. The Grail does not wait for slow readers.
story-raiders_at_dawn = Smoke on the ridge. They come every spring, but never so many, and never with a banner.
story-black_banner = A black banner hangs over the neighbour's town, and nobody there remembers who hung it. Go and take it down.
story-the_muster = No army marches on an empty stomach. First the mines, then the men, then the road.
story-the_raider = Somebody burns your outposts and leaves laughing. He does not know yet how far you can follow.
story-the_long_siege = The raider had a master. Bar the gate, count the arrows, and wait for the snow.
story-the_enemy_gate = The snow has come, and their wagons stand deep in it. Now it is your turn to knock.
story-the_dragon_throne = Behind the last gate the mountain breathes. What sits on the throne has heard you coming.
ending-campaign_left = The campaign ends here.
ending-campaign_won = The throne is yours: the campaign is won.
charm-might = attack
charm-armour = defence
charm-cover = defence against shots
charm-embers = embers
charm-clumsy = clumsy
charm-firm = never paralysed
charm-sure = no penalty
charm-daunt = daunts
charm-elemental = defence does not count
charm-forget = cannot attack
charm-spell_armour = guarded against spells
name-rival = { $hero } (AI)
rival-units = { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
rival-army = Army: { $units }.
rival-decks = In combat: { $cards } cards of the AI, one for each unit that acts, and { $spells } spells. [HM-2701, HM-2707]
rival-ways = It moves { $moves } fields after the players: to a hero on its tile, else to mines and settlements there, else to your town. Guards do not stop it. [HM-2604, HM-2605, HM-2606, HM-2609]
rival-no_level = It has no level, no resources and no town board. [HM-2617]
panel-rivals = Enemy heroes
state-poison = poison: { $cubes }
ending-rivals_beaten = All enemy heroes are beaten.
ending-grail_brought = The Grail is home.
ending-held_out = You have held out.
ending-mines_flagged = The mines are yours.
ending-level_reached = The hero has grown strong enough.
ending-trophies_gathered = Enough trophies are gathered.
ending-town_lost = A town is lost, and with it the game.
ending-hero_beaten = The hero is beaten.

# -- the expansions: factions and heroes

faction-rampart = Rampart
faction-tower = Tower
faction-fortress = Fortress
faction-inferno = Inferno
faction-stronghold = Stronghold
faction-conflux = Conflux
faction-cove = Cove
menu-role-rampart = elves and dragons of the woods: tough, hard to bewitch
menu-role-tower = golems, genies and titans: spells above all
menu-role-fortress = beasts of the swamps: strong defence, nasty bites
menu-role-inferno = demons and devils: they come where nobody expects them
menu-role-stronghold = orcs, ogres and behemoths: attack first, ask later
menu-role-conflux = elementals and phoenixes: four schools, one will
menu-role-cove = pirates and sea serpents: fast, sly and well paid
hero-adelaide = Adelaide
hero-adrienne = Adrienne
hero-astra = Astra
hero-bron = Bron
hero-casmetra = Casmetra
hero-cassiopeia = Cassiopeia
hero-clancy = Clancy
hero-deemer = Deemer
hero-dracon = Dracon
hero-erdamon = Erdamon
hero-fiona = Fiona
hero-gelu = Gelu
hero-gem = Gem
hero-gundula = Gundula
hero-iona = Iona
hero-jeddite = Jeddite
hero-jeremy = Jeremy
hero-josephine = Josephine
hero-lord_haart_castle = Lord Haart
hero-lorelei = Lorelei
hero-mephala = Mephala
hero-monere = Monere
hero-rashka = Rashka
hero-sephinroth = Sephinroth
hero-septienna = Septienna
hero-shiva = Shiva
hero-solmyr = Solmyr
hero-tarnum_stronghold = Tarnum
hero-vidomina = Vidomina
hero-wystan = Wystan
hero-xyron = Xyron
hero-yog = Yog
calling-ranger = Ranger
calling-druid = Druid
calling-alchemist = Alchemist
calling-wizard = Wizard
calling-beastmaster = Beastmaster
calling-witch = Witch
calling-demoniac = Demoniac
calling-heretic = Heretic
calling-barbarian = Barbarian
calling-battle_mage = Battle Mage
calling-planeswalker = Planeswalker
calling-captain = Captain
calling-navigator = Navigator

# -- the expansions: units

# -- the expansions: cards

card-empowered_attack = Empowered Attack
card-empowered_defense = Empowered Defence
card-empowered_power = Empowered Power
card-empowered_knowledge = Empowered Knowledge
card-ammo_cart = Ammo Cart
card-ballista = Ballista
card-first_aid_tent = First Aid Tent
card-cannon = Cannon
card-catapult = Catapult
card-air_magic = Air Magic
card-earth_magic = Earth Magic
card-fire_magic = Fire Magic
card-water_magic = Water Magic
card-basic_air_magic = Basic Air Magic
card-basic_earth_magic = Basic Earth Magic
card-basic_fire_magic = Basic Fire Magic
card-basic_water_magic = Basic Water Magic
card-ballistics = Ballistics
card-eagle_eye = Eagle Eye
card-first_aid = First Aid
card-pathfinding = Pathfinding
card-scholar = Scholar
card-scouting = Scouting
card-air_shield = Air Shield
card-dimension_door = Dimension Door
card-dispel = Dispel
card-earthquake = Earthquake
card-fly = Fly
card-forgetfulness = Forgetfulness
card-frenzy = Frenzy
card-frost_ring = Frost Ring
card-implosion = Implosion
card-inferno = Inferno
card-precision = Precision
card-protection_from_air = Protection from Air
card-protection_from_earth = Protection from Earth
card-protection_from_fire = Protection from Fire
card-protection_from_water = Protection from Water
card-remove_obstacle = Remove Obstacle
card-shield = Shield
card-summon_air_elemental = Summon Air Elemental
card-summon_earth_elemental = Summon Earth Elemental
card-summon_fire_elemental = Summon Fire Elemental
card-summon_water_elemental = Summon Water Elemental
card-view_air = View Air
card-ambassadors_sash = Ambassador's Sash
card-arms_of_legion = Arms of Legion
card-boots_of_speed = Boots of Speed
card-cape_of_velocity = Cape of Velocity
card-celestial_necklace_of_bliss = Celestial Necklace of Bliss
card-crown_of_dragontooth = Crown of Dragontooth
card-diplomats_ring = Diplomat's Ring
card-endless_purse_of_gold = Endless Purse of Gold
card-equestrians_gloves = Equestrian's Gloves
card-eversmoking_ring_of_sulfur = Eversmoking Ring of Sulfur
card-glyph_of_gallantry = Glyph of Gallantry
card-helm_of_heavenly_enlightenment = Helm of Heavenly Enlightenment
card-inexhaustible_cart_of_ore = Inexhaustible Cart of Ore
card-lions_shield_of_courage = Lion's Shield of Courage
card-pendant_of_second_sight = Pendant of Second Sight
card-quiet_eye_of_the_dragon = Quiet Eye of the Dragon
card-scales_of_the_greater_basilisk = Scales of the Greater Basilisk
card-shield_of_the_damned = Shield of the Damned
card-skull_helmet = Skull Helmet
card-surcoat_of_counterpoise = Surcoat of Counterpoise
card-sword_of_hellfire = Sword of Hellfire
card-tome_of_air = Tome of Air
card-tome_of_earth = Tome of Earth
card-tome_of_fire = Tome of Fire
card-tome_of_water = Tome of Water
card-torso_of_legion = Torso of Legion

# -- the expansions: astrologers

card-big_cleanup = Big Cleanup
card-blue_sky = Blue Sky
card-dancing_imp = Dancing Imp
card-destruction = Destruction
card-mages = Mages
card-pirates = Pirates
card-plane_between_planes = Plane Between Planes
card-restart = Restart
card-scorched_ground = Scorched Ground
card-society = Society
card-spells = Spells
starrule-change_hands = everybody discards the hand and draws as many cards
starrule-air_and_water = spells of Air and Water have +1 power
starrule-earth_and_fire = spells of Earth and Fire have +1 power
starrule-drop_permanents = permanent cards in play are removed for 5 gold each
starrule-free_spells = the spell of the round is free and needs no Mage Guild
starrule-wide_search = a search of the spells looks at 4 cards
starrule-prize_dice = guards that are beaten leave a resource die

# -- the expansions: buildings

building-rampart_city_hall = City Hall
building-rampart_citadel = Citadel
building-rampart_mage_guild = Mage Guild
building-housing_estate = Housing Estate
building-spring_upon_arches = Spring upon Arches
building-cliff_behind_the_glade = Cliff behind the Glade
building-mystic_pond = Mystic Pond
building-saplings = Saplings
building-tower_city_hall = City Hall
building-tower_citadel = Citadel
building-tower_mage_guild = Mage Guild
building-alchemical_workshop = Alchemical Workshop
building-enchanted_towers = Enchanted Towers
building-golden_temples = Golden Temples
building-artifact_merchants = Artifact Merchants
building-wall_of_knowledge = Wall of Knowledge
building-fortress_city_hall = City Hall
building-fortress_citadel = Citadel
building-fortress_mage_guild = Mage Guild
building-den = Den
building-swamp_lairs = Swamp Lairs
building-nest_upon_the_pond = Nest upon the Pond
building-blood_obelisk = Blood Obelisk
building-cage_of_warlords = Cage of Warlords
building-inferno_city_hall = City Hall
building-inferno_citadel = Citadel
building-inferno_mage_guild = Mage Guild
building-crucible_of_sins = Crucible of Sins
building-gates_of_abyss = Gates of Abyss
building-hellfire_palace = Hellfire Palace
building-castle_gate = Castle Gate
building-brimstone_stormclouds = Brimstone Stormclouds
building-stronghold_city_hall = City Hall
building-stronghold_citadel = Citadel
building-stronghold_mage_guild = Mage Guild
building-barracks_tower = Barracks Tower
building-fort_under_the_nest = Fort under the Nest
building-mountain_caves = Mountain Caves
building-hall_of_valhalla = Hall of Valhalla
building-freelancers_guild = Freelancer's Guild
building-conflux_city_hall = City Hall
building-conflux_citadel = Citadel
building-conflux_mage_guild = Mage Guild
building-altars_of_air_and_water = Altars of Air and Water
building-altars_of_fire_and_earth = Altars of Fire and Earth
building-magical_pyre = Magical Pyre
building-magic_university = Magic University
building-garden_of_life = Garden of Life
building-cove_city_hall = City Hall
building-cove_citadel = Citadel
building-cove_mage_guild = Mage Guild
building-bay = Bay
building-nests_towering_the_seas = Nests Towering the Seas
building-redoubled_vortex = Redoubled Vortex
building-thieves_guild = Thieves' Guild
building-pub = Pub
buildingrule-artifact_merchants = once a turn: remove an artifact for 2 gold, or pay 7 gold to search the artifacts
buildingrule-wall_of_knowledge = in astrologers' rounds: take Knowledge or Power from your discard pile
buildingrule-saplings = in astrologers' rounds: a bronze or silver Few becomes a Pack for half the gold
buildingrule-cage_of_warlords = a cube now and with every income, at most 2; in an attack each gives +1 attack or +1 defence
buildingrule-brimstone_stormclouds = a cube now and in astrologers' rounds, at most 3; in combat one gives a spell +1 power
buildingrule-hall_of_valhalla = once a round: +1 attack for one attack of your main hero's army
buildingrule-freelancers_guild = every victory over guards: +1 gold; materials and valuables count as gold for units
buildingrule-castle_gate = once a turn: 3 gold and an enemy discards a card, or a hero goes from one home to another
buildingrule-magic_university = once a turn: instead of a search take the first spell of a school
buildingrule-garden_of_life = once a turn: Sprites are recruited or reinforced for free
buildingrule-thieves_guild = once a turn: of the top two cards of a deck one goes to the discard pile
buildingrule-pub = once in an astrologers' round: a reinforcement costs 3 gold less
buildingrule-cove_city_hall = in astrologers' rounds: 4 gold, or remove an artifact for experience

# -- the expansions: the map

location-library = Library
location-black_market = Black Market
location-tavern = Tavern
location-university = University
location-market_of_time = Market of Time
location-hill_fort = Hill Fort
location-prison = Prison
location-war_machine_factory = War Machine Factory
location-scholar = Scholar
location-star_axis = Star Axis
location-random_town = Stray Town
location-faerie_ring = Faerie Ring
location-elemental_conflux = Elemental Conflux
location-grave = Grave
kind-machine = War machine

# -- heroes of the AI, the campaign, scenarios

feat-rally = encourage
feat-enfeeble = weaken
feat-hurl = destroy
feat-wish = make a wish
feat-raise = raise demons

# -- the expansions: specialties

card-adelaide_1 = Adelaide: Frost Ring I
card-adelaide_4 = Adelaide: Frost Ring IV
card-adelaide_6 = Adelaide: Frost Ring VI
card-adrienne_1 = Adrienne: Fire Magic I
card-adrienne_4 = Adrienne: Fire Magic IV
card-adrienne_6 = Adrienne: Fire Magic VI
card-astra_1 = Astra: Cure I
card-astra_4 = Astra: Cure IV
card-astra_6 = Astra: Cure VI
card-bron_1 = Bron: Basilisks I
card-bron_4 = Bron: Basilisks IV
card-bron_6 = Bron: Basilisks VI
card-casmetra_1 = Casmetra: Sorceresses I
card-casmetra_4 = Casmetra: Sorceresses IV
card-casmetra_6 = Casmetra: Sorceresses VI
card-cassiopeia_1 = Cassiopeia: Oceanids I
card-cassiopeia_4 = Cassiopeia: Oceanids IV
card-cassiopeia_6 = Cassiopeia: Oceanids VI
card-clancy_1 = Clancy: Unicorns I
card-clancy_4 = Clancy: Unicorns IV
card-clancy_6 = Clancy: Unicorns VI
card-deemer_1 = Deemer: Meteor Shower I
card-deemer_4 = Deemer: Meteor Shower IV
card-deemer_6 = Deemer: Meteor Shower VI
card-dracon_1 = Dracon: Enchanters I
card-dracon_4 = Dracon: Enchanters IV
card-dracon_6 = Dracon: Enchanters VI
card-erdamon_1 = Erdamon: Magma I
card-erdamon_4 = Erdamon: Magma IV
card-erdamon_6 = Erdamon: Magma VI
card-fiona_1 = Fiona: Cerberi I
card-fiona_4 = Fiona: Cerberi IV
card-fiona_6 = Fiona: Cerberi VI
card-gelu_1 = Gelu: Sharpshooters I
card-gelu_4 = Gelu: Sharpshooters IV
card-gelu_6 = Gelu: Sharpshooters VI
card-gem_1 = Gem: First Aid I
card-gem_4 = Gem: First Aid IV
card-gem_6 = Gem: First Aid VI
card-gundula_1 = Gundula: Slow I
card-gundula_4 = Gundula: Slow IV
card-gundula_6 = Gundula: Slow VI
card-iona_1 = Iona: Genies I
card-iona_4 = Iona: Genies IV
card-iona_6 = Iona: Genies VI
card-jeddite_1 = Jeddite: Mystery I
card-jeddite_4 = Jeddite: Mystery IV
card-jeddite_6 = Jeddite: Mystery VI
card-jeremy_1 = Jeremy: Cannon I
card-jeremy_4 = Jeremy: Cannon IV
card-jeremy_6 = Jeremy: Cannon VI
card-josephine_1 = Josephine: Golems I
card-josephine_4 = Josephine: Golems IV
card-josephine_6 = Josephine: Golems VI
card-lord_haart_castle_1 = Lord Haart: Estates I
card-lord_haart_castle_4 = Lord Haart: Estates IV
card-lord_haart_castle_6 = Lord Haart: Estates VI
card-lorelei_1 = Lorelei: Harpies I
card-lorelei_4 = Lorelei: Harpies IV
card-lorelei_6 = Lorelei: Harpies VI
card-mephala_1 = Mephala: Armorer I
card-mephala_4 = Mephala: Armorer IV
card-mephala_6 = Mephala: Armorer VI
card-monere_1 = Monere: Magic Elementals I
card-monere_4 = Monere: Magic Elementals IV
card-monere_6 = Monere: Magic Elementals VI
card-rashka_1 = Rashka: Efreet I
card-rashka_4 = Rashka: Efreet IV
card-rashka_6 = Rashka: Efreet VI
card-sephinroth_1 = Sephinroth: Valuables I
card-sephinroth_4 = Sephinroth: Valuables IV
card-sephinroth_6 = Sephinroth: Valuables VI
card-septienna_1 = Septienna: Death Ripple I
card-septienna_4 = Septienna: Death Ripple IV
card-septienna_6 = Septienna: Death Ripple VI
card-shiva_1 = Shiva: Thunderbirds I
card-shiva_4 = Shiva: Thunderbirds IV
card-shiva_6 = Shiva: Thunderbirds VI
card-solmyr_1 = Solmyr: Chain Lightning I
card-solmyr_4 = Solmyr: Chain Lightning IV
card-solmyr_6 = Solmyr: Chain Lightning VI
card-tarnum_stronghold_1 = Tarnum: Offense I
card-tarnum_stronghold_4 = Tarnum: Offense IV
card-tarnum_stronghold_6 = Tarnum: Offense VI
card-vidomina_1 = Vidomina: Necromancy I
card-vidomina_4 = Vidomina: Necromancy IV
card-vidomina_6 = Vidomina: Necromancy VI
card-wystan_1 = Wystan: Lizardmen I
card-wystan_4 = Wystan: Lizardmen IV
card-wystan_6 = Wystan: Lizardmen VI
card-xyron_1 = Xyron: Inferno I
card-xyron_4 = Xyron: Inferno IV
card-xyron_6 = Xyron: Inferno VI
card-yog_1 = Yog: Cyclopes I
card-yog_4 = Yog: Cyclopes IV
card-yog_6 = Yog: Cyclopes VI

# -- the expansions: effects

do-recover = take { $cards ->
    [one] a card
   *[other] { $cards } cards
} of your discard pile{ $kinds-count ->
    [0] { "" }
   *[other] { " " }({ $kinds })
}{ $names-count ->
    [0] { "" }
   *[other] { " " }({ $names })
}
do-rummage = take one of the top { $cards } cards, then shuffle your discard pile in
do-pluck = discard the top { $cards } cards, take one of them
do-winnow = draw cards: { $cards }; keep spells and specialties
do-reshuffle = shuffle your discard pile into the deck
do-expertise = one more expert effect this round
do-reveal = the first { $grade-id ->
    [basic] basic{ " " }
    [expert] expert{ " " }
   *[other] { "" }
}spell{ $school-count ->
    [0] { "" }
   *[other] { " " }of { $school }
} in the spell deck goes to your hand or is discarded
do-reforge = remove a card ({ $kinds }) for a search of { $cards } in its deck
do-banish = remove { $must ->
    [true] { $more ->
        [true] { $cards } or more cards
       *[false] { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }
    }
   *[false] { $cards ->
        [one] a card
       *[other] up to { $cards } cards
    }
} from your hand{ $discarded ->
    [true] { " " }or discard pile
   *[false] { "" }
}{ $kinds-count ->
    [0] { "" }
   *[other] { " " }({ $kinds })
}
do-leap = your main hero goes to a field up to { $fields } away, over everything between
do-promote = a Pack of { $unit } becomes { $into }
do-take_machine = take { $machine } { $gold ->
    [0] for nothing
   *[other] for { $gold } gold
}
do-search_pile = take one of the top { $cards } discarded cards: { $deck }
do-swap_statistic = replace up to { $times } statistic cards for { $gold } gold each
do-buy_artifact = buy one of the top four discarded artifacts
do-hire_here = hire a second hero here for { $gold } gold; an enemy discards a card
do-free_hero = a second hero joins you, or +{ $gold } gold
do-sell_time = remove a card of your hand to search 2 in a deck of your choice
do-ask_scholar = roll an attack die: on +1 take a statistic card or remove one, on 0 take one of two abilities, on −1 one of two spells
do-empower = replace { $cards ->
    [1] a statistic card
   *[other] up to { $cards } different statistic cards
} of your hand{ $discarded ->
    [true] { " " }or discard pile
   *[false] { "" }
} by { $cards ->
    [1] the empowered card of its kind
   *[other] the empowered cards of their kinds
}{ $laid ->
    [true] , which go on your discard pile
   *[false] { "" }
}
do-buy_machine = { $price ->
    [factory] buy a war machine at the price of the factory
    [free] take a war machine for nothing
   *[post] buy a war machine at the price of a trading post
}
do-hire_elementals = the first elementals of the neutral deck of each of your dwellings are shown; one may be recruited for its price
do-enshrine = remove an artifact: +{ $points } experience
do-duel = +{ $value } attack, double if its initiative is { $when ->
    [lower] lower
   *[higher] higher
} than the target's
do-wound = your unit takes { $value } damage
do-rend = defence does not count against: { $tiers }
do-snipe = a ranged unit: +{ $attack } attack and no combat penalty against a target that is not adjacent
do-parry = +{ $value } defence against ground and flying units
do-mass = all own units ({ $types }): { $stat ->
    [initiative] initiative +{ $value }
    [attack] attack +{ $value }
    [sure] no combat penalty
   *[defense] defence +{ $value }
}
do-smite = { $value } damage to all enemy units: { $tiers }
do-burst = { $dice ->
    [0] { $value } damage
    [1] roll an attack die: 1 damage for +1
   *[other] roll { $dice } attack dice: 1 damage for each +1
} to { $most ->
    [2] two units
   *[other] all units
} beside a space{ $center ->
    [true] { " " }and on it
   *[false] { "" }
}
do-forget = an enemy unit ({ $tiers }; { $types }) cannot attack in its next activation
do-dispel = { $last ->
    [true] the last effect of a card on a unit{ $tiers-count ->
        [4] { "" }
       *[other] { " " }({ $tiers })
    } ends, that of the enemy first
   *[false] all effects of cards on a unit{ $tiers-count ->
        [4] { "" }
       *[other] { " " }({ $tiers })
    } and its space end, or the tokens on a free space
}{ $paralysis ->
    [true] , and its paralysis
   *[false] { "" }
}
do-breach = destroy { $tower ->
    [true] the arrow tower
   *[false] { $walls ->
        [1] { $fields ->
            [true] a wall, the gate or a force field
           *[false] a wall or the gate
        }
        [4] all walls and the gate
       *[other] { $walls } walls { $fields ->
            [true] (the gate and force fields count as walls)
           *[false] (the gate counts as one)
        }
    }
}
do-breach-damage = { $damage } damage to units beside them
do-summon = summon { $unit } ({ $aspect ->
    [few] Few
    [pack] Pack
   *[neutral] neutral
}) for this combat
do-kindle = { $doubles ->
    [true] twice the power
   *[false] { $power ->
        [9] as much power as you like
       *[other] +{ $power } power
    }
} for { $lasting ->
    [true] your spells{ $schools-count ->
        [0] { "" }
       *[other] { " " }of { $schools }
    } in this combat
   *[false] your next spell{ $schools-count ->
        [0] { "" }
       *[other] { " " }of { $schools }
    }
}
do-tend = your first aid tent heals { $times } times as much
do-tend-lasting = in this combat
do-fire = your { $machine } shoots once more
do-widen = before a search: look at { $cards } cards
do-attune = +{ $power } power for { $schools-count ->
    [0] all your spells
   *[other] your spells of { $schools }
}
do-seek = a spell search may find the first of: { $school }
do-tithe = with every income
do-tithe-materials = +{ $materials ->
    [one] { $materials } material
   *[other] { $materials } materials
}
do-tithe-valuables = +{ $valuables ->
    [one] { $valuables } valuable
   *[other] { $valuables } valuables
}
do-machine = { $does ->
    [ammo_cart] your ranged units have no combat penalty and +2 initiative
    [ballista] at the start of each combat round: 1 damage to the slowest enemy unit
    [first_aid_tent] once in each combat round: heal 1 damage of a unit of yours
    [cannon] at the start of a combat round, for an expert effect: 2 damage to an enemy unit
   *[catapult] at the start of a combat round, for 1 material: 1 damage on two adjacent spaces, to walls and the gate too
}

# -- the expansions: traits of units

# -- the expansions: events

event-statistic_taken = { $seat } takes { $card }
event-machine_bought = { $seat } buys { $card }
event-machine_fired = { $seat } uses { $card }
event-cubes_grown = { $building } of { $seat }, cubes: { $cubes }

# -- the expansions: choices

choice-buy_card = Buy { $card }
choice-buy_war_machine = Buy { $card }
choice-pick_deck = Search: { $deck }
choice-take_statistic = Take { $card }
choice-replace_card = { $old } becomes { $new }

# -- effects of the other boxes

choice-drop_permanent = Put { $card } away
choice-seek_spell = Take the first spell: { $school }
choice-leap_to = Leap: { $to }
choice-cheer = Roll for morale
choice-use_machine = Use the war machine: { $goal }
choice-use_token = { $building }: { $use ->
    [attack] attack
    [defense] defence
   *[power] power
}
choice-use_gate = { $pawn-id ->
    [second] Second hero:{ " " }
   *[main] { "" }
}Through the gate: { $to }

# -- the expansions: questions

ask-shoot = Where does your war machine shoot?
ask-tend_unit = Whom does the tent heal?
ask-tear_down = Which wall is destroyed? Left: { $walls }
ask-pick_space = choose a space
ask-case_deck = Which deck do the thieves look at?
ask-drop_one = Which card goes to the discard pile?
ask-offer_artifact = Remove an artifact for experience?
ask-take_statistic_card = Which statistic card do you take?
ask-swap_statistics = Replace a statistic card for { $gold } gold?
ask-empower_one = Which statistic card is empowered?
ask-visit_market = Buy an artifact?
ask-visit_tavern = Hire a second hero here for { $gold } gold?
ask-gossip = Who discards a random card?
ask-sell_card = Remove a card to search a deck?
ask-name_deck = Which deck do you search?
ask-scan_pile = Which of the top { $cards } cards do you take ({ $deck })?
ask-visit_factory = Buy a war machine?
ask-take_back = Which card do you take back?
ask-take_revealed = { $card } was found: take it? ({ $deck })
ask-reforge_card = Remove a card for a search of its deck?
ask-banish_cards = Remove cards from the game
scenario-two_banners = Two Banners
scenario-three_crowns = Three Crowns
scenario-heart_of_the_land = The Heart of the Land
menu-scenario-two_banners = two teams: capture an enemy's town
menu-scenario-three_crowns = three teams of two: capture an enemy's town
menu-scenario-heart_of_the_land = two teams: flag the Dragon Utopia
story-two_banners = The houses shared one roof until the roof was divided. Half of them carry the red banner, half the white.
story-three_crowns = Three crowns lay in one chest, and six hands reached into it. Now every crown has two heads.
story-heart_of_the_land = Whoever holds the heart of the land holds the land. Friends have agreed on that; so have their enemies.
scenario-wild_glade = The Wild Glade
scenario-wild_county = The Wild County
scenario-wild_kingdom = The Wild Kingdom
menu-scenario-wild_glade = clash on a small map of chance
menu-scenario-wild_county = clash on a middling map of chance
menu-scenario-wild_kingdom = clash on a large map of chance
story-wild_glade = The surveyor was drunk, and nobody has come back to complain. See for yourselves.
story-wild_county = No two travellers describe this county alike. One of them may even have been there.
story-wild_kingdom = The kingdom is large, the roads are rumours, and the neighbours are closer than they look.
card-event_library = Event: Library of Enlightenment
card-event_shrine = Event: Shrine of Magic Thought
card-event_merchant = Event: Artifact Merchant
card-event_stables = Event: Stables
event-tiding_came = { $seat } reads: { $card }
event-wares_shown = For sale: { $cards }
event-resource_thrown = { $seat } rolls for the stray town: { $total }
event-lord_chosen = { $faction } hold the town: { $field }
choice-pay_valuables = Buy { $card } for valuables
choice-roll_instead = Roll a resource die instead
choice-pick_faction = The town belongs to: { $faction }
ask-haggle = Cards are for sale: buy one?
ask-choose_lord = Whose town is it?
ask-hold_town = Which bronze unit defends the town?
hero-ingham = Ingham
card-ingham_1 = Ingham: Zealots I
card-ingham_4 = Ingham: Zealots IV
card-ingham_6 = Ingham: Zealots VI
hero-moandor = Moandor
card-moandor_1 = Moandor: Liches I
card-moandor_4 = Moandor: Liches IV
card-moandor_6 = Moandor: Liches VI
hero-pasis = Pasis
card-pasis_1 = Pasis: Elementals I
card-pasis_4 = Pasis: Elementals IV
card-pasis_6 = Pasis: Elementals VI
hero-tarnum_dungeon = Tarnum (Dungeon)
card-tarnum_dungeon_1 = Tarnum (Dungeon): Dragons I
card-tarnum_dungeon_4 = Tarnum (Dungeon): Dragons IV
card-tarnum_dungeon_6 = Tarnum (Dungeon): Dragons VI
hero-tarnum_fortress = Tarnum (Fortress)
card-tarnum_fortress_1 = Tarnum (Fortress): Basilisks I
card-tarnum_fortress_4 = Tarnum (Fortress): Basilisks IV
card-tarnum_fortress_6 = Tarnum (Fortress): Basilisks VI
hero-tazar = Tazar
card-tazar_1 = Tazar: War Hero I
card-tazar_4 = Tazar: War Hero IV
card-tazar_6 = Tazar: War Hero VI
hero-lord_haart_necropolis = Lord Haart (Necropolis)
card-lord_haart_necropolis_1 = Lord Haart (Necropolis): Dread Knights I
card-lord_haart_necropolis_4 = Lord Haart (Necropolis): Dread Knights IV
card-lord_haart_necropolis_6 = Lord Haart (Necropolis): Dread Knights VI
hero-cyra = Cyra
card-cyra_1 = Cyra: Haste I
card-cyra_4 = Cyra: Haste IV
card-cyra_6 = Cyra: Haste VI
hero-ash = Ash
card-ash_1 = Ash: Bloodlust I
card-ash_4 = Ash: Bloodlust IV
card-ash_6 = Ash: Bloodlust VI
hero-gerwulf = Gerwulf
card-gerwulf_1 = Gerwulf: Ballista I
card-gerwulf_4 = Gerwulf: Ballista IV
card-gerwulf_6 = Gerwulf: Ballista VI
hero-tarnum_castle = Tarnum (Castle)
card-tarnum_castle_1 = Tarnum (Castle): Ballista I
card-tarnum_castle_4 = Tarnum (Castle): Ballista IV
card-tarnum_castle_6 = Tarnum (Castle): Ballista VI
hero-torosar = Torosar
card-torosar_1 = Torosar: Ballista I
card-torosar_4 = Torosar: Ballista IV
card-torosar_6 = Torosar: Ballista VI
hero-miriam = Miriam
card-miriam_1 = Miriam: Scouting I
card-miriam_4 = Miriam: Scouting IV
card-miriam_6 = Miriam: Scouting VI
hero-zilare = Zilare
card-zilare_1 = Zilare: Forgetfulness I
card-zilare_4 = Zilare: Forgetfulness IV
card-zilare_6 = Zilare: Forgetfulness VI
hero-zydar = Zydar
card-zydar_1 = Zydar: Sorcery I
card-zydar_4 = Zydar: Sorcery IV
card-zydar_6 = Zydar: Sorcery VI
hero-ivor = Ivor
card-ivor_1 = Ivor: Elves I
card-ivor_4 = Ivor: Elves IV
card-ivor_6 = Ivor: Elves VI
hero-merist = Merist
card-merist_1 = Merist: Stone Skin I
card-merist_4 = Merist: Stone Skin IV
card-merist_6 = Merist: Stone Skin VI
hero-crag_hack = Crag Hack
card-crag_hack_1 = Crag Hack: Offense I
card-crag_hack_4 = Crag Hack: Offense IV
card-crag_hack_6 = Crag Hack: Offense VI
hero-tarnum_rampart = Tarnum (Rampart)
card-tarnum_rampart_1 = Tarnum (Rampart): Sharpshooters I
card-tarnum_rampart_4 = Tarnum (Rampart): Sharpshooters IV
card-tarnum_rampart_6 = Tarnum (Rampart): Sharpshooters VI
card-artillery = Artillery
card-interference = Interference
card-breastplate_of_brimstone = Breastplate of Brimstone
card-buckler_of_the_gnoll_king = Buckler of the Gnoll King
card-golden_bow = Golden Bow
card-greater_gnolls_flail = Greater Gnoll's Flail
card-orb_of_vulnerability = Orb of Vulnerability
card-mystic_orb_of_mana = Mystic Orb of Mana
card-orb_of_inhibition = Orb of Inhibition
card-ring_of_the_wayfarer = Ring of the Wayfarer
card-spellbinders_hat = Spellbinder's Hat
card-necklace_of_dragonteeth = Necklace of Dragonteeth
card-necklace_of_swiftness = Necklace of Swiftness
card-sandals_of_the_saint = Sandals of the Saint
card-plate_of_the_dying_light = Plate of the Dying Light
card-shamans_puppet = Shaman's Puppet
card-recanters_cloak = Recanter's Cloak
card-spirit_of_oppression = Spirit of Oppression
card-thunder_helmet = Thunder Helmet
card-orb_of_driving_rain = Orb of Driving Rain
card-orb_of_silt = Orb of Silt
card-orb_of_tempestuous_fire = Orb of Tempestuous Fire
card-orb_of_the_firmament = Orb of the Firmament
# -- more effects of cards

do-draw-bare = if your discard pile is empty
do-draw-owning = if you own { $owning }
do-bolster-favoured = double for { $favoured } units
do-bolster-types = only { $types } units
do-bolster-near = +{ $near } beside the attacker
do-bolster-answer = only against a retaliation
do-bolster-spells = also against the damage of a spell
do-rage-tires = it does not retaliate this round
do-rage-unanswered = nobody retaliates
do-burden = that unit { $stat ->
    [attack] attack
   *[defense] defence
} −{ $value } in this combat
do-fix_dice = all dice of { $whose ->
    [own] your attack
   *[any] an attack
} show { $face ->
    [-1] −1
    [0] 0
   *[1] +1
}
do-force = your unit's abilities count whatever the die shows
do-charm-only = only { $only }
do-charm-types = only { $types } units
do-cube = a mark of retaliation is put on or taken off: { $units }
do-hush = { $what ->
    [magic_damage] spells and specialties deal no damage
    [abilities] units have no abilities
    [wards] abilities of units against spells do not count
    [weak_spells] nobody casts spells without power
    [spells] nobody casts spells
   *[morale] nobody uses good morale or rolls attack dice again
}
do-allow = { $spells } more spell in { $lasting ->
    [true] every combat round
   *[false] this combat round
}
do-echo = { $lasting ->
    [true] after each of your spells
   *[false] after a spell
} draw cards: { $cards }
do-fuel = discard cards for +1 power each{ $cards ->
    [99] { "" }
   *[other] , at most { $cards }
}
do-entrench = all your units take defence tokens
do-entrench-better = they also help with a 0
do-column = { $value } damage to all units in a line of five
do-scrap = discard your { $machine }
do-battery = { $ballistas ->
    [0] your ballistas
   *[other] one more ballista serves you
}{ $aimed ->
    [true] { " " }hit whom you choose
   *[false] { "" }
}{ $now ->
    [true] , and all ballistas shoot now
   *[false] { "" }
}
do-salvo = when your ballista shoots: it hits { $times } times
do-fervour = in your attacks any card can be discarded for +{ $attack } attack
do-fervour-attack = each
play-opening = { $when ->
    [guards] at the start of a combat with guards
   *[any] at the start of a combat
}: { $text }
play-round = in this combat round: { $text }
charm-nimble = nimble
ask-burn_for_power = Discard cards for +1 power each
ask-shoot_more = The ballista has hit: play a card so that it hits again?
card-sorrow = Sorrow
card-slayer = Slayer
card-mirth = Mirth
card-fire_wall = Fire Wall
card-force_field = Force Field
card-sacrifice = Sacrifice
card-misfortune = Misfortune
card-view_earth = View Earth
hero-valeska = Valeska
card-valeska_1 = Valeska: Marksmen I
card-valeska_4 = Valeska: Marksmen IV
card-valeska_6 = Valeska: Marksmen VI
hero-dessa = Dessa
card-dessa_1 = Dessa: Logistics I
card-dessa_4 = Dessa: Logistics IV
card-dessa_6 = Dessa: Logistics VI
hero-octavia = Octavia
card-octavia_1 = Octavia: Gold I
card-octavia_4 = Octavia: Gold IV
card-octavia_6 = Octavia: Gold VI
hero-melodia = Melodia
card-melodia_1 = Melodia: Fortune I
card-melodia_4 = Melodia: Fortune IV
card-melodia_6 = Melodia: Fortune VI
hero-ciele = Ciele
card-ciele_1 = Ciele: Magic Arrow I
card-ciele_4 = Ciele: Magic Arrow IV
card-ciele_6 = Ciele: Magic Arrow VI
hero-luna = Luna
card-luna_1 = Luna: Fire Wall I
card-luna_4 = Luna: Fire Wall IV
card-luna_6 = Luna: Fire Wall VI
card-boots_of_polarity = Boots of Polarity
card-bowstring_of_the_unicorns_mane = Bowstring of the Unicorn's Mane
card-cards_of_prophecy = Cards of Prophecy
card-crest_of_valor = Crest of Valor
card-helm_of_the_alabaster_unicorn = Helm of the Alabaster Unicorn
card-pendant_of_courage = Pendant of Courage
card-learning = Learning
do-cancel-dice = if one of { $dice } dice shows +1
do-skip = an enemy unit skips its activation: { $tiers }
do-jinx = when an enemy unit attacks ({ $tiers }), { $what ->
    [die] its die does not count
   *[card] its best card does not count
}
do-slay_dice = against a gold unit: { $dice } dice, each +1 counts
do-mirth = your attack dice may be rolled again once each
do-mirth-activation = in this activation
do-transfer = damage of one of your units ({ $tiers }) goes to another
do-token = { $token ->
    [force_field] an obstacle on a free space: nobody stops there, only fliers cross it
   *[fire_wall] fire on a free space: { $damage } damage to whoever stops there{ $starts ->
        [true] { " " }or begins an activation there
       *[false] { "" }
    }, and to ground and ranged units that cross it
}
do-rouse = one of your units ({ $types }) is activated next
do-rouse-fresh = if it was not activated yet
do-rouse-favours = twice: { $favours }
do-cast_from = cast a spell of { $pile ->
    [own] your discard pile
   *[common] the top of the spells' discard pile
} in this activation, beyond the limit
do-cast_from-names = only { $names }
do-drop_die = after the roll of your unit ({ $types }): its lowest die does not count
do-set_die = after a roll outside combat: turn one die to { $dice ->
    [map] any face
   *[gold] the most gold
}
do-endure = a combat with guards goes on for a round without movement
do-proud = in this turn fields take no morale from you
do-repeat = after a search: search again
do-learn = when you reach a level: +{ $points } experience
do-seize = take over an enemy mine within { $fields } { $fields ->
    [one] field
   *[other] fields
} of your hero
do-bounty = in this turn fields give you one more die
boardtoken-force_field = Force field
boardtoken-fire_wall = Fire wall
event-token_laid = { $token } on { $space }
choice-seize_mine = Take { $field }
ask-seize_one = Which mine do you take over?
ask-move_damage = Who takes the damage?
ask-pick_roused = Which unit is activated next?
ask-sadden = { $fighter } are about to act: play a card so that they skip it?
ask-find_spell = Which spell can be cast now?
ask-leave_out = Play a card so that the lowest die does not count?
ask-pick_die = Which die do you turn?
ask-turn_die = What does the die show?
ask-search_again = Search once more?
ask-learn_more = You have reached a level: play a card for more experience?
calling-elementalist = Elementalist
play-next = in this combat round and the next: { $text }
card-stars_hero = Hero
card-plastic_tray = Plastic Tray
card-stars_rulebook = Rulebook
card-stars_sanctuary = Sanctuary of the Stars
card-wandering_merchant = Wandering Merchant
card-mcgiver = McGiver
card-judge_dread = Judge Dread
card-event_laboratory = Mage Laboratory
card-event_plea = The Villagers' Plea
starrule-sure_defence = units that defend have +1 defence without a roll
starrule-weaker_guards = guards are as weak as on the difficulty below
starrule-truce = heroes cannot attack each other
starrule-judge_guards = attackers may send all guards away once and draw others
stars-later = when the next round begins: { $effects }
ask-judge_guards = Send all guards away and draw others?
choice-keep_watch = Go on moving the guards
ask-offer_watch = You are out. Will you go on moving the guards that the others fight?
option-endless = No last round: the goal decides
menu-option-endless = The scenario goes on until somebody reaches its goal. Otherwise it ends after its last round.
standing-endless = Round { $round } · { $seat }
welcome-endless = { $story } Goal: { $goal } There is no last round.
row-round = Round { $round }
goal-cubes_count = { $goal } Cubes of all opponents do not win here, they count at the end.
about-town = whoever takes the town of an opponent gets one of his cubes
about-settlement = gives income of one resource of your choice, or reinforces a unit at once
about-sanctuary = nobody is attacked here
about-obelisk = the first visit of each player brings what the scenario says
about-dragon_utopia = whoever holds it has reached what some scenarios are about
about-random_town = held by a faction that nobody leads; gives income to whoever takes it
about-mine = gives income to whoever holds it
group-sea = sea tile
group-underground = tile under ground
location-flotsam = Flotsam
location-mermaid = Mermaids
location-derelict_ship = Derelict Ship
location-temple_of_the_sea = Temple of the Sea
location-sea_barrel = Sea Barrel
location-buoy = Buoy
location-shipwreck = Shipwreck
location-shipwreck_survivor = Shipwreck Survivor
location-sea_chest = Sea Chest
location-jetsam = Jetsam
location-spell_scroll = Spell Scroll
location-cyclops_stockpile = Cyclops Stockpile
do-gamble = roll an attack die
do-gamble-bright = +1: { $bright }
do-gamble-even = 0: { $even }
do-gamble-dark = −1: { $dark }
do-take_scroll = the top { $cards } spells become scrolls: cast each once without power
event-scrolls_taken = { $seat } takes scrolls: { $cards }
zone-scrolls = Scrolls
scenario-salt_and_stone = Salt and Stone
menu-scenario-salt_and_stone = clash: over the sea and under ground to an enemy's town
story-salt_and_stone = The old road lies under a bay now. Some wait for ships, others dig; whoever arrives first will not knock.
starrule-fair_wind = heroes who board a ship may go on
do-sail = your main hero goes on after boarding a ship
do-sail-moves = +{ $moves } movement
play-at_sea = on a sea tile: { $text }
card-water_walk = Water Walk
card-crown_of_the_five_seas = Crown of the Five Seas
card-royal_armor_of_nix = Royal Armor of Nix
card-shield_of_naval_glory = Shield of Naval Glory
card-trident_of_dominion = Trident of Dominion
card-stars_wind = Wind
do-trap = lay { $count } tokens face down on free spaces, half of them real: whoever stops on one { $token ->
    [land_mine] takes { $damage } damage
   *[quicksand] ends its activation
}
do-berserk = an enemy unit{ $tiers-count ->
    [4] { "" }
   *[other] { " " }({ $tiers })
} attacks whoever is nearest in its next activation, friend or foe
do-clone = a twin of a unit of yours{ $tiers-count ->
    [4] { "" }
   *[other] { " " }({ $tiers })
} appears beside it; any attack and any damage beat it, and it leaves with its original
do-mirror = a spell aimed at your unit hits another of your choice: { $tiers }
do-favour-times = { $times } times
do-favour-pick = choose which result counts
do-invoke = search 1 of the spell deck, { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
}; what you find you can cast at once, beyond the limit; each spell cast so goes on top of the spell deck or on its discard pile
choice-put_on_top = Put { $card } on top of its deck
ask-cast_found = Cast what you found?
ask-cast_found_on_map = Cast what you found?
ask-pick_link = Equally close: who is hit next?
ask-pick_hit = Which units are hit?
ask-place_used = On top of the spell deck, or on its discard pile?
do-glean = take or remove the top card: { $deck }
do-muster = { $unit } join you for { $gold } gold
do-scry = look at the top units of a neutral deck, discard any and put the others back in any order: { $cards }
choice-drop_unit = Discard { $unit }
choice-put_back_unit = Put back on the deck: { $unit }
choice-sink_unit = Put under the deck: { $unit }
choice-peek_at_units = Look at the top unit: { $tier }
choice-peek_at_player = Look at the top card of a player's deck: { $seat }
choice-pick_tier = Deck: { $tier }
ask-pick_neutrals = Which neutral deck do you look at?
ask-cull_neutrals = Discard any of these units
ask-return_units = Put the units back; the last one lies on top
ask-see_show = Show a unit of which deck?
ask-offer_goods = What do you offer the others?
ask-ask_for_goods = For { $given } ({ $count }): what do you want?
ask-answer_swap = { $by } gives { $given } ({ $count }) for { $wanted } ({ $price }): do you agree?
ask-draw_either = Draw a card, or take the top one of your discard pile? Left: { $cards }
done-offer_goods = Offer nothing
done-ask_for_goods = Offer nothing after all
done-answer_swap = Decline
done-see_show = No more units
ask-lay_traps = Lay a token on a free space
ask-place_clone = Where does the twin appear?
ask-reflect = Turn the spell aside?
ask-turn_aside = Which unit does the spell hit instead?
event-trap_sprung = { $fighter } step on a token: { $real ->
    [true] { $token }
   *[false] it was empty
}
boardtoken-land_mine = Land mine
boardtoken-quicksand = Quicksand
trap-real = { $token } (real)
charm-berserk = attacks the nearest
charm-air_ward = no spells of Air
card-berserk = Berserk
card-clone = Clone
card-fortune = Fortune
card-land_mine = Land Mine
card-magic_mirror = Magic Mirror
card-quicksand = Quicksand
card-visions = Visions
card-pendant_of_negativity = Pendant of Negativity
hero-tarnum_conflux = Tarnum (Conflux)
card-tarnum_conflux_1 = Tarnum (Conflux): Enchanters I
card-tarnum_conflux_4 = Tarnum (Conflux): Enchanters IV
card-tarnum_conflux_6 = Tarnum (Conflux): Enchanters VI
do-hire_neutrals = show up to { $cards } neutral units of any decks but the azure one and hire one, with a dwelling of its tier; the others are shuffled in
do-homecoming = a neutral unit of your faction may join you for nothing, with a dwelling of its tier
do-poach = show the top { $cards } units of a neutral deck, hire one or none; the others go on or under the deck
do-propose = propose one swap of a single resource to the other players
do-browse = buy one of { $cards } artifacts (3, 5 or 7 gold), or roll { $dice } resource dice and take one
do-retrain = { $fresh ->
    [true] draw { $more } cards, remove abilities and spells; for every two search 2: { $decks }; then a new hand
   *[false] discard any cards, draw up to { $more } above your limit, remove abilities and spells; for every two search 2: { $decks }
}
do-dismiss = your cheapest unit leaves you
do-roll_treasure-cursed = an artifact spoils all
do-option-faction = only { $faction }
choice-pick_tiding = { $card }
ask-choose_tiding = Which event comes to pass?
ask-browse_wares = Buy an artifact or roll the dice?
ask-unlearn = Remove abilities and spells: every two cards bring a search
ask-name_lesson = Which deck do you search?
ask-welcome_kin = Which unit of your faction joins you?
ask-pick_recruits = Units of which deck do you look at?
event-unit_dismissed = { $unit } leave { $seat }
starrule-better_machines = ballistas deal and tents heal one more, ammo carts let shooters roll a die again
starrule-two_tidings = of two events one is chosen
starrule-peddler = in this round each player may once buy a war machine in the own turn for 3 gold less than at a trading post
card-stars_ammo_cart = Week of the Ammo Cart
card-stars_circus = Charlie and His Circus
card-forty_thieves = Forty Thieves
card-unexpected_reinforcements = Unexpected Reinforcements
card-event_marketplace = Event: Marketplace
card-event_messenger = Event: Messenger with Supplies
card-event_crypt = Event: Crypt
card-event_swamp = Event: Cursed Swamp
card-event_thieves = Event: Den of Thieves
card-event_time = Event: Market of Time
card-event_schools = Event: Schools of Magic and War
card-event_garden = Event: Garden of Revelation
do-market = cards for sale ({ $deck })
do-market-each = { $each } for each player
do-market-cards = { $cards } in all
do-market-gold = { $gold } gold each
do-market-valuables = or { $valuables } valuables
do-market-graded = priced by their level
do-market-die = or roll a resource die instead
do-market-several = buy as many as you like, or instead the open card of the discard pile
do-market-shuffled = the buyer shuffles the card into the deck with the discard pile
do-auction = auction: { $cards } cards ({ $deck }) go one by one to the highest secret bid, { $most } gold at most; a tie sells nothing
do-glade = everybody lays a card face down, from the hand or the top of a deck; they are shuffled, then each takes one unseen or { $gold } gold
do-camp = everybody may show up to { $units } units of a neutral deck; then each may recruit one of all, with a dwelling of its tier
do-gaol = of two neutral units each player buys one or sends it away for { $gold } gold; the other is passed on
do-pot = { $dice } treasure and { $dice } resource dice are rolled into a pot; each rolls one of both and may take a die of the pot that shows the same
do-riddle = name a resource that { $dice } dice will not show: take one of the dice if you are right, else lose one; or roll a die and pay it to search { $cards } ({ $deck }); or leave
do-train = draw up to your hand limit, discard any cards; for every { $cards } empower a statistic card of hand or discard pile
do-reinforce-only = only { $only }
starrule-no_draw = nobody draws cards at the start of a turn
starrule-ground_charge = in the first combat that each player begins all ground units have +1 attack
starrule-offense = cards that give defence give as much attack instead
starrule-turn_tiles = everybody may turn a tile without heroes, none is turned twice
starrule-second_tries = a roll for a unit's ability that fails is made once more
starrule-elementals = elementals lie face up on the neutral decks and come back there when beaten
stars-brief = this round: { $rule }
card-stars_explorers = Explorers
card-stars_crag_hack = Crag Hack's Week
card-stars_offense = Week of Offense
card-disruption = Disruption
card-multilingual_bron = Multilingual Bron
card-stars_elementals = Elementals
card-event_auction = Event: A Shady Auction
card-event_forest = Event: Magical Forest
card-event_camp = Event: Mercenary Camp
card-event_leprechaun = Event: Mischievous Leprechaun
card-event_prison = Event: Prison
card-event_hermit = Event: Withered Hermit
choice-bid_gold = Bid { $gold } gold
choice-give_card = Lay down { $card }
choice-take_from_pool = Take a card unseen
choice-take_gold = Take { $gold } gold
choice-name_resource = No die will show: { $resource }
choice-pledge = { $resource }: { $count }
choice-accept_swap = Agree to the swap
choice-pick_tile = Turn this tile
event-bid_shown = { $seat } bids { $gold } gold
event-pool_filled = Cards that lie face down and shuffled: { $cards }
event-elementals_called = Elementals lie face up on their decks: { $units }
ask-bid = How much do you bid for { $card }?
ask-fill_pool = Which card do you lay down for all?
ask-draw_from_pool = Take an unknown card, or gold?
ask-fill_camp = Show a unit of which deck?
ask-hire_from_camp = Mercenaries offer their service: recruit one?
ask-open_gaol = Prisoners: whom do you show, buy or let go?
ask-match_die = Your dice match: take a die of the pot?
ask-ask_hermit = The hermit asks: which resource will the dice not show?
ask-lose_die = You were wrong: what do you lose?
ask-pay_die = Pay what the die shows for a search?
ask-pick_turned = Which tile do you turn?
done-ask_hermit = Leave
done-fill_camp = No more
label-lose = Lose: { $face }
label-deck_top = Top card of a deck: { $deck }
line-tiding = { $line }. { $text }.
location-whirlpool = Whirlpool
starrule-calm_whirlpools = whirlpools cost no unit and the hero chooses where to come up
card-stars_whirlpool = Week of the Whirlpool
ask-pass_through = Go on to another place?
done-pass_through = Stay here
do-travel = go to another field of this kind: { $to }
do-travel-toll = chance picks it, and you lose a unit of your choice
location-subterranean_gate = Subterranean Gate
location-monolith_two_way = Two-way Monolith
location-monolith_entrance = Monolith Entrance
location-monolith_exit = Monolith Exit
event-sign_laid = A token is laid: { $location }
location-bank_crypt = Crypt
location-bank_imp_cache = Imp Cache
location-bank_dwarven_treasury = Dwarven Treasury
location-bank_dragon_fly_hive = Dragon Fly Hive
location-bank_medusa_stores = Medusa Stores
location-bank_shipwreck = Shipwreck (bank)
location-bank_cyclops_stockpile = Cyclops Stockpile (bank)
location-bank_derelict_ship = Derelict Ship (bank)
location-bank_dragon_utopia = Dragon Utopia (bank)
location-bank_griffin_conservatory = Griffin Conservatory
location-bank_naga_bank = Naga Bank
location-bank_pyramid = Pyramid
aspect-bank = Bank card
aspect-stacked = Stacked
do-bulwark = always fights as if it had a defence token
do-stifle = enemies cast no spells
option-creature_banks = Creature banks
menu-option-creature_banks = Whoever discovers a tile may lay a bank on its impassable field: four defenders, then a reward.
choice-lay_bank = Lay a creature bank here
ask-offer_bank = Lay the token of a creature bank on the impassable field?
done-offer_bank = No bank
field-bank = Defenders of the bank: { $units }
bank-each = for every stacked defender: { $effects }
bank-search = a search of as many cards as defenders were stacked: { $deck }
stack-attack = Stacked: +1 attack
stack-defense = Stacked: +1 defence
stack-health = Stacked: +1 health
stack-initiative = Stacked: +2 initiative
do-enlist = a unit of the bank joins you: { $unit }, stacked if at least two defenders were
do-reforge-discarded = from the discard pile too
option-pandora_cards = Pandora's Box: cards
menu-option-pandora_cards = Whoever visits a Pandora's Box may draw a card of its deck instead of rolling dice.
option-empowered_abilities = Empowered abilities
menu-option-empowered_abilities = Whoever gains an ability may spend a token for its empowered card.
do-open_box = draw a card of Pandora's Box
do-cull = look at the top { $cards } cards ({ $deck }), discard { $most } at most and put the others back
do-enroll = of the top { $cards } neutral units ({ $tier }) one may join for half its price
do-wager = roll { $dice } treasure dice: if one shows an artifact, search { $cards } ({ $deck })
event-box_opened = { $seat } opens Pandora's Box: { $card }
card-box_lesson = Lesson of the Box
card-box_abilities = Box of Abilities
card-box_spells = Box of Spells
card-box_artifacts = Box of Artifacts
card-box_stars = Box of Stars
card-box_recruits = Box of Recruits
card-box_study = Studies from the Box
card-box_sorcery = Sorcery from the Box
card-box_hoard = Hoard of the Box
card-box_bargain = Bargain of the Box
card-box_riches = Riches of the Box
card-box_treasures = Treasures of the Box
card-box_march = March of the Box
card-box_wisdom = Wisdom of the Box
card-box_gifts = Gifts of the Box
card-box_trade = Trade of the Box
card-box_power = Power of the Box
card-box_shelf = Shelf of the Box
card-box_grasp = Grasp of the Box
card-box_income = Spring of the Box
done-drop_one = Keep the others
curio-times = up to { $times } times: { $text }
do-gnaw = at the end of each of your turns remove this card or lose morale
do-shelf = you may have { $cards } permanent cards in play, this one among them
do-grasp = hand limit +{ $cards }
do-windfall = roll a resource die: that income is one step greater while this card is in play
do-barter = one of your units ({ $gives }) becomes a Few or leaves you; then { $cards } neutral units of each tier are shown ({ $tiers }), and one of each may join you for nothing
ask-clear_shelf = There is no room for so many permanent cards. Which one do you discard?
ask-feed_box = Remove the card of the Box, or lose morale?
done-feed_box = Keep it and lose morale
ask-give_away = Which unit becomes a Few or leaves you?
ask-spend_crown = Exchange the ability { $card } for its empowered card?
    .help = That takes one of your tokens; the usual card leaves the game. [HM-3376]
done-spend_crown = Keep the token
card-empowered_air_magic = Empowered Air Magic
card-empowered_archery = Empowered Archery
card-empowered_armorer = Empowered Armorer
card-empowered_artillery = Empowered Artillery
card-empowered_ballistics = Empowered Ballistics
card-empowered_basic_air_magic = Empowered Basic Air Magic
card-empowered_basic_earth_magic = Empowered Basic Earth Magic
card-empowered_basic_fire_magic = Empowered Basic Fire Magic
card-empowered_basic_water_magic = Empowered Basic Water Magic
card-empowered_diplomacy = Empowered Diplomacy
card-empowered_eagle_eye = Empowered Eagle Eye
card-empowered_earth_magic = Empowered Earth Magic
card-empowered_estates = Empowered Estates
card-empowered_fire_magic = Empowered Fire Magic
card-empowered_first_aid = Empowered First Aid
card-empowered_intelligence = Empowered Intelligence
card-empowered_interference = Empowered Interference
card-empowered_leadership = Empowered Leadership
card-empowered_learning = Empowered Learning
card-empowered_logistics = Empowered Logistics
card-empowered_luck = Empowered Luck
card-empowered_mysticism = Empowered Mysticism
card-empowered_necromancy = Empowered Necromancy
card-empowered_offense = Empowered Offense
card-empowered_pathfinding = Empowered Pathfinding
card-empowered_resistance = Empowered Resistance
card-empowered_scholar = Empowered Scholar
card-empowered_scouting = Empowered Scouting
card-empowered_sorcery = Empowered Sorcery
card-empowered_tactics = Empowered Tactics
card-empowered_water_magic = Empowered Water Magic
card-empowered_wisdom = Empowered Wisdom

# -- reports

report-combat = Combat · { $field }
report-winner = { $how ->
    [retreat] { $loser } retreats. Winner: { $winner }
    [surrender] { $loser } surrenders. Winner: { $winner }
   *[won] Winner: { $winner }
}
report-spent = Against guards another combat round costs a movement point, and none was left.
report-losses = lost { $lost } of { $count }
report-beaten = beaten
report-reduced = a Few now
report-stands = still stand
report-brought = What it brought
report-played = Cards played: { $cards }
report-mission = Mission: { $scenario }
report-again = The mission can be tried again, with the deck that it began with.
report-last = It was the last mission.
report-next = Next mission: { $scenario }.
report-deck = Into the next mission
report-deck_text = It begins at level 1, on a new map, with these cards.
report-kept = The hero takes along
report-kept_cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
report-left = What stays behind, and why
report-left_level = Level and experience
report-why_level = every mission begins at level 1; specialties of higher levels come again with them [HM-3221]
report-left_cards = The other cards
report-why_cards = besides statistics and the first specialty { $count } cards of your choice go along [HM-3222]
report-left_country = Army, town, resources and flags
report-why_country = each mission has a map and a start of its own [HM-3223]
report-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
report-points_levels = level { $count }: { $points }
report-points_flags = flags × { $count }: { $points }
report-points_buildings = buildings × { $count }: { $points }
report-points_trophies = trophies × { $count }: { $points }
