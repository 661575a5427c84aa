## Errors: what is wrong, and what to do

error-game = There is no game called “{ $game }”. Games: { $known }.
error-option = There is no option “{ $option }”. Options: { $known }.
error-argument = “{ $text }” is not understood. Options of this game are written --NAME CHOICE.
error-choice = The option “{ $option }” cannot be “{ $choice }”. Choices: { $known }.
error-players = This game cannot be played by { $players }. Players: { $known }.
error-seed = “{ $seed }” is not a seed. Use a whole number from 0 to 2¹²⁸ − 1.
error-names = Give { $players } names of 1 to { $length } printable characters.
error-seat = There is no seat { $number } at this table of { $players }.
error-turn = { $player } is not to act now.
error-over = The game is over.
error-notation = “{ $move }” is no move of this game.
error-illegal = { $move } is not allowed ({ $rule }): { $reason }
error-undo-nothing = There is nothing to take back.
error-undo-reveal = Something hidden has become known since: that decision stands.
error-undo-others = Others have decided since: that decision stands.
error-components = { $file }, line { $line }: { $fault }
error-record = This save file cannot be used: { $reason }
error-bot = There is no bot called “{ $bot }”. Bots: { $known }.
error-too-many-bots = { $bots } bots do not fit at a table of { $players }; leave a seat for yourself.
error-opponents = { $opponents } opponents do not fill { $seats } other seats. Name one for each seat, or one for all.
error-games = There must be at least one game, not { $games }.
error-two-bots = An arena needs at least two different bots.
error-other-arena = { $path } belongs to another arena; choose another directory.
error-cluster = No cluster answers at { $address }: { $detail }
error-write = { $path } cannot be written: { $detail }
error-effort = { $effort } is too little: at least 1 is needed.
error-puzzles = There must be at least one puzzle, not { $count }.

record-too-large = it is larger than { $limit } bytes.
record-unreadable = { $detail }.
record-checksum = its contents do not match its checksum; it was damaged or changed.
record-commitment = its seed does not match the commitment made before the game.
record-version = it follows version { $rules } of the rules; this program plays version { $ours }.
record-game = it is a game of { $game }.
record-options = its options are not complete.
record-move = move { $number }: { $reason }
record-scores = its scores are not those that its moves lead to.
record-branch = branch { $number } begins where there is nothing.
record-branches = it has more than { $limit } branches.
record-unfinished = it is not finished; only finished games are reviewed.

## The terminal table

table-you = You
table-person = Player { $number }
table-turn = { $player }, your decision:
table-thinking = { $player } is thinking …
table-compiling = Preparing the game (only the first time)
table-hint = { $label } — wins { $win } %, { $margin } points (choice { $number })
table-hinting = Thinking …
table-commands = number or move · undo · hint · why MOVE · rule ID · score · save FILE · help · quit
table-unknown = Not understood: “{ $text }”. Type a number from 1 to { $count }, a move such as “{ $example }”, or “help”.
table-why-legal = { $move } is allowed now.
table-why-usage = Write “why” and a move, such as “why { $example }”.
table-rule-usage = Write “rule” and its number. Rules: { $known }.
table-save-usage = Write “save” and a file name, such as “save evening.tesela”.
table-saved = Saved in { $path }. Go on with: tesela play { $game } --load { $path }
table-undone = Last decision taken back: { $player }
table-after = The game is over: score · save FILE · rule ID · quit
table-bye = Goodbye.
table-wins = Winner: { $player }
table-shared = The victory is shared: { $players }
table-total = Total
table-points = Points
table-log = Log
table-seed = Seed { $seed }, promised at the start as SHA-256 { $commitment }
table-commitment = The seed is promised: SHA-256 { $commitment }
table-help-title = What you can type
table-help-number = play the choice with this number
table-help-move = play a move by its notation, such as “{ $example }”
table-help-undo = take back your last decision, as long as nothing hidden has become known
table-help-hint = a suggestion from a bot that knows no more than you
table-help-why = why a move is not allowed now, with its rule
table-help-rule = the text of a rule; without a number, all rules
table-help-score = everybody’s points line by line
table-help-save = write the game to a file
table-help-help = this list
table-help-quit = leave the table
table-word-number = NUMBER
table-word-move = MOVE
table-word-rule = RULE
table-word-file = FILE

bot-random = Random
bot-greedy = Greedy
bot-novice = Novice
bot-apprentice = Apprentice
bot-artisan = Artisan
bot-master = Master
bot-legend = Legend

verify-ok = { $path }: { $game }, { $players } players, { $moves } moves: all verified.
verify-unfinished = { $path }: { $game }, { $players } players, { $moves } moves so far: all verified.

## The laboratory

lab-arena = Arena
lab-missing = Reports and clusters need more packages: pip install "tesela[lab]", or script/setup dev.
lab-study = Study
lab-bot = bot
lab-rating = rating
lab-wins = wins
lab-count = games
lab-report = Report: { $path }
lab-kept = Interrupted; { $done } games are kept. The same command goes on.
lab-stopped = Interrupted; { $done } games were played.
lab-puzzles = Looking for puzzles
lab-puzzles-found = { $count } puzzles: { $path }

## Reviews

review-better = The better turn { $better }; this one { $played }.
review-more = The better turn also { $better }.
review-less = This turn { $played }; the better one did not.
review-rather = Better: { $better }; played: { $played }.
hint-better = The first: { $better }; the second: { $played }.
hint-more = The first, besides: { $better }.
hint-less = The second: { $played }; the first does without.
hint-rather = First: { $better }; second: { $played }.
review-doing = Reviewing
review-title = { $game }: the review
review-lead = { $turns } turns of { $players } players, each judged by what its player could know.
review-small = Win chances ± { $error } % on average.
review-mark-best = best
review-mark-good = good
review-mark-inaccuracy = inaccuracy
review-mark-mistake = mistake
review-mark-blunder = blunder
review-chances = Win chance
review-accuracies = Accuracy
review-accuracy = accuracy
review-player = player
review-turns = Turns
review-won = won
review-lost = { $loss } % win chance, { $points } points
review-luck = Luck: { $changes }
review-luck-of = { $player } { $change } %
review-line = turn
review-win = chance
review-loss = loss
review-points = points
review-played = played
puzzle-ahead = This turn { $better }; the next best { $second }.
puzzle-behind = There is a turn with { $percent } % more chance to win.
