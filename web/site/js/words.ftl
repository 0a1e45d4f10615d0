# What the scripts say before the programs are there, or when they are not: all else comes from the programs.

# Heading: the frame that holds the board has not come.
board-unloaded = The board could not be loaded

board-damaged = Its part of the page is missing or damaged.

# $seconds (Plain) for how long nothing came
board-late = It has not answered for { $seconds } seconds. Check the connection and try again.

# Heading: the host or the browser forbids what the board needs.
board-refused = The board cannot run here

board-old-browser = This browser is too old

board-needs-wasm = Palace needs WebAssembly, which this browser does not have: a newer version has it.

# The program has come whole, and the browser cannot compile it.
board-lacks = Palace needs instructions of WebAssembly that this browser does not know. A newer version of the browser has them.

# Heading: the browser cannot draw it.
board-undrawn = The board cannot be drawn

board-needs-webgl = Palace draws with WebGL 2. This browser has none, or it is switched off in the settings.

board-no-workers = This browser does not let the page start the engines’ workers.

# Heading: it worked, and has failed.
board-stopped = The board has stopped

board-kept = Its program has failed. The game is kept: try again to go on.

# Heading: it never worked.
board-unstarted = The board could not be started

board-no-memory = The browser did not start its program. If memory is short, close other tabs and try again.

# The engine behind the board is a program that paints the map and moves for the computer.
engine-failing = The engine behind the board keeps failing. You can play on, but the map and the computer’s moves may be late; reloading the page may help.

# The program behind the board comes after that of the page.
workers-missing = The program that paints the map has not come yet; it is being asked for again. You can play on.

# Below a bar: how much of the programs has come.
# $part (Text) megabytes, such as 2.5
# $all (Text) megabytes, such as 4.2
loading-part = { $part } of { $all } MB

# The same, after the connection was lost once.
# $part (Text) megabytes, such as 2.5
# $all (Text) megabytes, such as 4.2
loading-again = Loading again, because the connection was lost: { $part } of { $all } MB

# Below a full bar: the programs have come.
loading-starts = Starting…

loading-reads = Reading the game in this link…

loading-explores = Finding out how far this game is solved…

loading-lessons = Loading the lessons…

# $seconds (Plain) for how long nothing came
download-stalled = Nothing has arrived for { $seconds } seconds. Check the connection and try again.

download-cut = This file was cut short on its way: part of it is missing. Download it again.

download-lost = The connection was lost. Check it and try again.

# $status (Plain) the number by which the server refuses, such as 404
# $file (Text) its name
download-refused = The server answered { $status } for { $file }.

download-as-it-is = The server sends it as it is.

download-page = The server sent a page instead of a part of the board.

# $file (Text) its name
# $count (Plain) bytes that came
# $size (Plain) bytes that it has
download-short = Only { $count } of the { $size } bytes of { $file } arrived. Try again.

# $file (Text) its name
# $error (Text) the browser's name for the mistake
download-wrong = What arrived as { $file } is not the program ({ $error }). Try again.

# Content-Security-Policy, script-src and 'wasm-unsafe-eval' are what a server sends: they stay.
host-wasm = This host’s Content-Security-Policy header forbids WebAssembly: its script-src has to allow 'wasm-unsafe-eval'.

# Content-Security-Policy, worker-src and blob: are what a server sends: they stay.
host-workers = This host’s Content-Security-Policy header forbids the engines’ workers: its worker-src has to allow blob:.

# Content-Security-Policy, connect-src and 'self' are what a server sends: they stay.
host-files = This host’s Content-Security-Policy header does not let the page fetch its own files: its connect-src has to allow 'self'.

# Content-Security-Policy, frame-src and 'self' are what a server sends: they stay.
host-frames = This host’s Content-Security-Policy header forbids frames, and the board is in one: its frame-src has to allow 'self'.

# Content-Security-Policy, frame-ancestors and 'self' are what a server sends: they stay.
host-ancestors = This host’s Content-Security-Policy header forbids frames, and the board is in one: its frame-ancestors has to allow 'self'.

# X-Frame-Options and SAMEORIGIN are what a server sends: they stay.
host-options = This host’s X-Frame-Options header forbids frames, and the board is in one: it may say SAMEORIGIN.

# The reader has chosen a language, and its words did not come. This sentence is read in the language from before.
# $language (Text) what the language calls itself
language-lost = The words in { $language } could not be loaded: what you read stays as it is. Check the connection and choose the language again.

# The page speaks another language already, but its lessons are a file of their own.
# $language (Text) what the language calls itself
lessons-lost = The lessons in { $language } could not be loaded, so you read them in English. Check the connection and open them again.

# $file (Text) its name
scorm-lost = The file { $file } could not be loaded: check the connection, load this page again, and save the package then.

## What somebody has chosen while the programs are on their way: headings until they have come.

# $link (Text) the game as its link names it: wythoff@12,17
ahead-game = The game { $link }

ahead-lesson = A lesson

ahead-lessons = The lessons

# $title (Text) of a lesson
ahead-title = Lesson: { $title }

ahead-puzzle = The puzzle

ahead-today = The puzzle of the day

ahead-class = For a class

ahead-teach = Teach

ahead-explore = Explore

ahead-maps = Maps that grow

# Heading.
status-one-moment = One moment

status-board-being-set-up = The board is being set up.

door-learn = Learn

# On a button.
door-back = Back

# On a button.
lessons-open-lesson-from-file = Open a lesson from a file

# On a button.
lessons-clear-my-progress = Clear my progress

# Read by screen readers, of a field.
lessons-lesson-from-file = A lesson from a file

# Read by screen readers, of a part of the page.
lesson-steps-lesson = Steps of the lesson

# Read by screen readers, of a field.
lesson-your-answer = Your answer

# On a button.
lesson-check = Check

# On a button.
lesson-clear-my-marks = Clear my marks

# Read by screen readers, of a part of the page.
lesson-through-lesson = Through the lesson

# On a button.
lesson-more = More

# What a key does, in the list of keys.
lesson-previous-step = Previous step

# On a button.
lesson-back = Back

# What a key does, in the list of keys.
lesson-restart-step = Restart this step

# On a button.
lesson-hand-in = Hand in…

# What a key does, in the list of keys.
lesson-next-step = Next step

# On a button.
lesson-next = Next

# On a button.
lesson-play-on-from-here = Play on from here

# On a button.
lesson-all-lessons = All lessons

# On a button.
lesson-edit-copy = Edit a copy

# Heading.
curtain-setting-up-board = Setting up the board

curtain-game-comes-back-as = The game comes back as it was.

curtain-on-its-way-after = It is on its way after all.
