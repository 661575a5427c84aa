## The board

web-mozaika-round = Round { $round } of { $rounds }
web-mozaika-up-to = up to
web-mozaika-in-bag = in the bag
web-mozaika-others-own = The others own
web-mozaika-step = change the bid by { $step }
web-mozaika-bidding = bidding
web-mozaika-first = first
web-mozaika-hand = Your tiles
web-mozaika-own-mosaic = Your mosaic
web-mozaika-mosaic = Mosaic of { $player }
web-mozaika-worth = What your mosaic is worth
web-mozaika-coins-worth = { $count }, one point for 5
web-mozaika-full-only = full mosaic only
web-mozaika-flies = { $count ->
    [one] { $count } fly
   *[other] { $count } flies
}
web-mozaika-points-now = { $count ->
    [one] point now
   *[other] points now
}
web-mozaika-tip = { $coins ->
    [0] { $tile }: would earn nothing anywhere now.
    [one] { $tile }: would earn { $coins } coin on the ringed cells.
   *[other] { $tile }: would earn { $coins } coins on the ringed cells.
}

## Cells, as they are read aloud

web-mozaika-cell-free = Row { $row }, column { $column }: free
web-mozaika-cell-earns = Row { $row }, column { $column }: free, { $tile } would earn { $coins }
web-mozaika-cell-tile = Row { $row }, column { $column }: { $tile }
web-mozaika-cell-fly = Row { $row }, column { $column }: { $tile }, fly
web-mozaika-cell-cost = Row { $row }, column { $column }: { $tile }, a fly would cost { $cost }

## The prompt

web-mozaika-bid = Choose your secret bid.
web-mozaika-bid-rule = The highest picks first, and everybody pays.
web-mozaika-bid-fly = The highest picks first, the lowest takes a fly, and everybody pays.
web-mozaika-keep = You would keep { $rest }.
web-mozaika-seal = Seal
web-mozaika-seal-bid = Seal { $coins }
web-mozaika-sealed = Your bid is sealed: { $coins }. Until all are in you can take it back.
web-mozaika-no-coins = Without a coin you bid nothing.
web-mozaika-take = Take a tile from the market.
web-mozaika-take-look = Point at a tile to see what it would earn on your mosaic.
web-mozaika-take-about = { $tile }: up to { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} on your mosaic.
web-mozaika-take-do = Take
web-mozaika-choosing-before = { $count ->
    [one] You choose next.
   *[other] { $count } choose before you.
}
web-mozaika-lay = Choose one of your tiles and lay it on a free cell.
web-mozaika-lay-where = Lay it on a free cell: { $tile }.
web-mozaika-lay-what = Which tile goes on row { $row }, column { $column }?
web-mozaika-lay-rule = It earns a coin for each neighbour of the same colour and for each with the same symbol.
web-mozaika-lay-earns = Earns { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
web-mozaika-lay-completes = { $count ->
    [one] Completes an arrangement:
   *[other] Completes { $count } arrangements:
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-mozaika-lay-do = Lay
web-mozaika-laid = Your tile lies.
web-mozaika-fly = Put the fly on one of your tiles.
web-mozaika-fly-rule = Each tile shows the points that a fly would cost there now.
web-mozaika-fly-cost = { $cost ->
    [0] Here it costs nothing now.
    [one] Here it costs { $cost } point now.
   *[other] Here it costs { $cost } points now.
}
web-mozaika-fly-do = Put
web-mozaika-landing = The lowest bidder puts the fly on a tile.

## The end

web-mozaika-counted = Every mosaic is complete.
web-mozaika-skip = Skip
web-mozaika-count-again = Count again
