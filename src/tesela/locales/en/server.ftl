## The table server: what it says when it starts, and why it refuses

server-started-at = Tesela is open at { $address } · Ctrl-C closes it.
server-address = Cannot listen at { $host }, port { $port }: { $detail }. Choose another --port.
server-settings = A setting in the environment is wrong: { $detail }
server-database = “{ $url }” is not a database that can be used. Write sqlite:///PATH or postgresql://USER@HOST/NAME.
server-database-driver = PostgreSQL needs its driver: pip install "tesela[postgres]".
server-store = The database cannot be reached: { $detail }. Nothing was changed; try again in a moment.
server-store-doubt = The database went away while it wrote. The table will show what was kept as soon as it is back.
server-backup-done = Copied to { $path }.
server-page = This server has no browser client inside. Programs can play here:
server-page-http = what can be asked over HTTP
server-page-sockets = the messages of the sockets
server-no-address = There is nothing at this address.
server-method = This address takes only { $known }.
server-broken = Something went wrong on our side. Nothing was changed; try again.
server-malformed = This message is not understood: { $detail }
server-too-large = This message is longer than { $limit } bytes.
server-too-many = Too much at once. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }.
server-become = You are { $you } here, with tables of your own. Become { $them } instead?
server-seats-many = You wait at { $count } public tables already: leave one of them first.
server-studies-full = There is no room for more analyses now. Save it to a file instead.
server-crowded = You have { $limit } connections open already: close some of your tables first.
server-who = Tell your name first.
server-origin = This page may not speak to this server.
server-name = A name needs at least one letter.
server-return = This link is not valid any more. Make a new one on the device where you are known.
server-code = No table waits under this code. Codes end when the match starts.
server-invitation = This table is by invitation: ask for its link or its code.
server-no-table = There is no such table.
server-no-study = There is no such analysis.
server-no-puzzle = There is no such puzzle.
server-seats = A table needs at least one person, and you can sit only once.
server-clock-alone = Nobody plays alone against a clock.
server-seat-taken = Seat { $number } is taken.
server-seats-open = Some seats are still open: invite somebody or add bots.
server-started = The match has begun.
server-luck-given = You have added your luck to the seed already: it cannot be changed.
server-luck-chosen = The seed of this table was chosen by hand: nobody’s luck is added to it.
server-not-started = The match has not begun.
server-not-over = The match is not over yet.
server-newer-rules = This match follows a newer version of the rules than this server knows: it can be read but not played on.
server-host-only = Only the host of the table can do that.
server-no-seat = You have no seat at this table.
server-stale = The table has changed meanwhile: look again and decide anew.
server-away = A bot plays for you: take your seat back first.
server-not-away = No bot plays for you.
server-resigned = You have given up this match.
server-still-here = { $player } is still here.
server-grace = { $player } has just lost the connection: in { $seconds } s a bot may play.
server-undo-off = At this table, decisions stand.
server-asking = Somebody already asks to take back a decision.
server-nothing-asked = Nobody asks you anything.
server-note-undone = { $count ->
    [one] took back a decision
   *[other] took back { $count } decisions
}
server-note-refused = refused the request to take back
server-note-resigned = gave up
server-note-time = ran out of time: a bot plays on
server-note-time-lost = ran out of time and has lost
server-hints-off = At this table there are no hints.
server-hint-turn = Hints are for when it is your turn.
server-preparing = The engine is still being prepared; hints come in a moment.
server-thoughts-yours = The engine is still thinking about what you asked before. Wait for that first.
server-thoughts-all = Too many people are asking the engine just now. Try again in a moment.
server-reviews-yours = { $count } reviews are still being made for you. This one begins when one of them is done.
server-chat-empty = There is nothing to read in this line.
server-replay-own = While a match is played, you can look back only from your own seat.
error-moment = There is no moment { $number }; the match has { $moves } decisions.

server-workers = { $count } workers need a PostgreSQL database: add --database postgresql://USER@HOST/NAME.
server-worker-database = Workers think for the tables of a PostgreSQL database: add --database postgresql://USER@HOST/NAME.
server-worker-started = Thinking for the bots of this database. Stop with Ctrl-C.
server-migrate-settings = settings
server-migrate-people = people
server-migrate-tables = tables
server-migrate-seats = seats
server-migrate-entries = decisions and more
server-migrate-matches = replaying
server-migrate-other = The database to move to has people of its own. Choose an empty one.
server-migrate-differs = Table { $table }… is not the same in both databases. Nothing was moved.
server-migrate-done = { $count ->
    [one] { $count } table was moved, replayed and found the same.
   *[other] { $count } tables were moved, replayed and found the same.
 }
server-backup-postgres = A PostgreSQL database is copied with its own pg_dump, even while servers run.
