# Keep the Heroes Out! in English.
# Names are written with a capital; .acc is the name within a sentence.

game-name = Keep the Heroes Out!
game-about = Turn it round: you are the monsters, and the heroes are the pest. Hold the dungeon together through two waves before they carry off your great treasure.
game-role = Clan

game-help = How a turn goes:
    1. Play cards from your hand, as many as you like. A card has actions: do them in any order, with any of your monsters, or leave them. Of a card with “or” one side counts.
    - Move: one room on; one token may be carried along.
    - Melee attack: a hero in the room of a monster of yours. Ranged attack: a hero in a room joined to it. One hit throws a hero out.
    - Activation: use a room where you have a monster (+ makes a token, → trades a token that lies there for an item), finish a portal, or use your clan’s ability.
    - Ambush: monsters come from your lair, where beaten ones go, into rooms of that symbol.
    - Prison, once a turn and free: draw a Guild card, lock up its hero, draw 3 cards. A mage brought there, or any hero who walks in, sets all of them loose.
    2. You may discard hand cards to change the available items.
    3. Played cards go to your discard pile and you draw up to 5 cards. Items that you took come into your hand after the next shuffle.
    4. The heroes come. A Guild card brings one hero into each of two rooms of its symbol. Whoever comes in makes exhausted heroes there active. A trap throws out one hero who comes in.
    - An active hero attacks a monster in the room. Without one, active heroes loot the treasure there if they are at least as many as it is worth; if they are fewer, they wait. Without a treasure they go on towards the vault.
    - When a hero must come and no token of the class is left, all exhausted heroes of that class, and all others in their rooms, wake up, prisoners too. [KH-3306]
    - So the prison is a risk: whoever sits there keeps a token from the supply, and may break out. Throw exhausted heroes out before they are many.

welcome-aim = You lead monsters and guard the dungeon. Heroes come in two waves to loot it. If they loot the treasure of value 4, you lose. If it is still there when the Guild deck has run out for the second time, you win. Treasures of value 1 to 3 may be lost.
welcome-rule = Special rule, { $name }: { $text }
welcome-rooms = What activating a room does stands beside its name: a token alone is made there; a token before an arrow must lie there and is traded for what stands behind it. Cards name rooms by their symbols. An exhausted hero does nothing until another one comes in.

# -- menus

menu-level-simple = for beginners and families; in the first wave the heroes come slowly
menu-level-hard = for experienced players, and for playing alone; the heroes come fast in both waves
menu-level-hell = for veterans; the heroes come fast, and faster still in the second wave

menu-scenario-first_night = { grade-introductory }; you may look at the next Guild card
menu-scenario-old_lockup = { grade-introductory }; heroes in prison can be bribed to go home
menu-scenario-borrowed_recipes = { grade-medium }; the laboratory sells cards of another clan
menu-scenario-high_water = { grade-medium }; rooms are flooded, you pump them dry
menu-scenario-under_renovation = { grade-medium }; you build the dungeon yourself
menu-scenario-two_cellars = { grade-advanced }; a wall parts the dungeon, only portals lead through
menu-scenario-thin_walls = { grade-advanced }; walls come and go
menu-scenario-empty_cots = { grade-advanced }; beaten monsters are taken hostage
menu-scenario-gilded_champion = { grade-expert }; a champion with much health comes along
menu-scenario-open_gates = { grade-expert }; the heroes use your portals too

menu-role-dragon = { role-aggressor }, one mighty monster; ability: { ability-mend }
menu-role-lizardfolk = { role-aggressor }; ability: { ability-shoot }
menu-role-gnoll = { role-aggressor }; ability: { ability-strike }
menu-role-slime = { role-defender }, many monsters; ability: { ability-draw }
menu-role-skeleton = { role-defender }; ability: { ability-bone }
menu-role-ratfolk = { role-defender }, most monsters of all; ability: { ability-breed }
menu-role-imp = { role-helper }; ability: { ability-move }
menu-role-ghost = { role-helper }, few but tough; ability: { ability-haunt }
menu-role-witch = { role-helper }, few but tough; ability: { ability-portal }

# -- rooms

room-vault = Vault
room-library = Library
room-sewer = Sewer
room-graveyard = Graveyard
room-workshop = Workshop
room-forge = Forge
room-cage = Cage
room-apothecary = Apothecary
room-classroom = Classroom
room-prison = Prison
room-laboratory = Laboratory
room-construction_site = Construction site

act-makes = place a { $token }
act-sells = 1 { $token } buys { $kind }
act-laboratory = imprison a hero, take a tactic card
act-construction_site = build a room for coins
detail-room = { $symbol }. Activate: { $action }.
detail-prison = { $symbol }. Once a turn, free: imprison a hero, draw 3 cards.
short-makes = +{ $token }
short-sells = { $token } → { $kind }
short-prison = hero → 3 cards
short-laboratory = hero → tactic card
short-construction_site = coins → room

# -- symbols, tokens, kinds

symbol-jewel = Jewel
    .rooms = jewel rooms
    .short = jewel
symbol-swords = Swords
    .rooms = sword rooms
    .short = swords
symbol-hat = Hat
    .rooms = hat rooms
    .short = hat
symbol-eye = Mystic eye
    .rooms = mystic eye rooms
    .short = eye
symbol-bones = Crossbones
    .rooms = crossbones rooms
    .short = crossbones
symbol-special = Special
    .rooms = special rooms
    .short = special

token-coin = Coin
    .acc = coin
    .ins = coin
token-book = Book
    .acc = book
    .ins = book
token-frog = Frog
    .acc = frog
    .ins = frog
token-bone = Bone
    .acc = bone
    .ins = bone
token-trap = Trap
    .acc = trap
    .ins = trap
token-portal = Portal
    .acc = portal
    .ins = portal

kind-equipment = Equipment
    .acc = equipment
kind-beast = Beast
    .acc = a beast
kind-potion = Potion
    .acc = a potion
kind-scroll = Scroll
    .acc = a scroll
kind-tactic = Tactic card
    .acc = a tactic card

kind-hero = Hero
kind-scenario = Event
kind-room = Room

icon-activate = Activation
    .acc = activation
icon-melee = Melee attack
    .acc = melee attack
icon-move = Move
    .acc = move
icon-ranged = Ranged attack
    .acc = ranged attack

role-aggressor = Aggressor
role-defender = Defender
role-helper = Helper

level-simple = Simple
level-hard = Hard
level-hell = Hell

grade-introductory = introductory
grade-medium = medium
grade-advanced = advanced
grade-expert = expert

treasure-pillage = Pillage
treasure-curse = Curse
treasure-heal = Heal
treasure-prisoner = Prisoner
treasure-defeat = Defeat
treasuretext-pillage = one resource of the room is discarded
treasuretext-curse = every player discards a hand card
treasuretext-heal = all heroes in the room become active
treasuretext-prisoner = a Guild card is drawn and its hero imprisoned
treasuretext-defeat = the game is lost

# -- heroes

hero-archer = Archer
    .acc = the archer
hero-warrior = Warrior
    .acc = the warrior
hero-rogue = Rogue
    .acc = the rogue
hero-mage = Mage
    .acc = the mage
hero-champion = Aurick the Gilded
    .acc = Aurick the Gilded
brag-archer = shoots at a monster next door
brag-warrior = destroys up to 2 resources
brag-rogue = removes 1 trap
brag-mage = in the prison frees everybody
brag-champion = no ability; 2 damage, counts as 2 heroes

state-active = active
state-exhausted = exhausted
state-fresh = just arrived
state-finished = Portal
state-unfinished = Unfinished portal
state-flooded = Flooded
state-tunnel = Tunnel token
state-treasure = Treasure { $value }
state-health = health { $left }/{ $most }

# -- clans

clan-dragon = Dragon
    .acc = dragon
    .many = dragons
clan-lizardfolk = Lizardfolk
    .acc = lizardfolk
    .many = lizardfolk
clan-gnoll = Gnoll
    .acc = gnoll
    .many = gnolls
clan-slime = Slime
    .acc = slime
    .many = slimes
clan-skeleton = Skeleton
    .acc = skeleton
    .many = skeletons
clan-ratfolk = Ratfolk
    .acc = ratfolk
    .many = ratfolk
clan-imp = Imp
    .acc = imp
    .many = imps
clan-ghost = Ghost
    .acc = ghost
    .many = ghosts
clan-witch = Witch
    .acc = witch
    .many = witches

ability-mend = remove all wounds of the dragon
ability-shoot = one lizardfolk makes a ranged attack
ability-strike = one gnoll makes a melee attack
ability-draw = draw a card
ability-bone = put a bone into a room with a skeleton
ability-breed = put a ratfolk into a room with a ratfolk
ability-move = move one imp
ability-haunt = move one ghost, through walls too
ability-portal = put a finished portal into the room of a witch

hint-dragon = Equipment is made for crowds; you want potions and scrolls that attack.
hint-lizardfolk = Hit, then be gone: collect cards that both attack and move.
hint-gnoll = Keep a coin in your paws: coins hire more gnolls.
hint-slime = Every activation can be a card for you, so buy cards with activations.
hint-skeleton = Get beasts and moves early; bones alone walk nowhere.
hint-ratfolk = Equipment works wonders for a crowd, swords and axes most of all.
hint-imp = Lay traps wherever you go; look for cards that trap, attack and summon.
hint-ghost = Carry resources through the walls and the whole team can shop.
hint-witch = Open portals early: every clan walks through them.

advice-share = Resources belong to everybody: what you leave in a room, another player can spend.
advice-build = Build so that your carriers walk little and the heroes walk far.

# -- what cards say

do-draw = draw a card
do-activate = activation
do-move = move
do-melee = melee attack
do-ranged = ranged attack
do-put_resource = place a { $resource-acc }
do-defend = defence
do-put_trap = place a trap
do-put_portal = place a finished portal
do-ambush = ambush: up to { $most } { $most ->
    [one] monster
   *[other] monsters
} into { $symbol-rooms }
do-pay = discard a { $resource-acc }
do-place = put up to { $most } { $most ->
    [one] monster
   *[other] monsters
} into that room
do-onslaught = onslaught: { $first }, then { $then }
do-pack = pack: { $action } with every monster in one room
do-fortify = fortify: of your top 3 cards take those with { $icon-acc }

or = or
times = { $action } ×{ $count }

# -- cards in a word or two

word-draw = Draw
word-activate = Activate
word-move = Move
word-melee = Melee
word-ranged = Ranged
word-defend = Defence
word-summon = Summon
word-pack = Pack
word-onslaught = Onslaught
word-fortify = Fortify

# -- tactic cards

card-furnace_breath = Furnace Breath
card-swooping_claws = Swooping Claws
card-rending_claws = Rending Claws
card-molten_scales = Molten Scales
card-wake_on_the_gold = Wake on the Gold
card-javelin_pair = Javelin Pair
card-strike_and_slip = Strike and Slip
card-reed_dart = Reed Dart
card-river_path = River Path
card-brood_call = Brood Call
card-shed_tail = Shed Tail
card-hired_fangs = Hired Fangs
card-cackling_charge = Cackling Charge
card-maul = Maul
card-pack_hunt = Pack Hunt
card-cut_purse = Cut Purse
card-howl_in_the_dark = Howl in the Dark
card-split = Split
card-wobbling_wall = Wobbling Wall
card-ooze_forth = Ooze Forth
card-engulf = Engulf
card-sticky_puddle = Sticky Puddle
card-bubble_up = Bubble Up
card-rise_again = Rise Again
card-rattling_march = Rattling March
card-knit_bones = Knit Bones
card-shield_line = Shield Line
card-rusty_blade = Rusty Blade
card-scurry = Scurry
card-busy_paws = Busy Paws
card-gnawing_tide = Gnawing Tide
card-out_of_the_drains = Out of the Drains
card-tinkers_mischief = Tinker’s Mischief
card-quick_fingers = Quick Fingers
card-flit = Flit
card-pop_in = Pop In
card-cinder_toss = Cinder Toss
card-drift = Drift
card-poltergeist = Poltergeist
card-cold_whisper = Cold Whisper
card-manifest = Manifest
card-chill_touch = Chill Touch
card-fade = Fade
card-stir_the_pot = Stir the Pot
card-broom_ride = Broom Ride
card-hex_bolt = Hex Bolt
card-uninvited_guest = Uninvited Guest
card-crystal_ball = Crystal Ball

# -- items

card-notched_sword = Notched Sword
card-woodcutters_axe = Woodcutter’s Axe
card-kettle_lid_shield = Kettle-Lid Shield
card-crooked_crossbow = Crooked Crossbow
card-war_drum = War Drum
card-miners_pick = Miner’s Pick
card-spiked_boots = Spiked Boots
card-snare_kit = Snare Kit
card-cellar_spider = Cellar Spider
card-saddle_boar = Saddle Boar
card-cave_bat = Cave Bat
card-guard_hound = Guard Hound
card-mole_mount = Mole Mount
card-coin_mimic = Coin Mimic
card-giant_toad = Giant Toad
card-barn_owl = Barn Owl
card-fire_draught = Fire Draught
card-haste_brew = Haste Brew
card-bubbling_focus = Bubbling Focus
card-growth_tonic = Growth Tonic
card-stoneskin_syrup = Stoneskin Syrup
card-acid_flask = Acid Flask
card-second_wind = Second Wind
card-scroll_of_gates = Scroll of Gates
card-scroll_of_sparks = Scroll of Sparks
card-scroll_of_muster = Scroll of Muster
card-scroll_of_plenty = Scroll of Plenty
card-battle_notes = Battle Notes
card-list_of_chores = List of Chores
card-glyph_ward = Glyph Ward
card-storm_verse = Storm Verse

# -- Guild cards

card-archer_jewel = { hero-archer } · { symbol-jewel }
card-archer_swords = { hero-archer } · { symbol-swords }
card-archer_hat = { hero-archer } · { symbol-hat }
card-archer_eye = { hero-archer } · { symbol-eye }
card-archer_bones = { hero-archer } · { symbol-bones }
card-archer_special = { hero-archer } · { symbol-special }
card-warrior_jewel = { hero-warrior } · { symbol-jewel }
card-warrior_swords = { hero-warrior } · { symbol-swords }
card-warrior_hat = { hero-warrior } · { symbol-hat }
card-warrior_eye = { hero-warrior } · { symbol-eye }
card-warrior_bones = { hero-warrior } · { symbol-bones }
card-warrior_special = { hero-warrior } · { symbol-special }
card-rogue_jewel = { hero-rogue } · { symbol-jewel }
card-rogue_swords = { hero-rogue } · { symbol-swords }
card-rogue_hat = { hero-rogue } · { symbol-hat }
card-rogue_eye = { hero-rogue } · { symbol-eye }
card-rogue_bones = { hero-rogue } · { symbol-bones }
card-rogue_special = { hero-rogue } · { symbol-special }
card-mage_jewel = { hero-mage } · { symbol-jewel }
card-mage_swords = { hero-mage } · { symbol-swords }
card-mage_hat = { hero-mage } · { symbol-hat }
card-mage_eye = { hero-mage } · { symbol-eye }
card-mage_bones = { hero-mage } · { symbol-bones }
card-mage_special = { hero-mage } · { symbol-special }

card-quiet_corridor = Quiet Corridor
card-false_alarm = False Alarm
card-loose_hinge = Loose Hinge
card-new_arrival = New Arrival
card-spilled_flask = Spilled Flask
card-mixed_up_notes = Mixed-Up Notes
card-rising_water = Rising Water
card-wage_day = Wage Day
card-delivery = Delivery
card-tunnel_crew = Tunnel Crew
card-veil_shifts = Veil Shifts
card-ransom_note = Ransom Note
card-bag_snatchers = Bag Snatchers
card-grand_entrance = Grand Entrance
card-fanfare = Fanfare
card-gate_surge = Gate Surge

cardtext-quiet_corridor = No hero comes. Every player may draw a card.
cardtext-false_alarm = No hero comes. Every player may move one monster, carrying allowed.
cardtext-loose_hinge = If no monster is in the prison, all heroes there become active.
cardtext-new_arrival = Draw the next Guild card; its hero is imprisoned and uses its ability. Nobody draws cards.
cardtext-spilled_flask = All resources in the laboratory are discarded and every monster there takes 1 damage. Defence does not help.
cardtext-mixed_up_notes = Everybody with a hand puts one card on the left neighbour’s discard pile, then draws one. Alone: under your own deck.
cardtext-rising_water = The first dry room among sewer, graveyard, apothecary and cage is flooded.
cardtext-wage_day = Discard a coin from any room. If there is none, a rogue comes to the construction site.
cardtext-delivery = A coin comes to the construction site. Then any open blueprints may be exchanged.
cardtext-tunnel_crew = While the wall stands it gets a tunnel token. The second one makes it a passage.
cardtext-veil_shifts = Solid walls turn thin, thin walls turn solid.
cardtext-ransom_note = Every player may discard a hand card to take one hostage back to the lair.
cardtext-bag_snatchers = A monster that shares a room with a hero becomes a hostage. You choose which.
cardtext-grand_entrance = Aurick comes into the room farthest from the vault. If he is already here, he becomes active.
cardtext-fanfare = If Aurick is here, he and all heroes beside him become active.
cardtext-gate_surge = The unfinished portal nearest to the vault is finished. Then all heroes at finished portals become active.
cardtext-hero = One hero of this class into each of the { $rooms }, two at most.

# -- scenarios

scenario-first_night = First Night on Guard
scenario-old_lockup = The Old Lockup
scenario-borrowed_recipes = Borrowed Recipes
scenario-high_water = High Water
scenario-under_renovation = Under Renovation
scenario-two_cellars = Two Cellars
scenario-thin_walls = Thin Walls
scenario-empty_cots = Empty Cots
scenario-gilded_champion = The Gilded Champion
scenario-open_gates = Open Gates

story-first_night = The old guards have retired to somewhere sunny, and tonight the keys are yours. Up on the battlements a lookout squints into the dark. Nothing ever happens on the first night. Surely.
story-old_lockup = Whoever built this dungeon put the prison right beside the vault and was very pleased with the short walk. Two adventurers already sit inside and whistle. They have noticed the hinges.
story-borrowed_recipes = A travelling clan left its cookbook behind, and the laboratory has been steaming ever since. Every recipe needs a volunteer. Luckily volunteers keep breaking in.
story-high_water = It has rained for a week and the sewer has had enough. Room by room the water climbs, and it pushes everybody towards the dry middle, where the treasure is. Man the pumps.
story-under_renovation = The dungeon was a bargain: six rooms, good bones, some assembly required. The builders want their wages, the heroes want the gold, and the work must be done before the second wave is over.
story-two_cellars = When the landlord split the house, the pantry went east and the shops went west, or the other way round. Only portals join the halves. Behind the wall somebody is digging.
story-thin_walls = On some nights the stones of this place forget to be solid. Long corridors turn into short cuts for everyone who is not afraid of draughts. The heroes are not afraid of draughts.
story-empty_cots = Last night the heroes brought sacks. This morning some cots in the lair were empty. For every hero you throw out, one of yours comes home.
story-gilded_champion = Aurick the Gilded has never lost a fight, or at least never told of one. He wears more gold than your vault holds and has come to compare. He does not knock.
story-open_gates = Somebody read the manual aloud, and now the heroes know how portals work. Every open gate is a road to the vault. Shut them, or at least stand in the doorway.

rule-lookout = Lookout
rule-bribe = Bribe
rule-test_subjects = Test subjects
rule-flood = Flood
rule-renovation = Deadline
rule-tunnel = The wall
rule-veil = The veil
rule-hostages = Hostages
rule-champion = The champion
rule-gates = Open gates

ruletext-lookout = At the start of your turn you may look at the top Guild card and put it back; you may show it to all.
ruletext-bribe = The prison starts with an exhausted archer and warrior. Activation with your monster in the prison: discard a coin lying there, then discard up to 2 heroes from the prison.
ruletext-test_subjects = Whenever the laboratory imprisons a hero, the active player also draws a card. There is no forge and no equipment.
ruletext-flood = A flooded room has no passages; portals and ghosts still get through. Nobody is summoned into it: heroes come next door. Whoever is in it is washed towards the vault; tokens stay. Activation beside it pumps it dry.
ruletext-renovation = You win only if 3 rooms have been built when wave 2 is over. A hero card without a room of its symbol sends one hero to the construction site.
ruletext-tunnel = Nothing joins the east (apothecary, cage, classroom, forge) to the vault until the wall between library and apothecary has 2 tunnel tokens; then it is a passage for good. Activation in the library or the apothecary removes a token.
ruletext-veil = While the veil is thin, any two rooms that touch are joined, for monsters, heroes and shots. While it is solid, only passages count.
ruletext-hostages = A monster beaten by a hero becomes a hostage instead of going to the lair. Every hero that leaves the dungeon frees one hostage of your choice. If all your monsters are hostages when your turn starts, one comes back.
ruletext-champion = Aurick has 3 health plus 1 for each player, deals 2 damage and counts as 2 heroes. He has no class and cannot be imprisoned. When he is beaten, every player draws a card; later he may return.
ruletext-gates = Heroes advance through finished portals too. Activation in a room with a finished portal may shut it again.

use-bribe = Bribe: a coin from the { $room } sends up to 2 heroes home
use-flood = Pump the { $room } dry
use-tunnel = Remove a tunnel token (monster in the { $room })
use-gates = Shut the portal in the { $room }

# -- what happened

event-clan_chosen = Clan on guard: { $clan-many }.
event-laboratory_stocked = The cards of the { $clan-many } were shuffled into the item deck.
event-game_began = { $seat } has the first turn. Level: { $level }.
event-turn_began = Turn { $turn }: { $seat }.
event-card_played = { $seat } played { $card }.
event-card_drawn = { $seat } drew { $card }.
event-card_discarded = { $seat } discarded { $card }.
event-card_passed_on = { $seat } passed { $card } on to { $to }.
event-deck_reshuffled = { $seat } shuffled { $cards } { $cards ->
    [one] card
   *[other] cards
} of the discard pile into a new deck.
event-hand_refilled = { $seat } cleaned up: { $cards } { $cards ->
    [one] card
   *[other] cards
} in hand.
event-item_taken = { $seat } took { $item }.
event-item_revealed = New item: { $item }.
event-items_replaced = { $seat } sent under the item deck: { $items }.
event-monster_summoned = { $seat } summoned a monster into the { $room }.
event-monster_moved = { $seat } went from the { $origin } to the { $to }{ $carry-count ->
    [0] { "" }
   *[other] { " " }with a { $carry-acc }
}.
event-monster_wounded = { $seat } was wounded in the { $room }: { $wounds } of { $health }.
event-monster_mended = { $seat } was healed of all wounds in the { $room }.
event-monster_driven = { $seat } was driven from the { $room } to the lair.
event-monster_taken = { $seat } was taken hostage in the { $room }.
event-hostage_freed = { $seat }: a hostage came back to the lair.
event-token_placed = A { $token-acc } was placed in the { $room }.
event-token_discarded = A { $token-acc } was discarded from the { $room }.
event-portal_opened = The portal in the { $room } was finished.
event-portal_closed = The portal in the { $room } was shut.
event-room_built = { $seat } built the { $room } around a treasure of value { $value }.
event-blueprint_revealed = New blueprint: { $room }.
event-guild_card_drawn = { $purpose ->
    [prison] Guild card for the prison
    [laboratory] Guild card for the laboratory
    [prisoner] Guild card for the prisoner
    [arrival] Guild card for the new arrival
   *[other] Guild card
}: { $card }.
event-guild_card_seen = { $seat } { $shown ->
    [true] showed all the top Guild card
   *[other] looked at the top Guild card
}{ $card-count ->
    [0] { "" }
   *[other] : { $card }
}.
event-wave_began = Wave { $wave } began; the Guild deck was shuffled again.
event-hero_summoned = { $kind } entered the { $room }.
event-hero_imprisoned = { $kind } was thrown into the prison.
event-supply_empty = { $kind }: no token was left in the supply, so the exhausted ones in the dungeon stirred.
event-hero_roused = { $kind } in the { $room } became active.
event-hero_tired = { $kind } in the { $room } { $why ->
    [attack] attacked and is exhausted
    [loot] looted and is exhausted
    [wait] waits for help, exhausted
    [prison] is locked up, exhausted
   *[other] found no way to the vault and is exhausted
}.
event-hero_hit = { $kind } was hit in the { $room }: { $left } health left.
event-hero_beaten = { $kind } was thrown out of the { $room }.
event-trap_sprung = { $kind } stepped into a trap in the { $room }.
event-hero_advanced = { $kind } advanced from the { $origin } to the { $to }.
event-hero_attacked = { $kind } attacked { $seat } in the { $room }: { $damage } damage.
event-attack_parried = { $seat } parried with { $card } in the { $room }: { $left } damage left.
event-treasure_looted = Heroes looted the treasure of value { $value } in the { $room }: { $effect }.
event-room_flooded = Water rose in the { $room }.
event-room_drained = The { $room } was pumped dry.
event-figure_washed = { $kind-count ->
    [0] { $seat }
   *[other] { $kind }
} was washed from the { $origin } to the { $to }.
event-tunnel_dug = Tunnel tokens on the wall: { $tokens }.
event-wall_broken = The wall between { $room } and { $to } fell.
event-veil_shifted = The walls turned { $thin ->
    [true] thin
   *[other] solid
}.
event-nothing_happened = { $card } had no effect.
event-game_ended = { $reason ->
    [held] The second wave is over and the great treasure is still yours.
    [looted] The treasure of value 4 was looted.
   *[other] The second wave is over, but fewer than 3 rooms were built.
}
log-tucked = { $seat } put { $card } under the own deck.

ending-held = Victory! The second wave is over and the great treasure is still in your vault.
ending-looted = Defeat. The heroes carried off the treasure of value 4.
ending-unfinished = Defeat. The second wave is over, but fewer than 3 rooms were built.

# -- answers

-ability = ability

choice-choose_clan = { $clan }
choice-done = Go on
choice-play = Play { $card }, { $group ->
    [0] first
   *[other] second
} group
choice-use_prison = Use the prison: draw a Guild card, imprison its hero, draw 3 cards
choice-go = Move monster { $monster } to the { $to }{ $carry-count ->
    [0] { "" }
   *[other] { " " }with 1 { $carry-acc }
}{ $ability ->
    [true] { " " }({ -ability })
   *[other] { "" }
}
choice-strike = Melee attack on { $hero }{ $ability ->
    [true] { " " }({ -ability })
   *[other] { "" }
}
choice-shoot = Ranged attack on { $hero }{ $ability ->
    [true] { " " }({ -ability })
   *[other] { "" }
}
choice-take_card = Draw a card{ $ability ->
    [true] { " " }({ -ability })
   *[other] { "" }
}
choice-put_token = Place a { $token-acc } in the { $room }{ $ability ->
    [true] { " " }({ -ability })
   *[other] { "" }
}
choice-open_portal = Open a portal in the { $room }{ $ability ->
    [true] { " " }({ -ability })
   *[other] { "" }
}
choice-summon = Summon a monster into the { $room }{ $ability ->
    [true] { " " }({ -ability })
   *[other] { "" }
}
choice-pay_resource = Discard a { $token-acc } in the { $room }
choice-gather_pack = All your monsters in the { $room }
choice-search = Look at your top 3 cards
choice-mend = Remove all wounds of monster { $monster } ({ -ability })
choice-use_room = { $room }{ $item-count ->
    [0] { "" }
   *[other] : take { $item }
}
choice-finish_portal = Finish the portal in the { $room }
choice-use_rule = Special rule: { $room }
choice-refresh = Discard { $card }
choice-replace = Replace { $places-count } of them
choice-discard = { $card }
choice-pick_hero = { $hero }
choice-pick_monster = { $seat }, monster { $monster }
choice-pick_room = { $room }
choice-pick_token = { $token } in the { $room }
choice-parry = Parry with { $card }
choice-take_item = Take { $item }
choice-plan = Build the { $room } for { $coins } { $coins ->
    [one] coin
   *[other] coins
} (treasure of value { $coins })
choice-site = Column { $column }, row { $row }, turned { $turn }°
choice-look = { $shown ->
    [true] Look at the card and show it to all
   *[other] Look at the card
}

label-go = Move { $monster } from the { $origin } to the { $to }{ $carry-count ->
    [0] { "" }
   *[other] { " " }with 1 { $carry }
}{ $ability ->
    [true] { " " }({ -ability })
   *[other] { "" }
}
label-strike = Melee attack on { $hero } in the { $room } ({ $state }){ $ability ->
    [true] { " " }({ -ability })
   *[other] { "" }
}
label-shoot = Ranged attack on { $hero } in the { $room } ({ $state }){ $ability ->
    [true] { " " }({ -ability })
   *[other] { "" }
}
label-mend = { $monster } in the { $room }: remove all wounds ({ -ability })
label-hero = { $hero } in the { $room } ({ $state })
label-monster = { $monster } in the { $room }{ $health-count ->
    [0] { "" }
   *[other] { " " }({ $health })
}
hint-copies = you have { $count }
hint-idle = nothing to do now: { $why }
hint-then = then { $action }
label-hostage = { $monster }, a hostage
label-play = { $card }: { $actions }
label-use_room = { $room }: { $action }
label-pack = Pack in the { $room }: { $action }
label-buy = { $room }: for 1 { $token } take { $item }
label-replace = Replace { $items }
label-replace_all = Replace all
label-keep_only = Replace all but { $items }
label-exchange = Exchange { $rooms }
label-site = Place { $place }: passages to { $rooms }{ $open-count ->
    [0] { "" }
   *[other] ; open to the { $open }
}
label-clan = { $clan } ({ $role })
label-free = Free place { $number }

side-N = north
side-E = east
side-S = south
side-W = west

done-play_cards = Play no more cards
done-resolve_card = Leave the rest of the card
done-summon_more = Summon no more
done-rush = Do without it
done-pack_turn = The others stay as they are
done-defence = Take the damage
done-refresh_items = Keep the items as they are
done-after_clean_up = Let the heroes come
done-pay_ransom = Pay nothing
done-keep_watch = Do not look
done-take_abreath = Draw nothing
done-patrol = Move nobody
done-exchange_blueprints = Keep the blueprints
done-buy_off = Let the others sit

group-move = Move
group-attack = Attack
group-activate = Activate
group-place = Place
group-summon = Summon
group-draw = Draw
group-card = Cards
group-discard = Discard
group-pass = Pass on
group-items = Items
group-heroes = Heroes
group-monsters = Monsters
group-rooms = Rooms
group-clans = Clans
group-prison = Prison
group-other = Otherwise

# -- what a choice would do

preview-beaten = { $hero } leaves the dungeon.
preview-hit = { $hero }: { $left } health left.
preview-attacks = { $hero } attacks a monster here.
preview-loots = { $hero } loots the treasure of value { $value }.
preview-waits = { $hero } waits, exhausted: { $value } active heroes are needed to loot.
preview-goes = { $hero } goes on towards the vault.
preview-stuck = { $hero } finds no way to the vault and is exhausted.
preview-wounded = { $clan }: { $left } health left.
preview-driven = { $clan } leaves the dungeon.
preview-unhurt = { $clan } stays unhurt.
confirm-prison = Draw a Guild card for the prison? This cannot be taken back.

# -- questions

ask-choose_clans = Which clan do you lead?
    .help = Every clan has its own cards, ability and numbers; nobody else can have yours. [KH-103]
ask-choose_laboratory_clan = Whose cards does the laboratory study?
    .help = The ten cards of an unused clan are shuffled into the item deck. [KH-2801]
ask-place_starting_monster = Where does your next starting monster stand?
    .help = Starting monsters go into rooms of the symbol on your clan card, divided as you like. [KH-307]
ask-play_cards = Play a card?
    .help = One card at a time, as many as you like; cards you keep stay in hand. Of a card with “or” only one side counts. [KH-506]
ask-resolve_card = { $card }: what do you do?
    .help = The actions may be done in any order, by any of your monsters, or not at all. [KH-504]
ask-summon_more = Summon another monster? Up to { $left } more.
    .help = The number on the card is a maximum, and the rooms may differ. [KH-1702]
ask-rush = The onslaught goes on: { $effect }?
    .help = The first part succeeded, so the second is free, if you want it. [KH-1901]
ask-pack_turn = The pack acts: { $effect }. { $monsters-count } { $monsters-count ->
    [one] monster has
   *[other] monsters have
} not acted.
    .help = Each monster of the pack acts on its own, or not. [KH-2003]
ask-pick_target = { $kind } attacks: which monster is hit? ({ $damage } damage)
    .help = You choose for all players; any clan’s monster there can be the target. [KH-R-022]
ask-defence = { $kind } attacks { $seat } in the { $room }: { $damage } damage. Parry?
    .help = A card with defence takes off 1 damage; anybody with a monster in the room may play one. [KH-1604]
ask-pick_next_hero = Which hero acts next?
    .help = You choose for all players. A hero attacks, loots, waits or advances, in this order of preference. [KH-3302]
ask-pick_looter = Which hero is exhausted by looting the { $room }? { $left } still to cover.
    .help = As many heroes as the treasure is worth are exhausted; the others stay active. [KH-3902]
ask-pick_direction = Where do the heroes go from the { $room }?
    .help = Both ways are equally near to the vault, so the players choose. [KH-4102]
ask-pick_first_in = Who walks into the traps of the { $room } first?
    .help = Traps are used up one by one by heroes who arrive together. [KH-R-021]
ask-pick_lost_resource = Which resource of the { $room } is lost?
    .help = The heroes destroy it, the players choose it. [KH-R-023]
ask-take_tactic_card = Which tactic card do you take?
    .help = The laboratory gives one of the available tactic cards; it goes to your discard pile. [KH-2805]
ask-choose_plan = What is built?
    .help = The coins at the site that you spend are the value of the treasure in the new room. [KH-2903]
ask-choose_site = Where is the { $room } put?
    .help = A passage of the new room must meet one that leads to the vault; the tile may be turned. [KH-2908]
ask-pick_summon_room = Where does { $kind-acc } appear?
    .help = Each room gets one hero at most; the players choose. [KH-R-016]
ask-suffer_curse = The treasure is cursed: which card do you discard?
    .help = Every player with cards discards one of them. [KH-3906]
ask-refresh_items = Discard a card to refresh the available items?
    .help = Each hand card that you discard lets you replace as many of them as you like. [KH-601]
ask-replace_items = Which items are replaced?
    .help = They go under the item deck and new ones are revealed. [KH-602]
ask-after_clean_up = Before the heroes come: use the prison?
    .help = The prison may be used once in your turn, before the invasion. [KH-R-010]
ask-pass_notes_on = Mixed-up notes: which card do you pass on?
    .help = It goes to your left neighbour’s discard pile, alone under your own deck; then you draw a card. [KH-R-1068]
ask-pick_hostage = Which hostage comes home?
    .help = Every hero that leaves the dungeon frees a hostage; the players choose. [KH-R-1166]
ask-pay_ransom = Discard a card to free one of your hostages?
    .help = The ransom note lets every player buy back one. [KH-R-1168]
ask-pick_snatched = Which monster is snatched?
    .help = A monster that shares a room with a hero becomes a hostage; the players choose. [KH-R-1169]
ask-keep_watch = Look at the top Guild card?
    .help = The lookout may look once, at the start of the turn; the card stays on top. [KH-R-1025]
ask-take_abreath = All quiet: draw a card?
    .help = Every player may draw one. [KH-R-1026]
ask-patrol = False alarm: move one of your monsters?
    .help = Every player may make one move, carrying allowed. [KH-R-1027]
ask-pick_entrance = Where does Aurick make his entrance?
    .help = He comes into a room farthest from the vault; among equals the players choose. [KH-R-1191]
ask-pick_dry_room = The room is flooded: where does { $kind-acc } come in?
    .help = Into a dry room next to it, the nearest to the vault. [KH-R-1088]
ask-pick_refuge = Where is everybody in the { $room } washed to?
    .help = To a neighbouring room nearest to the vault; among equals the players choose. [KH-R-1089]
ask-pick_surge = Which portal bursts open?
    .help = The unfinished portal nearest to the vault; among equals the players choose. [KH-R-1207]
ask-pay_wages = Wage day: which coin is paid?
    .help = One coin of any room is discarded; the players choose. [KH-R-1107]
ask-exchange_blueprints = Exchange blueprints?
    .help = Any of the open blueprints may go under the stack for new ones. [KH-R-1108]
ask-buy_off = Who leaves the prison? Up to { $left } more.
    .help = The bribe buys off up to two heroes; they go to the supply. [KH-R-1045]

prompt-card = { $card }: what do you do? Left: { $actions }
prompt-idle = { $card } had no effect. { $question }
prompt-idle_why = { $card } had no effect: { $why }. { $question }
prompt-starting = { $question } Still to place: { $left }.
prompt-waiting = Waiting. It is the turn of: { $seat }
prompt-setup = The game is being set up.

# -- why not

refusal-no_prison = This dungeon has no prison.
refusal-prison_used = The prison was already used this turn.
refusal-no_monster = You have no monster in the dungeon.
refusal-no_way = No passage or portal leads away from your monsters.
refusal-no_hero_here = Melee attack: no hero shares a room with a monster of yours.
    .short = no hero is with your monsters
refusal-no_hero_near = Ranged attack: no hero is in a room joined by a passage to one of yours.
    .short = no hero is next door
refusal-no_token = The supply has no { $token-acc } left.
refusal-portal_there = There is a finished portal already in every room with a monster of yours.
refusal-lair_empty = Your lair is empty.
refusal-no_room = This dungeon has no { $symbol-rooms }.
refusal-all_flooded = All { $symbol-rooms } are under water.
refusal-nothing_to_draw = Your deck and your discard pile are empty.
refusal-only_reaction = Defence works only when a hero attacks.
    .short = defence needs an attack
refusal-no_payment = Onslaught: there is no { $token-acc } in a room with a monster of yours.
refusal-no_wounds = Ability: your monsters have no wounds.
refusal-no_resource = { $room }: no { $token-acc } lies here to pay with.
refusal-no_item = { $room }: none of the available items is of the kind { $kind }.
refusal-no_supply = { $room }: the supply has no { $token-acc } left.
refusal-no_activation = { $room }: it needs no activation; use it once per turn for free.
refusal-no_tactic_card = { $room }: no tactic card is among the available items.
refusal-no_coins = { $room }: no coin lies here to build with.
refusal-no_plan = { $room }: no blueprint is left.
refusal-no_treasure = { $room }: the supply has no treasure worth as much as the coins here.
refusal-no_site = { $room }: no free place leads to the vault.
refusal-no_bribe = Bribe: a coin and a hero must be in the { $room }.

# -- the table

subtitle = { $scenario } · { $level }
standing = wave { $wave }
standing-turn = wave { $wave } · turn { $turn }: { $seat }
rail-market = Market
board-main = Dungeon

track-guild = Guild deck ({ $level })
track-wave = Wave
track-wave_caption = { $cards } Guild { $cards ->
    [one] card
   *[other] cards
} after each turn
track-guild_caption = { $wave ->
    [1] then wave 2 begins
   *[other] then you win
}
track-tunnel = Tunnel tokens
track-tunnel_caption = at { $most } the wall falls
track-built = Rooms built
track-built_caption = { $most } are needed to win
track-flooded = Flooded rooms

zone-of = { $zone }: { $seat }
zone-hand = Hand
zone-played = Play area
zone-deck = Deck
zone-discard = Discard pile
zone-market = Available items
zone-items = Item deck
zone-guild = Guild deck
zone-guild_discard = Guild discard pile
zone-blueprints = Blueprints
zone-blueprint_stack = Blueprint stack

panel-clans = Clans
panel-stores = In the rooms
panel-threat = Threat to the vault
panel-you = { $clan } (you): { $role }
panel-other = { $clan }: { $role }
panel-heroes = Heroes left
panel-supply = Supply
panel-scenario = Scenario { $number }: { $scenario } ({ $grade })
panel-guild = Guild cards still to come
panel-advice = Advice
row-you = { $clan } (you)
row-hand = { $cards } { $cards ->
    [one] card
   *[other] cards
}
row-area = dungeon { $inside } of { $most }, lair { $lair }{ $held ->
    [0] { "" }
   *[other] , hostages { $held }
}; deck { $deck }, discard { $discard }
row-in_vault = Active in the vault
row-one_away = One room away
row-two_away = Two rooms away
row-ability = Ability
row-hint = Hint
row-of = { $count } of { $most }
row-clan = { $monsters } { $monsters ->
    [one] monster
   *[other] monsters
}, health { $health }, starts with { $starts } in { $rooms }. Ability: { $ability }
row-story = Story
row-treasures = Treasures
row-laboratory = Laboratory clan
row-veil = Walls now
row-veil_thin = thin
row-veil_solid = solid
row-wall = Wall now
row-wall_stands = stands
row-wall_fallen = a passage
row-outside = outside the dungeon
row-copies = { $name } ×{ $count }
