# The name of a game: the board is the whole plane.
spiral-title = Queens in exile on the spiral

# How the game is played.
# $misere (Flag) whether whoever makes the last move loses
spiral-rules = The squares are numbered along a spiral that begins in the middle, at (0,0). The queen moves in any of the eight directions, as far as you like, but only to a square with a lower number. Whoever brings her to the middle { $misere ->
    [true] loses
   *[false] wins
}.

# The name of a game: the board is a quarter of the plane.
quadrant-title = Queens in exile on the quadrant

# How the game is played.
# $misere (Flag) whether whoever makes the last move loses
quadrant-rules = The squares are numbered from the corner, one antidiagonal after another. The queen moves in any of the eight directions, as far as you like, but only to a square with a lower number. Whoever brings her to the corner { $misere ->
    [true] loses
   *[false] wins
}.

# A reason: a ruleset names neither board. “spiral” and “quadrant” are written in links and stay as they are.
unknown-board = the board of queens in exile must be spiral or quadrant

# kind: engine.ErrWrongDimension
# $n (Plain) never two
err-components = a position of queens in exile is a row and a column, two numbers, not { $n }

# kind: engine.ErrTooFar
# $coordinate (row | column)
# $most (Plain)
err-digits = { $coordinate ->
    [row] the row must have at most { $most } digits
   *[column] the column must have at most { $most } digits
}

# kind: engine.ErrOutside
# $coordinate (row | column)
err-negative = { $coordinate ->
    [row] the row must not be negative
   *[column] the column must not be negative
}

# A window of outcomes.
# kind: engine.ErrTooFar
# $w (Plain) its width
# $h (Plain) its height
# $edge (Plain) the largest width, and the largest height
err-edge = a window of { $w }x{ $h } is too large: the largest that works is { $edge }x{ $edge }

# kind: engine.ErrTooFar
# $end (Plain)
err-table = the table ends at column { $end }

# kind: engine.ErrNoMap
err-origin = values are filled in from the square with number 0 on: a map of them has its origin at 0,0

# kind: engine.ErrTooFar
# $reach (Plain) a coordinate
err-reach = values are known up to { $reach } at most

# The nim-value of one square, or how many moves are left from it.
# kind: engine.ErrTooFar
# $p (Position)
err-memory = the values of all squares before { FULL($p) } take too much memory

# kind: engine.ErrTooFar
# $window (Text) such as 30x20 at 5,-7
# $fit (Text) such as 20x20 at 5,-7
err-window = the values of a window of { $window } take too much memory: the largest size that works is { $fit }

# How a window is written: its size, and its smallest corner.
# $size (Text) such as 30x20
# $corner (Text) such as 5,-7
placed = { $size } at { $corner }

## Why a square wins or loses: it is on a line with a palace that has a lower number, or on none

# $p (Position)
no-line = No palace with a lower number stands in the row, the column or a diagonal of { FULL($p) }.

# $line (row | column | diagonal)
# $p (Position)
# $palace (Position)
on-line = { $line ->
    [row] { FULL($p) } lies in the same row as the palace { FULL($palace) }, which has a lower number.
    [column] { FULL($p) } lies in the same column as the palace { FULL($palace) }, which has a lower number.
   *[diagonal] { FULL($p) } lies in the same diagonal as the palace { FULL($palace) }, which has a lower number.
}

## How the game is solved: each method and what it does, which an explanation quotes

# The name of a method of solving the game on the spiral.
method-numerals = Tribonacci numerals

# What it does.
method-numerals-idea = The queens are the centre, (X_n, Y_n) and the turns of that (Dekking, Shallit, Sloane, Theorem 1); the digits of n-1 give X_n and Y_n (Theorem 14 and Corollary 21), and one of these gives the digits.

# The name of a method of solving the game on the quadrant.
method-columns = Table of columns

# What it does.
method-columns-idea = Column by column, a queen takes the first row where no earlier one attacks her (Dekking, Shallit, Sloane, Section 8); a few machine words say where.

# The name of a method of solving the game on the quadrant.
method-descent = Descent by φ

# What it does.
method-descent-idea = Column c is attacked by queens near columns c/φ and c/φ², and these follow from those near c/φ² and c/φ³. There are only 48 states, so columns far from the corner are found without those before them.

# The name of a method of solving the game.
method-mex = Mex filling

# What it does.
method-mex-idea = Squares are filled in the order of their numbers, each with the mex of what its lines already have (Dekking, Shallit, Sloane, Sections 7 and 8).
