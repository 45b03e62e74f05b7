# Buttons & Bugs in English.

# -- names of the game

game-name = Gloomhaven: Buttons & Bugs
game-about = You are as small as a mouse, and everything else is not. Alone against guards, moths and demons, with four cards in your hand.
game-help = How a round goes:
    1. Choose two cards from your hand; the number on the first is your initiative. Or declare a long rest.
    2. The die is rolled once for each kind of monster: it says what they do this round and when.
    3. All act in the order of initiative, low numbers first. In your turn you use the top half of one card and the bottom half of the other, in any order. Any top may be Attack 2 instead, any bottom Move 2.
    - A card used on side A comes back to your hand on side B; used on side B it is discarded. After a half with a loss mark the card is lost.
    - For each attack the die is rolled: it takes one of three modifiers from the current row of a table, then the mark moves on by a row.
    - The symbols on your visible cards and on the monsters are elements. Each can be used once a round.
    - When you suffer damage you may pay with cards instead.
    4. At the end of the round you may take a short rest: the discard pile comes back to your hand, and a random card is lost. A long rest takes the whole turn: it also heals 2 and refreshes items.
    - Without hit points, or with fewer than two cards to play or to rest with, the scenario is lost.
game-role = Character
prompt-waiting = The game goes on
prompt-acts = { $can ->
    [card] Your turn: use one of your two cards
    [card_item] Your turn: use a card or an item
    [other] Your turn: use the other card
    [other_item] Your turn: use the other card or an item
    [end_item] Use an item, or end your turn
   *[end] End your turn, or end a bonus first
}
prompt-select = { $can ->
    [cards] Choose two cards, the initiative card first
    [rest] Too few cards in hand: take a long rest
    [rest_or_end] Too few cards in hand: take a long rest, or end a bonus and play its card
   *[either] Choose two cards, the initiative card first, or a long rest
}
prompt-suffer = { $damage } damage ({ $source }): suffer or negate it?
prompt-hit = { $who } hits for { $damage }: suffer or negate it?
prompt-hit_nothing = { $who } does no damage: use an item all the same?
prompt-equip = What do you take along? Free: { $hands } of { $of } hands, { $small } of { $most } small slots
option-difficulty = Monster difficulty
option-long_rest_loss = Card lost by a long rest
option-long_rest_loss-random = Random card
option-long_rest_loss-choice = Card of your choice
menu-difficulty-very_easy = monsters hit much more weakly: their Attack 3 does 2.6 on average
menu-difficulty-easy = monsters hit more weakly: their Attack 3 does 2.8 on average
menu-difficulty-standard = monsters hit as usual: their Attack 3 does 3.0 on average
menu-difficulty-hard = monsters hit harder: their Attack 3 does 3.4 on average
menu-difficulty-very_hard = monsters hit much harder: their Attack 3 does 3.9 on average
difficulty-very_easy = Very easy
difficulty-easy = Easy
difficulty-standard = Standard
difficulty-hard = Hard
difficulty-very_hard = Very hard
welcome-turn = Each round choose two cards: the first gives your initiative. In your turn use the top of one and the bottom of the other. A card on side A comes back on side B, a card on side B is discarded. When the cards run out, rest, and lose one of them.
welcome-goal = Goal: { $goal }.
welcome-protect = Protect: { $thing }. { note-protect }
welcome-rule = Special rule: { $rule }.
gain-items = New items to choose from: { $items }
gain-level = Level { $level }: more hit points, { $cards ->
    [one] one card
   *[other] { $cards } cards
} to upgrade, a new modifier table
gain-slots = Room for { $slots } small items
welcome-next = Next: { $scenario }.
welcome-again = You can try again: { $scenario }.
welcome-result = { $scenario }. { $result }
cover-story = You broke a vase in the crooked house, and its wizard does not take coins. A puff of green smoke, and you stand in the street no taller than a thimble, with boots, blade and all. In his workshop lies a book that can undo it. The way there used to be thirty steps.
cover-way = This is the campaign: one character, fourteen scenarios, one after another. After each of them you choose what comes next. A lost scenario can be tried again, as often as you like; nothing is lost with it. Items and better cards come with the scenarios.

# -- beings

being-bruiser = Bruiser
being-cragheart = Cragheart
being-mindthief = Mindthief
being-silent_knife = Silent Knife
being-spellweaver = Spellweaver
being-tinkerer = Tinkerer
being-arena_sorcerer = Arena Sorcerer
being-bandit_archer = Bandit Archer
being-bandit_guard = Bandit Guard
being-demon_prince = Demon Prince
being-earth_demon = Earth Demon
being-flame_demon = Flame Demon
being-frost_demon = Frost Demon
being-gloomtoad = Gloomtoad
being-goring_beetle = Goring Beetle
being-harrowing_infestation = Harrowing Infestation
being-king_button = King Button
being-mounted_prince = Mounted Prince
being-mouse = Mouse
being-rending_beetle = Rending Beetle
being-sewer_rat = Sewer Rat
being-spitting_moth = Spitting Moth
being-stuffed_construct = Stuffed Construct
being-tattered_construct = Tattered Construct
being-venomous_centipede = Venomous Centipede
being-wind_demon = Wind Demon
being-door = Door
being-barricade = Barricade
being-bell = Bell
being-flare = Signal flare
being-clutter = Clutter
role-bruiser = { being-bruiser }
role-cragheart = { being-cragheart }
role-mindthief = { being-mindthief }
role-silent_knife = { being-silent_knife }
role-spellweaver = { being-spellweaver }
role-tinkerer = { being-tinkerer }
menu-role-bruiser = sturdy: shields himself, pushes enemies away and hits back; a good first choice
menu-role-cragheart = strong and slow: raises and breaks obstacles, throws stones at many at once
menu-role-mindthief = frail and cunning: makes monsters fight each other, and weakens the rest
menu-role-silent_knife = quick: strikes hard from invisibility and is gone again
menu-role-spellweaver = frail: feeds great spells with elements and cards, from afar
menu-role-tinkerer = versatile: heals, lays traps, shoots; lasts longer than others

# -- elements

element-fire = fire
element-ice = ice
element-air = air
element-earth = earth
element-light = light
element-dark = dark
element-wild = any element
element-fire_dark = fire or dark
element-fire_air = fire or air
element-fire_earth = fire or earth
element-ice_air = ice or air
element-ice_earth = ice or earth
element-ice_light = ice or light
element-air_earth = air or earth
element-air_light = air or light
element-air_dark = air or dark
element-earth_dark = earth or dark
element-earth_light = earth or light

# -- small words

condition-invisible = Invisible
condition-strengthen = Strengthen
condition-wound = Wound
condition-poison = Poison
condition-immobilize = Immobilize
condition-disarm = Disarm
condition-muddle = Muddle
zone-hand = hand
zone-chosen = chosen
zone-active = active area
zone-discard = discard pile
zone-lost = lost pile
sheet-items = Items
until-round = this round
until-persistent = persistent
until-used = next attack
until-turn = this turn
reach-any = attacks
reach-melee = melee attacks
reach-ranged = ranged attacks
half-top = top
half-bottom = bottom
area-line = line of three
area-cleave = two side by side
area-sweep = three around you
area-ring = all around you
area-triangle = triangle
area-row = three in a row
area-flower = a hex and all around it
on-attack = attacks
on-move = movement
slot-one_hand = one hand
slot-two_hand = two hands
slot-small = small item
use-spent = then spent until a long rest
use-lost = then lost for this scenario
use-passive = always
when-turn = during your turn
when-attack = during your attack
when-melee = during your melee attack
when-ranged = during your ranged attack
when-single_melee = during your single-target melee attack
when-single_ranged = during your single-target ranged attack
when-move = during your movement
when-defence = during an enemy's attack on you
when-defended = after an enemy's attack on you, to that enemy
when-after_attack = after your attack
when-initiative = after initiative is determined
when-after_top = after a top ability
when-far_move = after moving { $hexes } or more hexes
when-stood_still = if you moved at most { $hexes } { $hexes ->
    [one] hex
   *[other] hexes
}
when-basic = basic attack
face-minus = −
face-zero = 0
face-plus = +
luck-plain = one roll
luck-advantage = advantage
luck-disadvantage = disadvantage
source-attack = attack
source-hazard = hazard
source-retaliate = retaliate
source-wound = wound
source-rest = rest
source-effect = effect
payment-ward = a bonus
payment-discard = a card discarded
payment-discard_two = two cards discarded
payment-lose = a card lost
terrain-normal = normal hex
terrain-obstacle = obstacle
terrain-difficult = difficult terrain
terrain-hazard = hazard
terrain-plate = pressure plate
terrain-trap = trap
added-plus = bonus
added-pierce = pierce
added-push = push
added-pull = pull
added-inflict = conditions
added-gain = own conditions
added-heal = heal
added-advantage = advantage
side-a = side A
side-b = side B
reason-completed = completed
reason-exhausted = lost: exhausted
reason-no_cards = lost: too few cards
reason-destroyed = lost: what you protected is destroyed
reason-late = lost: too late
reason-campaign_completed = completed
reason-campaign_ended = ended early
ending-completed = The scenario is completed.
ending-exhausted = You are exhausted: the scenario is lost.
ending-no_cards = Fewer than two cards are left: the scenario is lost.
ending-destroyed = What you were to protect is destroyed: the scenario is lost.
ending-late = The time is up: the scenario is lost.
ending-campaign_completed = The campaign is completed. Attempts: { $tries }.
ending-campaign_ended = The campaign ends here: { $won } of { $most } scenarios won.

# -- goals

do-kill_all = defeat all monsters
do-kill = defeat every { $monster }
goal-kill_one = defeat { $monster }
do-reach_hex = end your turn on { $letter }
do-survive = hold out for { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
do-destroy = destroy all objectives
goal-destroy = destroy { $things }
do-collect = end a turn on every { $letter }
do-begin_with = { $who-id ->
    [hero] you begin with
    [monsters] all monsters begin with
   *[other] every { $who } begins with
} { $condition }
group-hero = you
group-monsters = all monsters
group-wind_demon = Wind Demon
do-begin_turned = your cards begin on side B
do-arrive = from round { $first }: { $monster } comes at { $letters } in turn, while at most { $most } are there
do-relieve = once, at the start of a round, { $left ->
    [0] when no { $of } is left
   *[other] when { $of } ×{ $left } or fewer are left
}, { $monster } comes at { $letter }
do-avenge = when the last { $of } is gone, { $monsters-count ->
    [one] { $monsters } comes at { $letters }
   *[other] these come at { $letters }: { $monsters }
}
do-gate = { $letter } opens when your turn ends on a pressure plate
do-deadline = the goal must be met by the end of round { $rounds }

# -- effects

do-extra = { "" }
do-extra-plus = +{ $plus }
do-extra-range = Range { $range }
do-extra-farther = +{ $farther } Range
do-extra-pierce = Pierce { $pierce }
do-extra-push = Push { $push }
do-extra-pull = Pull { $pull }
do-extra-inflict = { $inflict }
do-extra-heal = Heal { $heal } (self)
do-extra-advantage = advantage
do-extra-jump = Jump
do-extra-area = area: { $area }
do-spend = { $cost } adds { $add }
do-move = Move { $value }
do-move-jump = Jump
do-move-spend = { $spend }
do-attack = Attack { $value }
do-attack-range = Range { $range }
do-attack-targets = Target { $targets }
do-attack-area = area: { $area }
do-attack-pierce = Pierce { $pierce }
do-attack-push = Push { $push }
do-attack-pull = Pull { $pull }
do-attack-inflict = { $inflict }
do-attack-gain = { $gain } (self)
do-attack-heal = then Heal { $heal } (self)
do-attack-advantage = advantage
do-attack-spend = { $spend }
do-heal = Heal { $value }
do-heal-range = Range { $range }
do-heal-spend = { $spend }
do-shield = Shield { $value }
do-shield-until = { $until }
do-retaliate = Retaliate { $value }
do-retaliate-range = Range { $range }
do-retaliate-push = Push { $push }
do-retaliate-inflict = { $inflict }
do-retaliate-until = { $until }
do-fly = Flying
do-fly-until = { $until }
do-boost = Bonus ({ $until }): { $add }
do-boost-on = { $on }
do-boost-reach = { $reach }
do-ward = Negate damage once
do-ward-until = { $until }
do-afflict = { $conditions } for an enemy
do-afflict-range = Range { $range }
do-afflict-targets = Target { $targets }
do-gain = { $range ->
    [0] { $conditions } (self)
   *[other] { $conditions } for itself or an ally within range { $range }
}
do-gain-targets = Target { $targets }
do-gain-spend = { $spend }
do-push = Push { $value }
do-push-range = Range { $range }
do-pull = Pull { $value }
do-pull-range = Range { $range }
do-pull-inflict = { $inflict }
do-control = { $range ->
    [1] Control an enemy beside you (it does { $action })
   *[other] Control an enemy within range { $range } (it does { $action })
}
do-hurt = Enemies within range { $range } suffer { $value }
do-recover = { $level ->
    [0] { $cards ->
        [one] Recover a card
       *[other] Recover { $cards } cards
    }
   *[other] { $cards ->
        [one] Recover a level { $level } card
       *[other] Recover { $cards } level { $level } cards
    }
} from { $zones }
    .zones-join = { " or " }
do-create = Charge: { $charges }
do-cleanse = { $count ->
    [0] Remove all negative conditions
   *[other] Remove a negative condition
}
do-raise = Raise an obstacle, Range { $range }
do-crush = Break an obstacle, Range { $range }: enemies beside it suffer { $value }
do-set_trap = Trap { $value }, Range { $range }
do-set_trap-inflict = { $inflict }
do-consume = { $cost } gives: { $then }
do-who = { $being }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
do-who-elite = elite
do-modifier = { $times ->
    [null] ×0
    [double] ×2
   *[other] { $plus-signed }
}
do-modifier-pierce = Pierce { $pierce }
do-modifier-push = Push { $push }
do-modifier-heal = Heal { $heal } (self)
do-modifier-targets = +{ $targets } Target
do-modifier-inflict = { $inflict }
do-modifier-gain = { $gain } (self)

# -- events

event-character_chosen = You play: { $character }
event-item_equipped = Item: { $item }
event-card_upgraded = { $card } becomes { $to }
event-scenario_began = { $scenario }: { $character }, level { $level }
event-round_began = Round { $round }
event-cards_chosen = Cards: { $lead }, { $other }; initiative { $initiative }
event-long_rest_chosen = A long rest, initiative 99
event-column_rolled = { $being } rolls “{ $face }”: { $initiative ->
    [0] { "" }
   *[other] initiative { $initiative }{ $elite-count ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $elite-count ->
    [0] { "" }
   *[other] elite { $elite }
}
    .elite-join = { " and " }
event-initiative_changed = Your initiative is { $initiative } now
event-turn_began = Turn: { $who } ({ $initiative })
event-card_used = { $card }: { $half }{ $basic ->
    [true] { ", basic action" }
   *[other] { "" }
}
event-figure_moved = { $who }: { $path }
    .path-join = { " → " }
event-action_skipped = Not done: { $effect }
event-attack_made = { $who } attacks { $target }: { $value } ({ $luck })
event-modifier_rolled = { $who }: row { $row }, “{ $face }”: { $modifier }
event-modifier_used = Modifier { $modifier }: attack value { $value }
event-damage_suffered = { $who } suffers { $damage } ({ $source }), { $left } left
event-damage_negated = Damage negated: { $damage } ({ $payment })
event-attack_stopped = { $who } suffers no damage
event-condition_gained = { $who }: { $condition }
event-condition_ended = { $who }: { $condition } is over
event-figure_healed = { $who } heals { $value }, now { $left }
event-bonus_began = { $who }: { $effect }
event-card_moved = { $card }: { $zone }, { $side }
event-element_used = Element used: { $charge }
event-element_made = Element charged: { $charge }
event-item_used = Item used: { $item }
event-items_refreshed = Ready again: { $items }
event-figure_died = { $who } is gone
event-monster_appeared = { $who } appears on { $cell }
event-terrain_changed = { $cell }: { $terrain }
event-hex_visited = { $cell } is done
event-rested = { $long ->
    [true] Long rest
   *[other] Short rest
}: all cards on side A
event-rest_exchanged = { $card } is kept for 1 damage
event-goal_met = The goal is met: the round is played to its end
event-round_ended = Round { $round } is over
event-scenario_ended = { $scenario }: { $reason }
event-difficulty_set = Monster difficulty: { $difficulty }
event-campaign_ended = The campaign: { $reason }, scenarios won: { $won }

# -- choices

choice-play_as = Play { $character }
choice-equip = Take { $item }
choice-upgrade_card = Upgrade { $card }
choice-done = Done
choice-play_cards = { $lead }, then { $other }
choice-rest_long = Long rest
choice-deactivate = End the bonus of { $card }
choice-hasten = { $item }: initiative { $by-signed }
choice-act_next = { $being } first{ $elite ->
    [true] { " (elite)" }
   *[other] { "" }
}
choice-use_half = { $card }, { $half }{ $basic ->
    [true] { ": basic action" }
   *[other] { "" }
}
choice-use_item = Use { $item }
choice-perform = Do it
choice-skip = Skip
choice-spend = Use an element
choice-go = Move: { $path }
    .path-join = { " → " }
choice-guide = It goes: { $path }
    .path-join = { " → " }
choice-shove = It is moved: { $path }
    .path-join = { " → " }
choice-push_first = Push first
choice-pull_first = Pull first
choice-target = Target
choice-lay_area = Area: { $cells }
choice-forgo = Without { $effect }
choice-roll = Roll
choice-use_modifier = Modifier { $number }
choice-take_damage = Suffer it
choice-use_ward = Negate it by a bonus
choice-discard_card = Discard { $card }
choice-discard_two = Discard { $card } and { $other }
choice-lose_card = Lose { $card }
choice-pick_card = Recover { $card }
choice-pick_hex = { $cell ->
    [none] Nothing
   *[other] Hex { $cell }
}
choice-pick_condition = Remove { $condition }
choice-rest_short = Short rest
choice-exchange = Suffer 1 damage, lose another card
choice-come_first = First: { $being } on { $cell }
choice-play_scenario = Play { $scenario }
choice-other_scenario = Another scenario
choice-change_difficulty = Change the difficulty
choice-set_difficulty = { $difficulty }
choice-end_campaign = End the campaign
choice-back = Back
label-target = Target: { $who }
label-moved = You are moved: { $path }
label-odds = Damage by the die: { $odds }
label-spend = Use { $charges }: { $add }
label-consume = Use { $charges }
label-item = { $item } ({ $charges })
label-item_option = { $item }: { $add } ({ $charges })
label-item_add = { $item }: { $add }
label-roll_change = { $item }: roll { $number } becomes zero
label-end_turn = End the turn
label-packed = Go on with these items
label-bare = Go on without items
label-modifier = Roll { $number }: { $modifier } → { $damage } damage
label-charge = { $charge } ({ $from })
label-made = created { $number }
label-along = { $rest ->
    [long] Long rest
   *[short] Short rest
}, taking along: { $cards }
label-half = { $half }: { $text }
label-basic = { $half }, basic: { $text }
label-damage = Suffer { $damage }
label-lose_it = Lose { $card }
label-roll = Roll, with everything that is added
label-forgo = Without { $effect }: { $what }
label-forgone = Left out for this target only; the attack itself is made
label-ended = { $to ->
    [hand] The card comes to your hand, on side B{ $pays ->
        [true] ; there it can be one of two that are discarded, or be lost
       *[other] { "" }
    }
    [discard] The card goes to the discard pile{ $pays ->
        [true] ; from there it can be lost
       *[other] { "" }
    }
   *[lost] The card is lost{ $pays ->
        [true] , and that does not help against this damage
       *[other] { "" }
    }
}
label-rest = { $back ->
    [0] Nothing lies in the discard pile{ $turned ->
        [0] : you would only lose a random card
       *[other] : cards in hand turn to side A, then a random one is lost
    }
    [one] One card comes back to your hand, all show side A, then a random one is lost
   *[other] { $back } cards come back to your hand, all show side A, then a random one is lost
}
label-area_hit = { $who }: { $odds }
label-area_hits = One after another, each with the next row: { $hits }
label-lead = { $card } ({ $initiative }) + { $other }
label-play = Play { $scenario }
label-again = Play again: { $scenario }
label-hazards = Hazards on the way: { $damage } damage
label-hazards_give = Hazards on the way give you: { $conditions }
label-exhausting = You would be exhausted: the scenario would be lost
label-loses = Then fewer than two cards are left: the scenario is lost
label-last_round = Then fewer than two cards are left: unless the goal is met this round, the scenario is lost
label-last_other = Then fewer than two other cards are left: unless its bonus is ended, next round there is only the long rest
label-last_rest = Next round there is only the long rest; after it fewer than two cards are left
label-luck = { $luck ->
    [advantage] Advantage
    [disadvantage] Disadvantage
   *[plain] Advantage and disadvantage cancel each other
} ({ $why })
label-luck_attack = the attack itself
label-luck_near = a ranged attack on a neighbour
label-strikes_back = It strikes back: { $what }{ $sure ->
    [true] { "" }
   *[other] { ", unless it is gone or out of its range then" }
}
label-nothing = Nothing would happen: the card is used all the same
label-undone = Cannot be done from here: { $what }
label-stays = stays active
label-shuts_out = excludes { $items } (same card)
label-skip_half = Leave out the whole half; the card is used all the same
label-leave = Leave it: { $difficulty }
label-difficulty = Change the difficulty (now: { $difficulty })
label-nobody = No enemy within reach from here
label-suffers = { $who }: { $damage } damage
label-suffers_nobody = Nobody would suffer
label-danger = { $hits ->
    [one] One attack would reach you there, for at most { $most }
   *[other] { $hits } attacks would reach you there, for at most { $most } together
}
label-safe = No attack of this round would reach you there
confirm-equip = Then there is no room for more items. Go on with: { $items }?
confirm-loses = After this rest fewer than two cards are left, and the scenario is lost. Rest all the same?
confirm-end_campaign = End the campaign for good? It cannot be continued afterwards.

# -- questions

ask-choose_character = Choose your character
    .hint = Each character plays in its own way. For a first game the Bruiser is a good choice: sturdy and simple.
ask-equip_items = Which items do you take along?
    .help = A two-handed item takes both hands. Of the two items of one scenario card only one can be taken. [BB-3404, BB-3405, BB-4804]
    .hint = Take items one by one, until there is no more room or you have enough. A two-handed item takes both hands; small items have slots of their own. You choose anew before every scenario, so nothing is wasted.
ask-upgrade_cards = Which card do you upgrade?
    .hint = For each level above the first one card becomes better. What it turns into is told with each choice. This too is chosen anew every time.
ask-select_cards = Choose your cards
    .help = The number on the first card is your initiative. [BB-602]
    .hint = You will use the top of one card and the bottom of the other. Choose one with a Move in its bottom half and one with an Attack in its top half. The number of the card you choose first is your initiative: low numbers act early.
    .hint-2 = A card that is used on side A comes back to your hand turned to side B; used on side B it is discarded, until a rest brings it back on side A. So plan two rounds ahead.
    .hint-3 = Running out of cards? A long rest takes the whole round: your cards come back on side A, you heal 2 and items are refreshed, but one card is lost. With fewer than two cards to play or to rest with, the scenario is lost.
hint-begin = You begin with this: { $condition }. { $means }
hint-deadline = Here time is short: { $rule }. Each long rest costs a round.
ask-change_initiative = Change your initiative?
    .hint = You know by now when the monsters act. An item can make you quicker or slower than they are.
ask-order_tie = Equal initiative: who acts first?
    .hint = Monsters with the same initiative act in the order you like.
ask-hero_acts = Your turn
    .help = The top of one card and the bottom of the other; any top may be Attack 2, any bottom Move 2. [BB-3101, BB-3301]
    .hint = Take one of the two chosen cards and decide: its top or its bottom half. What each monster is about to do stands beside its name.
        On the board it shows when you point at the monster or touch it.
    .hint-2 = Now the other card: if you used a top half, only a bottom half is left, and the other way round. Any top can be a plain Attack 2 instead, any bottom a plain Move 2.
ask-stood_still = You hardly moved: use an item?
ask-confirm = { $action }?
    .hint = An action can be left out if it would do you no good. What it would cost you is then not paid either.
    .hint-2 = A bonus that lasts keeps its card in the active area: it is not in your hand until the bonus ends, but its elements still count. You can end it in your turn.
ask-enter = { $action } comes first: without it nothing else of this half is done. Do it?
    .hint = What is marked with “!” hurts yourself and cannot be left out: whoever wants the rest of the half takes it first. To skip it is to skip the whole half.
ask-haste = Use the bottom of { $card } as well?
ask-choose_move = Where do you go? { $move }
    .hint = Choose a hex to go to. A melee attack reaches neighbouring hexes only, so end your move beside whom you want to hit. Less than all your points is allowed.
ask-choose_consume = Use elements for: { $consume }?
    .hint = The symbols on your visible cards are your elements. Each can be used once a round.
ask-recover_cards = Which card comes back?
ask-choose_cleansing = Which condition leaves you?
ask-choose_hex = Which hex? { $action }
    .hint = The hexes that fit are marked. Monsters walk around an obstacle, and whoever enters a trap first suffers from it, you too. When an obstacle breaks, all enemies beside it are hurt.
ask-aim_action = Who is the target? { $action }
    .hint = This is no attack: no die is rolled, and a shield does not help against it. Objectives and invisible enemies cannot be chosen.
ask-pick_target = Whom do you attack? { $attack }
    .hint = Before you choose, look at the damage for each side of the die: it is told with each target.
        On the board it shows when you point at the target or touch it.
ask-order_shoves = The attack pushes and pulls: which comes first?
ask-brace = You are about to be attacked: use an item before the roll?
ask-prepare_attack = Roll the modifier, or change the attack first
    .help = Whatever is added to an attack may be left out for this target, but only before the roll. If nothing speaks against it, just roll. [BB-1203, BB-1206]
    .hint = The die decides between the three modifiers of your current row; then your marker moves down a row. Items that help an attack are used now.
ask-settle_modifier = Which modifier counts?
    .hint = With advantage you take whichever of the two rolls you like. Otherwise the rules say which one counts, and you are asked only because an item could change a roll.
ask-keep_effects = Apply what the modifier adds? { $modifier }
    .hint = The number of the modifier counts in any case. What stands beside it, such as a push or a condition, may be left out.
ask-suffer_damage = Damage ({ $source }): suffer or negate it?
    .help = All damage of one source is negated by discarding a side A card, two side B cards, or losing a card. [BB-3804, BB-3805, BB-3806]
    .hint = You can take the damage, or cancel all of it: discard a card of your hand that shows side A, discard two that show side B, or lose one of your hand or of the discard pile. Early on, health is cheaper than cards.
ask-force_move = Where { $figure-id ->
        [hero] are you
       *[other] is it
    } { $away ->
        [true] pushed
       *[other] pulled
    }?
    .hint = { $figure-id ->
        [hero] Monsters push and pull you as far as they can, but you choose the way. Beware of hazards.
       *[other] You choose the way of whom you push or pull. Hazards hurt monsters, too.
    }
ask-guide_controlled = Where does the controlled monster go?
ask-choose_focus = Two targets are equally near: whom does the monster attack?
ask-guide_monster = The rules leave its way open: where does the monster go?
    .help = Fewest hazards, then an attack, then fewest points: what is still open is yours. [BB-4906]
    .hint = Monsters follow fixed rules. Where these leave several ways open, you decide, even for them.
ask-use_elements = Which charge does the monster use?
    .hint = A monster must use an element that its action asks for, even one that your cards show; you only choose the charge. It is gone for this round then, and one use serves all monsters of the kind.
ask-monster_heals = Which monster is healed?
ask-use_afterwards = Use an item after the attack?
ask-withhold = A monster may use an element of an active card: end its bonus?
ask-use_between = Use an item before the next action?
ask-offer_short_rest = Take a short rest?
    .hint = A short rest costs no time: all cards of your hand and discard pile are on side A again, but then one card of your hand, at random, is lost. Rest when you could hardly play two good cards next round.
ask-long_rest = Long rest: take active cards along, or use an item first?
    .hint = Cards in the active area stay there, and their bonuses work on, unless you take them along: then the bonus ends and the card rests with the others. A spent item is ready again after the rest, so an item that helps can be used first.
ask-keep_card = { $card } would be lost. Exchange it?
    .hint = If you need this card badly, 1 damage makes chance pick another one.
ask-choose_loss = Which card is lost?
ask-rest_heal = Heal 2?
ask-rest_refresh = Make spent items ready again?
ask-order_arrivals = Several monsters come: which is placed first?
ask-appear = Where does the monster appear?
ask-between_scenarios = Which scenario comes next?
    .help = The next one on the way is recommended; any other may be played too. [BB-203]
    .hint = This is the map of your campaign. The story goes on with the choice that plays the next scenario: begin there.
    .hint-2 = What came of the last scenario and what waits in the next one stands beside the map; on a phone, under the tabs. If it was too hard or too easy, change the difficulty.
ask-pick_scenario = Choose any scenario
ask-pick_difficulty = How hard do monsters hit from now on?
    .help = The difficulty decides which modifier table the monsters use. [BB-216]

# -- panels

board-main = Map
board-way = The way
panel-monsters = Monsters
panel-elements = Elements
panel-modifiers = Modifiers
panel-tables = Modifier tables
panel-goal = Goal
panel-next = What comes next
panel-history = The way so far
rail-left = You
rail-right = Monsters
rail-way = Next
row-yours = Yours, row { $row }
row-theirs = Monsters, row { $row }
row-marker = now
row-no_elements = none available
row-rule = Special rule
row-protect = Protect: { $thing }
row-hazard = Hazard: { $damage } damage{ $inflict ->
        [none] { "" }
       *[other] { ", " }{ $inflict }
    }
mark-trap = Trap: { $damage } damage{ $inflict ->
        [none] { "" }
       *[other] { ", " }{ $inflict }
    }
ground-difficult = difficult terrain (2 points)
ground-opens = pressure plate: when your turn ends here, { $letters } opens
ground-comes = monsters come here
row-column = “{ $face }”, initiative
row-done = done
row-there = you stand there; the rest is still to be done
row-left = { $count } left
row-met = The goal is met. The round is still played to its end.
row-hit_points = Hit points
mark-shield = Shield { $value }
mark-retaliate = Retaliate { $value }
note-traits = Always: { $text }
note-immune = Immune: { $text }
note-charges = { $text } · charges: { $charges }
note-attacks = its attacks: { $text }
note-column = “{ $face }”, initiative { $initiative }: { $text }
note-bonus = Active: { $text }
note-protect = If it is destroyed, the scenario is lost. Monsters attack it just as they attack you.
note-destroy = It neither moves nor attacks, and conditions, pushes and pulls do not affect it.
row-arriving = They can come
row-new_items = New items
row-level = Level
row-health = Hit points by level
state-spent = spent
state-lost = lost
sheet-lost = then lost
sheet-forever = then lost for ever
sheet-other = { $side }, { $initiative }: { $top } / { $bottom }{ $charges ->
        [none] { "" }
       *[other] { " · " }{ $charges }
    }
sheet-line = { $half }: { $text }
sheet-charges = Elements: { $charges }
sheet-zero = a “{ $face }” on the die counts as “{ $zero }”
sheet-haste = also use its bottom ability
sheet-this_attack = { $text } against this attack only
sheet-initiative = initiative up or down by { $value }
sheet-or = or
sheet-aimed = Control the target of the attack (it does { $action })
sheet-attacker = { $text } for the attacker
sheet-characters = Characters
sheet-health = Hit points by level: { $health }
sheet-hand = { $card }: { $sides }
sheet-deck = Cards
sheet-upgrades = Better cards
sheet-back = { $letter } · { $initiative } · { $top } / { $bottom }{ $charges ->
        [none] { "" }
       *[other] { " · " }{ $charges }
    }
sheet-item = { $when }: { $text }
sheet-cost = use { $cost }: { $text }
sheet-becomes = { $card }: { $sides }
sheet-kind = { $side }, level { $level }
sheet-front = { $side }, { $initiative }
track-way = Scenarios
way-title = { $number }. { $scenario }
way-level = level { $level }
way-won = won
way-lost = lost
way-attempt = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
way-try = attempt { $number }
mark-used = { $element }, used

# -- what words mean

term-heal = Heal
term-shield = Shield
term-retaliate = Retaliate
term-fly = Flying
term-push = Push
term-pull = Pull
term-control = Control
term-ward = Negate damage
term-recover = Recover
term-set_trap = Trap
term-range = Range
term-targets = Target
term-area = Area
term-pierce = Pierce
term-jump = Jump
term-advantage = Advantage
term-spend = Elements
term-persistent = Persistent
term-lost = Then lost
term-elite = Elite
term-columns = The die of the monsters
term-modifiers = Modifiers
means-obstacle = No figure can enter it unless it flies or jumps, and a jump may not end there. It blocks neither ranges nor ranged attacks.
means-difficult = To enter it costs 2 movement points instead of 1. Who flies or jumps pays 1.
means-hazard = Whoever enters it suffers that; who flies, or jumps over it, does not. To stand there or to leave it does nothing.
means-plate = An empty hex as any other. What happens when you end your turn there is told by the special rules.
means-columns = Every round a die is rolled for each kind of monster. Its side, −, 0 or +, tells which column all normal monsters of the kind use this round: their initiative and what they do, in this order. Elites use the two other columns.
means-modifiers = For every attack the die is rolled: −, 0 or + picks the first, second or third value of the current row, which is added to the attack. Then the marker goes down a row; after the last row comes the first. You and the monsters have a table each.
means-invisible = No enemy can target the figure. Ends after its next turn.
means-strengthen = All its attacks have advantage: two rolls, the better counts. Ends after its next turn.
means-wound = The figure suffers 1 damage at the start of each of its turns. A heal ends it.
means-poison = Every attack against the figure gets +1. A heal ends it, but then restores no hit points.
means-immobilize = The figure cannot move by itself; it can still be pushed and pulled. Ends after its next turn.
means-disarm = The figure cannot attack. Ends after its next turn.
means-muddle = All its attacks have disadvantage: two rolls, the worse counts. Ends after its next turn.
means-heal = Restores so many hit points, never above the maximum. Ends wound and poison; with poison it restores nothing.
means-shield = Each attack against the figure does so much less damage. It is not used up, and lasts to the end of the round unless it is persistent. Against hazards, wounds and retaliate it does not help.
means-retaliate = Whoever attacks the figure from a neighbouring hex, or within the range if one is named, suffers so much damage after the attack. Shield does not help against it. It lasts to the end of the round unless it is persistent.
means-fly = Enemies, obstacles and hazards do not matter on its way; it may even stop on an obstacle or a hazard.
means-push = The target is moved up to so many hexes, each one farther from whoever pushes it. A hazard on its way hurts it.
means-pull = The target is moved up to so many hexes, each one nearer to whoever pulls it. A hazard on its way hurts it.
means-control = A monster does this as you want it, against its own kind too. It is not its turn.
means-ward = Once, when you would suffer damage, you can cancel all of it; then the bonus is over.
means-recover = Cards come back to your hand on side A.
means-set_trap = Lies on an empty hex. Who enters it suffers the damage and what else it says; then the trap is gone.
means-range = Reaches so many hexes far, across obstacles and figures. Against a neighbour a ranged attack has disadvantage.
means-targets = So many different figures are chosen, each with a roll of its own.
means-area = Every enemy on the hexes of the shape is attacked, each with a roll of its own.
means-pierce = The attack ignores so much of the target's shield.
means-jump = Enemies, obstacles and hazards do not matter on the way, only on its last hex; difficult ground does not matter at all.
means-advantage = Two modifiers are rolled, and you take the one you like.
means-spend = Symbols on your visible cards and on the monsters' columns are elements. Each can be used once a round; what it adds is said beside it.
means-persistent = Works round after round, until you end it or what is printed happens. Meanwhile the card lies in the active area.
means-lost = After this half the card is lost for the scenario, whatever its side.
means-elite = It takes two turns each round, one with each of the two columns that were not rolled, each at the initiative of its column.

# -- refusals

refusal-card_discard = This card lies in the discard pile: a rest brings it back.
refusal-card_lost = This card is lost for this scenario.
refusal-card_active = This card is active: end its bonus first.
refusal-card_chosen = Chosen for this round: it pays for no damage.
refusal-item_spent = Spent: a long rest makes it ready again.
refusal-item_lost = Lost for this scenario.
refusal-item_shut_out = With this one { $item } cannot be taken: of the two items of one card only one.
refusal-invisible = Invisible: it cannot be targeted.
refusal-out_of_range = { $far } hexes away, the range is { $range }.
refusal-not_next = Not the next one on your way: “Another scenario” opens it.
refusal-card_waiting = Not chosen for this round: in your turn only the two chosen cards are used.
refusal-half_used = A half like this has been used already: one card gives its top, the other its bottom.
refusal-hex_no_obstacle = There is no free obstacle to break.
refusal-hex_held = The way there leads through a hazard that would hold you.
refusal-hex_not_empty = Not empty: it must be a normal hex without a figure.
refusal-hit_already = Is a target of this action already.
refusal-objective = An objective: conditions, pushes, pulls and control do not affect it.
refusal-uncontrolled = Cannot do what you want it to do, or enough targets are chosen.

# -- scenarios

scenario-campaign = Campaign
scenario-a_rude_welcome = A Rude Welcome
scenario-crossing_the_road = Crossing the Road
scenario-narrow_escape = Narrow Escape
scenario-in_the_walls = In the Walls
scenario-barging_in = Barging In
scenario-buttons_arena = Button's Arena
scenario-arena_challenge = Arena Challenge
scenario-pest_control = Pest Control
scenario-mind_control = Mind Control
scenario-going_up = Going Up
scenario-back_in_the_walls = Back in the Walls
scenario-into_the_darkness = Into the Darkness
scenario-up_in_the_window = Up in the Window
scenario-gathering_materials = Gathering Materials
scenario-the_beast_tamer = The Beast Tamer
scenario-zipping_across = Zipping Across
scenario-the_bouncer = The Bouncer
scenario-ringing_the_bell = Ringing the Bell
scenario-signal_flare = Signal Flare
scenario-the_long_way_through = The Long Way Through
scenario-crush_the_clutter = Crush the Clutter
scenario-hide_and_seek = Hide and Seek
scenario-showdown = Showdown
scenario-another_tale = Another Tale
story-a_rude_welcome = A wasp has stung you before you were through the gate. Now two guards have noticed that you are no bigger than a thimble, and that thimbles have purses. One of them has whistled for the others: be gone before they come.
story-crossing_the_road = A road of cobbles is a mountain range now. On the other side stands the house you need.
story-narrow_escape = A heap of boxes bars the only gap in the wall, and arrows fly.
story-in_the_walls = Behind the plaster it is warm, dark and full of mice that do not share. You are stuck in the crack up to the belt, and they come out of the walls on three sides.
story-barging_in = Somebody your size does not fit through a mouse hole. The door, then.
story-buttons_arena = A king with a crown of thread sits above a ring of chalk and wants a show.
story-arena_challenge = The king has found new fighters, and the crowd has found new bets.
story-pest_control = Whoever rids the pantry of the swarm and the moth may use the stairs behind it. The rat is a lodger: it bites, but it pays.
story-mind_control = A toad hums a tune, and two sorcerers hum along. Time to change the tune.
story-going_up = The curtain hangs down to the floor. Things with many legs climb it as well.
story-back_in_the_walls = Four crumbs of cheese would pay for the way, if their owners did not wake.
story-into_the_darkness = Under the cupboard something croaks, and nothing is to be seen.
story-up_in_the_window = The sun on the sill blinds you. Hold out until the wind turns.
story-gathering_materials = A thread, a pin and a matchstick: that will fly, or something like it.
story-the_beast_tamer = He whistles, and everything with a tail does what he wants.
story-zipping_across = A line from roof to roof, and company on both ends.
story-the_bouncer = Somebody has sewn a guard for the attic door, and stuffed him well.
story-ringing_the_bell = If the bell rings, the wizard wakes. So it must ring.
story-signal_flare = The flare must burn long enough to be seen by somebody of the right size.
story-the_long_way_through = There is no short way through a wizard's workshop.
story-crush_the_clutter = Three heaps of rubbish stand between you and the table. Stand is the word.
story-hide_and_seek = The book lies in one of three places, and it will be the last one that you look into. You are well hidden, and four demons count to ten.
story-showdown = The prince rides a beetle, and neither of them is tired. Unseat him, and you have two to deal with; without his beetle he will not stay.
story-another_tale = The king tells the story otherwise. Here is his version.
menu-scenario-campaign = the whole story, scenario after scenario, with one character
menu-scenario-a_rude_welcome = two guards; a good beginning
menu-scenario-crossing_the_road = stop the archers and reach the other side
menu-scenario-narrow_escape = break the barricade and get out
menu-scenario-in_the_walls = stuck, and three mice come; not for the Bruiser
menu-scenario-barging_in = break the door; only the Bruiser
menu-scenario-buttons_arena = beat the king
menu-scenario-arena_challenge = hold out in the arena
menu-scenario-pest_control = a swarm and a moth in the pantry; not for the Mindthief
menu-scenario-mind_control = a toad and two sorcerers; only the Mindthief
menu-scenario-going_up = climb; more come; not for the Silent Knife
menu-scenario-back_in_the_walls = collect crumbs; only the Silent Knife
menu-scenario-into_the_darkness = invisible monsters
menu-scenario-up_in_the_window = hold out; not for the Tinkerer
menu-scenario-gathering_materials = collect things; only the Tinkerer
menu-scenario-the_beast_tamer = an elite guard
menu-scenario-zipping_across = hazards, and help for the other side
menu-scenario-the_bouncer = one, and then another
menu-scenario-ringing_the_bell = strike the bell; not for the Spellweaver
menu-scenario-signal_flare = protect the flare; only the Spellweaver
menu-scenario-the_long_way_through = a gate and a plate; not for the Cragheart
menu-scenario-crush_the_clutter = break three heaps; only the Cragheart
menu-scenario-hide_and_seek = search three places
menu-scenario-showdown = the last fight
menu-scenario-another_tale = elite king
conclusion-a_rude_welcome = The guards run off to find somebody smaller. From the kerb you can see the crooked house, on the far side of the road.
conclusion-crossing_the_road = A cart wheel rolls by a hand's breadth behind you. Before you rises a wall of brick, and it has a hole in it.
conclusion-narrow_escape = The boxes give way, and you are through before the next arrow. Behind the wall somebody is cheering.
conclusion-in_the_walls = The mice step aside and even show the way: towards light, noise and the smell of chalk.
conclusion-barging_in = The door lies flat, and so does whoever leaned on it. From within comes the roar of a crowd.
conclusion-buttons_arena = King Button loses his crown, laughs till his threads creak, and tells you of the stairs behind the pantry.
conclusion-arena_challenge = Nobody bets against you any more, and so nobody pays. At least the way to the curtain is free.
conclusion-pest_control = Nothing hums in the pantry any more, and only the rat still chews. Behind the flour the stairs begin, each step as high as a house.
conclusion-mind_control = The tune stops. The sorcerers blink, as if they had slept for years, and step aside from the stairs.
conclusion-going_up = From the top of the curtain you look down on the room: a land of chairs. Under the cupboard it is dark.
conclusion-back_in_the_walls = Four crumbs, four winks, and nobody woke. The toll is paid as far as the cupboard.
conclusion-into_the_darkness = The croaking stays behind you. Far ahead a strip of day lies on the floor, and above it a window.
conclusion-up_in_the_window = The wind turns and tears the web from the frame: a rope, long enough for a roof.
conclusion-gathering_materials = Thread, pin and match: it hangs together. With luck it also hangs from a rope.
conclusion-the_beast_tamer = Without his whistle he is only a man with a rat. The rat has left already.
conclusion-zipping_across = You land in the gutter of the right roof. There is a door to the attic, and it has a shadow.
conclusion-the_bouncer = Sawdust covers the floor. Behind the door it smells of candles and old spells.
conclusion-ringing_the_bell = The bell sings through the whole house. Upstairs a bed creaks, and on the stairs all doors fly open.
conclusion-signal_flare = Somewhere in the dark a light answers yours. You are not the only one of your size, and they know a way in.
conclusion-the_long_way_through = The gate falls shut behind you. On the table above, pages rustle by themselves.
conclusion-crush_the_clutter = What stood lies, and what lay is dust. Over the rubble you climb up to the table.
conclusion-hide_and_seek = Here it is, the page with the green smoke. Something with wings and antennae lands on it.
conclusion-showdown = The beetle lies on its back, the prince looks for somebody to carry him home, and you read the page aloud. Green smoke; your boots pinch; the table cracks under your weight. In the doorway stands the wizard in his nightcap, and this time he is the smaller one.
conclusion-another_tale = “And so I let you win,” says the king, and the crowd, being made of buttons, believes him.
setback-a_rude_welcome = They take your purse and leave you in the gutter. Purses can be taken back.
setback-crossing_the_road = A puddle, a boot, and you are back on your own side of the road.
setback-narrow_escape = The boxes hold, the arrows do not stop. You crawl away in a matchbox.
setback-in_the_walls = You come out where you went in, covered in plaster and bites.
setback-barging_in = The door has more patience than you. It will still be there tomorrow.
setback-buttons_arena = The crowd counts to ten. The king says that you may try again; he has sold tickets.
setback-arena_challenge = Somebody made a fortune on you tonight. It was not you.
setback-pest_control = The pantry keeps its tenants. You keep their teeth marks.
setback-mind_control = For an hour you hum along. Then you remember your own name and start again.
setback-going_up = Down is quicker than up. The carpet is kind to you, the legs are not.
setback-back_in_the_walls = Cheese smells, and noses are awake before eyes. You run without it.
setback-into_the_darkness = You found the way out by running into it.
setback-up_in_the_window = The sun was stronger. You wait in the shade of a flower pot for your next chance.
setback-gathering_materials = You have drawn the plan three times by now. All that is missing is the material.
setback-the_beast_tamer = He whistles you off the stage. Next time you will bring wax for the ears.
setback-zipping_across = The line holds. You did not.
setback-the_bouncer = You are not on the list. A fist explains it to you.
setback-ringing_the_bell = The bell is still silent, and the wizard turns over in his sleep.
setback-signal_flare = The flare goes out. In the dark you count your matches: enough for another.
setback-the_long_way_through = It was an even longer way back.
setback-crush_the_clutter = The rubbish won. It was in the majority.
setback-hide_and_seek = Ten! The demons have found you. Now it is your turn to count.
setback-showdown = The prince bows from the saddle. He has time, and you are not getting any bigger.
setback-another_tale = In the king's version you lose. He tells it well.

# -- cards

card-shoulder_charge = Shoulder Charge
card-door_for_a_shield = Door for a Shield
card-overhand_blow = Overhand Blow
card-hold_the_line = Hold the Line
card-battering_ram = Battering Ram
card-castle_gate = Castle Gate
card-falling_anvil = Falling Anvil
card-last_man_standing = Last One Standing
card-hurled_boulder = Hurled Boulder
card-cracking_ground = Cracking Ground
card-granite_skin = Granite Skin
card-landslide = Landslide
card-siege_stone = Siege Stone
card-split_the_floor = Split the Floor
card-heart_of_stone = Heart of Stone
card-mountains_fall = Mountains Fall
card-borrowed_hands = Borrowed Hands
card-cold_thought = Cold Thought
card-rat_king = Rat King
card-empty_stare = Empty Stare
card-puppet_strings = Puppet Strings
card-frozen_mind = Frozen Mind
card-swarm_of_teeth = Swarm of Teeth
card-nobody_there = Nobody There
card-out_of_the_shadow = Out of the Shadow
card-twin_blades = Twin Blades
card-poisoned_edge = Poisoned Edge
card-gone_again = Gone Again
card-shape_of_night = Shape of Night
card-four_cuts = Four Cuts
card-black_drop = Black Drop
card-never_here = Never Here
card-spark = Spark
card-ice_needle = Ice Needle
card-gust = Gust
card-wheel_of_flame = Wheel of Flame
card-fire_orb = Fire Orb
card-winters_lance = Winter's Lance
card-storm_front = Storm Front
card-burning_sky = Burning Sky
card-clockwork_crossbow = Clockwork Crossbow
card-mousetrap = Mousetrap
card-field_dressing = Field Dressing
card-flask_of_fire = Flask of Fire
card-repeating_crossbow = Repeating Crossbow
card-bear_trap = Bear Trap
card-surgeons_bag = Surgeon's Bag
card-dragons_breath = Dragon's Breath

# -- items

item-venomous_fang = Venomous Fang
item-rosethorn_knife = Rosethorn Knife
item-button_shield = Button Shield
item-spring_hammer = Spring Hammer
item-tanglevine_whip = Tanglevine Whip
item-iron_nail = Iron Nail
item-chestnut_shell_shield = Chestnut Shell Shield
item-fishing_hook_and_line = Fishing Hook and Line
item-sewing_needles = Sewing Needles
item-coin_shield = Coin Shield
item-sharpened_pencil = Sharpened Pencil
item-shrunken_longsword = Shrunken Longsword
item-shrunken_longbow = Shrunken Longbow
item-playing_card_shield = Playing Card Shield
item-shard_of_glass = Shard of Glass
item-pocket_knife = Pocket Knife
item-iridescent_shell_shield = Iridescent Shell Shield
item-sparrow_skull_helm = Sparrow Skull Helm
item-bottle_cap_helm = Bottle Cap Helm
item-old_spring = Old Spring
item-shrunken_weathered_boots = Shrunken Weathered Boots
item-drop_of_clear_water = Drop of Clear Water
item-drop_of_power_potion = Drop of Power Potion
item-leftover_table_scraps = Leftover Table Scraps
item-magnetic_needle = Magnetic Needle
item-nightshade_pollen = Nightshade Pollen
item-robins_feather_arrows = Robin's Feather Arrows
item-volatile_powder = Volatile Powder
item-drop_of_healing_potion = Drop of Healing Potion
item-lubricating_oil = Lubricating Oil
item-brass_cog = Brass Cog
item-drop_of_stamina_potion = Drop of Stamina Potion
item-drop_of_element_potion = Drop of Element Potion
item-pinch_of_doom_powder = Pinch of Doom Powder
item-lucky_cats_eye_marble = Lucky Cat's-Eye Marble
item-embernettle = Embernettle
item-drop_of_stamina_elixir = Drop of Stamina Elixir
item-drop_of_haste_elixir = Drop of Haste Elixir
item-drop_of_strengthen_potion = Drop of Strengthen Potion
item-prismatic_gem = Prismatic Gem
item-brightlure_gem = Brightlure Gem
item-duskhaze_gem = Duskhaze Gem
item-beetles_carapace = Beetle's Carapace
item-rodents_fang = Rodent's Fang
item-piercing_silver_arrow = Piercing Silver Arrow
item-shrunken_short_sword = Shrunken Short Sword
item-everchill_sunflake = Everchill Sunflake
item-drop_of_cure_potion = Drop of Cure Potion
