mozaika-title = Mozaika

## What is in the box

mozaika-tile-sun = { $colour ->
    [red] red sun
    [blue] blue sun
    [green] green sun
    [yellow] yellow sun
   *[other] sun ({ $colour })
}
mozaika-tile-wave = { $colour ->
    [red] red wave
    [blue] blue wave
    [green] green wave
    [yellow] yellow wave
   *[other] wave ({ $colour })
}
mozaika-tile-leaf = { $colour ->
    [red] red leaf
    [blue] blue leaf
    [green] green leaf
    [yellow] yellow leaf
   *[other] leaf ({ $colour })
}
mozaika-tile-shell = { $colour ->
    [red] red shell
    [blue] blue shell
    [green] green shell
    [yellow] yellow shell
   *[other] shell ({ $colour })
}
mozaika-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}

## What can be done

mozaika-do-bid = bid { $coins }, keep { $rest }
mozaika-do-take = take { $tile }, up to +{ $coins }
mozaika-do-lay = { $tile } on { $cell }: +{ $coins }
mozaika-do-fly = fly on { $cell } ({ $tile }), { $cost ->
    [0] costs nothing
   *[other] costs { $cost }
}

## What happened

mozaika-did-bid = sealed a bid
mozaika-did-take = took { $tile }
mozaika-did-lay = laid { $tile } on { $cell }: { $coins }
mozaika-did-fly = put the fly on { $cell } ({ $tile })
mozaika-revealed = all bids are in: { $bids }
mozaika-bid = { $player }: { $coins }
mozaika-given = the tiles left are alike, one goes to { $player }: { $tile }
    .you = the tiles left are alike, one goes to you: { $tile }
mozaika-returned = back into the bag: { $tile }
mozaika-fly = { $player } gets a fly
    .you = you get a fly
mozaika-drawn = round { $round }, on the market: { $tiles }
mozaika-over = every mosaic is complete: the game ends

## Points

mozaika-score-lines = Rows and columns
mozaika-score-diagonals = Diagonals
mozaika-score-squares = 2 × 2 squares
mozaika-score-symmetry = Symmetry
mozaika-score-coins = Coins
mozaika-tie = Equal points: more coins decide (Z15)

## Why not

mozaika-why-over = every mosaic is complete.
mozaika-why-first-round = the first round has no market; everybody only lays a tile.
mozaika-why-bids-open = bids are made before the tiles are chosen.
mozaika-why-sealed = your bid is sealed; take it back first.
mozaika-why-coins = you own { $coins }.
mozaika-why-bid-first = tiles are chosen when all bids are in.
mozaika-why-all-chosen = all tiles of this round have been chosen.
mozaika-why-not-on-market = no { $tile } lies on the market.
mozaika-why-not-your-choice = another player is choosing.
mozaika-why-choose-first = tiles are laid when everybody has chosen one.
mozaika-why-laid = you have laid your tile of this round.
mozaika-why-not-in-hand = you have no { $tile } in hand.
mozaika-why-full = a tile lies on { $cell } already, and laid tiles stay.
mozaika-why-no-fly-yet = there is no fly before round { $round }.
mozaika-why-fly-later = the fly waits until everybody has laid.
mozaika-why-not-your-fly = the fly is another player’s.
mozaika-why-no-tile = there is no tile on { $cell }.
mozaika-why-has-fly = { $cell } has a fly already.

## The table

mozaika-letter-red = R
mozaika-letter-blue = B
mozaika-letter-green = G
mozaika-letter-yellow = Y
mozaika-symbol-sun = sun
mozaika-symbol-wave = wave
mozaika-symbol-leaf = leaf
mozaika-symbol-shell = shell
mozaika-phase-laying = laying
mozaika-phase-bidding = secret bidding
mozaika-phase-choosing = choosing
mozaika-phase-landing = the fly
mozaika-phase-over = the end
mozaika-table-status = Round { $round } of { $rounds } · { $phase }
mozaika-table-ties = ties go first to
mozaika-table-order = order of choice
mozaika-table-market = Market
mozaika-table-bag = bag { $count }
mozaika-table-closed = no market in the first round
mozaika-table-empty = all tiles are chosen
mozaika-table-income = earns up to
mozaika-table-no-fly = no fly before round { $round }
mozaika-table-lowest = the lowest bid gets a fly
mozaika-table-fly = fly
mozaika-table-first = first player
mozaika-table-hand = hand
mozaika-table-coins = coins
mozaika-table-bid = bid
mozaika-table-sealed = sealed
mozaika-table-points = points

## The rules, each in our own words

rule-mozaika-Z1 = Everybody starts with 10 coins and 4 tiles drawn at random. In the first round nothing is sold: everybody lays a tile, and the bag moves on.
rule-mozaika-Z2 = At the start of every later round the first player draws one tile more than there are players and lays them out for all to see.
rule-mozaika-Z3 = All bid in secret and at once, from nothing up to all their coins, 60 at most. When the last bid is in, all are shown, and everybody pays theirs to the bank. Until then you may take yours back. Without a coin you bid nothing.
rule-mozaika-Z4 = The highest bid takes a tile first, then the next, and so on. Among equal bids whoever sits nearest to the first player clockwise goes first, the first player before all. The tile left over returns to the bag; everybody holds 4.
rule-mozaika-Z5 = Whoever chooses last, the lowest bidder or the last among equals, gets a fly: with 5 players from round 2 on, with 4 from round 3, with 3 from round 4.
rule-mozaika-Z6 = Everybody lays one of their 4 tiles on any free cell, all at the same time. Tiles that lie stay where they are.
rule-mozaika-Z7 = A tile earns at once, for each tile that it touches along an edge, 1 coin for the same colour and 1 for the same symbol.
rule-mozaika-Z8 = When everybody has laid, whoever got the fly puts it on one of their own tiles without a fly; the tile just laid counts too.
rule-mozaika-Z9 = At the end of every round, the first one too, the bag goes to the player on the left, who becomes first player.
rule-mozaika-Z10 = The game ends after 16 rounds, with every mosaic full. Tiles in hand are worth nothing.
rule-mozaika-Z11 = Every 5 coins are worth 1 point.
rule-mozaika-Z12 = Rows, columns, the two diagonals and all nine 2 × 2 squares count: 4 points where all four tiles have the same colour and symbol, 2 where only the colour or only the symbol is the same. Overlaps count in full.
rule-mozaika-Z13 = Every fly on an arrangement takes 1 point from it, never below 0, and does so in each arrangement that its tile belongs to.
rule-mozaika-Z14 = A full mosaic that mirrors itself in colour and symbol earns 12 points for the vertical axis, 12 for the horizontal one and 8 for each diagonal; flies do not matter.
rule-mozaika-Z15 = On a tie the most coins decide; then the victory is shared.
