monuments-title = World Monuments

## What is in the box

monuments-monument-notre_dame = Notre Dame
monuments-monument-san_pietro = San Pietro
monuments-monument-taj_mahal = Taj Mahal
monuments-monument-capitol = Capitol
monuments-monument-cluny = Cluny Abbey
monuments-monument-cluny_reliquary = Cluny Abbey with reliquary
monuments-piece-violet = { $count ->
    [one] { $count } violet brick
   *[other] { $count } violet bricks
}
monuments-piece-red = { $count ->
    [one] { $count } red brick
   *[other] { $count } red bricks
}
monuments-piece-neutral = { $count ->
    [one] { $count } neutral brick
   *[other] { $count } neutral bricks
}
monuments-piece-orange = { $count ->
    [one] { $count } orange brick
   *[other] { $count } orange bricks
}
monuments-piece-gem = { $count ->
    [one] { $count } gem
   *[other] { $count } gems
}
monuments-piece-black = { $count ->
    [one] { $count } black piece
   *[other] { $count } black pieces
}
monuments-kind-violet = violet
monuments-kind-red = red
monuments-kind-neutral = neutral
monuments-kind-orange = orange
monuments-kind-gem = gem
monuments-kind-black = black
monuments-letter-violet = V
monuments-letter-red = R
monuments-letter-neutral = N
monuments-letter-orange = O
monuments-letter-gem = ◇
monuments-letter-black = ×
monuments-cell = cell { $name }
monuments-centre = the centre

## What can be done

monuments-do-start = set the worker on { $cell }: { $pieces }
monuments-do-go = go to { $cell }: { $pieces }
monuments-do-go-empty = go to { $cell }, which is empty
monuments-do-take = take { $piece }
monuments-do-build = build on { $place }: { $piece }, level { $level }, +{ $points }
monuments-do-reliquary = set a gem into the reliquary, +{ $points }
monuments-do-pass = pass for this round, −{ $points }
monuments-do-pass-free = pass for this round, losing nothing

## What happened

monuments-did-start = set the worker on { $cell } and took { $piece }
monuments-did-go = went to { $cell }
monuments-did-go-take = went to { $cell } and took { $piece }
monuments-did-go-empty = went to { $cell } and found it empty
monuments-did-take = took { $piece }
monuments-did-build = placed { $piece } on level { $level }: +{ $points }
monuments-did-reliquary = set a gem into the reliquary: +{ $points }
monuments-did-pass = passed with bricks left: −{ $points }
monuments-did-pass-free = passed and lost nothing
monuments-quarry-empty = the quarry is empty; the black piece brings { $player } +{ $points }, the worker and the first turn of the building
    .you = the quarry is empty; the black piece brings you +{ $points }, the worker and the first turn of the building
monuments-next-round = round { $number } begins with a new quarry; { $player } goes first
    .you = round { $number } begins with a new quarry; you go first
monuments-given-back = { $player } gets back the { $points ->
    [one] { $points } point
   *[other] { $points } points
} lost by passing
    .you = you get back the { $points ->
        [one] { $points } point
       *[other] { $points } points
    } lost by passing
monuments-over-complete = the monument is complete: the game ends
monuments-over-rounds = the last round is over: the game ends

## Points

monuments-score-start = Start
monuments-score-building = Building
monuments-score-black = Black piece
monuments-score-lost = Bricks left when passing
monuments-score-gems = Gems
monuments-tie = Equal points share the place (W12)

## Why not

monuments-why-quarry = the quarry is emptied first, then comes the building.
monuments-why-no-quarry = the quarry is empty; now the monument is built.
monuments-why-start = the first turn sets the worker on an outer cell.
monuments-why-entered = the worker has entered that cell this turn.
monuments-why-far = that cell does not touch the worker’s.
monuments-why-rim = the { $count ->
    [one] last step
   *[other] { $count } steps left
} could not end the walk on the outer ring with at least one piece.
monuments-why-go-first = a piece is taken when the worker enters its cell.
monuments-why-take-first = choose the piece to take first.
monuments-why-no-piece = there is no such piece on this cell.
monuments-why-no-place = this monument has no place of that number.
monuments-why-no-reliquary = this monument has no reliquary.
monuments-why-built = that place is taken.
monuments-why-not-held = it takes { $piece }, and you have none.
monuments-why-support = something beneath it is still missing.
monuments-why-no-pass = you can place a brick, so you must.
monuments-why-gem = your gem still fits the reliquary.

## Faults in a file of plans

monuments-plan-unreadable = the file cannot be read ({ $detail }).
monuments-plan-unknown = “{ $key }” is not known here.
monuments-plan-missing = the table “{ $key }” is missing.
monuments-plan-corner = { $text } is not a corner; write two whole numbers, each from −{ $reach } to { $reach }.
monuments-plan-rounds = there must be a row for each of the { $count } rounds.
monuments-plan-round = { $text } is not a round; write { $count } whole numbers from 0 up.
monuments-plan-overlap = level { $level }: { $here } overlaps { $there }.
monuments-plan-support = level { $level }: { $here } does not rest on bricks of the level below with its whole base.
monuments-plan-bricks = the plan has { $count } bricks of the colour { $colour }, its board says { $printed }.
monuments-plan-pieces = the rounds bring { $brought } of the kind { $kind }; the plan needs { $needed }, the box holds { $held }.
monuments-plan-black = each round brings exactly one black piece.
monuments-plan-few = { $count } pieces are too few to fill the quarry; it takes { $least }.

## The table

monuments-table-status = { $monument } · round { $number } of { $rounds } · { $phase } · { $placed } of { $places } placed
monuments-phase-walking = quarry
monuments-phase-taking = quarry
monuments-phase-building = building
monuments-phase-over = the end
monuments-table-quarry = Quarry
monuments-table-steps = { $count ->
    [one] { $count } step:
   *[other] { $count } steps:
}
monuments-table-centre = centre
monuments-table-level = Level { $level } · +{ $points }
monuments-table-players = Players
monuments-table-taken = Taken
monuments-table-gained = Round
monuments-table-passed = passed
monuments-table-left = in the quarry
monuments-table-wants = wanted
monuments-table-open = open now
monuments-table-coming = next round

## The rules, each in our own words

rule-monuments-W1 = Each round’s pieces are shuffled and laid out face up: one on every outer cell, two on every middle cell, the rest in the centre. The Taj Mahal has one on every middle cell; the Capitol, in round 3, one on every other middle cell.
rule-monuments-W2 = The first turn of a quarry sets the worker on any outer cell. The second turn walks exactly 2 cells, the third exactly 3, every later one exactly 4, whoever’s turn it is.
rule-monuments-W3 = Each step goes to a neighbouring cell that the worker has not entered this turn; the cell where the turn started may be entered once. From every cell entered take one piece, if there is one, and choose if there are several.
rule-monuments-W4 = The last step must end on the outer ring, and a turn must bring at least one piece. Steps that would make this impossible are not allowed.
rule-monuments-W5 = The quarry is over when it is empty and the last walk has ended. Whoever holds the black piece gives it back, scores 2, takes the worker, and begins the building and the next round. In each round the worker is set anew.
rule-monuments-W6 = From the worker’s holder clockwise, everybody must add exactly one brick where the plan wants its colour and everything beneath it stands. It scores at once: 1, 3, 5, 7 or 9 points on levels 1 to 5.
rule-monuments-W7 = You pass only if you can place nothing, and then for the rest of the phase. It costs 1 point for each brick that you still hold, but never more points than you have. Gems cost nothing.
rule-monuments-W8 = In the round that ends the game nobody loses points for bricks: points lost in that round are given back, and in round 3 none are taken.
rule-monuments-W9 = Bricks and gems that are left are kept for the next round.
rule-monuments-W10 = The building is over when all have passed. The game ends after round 3, or at once when the monument is complete.
rule-monuments-W11 = The reliquary takes one gem, on any building turn of yours, in place of a brick, for 1 point; that gem no longer counts at the end. You may not pass while it is free and you own a gem, and while it is free the monument is not complete.
rule-monuments-W12 = At the end each gem brings 3 points. The most points win; a tie is a shared victory.
