# Jaws of the Lion in English.

# -- names of the game

game-name = Gloomhaven: Jaws of the Lion
game-about = Two to four mercenaries take on the jobs that nobody else wants: people vanish in the city, and the trail leads into the dark.
game-role = Character

# -- beings

being-demolitionist = Demolitionist
being-hatchet = Hatchet
being-red_guard = Red Guard
being-voidwarden = Voidwarden
being-vermling_raider = Vermling Raider
being-zealot = Zealot
being-giant_viper = Giant Viper
being-stone_golem = Stone Golem
being-chaos_demon = Chaos Demon
being-black_sludge = Black Sludge
being-rat_monstrosity = Rat Monstrosity
being-blood_monstrosity = Blood Monstrosity
being-black_imp = Black Imp
being-blood_imp = Blood Imp
being-living_corpse = Living Corpse
being-living_spirit = Living Spirit
being-vermling_scout = Vermling Scout
being-blood_tumor = Blood Tumor
being-blood_horror = Blood Horror
being-first_of_the_order = First of the Order
being-rat_monstrosity_16_1 = Swollen Rat Monstrosity
being-rat_monstrosity_16_2 = Bursting Rat Monstrosity
being-giant_viper_21 = Warded Giant Viper
being-stone_golem_22 = Ancient Stone Golem
being-vermling_raider_22 = Vermling Marksman
being-crate_b = Crate full of rats
being-crate_c = Crate full of sludge
being-crate_d = Crate full of vipers
being-crate_f = Crate with a ring
being-crate_g = Crate full of rats
being-crate_k = Crate full of sludge
being-crate_l = Crate with a demon
being-goods_a = Lost goods
being-goods_e = Lost goods
being-goods_h = Lost goods
being-goods_j = Lost goods
being-goods_m = Lost goods
being-first_pillar = First pillar
being-second_pillar = Second pillar
being-last_pillar = Last pillar
being-growth = Growth
being-nest = Nest
being-pillar = Pillar
being-summoning_stone = Summoning Stone
being-table = Table
being-table_a = Altar table
being-table_b = Surgeon's table
being-table_c = Alchemist's table
being-ward = Ward
role-demolitionist = { being-demolitionist }
role-hatchet = { being-hatchet }
role-red_guard = { being-red_guard }
role-voidwarden = { being-voidwarden }
menu-role-demolitionist = strikes close by, breaks obstacles and everything beside them
menu-role-hatchet = throws axes from afar, and has one that is dearest to him
menu-role-red_guard = sturdy, pulls enemies close and shields himself; a good first choice
menu-role-voidwarden = heals, and lets friends and foes act for her

# -- elements

element-fire = fire
element-ice = ice
element-air = air
element-earth = earth
element-light = light
element-dark = dark
element-wild = any element
element-fire_light = fire or light
element-ice_dark = ice or dark
element-earth_light = earth or light

# -- conditions

condition-immobilize = Immobilize
condition-stun = Stun
condition-muddle = Muddle
condition-disarm = Disarm
condition-poison = Poison
condition-wound = Wound
condition-curse = Curse
condition-strengthen = Strengthen
condition-bless = Bless

# -- small words

zone-hand = hand
zone-chosen = chosen
zone-active = active area
zone-discard = discard pile
zone-lost = lost pile
until-turn = this turn
until-round = this round
until-persistent = persistent
half-top = top
half-bottom = bottom
reach-any = any attack
reach-melee = melee attacks
reach-ranged = ranged attacks
side-enemies = enemies
side-allies = allies
side-self = self
side-friends = self or allies
side-others = allies and enemies
side-objectives = objectives
side-target = that figure
around-self = around yourself
around-target = around the target
around-place = around that hex
around-room = everybody in that room
around-way = beside the way
around-passed = those moved through
only-any = anybody
only-wall = next to a wall
only-standard = normal or elite
only-other = a different one
only-favourite = with your favourite weapon
case-always = always
case-same_target = if the target is the same as before
case-same_twice = if the target is the same as twice before
case-wall = if the target is next to a wall
case-objective = if the target is an objective
case-negative = if the target has a negative condition
case-poisoned = if the target is poisoned
case-favourite = if the target has your favourite weapon
case-favourite_near = if your favourite weapon lies here or beside you
case-killed = if you have killed this round
case-flanked = if the target is next to an ally of the attacker
case-beside_ally = if you are next to an ally
case-attacked_before = if you attacked the target earlier this round
case-opened = if you opened a door on the way
case-moved = if the move was performed
case-attacked = if the attack was performed
mark-no_heal = heals have no effect
mark-bleed = suffers 1 at every attack
mark-bleed_more = suffers 1 more at every attack
mark-lulled = wakes when hurt
mark-bare = its Shield does not count
area-cleave = two side by side
area-cone = a cone of five
area-triangle = triangle
area-flower = a hex and all around it
area-blast = twelve hexes
per-neighbour = for each wall, obstacle, objective, figure or trap beside it
at-target = the same figure
at-place = those beside that hex
at-around = another near the last target
on-attack = attacks
on-move = moves
on-heal = heals
on-grant = attacks you grant
watch-kill = you kill an enemy
watch-entered = an enemy comes next to you
watch-ended = an enemy ends a move in range
watch-turn = your turn begins
watch-ally_attack = an ally has attacked
watch-cured = you or an ally loses Poison
special-favourite = your favourite weapon lies here: +3 to a ranged attack, then it stays in the target
special-new_favourite = a new favourite: +3, Wound and Push 1 to a ranged attack, then it stays in the target
special-sand_devil = a Sand Devil beside you: 1 damage and Muddle for whoever meets it; it moves 2 with each of your turns
special-ward = a Ward beside you: Poison for enemies that come next to it, disadvantage for those within 3
special-influence = attacks you grant have advantage, any element adds 1; monsters use your modifier deck
special-charge = if every step brought you closer to an adjacent enemy: Attack with the number of hexes moved, Push 2
special-shift_trap = move an adjacent trap under an adjacent enemy
special-lull = the stun ends if a target suffers damage
special-any_obstacle = empty hexes count as obstacles for what you destroy
special-bless_monsters = one Bless card goes into the monster deck
special-one = special ability 1
special-two = special ability 2
special-leap_or_revive = leaps to the farthest dead Zealot and revives it, or to the farthest character and attacks
special-revive_all = revives all dead Zealots in its room
special-spawn_imps = Blood Imps come
slot-head = head
slot-body = body
slot-legs = legs
slot-hand = hand
slot-small = small item
use-free = without limit
use-spent = then spent until a long rest
use-consumed = then used up for the scenario
when-turn = during your turn
when-end_turn = at the end of your turn
when-move = during your move
when-basic_move = with a basic move
when-attack = during your attack
when-ranged_attack = during your ranged attack
when-single_melee = during your melee attack on one target
when-single_ranged = during your ranged attack on one target
when-blow = for one of your attacks
when-melee_blow = for one of your melee attacks
when-ranged_blow = for one of your ranged attacks
when-attacked = when you are attacked
when-damaged = when an attack damages you
when-always = always
item_rule-no_doubles = doubles drawn against you count as +0
item_rule-last_in_focus = enemies focus you as if your initiative were 99
item_rule-third_card = play a card from hand for its bottom
luck-plain = one card
luck-advantage = advantage
luck-disadvantage = disadvantage
source-attack = attack
source-effect = effect
source-trap = trap
source-wound = wound
source-thorns = Retaliate
source-death = death throes
source-price = price
source-rest = rest
source-devil = Sand Devil
source-treasure = treasure
payment-hand = a card from hand
payment-discards = two discarded cards
ending-completed = completed
ending-exhausted = lost: everybody is exhausted
ending-failed = lost
terrain-rubble = rubble
terrain-trap = trap
terrain-devil = Sand Devil
terrain-ward = Ward
difficulty-easy = Easy
difficulty-normal = Normal
difficulty-hard = Hard
difficulty-very_hard = Very hard
option-a = option A
option-b = option B

# -- cards

card-implode = Implode
card-knock_out_the_support = Knock Out the Support
card-piston_punch = Piston Punch
card-explosive_blitz = Explosive Blitz
card-the_big_one = The Big One
card-one_two_punch = One-Two Punch
card-windup = Windup
card-crushing_weight = Crushing Weight
card-explode = Explode
card-rubble = Rubble
card-level = Level
card-lobbed_charge = Lobbed Charge
card-robotic_enhancement = Robotic Enhancement
card-crash_protocol = Crash Protocol
card-fire_bombs = Fire Bombs
card-nowhere_to_run = Nowhere to Run
card-remote_detonation = Remote Detonation
card-extra_fuel = Extra Fuel
card-mech_suit = Mech Suit
card-dust_cloud = Dust Cloud
card-drill_fist = Drill Fist
card-micro_missiles = Micro Missiles
card-insult_to_injury = Insult to Injury
card-gut_punch = Gut Punch
card-the_bigger_one = The Bigger One
card-collateral_damage = Collateral Damage
card-wholesale_destruction = Wholesale Destruction
card-stopping_power = Stopping Power
card-double_throw = Double Throw
card-disorienting_barrage = Disorienting Barrage
card-second_wind = Second Wind
card-center_mass = Center Mass
card-close_cuts = Close Cuts
card-the_favorite = The Favorite
card-retrieval = Retrieval
card-power_pitch = Power Pitch
card-follow_through = Follow Through
card-care_package = Care Package
card-extra_lift = Extra Lift
card-fancy_hat = Fancy Hat
card-repeat_shot = Repeat Shot
card-ricochet = Ricochet
card-fearsome_efficiency = Fearsome Efficiency
card-sharpened_blades = Sharpened Blades
card-ripped_from_the_flesh = Ripped From the Flesh
card-overwatch = Overwatch
card-the_new_favorite = The New Favorite
card-bombardment = Bombardment
card-quick_turnaround = Quick Turnaround
card-excessive_force = Excessive Force
card-brutalize = Brutalize
card-shrapnel = Shrapnel
card-camaraderie = Camaraderie
card-executioners_axe = Executioner's Axe
card-heart_seeker = Heart Seeker
card-flaming_sickle = Flaming Sickle
card-blinding_sickle = Blinding Sickle
card-twirling_stabs = Twirling Stabs
card-shocking_advance = Shocking Advance
card-desert_night = Desert Night
card-shield_spikes = Shield Spikes
card-swift_strength = Swift Strength
card-healing_sands = Healing Sands
card-flame_shroud = Flame Shroud
card-shield_of_the_desert = Shield of the Desert
card-warrior_of_the_sun = Warrior of the Sun
card-blade_dance = Blade Dance
card-precision_strike = Precision Strike
card-harvest_sickle = Harvest Sickle
card-barbaric_instincts = Barbaric Instincts
card-warmth_of_the_sun = Warmth of the Sun
card-strangling_chain = Strangling Chain
card-radiant_sickle = Radiant Sickle
card-burn_away_the_dark = Burn Away the Dark
card-sand_devil = Sand Devil
card-fierce_brilliance = Fierce Brilliance
card-flying_sickle = Flying Sickle
card-vicious_ballet = Vicious Ballet
card-horns_of_the_beast = Horns of the Beast
card-prismatic_sickle = Prismatic Sickle
card-no_fear = No Fear
card-soaring_shield = Soaring Shield
card-honorable_fury = Honorable Fury
card-black_boon = Black Boon
card-turn_out_the_lights = Turn Out the Lights
card-wicked_scratch = Wicked Scratch
card-suggestion = Suggestion
card-gift_of_the_void = Gift of the Void
card-lure_of_the_void = Lure of the Void
card-signs_of_the_void = Signs of the Void
card-close_to_the_abyss = Close to the Abyss
card-freeze_the_soul = Freeze the Soul
card-grasp_of_doom = Grasp of Doom
card-master_influence = Master Influence
card-resigned_frenzy = Resigned Frenzy
card-cold_embrace = Cold Embrace
card-sap_warmth = Sap Warmth
card-give_and_take = Give and Take
card-crushing_cold = Crushing Cold
card-taunting_fate = Taunting Fate
card-commanding_presence = Commanding Presence
card-savage_instinct = Savage Instinct
card-the_last_journey = The Last Journey
card-stand_fast = Stand Fast
card-withering_conviction = Withering Conviction
card-surge_of_power = Surge of Power
card-hateful_blast = Hateful Blast
card-spirit_hunger = Spirit Hunger
card-lull_into_oblivion = Lull into Oblivion
card-empowered_link = Empowered Link
card-eye_of_the_void = Eye of the Void
card-possessed_by_fate = Possessed by Fate

# -- items

item-eagle_eye_goggles = Eagle-Eye Goggles
item-iron_helmet = Iron Helmet
item-chain_armor = Chain Armor
item-studded_leather = Studded Leather
item-weathered_boots = Weathered Boots
item-winged_shoes = Winged Shoes
item-heater_shield = Heater Shield
item-throwing_hammer = Throwing Hammer
item-poison_dagger = Poison Dagger
item-iron_spear = Iron Spear
item-healing_potion = Healing Potion
item-stamina_potion = Stamina Potion
item-power_potion = Power Potion
item-mana_potion = Mana Potion
item-amulet_of_life = Amulet of Life
item-robes_of_evocation = Robes of Evocation
item-comfortable_shoes = Comfortable Shoes
item-battle_axe = Battle-Axe
item-black_candle = Black Candle
item-stun_powder = Stun Powder
item-hawk_helm = Hawk Helm
item-bladed_armor = Bladed Armor
item-boots_of_striding = Boots of Striding
item-volatile_bomb = Volatile Bomb
item-barbed_chain = Barbed Chain
item-oak_charm = Oak Charm
item-fateful_compass = Fateful Compass
item-flea_bitten_shawl = Flea-Bitten Shawl
item-tower_shield = Tower Shield
item-ring_of_haste = Ring of Haste
item-ring_of_strength = Ring of Strength
item-ring_of_restoration = Ring of Restoration
item-steel_ring = Steel Ring
item-barbed_axe = Barbed Axe
item-robes_of_command = Robes of Command
item-jet_boots = Jet Boots

# -- scenarios

measure-plan = A monster's plan, largest map
measure-area_plan = A monster's plan, area attack

scenario-campaign = The campaign
scenario-roadside_ambush = Roadside Ambush
scenario-a_hole_in_the_wall = A Hole in the Wall
scenario-the_black_ship = The Black Ship
scenario-a_ritual_in_stone = A Ritual in Stone
scenario-a_deeper_understanding = A Deeper Understanding
scenario-corrupted_research = Corrupted Research
scenario-sunken_tumor = Sunken Tumor
scenario-hidden_tumor = Hidden Tumor
scenario-explosive_evolution = Explosive Evolution
scenario-the_gauntlet = The Gauntlet
scenario-defiled_sewers = Defiled Sewers
scenario-beguiling_sewers = Beguiling Sewers
scenario-vile_harvest = Vile Harvest
scenario-toxic_harvest = Toxic Harvest
scenario-tainted_blood = Tainted Blood
scenario-mixed_results = Mixed Results
scenario-red_twilight = Red Twilight
scenario-the_heist = The Heist
scenario-den_of_thieves = Den of Thieves
scenario-misplaced_goods = Misplaced Goods
scenario-agents_of_chaos = Agents of Chaos
scenario-unfriendly_message = Unfriendly Message
scenario-the_best_of_the_best = The Best of the Best
scenario-warding_the_void = Warding the Void
scenario-the_greatest_job_in_the_world = The Greatest Job in the World

# -- battle goals

goal-acrobatic = Acrobat: lose a card to negate 5 or more damage
goal-agoraphobe = Agoraphobe: end each of your turns next to a wall or an obstacle
goal-altruist = Altruist: loot fewer coins than any other
goal-assistant = Assistant: kill a monster that an ally attacked earlier in the round
goal-challenger = Challenger: never leave a hex next to a monster
goal-closer = Closer: kill the last monster of the scenario
goal-conservator = Conservator: never lose a card to negate damage
goal-diehard = Diehard: never fall below half of your hit points
goal-egoist = Egoist: loot more coins than any other
goal-fast_healer = Fast Healer: end the scenario with all hit points
goal-gambler = Gambler: kill a monster with an attack at disadvantage
goal-hothead = Hothead: use two lost abilities before your first rest
goal-insomniac = Insomniac: suffer damage from an attack in a round of your long rest
goal-masochist = Masochist: end the scenario with 3 or fewer hit points
goal-mugger = Mugger: kill a monster and loot its coin in the same turn
goal-opener = Opener: kill the first monster of the scenario
goal-pacifist = Pacifist: kill three or fewer monsters
goal-pickpocket = Pickpocket: loot a coin by a Loot action next to two or more monsters
goal-pincushion = Pincushion: be attacked by three or more monsters in one round
goal-plebeian = Plebeian: never kill an elite monster or a boss
goal-prohibitionist = Prohibitionist: never use a potion
goal-ravager = Ravager: use two lost abilities in one turn
goal-recluse = Recluse: never end your turn next to an ally
goal-sadist = Sadist: kill five or more monsters
goal-scrambler = Scrambler: never take a long rest
goal-shadow = Shadow: end each of your turns next to an ally
goal-shirker = Shirker: kill a monster that is not next to you while another one is
goal-specialist = Specialist: never use a basic ability
goal-straggler = Straggler: never take a short rest
goal-trailblazer = Trailblazer: open a door and end that turn in the new room
goal-transmitter = Transmitter: give a negative condition to a monster while you have one
goal-weakling = Weakling: become exhausted before any other

# -- cards of the tutorial

card-implode_a = { card-implode }
card-knock_out_the_support_a = { card-knock_out_the_support }
card-piston_punch_a = { card-piston_punch }
card-explosive_blitz_a = { card-explosive_blitz }
card-the_big_one_a = { card-the_big_one }
card-one_two_punch_a = { card-one_two_punch }
card-the_big_one_b = { card-the_big_one }
card-one_two_punch_b = { card-one_two_punch }
card-stopping_power_a = { card-stopping_power }
card-double_throw_a = { card-double_throw }
card-disorienting_barrage_a = { card-disorienting_barrage }
card-second_wind_a = { card-second_wind }
card-center_mass_a = { card-center_mass }
card-close_cuts_a = { card-close_cuts }
card-center_mass_b = { card-center_mass }
card-close_cuts_b = { card-close_cuts }
card-flaming_sickle_a = { card-flaming_sickle }
card-blinding_sickle_a = { card-blinding_sickle }
card-twirling_stabs_a = { card-twirling_stabs }
card-shocking_advance_a = { card-shocking_advance }
card-desert_night_a = { card-desert_night }
card-shield_spikes_a = { card-shield_spikes }
card-desert_night_b = { card-desert_night }
card-flaming_sickle_b = { card-flaming_sickle }
card-black_boon_a = { card-black_boon }
card-turn_out_the_lights_a = { card-turn_out_the_lights }
card-wicked_scratch_a = { card-wicked_scratch }
card-suggestion_a = { card-suggestion }
card-gift_of_the_void_a = { card-gift_of_the_void }
card-lure_of_the_void_a = { card-lure_of_the_void }
card-lure_of_the_void_b = { card-lure_of_the_void }
card-wicked_scratch_b = { card-wicked_scratch }

# -- goals and special rules

do-kill_all = kill all monsters
do-kill = kill: { $monster }
do-kill-times = { $times } times
do-destroy_some = destroy { $least } of the things marked as objectives
do-destroy_all = destroy all: { $objective }
do-loot_all = loot the treasures
do-loot_all-least = at least { $least }
do-find = find the lost goods among the crates
do-find-least = at least { $least }
do-escape = then all stand on { $letter }
do-survive = { $rounds } rounds are over

# -- what is added

do-extra = { "" }
do-extra-plus = +{ $plus }
do-extra-range = +{ $range } Range
do-extra-targets = +{ $targets } Target
do-extra-push = Push { $push }
do-extra-pull = Pull { $pull }
do-extra-inflict = { $inflict }
do-extra-marks = { $marks }
do-extra-advantage = advantage
do-extra-disadvantage = disadvantage
do-extra-jump = Jump
do-extra-area = area: { $area }
do-extra-reach = reaches { $reach } hexes
do-extra-unshield = ignores Shield
do-extra-near = enemies beside the target suffer { $near }
do-extra-beside = one enemy beside the target suffers { $beside }
do-extra-overflow = what is too much hurts an enemy beside the target
do-extra-damage = { $damage } damage
do-extra-shield = Shield { $shield }
do-extra-fetch = your favourite weapon returns
do-extra-xp = +{ $xp } XP
do-spend = { $cost } adds { $add }
do-when = { $case }: { $add }
do-when-per = { $per }

# -- effects

do-move = Move { $value }
do-move-jump = Jump
do-move-sure = difficult terrain does not matter
do-move-loot = loot every hex you enter
do-move-crash = obstacles on the way are destroyed, +1 for each
do-move-spend = { $spend }
do-move-when = { $when }
do-attack = Attack { $value }
do-attack-range = Range { $range }
do-attack-area = area: { $area }
do-attack-push = Push { $push }
do-attack-pull = Pull { $pull }
do-attack-inflict = { $inflict }
do-attack-marks = { $marks } this round
do-attack-advantage = advantage
do-attack-unshield = ignores Shield
do-attack-near = enemies beside the target suffer { $near }
do-attack-beside = one enemy beside the target suffers { $beside }
do-attack-overflow = what is too much hurts an enemy beside the target
do-attack-at = target: { $at }
do-attack-around = within { $around } of it
do-attack-razes = obstacles in the area are destroyed, allies in it suffer 2
do-attack-aimed = you choose the target
do-attack-spend = { $spend }
do-attack-when = { $when }
do-heal-side = { $side }
do-heal-range = Range { $range }
do-heal-around = { $around }
do-heal-inflict = { $inflict }
do-heal-cured = { $cured } for allies it cures of Poison
do-heal-full = all damage
do-heal-spend = { $spend }
do-heal-when = { $when }
do-affect-around = { $around }
do-affect-only = { $only }
do-affect-closest = the closest in sight
do-affect-damage = { $damage } damage
do-affect-inflict = { $inflict }
do-affect-marks = { $marks } this round
do-affect-push = Push { $push }
do-affect-pull = Pull { $pull }
do-affect-spend = { $spend }
do-affect-when = { $when }
do-shield-crowd = as many as enemies next to you, up to { $crowd }
do-shield-until = { $until }
do-shield-spend = { $spend }
do-guard = Attacks against you
do-guard-disadvantage = have disadvantage
do-guard-plus = +{ $plus }
do-guard-until = { $until }
do-thorns-near = only next to you
do-thorns-until = { $until }
do-boost = { $upon-id ->
    [attack] your attacks
    [move] your moves
    [heal] your heals
   *[other] attacks you grant
}
do-boost-case = { $case }
do-boost-reach = only { $reach }
do-boost-add = { $add }
do-boost-double = doubled
do-boost-slots = { $slots-count ->
    [one] once
   *[other] { $slots-count } times
} (XP: { $slots })
do-boost-until = { $until }
do-boost-spend = { $spend }
do-watch = Each time { $upon }: { $then }
do-watch-case = { $case }
do-watch-range = Range { $range }
do-watch-slots = { $slots-count ->
    [one] once
   *[other] { $slots-count } times
} (XP: { $slots })
do-watch-until = { $until }
do-loot = Loot { $range }
do-destroy-objectives = or an objective
do-destroy-then = if you do: { $then }
do-designate = Choose a hex with rubble, Range { $range }
do-set_trap = Lay a trap: { $damage } damage
do-set_trap-inflict = { $inflict }
do-set_trap-range = Range { $range }
do-set_trap-count = { $count } traps
do-set_trap-rubble = on rubble
do-command-around = { $around }
do-command-only = { $only }
do-command-inflict = first { $inflict }
do-command-price = price: { $price } damage
do-command-paid = then { $paid }
do-command-first = paid first
do-command-echo = it suffers as much as it deals
do-command-each = for each target
do-command-spend = { $spend }
do-command-then = if they do: { $then }
do-consume = If you consume { $cost }
do-consume-then = { $then }
do-consume-otherwise = otherwise { $otherwise }
do-given = { $case }: { $then }
do-experience = +{ $value } XP
do-infuse = Infuse { $elements }
do-fetch = your favourite weapon returns
do-toughen = +{ $value } to your maximum hit points
do-special = { $rule }
do-spawn-count = ×{ $count }
do-who-elite = elite

# -- events

event-round_began = Round { $round }
event-ability_drawn = { $being }: initiative { $initiative }
event-turn_began = Turn: { $who }
event-card_moved = { $being }: { $card }, { $zone }
event-door_opened = A door opens on { $cell }
event-monster_placed = { $who } on { $cell }
event-trap_sprung = { $who } springs a trap on { $cell }
event-figure_changed = { $who }: another kind from now on
event-goods_found = { $who } opens a crate: { $being }
event-terrain_changed = { $cell }: { $terrain }
event-attack_made = { $who } attacks { $whom }: { $value } ({ $luck })
event-modifier_drawn = { $who } draws the modifier { $card }
event-modifier_used = { $who } uses the modifier { $card }: the attack is worth { $value }
event-damage_suffered = { $who } suffers { $damage } ({ $source }), { $left } left
event-damage_negated = { $being } negates { $damage } damage: { $payment }
event-figure_died = { $who } is gone
event-hero_exhausted = { $being } is exhausted
event-figure_healed = { $who } heals { $value }, now { $left }
event-condition_gained = { $who }: { $condition }
event-condition_ended = { $who }: { $condition } is over
event-mark_placed = { $who }: { $mark }
event-bonus_began = { $who }: { $effect }
event-element_infused = Strong: { $element }
event-element_consumed = Consumed: { $element }
event-coin_dropped = A coin falls on { $cell }
event-coins_looted = { $who } loots coins: { $coins }
event-treasure_looted = { $who } opens treasure { $number }
event-experience_gained = { $being } gains { $xp } XP
event-item_used = { $being } uses { $item }
event-goal_chosen = { $being }: { $goal }
event-round_ended = Round { $round } is over
event-section_read = Section { $section } of “{ $scenario }”
event-goal_met = The goal is met: the round is played to its end
event-scenario_began = Scenario { $number }: { $scenario }
told-perk = { $being } takes a perk: { $text }
told-option = The party’s choice: { $text }
event-scenario_ended = { $scenario }: { $ending }
event-gold_changed = { $being }: gold { $gold-signed }
event-xp_recorded = { $being }: XP +{ $xp }
event-checks_gained = { $being }: checks +{ $checks }
event-perk_taken = { $being } takes a perk
event-level_reached = { $being } reaches level { $level }
event-card_taken = { $being } learns { $card }
event-item_bought = { $being } buys { $item }
event-item_sold = { $being } sells { $item }
event-item_received = { $being } gets { $item }
event-city_event_drawn = City event { $number }
event-option_taken = City event { $number }: { $option }
event-omen_received = { $being } begins the next scenario with: { $conditions }
event-nothing_came = Nothing more comes of it
event-location_opened = Scenario { $number } is open
event-location_closed = Scenario { $number } is closed for good
event-difficulty_set = Difficulty: { $difficulty }
event-member_joined = { $being } joins the party
event-member_left = { $being } leaves the party
event-campaign_ended = The campaign ends; scenarios won: { $won }

# -- choices

choice-be_character = Play { $being }
choice-start_at = Start on { $cell }
choice-keep_goal = Keep { $goal }
choice-play_cards = { $lead }, then { $other }
choice-rest_long = Long rest
choice-rest_short = Short rest
choice-put_back_rest = Choose the rest for me: the weakest stay behind
choice-rest_later = Not now; ask again when fewer than two cards are left
choice-use_item = Use { $item }
choice-put_away = End the bonus of { $card }
choice-spend = Consume { $elements }
choice-target = Target { $figure }
choice-strike = It attacks { $figures }
choice-lay_area = Area: { $cells }
choice-pick_card = { $card }
choice-pick_element = { $element }
choice-act_next = { $being } first
choice-draw_card = Draw a modifier card
choice-throw_favourite = Throw your favourite weapon
choice-take_damage = Suffer it
choice-lose_one = Lose { $card }
choice-lose_two = Lose { $card } and { $other }
choice-accept = Do it
choice-skip = Skip
choice-done = Done
choice-play_scenario = Play { $scenario }
choice-set_difficulty = Change the difficulty to: { $difficulty }
choice-change_party = Change the party
choice-join = { $being } joins
choice-leave = { $being } leaves the party
choice-swap = { $other } instead of { $being }
choice-visit_shop = Visit the shop
choice-end_campaign = End the campaign
choice-take_option = { $option }
choice-pick_perk = Perk { $perk }
choice-buy = Buy { $item }
choice-sell = Sell { $item }
choice-give_item = Give { $item } to: { $to }

# -- questions

ask-choose_character = Choose your character
    .hint = Each mercenary plays in its own way. { being-red_guard }: sturdy, pulls and shields. { being-hatchet }: ranged attacks. { being-demolitionist }: breaks walls and bones. { being-voidwarden }: heals allies and bends enemies' minds.
ask-keep_goals = Keep one battle goal
    .hint = A battle goal is yours alone and secret. Meet it in a scenario that you win and you get a check; three checks are a perk.
ask-build_hands = Which card stays behind?
    .hint = Your hand has a fixed size, and you own more cards. Put one back after another until it fits; you choose anew before each scenario.
asked-hand = { $hand } of these { $cards } cards come along: which one stays behind?
group-put_back = Stays behind
asked-learned = A level brings one card, of that level or a lower one. Which of these stays behind? { $left } in all
asked-harm = { $who } ({ $source }) deals { $damage } damage to you: suffer it or negate it?
asked-pain = Damage { $damage } ({ $source }): suffer it or negate it?
asked-basic = Instead of what is printed, any top may be a basic { $top }, any bottom a basic { $bottom }: it stands small in each half.
asked-cards = Choose two cards, the leading one first
ask-choose_start = Where do you start?
    .hint = Whoever fights hand to hand stands in front.
        Teal hexes are where you may start.
ask-select_cards = Choose two cards, the leading one first, or a long rest
    .hint = Choose two cards: you will use the top of one and the bottom of the other. The first one leads, and its number is your initiative: low numbers act early.
    .hint-2 = Most top halves attack, most bottom halves move. A good pair is a top that attacks and another card with a bottom that moves.
    .hint-3 = Cards go to the discard pile after use. When fewer than two are left in hand you rest: the discards come back, but one of them is lost.
ask-order_responses = Which comes first?
ask-stock_room = Too few figures: which hex stays empty?
ask-order_tie = Equal initiative: who acts first?
ask-hero_acts = Your turn: use a card or an item
    .hint = Take one of your two cards and choose its top or its bottom half.
        Point at a half to see where it leads and whom it reaches. What a monster is about to do is shown when you point at it.
    .hint-2 = In a turn you use the top half of one card and the bottom half of the other. The order is yours: first move, then attack, or the other way round.
ask-third_card = Play a third card?
ask-enter = { $action }: this is the price of the ability. Use it?
ask-confirm = Perform { $effect }?
ask-choose_consume = Consume an element? { $offer }
    .hint = Strong and waning elements can be consumed for more. They come from cards, and fade from round to round.
ask-choose_move = Where do you go? { $move }
    .hint = You may go through friends, not through enemies.
        Teal hexes can be reached. Point at one to see the way, and how many enemies could attack you there this round.
ask-aim_action = Who is the target? { $effect }
    .hint = An action may be left out.
        Point at a figure to see what would happen to it.
ask-pick_target = Whom do you attack? { $attack }
    .hint = A card of your own modifier deck is drawn for every attack.
        Point at an enemy to see the damage that your deck could bring.
ask-prepare_blow = Draw the modifier card, or change the attack first
    .hint = Before the modifier card is drawn you may strengthen the attack with an item.
ask-defend = You are attacked: use an item?
ask-settle_modifier = Which modifier counts?
    .hint = With advantage two cards are drawn, and you take the better one.
ask-suffer_damage = Damage ({ $source }): suffer it or negate it?
    .hint = You may suffer the damage, or cancel all of it: lose a card from your hand, or two from your discard pile. Every lost card makes your scenario shorter.
ask-hurt_one = Who suffers { $damage }?
ask-heal_one = Whom do you heal by { $value }?
ask-give_command = Who acts for you?
ask-pay = Suffer { $price } damage to act?
ask-agree = Attack whom another player chooses? { $attack }
ask-influence = Consume an element for +1?
ask-spawn_one = Where does it appear: { $spawn }?
ask-arrive = Where does it appear: { $being }?
ask-leap = To whom does it leap?
ask-land = Where does it land?
ask-shift_one = Where does the trap move?
ask-monster_does = The rules leave it open: { $action }
ask-consume_for_kind = Which element does the monster consume?
ask-choose_focus = Equally near and equal in initiative: whom does the monster focus on?
    .hint = Monsters focus on the enemy they can attack soonest, then on the one earlier in initiative. Where both are equal, you decide.
ask-guide_monster = The rules leave the way open: where does the monster go?
    .hint = Monsters follow fixed rules: they go for the enemy they can attack soonest. Where two ways are equally good, you decide.
ask-monster_attacks = The rules leave it open: whom does the monster attack?
    .hint = Where the rules leave a monster's targets open, you decide.
ask-offer_short_rest = Take a short rest?
    .hint = A short rest takes no time: all discarded cards come back to your hand, but one of them, at random, is lost. Rest when you hold fewer than two good cards.
ask-lose_random = { $card } would be lost. Let it go, or suffer 1 damage for another one?
    .hint = If you need this card badly, suffer 1 damage, and chance picks another one.
ask-long_rest = Long rest: which card do you lose?
    .hint = A long rest takes the whole round. You choose which card you lose, heal 2, and spent items are ready again.
ask-choose_hex = Which hex? { $effect }
ask-recover_cards = Which card returns?
ask-choose_consumed = Which element do you consume?
ask-choose_elements = Which element is infused?
ask-perform_special = { $special }
ask-shift_trap = Under whom?
ask-move_devil = Move the Sand Devil?
ask-choose_scenario = Which scenario is next?
    .hint = This is the map of your campaign. Lit places can be played, the others wait for something you have not done yet.
    .hint-2 = What came of the last scenario stands in the log. A lost scenario may be tried again: gold and experience are kept.
ask-change_members = Who joins, who leaves?
ask-face_event = City event { $number }: what do you do?
    .hint = In the city things happen between scenarios. What comes of your answer is told only after you have given it.
ask-divide_gold = The party’s gold, { $gold }: who gets it, or pays it?
ask-choose_one = Whom does it befall?
ask-assign_item = Who gets { $item }?
ask-take_card = { $being }: which card do you learn?
    .hint = A new level: more hit points, and one card of your choice joins those you build your hand from.
ask-take_perk = { $being }: which perk do you take?
    .hint = A perk changes your modifier deck for good: bad cards leave it, better ones come in.
ask-open_market = The market: buy, sell, give
    .hint = Click an item to buy it. What you wear is limited: one for head, body and legs, two hands, and small items by your level. Sold items bring half their price.
ask-equip = { $being }: which item stays in town?

# -- with numbers and cases

do-attack-targets = { $targets ->
    [0] all enemies in range
   *[other] Target { $targets }
}
do-heal = Heal { $value ->
    [D] as much as the damage dealt
   *[other] { $value }
}
do-heal-targets = { $targets ->
    [0] all of them
   *[other] Target { $targets }
}
do-affect = { $targets ->
    [0] { $side-id ->
        [enemies] all enemies
        [allies] all allies
        [friends] you and all allies
        [others] all allies and enemies
        [objectives] all objectives
        [self] you
       *[other] { $side }
    }
    [1] { $side-id ->
        [enemies] an enemy
        [allies] an ally
        [friends] you or an ally
        [others] an ally or an enemy
        [objectives] an objective
        [self] you
       *[other] { $side }
    }
   *[other] { $targets } { $side-id ->
        [enemies] enemies
        [allies] allies
        [friends] of you and your allies
        [others] allies or enemies
        [objectives] objectives
        [self] you
       *[other] { $side }
    }
}{ $range ->
    [1] { $around-id ->
        [self] { $side-id ->
            [self] { "" }
            [target] { "" }
           *[other] { " " }next to you
        }
       *[other] { "" }
    }
    [99] { "" }
   *[other] { ", " }Range { $range }
}
do-shield = { $value ->
    [0] Shield
   *[other] Shield { $value }
}
do-attack-reach = { $reach ->
    [99] at any distance
   *[other] within { $reach }
}
do-thorns = Retaliate { $value ->
    [0] as much as your Shield
   *[other] { $value }
}
do-destroy = Destroy an obstacle{ $range ->
    [1] { " " }next to you
   *[other] { ", " }Range { $range }
}
do-command = { $targets ->
    [0] { $side-id ->
        [enemies] all enemies
        [allies] all allies
        [friends] you and all allies
        [others] all allies and enemies
        [objectives] all objectives
        [self] you
       *[other] { $side }
    }
    [1] { $side-id ->
        [enemies] an enemy
        [allies] an ally
        [friends] you or an ally
        [others] an ally or an enemy
        [objectives] an objective
        [self] you
       *[other] { $side }
    }
   *[other] { $targets } { $side-id ->
        [enemies] enemies
        [allies] allies
        [friends] of you and your allies
        [others] allies or enemies
        [objectives] objectives
        [self] you
       *[other] { $side }
    }
}{ $range ->
    [1] { $around-id ->
        [self] { $side-id ->
            [self] { "" }
            [target] { "" }
           *[other] { " " }next to you
        }
       *[other] { "" }
    }
    [99] { "" }
   *[other] { ", " }Range { $range }
}{ ": " }{ $actions }
do-recover = { $cards ->
    [one] A discarded card returns to hand
   *[other] Discarded cards return to hand: { $cards }
}
do-spawn = { $monster }
do-who = { $being }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
event-cards_revealed = { $being }{ ": " }{ $lead-count ->
    [0] a long rest
   *[other] { $lead }, { $other }
}; initiative { $initiative }
event-card_used = { $being }{ ": " }{ $card }, { $half }{ $basic ->
    [true] { ", " }basic ability
   *[other] { "" }
}
event-figure_moved = { $who }: { $path }
    .path-join = { " → " }
event-rested = { $being }{ ": " }{ $long ->
    [true] long rest
   *[other] short rest
}, lost: { $lost }
event-scenario_concluded = Scenario { $number }: { $won ->
    [true] completed
   *[other] lost
}
choice-put_back = { $card } stays behind
choice-use_half = { $card }, { $half }{ $basic ->
    [true] { ": " }basic ability
   *[other] { "" }
}
choice-go = Move: { $path }
    .path-join = { " → " }
choice-guide = It goes: { $path }
    .path-join = { " → " }
choice-shove = It is moved: { $path }
    .path-join = { " → " }
choice-pick_hex = { $cell-count ->
    [0] Nowhere
   *[other] Hex { $cell }
}
choice-pick_modifier = { $place ->
    [0] The first card
   *[other] The second card
}
choice-leave_item = { $item-count ->
    [0] All others come along
   *[other] Leave { $item }
}
choice-allot_gold = { $being }: { $gold } gold
choice-split_gold = Share the rest evenly; of a debt, whoever has most pays
choice-pick_member = { $being-count ->
    [0] Nobody
   *[other] { $being }
}
ask-force_move = { $away ->
    [true] Where do you push the target?
   *[other] Where do you pull the target?
}

# -- what choices would do

label-odds = Damage: { $odds }
label-deadly = { $chance } % to kill
label-exhausting = You would be exhausted: out of this scenario
label-nobody = No enemy within reach from here
label-traps = Traps on the way: { $harm }
label-danger = { $hits ->
    [one] One enemy could
   *[other] { $hits } enemies could
} attack you there this round; about { $harm } damage
label-safe = No enemy can attack you there this round

# -- what words mean

term-heal = Heal
term-shield = Shield
term-thorns = Retaliate
term-loot = Loot
term-destroy = Destroy an obstacle
term-command = Others act
term-recover = Cards return
term-set_trap = Lay a trap
term-range = Range
term-targets = Target
term-area = Area
term-push = Push
term-pull = Pull
term-jump = Jump
term-advantage = Advantage
term-disadvantage = Disadvantage
term-spend = Elements
term-persistent = Active bonus
term-lost = Lost
term-xp = XP
term-elite = Elite
term-trap = Trap
term-obstacle = Obstacle
term-difficult = Difficult terrain
term-door = Door
means-immobilize = The figure cannot move by itself; it can still be pushed and pulled. Ends after its next turn.
means-stun = The figure does nothing in its turn; a character’s two cards are discarded unused. Ends after its next turn.
means-muddle = All its attacks have disadvantage. Ends after its next turn.
means-disarm = The figure cannot attack. Ends after its next turn.
means-poison = Every attack against the figure gets +1. A heal ends it, but then restores no hit points.
means-wound = The figure suffers 1 damage at the start of each of its turns. A heal ends it.
means-curse = A card that turns an attack into nothing is shuffled into its modifier deck, and leaves it when drawn. A cursed monster spoils the deck of all monsters.
means-strengthen = All its attacks have advantage. Ends after its next turn.
means-bless = A card that doubles an attack is shuffled into its modifier deck, and leaves it when drawn.
means-heal = Restores so many hit points, never above the maximum. Ends Wound and Poison; with Poison it restores nothing.
means-shield = Each attack against the figure does so much less damage. It is not used up. Against traps, wounds and other damage it does not help.
means-thorns = Whoever attacks the figure suffers so much damage. Shield does not help against it.
means-loot = Takes all coins and treasures on your hex and on those within this range. What lies on your own hex at the end of your turn you take anyway.
means-destroy = The whole obstacle is gone, even if it covers several hexes. Where it lay, everybody may go and stand.
means-command = Somebody else does this in your turn: an ally who wants to, or an enemy as you want it, even against its own kind. It keeps its own turn.
means-recover = Cards come back from the discard pile to your hand.
means-set_trap = The trap lies on an empty hex. Monsters walk around it if they can, but can be pushed and pulled onto it.
means-range = Reaches so many hexes far, over figures and obstacles, but not through walls. A ranged attack on a neighbour has disadvantage.
means-targets = So many different figures, each with a modifier card of its own.
means-area = Every enemy on the hexes of the shape is attacked, each with a modifier card of its own.
means-push = The target is moved up to so many hexes, each one farther from you. Traps on its way hurt it.
means-pull = The target is moved up to so many hexes, each one nearer to you. Traps on its way hurt it.
means-jump = Figures, obstacles, traps and difficult terrain do not matter on the way, only on the last hex.
means-advantage = Two modifier cards are drawn, the better one counts.
means-disadvantage = Two modifier cards are drawn, the worse one counts.
means-spend = An element that was infused is strong after that turn, waning in the next round, then gone. While it is strong or waning anybody can consume it for what the card says, monsters too.
means-persistent = Works until it is used up, or until you end it. Meanwhile the card lies in the active area.
means-lost = After this half the card is lost for the scenario: rests do not bring it back.
means-xp = Experience. In a campaign enough of it brings a new level.
means-elite = A stronger monster: it has the higher numbers of its kind and acts before the others of it.
means-trap = Springs when somebody enters the hex, and is gone then. Who jumps over it does not spring it.
means-obstacle = Nobody can enter it, but one can jump over it. It blocks neither sight nor ranged attacks.
means-difficult = To enter it costs 2 movement points instead of 1.
means-door = Move onto it and it opens: the room behind is revealed, and its monsters act in the same round. Then your move goes on.

# -- refusals

refusal-card_discard = This card lies in the discard pile: a rest brings it back.
refusal-card_lost = This card is lost for this scenario.
refusal-card_active = This card is active: it stays until its bonus ends.
refusal-card_waiting = Not chosen for this round: in your turn only the two chosen cards are used.
refusal-card_chosen = Laid out for this round: it pays for no damage.
refusal-item_spent = Spent: a long rest makes it ready again.
refusal-item_consumed = Used up for this scenario.
refusal-item_owned = You own one already.
refusal-item_sold_out = No copy is left.
refusal-item_too_dear = Costs { $price }, you have { $gold } gold.
refusal-out_of_range = { $far } hexes away, the range is { $range }.
refusal-out_of_sight = No line of sight: a wall is between you.
refusal-hit_already = Is a target of this action already.
refusal-protected = You protect this.
refusal-hex_locked = Locked: only something in this scenario opens it.

# -- the page

subtitle = { $scenario } · level { $level }
subtitle-campaign = Campaign
prompt-waiting = The others decide
rail-left = Party
rail-right = Monsters
rail-way = Journey
panel-history = What was played
panel-sheet = { $being }, level { $level }
row-difficulty = Difficulty
row-relief = Until scenario { $last } is won it can be eased to monsters of level 0; then all four are open.
row-reward = Reward
row-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
row-member = level { $level } · gold { $gold }
place-ahead = { $number }. ?
place-lost = lost
track-way = The story
sheet-xp_row = Experience
sheet-health = Hit points
sheet-hand = Cards in hand
sheet-gold = Gold
sheet-checks = Checks for a perk
reward-gold = { $value } gold each
reward-xp = { $value } XP each
reward-checks = checks: { $value } each
reward-perks = perks: { $value } each
reward-shop = new items in the shop
zone-learn = Learn one of these
zone-perks = Perks
zone-event = City event
item-left = left: { $left }
perk-out = leave
perk-in = come
perk-boxes = taken { $taken } of { $boxes }
modifier-x2 = ×2
modifier-null = ×0
modifier-curse = Curse
modifier-bless = Bless
modifier-push = Push { $value }
modifier-around = { $value } damage to all enemies beside you
modifier-heal = an ally beside you heals { $value }
modifier-shield = Shield { $value }
welcome-won = { $scenario }: completed!
welcome-lost = { $scenario }: lost.
welcome-again = You drag each other home. What you have found and learned is yours; the job is still waiting, and so is the one who offered it.
board-main = Map
board-way = Campaign map
hex-difficult = difficult terrain
hex-obstacle = obstacle
hex-door = closed door
hex-coin = coin
hex-treasure = treasure
hex-goods = crate
hex-weapon = favourite weapon
panel-goal = Goal
panel-party = Party
panel-elements = Elements
panel-monsters = Monsters
panel-deck = Modifier deck
row-undrawn = Still in it
row-drawn = Drawn
sheet-perk = Perk
panel-next = Open locations
row-hint = Hint
row-goal = Your battle goal
row-hero = level { $level } · XP { $xp } · coins { $coins }
row-exhausted = exhausted
row-strong = strong
row-waning = waning
row-stats = Move { $move }, Attack { $attack }
row-side = { $rank }: { $text }.
stat-normal = normal
stat-elite = elite
stat-boss = boss
stat-shield = Shield { $value }
stat-thorns = Retaliate { $value }
stat-death = { $value } damage around it when it dies
stat-advantage = attacks with advantage
stat-guarded = attacked with disadvantage
stat-immune = immune: { $conditions }
place-name = { $number }. { $scenario }
place-won = completed
place-closed = closed for good
zone-pool = Your cards
zone-shop = Shop
sheet-items = Items
sheet-of = { $owner }: { $title }
sheet-line = { $half }: { $text }
sheet-leads = Leads
sheet-initiative = Initiative { $initiative }
sheet-level = level { $level }
sheet-makes = infuses { $elements }
sheet-xp = +{ $xp } XP
sheet-lost = lost
sheet-cost = consumes { $elements }
sheet-item = { $when }: { $text }
state-spent = spent
state-consumed = used up
label-target = Target: { $who }
label-strike = It attacks: { $who }
label-half = { $card }, { $half }: { $text }
label-basic = { $card }, { $half }, basic: { $text }
label-lead = { $card } leads ({ $initiative }), with { $other }
label-modifier = Card { $number }: { $card }
label-lose = Lose { $card }
label-redraw = Suffer 1 damage, lose another card by chance
label-damage = Suffer { $damage }: { $left } of { $most } hit points left
label-spend = Consume { $elements }: { $add }
label-consume = Consume { $elements }
label-learn = { $card } (level { $level })
label-price = { $text } ({ $price })
perk-replace = replace { $out } by { $into }
perk-remove = remove { $out }
perk-add = add { $into }
confirm-end_campaign = End the campaign for good? It cannot be continued afterwards.
end-campaign = The campaign ends here. Scenarios completed: { $won }.
goal-limit = no later than round { $limit }
welcome-goal = Goal: { $goal }.
cover-story = They call you the Jaws of the Lion: mercenaries for the jobs that the guard of the city will not touch. People are vanishing, first beggars, then people with names, and somebody pays to know why.
cover-way = This is the campaign: one party, scenario after scenario, with the city between them. The first five teach the rules one by one. A lost scenario is tried again; gold and experience stay.
option-level = Level of the characters (0: fit for the scenario)
option-bare = Without items and perks
option-difficulty = Difficulty

# -- stories

story-roadside_ambush = A broken cart lies across the road. The vermlings behind it were waiting for somebody richer.
story-a_hole_in_the_wall = The tracks lead to a crack in the old city wall, and the crack is inhabited.
story-the_black_ship = A ship without a flag takes cargo only at night. The cargo breathes.
story-a_ritual_in_stone = Four stones hum in a cellar, and the people around them hum along.
story-a_deeper_understanding = Below the cellar there is another one, and in it something grows.
story-corrupted_research = The scholar's notes end in the middle of a word. His rats have gone on without him.
story-sunken_tumor = Under the harbour the water is warm, and it beats like a heart.
story-hidden_tumor = Behind the wine there is a door, and behind the door no wine.
story-explosive_evolution = What you cut out has learned to walk.
story-the_gauntlet = Somebody has built this corridor only to see whether you come through.
story-defiled_sewers = The sewers were never clean, but they used to be quiet.
story-beguiling_sewers = Music comes from the drain. Do not listen to the words.
story-vile_harvest = The field is under a roof, and what ripens there has teeth.
story-toxic_harvest = Snakes are milked here by the bucket.
story-tainted_blood = Tables stand in rows, and none of them is for eating.
story-mixed_results = Every time you think it is over, the door opens again.
story-red_twilight = At the end of the trail stands the one who laid it.
story-the_heist = Four vaults, one evening, and guards made of stone.
story-den_of_thieves = What the vermlings stole lies under what they sleep on.
story-misplaced_goods = A merchant wants his crates back. Some of them want to stay.
story-agents_of_chaos = Every door of this house leads to another quarrel.
story-unfriendly_message = The message was a spear, and the sender is at home.
story-the_best_of_the_best = The arena pays by the round.
story-warding_the_void = Three wards keep the hole closed. Something on the other side counts them.
story-the_greatest_job_in_the_world = Somebody pays you to break pillars. There must be a catch.

# -- special rules, hints, sections and conclusions of scenarios

twist-a_ritual_in_stone = When stones break, somebody comes to look.
twist-a_deeper_understanding = What the tumor is like you learn when its room is opened.
twist-sunken_tumor = What the tumor is like you learn when its room is opened.
twist-hidden_tumor = What the tumor is like you learn when its room is opened.
twist-explosive_evolution = When the horror dies for the first time, two doors burst open at the start of the next round, and it comes back behind them, whole again.
twist-the_gauntlet = At the start of each round traps move: behind the first door one hex to the lower right, behind the second one hex closer to the nearest character. Under a figure they spring.
twist-defiled_sewers = More comes out behind the second door than stood there.
twist-beguiling_sewers = The door opens when the four pillars of this room are destroyed. Each of them sets something free.
twist-vile_harvest = Once the second door is open, an imp comes at the start of each round while the leftmost sludge of the last room lives.
twist-toxic_harvest = From the second round on, at the start of each round every viper next to a zealot dies, and elite blood imps take its place: one for a normal viper, two for an elite one.
twist-tainted_blood = At the start of each round imps come at the tables. At its end every black imp within range 3 of a zealot turns into an elite blood imp, and the zealots that did it are stunned.
twist-mixed_results = Nobody is here at first: take up your places, the first wave comes with the next round. Whenever the map is empty, the next wave follows.
twist-red_twilight = Once the second door is open, a monstrosity comes at the start of each round.
twist-the_heist = Whoever loots a treasure wakes a guard.
twist-misplaced_goods = Five crates hold the goods. What is in a crate you learn by looting it.
twist-agents_of_chaos = The vipers are charmed while the demon of their room lives. In the last room each hex hurts whoever enters it, while its demon lives. The last table lets another one out.
twist-unfriendly_message = From the second round on vipers come at the start of each round, and the golem crumbles a little.
twist-the_best_of_the_best = When the first are dead, others take the field, then one more, and at last all kinds of them together.
twist-warding_the_void = Monsters attack the wards as well. With two of them destroyed the scenario is lost.
hint-roadside_ambush = Let them come to you: whoever walks farthest is attacked first.
hint-a_hole_in_the_wall = Open the door late in a turn, when your hands are full of cards.
hint-the_black_ship = Poison makes every blow harder, and a heal takes it away first.
hint-a_ritual_in_stone = Stones do not strike back. Be ready for company before you break the second.
hint-a_deeper_understanding = Jump over the traps, or push somebody else into them.
hint-corrupted_research = Only the growths count. Kill what stands in your way and no more.
hint-sunken_tumor = It does not move. Whoever strikes from afar need not fear it.
hint-hidden_tumor = It does not move. Whoever strikes from afar need not fear it.
hint-explosive_evolution = It raises dead zealots. Rest before its first death, for two rooms wake then.
hint-the_gauntlet = Traps hurt monsters too: stay where a trap has to pass under one of them.
hint-defiled_sewers = The second door wakes more than one nest. Rest before you open it.
hint-beguiling_sewers = Every pillar lets somebody out. Break them one after the other.
hint-vile_harvest = Let them come to you over the traps. As long as the leftmost sludge of the last room lives, imps come. Finish it first.
hint-toxic_harvest = Keep the vipers away from the zealots, or kill one of the two first.
hint-tainted_blood = Tables first, zealots next: without both no blood imps come.
hint-mixed_results = Each wave is worse than the last. They come through tunnels full of traps: wait for them in the middle.
hint-red_twilight = Behind the second door something comes every round. Go straight for the one you came for.
hint-the_heist = Guards wake when chests are opened. Open them together, then run.
hint-den_of_thieves = Only the nests count. The scouts will run after you.
hint-misplaced_goods = Do not open two crates in a round before you know what was in the first.
hint-agents_of_chaos = The demon with the vipers dies first; then they are ordinary snakes.
hint-unfriendly_message = The golem wears itself out. Stay alive and help it.
hint-the_best_of_the_best = Four fights on one hand of cards: rest between them.
hint-warding_the_void = Monsters go for the wards too. Stand between.
hint-the_greatest_job_in_the_world = Pillars can be broken from afar. Do not fight what you can leave behind.
section-the_black_ship-1 = Behind the door somebody prays, and does not stop when you enter.
section-a_ritual_in_stone-1 = The second stone breaks, and the humming calls for help.
section-a_ritual_in_stone-2 = The third stone breaks. The walls themselves get up.
section-a_deeper_understanding-1 = It has eaten too much, and bleeds already. It cannot move, and everybody around it can.
after-roadside_ambush = The last vermling falls. What it carried is worth nothing, but a trail leads from here to the city wall.
after-a_hole_in_the_wall = The hole is yours, with everything that was carried into it. The trader at the gate pays without asking.
after-the_black_ship = The hold is empty, and the papers name a cellar in the old town. The city begins to talk about you.
after-a_ritual_in_stone = The stones are silent. Under the rubble there are stairs, and nobody built them for wine.
after-a_deeper_understanding = It stops beating. Whoever fed it has left his books behind, and a name in them.
after-corrupted_research = The growths wither. Two addresses stand in the margin of the notes: one by the water, one behind the wine.
after-sunken_tumor = The water cools. Something was carried away from here not long ago.
after-hidden_tumor = The cellar is quiet, the wine is spoilt. Something was carried away from here not long ago.
after-explosive_evolution = It bursts for the last time. The shops hear of it, and bring out their better goods.
after-the_gauntlet = You came through. Behind the last door the way divides, and both halves smell.
after-defiled_sewers = The water runs again. It carries petals that grow nowhere in this city.
after-beguiling_sewers = The song breaks off. In the silence you hear cattle, or something that is kept like cattle.
after-vile_harvest = The harvest is in, and it is you who brought it in.
after-toxic_harvest = The buckets are spilt. The buyer of the poison had a table reserved.
after-tainted_blood = Too few tables stand to go on with it. In the ashes lies a list of what was tried, and what worked.
after-mixed_results = Now the door stays closed. Only one is left who knows how this began.
after-red_twilight = The first of the order is the last. The city sleeps, and for once nobody goes missing.
after-the_heist = You are out, and so is the gold. Nobody saw you who could tell.
after-den_of_thieves = Under the nests lies half of the market. You give back what has a name on it.
after-misplaced_goods = The goods are there, and the merchant counts them twice. He does not ask about the other crates.
after-agents_of_chaos = The house is empty, and for the first time its doors lead where they should.
after-unfriendly_message = The answer is delivered.
after-the_best_of_the_best = The arena rises. Tomorrow children will play being you.
after-warding_the_void = The hole stays closed. Whatever counted the wards has to begin again.
after-the_greatest_job_in_the_world = The last pillar falls. So that was the catch, and you are paid all the same.

# -- lessons

lesson-1 = New in this scenario: everybody chooses two cards in secret; the leading one gives the initiative. In your turn you use the top of one and the bottom of the other. An attack draws a modifier card. Used cards are discarded; when your hand runs out, a short rest brings them back, all but one.
lesson-2 = New in this scenario: monsters draw a card each round. A half with the ember is lost after use; any half can be a plain Attack 2 or Move 2 instead. Doors, traps, coins and a treasure lie on the map, areas are attacked, figures are pushed and pulled. Damage can be cancelled with cards: one from hand or two from the discard pile.
lesson-3 = New in this scenario: items, experience, and cards that stay active. Shields, jumps, Poison, Wound, Curse and Bless. Difficult terrain costs 2. A long rest takes a whole round, but you choose the card you lose and heal.
lesson-4 = New in this scenario: elements, which some cards infuse and others consume; battle goals, each player's own secret; objectives to destroy; and monsters that come later. Monsters use their full decks.
lesson-5 = New in this scenario: a boss with abilities of its own, who does not mind every condition. You choose your hand from more cards than it may have.

# -- menus

menu-scenario-campaign = the whole story, scenario after scenario, with one party
menu-scenario-roadside_ambush = the first lesson: moving and attacking
menu-scenario-a_hole_in_the_wall = the second lesson: doors, traps, coins
menu-scenario-the_black_ship = the third lesson: bonuses, long rests, items
menu-scenario-a_ritual_in_stone = the fourth lesson: elements and battle goals
menu-scenario-a_deeper_understanding = the fifth lesson: a boss
menu-scenario-corrupted_research = destroy the growths
menu-scenario-sunken_tumor = a tumor under the harbour
menu-scenario-hidden_tumor = a tumor behind the wine
menu-scenario-explosive_evolution = a boss that raises the dead
menu-scenario-the_gauntlet = a corridor full of traps
menu-scenario-defiled_sewers = vipers and scouts below the city
menu-scenario-beguiling_sewers = pillars, corpses and spirits
menu-scenario-vile_harvest = imps that keep coming
menu-scenario-toxic_harvest = many vipers
menu-scenario-tainted_blood = tables that give birth to imps
menu-scenario-mixed_results = three waves
menu-scenario-red_twilight = the last fight
menu-scenario-the_heist = loot and get out
menu-scenario-den_of_thieves = destroy the nests
menu-scenario-misplaced_goods = find the goods among the crates
menu-scenario-agents_of_chaos = four rooms, four quarrels
menu-scenario-unfriendly_message = an ancient golem
menu-scenario-the_best_of_the_best = the arena
menu-scenario-warding_the_void = protect the wards
menu-scenario-the_greatest_job_in_the_world = twelve pillars

# -- city events

city-1 = An old healer sells her stall and wants it to go to somebody decent.
city-1-a = Take a charm as a keepsake
city-1-b = Help her sell, for a share
city-2 = A priest blesses everybody who carries stones for his new tower.
city-2-a = Carry stones
city-2-b = Carry stones until the armourer notices
city-3 = A purse lies in the gutter, and nobody looks.
city-3-a = Pick it up
city-3-b = Leave it
city-4 = A cook needs somebody to taste the soup before the guests do.
city-4-a = Taste it
city-4-b = Decline
city-5 = An old soldier challenges you to a bout in the yard.
city-5-a = Fight for show
city-5-b = Fight in earnest
city-6 = A locked cage stands in the market, and what is in it asks for help.
city-6-a = Open it
city-6-b = Sell tickets
city-7 = A stranger bets that nobody hits the bell on the roof.
city-7-a = Take the bet
city-7-b = Drink with him instead
city-8 = Children want to hear how a real fight goes.
city-8-a = Tell them all of it
city-8-b = Send them home
city-9 = A widow hears her husband at night, and he has been dead for a year.
city-9-a = Speak with him
city-9-b = Break down the door
city-10 = A barrel of something green is cheap today.
city-10-a = Sell it by the cup
city-10-b = Pour it out
city-11 = The roof of the orphanage will not last the night.
city-11-a = Mend it
city-11-b = It is not your roof
city-12 = A beggar and a banker quarrel about a coin, and both ask you.
city-12-a = Side with the beggar
city-12-b = Side with the banker
city-13 = A book about the things below the city is for sale.
city-13-a = Buy it
city-13-b = Leave it
city-14 = The shrine at the gate asks for a coin from each.
city-14-a = Give
city-14-b = Pass by
city-15 = Somebody has broken every window of your inn.
city-15-a = Pay and look for the culprit
city-15-b = Only pay
city-16 = A rich boy wants to be seen with you.
city-16-a = Let him pay
city-16-b = Send him away
city-17 = A merchant has lost a ship's load somewhere in the docks.
city-17-a = Promise to find it
city-17-b = Ask for money first
city-18 = Doors in an empty house open and close by themselves.
city-18-a = Take the owner's money
city-18-b = Look for nothing
city-19 = A spear with a letter sticks in your door.
city-19-a = Answer the letter
city-19-b = Burn it
city-20 = The arena has heard of you.
city-20-a = Accept the invitation
city-20-b = Decline
city-21 = The stars over the harbour are in the wrong places.
city-21-a = Ask somebody who knows
city-21-b = Look away
city-22 = Somebody offers far too much money for far too little work.
city-22-a = Ask where to sign
city-22-b = Walk on
