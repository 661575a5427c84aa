majolica-title = Majolica

## What is in the box

majolica-kind-red = red
majolica-kind-yellow = yellow
majolica-kind-blue = blue
majolica-kind-green = green
majolica-kind-violet = violet
majolica-letter-red = R
majolica-letter-yellow = Y
majolica-letter-blue = B
majolica-letter-green = G
majolica-tiles-red = { $count } red
majolica-tiles-yellow = { $count } yellow
majolica-tiles-blue = { $count } blue
majolica-tiles-green = { $count } green
majolica-tiles-any = { $count } of any colour
majolica-card = { $points } points ({ $cells })
majolica-card-bonus = { $points } points with bonus ({ $cells })
majolica-card-short = { $points } points
majolica-card-moves = { $points }: { $old } → { $new }
majolica-mission-five_cards = complete 5 cards
majolica-mission-broken = a broken tile of each colour
majolica-mission-three_fours = complete three 4-point cards
majolica-mission-kept = a tile of each colour, kept when you take 4
majolica-mission-violets = obtain 2 violet tiles
majolica-mission-ladder = complete a 3-, a 5- and a 7-point card
majolica-mission-first_three = be the first to complete 3 cards
majolica-mission-two_at_once = complete 2 cards in one turn
majolica-band-1 = those tiles deserved better; practice awaits
majolica-band-2 = a promising apprentice
majolica-band-3 = an artisan who may teach others
majolica-band-4 = a master artisan at the height of the craft
majolica-band-5 = a legend of majolica

## What can be done

majolica-do-slot = lay the card ({ $card }) above { $workshop }
majolica-do-replace = lay the card above { $workshop }, in place of { $card }; { $count ->
    [0] no tile is lost
    [one] { $count } tile goes back
   *[other] { $count } tiles go back
}
majolica-do-mission = { $mission }: { $points }
majolica-do-take = take { $cells }: { $tiles }
majolica-do-all = take all four: { $tiles }
majolica-do-tile-first = { $cell } alone: { $kind }, then a card or a swap
majolica-do-tile = take { $cell }: { $kind }
majolica-do-card-first = card first: { $card }
majolica-do-card = card: { $card }
majolica-do-arrange-first = swap first: { $cards }
majolica-do-arrange = swap the cards: { $cards }
majolica-do-leave = leave the cards as they are
majolica-do-into = into { $workshop }: then { $count } of { $capacity }
majolica-do-into-over = into { $workshop }: { $over } too many
majolica-do-keep = keep { $kind } on the mission
majolica-do-run = run { $workshop } ({ $pattern })
majolica-do-raise = { $kind } onto the card
majolica-do-raise-any = { $kind } onto a free-colour cell
majolica-do-stop = no more onto the card
majolica-do-break = break { $kind }
majolica-do-bonus = bonus tile: { $kind }
majolica-do-decline = no bonus tile
majolica-do-bin = discard from { $workshop }
majolica-do-discard = give up { $kind } from { $workshop }
majolica-do-violet-first = violet into W1 first, then { $tiles }
majolica-do-tiles-first = { $tiles } into W1 first, then violet

## What happened

majolica-did-start = laid the start card above { $workshop }: { $card }
majolica-did-slot = laid it above { $workshop }
majolica-did-replace = put the old card under the deck: { $card }{ $count ->
    [0] { "" }
    [one] , { $count } tile lost
   *[other] , { $count } tiles lost
}
majolica-did-mission = chose a mission: { $mission }
majolica-did-take = took { $tiles }
majolica-did-card = took a card: { $card }
majolica-did-arrange = swapped the cards: { $cards }
majolica-did-leave = left the cards as they were
majolica-did-into = put { $tiles } into { $workshop }
majolica-did-keep = kept { $kind } on the mission
majolica-did-run = { $workshop } ran ({ $pattern })
majolica-did-violet = a violet tile from the town hall
majolica-did-violet-open = a violet tile from the town hall, to enter W1 before or after the others
majolica-did-enter-violet = let the violet tile enter { $workshop }
majolica-did-enter = let { $tiles } enter { $workshop }
majolica-did-one = a “1” token from the town hall
majolica-did-nothing = the town hall had nothing left
majolica-did-raise = { $kind } onto the card ({ $card })
majolica-did-stop = moved no more onto the card
majolica-did-break = broke { $kind }
majolica-did-break-keep = broke { $kind }, which goes onto the mission
majolica-did-pass = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} on to { $workshop }
majolica-did-lose-violet = { $count ->
    [one] { $count } violet tile left the game
   *[other] { $count } violet tiles left the game
}
majolica-did-bonus = took a bonus tile: { $kind }
majolica-did-decline = took no bonus tile
majolica-did-bin = looked for a tile to give up in { $workshop }
majolica-did-discard = discarded { $kind } from { $workshop }
majolica-did-bloom = all four workshops in one turn: a bloom token
majolica-did-complete = completed a card: { $card }
majolica-did-accomplish = accomplished the mission: { $mission }
majolica-round = round { $round }: { $player } begins
    .you = round { $round }: you begin
majolica-round-solo = round { $round } begins
majolica-over = five cards are completed: the game ends
majolica-over-rounds = the last round is over: the game ends
majolica-over-solo = the last round is over: { $points } points, { $band }

## Points

majolica-score-cards = Completed cards
majolica-score-started = Tiles on other cards
majolica-score-ones = “1” tokens
majolica-score-blooms = Bloom tokens
majolica-score-mission = Mission
majolica-tie = Equal points: the later seat of the first round decides (M18)

## Why not

majolica-why-start = first a slot for every start card.
majolica-why-mission = choose a mission first.
majolica-why-not-shown = that mission is not on offer.
majolica-why-missions-dealt = the missions have been chosen.
majolica-why-no-missions = this game is played without missions.
majolica-why-ordering = first choose what enters W1 first, the violet tile or the others of W4.
majolica-why-no-order = W4 leaves no order to choose now.
majolica-why-bin-running = { $workshop } is running: nothing is discarded freely now.
majolica-why-no-such-tile = there is no such tile in { $workshop }: { $kind }.
majolica-why-break-first = { $workshop } breaks one of its tiles first.
majolica-why-raise-one = at least one tile must go onto the card.
majolica-why-no-cell = { $kind } from { $workshop } cannot go there: no such tile, or no free cell for it.
majolica-why-running = { $workshop } is running: finish that first.
majolica-why-discarding = choose the tile to give up in { $workshop } first.
majolica-why-overflow = { $workshop } holds { $count } too many: give up tiles first.
majolica-why-keep-mission = your mission keeps no taken tiles.
majolica-why-keep-four = only from a turn that takes 4 tiles, and only one of them.
majolica-why-keep-colour = none of that colour among them, or it is on the mission already: { $kind }.
majolica-why-placing = put the tiles in hand into a workshop first.
majolica-why-open-bin = first choose the workshop to discard from.
majolica-why-bin-ready = a workshop is ready: nothing is discarded freely now.
majolica-why-bin-empty = { $workshop } is empty.
majolica-why-slotting = lay the card in hand into a slot first.
majolica-why-run-first = a workshop is ready and must run first.
majolica-why-bonus-first = take or decline the bonus tile first.
majolica-why-no-bonus = there is no bonus tile to take.
majolica-why-pattern = { $workshop } does not hold its pattern { $pattern }.
majolica-why-no-card = there is no card above { $workshop }.
majolica-why-card-cell = the card above { $workshop } has no free cell for these tiles.
majolica-why-no-card-in-hand = there is no card in hand.
majolica-why-no-hand = there are no tiles in hand.
majolica-why-nothing-runs = no workshop is running.
majolica-why-one-way = this turn is a single tile with a card or a swap.
majolica-why-line = alone you take the whole line of four, or one tile of it.
majolica-why-face-down = no large tile lies face up there.
majolica-why-not-first = a run is taken whole: name it by its first tile; a lone tile is a row.
majolica-why-not-border = that is not on the border of the tiles that lie face up.
majolica-why-tile-done = the tile of this turn has been taken.
majolica-why-same-colour = the line shows that colour once more, before it.
majolica-why-not-revealed = that tile is not among the four revealed.
majolica-why-card-done = the card or the swap of this turn is done; now the tile.
majolica-why-no-display = there is no card at that place of the display.
majolica-why-leave-later = take the tile first; then the cards may stay as they are.
majolica-why-same-order = the cards would lie just as in another order.

## A components file that was edited

majolica-box-syntax = it cannot be read: { $detail }
majolica-box-table = { $name } must be a table of its own.
majolica-box-unknown = “{ $name }” is not known here. Known: { $known }.
majolica-box-missing = “{ $name }” is missing.
majolica-box-colours = the colours must be { $colours }.
majolica-box-number = { $name } must be a whole number from { $least } to { $most }.
majolica-box-numbers = { $name } must be { $count } whole numbers from { $least } to { $most }.
majolica-box-texts = { $name } must be a list of texts in quotation marks.
majolica-box-pattern = “{ $text }” is no pattern; there must be four, of equal groups such as 2:2, each of 6 tiles at most.
majolica-box-start = there must be { $count } start cards.
majolica-box-letter = { $face }: “{ $letter }” is not one of { $known }.
majolica-box-cells = { $face } must have { $count } cells.
majolica-box-bands = the bands must rise.

## The table

majolica-table-status = Round { $round } of { $last } · { $up ->
    [one] { $up } tile face up
   *[other] { $up } tiles face up
}
majolica-table-grid = Large tiles
majolica-table-display = Design cards
majolica-table-deck = { $count } in the deck
majolica-table-hall = Town hall: violet { $violets } · “1” { $ones }
majolica-table-mission = Mission for { $points }: { $mission }
majolica-table-completed = Completed
majolica-table-ones = “1” { $count }
majolica-table-blooms = bloom { $count }
majolica-table-first = first
majolica-table-hand = In hand:
majolica-table-waiting = Enters W1 later:
majolica-table-bonus = { $count ->
    [one] { $count } bonus tile waits
   *[other] { $count } bonus tiles wait
}
majolica-table-legend = capital: tile · small: free cell · ?: any colour · +: bonus

## The rules, each in our own words

rule-majolica-M1 = The 16 large tiles lie face up in four rows of four, six cards of the shuffled deck beside them. Everybody gets one start card and lays it above W1, W2 or W3, in order of seats; start cards left over are not used. Missions come after that.
rule-majolica-M2 = The border is the edge of the smallest rectangle around all large tiles that lie face up. When an outer line is empty, the next one becomes the border.
rule-majolica-M3 = On your turn do one of three things: take an unbroken run of a border line, whole, from 1 to 4 tiles; or one tile of the border and a card of the display; or one tile of the border and swap your own cards.
rule-majolica-M4 = Large tiles that you take are turned over; the small tiles of the same colours go all into one workshop of yours. What is more than it holds you give up, exactly so many, whichever you like among all in it.
rule-majolica-M5 = A card that you take goes at once above W1, W2 or W3. If a card lies there it goes under the deck and its tiles are lost. The display is refilled only when the round ends; while it is empty no card can be taken.
rule-majolica-M6 = Swapping, you lay your cards into the three slots in any order, empty slots too; the tiles stay on their cards. You may leave all as it is.
rule-majolica-M7 = Of tile and card, or tile and swap, you choose which comes first. All that becomes ready by the first is finished before the second.
rule-majolica-M8 = On your turn you may throw tiles out of your workshops, one at a time, but not in the middle of a running workshop, nor of an overflow, nor while a workshop is ready. You are not asked again at the end of the turn.
rule-majolica-M9 = W1, W2 and W3 are ready when their tiles make exactly the pattern, each group of another colour, violet standing for any colour, and the card above has a free cell for one of the tiles that are not violet. W4 is ready with four alike.
rule-majolica-M10 = A workshop that is ready must run at once. Of several you choose the order.
rule-majolica-M11 = A running workshop moves tiles to free cells of their colour on the card above: W1 one or two, W2 one to three, W3 exactly one. Then W3 breaks one of its other tiles. All that is left goes to the next workshop, and you look again what is ready.
rule-majolica-M12 = W4 gives one tile to the town hall for a violet tile, or when there is none for a “1” token, or for nothing. The violet tile and the other three go back to W1: you choose which enter first, and if W1 is ready then, it runs before the rest enter. You are asked only where it makes a difference. In matches begun under version 1 of the rules they enter together.
rule-majolica-M13 = Violet never goes onto a card and is never broken. It leaves the game when it comes to W4 or is given up.
rule-majolica-M14 = A completed card goes to your score area and its tiles back; its slot is empty. With the bonus symbol you may put a tile of any of the four colours into any workshop, before or after running what is ready, but not in the middle of a run, and before the turn goes on to its second part or ends.
rule-majolica-M15 = The round is over when fewer than 4 large tiles lie face up after a turn.
rule-majolica-M16 = If somebody has completed 5 cards or more when a round ends, the game is over. Otherwise the first-player marker goes to the left, the large tiles are shuffled and laid anew, and the display is filled up from the deck.
rule-majolica-M17 = A game of 50 rounds ends too and is scored.
rule-majolica-M18 = Completed cards count their points, every other card 1 for each two tiles on it; “1” tokens and bloom tokens count 1, an accomplished mission its points. Of those who tie, the one who sat last in the first round wins.
rule-majolica-M19 = With the cascade bloom, running all four workshops in one turn brings a bloom token worth 1 point, at most one a turn. Both parts of the turn count together.
rule-majolica-M20 = The kaleidoscope shuffles six more cards into the deck, with cells that take any colour but violet. None of them is a start card.
rule-majolica-M21 = Missions are known to all: one more than there are players is shown, and everybody takes one, beginning at the first player’s right and going round that way. An accomplished mission counts at the end. Broken tiles of a new colour go onto their mission by themselves; from a run of four, one tile of a new colour may go onto the other.
rule-majolica-M22 = Alone you play 6 rounds of four turns. Each turn reveals four of the shuffled large tiles: take all four, or one with a card, or one with a swap; the others are out until the next round. Your points at the end are worth a title: 17, 21, 25 and 28 are the steps.
