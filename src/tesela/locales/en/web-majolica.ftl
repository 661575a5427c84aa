## Majolica at the web table

web-majolica-round = Round { $round }
web-majolica-round-of = Round { $round } of { $of }
web-majolica-alone = Alone
web-majolica-missing = { $count ->
    [one] { $count } point to the next title
   *[other] { $count } points to the next title
}
web-majolica-highest = The highest title is yours.
web-majolica-workshops = Workshops and cards
web-majolica-workshop = { $workshop }, pattern { $pattern }: { $tiles }; { $free } free
web-majolica-some = { $count } { $kind }
web-majolica-card-state = { $card }: { $done } of { $all } cells filled
web-majolica-no-card = no card
web-majolica-cards-done = { $count ->
    [one] card
   *[other] cards
}
web-majolica-taken-by = taken by { $player }
    .you = taken by you
web-majolica-alike = 4 alike
web-majolica-alike-short = 4 =
web-majolica-runs = runs
web-majolica-then = then
web-majolica-confirm = Confirm

## How many tiles lie face up

web-majolica-face-up = { $count ->
    [one] tile face up.
   *[other] tiles face up.
}
web-majolica-face-up-after = { $count ->
    [one] tile face up; { $after } after this.
   *[other] tiles face up; { $after } after this.
}
web-majolica-tiles-left = { $count ->
    [one] tile left
   *[other] tiles left
}
web-majolica-round-ends = Below 4 the round ends and the cards are refilled to six.
web-majolica-round-alone = Four turns make a round; then the cards are refilled to six.

## Ways to play the turn

web-majolica-way-run = Run
web-majolica-way-card = Tile + card
web-majolica-way-swap = Tile + swap
web-majolica-way-then-card = Card
web-majolica-way-then-swap = Swap
web-majolica-no-cards = No cards are left until the round ends.

## Spoken names

web-majolica-run-north = upper run, { $count }: { $kinds }
web-majolica-run-east = right run, { $count }: { $kinds }
web-majolica-run-south = lower run, { $count }: { $kinds }
web-majolica-run-west = left run, { $count }: { $kinds }
web-majolica-lift = lift the card above { $workshop }
web-majolica-put = lay the lifted card above { $workshop }

## What to do now

web-majolica-ask-start = Lay your start card, { $card }, above W1, W2 or W3.
web-majolica-ask-start-why = The workshop below a card makes the tiles that fill it.
web-majolica-ask-mission = Choose a mission.
web-majolica-ask-mission-why = It counts at the end if you accomplish it.
web-majolica-ask-run = Take a run: choose a numbered bracket.
web-majolica-ask-run-why = Its tiles all go into one workshop of yours.
web-majolica-ask-all = Take all four tiles.
web-majolica-ask-all-why = Or take one of them with a card or a swap.
web-majolica-ask-tile-card = Take one border tile and one card.
web-majolica-ask-tile-swap = Take one border tile and swap your cards.
web-majolica-ask-either-first = Begin with either; what becomes ready runs in between.
web-majolica-ask-tile = Now take one border tile.
web-majolica-ask-tile-why = Then choose its workshop.
web-majolica-ask-card = Now take a card, or swap your own.
web-majolica-ask-card-why = The card goes above W1, W2 or W3 at once.
web-majolica-ask-swap = Swap your cards: lift one, then choose its new place.
web-majolica-ask-swap-why = The tiles stay on their cards.
web-majolica-ask-put = Choose the new place of the lifted card.
web-majolica-ask-order = Confirm this order, or swap again.
web-majolica-ask-order-why = The tiles stay on their cards.
web-majolica-ask-into = Choose a workshop for { $tiles }.
web-majolica-ask-into-why = All of them go into the same one.
web-majolica-ask-into-keep = Or first put one of them onto your mission.
web-majolica-into = { $tiles } into { $workshop }: then { $count } of { $capacity }.
web-majolica-into-runs = { $tiles } into { $workshop } makes { $pattern } and runs.
web-majolica-into-then = { $tiles } into { $workshop }: it runs, and { $next } can run then.
web-majolica-into-over = { $tiles } into { $workshop }: { $over } too many, you give up as many.
web-majolica-sure = Confirm, or choose another workshop.
web-majolica-sure-not-yet = Click to put them there.
web-majolica-ask-slot = Lay the card above W1, W2 or W3.
web-majolica-ask-slot-why = A card already there goes under the deck, its tiles are lost.
web-majolica-ask-ready = Several workshops are ready: choose which one runs.
web-majolica-ask-ready-why = The others follow if they still can.
web-majolica-ask-bonus = Take a bonus tile of any colour.
web-majolica-ask-bonus-why = Then choose its workshop.
web-majolica-ask-bonus-or-run = Or run a ready workshop first.
web-majolica-ask-first = Which enters W1 first: violet, or { $tiles }?
web-majolica-ask-first-why = If W1 is ready then, it runs before the rest enter.
web-majolica-later = enters W1 later: { $tiles }
web-majolica-violet-first = Violet first
web-majolica-tiles-first = { $tiles } first
web-majolica-ask-raise = { $workshop } runs: move a tile up onto its card.
web-majolica-ask-raise-why = { $raised } of at most { $most } moved; the rest flows on.
web-majolica-ask-cell = Choose the cell for it.
web-majolica-ask-break = { $workshop } breaks a tile: choose which.
web-majolica-ask-break-why = The others go on to W4, where violet leaves the game.
web-majolica-ask-overflow = { $workshop } holds { $count } too many: choose { $count ->
    [one] a tile
   *[other] tiles
} to give up.
web-majolica-ask-overflow-why = Any of the tiles now in it; violet leaves the game.
web-majolica-ask-discard = Choose a tile of { $workshop } to throw away.
web-majolica-ask-discard-why = Undo if you would rather keep them all.
web-majolica-violet-leaves = A violet tile leaves the game for good.
web-majolica-bin = Throw away
web-majolica-ask-bin = Choose the workshop to throw a tile out of.
web-majolica-stop = Stop here
web-majolica-decline = No bonus
web-majolica-keep-order = Keep as they are
web-majolica-over = The game is over.
web-majolica-wait-start = Choosing a slot for the start card.
web-majolica-wait-mission = Choosing a mission.
web-majolica-wait-turn = Choosing what to take.
web-majolica-wait-run = Working with the tiles.

## The guided first game

web-majolica-guide-welcome = Majolica: you run four workshops that turn tiles into finished designs. When somebody has completed five cards, the most points win. Let us play the first turns together.
web-majolica-guide-workshops = Each workshop waits for a pattern. W3 wants 2:2, two tiles of one colour and two of another. As soon as a workshop holds exactly its pattern, it runs by itself and feeds the card above it.
web-majolica-guide-start = This is your start card: it wants a yellow, a blue and a green tile. Lay it above W3.
web-majolica-guide-border = In the middle lie sixteen large tiles. You take from the edge only: a numbered bracket marks each run that you may take whole.
web-majolica-guide-run = The lower run is two yellow and two blue: just what W3 wants. Choose its bracket, then W3.
web-majolica-guide-into = Now put the four tiles into W3.
web-majolica-guide-raise = W3 holds 2:2, so it runs. One tile rises to the card above: choose a yellow one.
web-majolica-guide-break = W3 has a hammer: it breaks one of the tiles that are left. Choose the yellow one.
web-majolica-guide-flow = The two blue tiles flowed on to W4. Four alike there bring a violet tile, a joker for every pattern, and the rest returns to W1. So one good turn can set everything in motion.
web-majolica-guide-card = Now the other way to play: one tile and one card. Choose Tile + card, then any card that you like, and lay it above W1.
web-majolica-guide-slot = Lay it above W1. A workshop without a card cannot run; only W4 needs none.
web-majolica-guide-tile = Then one single tile of the edge, one that your cards want, and its workshop. Choose a workshop to see what would happen.
web-majolica-guide-into-again = Now put it into a workshop.
web-majolica-guide-cascade = What flows on can make the next workshop ready, and the next after that: such cascades fill several cards in one turn. Five completed cards end the game with the round.
web-majolica-guide-end = That is all you need. The line below the board always says what to do, and you can take back your decisions. Enjoy the game!

## Help at the piece

web-help-majolica-tile = A large tile at the border can be taken: a whole unbroken run of a border line, or one tile together with a card or a swap.
web-help-majolica-down = This large tile was taken and lies face down until the round ends.
web-help-majolica-w1 = W1 runs with two groups of three, each of another colour. One or two tiles go up to the card, the rest on to W2.
web-help-majolica-w2 = W2 runs with three pairs of different colours. One to three tiles go up to the card, the rest on to W3.
web-help-majolica-w3 = W3 runs with two pairs. One tile goes up to the card, one is broken by the hammer, the rest go on to W4.
web-help-majolica-w4 = W4 runs with four alike. One tile goes to the town hall for a violet tile or a “1” token; the others return to W1, before or after the violet tile.
web-help-majolica-hammer = The hammer: after its tile has gone up to the card, W3 breaks one of its other tiles.
web-help-majolica-small = Small tiles make the pattern of their workshop, each group in another colour. On a card they fill a cell of their colour.
web-help-majolica-violet = Violet stands for any colour in a pattern. It never goes onto a card and is gone when it comes to W4 or is given up.
web-help-majolica-hall = The town hall gives W4 a violet tile for one of its tiles; when none is left, a “1” token worth 1 point.
web-help-majolica-one = A “1” token counts 1 point at the end.
web-help-majolica-bloom = A bloom token counts 1 point. It rewards running all four workshops in one turn.
web-help-majolica-card = A card of the display comes with one tile of the border and goes at once above W1, W2 or W3. The display is refilled when the round ends.
web-help-majolica-design = The workshop below fills the cells of this card. Completed, it counts its points; at the end, 1 for every two tiles on it.
web-help-majolica-slot = Room for a card. Without one the workshop below does not run.
web-help-majolica-bonus = The bonus symbol: completing this card lets you put a tile of any of the four colours into any workshop.
web-help-majolica-completed = Completed cards count their points. The game ends with the round in which somebody has five.
web-help-majolica-mission = A mission is open to all and counts its points at the end if it is accomplished.
web-help-majolica-meter = Large tiles that lie face up. The round is over when fewer than four are left after a turn.
web-help-majolica-deck = Cards left in the deck, from which the display is filled when a round ends.
web-help-majolica-first = The first player of this round. The marker goes on to the left with every round.
web-help-majolica-title = Alone you play six rounds of four turns; your points at the end are worth a title.
web-help-majolica-points = Points so far: completed cards, 1 for every two tiles on other cards, tokens, and the mission if it is accomplished.
web-help-majolica-round = A round ends when fewer than four large tiles lie face up after a turn; alone, after four turns.
