## The games

# The name of the game: of Wythoff Nim, of Maharaja Nim, or with further moves, such as "(2,3) and (3,2)".
# $which (none | knight | further) moves there are
# $moves (Text)
title = { $which ->
    [none] Wythoff Nim
    [knight] Maharaja Nim
   *[further] Wythoff Nim with { $moves }
}

# How the queen moves: in Wythoff Nim, as a maharaja, or where further moves are listed, "(2,3) or (3,2)".
# $which (none | knight | further) moves there are
# $moves (Text)
# $misere (Flag) whether whoever makes the last move loses
rules = The queen moves along her row or column towards the edge of the board, or diagonally towards the corner, as far as you like. { $which ->
    [none] Whoever
    [knight] Towards the corner she may also jump like a knight, by (1,2) or (2,1). Whoever
   *[further] Towards the corner she may also jump by { $moves }. Whoever
} brings her to the corner { $misere ->
    [true] loses
   *[false] wins
}.

## What is refused

# kind: engine.ErrTooFar
# $p (Text) the position in parentheses, or “the position” where it is long
# $reach (Plain)
err-reach = { $p } is too far out: coordinates of this game reach up to { $reach }

# A position that is too long to be written, as the subject of a sentence.
the-position = the position

# $a (Plain)
# $b (Plain)
# $most (Plain)
err-no-such-move = ({ $a },{ $b }) is not a move: its components must be from 0 to { $most } and not both 0

# $m (Position) what should be a move
err-no-pair = { FULL($m) } is not a move of a queen: it needs two components

# kind: engine.ErrNoMap
err-elsewhere = a map of these values begins at the corner

# kind: engine.ErrTooFar
# $last (Plain)
err-columns = it takes only the columns up to { $last }

# How far a game is solved that has no dictionary, and why it has none.
# kind: engine.ErrTooFar
# $reach (Plain)
# $why (Error) a sentence without its full stop
err-no-dictionary = without a dictionary, positions are solved only up to column { $reach }, and { $why }

# kind: engine.ErrTooFar
# $last (Plain) of columns and of rows
# $p (Position)
err-nim-beyond = nim-values are known up to ({ $last },{ $last }), and { FULL($p) } is farther out

# A window that does not end within so many columns and rows.
# kind: engine.ErrTooFar
# $size (Text) such as 300×200
# $at (Text) its smallest corner, without parentheses
# $most (Text) such as 4096×4096
err-window-beyond = the window { $size } at ({ $at }) is too far out: it must end within { $most } from (0,0)

## Why a position of Wythoff Nim wins or loses: golden pairs

# $n (Plain) the number of the pair, and the difference of its two
# $a (Plain) the smaller number of the pair
# $b (Plain) the larger number of the pair
# $product (Text) n times the golden ratio, as far as its digits are written
golden-pair = { $a } and { $b } are golden pair number { $n }: { $n } × 1.618… = { $product }…, rounded down, is { $a }, and { $n } more is { $b }.

# $p (Position)
# $n (Plain) the difference of its numbers
# $a (Plain) the smaller number of the pair
# $b (Plain) the larger number of the pair
other-pair = The numbers of { FULL($p) } differ by { $n }, but the golden pair with that difference is { $a } and { $b }.

# $p (Position)
straight-home = The numbers of { FULL($p) } are equal, so the queen can go straight to the corner.

## Why a position wins or loses with further moves: every column has one palace

# $column (Text)
# $p (Position) which is the palace
column-palace = Every column has exactly one palace, the first square from which none in an earlier column can be reached. In column { $column } that is { FULL($p) }.

# $column (Text)
# $palace (Position)
palace-straight-on = Every column has exactly one palace, and that of column { $column } lies straight on: { FULL($palace) }.

# $p (Position)
# $palace (Position)
further-left = From the palace of a column no palace in an earlier column can be reached, but from { FULL($p) } you can go to { FULL($palace) }.

## How the game is solved: each method and what it does, which an explanation quotes

# The name of a method of solving the game.
method-golden = Golden ratio

# What it does.
method-golden-idea = The P-positions are (⌊nφ⌋, ⌊nφ²⌋) and their mirror images (Wythoff 1907).

# The name of a method of solving the game.
method-dictionary = Dictionary

# What it does.
method-dictionary-idea = Around column x the P-positions are written down by words that are read around x/φ ([LW14] section 3).

# The name of a method of solving the game.
method-found = Dictionary, by search

# What it does.
method-found-idea = A search finds the words that make up every string of columns, and proves that there are no others. For column x they are read around x/φ.

# The name of a method of solving the game.
method-columns = Column by column

# The name of a method of solving the game.
method-columns-near = Column by column, near the corner

# What it does.
method-columns-idea = Every column has one P-position: its first square that sees none in an earlier column ([LW14] Proposition 2.1).

# The name of a method of solving the game.
method-mex = Mex, row by row

# What it does.
method-mex-idea = A nim-value is the least number that no option has; each line remembers the numbers on it.
