# What search engines show of the page.
page-play-impartial-games-on = Play impartial games on an endless chessboard against a computer that never misses a win, while the map of the palaces paints itself.

# On a link.
page-skip-game = Skip to the game

page-style-page-could-not = The style of this page could not be loaded. You can still play.

# On a button.
page-load-again = Load it again

# Read by screen readers, of a button.
page-palace-front-door = Palace: to the front door

# Shown when the pointer rests, of a button.
page-front-door = To the front door

# Read by screen readers, of a part of the page.
page-page = Page

# Read by screen readers, of a button.
page-learn-play-solve-watch = Learn, play, solve or watch

# On a button.
page-learn = Learn

# On a button.
page-play = Play

# On a button.
page-puzzle = Puzzle

# On a button.
page-teach = Teach

# On a button.
page-explore = Explore

# On a button.
page-help = Help

# On a button.
page-share = Share

# Heading.
page-now = Now

page-one-moment = One moment

# Heading.
page-move-left-up-whoever = Move left or up. Whoever reaches the corner wins.

# Read by screen readers, of a part of the page.
page-board = Board

# Shown when the pointer rests.
page-board-arrow-keys-move = The board. Arrow keys move over the squares, Enter chooses one, Escape leaves the board.

# Read by screen readers, of a part of the page.
page-view-board = View of the board

# Read by screen readers, of a button.
page-find-piece = Go to the piece

# Read by screen readers, of a button.
page-show-what-move-needs = Fit all moves

# Shown when the pointer rests, of a button.
page-show-what-move-needs-2 = Fit all moves (0)

# Read by screen readers, of a button.
page-show-whole-map = Show the whole map

# Shown when the pointer rests, of a button.
page-show-whole-map-9 = Show the whole map (9)

# Read by screen readers, of a button.
page-zoom-out = Zoom out

# Shown when the pointer rests, of a button.
page-zoom-out-2 = Zoom out (-)

# Read by screen readers, of a button.
page-zoom-in = Zoom in

# Shown when the pointer rests, of a button.
page-zoom-in-2 = Zoom in (+)

page-copied = Copied.

page-browser-does-not-let = The browser does not let the page copy: the text is selected, so copy it yourself.

# Heading, where files of the page did not come.
start-not-loaded = The page could not be loaded

start-missing = A part of it is missing or damaged. Check the connection and try again.

start-slow = Nothing has arrived for 20 seconds. Check the connection and try again.

# Heading, where the page cannot work.
start-not-here = The page cannot run here

start-alone = It is in a frame whose sandbox keeps it from its own files: the page around it has to allow the same origin.

start-boxed = This host’s Content-Security-Policy header keeps it from its own files: its sandbox has to allow the same origin.

start-file = Browsers load it only from a server, not from a file.

# Read by screen readers, of the choice of languages. Each language stands there in its own name.
page-language = Language
