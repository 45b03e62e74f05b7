# Why a monster's turn goes as it does. Hexes are written [q, r].

plan-never = The character at { $at } cannot be attacked: no free hex to attack from can be reached, however far.
plan-cost = The character at { $at } (initiative { $initiative }) can be attacked after { $points } { $points ->
    [one] movement point
   *[other] movement points
}{ $hazards ->
    [0] {""}
    [one] , through { $hazards } trap or hazard
   *[other] , through { $hazards } traps or hazards
}.
plan-no-focus = It has no focus: it neither moves nor attacks.
plan-focus-only = Its focus is the character at { $at }, the only one it can attack.
plan-focus-points = Its focus is the character at { $at }, whom it can attack after the fewest points.
plan-focus-hazards = Its focus is the character at { $at }: all other ways lead through more traps or hazards.
plan-focus-initiative = Its focus is the character at { $at }: others are as near, but act later.
plan-focus-open = Nothing decides between the characters at { $at }: the players choose the focus.
plan-no-move = It has no movement this turn.
plan-stays = It stays: no hex within its movement is better to attack from.
plan-stuck = It stays: no hex within its movement is nearer to one it could attack from.
plan-goes = It goes to { $at } for { $points } { $points ->
    [one] point
   *[other] points
}: from there it attacks best, and no hex as good is nearer.
plan-nears = It cannot attack this turn. It goes to { $at } for { $points } { $points ->
    [one] point
   *[other] points
}: from there the rest of the way is shortest.
plan-hazards = On the way it enters { $hazards } { $hazards ->
    [one] trap or hazard
   *[other] traps or hazards
}: no way has fewer.
plan-jumps = It jumps: only where it ends does the ground matter.
plan-no-attack = It has no attack this turn, so it moves as if for a melee attack.
plan-too-far = Its focus is out of reach this turn: it attacks nobody.
plan-area = Its area is laid over the focus and as many others as can be; it attacks { $at }.
plan-many = It attacks its focus and as many others as it can: { $at }.
plan-one = It attacks its focus at { $at }.
plan-muddled = It is muddled and has disadvantage wherever it stands, so it does not keep its distance.
plan-awkward = It attacks from next to its focus with disadvantage: it cannot avoid that.
plan-away = It steps away from its focus, and so has no disadvantage.
plan-order = { $by ->
    [0] Which of the others it attacks beside its focus, the players choose.
   *[other] Of the others it attacks those who act first.
}
