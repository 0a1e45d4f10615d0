err-hidden = the answers are hidden until you reveal them

err-without = this help is turned off here

## What a way to take counters does

loses = loses

wins = wins

# $steps (Text) numbers parted by commas
wins-with-t = wins with t = { $steps }

scan = Scan it, or click to enlarge.

dense-code = A link this long makes a dense code: scan it from close up.

## What is said where the page is a file.

Hand-file = This page is a file, and its address is no use to others: pass on the file.

## The list of moves that can be edited: what else the piece does, and where it stands.

lines-and = The queen’s lines, and

nothing-else = nothing else yet

the-piece = the piece

err-last-move = a game needs a move: add another before you remove the last

# What a position is not: "a coordinate is a whole number, not another kind of value".
no-list = another kind of value

# What is missing in a field for a square or a move.
# $dim (Number) how many numbers there are
# $example (Text) 12,7
needs-numbers = { $dim ->
    [one] one whole number is written here, such as { $example }
   *[other] { COUNT($dim) } whole numbers with commas between them are written here, such as { $example }
}

# The subject of “… must be a whole number”.
a-number = a number

# $move (Text) in parentheses
err-move-there = { $move } is a move already

# $move (Text) in parentheses
err-move-not-there = { $move } is no move of this game

# marked says at the door what the marks of a mistake mean.
marked = The red frame is where you stood: a move to the green tick would have won.

# The page's name among those of a browser.
# $headline (Text)
# $title (Text)
tab = { $headline } – { $title } – Palace

# left says how many pawns are left.
# $n (Number)
left = { $n } left

# What the button of a line does, for a listener.
# $direction (Text) "to the left", "up", "by (1,2)"
# $free (Number)
block-line = Block the line { $direction }, { $free } free

# noCompletion says that there is no such way to complete the moves.
# $name (Quoted)
err-no-completion = moves cannot be completed as { $name }

# $has (Plain)
# $dim (Plain)
err-wrong-move = a move of this game has { $has } components, not { $dim }

# $p (Position)
err-too-far = { $p } is too far from the piece to be shown

# $amount (Text)
# $pile (Text)
from-pile = { $amount } from { $pile }

# Below a list of moves: how many of each direction are listed.
# $n (Plain)
options-cut = At most { $n } each way. You can type the others.

# embedded is the name of a game or a lesson in the frame of another page.
# $title (Text)
embedded = Palace: { $title }

# moreMoves says that not all moves are listed.
# $n (Plain)
more-moves = and { $n } more, in the notation below

## Buttons of the map

map-palaces = Palaces
map-palace-numbers = Palace numbers
map-nim-values = Nim-values
map-remoteness = Moves left

origin-upper-left-right = Origin upper left, x to the right
origin-lower-left-right = Origin lower left, x to the right
origin-upper-left-down = Origin upper left, x downwards
origin-lower-left-up = Origin lower left, x upwards

palette-paper = As in the paper
palette-safe = Colour-blind safe

## Squares that are blocked, line by line

# $n (Number) how many squares of a line are blocked
# $all (Flag) whether that is all of them
# $direction (Text) "to the left", "up", "by (1,2)"
blocked-on-line = { $all ->
    [true] { $n ->
        [1] the only square { $direction }
        [2] both squares { $direction }
       *[other] all { $n } squares { $direction }
    }
   *[false] { $n } { $direction }
}

# $lines (List) "all 3 to the left", "2 up"
blocked-lines = Blocked: { AND($lines) }.

## Positions far out

# $digits (Plain)
# $games (List)
begin-anywhere = These games can begin anywhere, with coordinates of up to { $digits } digits: { AND($games) }. Write the coordinates after the @ of a link, or under Start square.

# A long number.
# $ends (Text) its first and last digits
# $n (Plain) how many digits it has
long-number = { $ends }, { $n } digits

# $n (Plain)
digits = { $n ->
    [one] { $n } digit
   *[other] { $n } digits
}

# $game (Text) how it is written in a link
err-cannot-be-edited = the moves of { $game } cannot be edited

# $most (Plain)
# $n (Number)
err-too-many-components = a position has at most { $most } components, not { $n }

# $most (Plain)
err-too-many-digits = a coordinate has at most { $most } digits

## What is taken from piles, and what is put down

# $amount (Text) a number, or t
# $pile (Text) its letter
to-pile = { $amount } to { $pile }

# Counters go from one pile to another.
# $amount (Text) a number, or t
# $from (Text) the letter of a pile
# $to (Text) the letter of a pile
move-counters = Move { $amount } from { $from } to { $to }

# $from (List) "3 from A"
# $to (List) "1 to B"
takes = { $to ->
    [0] Take { AND($from) }
   *[other] Take { AND($from) }, add { AND($to) }
}

# Which positions the map shows, where the piles beyond the second hold so many.
# $held (List) "C = 3"
map-shows-slice = The map shows the slice { AND($held) }: A along one side, B along the other.

## What is shared

# $quiz (Flag)
# $idea (Flag)
share-of = { $quiz ->
    [true] Share this quiz
   *[false] { $idea ->
        [true] Share this idea
       *[false] Share this game
    }
}

# What is said where the page is a file, with a text to copy below.
Hand-file-and = This page is a file, and its address is no use to others: pass on the file. Added to the end of its address there, this text opens the same.

# $why (Text) without its full stop
turns-too-long = With all its turns the link is too long: { $why }. From here it fits.

# $why (Text) without its full stop
link-too-long = The link is too long: { $why }. Copy it instead.

# A turn in the list of moves, for a listener, behind where it went. A comma stands before it.
# $n (Number)
heard-blocked = { $n } blocked

## Boards worth opening

# $other (Flag) whether they are no figures
# $source (Text) a key such as [LSY24]
group-label = { $other ->
    [true] Other examples
   *[false] Figures of { $source }
}

# $figure (Text) "Figure 3, left"
# $title (Text)
preset-at = { $figure }: { $title }

## The list of moves that can be edited

# $move (Text) in parentheses
take-move-away = Remove { $move }

# $last (Plain)
squares-to-last = Squares up to { $last }

# $move (Text) in parentheses
# $is (none | queen | move) whether it is a move: none, one of the queen's, or one of the list
move-is = { $is ->
    [none] { $move }, no move
    [queen] { $move }, the queen’s
   *[move] { $move }, a move
}
