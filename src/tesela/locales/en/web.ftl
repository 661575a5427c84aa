## The browser client: pages

web-home = Home
web-nav = Pages
web-nav-play = Play
web-nav-lobby = Lobby
web-nav-rules = Rules
web-nav-settings = Settings
web-you-are = You are { $name }: change your name
web-language = Language
web-sound-on = Turn sound on
web-sound-off = Turn sound off
web-theme-light = Light theme
web-theme-dark = Dark theme
web-close = Close
web-menu = Menu
web-save = Save
web-copy = Copy
web-copied = Copied
web-link = Link
web-missing = There is nothing here
web-no-connection = The server cannot be reached. Try again in a moment.
web-opening = Opening …
web-preparing = Preparing the engine, this once …
web-preparing-left = Preparing the engine, this once: about { $seconds } s

web-hero-1 = Four board games,
web-hero-2 = freshly glazed.
web-hero-text = Play friends or bots right here in the browser, without an account. Never played? A guide teaches each game while you play it.
web-friends = With friends
web-friends-text = Open a table and send the link.
web-create = Create a table
web-join = Join by code
web-join-text = Five letters, from whoever opened the table.
web-join-code = Code of the table
web-join-letter = Letter { $number }
web-join-do = Join
web-about-finca = Twelve blades, six fruits, ten hungry villages.
web-about-majolica = Cascade tiles through four workshops.
web-about-mozaika = Bid in secret, lay a mosaic, mind the flies.
web-about-monuments = Quarry stones, then race to raise the dome.
web-players = { $players } players
web-minutes = { $minutes } min
web-play-now = Play now
web-play-now-bots = vs bots
web-options = Options
web-options-of = Options: { $game }
web-guide-start = First time? Learn it by playing
web-foot = Play now starts at once against bots of medium strength.
web-continue = Continue
web-continue-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
web-status-waiting = waiting for players
web-status-playing = { $moves ->
    [one] { $moves } decision so far
   *[other] { $moves } decisions so far
}
web-status-over = finished
web-resume = Resume
web-resume-of = Resume: { $game }
web-look = Look
web-how = How it works
web-how-1 = Choose a game and press Play now: bots sit down and you can begin.
web-how-2 = The line under the board always says what to do; what is lit in blue you can click.
web-how-3 = Every decision can be taken back, and a hint is one click away.

## Setting up a table

web-new = New table
web-new-game = Game
web-new-seats = Seats
web-new-players = Players
web-new-table = At the table
web-new-hints = Hints
web-new-hints-text = Whoever is to act may ask what a master would do.
web-new-undo = Undo
web-new-undo-text = Decisions can be taken back; where others are concerned, they are asked.
web-new-shuffle = Random seats
web-new-shuffle-text = Who begins is drawn at the start.
web-new-public = Public
web-new-public-text = The table is shown in the lobby, where anybody can join.
web-new-clock = Clock
web-new-clock-text = Every player has their own time; each decision adds to it.
web-clock-none = No clock
web-clock-live = { $start } min + { $gain } s
web-clock-days = { $start } h + { $gain } h
web-clock-chip = clock { $start } min + { $gain } s
web-clock-own = Own times …
web-clock-minutes = Minutes at the start
web-clock-gain = Seconds for every decision
web-clock-flag = When time is over
web-clock-flag-bot = a bot plays until one comes back
web-clock-flag-lost = the match is lost
web-clock-chip-lost = out of time: lost
web-chip-no-hints = no hints
web-chip-no-undo = no undo
web-new-seed = Seed
web-new-seed-text = The same seed deals the same game again: hexadecimal digits.
web-new-seed-random = random
web-chip-seed = known deal
web-seed-chosen = The seed of this table was chosen by hand: who made it can know every pile. The match counts for nothing.
web-new-open = Open the table
web-new-start = Start
web-seat-friend = open for a friend
web-level-novice = plays at random now and then
web-level-apprentice = sees the next step
web-level-artisan = medium
web-level-master = strong
web-level-legend = the strongest, takes its time
web-option-majolica-bloom = Cascade bloom
web-option-majolica-kaleidoscope = Kaleidoscope
web-option-majolica-missions = Missions
web-option-monuments-monument = Monument
web-option-monuments-monument-text = Each has its own plan, and its own bricks in every round.
web-option-monuments-open_screens = Open screens
web-option-monuments-open_screens-text = Everybody’s pieces lie open, for a game without secrets.

## Before the match

web-invite = Invite
web-invite-code = Code, to say aloud
web-invite-link = Link with a seat
web-invite-picture = Picture of the link, for a phone’s camera
web-invite-watch = Link to watch
web-invite-alone = Only this computer can open these links.
web-invite-open = To let others in your network join, start Tesela with
web-invite-then = Then they find it at
web-invite-network = In your network the table server is at
web-ready = ready
web-ready-do = Ready
web-not-ready = Not ready yet
web-here = here
web-sit = Sit down
web-watch = Watch
web-start = Start
web-leave = Leave
web-you-named = You, { $name }
web-seat-move = Move seat { $number }: drag it onto another, or use the arrow keys
web-wait-open = { $count ->
    [one] One seat is open: invite somebody or give it to a bot.
   *[other] { $count } seats are open: invite somebody or give them to bots.
}
web-wait-start = Everybody is here. You can start.
web-wait-host = Everybody is here. The host starts the match.
web-lobby-text = Public tables: sit down, or watch.
web-lobby-empty = No public table is open now. Open one, and others will see it here.
web-lobby-waiting = Waiting for players
web-lobby-playing = Playing now

## At the table

web-board = Board
web-opponents = Opponents
web-area = In front of { $player }
web-area-open = Open what lies in front of { $player }
web-area-previous = Previous player
web-area-next = Next player
web-prompt = What to do now
web-own = Your area
web-log = What happened
web-log-by = { $player }
web-player = { $player }
web-log-empty = Nothing has happened yet.
web-log-round = Round { $round }
web-look-back = Look back at decision { $number }
web-ghost = Decision { $number }
web-secret = decided in secret
web-log-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
web-tab-log = Log
web-tab-rules = Rules
web-tab-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-write = Say something
web-chat-send = Send
web-your-turn = Your turn
web-not-your-turn = It is not your turn.
web-choose = Choose one of the decisions.
web-no-choices = There is nothing to decide now.
web-all-choices = All choices as a list
web-over = The match is over.
web-thinking = { $count ->
    [one] { $players } is thinking …
   *[other] Still thinking: { $players }
}
web-modes = Way to play the turn
web-hint = Hint
web-hint-title = A master would
web-hint-chance = Percent: your chance to win.
web-hint-chance-text = What the engine expects if you choose this and all play on as it would. It knows no more than you do.
web-hint-do = Do it
web-undo = Undo
web-undo-ask = Ask to undo
web-cancel = Cancel
web-rule-link = Rule { $rule }
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-time-left = Time left
web-seat-open = open
web-seat-number = seat { $number }
web-seat-bot = bot · { $level }
web-seat-thinking = is thinking …
web-seat-offline = not connected
web-seat-resigned = has given up
web-seat-away-left = away, a bot plays
web-seat-away-time = out of time, a bot plays
web-seat-away-abandoned = gone, a bot plays
web-seat-returning = comes back after the bot’s decision
web-home-keep = Home (the game stays in Continue)
web-leave-bot = Leave: a bot plays on
web-resign = Give up
web-resign-text = The match is lost for you; a bot plays on in your seat.
web-resign-ends = The match ends at once, and you do not win it.
web-resign-do = Give up the match
web-screens-up = Hide my pieces from onlookers
web-screens-down = Show my pieces openly
web-lost = Connection lost. Catching up …
web-outdated = There is a newer version of this page.
web-reload = Reload
web-bot-plays = A bot plays for you.
web-take-back-seat = Take the seat back
web-returning = The bot makes the decision that you left to it; then it is your seat again.
web-asked = { $player } asks to take back a decision.
web-asking = The others are asked whether you may take it back …
web-refused = { $player } does not agree: what was decided stands.
web-refused-read = All right
web-agree = Agree
web-refuse = Refuse
web-gone = { $player } is not connected.
web-gone-grace = A bot may play in { $seconds } s.
web-gone-bot = Let a bot play

## After the match

web-result = Result
web-result-aside = Show the board
web-result-place = Place
web-result-own = Your place: { $place } of { $count }
web-result-seed = Seed and promise
web-luck-waiting = Every browser here adds its luck to it: { $count } of { $people } so far.
web-luck-secret = The server’s secret: { $secret }, promised at the start as SHA-256 { $commitment }
web-luck-added = The luck that was added:
web-luck-of = { $player }: { $luck }
web-luck-seed = Mixed, they give the seed { $seed }
web-luck-right = Checked in this browser: the secret is the one that was promised, and the mix gives this seed.
web-luck-wrong = These numbers do not fit together: the deal is not what was promised.
web-luck-unchecked = Whether that is right, “tesela verify” tells of the saved game; this page cannot, as it did not come over an encrypted line.
web-luck-own = Your own luck is in it.
web-luck-missing = Your own luck is not in it, although this browser sent it.
web-result-gave-up = { $player } gave up.
    .you = You gave up.
web-result-unfinished = The match ended there; these are the points of that moment.
web-you-win = You win!
web-rematch = Rematch
web-rematch-go = To the rematch
web-replay = Replay
web-replay-start = The beginning
web-replay-leave = Back to the table
web-step-first = To the beginning
web-step-back = One step back
web-step-on = One step on
web-step-last = To the end
web-step-play = Play through
web-step-pause = Pause
web-step-number = Decision { $at } of { $length }
web-step-seat = Whose eyes
web-step-all = What all see

## The guide

web-guide = Guide
web-guide-step = Step { $number } of { $count }
web-guide-next = Continue
web-guide-end = End the guide
web-guide-strayed = That was another move than the guide had in mind. Take it back, or play on by yourself.
web-guide-alone = Play on

## Rules

web-rules-of = Rules of { $game }
web-rules-search = Search the rules
web-rules-none = No rule speaks of that.
web-rules-all = all games

## Settings

web-set-you = You
web-set-name = Name
web-name-saved = Saved. Tables that you sit at keep the old name.
web-set-device = On another device
web-set-device-text = A private link takes you along with your games. Whoever has it is you; a new one replaces it.
web-set-device-do = Make a link
web-set-looks = Looks
web-set-theme = Theme
web-theme-auto-short = as the system
web-theme-light-short = light
web-theme-dark-short = dark
web-set-colours = Colours for everybody
web-set-colours-text = Seats and pigments that are told apart with any eyes.
web-set-play = Playing
web-set-motion = Movement
web-set-motion-text = Pieces move from where they were.
web-set-sound = Sound
web-set-sound-text = Clay clicks, and a bell for your turn.
web-set-confirm = Confirm moves
web-set-confirm-text = The first click marks, the second or the button does it.
web-set-screens = Hide my pieces from onlookers
web-set-screens-text = In World Monuments, when others can see your display: what you hold stays covered until you ask for it.
web-switch-auto = automatic
web-switch-on = on
web-switch-off = off
web-return = Welcome back
web-return-yes = Yes
web-return-no = No, stay

## Keys

web-keys = Keys
web-key-tab = from one zone to the next
web-key-arrows = between the places on the board that you can choose
web-key-enter = choose, confirm
web-key-escape = cancel, close
web-key-undo = undo
web-key-hint = hint
web-key-areas = what lies in front of the others, large, one after the other
web-key-piece = help for the next piece; with Shift, the one before
web-key-rule = open the rule that the help names
web-key-zones = round the zones of the page
web-key-help = this list
