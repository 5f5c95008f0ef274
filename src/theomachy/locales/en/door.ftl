### At the door, in English: what is wrong with what was asked. Not sent to the browser.

## Moves that cannot be read

door-move-unknown = { $move }: { $why }
door-move-illegal = { $move }: { $why } ({ $paragraph })
door-move-stale = { $move }: meant for ply { $ply }, the table is at ply { $now }.
door-nature-rests = Nature has nothing to decide now.
door-verb = '{ $verb }' is no verb of this game; it has { $known }.
door-cell = '{ $name }' is no cell; they are { $first } to { $last }.
door-written = { $verb } is written like '{ $example }'.
door-action = { $action } is no action of this game; they are numbers from 0 to { $last }.

## Seats and players

door-seat = '{ $name }' is no seat; they are P1 to P{ $players }.
door-seat-number = { $seat } is no seat of this table; they are numbers from 0 to { $last }.
door-players = { $game } is for { $fewest }-{ $most } players, not { $players }.
door-players-exactly = { $game } is for { $most } players, not { $players }.
door-players-number = A number of players is a whole number, not { $players }.
door-buffer = An observation is written into a NumPy array of { $wanted } numbers of the type int8.

## Many games at once

door-batch-whole = A number of games is a whole number, not { $games }.
door-batch-games = A batch of { $game } has from 1 to { $most } games, not { $games }.
door-batch-seed = The seed of a batch is a whole number, not { $seed }.
door-batch-buffer = The buffer has to be { $wanted }, writeable and contiguous; this is { $given }.
door-batch-numbers = Actions and seats are whole numbers in a NumPy array of { $games }, one for each game; this is { $given }.
door-batch-no-action = Game { $number }, { $seat }: { $action } is no action; they are numbers from 0 to { $last }. Nothing has been played.
door-batch-illegal = Game { $number }, { $seat }: { $move } may not be played ({ $paragraph }). Nothing has been played.
door-batch-saved = This is no batch as it was saved.
door-batch-other = What was saved is another batch than this one of { $game }: another version, other options, players or games.

## Names that nothing is called by

door-game = There is no game called '{ $name }'; the shelf holds { $known }.
door-bot = There is no bot called '{ $name }'; there are { $known }.
door-outsider = An outsider is written uct or flat and a number of simulations from 1 to { $most }, as uct200, not '{ $name }'.
door-player = There is no bot called '{ $name }'; there are { $known }, and guests written module:Class, program:COMMAND or text:module:function.
door-guest-written = A guest is written module:Class, program:COMMAND or text:module:function, not '{ $name }'.
door-guest-program = { $name } cannot be started: { $why }
door-guest-unready = { $name } did not get ready: { $why } ({ $detail }).
door-guest-name = A guest at tables has a name of small letters, digits and _ that no bot of ours has nor could have, not '{ $name }'.
door-guest-manner = A text agent has no manner '{ $name }'; there are { $known }: text+strict:…
door-guest-installed = No bot '{ $name }' is installed; write { $name }=module:Class or { $name }=program:COMMAND.
door-sitting = '{ $name }' cannot sit down; { $known } can.
door-opinion = Nobody has an opinion of { $game }.
door-language = '{ $name }' is not spoken here; { $known } are.
door-paragraph = The rules of { $game } have no paragraph { $paragraph }.
door-paper = There is no paper called '{ $name }'; there are { $known }.
door-print-game = There is no printed edition of { $game }; there is one of { $known }.
door-print-drawings = The drawings of the printed edition are not here: install Theomachy anew, they are made with the page.
door-print-typst = Printing needs Typst: `pip install 'theomachy[print]'`

## Options of the rules

door-option = { $game } has no option '{ $name }'; it has { $known }.
door-no-options = { $game } has no option '{ $name }', nor any other.
door-preset = { $game } has no preset '{ $name }'; it has { $known }.
door-option-value = { $name } cannot be { $value } ({ $paragraph }): { $known }
door-setting = { $game } has no option and no number '{ $name }'; it has { $known }.
door-dial = { $game } has no number '{ $name }' that may be set; it has { $known }.
door-no-dials = { $game } has no number '{ $name }' that may be set, nor any other.
door-dial-value = { $name } cannot be { $value } ({ $paragraph }): a whole number from { $least } to { $most }
door-dial-written = Numbers are set name=number, not '{ $entry }'.
door-dial-twice = The number { $name } is set twice.
door-variant-file = { $file } is no file of a variant: it says its `game`, and may say its `name`, `numbers` and `options`.
door-variant-game = { $file } is a variant of another game: { $game }.
door-variant-resume = { $file } goes on by the numbers it was begun with: no --set, no --variant.
door-variant-unprepared = The numbers of { $game } are not prepared here: bring a text of that one game.
door-option-written = Options are written name=value, not '{ $entry }'.

## Positions

door-token = '{ $token }' is no part of a position of { $game }.
door-unsaid = '{ $token }' says nothing of a position of { $game }.
door-field = A position of { $game } has no '{ $name }'.
door-phase = '{ $name }' is no phase; they are { $known }.
door-none-of = '{ $name }' is none of { $known }.
door-at-this-table = Only P1 to P{ $players } sit at this table.
door-position-new = A new game has players and options, and nothing else.
door-position-at = Unless it is `new`, a position says who decides and where: `at P1 …`.
door-position-unreadable = As described, this is no position of { $game }: { $why }
door-position-fault = As described, this position cannot be: { $why }
door-position-stuck = As described, this position cannot be: something is to be chosen, and there is nothing.

## Records

door-record-title = This is no game record: it does not begin with '{ $title }'.
door-record-checksum = The record does not agree with its checksum: it was changed or cut.
door-record-field = The record does not say its '{ $name }'.
door-record-number = '{ $number }' is no number of players.
door-record-position = The position of the record cannot be read.
door-record-stale = The record is stale: written for { $game } rules { $written }, this house plays rules { $played }.
door-line = In line { $line }: { $why }
door-record-actor = '{ $who }' plays, but { $actor } is to act.
door-record-over = '{ $who }' plays, but the game is over.
door-record-end = The record says the game ended '{ $told }', the moves say '{ $true }'.
door-record-unended = The record says the game ended '{ $told }', but after these moves it goes on.
door-record-end-unsaid = The record does not say that the game ended; the moves say '{ $true }'.
door-record-seed = The seed revealed is not the one promised by the commitment.
door-record-dice = At ply { $ply }: '{ $told }' is not what the seed's dice say.
door-record-twice = The record says '{ $name }' twice.
door-record-entropy = What { $name } added to the dice cannot be read.
door-record-signature = The signature of the server does not fit what the record promises.

## Scenarios

door-scenario-title = A scenario begins with its title.
door-scenario-game = Say the game first: `Game bello`.
door-scenario-paragraphs = A title ends with its paragraphs: `… [BD-1.2]`.
door-scenario-given = `Given` comes first.
door-guide-head = A guide begins with `Game`, `Against` and `Given`.
door-guide-step = A step is a name with its paragraphs, `march [BD-6.3]`, and then says what to `Do`.
door-guide-none = { $game } has no guided first game.
door-guide-length = A guide has { $least } to { $most } steps, this one { $number }.
door-guide-stuck = Nobody gets past '{ $name }' (lesson { $seed }).
door-guide-unsaid = There are no words for { $name } in '{ $value }'.

## Many games

door-bots-of-seats = { $players } players need 1 or { $players } bots, not { $bots }.
door-arena-bots = An arena needs two different bots.
door-arena-twice = There are more bots than seats, and one of them is named twice.
door-lines-file = { $file } is no file of { $kind ->
        [arena] an arena
       *[sweep] a sweep
    }.
door-lines-other = { $file } is of another { $kind ->
        [arena] arena
       *[sweep] sweep
    }: { $difference }
door-lines-changed = { $name } was { $found }, not { $wanted }.
door-lines-minds = { $bots } thought otherwise then.
door-arena-match = { $file }, line { $line }: this is no match.
door-sweep-file = { $file } states no sweep: { $why }
door-sweep-line = { $file }, line { $line }: this is no portion of games.
door-sweep-candidates = A sweep needs two different candidates.
door-sweep-aims = A sweep needs an aim.
door-sweep-span = The aim { $name } reaches from { $least } to { $most }, and so holds nothing.
door-sweep-factions = { $game } has no factions that could be fair.
door-weights-guest = { $game } is a guest and keeps its own weights: say --out.
door-weights-variant = What is learned of { $game } is not for the game as printed: say --out.
door-weights-missing = The { $kind } of { $game } has no weight for { $names }.
door-weights-unknown = The { $kind } of { $game } has a weight for { $names }, but no such feature.
door-levels = { $game } has { $told } levels, not { $wanted }.
door-weights-file = { $file } cannot be written.
door-players-list = --players are numbers like 2,4, not '{ $players }'.
door-device = --device is cpu or cuda, not '{ $device }'.
door-device-bots = --device cuda plays random games only: --bots random.
door-no-gpu = No CUDA device can be used here.
door-device-rows = Rows are kept of games played on the CPU: leave out --device or --save.
door-no-ray = Many machines need Ray: `pip install 'theomachy[cluster]'`, the same on each of them.
door-ray-address = '{ $address }' is no address of a Ray cluster: HOST:PORT, or auto for the one this machine belongs to.
door-ray-nobody = No Ray cluster can be reached at { $address }: { $why }
door-ray-refused = What answers at { $address } does not let us in: is it a Ray cluster, and is its token known here (RAY_AUTH_MODE=token, RAY_AUTH_TOKEN)?
door-ray-version = The Ray cluster at { $address } runs Ray { $ray } on Python { $python }, this machine Ray { $own_ray } on Python { $own_python }: install the same everywhere.
door-ray-sources = The machine { $machine } has another Theomachy than this one: install the same everywhere.
door-ray-guest = '{ $name }' is a bot of this machine and cannot play on others: leave out --ray or this bot.
door-ray-no-worker =
    { $kind ->
        [GPU] No machine of this Ray cluster has a GPU.
       *[CPU] No machine of this Ray cluster has a processor to play on.
    }
door-ray-failed = A machine could not play its games: { $why }
door-ray-lost = Some games were begun again { $count } times, and each time their worker was lost: { $why }
door-rows-kind = Rows are kept in files ending in { $known }, not in { $file }.
door-rows-exists = { $file } is there already: it is not overwritten.
door-rows-parquet = Parquet needs PyArrow: `pip install 'theomachy[parquet]'` (or save as .csv or .jsonl)
door-merge-other = These reports are of different studies: game, rules, players, options, bots and seed have to be the same.
door-merge-gap = These reports leave a gap or overlap: the next should begin at game { $number }.

## Games that are made

door-padding = The record of { $game } has hidden padding; name it as a field.

## Files, folders, addresses

door-file = { $file }: { $why }
door-file-text = This is no text in UTF-8.
door-data-used = Another server is using { $data }; --data chooses another folder.
door-database = { $file } cannot be used: { $why }
door-database-newer = { $file } was written by a newer version of Theomachy.
door-database-url = --database is the address of a PostgreSQL database: postgresql://…
door-database-driver = PostgreSQL needs more than is installed here: `pip install 'theomachy[postgres]'`
door-workers = Several --workers need one PostgreSQL --database; a data folder is for one server alone.
door-database-older = { $file } was written by an older version of Theomachy; `theomachy serve` brings it forward.
door-database-none = There is no database at { $file }; --data says where it is.
door-use-pg = PostgreSQL has its own means: use { $tool } (see docs/house/host-it.md).
door-restore-waits = The copy lies ready in { $data }, and the server has not taken it yet; it will when it starts anew.
door-table = There is no table '{ $table }'.
door-ban = '{ $subject }' is neither a key as the log tells it (16 digits from 0 to f), nor an address or network.
door-unbanned = { $subject } is not banned.
door-record-other = The record is of { $game } with { $players } players.
door-pace = A clock has at least half a minute, and nobody is away before a minute and a half.
door-data-unwritable = { $data } cannot be written: { $why }
door-address = { $address } cannot be used: { $why } Try --port.
door-public-url = A public address is written https://play.example.org, not '{ $url }'.
door-system-enoent = No such file or directory.
door-system-eacces = Permission denied.
door-system-eperm = Operation not permitted.
door-system-eisdir = This is a directory.
door-system-enotdir = A part of the path is no directory.
door-system-eexist = There is a file of that name.
door-system-enospc = No space is left.
door-system-erofs = The file system is read-only.
door-system-eaddrinuse = The address is already in use.
door-system-eaddrnotavail = There is no such address here.
door-system-gaierror = There is no such address.
door-system-econnrefused = Nobody answers there.
door-system-ehostunreach = The machine cannot be reached.
door-system-enetunreach = The machine cannot be reached.
door-interrupted = Interrupted.
door-failed = That failed.
door-story-unfinished = this game is not over: its story is told at its end

## Doors for learners

door-envs = These doors need more than is installed here: `pip install 'theomachy[envs]'`
door-spiel = OpenSpiel is not installed here: `pip install 'theomachy[spiel]'`
door-seed = A seed is a whole number from 0, not { $seed }.
door-options = Options are a mapping of names to values, not { $options }.
door-render-mode = '{ $name }' is no way to draw; there are { $known }.
door-agent = '{ $name }' is no agent of this environment; there are { $known }.
door-reset = No game is under way: reset first.
door-rivals = { $seats } other seats want 1 rival or one each, not { $rivals }.
door-rival = A rival has played what may not be played: { $why }
