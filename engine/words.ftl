## The sentences in which questions about a game are refused.
## They begin small and end without a full stop where they may stand within others.

# ErrSearch says that it takes a search to know whether a method answers.
Err-search = it takes a search to know

# ErrKind is what Fits says of values of a kind that the method knows nothing about. What
# other methods say of the same question goes before it.
Err-kind = it knows nothing about values of this kind

# ErrNimOrigin is what Fits says of nim-values elsewhere, where they are computed from the
# corner on.
# kind: engine.ErrNoMap
Err-nim-origin = a map of nim-values begins at the corner

## What a refusal is about, for errors.Is; most refusals are sentences that say more.

# ErrTooFar: no method reaches as far, or what it would have to keep is too much.
Err-too-far = this is too far out

# ErrOutside: no square of the board, such as one with a negative coordinate.
Err-outside = this is outside the board

# ErrWrongDimension: a position with more components than those of the game, or fewer.
Err-wrong-dimension = a position of this game has a different number of components

# ErrNoMap: the game has no such map.
Err-no-map = this game has no such map

# ErrWindow: no window that can be computed, being empty or too large for any machine.
Err-window = this window cannot be computed

# ErrTooMany: more options than can be listed.
Err-too-many = there are too many options

# ErrTakesLong: it could be found out, but not while somebody waits.
Err-takes-long = this takes too long

# ErrNoMethod is the refusal of a game that has no method for a question at all.
Err-no-method = this game has no method for that

## What is refused, and why

# What is said of a method that has no function for a question.
err-unasked = it does not answer that

# ErrDimension refuses a position of so many components where there are pairs.
# kind: engine.ErrWrongDimension
# $components (Plain) how many the position has: never two
Err-dimension = a position of this game has two coordinates, not { $components }

# kind: engine.ErrWrongDimension
# $piles (Plain) how many numbers a position has
# $found (Plain) how many this one has
err-piles = a position of this game has { $piles ->
    [one] one number
   *[other] { $piles } numbers
}, not { $found }

# What a position is called, as the subject of a sentence, where it may be too long to be written.
the-position = the position

# ErrNegative refuses a position of a quadrant.
# kind: engine.ErrOutside
# $position (Text) such as (-1,2), or “the position”
Err-negative = { $position } is not on the board: no coordinate can be negative

# ErrDigits refuses a position with coordinates of more than about so many digits.
# kind: engine.ErrTooFar
# $position (Text) such as (1,2), or “the position”
# $digits (Plain)
Err-digits = { $position } is too far out: its coordinates may have about { $digits } digits

# What it refuses is to list the options of a position.
# kind: engine.ErrTooMany
# $p (Position)
# $n (Text) how many there are: a large number
err-options = { FULL($p) } has too many options to list: { $n }

# ErrWhile refuses the nim-value of one square to whoever wants to play on at once.
# kind: engine.ErrTakesLong
# $p (Position)
Err-while = it takes a while to fill in the nim-values of all squares before { FULL($p) }

# An empty window of a board.
# kind: engine.ErrWindow
# $w (Plain) its width
# $h (Plain) its height
err-no-square = a board needs at least one square, not { $w }x{ $h }

# kind: engine.ErrWindow
# $w (Plain) its width
# $h (Plain) its height
# $edge (Plain) the largest width, and the largest height
err-too-large = a window of { $w }×{ $h } squares is too large: at most { $edge }×{ $edge } can be shown

# kind: engine.ErrWindow
# $w (Plain) its width
# $h (Plain) its height
err-empty = a window of { $w }×{ $h } has no squares

# kind: engine.ErrOutside
# $size (Text) such as 300×200
# $at (Text) its smallest corner, such as 5,7
# $first (Text) the board's smallest corner, such as 0,0
# $last (Text) its largest corner, such as 99,99
err-not-within = a window of { $size } at { $at } is not within the board, which begins at { $first } and ends at { $last }

# kind: engine.ErrNoMap
# $game (Text) as it is written in a link: blocking:5
# $kind (Text) the map's name, in quotation marks
err-map = { $game } has no map of kind { $kind }
