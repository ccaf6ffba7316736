# The command line: help, usage errors, results of commands.

cli-usage = Usage
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-command = COMMAND ...
cli-default = Default: { $value }.

## The commands

cli = The board game Ethnos: play it, replay it, test it.
cli-play = Play against bots, or with others at one keyboard.
cli-rules = Read the rules of the game, or one section.
cli-serve = Serve the game to browsers.
cli-build-site = Write the game as static files that need no server.
cli-backup = Copy a server’s database into one file, or restore it.
cli-export = Write the finished games of a server as record files or as Parquet.
cli-doctor = Check a server’s machine, database and public address, and say what to do.
cli-admin = Look after a server’s rooms and guests: list, close, ban, export, erase.
cli-replay = Replay a record through the rules and narrate it.
cli-analyse = Show a position with its best moves; at a terminal, play them out and take them back.
cli-verify = Check a record: its hashes, its seed, and every move by replaying it.
cli-verify-more = Exits with status 0 if it is valid, 1 if not, 2 if it cannot be read or is not a record, 3 if it is intact but the game is unfinished.
cli-simulate = Play many games, with random players or compiled bots.
cli-arena = Run a tournament of bots: same deals for all, rotating seats.
cli-bench = Measure random play on one core: both Ethnos engines and engines of other games.
cli-conformance = Run scenario files and show every difference.
cli-perft = Count the decision tree below a state, to the end of the game.

## Options of several commands

cli-help = Show this help.
cli-version = Show the version.
cli-lang = The language: en, cs, de, pl, pt-BR or ru.
cli-tribes = The tribes: random, beginner, what the game should be like (calm, fierce, short, long), or names such as elf,orc,...; random if not given.
cli-preset = The rulings of a rulebook: standard, beginner, polish, czech or portuguese.
cli-option = A named ruling or a house number, as name=value; overrides the preset.
cli-players = Number of players, 2 to 6.
cli-games = Number of games.
cli-seed = The same seed deals the same cards.
cli-think = Seconds the bot search may think about a decision.
cli-engine = The engine that plays.
cli-json = Print JSON.
cli-record = A record, such as game.ethnos.jsonl.
cli-data = The folder where a server stores its games.
cli-database = postgresql://... for several processes; a file in the data folder if not given.

## ethnos play, rules, replay

cli-play-people = How many of them are people; 0 to watch bots.
cli-play-names = Names of the people, such as Ida,Kofi.
cli-play-bots = The bots: { cli-levels }; novices if not given.
cli-levels-fast = random ({ bot-random-name }), novice ({ bot-novice-name }), adventurer ({ bot-adventurer-name }), heuristic ({ bot-heuristic-name })
cli-levels = { cli-levels-fast }, search ({ bot-search-name })
cli-play-plain = Plain words, one fact per line, for screen readers.
cli-play-colour = Use colours.
cli-play-memory-aid = List the cards other players are known to hold.
cli-play-confirm = Ask before a band is played.
cli-play-save = The file to save the game in.
cli-play-resume = Resume a saved game; last finds the newest.
cli-rules-topic = A section, a tribe, a clause or a ruling, such as trolls, R38, D18; everything if not given.
cli-rules-topics = Only list the sections.
cli-rules-plain = Plain text, for screen readers and pipes.
cli-analyse-file = A position as text, - for the standard input, or a record; game.ethnos.jsonl:57 is a record with --move 57.
cli-analyse-move = Of a record: the position in which this move was chosen; the last one if not given.
cli-analyse-seat = Deal anew what this player does not see, 1 for the first.
cli-analyse-text = Print only the position as text, for a file or the analysis board.
cli-play-from = Play on from a move of a recorded game, as game.ethnos.jsonl:57: in the seat that chose it, against bots; what it did not see is dealt anew.
cli-replay-moves = Print only the moves, in notation, one per line.

## ethnos simulate, arena, bench, conformance, perft

cli-simulate-bots = The bots of all seats, separated by commas: { cli-levels-fast }; one alone plays at every seat. Random players if not given.
cli-simulate-digest = Add a digest over every state.
cli-simulate-engine = The engine that plays; if not given, the faster one for this number of games.
cli-simulate-export = Write the games to a Parquet file; needs ethnos[rl].
cli-simulate-records = Also export whole records.
cli-simulate-observations = Also export what the players saw.
cli-arena-bots = The bots, separated by commas: { cli-levels }, or module:Class.
cli-arena-players = Players per game; as many as bots if not given.
cli-arena-playouts = Playouts per decision instead of a time: reproducible.
cli-arena-workers = Number of processes; 0 for one per core.
cli-arena-ray = Play on Ray; needs ethnos[ray].
cli-arena-results = Write every game to this file as it ends.
cli-arena-resume = Continue the games in the file of --results.
cli-arena-export = Write the games to a Parquet file; needs ethnos[rl].
cli-arena-html = Write a report with plots.
cli-arena-tribe-report = Show which tribes go with winning.
cli-bench-only = Engines to measure, such as rules,fast; all if not given.
cli-bench-seconds = Seconds to measure each engine.
cli-bench-yardstick = A native program that plays the same games, to compare with; make bench builds it.
cli-conformance-files = Scenario files.
cli-perft-files = States with counts (*.perft); without any, a tiny state is dealt.
cli-perft-depth = Depth in decisions; to the end of the game if not given.

## ethnos serve, backup

cli-build-site-folder = The folder to write, or to write anew.
cli-build-site-base = Where the folder will lie on its host, such as /ethnos/.
cli-backup-file = The file to write, or to restore from.
cli-backup-restore = Copy the file into an empty database instead.
cli-export-target = A folder for record files, or a file that ends in .parquet.
cli-doctor-origin = The address players use; proxy, compression and sockets are checked there.
cli-doctor-json = Print the findings as JSON.
cli-admin-what = What to do: rooms, guests, bans, reports, audit; close, pause, release, hide, show; ban, mute, lift; settle; export, erase.
cli-admin-subject = With what: the id of a room, guest, ban or report, or a network such as 192.0.2.0/24.
cli-admin-server = Ask a running server at this address, with its key.
cli-admin-key = The operator’s key of that server.
cli-admin-state = Only rooms in this state: lobby, playing, finished, paused, hidden, closed.
cli-admin-name = Only those with this in a title or a name.
cli-admin-guest = Only this guest, or the rooms of this guest.
cli-admin-older = Only what is older than this.
cli-admin-younger = Only what is younger than this.
cli-admin-idle = Only where nothing has happened for this long.
cli-admin-all = Also show settled reports.
cli-admin-limit = How many to list.
cli-admin-skip = How many of the first to leave out.
cli-admin-for = How long the ban holds; without it, for ever.
cli-admin-why = Why, for the audit log.
cli-admin-yes = Do what cannot be undone.
cli-admin-json = Print the answer as JSON.
cli-serve-host = The address to listen on.
cli-serve-port = The port to listen on.
cli-serve-direct-database = PostgreSQL without the pooler, for notifications from other processes.
cli-serve-origin = Where players open the page, e.g. https://example.org.
cli-serve-proxies = Proxies whose X-Forwarded-For is trusted.
cli-serve-admin-key = The key of the operator’s page, 16 characters or more; otherwise a new one is printed at every start; off for no page.
cli-serve-words = A file of words that are not allowed in names, titles and chat.
cli-serve-keep-games = Days after its end that a game is deleted; 0 for never.
cli-serve-keep-chat = Days after its last change that a room loses its chat; 0 for never.
cli-serve-archive-after = Days after its last change that a finished game moves into the archive; 0 for never.
cli-serve-webhooks = Let players name a URL that is called on their turn.
cli-serve-push = Let players be notified by their browsers on their turn.
cli-serve-push-contact = Address (mailto: or https:) that push services may write to; the origin if empty.
cli-serve-passkeys = Let guests sign in on other devices by a passkey.
cli-serve-tracing = Trace every command with OpenTelemetry.
cli-serve-bot-pause = Seconds a bot waits before it acts.
cli-serve-bot-think = Seconds a bot may think.
cli-serve-rooms-per-guest = Limit of waiting rooms per guest.
cli-serve-sockets-per-guest = Limit of sockets per guest.
cli-serve-messages-per-second = Limit of messages per second and guest.
cli-serve-log-level = Log messages from this level on; info also prints all settings.
cli-serve-open = Open a browser.
cli-serve-schema = Print the JSON Schema of every message.

## What cannot be understood: one line each

usage-error = { $problem } See: { $command } --help
usage-command = There is no command “{ $word }”. There are: { $choices }.
usage-command-near = There is no command “{ $word }”. Did you mean “{ $near }”?
usage-option = There is no option “{ $word }”.
usage-option-near = There is no option “{ $word }”. Did you mean “{ $near }”?
usage-surplus = “{ $word }” is one argument too many.
usage-missing = { $option } is missing.
usage-value-missing = { $option } needs a value.
usage-no-value = { $option } takes no value.
usage-value = { $option }: { $error }
# $error: the words of a library, in English
usage-other = This cannot be used: { $error }
usage-whole = “{ $word }” is not a whole number from { $least } up.
usage-whole-between = “{ $word }” is not a whole number from { $least } to { $most }.
usage-decimal = “{ $word }” is not a finite number from { $least } up.
usage-duration = “{ $word }” is not a duration such as 90s, 30m, 12h or 7d.
usage-choice = “{ $word }” is not one of: { $choices }.
usage-language = There is no language “{ $word }”. There are: { $choices }.
setup-error-preset = There is no preset “{ $word }”. There are: { $choices }.
extra-missing = { $word } is not installed. It comes with: pip install 'ethnos[{ $name }]'
setup-error-from = “{ $word }” does not name a move of a record; write it as FILE:57.
setup-error-from-alone = --from plays on from a recorded game: of the options for new games it goes with --bots, --seed, --think and --save only.
setup-error-no-seat = There is no seat { $number }: the seats are 1 to { $count }.
setup-error-no-move = There is no move { $number }: the moves are 1 to { $count }.
setup-error-no-moves = { $file } is a position or a game without a move: there is none to choose.
setup-error-not-over = { $file } is a game that is not over; only finished games are reviewed. Its positions: ethnos analyse FILE --move 57
setup-error-export = --records and --observations go into the file of --export; add --export FILE.
setup-error-export-engine = --export and --bots are the work of the fast engine; leave out --engine rules.
setup-error-not-compiled = The bot “{ $word }” is not compiled. Compiled are: { $choices }. Games of any bot: ethnos arena --export FILE.
setup-error-seats-of-bots = Bots named: { $count }; seats: { $seats }. Name one for every seat, or a single one for all.
file-too-large = { $file } is larger than { $count } MiB; no file of this game is.
file-not-a-record = { $file } is not the record of a game.
# $error: a technical detail, in English
file-no-scenarios = { $file } is not a scenario file: { $error }
file-no-perft = { $file } is not a state with counts: { $error }
output-unwritable = The output cannot be written: { $error }

## Results

simulate-result = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
} in { $seconds } s: { $rate } a second
simulate-written = { $games ->
    [one] { $games } game is
   *[other] { $games } games are
} written to { $file }
conformance-result = { $passed } passed, { $failed } failed
site-written = The game is written to { $file }. Try it: python -m http.server --directory { $file }
export-written = { $games ->
    [one] { $games } game
   *[other] { $games } games
} written to { $file }
backup-copied = { $games ->
    [one] { $games } game
   *[other] { $games } games
} copied to { $file }
backup-restored = { $games ->
    [one] { $games } game
   *[other] { $games } games
} restored from { $file }
