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
