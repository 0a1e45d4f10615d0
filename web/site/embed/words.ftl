# What <palace-board> says in other people's pages.

# On the picture of a board: touched, it can be played.
# $title (Text) what is shown, such as Wythoff Nim, queen at (8, 5)
embed-play = Play: { $title }

# A title where nothing else is known. Palace is a name.
embed-board = Palace

# A title: the room with all lessons.
embed-lesson = Lessons

# A title: the room with maps.
embed-gallery = Gallery

# A title: the room with puzzles.
embed-puzzle = Puzzle

# A title.
# $title (Text) of the lesson
embed-titled = Lesson “{ $title }”

# A title.
# $title (Text) the name of the game
# $piece (Text) one of the four below
# $where (Text) a position such as (8, 5)
embed-at = { $title }, { $piece } at { $where }

# A piece.
embed-queen = queen

# A piece.
embed-rook = rook

# A piece that moves as a queen and as a knight.
embed-maharaja = maharaja

# A piece of games that are not chess.
embed-piece = counter

# Read by screen readers: the frame with a board.
# $title (Text) what is shown
embed-frame = Palace: { $title }

# $src (Text) what stands in the attribute; src and <palace-board> stay as they are
embed-src = The src of palace-board is not the address of a page: { $src }.

# $site (Text) an address
embed-silent = { $site } has not answered yet.
