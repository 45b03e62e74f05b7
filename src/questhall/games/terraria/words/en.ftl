# Terraria: the board game, in English.

game-name = Terraria: the board game
game-about = Explore a world tile by tile, dig, chop, fight, craft and build together. Complete a chain of ten goals before the threat reaches ten.
game-role = Character
game-help = How a round goes:
    1. Everybody draws 4 cards. All act in any order: choose a card to use what it offers, then a place on the board to spend its action points.
    - Moving, opening a chest and giving something away cost 1 action point each; a weapon costs what it says; axe and pickaxe turn action points into chop and dig points.
    - Crafting, building, placing ropes and platforms, exploring, visiting people and completing goals cost no action points.
    - Without anything below you fall. From 2 cells on, roll your defence dice: what is missing is lost as health.
    - With a mouse or a finger, a cell several steps away takes you all the way there, as far as your action points go.
    - In a fight each attack die that reaches the highest defence die takes one health. Swords raise one attack die, shields one defence die. Whoever is not defeated hits back.
    - Close reaches neighbours only; medium up to 3 cells and far up to 8, but no neighbours, and far loses dice beyond 4 cells.
    2. Enemies near characters move and attack.
    3. All cards are discarded, but the prepared one stays. Time goes on: threat rises, enemies appear, day follows night.
    - Whoever dies comes back in the next round, but threat rises and half of the coins are lost.
    - Complete the last goal of a chain, or defeat the Wall of Flesh, and you have won. At threat 10 all is lost.
    - In journey mode a chain ends with its sixth goal, falls hurt nobody, and deaths raise no threat.

welcome-aim = You have woken in a forest with a sword, an axe and a pickaxe of { $journey ->
    [true] iron
   *[false] copper
}. The world goes on in all directions. At this difficulty { $chains ->
        [one] one complete chain of goals wins
       *[other] { $chains } complete chains of goals win
    }. When the threat reaches 10, you lose.
welcome-journey = You play in journey mode. { rules-journey }
rules-journey = Everybody begins with iron tools and 2 ropes. A fall hurts nobody. A death takes no tombstone and raises no threat. A chain is complete with its sixth goal.
welcome-turn = Choose a card in your hand for action points, then something on the board: a cell to go there, a block to dig, a tree to chop, an enemy to attack. With a mouse or a finger you can also choose a cell several steps away: the character walks all the way there. Several things on one cell open a small menu; only where you could place something beside a harmless step, a click with the mouse takes the step at once, and the right button opens the menu. When you are done, end your actions.
welcome-first = A good beginning: chop trees, defeat slimes, build the Work Bench House from 2 gel and 4 wood, then make armour. Explore when you stand beside the edge of the known world.

measure-enemy_phase = Enemy phase with 12 enemies

menu-scenario-world = a world of 17 by 5 tiles, never twice the same
menu-role-wanderer = in a worn cloak
menu-role-archer = with a feather in her hat
menu-role-smith = in a leather apron
menu-role-scholar = with ink on her fingers
menu-role-miner = with a lamp on his helmet
menu-role-hunter = with her hood drawn up
menu-role-gardener = with earth under his nails
menu-role-sailor = with a spyglass
menu-difficulty-normal = one chain wins
menu-difficulty-hard = two chains win
menu-option-journey = chains of six goals, iron tools, 2 ropes each, harmless falls, deaths raise no threat
menu-option-focus = one goal must be done in two rounds, or threat rises
menu-option-evil = which of the two is hidden in this world
menu-option-threat = deaths and bosses raise it further
menu-difficulty-harder = three chains win
scenario-world = The World
option-difficulty = Difficulty
difficulty-normal = Normal
difficulty-hard = Hard
difficulty-harder = Very hard
option-evil = Evil biome
evil-corruption = The Corruption
evil-crimson = The Crimson
option-threat = Threat at the start
option-threat-calm = 0: calm
option-threat-risky = 1: risky
option-threat-dangerous = 2: dangerous
option-threat-deadly = 3: deadly
option-journey = Journey mode
option-focus = Focus token

board-main = The world
rail-left = Characters
rail-right = Goals
subtitle = { $difficulty }
subtitle-journey = { $difficulty } · journey mode
standing = Round { $round } · { $time }
standing-where = { standing } · { $biome }, { $layer }
standing-setup = Setup
time-day = day
time-night = night
ending-dig = With “{ chain-dig }” enough chains are complete. The world is yours!
ending-fight = With “{ chain-fight }” enough chains are complete. The world is yours!
ending-explore = With “{ chain-explore }” enough chains are complete. The world is yours!
ending-build = With “{ chain-build }” enough chains are complete. The world is yours!
ending-wall_of_flesh = The Wall of Flesh has fallen. You have won!
ending-threat = The threat has reached ten. The world is lost.

# -- effects

do-gain = { "" }
do-gain-ap = { $ap } action { $ap ->
    [one] point
   *[other] points
}
do-gain-swords = { $swords } { $swords ->
    [one] sword
   *[other] swords
}
do-gain-shields = { $shields } { $shields ->
    [one] shield
   *[other] shields
}
do-gain-hearts = { $hearts } health
do-gain-coins = { $coins } { $coins ->
    [one] coin
   *[other] coins
}
do-gain-mana = { $mana } mana
do-draw_cards = Draw { $count } { $count ->
    [one] card
   *[other] cards
}
do-other_draws = Another player draws { $count } { $count ->
    [one] card
   *[other] cards
}
do-search = Take a card from { $pile ->
    [deck] your deck
   *[discard] your discard pile
}
do-destroy = Destroy one of your cards
do-resist = Immune: { $debuff }
do-cure = Remove your debuffs
do-land_softly = No fall damage this phase
do-charm = { $change ->
    [upgrade] Upgrade a die
    [double] Double a die
   *[reroll] Roll a die again
}
do-explode = Explosion { $width }×{ $width }, attack { $dice }
do-explode-dig = dig { $dig }
do-explode-chop = chop { $chop }
do-call_wall = In the underworld beside lava: the Wall of Flesh appears

reward-coins = { do-gain-coins }
reward-resource = { $resource } ×{ $count }
reward-consumable = consumable of type { $type }
reward-loot = one of two action cards of level { $level }
reward-guide = a guide card of your choice
reward-destroy = you may destroy a card
reward-threat = threat −{ $threat }
reward-each = each: { $reward }
reward-share = to share: { $reward }
reward-none = victory draws near

# -- conditions of goals

deed-dig = Dig { $times ->
    [one] a block
   *[other] { $times } blocks
}
deed-dig_ore = Dig { $times ->
    [one] an ore block
   *[other] { $times } ore blocks
}
deed-dig_gem = Dig { $times ->
    [one] a gem
   *[other] { $times } gems
}
deed-dig_evil_ore = Dig { $times ->
    [one] a block of demonite or crimtane ore
   *[other] { $times } blocks of demonite or crimtane ore
}
deed-dig_hellstone = Dig { $times ->
    [one] a block of hellstone
   *[other] { $times } blocks of hellstone
}
deed-blast = Blow up { $times ->
    [one] a block
   *[other] { $times } blocks
}
deed-cobweb = Gather { $times ->
    [one] a cobweb
   *[other] { $times } cobwebs
}
deed-long_fall = Survive a fall of 8 cells or more
deed-dig_out = Dig the last block of a tile
deed-craft_pickaxe = Craft a pickaxe
deed-craft_axe = Craft an axe
deed-craft_sword = Craft a sword
deed-craft_wood_armour = Craft wood armour
deed-chop = Chop { $times ->
    [one] a tree
   *[other] { $times } trees
}
deed-defeat = Defeat { $times ->
    [one] an enemy
   *[other] { $times } enemies
}
deed-defeat_any = Defeat { $times ->
    [one] an enemy or a boss
   *[other] { $times } enemies or bosses
}
deed-defeat_by_staff = Defeat { $times ->
    [one] an enemy
   *[other] { $times } enemies
} with a staff
deed-defeat_plainly = Defeat a boss in wood, copper or no armour
deed-night = Survive { $times ->
    [one] a night
   *[other] { $times } nights
}
deed-discover_biome = Discover { $times ->
    [one] a biome
   *[other] { $times } biomes
}
deed-discover_underworld = Discover the underworld
deed-chest_outside_forest = Open a chest outside the forest
deed-chest_underground = Open a chest underground
deed-chest_underworld = Open { $times ->
    [one] a chest
   *[other] { $times } chests
} in the underworld
deed-night_spawn = Let { $times } enemies of the night appear
deed-spend_coin = Spend { $times } coins
deed-rise = Go from the underworld to the surface
deed-sink = Go from the surface to the underworld
within-phase = { $goal }, in one phase
within-night = { $goal }, in one night
found-star = Find a fallen star
found-crystal = Find a life crystal
found-ocean = Discover the ocean
found-hive = Discover a tile with a hive
found-evil_tiles = Have { $count } tiles of the evil biome explored
found-biomes = Know all { $count } biomes
beaten = Defeat the { $bosses }
owned-magic = Own magic equipment
owned-yoyo = Equip a yoyo
owned-summoning_staff = Own a summoning staff
owned-golden_armour = Own gold armour
owned-voodoo_doll = Own a Guide Voodoo Doll
owned-all_slots = Open all six inventory slots
built-one = Build the { $houses }
built-all = Have all seven kinds of houses
built-layer = Build any house { $where }
standing-npcs = Have { $count } people besides the guide
standing-pylons = Have { $count } pylons
standing-houses_apart = Have houses in { $count } biomes, or more than that in one
standing-houses_stacked = Stack { $count } houses
standing-in_beds = All characters are in bed houses
standing-wide_tunnel = A tunnel 2 cells wide leads down to the underworld
or = or
plus = +
either = either of them

# -- choices

choice-pass = Go on
choice-use = { $card }
choice-use_prepared = Use the prepared card
choice-consume = Use up: { $card }
choice-go = Go
choice-swing = Swing: { $card }
choice-hold_on = Hold on to the rope
choice-let_go = Let go
choice-open_chest = Open the chest
choice-take = Take: { $card }
choice-chop = Chop
choice-dig = Dig
choice-donate = Give to { $to }: { $goods } ×{ $count }
choice-fight = Attack: { $weapon }
choice-aim = This one
choice-drop = Leave out a d{ $die }
choice-boost = { $charm ->
    [upgrade] Upgrade: d{ $die }
    [double] Double: d{ $die }
    [reroll] Roll again
   *[dryad] Add the dryad’s die
}
choice-strengthen = Spend { $count }
choice-explore = Explore
choice-complete_goal = Complete: { $goal }
choice-prepare = Prepare: { $card }
choice-take_prepared = Take the prepared card into hand
choice-welcome = Welcome: { $npc }
choice-visit = Visit: { $npc }
choice-unlock = Open another inventory slot
choice-craft = Craft: { $item }
choice-build = Build: { $house }
choice-place = Here
choice-hang_rope = Hang a rope
choice-place_platform = Place a platform
choice-buy_pylon = Buy a pylon
choice-use_pylon = Travel by pylon
choice-summon = Summon: { $staff }
choice-use_bottle = From the bottle: { $card }
choice-use_pot = From the cooking pot
choice-free_slot = Empty slot { $slot }
choice-take_maximum = Raise the maximum and restore all
label-maximum = { $crystal ->
    [true] Raise maximum health to { $most } and restore it
   *[false] Raise maximum mana to { $most } and restore it
}
choice-take_coins = Take 10 coins
choice-destroy_card = Destroy: { $card }
choice-choose = { $seat }
choice-equip = On top: { $card }
choice-wear = Wear: { $armour }
choice-activate = This one
choice-any_order = Let all act in turn
choice-focus = Focus: { $goal }
choice-swap = Play instead: { $goal }
choice-take_character = { $character }

pass-character_phase = End my actions
pass-aim_further = No further target
pass-ready_attack = Roll
pass-ready_defence = Roll for defence
pass-spend_swords = Leave it at that
pass-spend_swords_on_blast = Leave it at that
pass-ready_blast = Roll
pass-step_in = Stay here
pass-choose_site = Not after all
pass-build_at_once = Not after all
pass-destroy_one = Keep all cards
pass-choose_gear = Keep it so
pass-swap_goals = Begin
pass-put_on_top = Put it under
pass-make_room = Give it up
pass-spend_at_once = Give it up

confirm-useless = This would do nothing for { $price } coins. Pay all the same?
confirm-wasted = This would change nothing now. Use it up all the same?
confirm-pylon = Buy a pylon for this cell for { $price } coins?
confirm-end = { $ap ->
    [0] { "" }
    [one] 1 action point is left.{ " " }
   *[other] { $ap } action points are left.{ " " }
}{ $cards ->
    [0] { "" }
    [one] 1 card is unused.{ " " }
   *[other] { $cards } cards are unused.{ " " }
}End your actions all the same?

letter-end = end your actions
letter-explore = explore
letter-none = go on without more

label-go = Go { $where }
label-dig = Dig { $where }: { $what }
label-chop = Chop { $where }: { $what }
label-chest = Open: { $what } ({ $where })
label-rope = Hang a rope { $where }
label-platform = Place a platform { $where }
label-pylon = Buy a pylon { $where } (10 coins)
label-travel = Travel to the pylon { $where } (4 coins)
label-place = Here: { $what } ({ $where })
label-hits = Take it: −{ $hits } health
label-swing = { $card }: swing { $where }
label-fight = { $weapon }: attack { $target }
label-aim = { $target }
label-use_card = { $card }: { $effect }
label-in_vain = { $text }: changes nothing
label-prepared = Prepared: { $effect }
label-give = Give { $to }: { $goods } ×{ $count }
label-piece = Give { $to }: { $reward }
label-take = { $card }: { $text }
label-explore = Explore: { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
label-visit_goods = { $npc }: random consumable (3 coins)
label-visit_card = { $npc }: { $card } ({ $price } coins)
label-visit = { $npc }: { $service }
label-unlock = Open another inventory slot ({ $price } coins)
label-craft = Craft: { $item } ({ $cost })
label-build = Build: { $house } ({ $cost })
label-pot = From the cooking pot: { $effect }
label-slot = Throw away: { $goods } ×{ $count }
label-reroll = Roll the { $roll } again
label-swords = { $count ->
    [one] 1 sword
   *[other] { $count } swords
}: { $from } becomes { $to }, { $same ->
    [true] still{ " " }
   *[false] { "" }
}{ $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}
label-shields = { $count ->
    [one] 1 shield
   *[other] { $count } shields
}: { $from } becomes { $to }, { $same ->
    [true] still{ " " }
   *[false] { "" }
}{ $hits ->
    [0] no hit
   *[other] −{ $hits } health
}
label-destroy = Destroy { $card } ({ $place ->
    [hand] hand
    [prepared] prepared
   *[discard] discard pile
})
label-goal = { $goal }: { $text }

where-here = on your cell
where-up = up
where-down = down
where-left = to the left
where-right = to the right
where-up_left = up left
where-up_right = up right
where-down_left = down left
where-down_right = down right

group-cards = Cards
group-board = On the board
group-make = Craft and build
group-trade = People and trade
group-give = Give away
group-goals = Goals

preview-fall = Falls { $cells } cells: roll { $dice }, what is missing of { $cells } is lost as health (up to { $lost }).
preview-soft_fall = Falls { $cells ->
    [one] one cell
   *[other] { $cells } cells
}, unharmed.
preview-fall_unknown = Falls into the unknown.
preview-fire = Burns.
preview-through = Somebody is there: you must go on at once.
preview-attack = { $attack } against { $defence }: hits with { $chance } %, on average { $hits } of { $health } health. Reach: { $range }.
decimal = { $tenths ->
    [0] { $whole }
   *[other] { $whole }.{ $tenths }
}
preview-lost = Too far for all dice: { $lost } fewer.
preview-dig = Needs { $cost } dig { $cost ->
    [one] point
   *[other] points
} ({ $ap } AP). Gives: { $gain }.
preview-chop = Gives wood ×{ $wood } ({ $ap } AP).
preview-burns_dig = It burns you.
preview-instead = Instead of: { $goal }
preview-spawn = Covers a spawn symbol: threat rises.
nothing = nothing

# -- questions

ask-character_phase = Act
    .help = Use cards for action points, then choose on the board. Crafting, building and exploring cost no points.
ask-choose_character = Who will you be?
    .help = Characters differ in looks only.
ask-swap_goals = Swap goals for their alternatives?
    .help = For your first game just begin.
ask-place_character = Where do you begin?
    .help = Choose a meadow.
ask-bosses_act = Which boss acts first?
ask-summon_beside = { $slime ->
    [true] Where does the slime appear that the boss brings along?
   *[false] Where does the enemy appear that the boss’s ally calls?
}
ask-choose_way = Whom does the boss go for?
ask-choose_prey = Whom is the boss after?
ask-choose_anchor = Where does the boss go?
ask-choose_site = Where does it stand: { $house }?
    .help = Choose its upper left cell. It covers 3 by 2 cells, one of them yours or beside you.
ask-choose_who_draws = Who draws?
ask-search_pile = Which card do you take?
ask-destroy_one = Which card do you destroy?
    .help = It leaves the game for good: a smaller deck brings good cards more often.
ask-choose_reward = Which reward of the chest do you take?
ask-take_from_world = The supply is empty: which one do you take from the world?
ask-respawn = Where do you come back?
    .help = You come back with all your health and mana. Gear and resources are kept.
ask-ready_defence = You are attacked: { $attack }. Change your dice first?
ask-spend_shields = Attack { $attack } against your { $rolls }: defend?
    .help = Each attack die that reaches your highest die costs one health. Each shield raises one of your dice by one.
ask-step_in = Step into the dug cell?
ask-activate_next = Which enemy acts next?
ask-choose_victim = Whom does it go for?
ask-choose_step = Where does the enemy go?
ask-attack_all = Whom does it attack first?
ask-choose_centre = Where does it explode: { $card }?
ask-check_rope = Hold on to the rope?
ask-aim_further = Pierce a further enemy?
ask-ready_attack = { $drop ->
    [0] Change your dice before the roll?
   *[other] Too far: which die do you leave out?
}
ask-spend_swords = You rolled { $rolls } against { $defences }. Spend swords?
    .help = Each die that reaches the highest defence die takes one health. Each sword raises one of your dice by one.
ask-ready_blast = Change your dice before the explosion?
ask-spend_swords_on_blast = You rolled { $rolls } against { $defences }. Spend swords?
    .help = Each die that reaches the highest defence die takes one health. Each sword raises one of your dice by one.
ask-retaliation = Who hits back first?
ask-collect_find = { $crystal ->
    [true] A life crystal!
   *[false] A fallen star!
}
ask-check_goals = Which goal is completed first?
ask-choose_focus = On which goal does the focus token lie?
    .help = Complete it in two rounds, or threat rises.
ask-move_on = Somebody is here: go on
ask-push_out = Whom does the boss push first?
ask-choose_where = Where is the figure pushed?
ask-spend_at_once = No room for { $kind } ×{ $count }
ask-build_at_once = Where does it stand: { $house }?
ask-make_room = No room for { $kind } ×{ $count }
    .help = Throw something away for it, or give it up.
ask-put_on_top = On top of its slot: { $card }?
    .help = Only the top card of a slot can be used.
ask-keep_loot = Which card do you keep?
    .help = It goes to your discard pile.
ask-gain_guide_card = Which guide card do you take?
ask-choose_gear = What do you use this round?
    .help = Only the top card of each slot, and the armour you wear, can be used.
ask-divide_coins = { $left ->
    [one] 1 coin
   *[other] { $left } coins
} to share
ask-give_away = Who gets this part of the reward?

prompt-act = { $ap ->
    [0] Use a card for action points
    [one] 1 action point
   *[other] { $ap } action points
}
prompt-passed = You have passed, but may still act
prompt-waiting = Others are acting
prompt-enemy = { $name }: { $question }

refusal-no_ap = No action points left: use a card.
refusal-hard_block = { $cell } is hard: it needs a pickaxe for hard blocks.
refusal-dig_points = { $cell } needs { $cost } dig { $cost ->
    [one] point
   *[other] points
}, you have { $have }.
refusal-out_of_range = Out of range: your weapons reach { $range }.
refusal-no_sight = Something solid is in the way.
refusal-no_weapon_points = Not enough action points or mana for a weapon.
refusal-boss_changed = It has just changed form: not again in this phase.
refusal-corner = Two blocks touch at their corners: nobody gets through.
refusal-used_up = Nothing of this card is left to use.

# -- events

event-round_began = Round { $round }
event-cards_drawn = { $seat } draws: { $cards }.
event-card_used = { $seat } uses { $card }.
event-card_prepared = { $seat } prepares { $card }.
event-prepared_taken = { $seat } takes { $card } back into hand.
event-consumed = { $seat } uses up { $card }.
event-moved = { $seat } { $how ->
    [walk] moves.
    [fall] falls.
    [hook] swings.
    [teleport] travels by pylon.
    [push] is pushed aside.
    [dig] steps into the tunnel.
   *[arrive] is there.
}
event-travelled = { $seat } has come from { $way ->
    [rise] the underworld to the surface
   *[sink] the surface to the underworld
} in one phase!
event-fell = { $seat } lands after { $cells } { $cells ->
    [one] cell
   *[other] cells
}{ $rolls-count ->
    [0] { "" }
   *[other] { " " }(rolled { $rolls })
}: { $lost ->
    [0] unharmed
   *[other] −{ $lost } health
}.
event-health_lost = { $seat } loses { $lost } health ({ $left } left).
event-health_restored = { $seat } regains { $gained } health.
event-died = { $seat } dies: all cards in play go back into the deck, half of the coins, all consumables and the minion are lost. Back in the next round.
event-respawned = { $seat } comes back.
event-coins_changed = { $seat }: { $by-signed } { $by ->
    [one] coin
   *[other] coins
}.
event-resource_gained = { $seat } gets { $kind } ×{ $count }.
event-resource_lost = { $seat } loses { $kind } ×{ $count }.
event-debuff_gained = { $seat }: { $debuff }!
event-debuff_applied = { $seat } suffers: { $debuff }.
event-card_gained = { $seat } gets { $card }.
event-cards_shown = { $seat } looks at: { $cards }.
event-card_destroyed = { $seat } destroys { $card }.
event-chest_opened = { $seat } opens a chest ({ $biome }).
event-tree_felled = { $seat } fells a tree.
event-block_dug = { $blast ->
    [true] { $seat } blows up: { $block }.
   *[false] { $seat } digs: { $block }.
}
event-donated = { $seat } gives { $to }: { $goods } ×{ $count }.
event-attack_rolled = { $seat } attacks { $kind }: { $attack } against { $defence }.
event-enemy_hurt = { $kind } loses { $lost } health.
event-enemy_defeated = { $seat } defeats { $kind }!
event-enemy_removed = { $kind } vanishes.
event-enemy_attacked = { $back ->
    [true] { event-struck_back }
   *[false] { event-attacked }
}
event-struck_back = { $kind } strikes back at { $seat } with its defence roll: { $attack } against { $defence }.
event-attacked = { $kind-count ->
    [0] The explosion
   *[other] { $kind }
} attacks { $seat }: { $attack } against { $defence }.
event-die_strengthened = { $seat } spends { $count ->
    [one] { $count } { $symbol ->
        [sword] sword
       *[shield] shield
    }
   *[other] { $count } { $symbol ->
        [sword] swords
       *[shield] shields
    }
}: the die counts as { $now }.
event-enemy_moved = { $kind } { $how ->
    [fall] falls.
    [push] is pushed aside.
   *[go] moves.
}
event-enemy_appeared = { $kind } appears.
event-tile_explored = A new tile is explored.
event-biome_found = Discovered: { $biome }!
event-find_taken = { $seat } finds a { $find ->
    [star] fallen star
   *[crystal] life crystal
}!
event-goal_completed = Goal completed: { $goal }.
event-chain_completed = Chain completed: { $chain }!
event-threat_changed = Threat: { $now }.
event-npc_arrived = { $npc } moves in.
event-item_crafted = { $seat } crafts { $item }.
event-house_built = { $seat } builds: { $house }.
event-token_placed = { $seat } places: { $token ->
    [rope] rope
    [platform] platform
   *[pylon] pylon
}.
event-minion_summoned = { $seat } summons: { $minion }.
event-time_passed = { $night ->
    [true] It is night.
   *[false] It is day.
}
event-night_survived = The night is over.
event-boss_appeared = { $boss } appears!
event-boss_changed = { $boss } changes form!
event-boss_defeated = { $boss } is defeated!
event-boss_moved = { $boss } { $how ->
    [fall] falls.
   *[go] moves.
}
event-ally_placed = { $boss } calls an ally.

line-goal = Goal completed: { $text } ({ $goal }).
line-fell = { $seat } falls { $cells } { $cells ->
    [one] cell
   *[other] cells
}. Defence dice: { $sum } against { $cells }. { $lost ->
    [0] Unharmed
   *[other] −{ $lost } health
}.
line-fell_softly = { $seat } falls { $cells } { $cells ->
    [one] cell
   *[other] cells
} and lands softly.
line-attack = { $line }. Before swords: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}.
line-defence = { $line }. { $hits ->
    [0] No hit
    [one] Before shields: 1 hit
   *[other] Before shields: { $hits } hits
}.

report-died = { $seat } has died
report-died_lost = Lost: { $coins } { $coins ->
    [one] coin
   *[other] coins
}, all consumables and the minion. All cards in play go back into the deck.
report-died_kept = Gear, resources and the greatest health and mana are kept.
report-died_back = Next round the character comes back with all health and mana.
report-rounds = Rounds played
report-bosses = Bosses defeated
report-deaths = Deaths

# -- beside the board

panel-players = Characters
panel-goals = Goals
panel-bosses = Bosses
panel-bestiary = Bestiary
panel-boss_book = When bosses appear
panel-world = The world
panel-time = The days and nights
zone-hand = Hand
zone-prepared = Prepared
zone-gear = Gear
zone-pack = Inventory
zone-bag = Consumables
zone-spare = Laid aside
zone-deck = Deck
zone-discard = Discard pile
zone-shown = To choose from
zone-now = Can be made now
zone-book = Crafting book
shelf-lacking = Something is missing
shelf-weapons = Weapons
shelf-tools = Tools
shelf-armour = Armour
shelf-houses = Houses
shelf-tokens = Ropes and platforms
zone-folk = People and houses
zone-shop = Shop
track-threat = Threat
track-threat_caption = rises by { $rise }; at 10 all is lost
track-time = Time
track-time_caption = { $time }; next: { $icons }
icon-threat = threat
icon-spawn = enemies
icon-dawn = dawn
icon-none = nothing

row-space = Space { $space } ({ $time })
row-now = now
space-threat = threat rises by { $rise }
space-spawn = enemies appear on spawn symbols near characters
space-dawn = a new day: trees grow back, the night’s enemies leave the surface; mana, potions and meals are renewed
space-none = nothing happens
row-progress = { $done }/{ $needed }
row-focus = { $goal } (focus, { $left } left)
row-loot = Loot: { $loot }
row-journey = Journey mode
row-biomes = From left to right
row-tombstones = Tombstones left
row-slimes = Slimes defeated
row-dead = dead: comes back next round
fact-health = health { $left } of { $most }
fact-form = Form { $form } of { $forms }
fact-allies = { $allies ->
    [0] Allies { $allies } of { $most }
   *[other] Allies { $allies } of { $most }: { $adds }
}
ally-grey = defence +d{ $die }
ally-green = movement +{ $move }
ally-red = attack +d{ $die }
ally-white = an enemy called
fact-defence = Defence { $dice }
fact-attack = Attack { $dice } ({ $ranges })
fact-move = { $move ->
    [0] Stays where it is
   *[other] Moves { $move }, { $way }
}
fact-blind = Sees through walls
fact-debuff = Inflicts: { $debuff }
fact-draw = Draw { $draw }
fact-immune = Immune: { $debuffs }
fact-ap = { $ap } AP
fact-mana = { $mana } mana
fact-pierce = Pierce { $pierce }
fact-calm = No retaliation
fact-chop = Chop { $chop }
fact-dig = Dig { $dig }
fact-hard = Digs hard blocks
fact-times = Yield ×{ $times }
fact-hook = Hook
fact-summons = Summons: { $minion }
fact-walk = Walk here: { $steps } cells, { $steps } action points
fact-cost = Dig cost { $cost }
fact-gives = gives { $resource }
fact-tree = Chop cost and wood: { $cost }
fact-chest = Cards to choose from: { $cards }
fact-fire = Burns
fact-hard_block = Hard block
fact-structure = Gives nothing
fact-prepared = Prepared: { $text }
fact-used = used
fact-cost_line = { $have }/{ $need } { $resource }
fact-station = Needs: { $station }
fact-station_missing = Missing: { $station }
fact-sold_out = None left
fact-built = Built
fact-seller = { $npc } · { fact-left }
fact-seller_away = { $npc }: not here yet · { fact-left }
fact-left = { $count } left
fact-evil_pickaxe = Missing: a pickaxe of demonite or crimtane
purpose-bottle = Once a phase: a potion of your choice (4 a day)
purpose-cooking_pot = Once a phase: a meal (4 a day)
purpose-bed = Dead characters may come back here
purpose-loom = For fabric; ropes are climbed faster
purpose-work_bench = For simple things
purpose-anvil_furnace = For metal
purpose-hellforge = For hellstone
fact-here = here
kind-action = Action card
kind-consumable = Consumable
kind-armour = Armour
kind-worn = Armour, worn
kind-minion = Minion
kind-recipe = Recipe
kind-house = House
kind-chest = Chest
kind-goal = Goal
kind-npc = Person
kind-resource = Resource
kind-token = Token
mark-coins = coins
mark-mana = mana
mark-swords = swords
mark-shields = shields
mark-ap = action points
mark-dig = dig points
mark-chop = chop points
mark-hard = dig points for hard blocks
mark-hearts = health

# -- what stands behind a number on a card

count-ap = { $count ->
    [one] action point
   *[other] action points
}
count-swords = { $count ->
    [one] sword
   *[other] swords
}
count-shields = { $count ->
    [one] shield
   *[other] shields
}
count-coins = { $count ->
    [one] coin
   *[other] coins
}
count-hearts = { $count ->
   *[other] health
}
count-mana = mana

# -- action cards

card-explore = Explore
card-onward = Onward
card-recharge = Recharge
card-help = Help
card-rest = Rest
card-explore_more = Explore More
card-second_wind = Second Wind
card-further_explore_more = { card-explore_more }
card-somersault = Somersault
card-long_march = Long March
card-drill = Drill
card-guard = Guard
card-bandage = Bandage
card-onslaught = Onslaught
card-bulwark = Bulwark
card-good_meal = Good Meal
card-fresh_plan = Fresh Plan
card-lucky_find = Lucky Find
card-quick_cut = Quick Cut
card-quick_ward = Quick Ward
card-breather = Breather
card-second_look = Second Look
card-let_go = Let Go
card-warm_cloak = Warm Cloak
card-counted_coins = Counted Coins
card-wet_towel = Wet Towel
card-antidote = Antidote
card-ambush = Ambush
card-keen_eye = Keen Eye
card-deep_search = Deep Search
card-battle_song = Battle Song
card-clean_slate = Clean Slate
card-twin_blow = Twin Blow
card-heroic_charge = Heroic Charge
card-iron_will = Iron Will
card-grand_plan = Grand Plan
card-fate_turned = Fate Turned

# -- consumables

card-mushroom = Mushroom
card-small_mana_potion = Lesser Mana Potion
card-coin_purse = Coin Purse
card-throwing_knife = Throwing Knife
card-healing_potion = Healing Potion
card-mana_potion = Mana Potion
card-ironskin_potion = Ironskin Potion
card-wrath_potion = Wrath Potion
card-swiftness_potion = Swiftness Potion
card-cleansing_potion = Cleansing Potion
card-featherfall_potion = Featherfall Potion
card-archery_potion = Archery Potion
card-rage_potion = Rage Potion
card-bomb = Bomb
card-dynamite = Dynamite
card-guide_voodoo_doll = Guide Voodoo Doll
card-beenade = Beenade
card-honeyed_loaf = Honeyed Loaf
card-obsidian_skin = Obsidian Skin Potion

# -- equipment

card-copper_shortsword = Copper Shortsword
card-copper_axe = Copper Axe
card-copper_pickaxe = Copper Pickaxe
card-iron_shortsword = Iron Shortsword
card-silver_broadsword = Silver Broadsword
card-gold_broadsword = Gold Broadsword
card-lights_bane = Light’s Bane
card-blood_butcherer = Blood Butcherer
card-blade_of_grass = Blade of Grass
card-molten_greatsword = Fiery Greatsword
card-ice_blade = Ice Blade
card-bone_sword = Bone Sword
card-iron_axe = Iron Axe
card-silver_axe = Silver Axe
card-gold_axe = Gold Axe
card-war_axe_of_night = War Axe of the Night
card-blood_lust_cluster = Blood Lust Cluster
card-molten_hamaxe = Molten Hamaxe
card-iron_pickaxe = Iron Pickaxe
card-silver_pickaxe = Silver Pickaxe
card-gold_pickaxe = Gold Pickaxe
card-nightmare_pickaxe = Nightmare Pickaxe
card-deathbringer_pickaxe = Deathbringer Pickaxe
card-molten_pickaxe = Molten Pickaxe
card-wooden_bow = Wooden Bow
card-iron_bow = Iron Bow
card-gold_bow = Gold Bow
card-demon_bow = Demon Bow
card-tendon_bow = Tendon Bow
card-molten_fury = Molten Fury
card-enchanted_boomerang = Enchanted Boomerang
card-wooden_yoyo = Wooden Yoyo
card-amazon_yoyo = Amazon
card-amethyst_staff = Amethyst Staff
card-diamond_staff = Diamond Staff
card-vilethorn = Vilethorn
card-flower_of_fire = Flower of Fire
card-finch_staff = Finch Staff
card-slime_staff = Slime Staff
card-flinx_staff = Flinx Staff
card-imp_staff = Imp Staff
card-grappling_hook = Grappling Hook
card-ivy_whip = Ivy Whip

# -- armour

card-wood_armour = Wood Armour
card-copper_armour = Copper Armour
card-iron_armour = Iron Armour
card-silver_armour = Silver Armour
card-gold_armour = Gold Armour
card-shadow_armour = Shadow Armour
card-crimson_armour = Crimson Armour
card-molten_armour = Molten Armour
card-cactus_armour = Cactus Armour
card-fur_coat = Flinx Fur Coat
card-jungle_armour = Jungle Armour
card-bone_armour = Bone Armour
card-gem_robe = Gem Robe
card-mining_suit = Mining Suit

# -- minions

card-finch = Finch
card-slime_friend = Baby Slime
card-flinx = Flinx
card-imp = Imp

# -- tokens and goods

card-platform = Platform
card-rope = Rope
card-platforms = Platforms
card-ropes = Ropes
card-coins = Coins
card-wood = { resource-wood }
card-gel = { resource-gel }
card-stone = { resource-stone }
card-cobweb = { resource-cobweb }
card-copper = { resource-copper }
card-iron = { resource-iron }
card-silver = { resource-silver }
card-gold = { resource-gold }
card-gem = { resource-gem }
card-demonite = { resource-demonite }
card-ebonstone = { resource-ebonstone }
card-crimtane = { resource-crimtane }
card-crimstone = { resource-crimstone }
card-hellstone = { resource-hellstone }
card-hardened_sand = { resource-hardened_sand }
card-ice = { resource-ice }
card-bone = { resource-bone }
card-vine = { resource-vine }
card-flinx_fur = { resource-flinx_fur }
card-forest_hoard = { biome-forest }: { chest-hoard }
card-forest_supplies = { biome-forest }: { chest-supplies }
card-forest_ores = { biome-forest }: { chest-ores }
card-forest_skills = { biome-forest }: { chest-skills }
card-forest_gear = { biome-forest }: { chest-gear }
card-snow_hoard = { biome-snow }: { chest-hoard }
card-snow_supplies = { biome-snow }: { chest-supplies }
card-snow_ores = { biome-snow }: { chest-ores }
card-snow_skills = { biome-snow }: { chest-skills }
card-snow_gear = { biome-snow }: { chest-gear }
card-desert_hoard = { biome-desert }: { chest-hoard }
card-desert_supplies = { biome-desert }: { chest-supplies }
card-desert_ores = { biome-desert }: { chest-ores }
card-desert_skills = { biome-desert }: { chest-skills }
card-desert_gear = { biome-desert }: { chest-gear }
card-jungle_hoard = { biome-jungle }: { chest-hoard }
card-jungle_supplies = { biome-jungle }: { chest-supplies }
card-jungle_ores = { biome-jungle }: { chest-ores }
card-jungle_skills = { biome-jungle }: { chest-skills }
card-jungle_gear = { biome-jungle }: { chest-gear }
card-corruption_hoard = { biome-corruption }: { chest-hoard }
card-corruption_supplies = { biome-corruption }: { chest-supplies }
card-corruption_ores = { biome-corruption }: { chest-ores }
card-corruption_skills = { biome-corruption }: { chest-skills }
card-corruption_gear = { biome-corruption }: { chest-gear }
card-crimson_hoard = { biome-crimson }: { chest-hoard }
card-crimson_supplies = { biome-crimson }: { chest-supplies }
card-crimson_ores = { biome-crimson }: { chest-ores }
card-crimson_skills = { biome-crimson }: { chest-skills }
card-crimson_gear = { biome-crimson }: { chest-gear }

# -- kinds of chest cards

chest-hoard = Hoard
chest-supplies = Supplies
chest-ores = Ores
chest-skills = Skills
chest-gear = Gear

# -- resources

resource-wood = Wood
resource-gel = Gel
resource-stone = Stone
resource-cobweb = Cobweb
resource-copper = Copper
resource-iron = Iron
resource-silver = Silver
resource-gold = Gold
resource-gem = Gem
resource-demonite = Demonite
resource-ebonstone = Ebonstone
resource-crimtane = Crimtane
resource-crimstone = Crimstone
resource-hellstone = Hellstone
resource-hardened_sand = Hardened Sand
resource-ice = Ice
resource-bone = Bone
resource-vine = Vine
resource-flinx_fur = Flinx Fur

# -- cells of the world

cell-air = Air
cell-cave = Cave
cell-cobweb = Cobweb
fact-cobweb = Whoever enters gains a cobweb; a fall onto it does no harm
cell-lava = Lava
cell-spawn = Enemy spawn
cell-chest = Chest
cell-rich_chest = Rich chest
cell-sapling = Small tree
cell-tree = Tree
cell-tall_tree = Tall tree
cell-butterfly = Meadow
cell-squirrel = Squirrel’s meadow
cell-dirt = Dirt
cell-stone = Stone
cell-copper = Copper ore
cell-iron = Iron ore
cell-silver = Silver ore
cell-gold = Gold ore
cell-gem = Gem
cell-demonite = Demonite ore
cell-ebonstone = Ebonstone
cell-crimtane = Crimtane ore
cell-crimstone = Crimstone
cell-hellstone = Hellstone
cell-hardened_sand = Hardened sand
cell-ice = Ice
cell-vine = Vines
cell-hive = Hive

# -- what was done to a cell

mark-tunnel = Tunnel
mark-acorn = Acorn
mark-opened = Opened chest
mark-pylon = Pylon
mark-platform = platform
mark-rope = Rope

# -- biomes

biome-forest = Forest
biome-snow = Snow
biome-desert = Desert
biome-jungle = Jungle
biome-corruption = Corruption
biome-crimson = Crimson
biome-ocean = Ocean

# -- layers

layer-surface = Surface
    .where = on the surface
layer-underground = Underground
    .where = underground
layer-upper_cavern = Upper Cavern
    .where = in the upper cavern
layer-lower_cavern = Lower Cavern
    .where = in the lower cavern
layer-underworld = Underworld
    .where = in the underworld

# -- houses

house-work_bench = Work Bench House
house-anvil_furnace = Anvil and Furnace House
house-bottle = Bottle House
house-cooking_pot = Cooking Pot House
house-loom = Loom House
house-bed = Bed House
house-hellforge = Hellforge House

# -- non-player characters

npc-guide = Guide
npc-merchant = Merchant
npc-nurse = Nurse
npc-goblin_tinkerer = Goblin Tinkerer
npc-demolitionist = Demolitionist
npc-dryad = Dryad

# -- debuffs

debuff-frozen = Frozen
debuff-burning = Burning
debuff-poisoned = Poisoned

# -- ranges

range-close = close
range-medium = medium
range-far = far

# -- equipment slots

slot-sword = Sword
slot-axe = Axe
slot-pickaxe = Pickaxe
slot-other = Other

# -- goal chains

chain-dig = Dig
chain-fight = Fight
chain-explore = Explore
chain-build = Build
goal-dig_1 = { chain-dig } 1
goal-dig_2 = { chain-dig } 2
goal-dig_3 = { chain-dig } 3
goal-dig_4 = { chain-dig } 4
goal-dig_5 = { chain-dig } 5
goal-dig_5_other = { chain-dig } 5*
goal-dig_6 = { chain-dig } 6
goal-dig_6_other = { chain-dig } 6*
goal-dig_7 = { chain-dig } 7
goal-dig_8 = { chain-dig } 8
goal-dig_8_other = { chain-dig } 8*
goal-dig_9 = { chain-dig } 9
goal-dig_10 = { chain-dig } 10
goal-dig_10_other = { chain-dig } 10*
goal-fight_1 = { chain-fight } 1
goal-fight_2 = { chain-fight } 2
goal-fight_3 = { chain-fight } 3
goal-fight_4 = { chain-fight } 4
goal-fight_5 = { chain-fight } 5
goal-fight_5_other = { chain-fight } 5*
goal-fight_6 = { chain-fight } 6
goal-fight_6_other = { chain-fight } 6*
goal-fight_7 = { chain-fight } 7
goal-fight_8 = { chain-fight } 8
goal-fight_8_other = { chain-fight } 8*
goal-fight_9 = { chain-fight } 9
goal-fight_10 = { chain-fight } 10
goal-fight_10_other = { chain-fight } 10*
goal-explore_1 = { chain-explore } 1
goal-explore_2 = { chain-explore } 2
goal-explore_3 = { chain-explore } 3
goal-explore_4 = { chain-explore } 4
goal-explore_5 = { chain-explore } 5
goal-explore_5_other = { chain-explore } 5*
goal-explore_6 = { chain-explore } 6
goal-explore_6_other = { chain-explore } 6*
goal-explore_7 = { chain-explore } 7
goal-explore_8 = { chain-explore } 8
goal-explore_8_other = { chain-explore } 8*
goal-explore_9 = { chain-explore } 9
goal-explore_10 = { chain-explore } 10
goal-explore_10_other = { chain-explore } 10*
goal-build_1 = { chain-build } 1
goal-build_2 = { chain-build } 2
goal-build_3 = { chain-build } 3
goal-build_4 = { chain-build } 4
goal-build_5 = { chain-build } 5
goal-build_5_other = { chain-build } 5*
goal-build_6 = { chain-build } 6
goal-build_6_other = { chain-build } 6*
goal-build_7 = { chain-build } 7
goal-build_8 = { chain-build } 8
goal-build_8_other = { chain-build } 8*
goal-build_9 = { chain-build } 9
goal-build_10 = { chain-build } 10
goal-build_10_other = { chain-build } 10*

# -- characters

character-wanderer = Wanderer
character-archer = Archer
character-smith = Smith
character-scholar = Scholar
character-miner = Miner
character-hunter = Hunter
character-gardener = Gardener
character-sailor = Sailor

# -- bosses

boss-king_slime = King Slime
boss-eye_of_cthulhu = Eye of Cthulhu
boss-eater_of_worlds = Eater of Worlds
boss-brain_of_cthulhu = Brain of Cthulhu
boss-queen_bee = Queen Bee
boss-wall_of_flesh = Wall of Flesh

# -- enemies and finds

enemy-king_slime = { boss-king_slime }
enemy-eye_of_cthulhu = { boss-eye_of_cthulhu }
enemy-eater_of_worlds = { boss-eater_of_worlds }
enemy-brain_of_cthulhu = { boss-brain_of_cthulhu }
enemy-queen_bee = { boss-queen_bee }
enemy-wall_of_flesh = { boss-wall_of_flesh }
enemy-fallen_star = Fallen Star
enemy-life_crystal = Life Crystal
enemy-green_slime = Green Slime
enemy-blue_slime = Blue Slime
enemy-purple_slime = Purple Slime
enemy-zombie = Zombie
enemy-demon_eye = Demon Eye
enemy-red_slime = Red Slime
enemy-giant_worm = Giant Worm
enemy-cave_bat = Cave Bat
enemy-skeleton = Skeleton
enemy-undead_miner = Undead Miner
enemy-wall_creeper = Wall Creeper
enemy-hoplite = Hoplite
enemy-mother_slime = Mother Slime
enemy-ice_slime = Ice Slime
enemy-penguin = Penguin
enemy-frozen_zombie = Frozen Zombie
enemy-spiked_ice_slime = Spiked Ice Slime
enemy-ice_bat = Ice Bat
enemy-snow_flinx = Snow Flinx
enemy-undead_viking = Undead Viking
enemy-sand_slime = Sand Slime
enemy-vulture = Vulture
enemy-desert_ghoul = Ghoul
enemy-antlion = Antlion
enemy-antlion_charger = Antlion Charger
enemy-tomb_crawler = Tomb Crawler
enemy-jungle_slime = Jungle Slime
enemy-snatcher = Snatcher
enemy-doctor_bones = Doctor Bones
enemy-jungle_bat = Jungle Bat
enemy-hornet = Hornet
enemy-man_eater = Man Eater
enemy-eater_of_souls = Eater of Souls
enemy-corrupt_slime = Corrupt Slime
enemy-devourer = Devourer
enemy-night_eater = Night Eater
enemy-corruptor = Corruptor
enemy-world_feeder = World Feeder
enemy-face_monster = Face Monster
enemy-crimslime = Crimslime
enemy-blood_crawler = Blood Crawler
enemy-crimera = Crimera
enemy-ichor_spitter = Ichor Spitter
enemy-flesh_burrower = Flesh Burrower
enemy-lava_slime = Lava Slime
enemy-hell_bat = Hellbat
enemy-fire_imp = Fire Imp
enemy-bone_serpent = Bone Serpent
enemy-voodoo_demon = Voodoo Demon

# -- how enemies move

way-walk = walks
way-fly = flies
way-worm = burrows
way-sweep = sweeps on

# -- boss abilities

special-slime = Each enemy phase: a slime appears beside it
special-lunge = Each enemy phase: first moves 2 more
special-spit = Each enemy phase: spits a d8 with poison at the nearest character, medium range
special-teleport = Each enemy phase: appears beside the character with the most health
special-sting = Each enemy phase: one more attack on the nearest character
special-stride = Each enemy phase: first moves 1 more

# -- when bosses appear

due-king_slime = When enough slimes are defeated, in the forest
due-eye_of_cthulhu = At night, with two people besides the guide and somebody with a maximum health of 8, in the forest
due-eater_of_worlds = After 3 blocks of demonite ore, in the upper cavern of the corruption
due-brain_of_cthulhu = After 3 blocks of crimtane ore, in the upper cavern of the crimson
due-queen_bee = When a character stands on a tile with the hive at the end of the phase
due-wall_of_flesh = When the voodoo doll is used beside lava in the underworld

# -- what non-player characters ask for

need-guide = There from the start
need-merchant = A free house; somebody has 10 coins
need-nurse = A free house; a life crystal was found
need-goblin_tinkerer = A free house; all six cavern tiles of the forest are explored
need-demolitionist = A free house; the merchant is here, somebody has an explosive
need-dryad = A free house; the Eye, the Brain or the Eater was defeated

# -- what non-player characters do

service-guide = 5 coins: a guide card
service-merchant = 3 coins: a random consumable; 8 or 15: an action card
service-nurse = 10 coins: all health back, debuffs removed; not while a boss is here
service-goblin_tinkerer = 15 coins: destroy a card; at dawn everybody may
service-demolitionist = 15 coins: a random explosive
service-dryad = Once a day: a die more in a roll

# -- where things are made

station-work_bench = work bench
station-anvil_furnace = anvil and furnace
station-loom = loom
station-hellforge = hellforge
