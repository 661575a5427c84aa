## What to do now

web-monuments-start = Set the worker on a glowing cell of the outer ring
web-monuments-start-detail = You take the piece that lies there; the next walk goes on from that cell.
web-monuments-set = Set the worker
web-monuments-step = Step { $step } of { $steps }: move the worker to a glowing cell
web-monuments-step-detail = One piece from each cell.
web-monuments-reach = +{ $count } means: { $count ->
    [one] { $count } more piece
   *[other] { $count } more pieces
} in reach from there.
web-monuments-step-last = The last step ends on the outer ring.
web-monuments-go = End the walk here
web-monuments-take = Take one of the pieces on this cell
web-monuments-take-detail = Step { $step } of { $steps }
web-monuments-place = Choose a brick of yours, or { $count ->
    [one] the glowing place
   *[other] one of the { $count } glowing places
}
web-monuments-place-violet = Place a violet brick on { $count ->
    [one] the glowing place
   *[other] one of the { $count } glowing places
}
web-monuments-place-red = Place a red brick on { $count ->
    [one] the glowing place
   *[other] one of the { $count } glowing places
}
web-monuments-place-neutral = Place a neutral brick on { $count ->
    [one] the glowing place
   *[other] one of the { $count } glowing places
}
web-monuments-place-orange = Place an orange brick on { $count ->
    [one] the glowing place
   *[other] one of the { $count } glowing places
}
web-monuments-place-gem = Set a gem into the reliquary
web-monuments-place-detail = The higher the level, the more points; everything beneath a place must stand.
web-monuments-hidden = They stand behind bricks: turn the monument.
web-monuments-show = Show
web-monuments-chosen = Level { $level }, +{ $points } · place { $number } of { $count }
web-monuments-build = Place for +{ $points }
web-monuments-build-none = Place
web-monuments-pass = Pass
web-monuments-must-pass = You can place nothing: pass for this round and lose { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-monuments-must-pass-free = You can place nothing: pass for this round, it costs nothing
web-monuments-must-pass-detail = You keep your bricks and gems.
web-monuments-wait-quarry = { $player } walks the quarry
web-monuments-wait-building = { $player } chooses a place to build
web-monuments-over = The game is over

## The board

web-monuments-round = Round { $number } of { $rounds }
web-monuments-phase-quarry = Quarry
web-monuments-phase-monument = Building
web-monuments-turn = This turn: { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
web-monuments-this-turn = This turn
web-monuments-ends-outside = The walk ends on the outer ring
web-monuments-left = Left in the quarry
web-monuments-wants = The monument wants
web-monuments-more = { $count } more
web-monuments-open = { $count } open now
web-monuments-level = level { $level }
web-monuments-placed = { $placed } of { $places } placed
web-monuments-rotate-left = Turn the monument to the left (Q)
web-monuments-rotate-right = Turn the monument to the right (E)
web-monuments-layers = Lift off the top level (L)
web-monuments-previous = The place before
web-monuments-next = The next place
web-monuments-look-quarry = Look at the quarry
web-monuments-look-monument = Look at the monument
web-monuments-short-quarry = Quarry
web-monuments-short-monument = Site

## Hands and screens

web-monuments-hand = Behind your screen
web-monuments-peek = Look behind the screen
web-monuments-cover = Cover them again
web-monuments-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
web-monuments-worth = { $points } points each
web-monuments-pick = { $piece }: { $count ->
    [0] no place for it now
    [one] { $count } place for it now
   *[other] { $count } places for it now
}
web-monuments-if-pass = If you had to pass now
web-monuments-one-each = One point for each brick left over. You keep bricks and gems for the next round.
web-monuments-free-pass = In the last round nobody loses points for bricks. Each gem brings { $points } at the end.
web-monuments-black = The black piece
web-monuments-black-detail = Its holder scores { $points } and begins the building and the next round.
web-monuments-black-here = It still lies in the quarry.
web-monuments-black-taken = { $player } has it.
    .you = You have it.
web-monuments-screen-up = Pieces hidden
web-monuments-taken = { $count ->
    [one] { $count } piece taken
   *[other] { $count } pieces taken
}
web-monuments-this-round = { $points } this round
web-monuments-passed = passed
web-monuments-has-worker = begins the building
web-monuments-empty = empty for now
web-monuments-next-brings = The next round brings
web-monuments-no-next = This is the last round

## The first game

web-monuments-guide-welcome = Welcome to the quarry! In each of three rounds you first gather stones here, then build a monument together, and every stone you place scores at once.
web-monuments-guide-start = The first turn only sets the worker down, on any cell of the outer ring, and takes what lies there. A gem is worth 3 points at the end: set the worker on the gem.
web-monuments-guide-others = Everybody moves the same worker. The second turn walks 2 cells, the third 3, all later ones 4: watch where the others leave it.
web-monuments-guide-colours = This shows what the monument wants. Violet and red form the low levels, worth 1 and 3 points; neutral and orange stand high, up to 9 points. Gather some of each.
web-monuments-guide-black = The black piece brings 2 points and the first turn of the building and of the next round. Whoever builds first takes the best places.
web-monuments-guide-walk = Now it is up to you: step from cell to cell, take one piece from each, and end on the outer ring. When the quarry is empty, the building begins.
web-monuments-guide-hand = Here are your stones. Opponents do not see them. Bricks that find no place in the building cost a point each when you pass.
web-monuments-guide-on = Walk on, turn by turn, until the quarry is empty. Then the building begins.
web-monuments-guide-build = Now everybody builds, a brick at a time. Choose a colour here, then a glowing place: it scores its points at once. Higher places bring more.
web-monuments-guide-end = So the monument grows. A brick needs support below it; if nothing fits, pass. After three rounds of quarry and building the most points win. Play on!

## Help at the piece

web-help-monuments-outer = The outer ring. The first turn sets the worker here, and every walk must end here.
web-help-monuments-cell = From every cell that the worker enters you take one piece, of your choice if there are several.
web-help-monuments-brick = Bricks are built into the monument where the plan wants their colour, and score by their level.
web-help-monuments-gem = A gem brings 3 points at the end, or 1 point on the reliquary where the monument has one.
web-help-monuments-black = Whoever holds the black piece when the quarry is empty scores 2, takes the worker, and begins the building and the next round.
web-help-monuments-worker = The worker walks through the quarry: 2 cells in the second turn, 3 in the third, then always 4. While building it shows who begins.
web-help-monuments-walk = The steps of this turn: exactly so many, and what each of them brought.
web-help-monuments-left = What still lies in the quarry. When it is empty, the building begins.
web-help-monuments-wants = How many bricks of each colour the monument still wants, and how many places are open for them now.
web-help-monuments-level = Bricks on this level score the number beside it. A place is open when everything beneath it stands.
web-help-monuments-place = A place of the plan: it takes a brick of its colour once everything beneath it stands.
web-help-monuments-built = A brick that stands. It scored its level’s points when it was placed.
web-help-monuments-reliquary = The reliquary takes one gem in place of a brick, for 1 point; that gem no longer counts at the end.
web-help-monuments-placed = How much of the monument stands. The game ends at once when it is complete, or after round 3.
web-help-monuments-pass = Passing costs 1 point for each brick still held. One passes only when one can place nothing.
web-help-monuments-screen = Behind the screen lie the pieces that this player has gathered. What is left there is kept for the next round.
web-help-monuments-taken = So many pieces this player has taken from the quarry in this round, one from each cell entered.
web-help-monuments-coming = What the next round brings to the quarry.
web-help-monuments-track = Everybody’s points so far; gems are counted at the end.
web-help-monuments-points = Points so far, 10 to begin with. Gems bring 3 each at the end; the most points win.
web-help-monuments-round = Each round empties the quarry, then builds. There are three rounds at most.
