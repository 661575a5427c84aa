## The browser client's frame

web-home = Home
web-language = Language
web-sound-on = Turn sound on
web-sound-off = Turn sound off
web-theme-light = Light theme
web-theme-dark = Dark theme
web-close = Close
web-menu = Menu
web-missing = There is nothing here
web-no-connection = The server cannot be reached. Try again in a moment.
web-opening = Opening the table …

## At the table

web-board = Board
web-opponents = Opponents
web-prompt = What to do now
web-own = Your area
web-log = What happened
web-log-empty = Nothing has happened yet.
web-look-back = Look back at move { $number }
web-secret = decided in secret
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
web-play-now = Play now
