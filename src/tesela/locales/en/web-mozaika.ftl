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
    .you = Your mosaic
web-mozaika-worth = What your mosaic is worth
web-mozaika-coins-worth = { $count }, one point for 5
web-mozaika-full-only = full mosaic only
web-mozaika-flies = { $count ->
    [one] { $count } fly
   *[other] { $count } flies
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
web-mozaika-take-look = Choose a tile to see what it would earn on your mosaic.
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

web-mozaika-fly-costs = Already taken off for flies
web-mozaika-counted = Every mosaic is complete.
web-mozaika-skip = Skip
web-mozaika-count-again = Count again

## The guided first game

web-mozaika-guide-mosaic = This is your mosaic. In sixteen rounds you fill its sixteen cells, one tile each round. Tiles earn coins when they are laid, and points in the end.
web-mozaika-guide-lay = These are your tiles. Each has a colour, which the shape of its medallion tells too, and a symbol. Choose the blue wave and lay it in the second row, second column.
web-mozaika-guide-market = From now on every round has a market, with one tile more than players. A tile earns a coin for each neighbour of its colour and a coin for each with its symbol: a second blue wave would earn 2.
web-mozaika-guide-bid = All bid in secret and at once. The highest bid takes a tile first; everybody pays their bid, whatever they get. Choose your bid, 4 coins for instance, and seal it.
web-mozaika-guide-take = The bids are open, and it is your choice. Below each tile stands what it would earn at best. Take the blue wave if it is still there, or the tile that earns most.
web-mozaika-guide-income = Now everybody lays. Choose one of your tiles: every free cell shows its coins, and the best ones are ringed. Lay one where it earns most.
web-mozaika-guide-points = Coins pay for bids, and in the end five are worth a point. More points come from four tiles in a row, a column, a diagonal or a 2 × 2 square: 2 if they share the colour or the symbol, 4 if they share both.
web-mozaika-guide-fly = With three players the lowest bid gets a fly from round 4 on. It sits on one of your tiles and takes a point from every arrangement that the tile belongs to.
web-mozaika-guide-end = A full mosaic that mirrors itself earns 8 or 12 points more. Now you know everything: play on, and ask for a hint whenever you like.

## Help at the piece

web-help-mozaika-market = The highest bid takes a tile first, then the next. The tile that is left over returns to the bag.
web-help-mozaika-bag = Tiles left in the bag. In every round one more than there are players is drawn for the market.
web-help-mozaika-fly = Whoever chooses last gets a fly, once flies have come: with 5 players from round 2, with 4 from round 3, with 3 from round 4.
web-help-mozaika-flies = A fly takes 1 point from every arrangement that its tile belongs to, never below 0.
web-help-mozaika-ties = Among equal bids this order decides: the first player, then clockwise.
web-help-mozaika-bid = Bids are secret and made at once, from nothing up to all your coins. Then all are shown, and everybody pays theirs.
web-help-mozaika-coins = Coins to bid with. At the end every 5 of them are worth 1 point; on a tie the most coins decide.
web-help-mozaika-hand = Tiles in hand. In each round everybody lays one of them on a free cell; those left at the end are worth nothing.
web-help-mozaika-cell = A tile laid here earns at once, for each neighbour along an edge, 1 coin for the same colour and 1 for the same symbol.
web-help-mozaika-income = The most coins that this tile could bring on your mosaic now.
web-help-mozaika-arrangement = Four tiles in a row, column, diagonal or 2 × 2 square count 4 points with the same colour and symbol, 2 with only one of them the same.
web-help-mozaika-symmetry = A full mosaic that mirrors itself earns 12 points for the vertical or horizontal axis, 8 for each diagonal.
web-help-mozaika-first = The first player of this round draws the market and wins ties. With every round the bag goes on to the left.
web-help-mozaika-points = What the mosaic and the coins would be worth if the game ended now.
web-help-mozaika-round = The game lasts 16 rounds: then every mosaic is full.
