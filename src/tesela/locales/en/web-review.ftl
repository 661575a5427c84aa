## The review of a finished match

web-review = Review
web-review-of = Review: { $game }
web-review-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-review-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
web-review-moves-count = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
web-review-everybody = Players
web-review-engine = Engine
web-review-chart = Chart
web-review-moves = Turns
web-review-steps = Steps
web-tab-moves = Turns
web-review-mark-best = Best
web-review-mark-good = Good
web-review-mark-inaccuracy = Inaccuracy
web-review-mark-mistake = Mistake
web-review-mark-blunder = Blunder
web-review-unjudged = Not judged yet
web-review-elsewhere = Judged elsewhere
web-review-before = This was played before: it is judged in the review of the match that you played on from.
web-review-waiting = The engine is on its way here, from the last turn backwards.
web-review-progress = How much is judged
web-review-move = Turn { $number }
web-review-by-you = you
web-review-chance = win chance, { $from } → { $to }
web-review-points = points expected
web-review-points-short = { $points } pts
web-review-rather = The engine’s choices
web-review-only = There was nothing else to do.
web-review-best = best
web-review-played = played
web-review-error = Judged by what the player could know · win chances ± { $error } %
web-review-luck = Luck
web-review-win-chance = Win chance
web-review-accuracy = accuracy
web-review-next-slip = To the next slip
web-review-next-own-slip = To your next slip
web-review-play-on = Play on
web-seat-to-move = to move
