## The top bar and the prompt

web-finca-turn = Turn { $turn }
web-finca-farmer = Farmer { $number } of { $of }
web-finca-built = { $built } of { $of } fincas built
web-finca-mode-move = Move
web-finca-mode-deliver = Deliver
web-finca-mode-tile = Action tile
web-finca-no-tile = none of your action tiles can be used now.
web-finca-confirm = Confirm
web-finca-finish = Deliver
web-finca-decline = No second move

web-finca-over = The game is over.
web-finca-wait-placing = { $player } places a farmer.
web-finca-wait-turn = { $player } thinks: a move or a delivery?
web-finca-wait-mill = { $player } is at the mill.
web-finca-wait-delivery = { $player } loads a cart.

web-finca-choose-placing = Put a farmer on any blade of the mill.
web-finca-reason-placing = You take one fruit of that blade.
web-finca-choose-turn = Choose a farmer to move.
web-finca-reason-turn = As many blades as farmers stand there.
web-finca-choose-first_move = Double move: the first farmer?
web-finca-reason-first_move = Two moves, one after the other.
web-finca-choose-second_move = Double move: the second farmer?
web-finca-reason-second_move = The same, another, or none.
web-finca-choose-lifting = Gust of wind: which farmer?
web-finca-reason-lifting = It lands and harvests on any blade.
web-finca-choose-landing = Gust of wind: where does it land?
web-finca-reason-landing = One fruit per farmer there, never a cart.
web-finca-choose-tile = Choose an action tile.
web-finca-reason-tile = One in a turn, each once in the game.

web-finca-ask-place = A farmer on blade { $blade }: { $kind }?
web-finca-ask-move = Move { $steps ->
    [one] { $steps } blade
   *[other] { $steps } blades
}: { $kind }?
web-finca-ask-land = Land on blade { $blade }: { $kind }?
web-finca-harvest = { $fruits } for { $count ->
    [one] { $count } farmer
   *[other] { $count } farmers
} there
web-finca-crossing = { $carts } for crossing the road
web-finca-short-fruit = The supply has { $left }: everybody returns theirs, then you take { $fruits }
web-finca-short-carts = Carts left: { $left }. Everybody returns theirs, then you take { $carts }

web-finca-choose-village = Choose villages: up to { $room } fruits.
web-finca-choose-more = Load another village, or deliver.
web-finca-choose-none = The cart is loaded: deliver.
web-finca-choose-short = Which village gets one fruit less?
web-finca-choose-way = { $village }: pay in full, or one fruit less?
web-finca-choose-paying = { $village }: which fruit do you pay with?
web-finca-choose-lacking = { $village }: which fruit do you leave out?
web-finca-reason-paying = One kind for the whole tile.
web-finca-reason-lacking = Exactly one fruit is not paid.
web-finca-cart = { $used } of { $capacity } fruits on the cart, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-finca-missing = { $village } still needs { $fruits }

## The zones

web-finca-blade = Blade { $blade }, { $kind }, { $count ->
    [0] no farmers
    [one] { $count } farmer: { $who }
   *[other] { $count } farmers: { $who }
}
web-finca-holds = you hold the fruit
web-finca-houses = Wooden fincas left: { $count }
web-finca-crates = Your fruit and carts
web-finca-tile-points = 2 points each
web-finca-used = { $tile } (used)
web-finca-delivered = Delivered
web-finca-gap = a { $value } wins bonus { $points }
web-finca-gaps = { $values } to bonus { $points }
web-finca-value = Tiles of value { $value }: { $count }
web-finca-printed = Printed on the delivered tiles
web-finca-leads = { $fruits }, the most: { $lead } ahead
web-finca-lead = In the lead: { $player } (+{ $lead })
web-finca-tie = A tie: nobody would get it
web-finca-supply = Fruit left in the supply
web-finca-of = of { $count }
web-finca-summary = Fruit: { $fruits }, carts: { $carts }, set: { $set } of 6

## The first game

web-finca-guide-welcome = Welcome to Mallorca! Gather fruit at the mill and bring it to the villages. A delivered tile counts as many points as it shows fruits.
web-finca-guide-mill = The mill has twelve blades, each with a fruit. First both of you put five farmers on it, one by one, and take a fruit for each.
web-finca-guide-first = Son Severa asks for three figs. Put your first farmer on this fig.
web-finca-guide-second = Now the other fig: your second one.
web-finca-guide-share = A blade can be shared. Go back to the first fig for the third one; two farmers there will soon go further, too.
web-finca-guide-road = A golden road divides the mill. A farmer that crosses it earns a cart, so put one right before it, on the lemon.
web-finca-guide-lemon = Santanyí wants two lemons. Here is the second.
web-finca-guide-turns = All farmers stand; now the turns begin. A farmer goes on as many blades as there are farmers where it starts. Where it arrives you take a fruit for every farmer there.
web-finca-guide-cross = Choose this blade: the blue way shows where the farmer goes and what it brings. Move it over the road to get a cart.
web-finca-guide-deliver = You have a cart, and a green tick marks the tiles that you can pay. Choose Deliver in the bar below the board, then this village.
web-finca-guide-more = A cart takes six fruits, for as many villages as you like. Load Santanyí too.
web-finca-guide-send = Your fruit is on the cart. Send it off: the tiles are yours, and new ones are turned up.
web-finca-guide-walk = Your first points! At least two farmers stand on this fig, so the next one goes at least two blades. Move it.
web-finca-guide-tiles = Each action tile works once: two moves, a flight to any blade, a cart for ten fruits, or one fruit less to pay. Those you keep count 2 points.
web-finca-guide-finca = Whoever has most of a finca’s fruit on their tiles gets its 5 points when the village is empty. Tiles of all values from 1 to 6 win a bonus.
web-finca-guide-end = When the last wooden house stands, the game ends. You know it all: play on!

## Help at the piece

web-help-finca-blade = A farmer goes on clockwise by as many blades as farmers stand here, and brings one fruit of its new blade for every farmer there.
web-help-finca-hub = Donkey carts that nobody holds. When too few are left for what you are due, everybody returns theirs first.
web-help-finca-tile = The village asks for exactly these fruits and gives the tile in return: one point for each fruit on it.
web-help-finca-wild = Question marks take any one kind of fruit, all of the same kind. Such a tile counts for no fruit when fincas are awarded.
web-help-finca-finca = A finca tile is worth 5 points. It goes to whoever has most of its fruit on their tiles when the village is emptied; a tie gives it to nobody.
web-help-finca-race = How often this fruit is printed on each player’s tiles. The most of it wins the finca tile; a tie wins nothing.
web-help-finca-pile = So many tiles are left here. The next one is turned up when the whole delivery is over.
web-help-finca-closed = This village is closed: its last tile was taken and a wooden finca stands here.
web-help-finca-fruit = Fruits in hand, to be delivered. At the end they only break ties.
web-help-finca-cart = A cart is spent for each delivery of up to 6 fruits. You earn one each time a farmer crosses the road.
web-help-finca-supply = What is left of this fruit. When it does not suffice for what somebody is due, everybody returns all fruits of the kind first.
web-help-finca-double = Two moves one after the other, with one farmer or two. Unused, the tile is worth 2 points.
web-help-finca-gust = One of your farmers goes to any blade and harvests there, but earns no cart. Unused, the tile is worth 2 points.
web-help-finca-large = A delivery of up to 10 fruits that needs no cart. Unused, the tile is worth 2 points.
web-help-finca-less = A delivery with a cart in which exactly one fruit is not paid. Unused, the tile is worth 2 points.
web-help-finca-set = Delivered tiles by value. Each full set from 1 to 6 wins the highest bonus tile that is left.
web-help-finca-bonus = Goes to whoever completes a set of tiles with the values 1 to 6, the highest one first. It counts its number.
web-help-finca-houses = Wooden fincas left. When the last one is placed, the game ends with that delivery.
web-help-finca-points = Points so far: fruit tiles, 5 for each finca tile, 2 for each unused action tile, bonus tiles.
web-help-finca-round = In a turn you do exactly one thing: move a farmer, deliver, or use an action tile.
