finca-title = Finca

## What is in the box

finca-fruit-fig = { $count ->
    [one] { $count } fig
   *[other] { $count } figs
}
finca-fruit-almond = { $count ->
    [one] { $count } almond
   *[other] { $count } almonds
}
finca-fruit-olive = { $count ->
    [one] { $count } olive
   *[other] { $count } olives
}
finca-fruit-orange = { $count ->
    [one] { $count } orange
   *[other] { $count } oranges
}
finca-fruit-grape = { $count ->
    [one] { $count } grape
   *[other] { $count } grapes
}
finca-fruit-lemon = { $count ->
    [one] { $count } lemon
   *[other] { $count } lemons
}
finca-kind-fig = fig
finca-kind-almond = almond
finca-kind-olive = olive
finca-kind-orange = orange
finca-kind-grape = grape
finca-kind-lemon = lemon
finca-kind-wild = ?
finca-village-alcudia = Alcudia
finca-village-arta = Artá
finca-village-inca = Inca
finca-village-villafranca = Villafranca
finca-village-son_severa = Son Severa
finca-village-andratx = Andratx
finca-village-palma = Palma
finca-village-llucmajor = Llucmajor
finca-village-campos = Campos
finca-village-santanyi = Santanyí
finca-action-double = double move
finca-action-gust = gust of wind
finca-action-large = large cart
finca-action-less = one fruit less
finca-carts = { $count ->
    [one] { $count } cart
   *[other] { $count } carts
}
finca-tile = { $value } ({ $fruits })
finca-tile-each = one of each
finca-tile-six = 6 ({ $each })
finca-tile-wild = { $value } ({ $value } of one kind)

## What can be done

finca-do-place = put a farmer on blade { $blade } ({ $kind })
finca-do-move = move from blade { $blade }, { $steps } on to { $arrival }: { $fruits }
finca-do-move-cart = move from blade { $blade }, { $steps } on to { $arrival }: { $fruits }, { $carts }
finca-do-lift = lift a farmer from blade { $blade } ({ $kind })
finca-do-land = land on blade { $blade }: { $fruits }
finca-do-deliver = deliver with a cart, up to { $room } fruits
finca-do-double = use the double move
finca-do-gust = use the gust of wind: a farmer to any blade
finca-do-large = use the large cart: deliver up to { $room } fruits
finca-do-less = use one fruit less: deliver with a cart, one fruit unpaid
finca-do-load = supply { $village }: { $tile }
finca-do-short = supply { $village } with one fruit less: { $tile }
finca-do-pay = pay with { $kind }
finca-do-lack = leave out one { $kind }
finca-do-stop = finish the delivery
finca-do-decline = no second move

## What happened

finca-did-place = placed a farmer on blade { $blade }: { $fruits }
finca-did-move = moved { $steps ->
    [one] { $steps } blade
   *[other] { $steps } blades
} to blade { $blade }: { $fruits }
finca-did-earn = crossed the road: { $count ->
    [one] { $count } cart
   *[other] { $count } carts
}
finca-did-lift = lifted a farmer from blade { $blade }
finca-did-land = landed on blade { $blade }: { $fruits }
finca-did-deliver = sent a cart
finca-did-use = used an action tile: { $tile }
finca-did-load = supplied { $village }, tile { $tile }, with { $fruits }
finca-did-finish = delivered { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} worth { $points }
finca-did-decline = declined the second move
finca-short-fruit = the supply was short: everybody returned theirs ({ $kind })
finca-short-carts = the carts were short: everybody returned theirs
finca-revealed = { $village } now asks for { $tile }
finca-awarded = { $village } closes; its finca ({ $finca }) goes to { $player }
    .you = { $village } closes; its finca ({ $finca }) goes to you
finca-awarded-nobody = { $village } closes; a tie for its finca ({ $finca }): nobody gets it
finca-bonus = completed a set 1–6: bonus { $points }
finca-over = the last wooden finca stands: the game ends
finca-over-turns = the last turn has been played: the game ends

## Points

finca-score-tiles = Fruit tiles
finca-score-fincas = Finca tiles
finca-score-actions = Unused action tiles
finca-score-bonus = Bonus tiles
finca-tie = Equal points: more fruits held decide (F18)

## Why not

finca-why-placing = all farmers are placed first.
finca-why-placed = all farmers have been placed.
finca-why-no-farmer = you have no farmer there.
finca-why-no-gust = only the gust of wind lifts a farmer.
finca-why-no-pass = there is no passing; move, deliver or use an action tile.
finca-why-no-delivery = begin a delivery first.
finca-why-used = that action tile has been used.
finca-why-no-cart = you have no cart.
finca-why-nothing = you cannot pay any village’s tile.
finca-why-nothing-short = no tile of value 2 or more can be paid with one fruit less.
finca-why-double = finish the double move first.
finca-why-gust = finish the gust of wind first.
finca-why-one-tile = one action tile in a turn is all.
finca-why-loading = finish the delivery first.
finca-why-choose-kind = choose the kind of fruit for this tile first.
finca-why-kind = you cannot pay this tile with that kind.
finca-why-choose-lack = choose the fruit to leave out first.
finca-why-lack = that fruit cannot be the one left out.
finca-why-no-village = choose a village first.
finca-why-owes = one tile of this delivery must still be paid one fruit short.
finca-why-empty = supply at least one village.
finca-why-closed = { $village } is closed.
finca-why-loaded = { $village } has been supplied in this delivery already.
finca-why-full-price = no further tile can be paid one fruit short.
finca-why-value-one = a tile of value 1 cannot be paid one fruit short.
finca-why-room = the cart has room for { $room } more.
finca-why-fruit = you do not have the fruit for { $village }.
finca-why-dead-end = after it no tile could be paid one fruit short any more.

## The table

finca-table-mill = Mill
finca-table-villages = Villages
finca-table-village = Village
finca-table-tile = Asks for
finca-table-pile = Pile
finca-table-finca = Finca
finca-table-closed = closed
finca-table-loaded = supplied
finca-table-players = Players
finca-table-supply = Supply
finca-table-carts = Carts
finca-table-actions = Action tiles
finca-table-set = Tiles 1–6
finca-table-fincas = Fincas
finca-table-bonus = Bonus
finca-table-status = Turn { $turn } · { $houses ->
    [one] { $houses } wooden finca
   *[other] { $houses } wooden fincas
} left · bonus { $bonuses }

## The rules, each in our own words

rule-finca-F1 = In turn, everybody sets one farmer after another on any blade, shared ones too, and takes one fruit of that blade, until all farmers stand.
rule-finca-F2 = On your turn do exactly one thing: move a farmer, deliver, or use an action tile, which is itself a move or a delivery. You cannot pass.
rule-finca-F3 = A farmer goes clockwise exactly as many blades as there are farmers on the blade it leaves, itself included. Where it arrives, take one fruit of that blade for every farmer there, itself included.
rule-finca-F4 = When the supply has fewer fruits than you are due, everybody, you too, returns all fruits of that kind; then you take all that you are due.
rule-finca-F5 = A road divides the mill in two halves. Each time a farmer crosses it you get a cart; a long move can cross it twice.
rule-finca-F6 = When the centre has fewer carts than you are due, everybody, you too, returns all carts; then you take yours.
rule-finca-F7 = To deliver, return a cart and supply one or more villages with at most 6 fruits in all. Each tile is paid exactly.
rule-finca-F8 = A tile with question marks takes fruits of one kind of your choice, as many as it shows. Each such tile may take another kind.
rule-finca-F9 = A village can be supplied once in a delivery; new tiles are turned up when the whole delivery is over. The fruits go back to the supply.
rule-finca-F10 = When a village’s last tile is taken, its finca tile goes to whoever has most of its fruit printed on their tiles. A tie gives it to nobody. A wooden finca then closes the village.
rule-finca-F11 = Double move: two moves one after the other, with the same farmer or two. You may leave out the second; the tile is spent all the same.
rule-finca-F12 = Gust of wind: one of your farmers goes to any blade, even its own, and harvests there. It never earns a cart.
rule-finca-F13 = Large cart: a delivery of up to 10 fruits that needs no cart.
rule-finca-F14 = One fruit less: a delivery with a cart in which exactly one fruit is not paid, so tiles worth up to 7 for 6 fruits. The tile that is short must be worth 2 or more; on a mixed one you choose the fruit.
rule-finca-F15 = At most one action tile in a turn, and each only once in the game.
rule-finca-F16 = Whoever completes a set of tiles with the values 1 to 6 takes the highest bonus tile left. Every further bonus needs a further set.
rule-finca-F17 = When the last wooden finca is placed the game ends with that delivery; all finca tiles of villages emptied by it are still awarded. A game of 1,000 turns ends too.
rule-finca-F18 = Fruit tiles count their value, finca tiles 5, unused action tiles 2, bonus tiles their value. On a tie the most fruits held decide; then the victory is shared.
rule-finca-F19 = For example: tiles 1, 2, 3, 4, 5, 5 and 6, two finca tiles, one unused action tile and the bonus of 7 make 45 points.
