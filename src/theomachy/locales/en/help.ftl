### The command line explained, in English: `theomachy --help`. Not sent to the browser.

## The page of help

help-usage = Usage:
help-usage-options = [OPTIONS]
help-usage-command = COMMAND …
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = [default: { $value }]

## What is written after a name

help-kind-within = { $kind } { $bounds }
help-kind-whole = NUMBER
help-kind-decimal = NUMBER
help-kind-numbers = NUMBERS
help-kind-word = WORD
help-kind-game = GAME
help-kind-bots = BOTS
help-kind-guest = NAME=GUEST
help-kind-seats = SEATS
help-kind-setting = NAME=VALUE
help-kind-number = NAME=NUMBER
help-kind-settings = NAME=VALUE,…
help-kind-study = STUDY
help-kind-paragraph = PARAGRAPH
help-kind-file = FILE
help-kind-folder = FOLDER
help-kind-paper = a4|letter
help-kind-record = RECORD
help-kind-address = ADDRESS
help-kind-language = LANGUAGE
help-kind-log = text|json
help-kind-url = URL
help-kind-table = TABLE
help-kind-subject = KEY|ADDRESS

## Commands

help-theomachy = Four board games of warring gods: play them, study them, check their rules. Without a command the table opens in your browser.
help-serve = Serve the table in the browser (what `theomachy` alone does).
help-backup = Copy the database into a file, also while people play.
help-restore = Put such a copy in the place of the database; a server that runs does so by itself, and everybody comes back.
help-admin = For who keeps a server: tables, and who is kept out. Also while it serves.
help-tables = List the newest tables.
help-close = Let a table be looked at, and no longer played.
help-reopen = Let a closed table be played again.
help-ban = Keep a browser, an address or a network out.
help-unban = Let it in again.
help-bans = List who is kept out, and since when.
help-limits = Print every bound of the server.
help-games = List the games on the shelf with their options, or tell of all that may be chosen in one.
help-rules = Read a rulebook, whole or one paragraph.
help-variants = List the numbers of the rulebooks that may be set, with bounds and paragraphs.
help-observations = List the numbers a learner is fed, each with its bound and its paragraph.
help-print = Make a PDF of a game to print, cut out and play on a real table, with its rulebook.
help-play = Play in the terminal, people and bots. Type ? at the prompt for help.
help-simulate = Play many games between bots and count who wins, with 95% intervals.
help-arena = Let bots meet on all seats and say who is the stronger, with 95% intervals and ratings.
help-compare = Play two settings of a game's options side by side and say which is the fairer, by how much, and how sure that is.
help-sweep = Let many settings of a game's options race for stated aims, and rank them.
help-evolve = Breed the taste of a game: which move its bots look at first.
help-fit = Fit the value a search judges by to games between minds of many tastes.
help-forecast = Fit the chances players are told, for each number of players, to games between equals.
help-check = Run scenario files and guides and say what differs, and where.
help-verify = Play a game record again: every move legal, the result true, the dice fair.
help-story = Tell the story of a finished game: chances, turning points, luck, best and worst moves.
help-bench = Measure speed on one core, ours and that of other engines, and print the ratios.
help-warm = Compile the rules now, so that nothing has to wait later.

## Arguments and options of several commands

help-any-help = Show this page and leave.
help-any-lang = Language: en or fr (yours by default).
help-any-game = A game of the shelf (see `theomachy games`).
help-any-players = How many players.
help-any-games = How many games.
help-any-seed = The result depends on this alone.
help-any-threads = CPU threads.
help-any-ray = Play on the machines of a Ray cluster: HOST:PORT, or auto for the one this machine belongs to. All their processors play, whatever --threads says.
help-any-clock = Seconds that a guest has for a move.
help-any-total-clock = Seconds that it has for all its moves of a game.
help-any-option = An option of the rules, or preset=NAME; may be repeated.
help-any-set = A number of the rulebook set otherwise, income=3 (see `theomachy variants`); may be repeated.
help-any-variant = A file with the numbers and options of a variant.
help-any-json = Print JSON instead of tables.
help-any-out = Where to write; by default the weights the bots use.
help-any-data = Where games are kept; your data folder by default.
help-any-database = A PostgreSQL database instead of the folder: postgresql://…; THEOMACHY_DATABASE says it unseen.

## Those of one command

help-serve-host = Address to listen on; 0.0.0.0 lets your home network in.
help-serve-port = Port; 0 takes a free one.
help-serve-database = A PostgreSQL database for the games instead of the folder: postgresql://…; THEOMACHY_DATABASE says it unseen.
help-serve-workers = Server processes on one port; several need --database.
help-serve-browser = Whether to open the browser (it does by default).
help-serve-admin-port = Port of the figures (/metrics), on this machine alone; without it there are none.
help-serve-log = What is written on the error stream: text says what is wrong, json every request.
help-serve-trust-proxy = Address of the proxy in front: who asks is then whoever it says.
help-serve-public-url = Where people find it, e.g. https://play.example.org: other names are refused, cookies are for https alone.
help-serve-keep-days = Delete finished games so many days after their last move; 0 keeps them for ever.
help-serve-keep-idle-days = Delete unfinished games so many days after their last move; 0 keeps them for ever.
help-serve-bot = Let a bot that is not ours sit at tables under this name: NAME of an entry point, NAME=module:Class or NAME=program:COMMAND; may be repeated.
help-serve-limits = Print every bound of the server, and stop.
help-backup-file = The file to write; one of that name is replaced once the copy is whole.
help-restore-file = A file that `theomachy backup` wrote.
help-backup-database = Of PostgreSQL: says which command to use instead.
help-restore-database = Of PostgreSQL: says which command to use instead.
help-tables-game = Only of this game.
help-tables-over = Only finished ones, or only those that go on.
help-tables-limit = How many.
help-close-table = The id of a table, as in its address.
help-reopen-table = The id of a table, as in its address.
help-ban-subject = A key (`who` in the log), an address, or a network as 203.0.113.0/24.
help-unban-subject = What was banned, as `theomachy admin bans` lists it.
help-games-game = Of one game: what each option does, and the presets; all games by default.
help-rules-paragraph-id = A paragraph, e.g. BD-6.3, or a chapter.
help-print-paper = The paper in your printer.
help-print-out = Where to write; here by default, named after game, paper and language.
help-warm-game = One game; all by default.
help-warm-native = For this very machine, even where ready-made code would do.
help-play-seats = Who sits where: human, or a bot: level1 … level6, also with a style as in level3-warlike or level3-cautious, greedy, random. Also an outsider, uct200 or flat200 (so many simulations a move), or a guest: module:Class, program:COMMAND or text:module:function.
help-play-seed = Seed of the dice: by default 128 random bits that nobody knows; a short one of yours can be guessed from its hash.
help-play-resume = Go on with a saved game.
help-simulate-bots = One bot for all, or one per seat: greedy,random (they rotate). Also an outsider, uct200 or flat200 (so many simulations a move), or a guest: module:Class, program:COMMAND or text:module:function.
help-simulate-device = cpu, or cuda for random games on a GPU.
help-simulate-first = The number of the first game: parts of a study are those of the whole.
help-simulate-save = Keep a row for each seat of each game: a new file .parquet, .csv or .jsonl.
help-arena-bots = Who meets, e.g. level6,greedy. With seats left over the last takes them; with too few of them everybody meets everybody in turn. Also an outsider, uct200 or flat200 (so many simulations a move), or a guest: module:Class, program:COMMAND or text:module:function.
help-arena-save = Keep every game in this file; the same command goes on with it.
help-arena-plot = Draw the shares of wins: an SVG file.
help-arena-trace = Keep every prompt and answer of text agents: a file of JSON lines.
help-arena-first = The number of the first match: parts of an arena are those of the whole.
help-compare-a = The options of side A, e.g. attack_cost=max,powers=on; nothing is as printed.
help-compare-b = The options of side B.
help-compare-players = Numbers of players, e.g. 3,4; by default all the game is for.
help-compare-bots = One bot for all, or one per seat (they rotate).
help-compare-games = Games of each side and number of players: 2000, or at most 100000 until it is decided.
help-compare-precision = How precisely the differences of places are wanted: 0.01 is one per cent.
help-compare-until-decided = Stop once every place is told apart, or known so precisely.
help-compare-save = Write the report as JSON, too.
help-sweep-study = A file that states game, players, candidates and aims (TOML).
help-sweep-save = Keep what is played in this file, to go on later; by default the study's name with .jsonl.
help-sweep-plot = Draw the ranking: an SVG file; by default the study's name with .svg.
help-evolve-steps = How often the taste moves.
help-evolve-games = Games of a taste tried, at each table.
help-evolve-only = Breed only the weights whose names begin so; the others stay.
help-evolve-seed = The result depends on this and the old taste.
help-fit-games = How many games to learn from.
help-fit-only-scale = Keep the proportions of the taste.
help-fit-seed = The result depends on this and on the taste of the players.
help-fit-players = Numbers of players, e.g. 2,4; by default all the game is for.
help-forecast-games = How many games to learn from.
help-forecast-seed = The result depends on this and on the taste of the players.
help-forecast-players = Numbers of players, e.g. 2,4; by default all the game is for.
help-check-files = Scenario files, Markdown with scenario fences, or guides.
help-verify-file = A game record, as `save` writes it.
help-story-file = The record of a finished game.
help-bench-seconds = Seconds for each figure.
help-bench-players = How many players, or as many as the game seats.
help-bench-search = The bots' search instead of random play.
help-bench-peers = Whether to measure other engines too, from PyPI (it does by default).

## Wrong words

help-see = { $what } See `{ $command } --help`.
help-command-unknown = There is no command '{ $name }'; there are { $known }.
help-option-unknown = There is no option { $name }.
help-option-unknown-like = There is no option { $name }; perhaps { $known }?
help-missing = { $name } is missing.
help-too-many = There is too much: { $words }.
help-value = { $name } takes { $wanted }, not '{ $value }'.
help-value-missing = { $name } needs { $wanted } after it.
help-value-unwanted = { $name } takes nothing after it.
help-misused = { $what }
