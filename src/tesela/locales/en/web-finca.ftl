## The top bar and the prompt

web-finca-turn = Turn { $turn }
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
web-finca-reason-lacking = Exactly one fruit is not paid.
web-finca-cart = { $used } of { $capacity } fruits on the cart, { $points } points
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
web-finca-supply = Fruit left in the supply
web-finca-of = of { $count }
