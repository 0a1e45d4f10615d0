## An idea: pieces are placed one by one on the numbered squares of a board, each on the first square that no earlier one attacks.

placing-title = Pieces, placed one by one

# $piece (Piece)
placing-about = Go through the squares in the order of their numbers, and put a piece on each square that no earlier piece attacks. Grey squares are attacked. Here the { many-pieces } end up on the palaces.

placing-more = A palace is a square where the player to move loses. No move leads from a palace to a palace, and from every other square some move leads to a palace.

## The pieces. A maharaja is a queen and a knight; a Wythoff queen attacks along one kind of diagonal only; and a queen may have further moves.

# One of a kind, within a sentence: put into the messages below.
# $piece (Piece)
one-piece = { $piece ->
    [rook] rook
    [bishop] bishop
    [king] king
    [knight] knight
    [maharaja] Maharaja
    [wythoff-queen] Wythoff queen
    [wythoff-maharaja] Wythoff maharaja
    [jumper] queen with the further moves
   *[queen] queen
}

# Several of a kind, within a sentence: put into the messages below.
# $piece (Piece)
many-pieces = { $piece ->
    [rook] rooks
    [bishop] bishops
    [king] kings
    [knight] knights
    [maharaja] Maharajas
    [wythoff-queen] Wythoff queens
    [wythoff-maharaja] Wythoff maharajas
    [jumper] queens with the further moves
   *[queen] queens
}

# To choose from
# $piece (Piece)
piece-title = { $piece ->
    [rook] Rook
    [bishop] Bishop
    [king] King
    [knight] Knight
    [maharaja] Maharaja
    [wythoff-queen] Wythoff queen
    [wythoff-maharaja] Wythoff maharaja
    [jumper] Queen with the further moves
    [hexagonal] Queen on hexagons
   *[queen] Queen
}

# The title of a table that lists the pieces in the order in which they are placed.
# $piece (Piece)
table-title = { $piece ->
    [rook] Rooks, as they come
    [bishop] Bishops, as they come
    [king] Kings, as they come
    [knight] Knights, as they come
    [maharaja] Maharajas, as they come
    [wythoff-queen] Wythoff queens, as they come
    [wythoff-maharaja] Wythoff maharajas, as they come
    [jumper] Queens with the further moves, as they come
   *[queen] Queens, as they come
}

## The boards, to choose from

spiral-title = whole plane, along a spiral

hexagons-title = whole plane of hexagons, along a spiral

# A quarter of the plane.
antidiagonals-title = quarter, by antidiagonals

# A quarter of the plane.
files-title = quarter, column by column

# An eighth of the plane, between a side and a diagonal.
sector-title = eighth (45°), row by row

ranks-title = n × n, row by row

square-title = n × n, by antidiagonals

## What can be chosen

# In front of a list of boards.
board-label = Board

# In front of a list of pieces.
piece-label = Piece

# In front of “their numbers” and “nim-values”: what is written on the squares.
show-label = On the squares

# Behind “On the squares”.
numbers-label = their numbers

# Behind “On the squares”.
values-label = nim-values

# The side of a board of n × n squares: a letter, which stays as it is.
side-label = n

# A button: place one more.
# $piece (Piece)
next-step = Place the next { one-piece }

## What is seen

# kind: engine.ErrTooFar
# $piece (Piece)
err-distant = { many-pieces } are placed from square 0 on: this is too far out

# $piece (Piece)
values-seen = Each square has its nim-value: the smallest number that no earlier square on its lines has. The { many-pieces } stand on the 0s.

hexagons-seen = Think of the squares as hexagons, with six neighbours each: this queen goes along the three lines of hexagons, which here are the rows, the columns and the diagonals with the same x+y.

closer = Zoom in to see which squares are attacked.

# $piece (Piece)
same-squares = The { many-pieces } stand on the same squares as along the antidiagonals.

# $down (Flag) whether columns are gone through, row by row, or the other way round
# $piece (Piece)
one-each = { $down ->
    [true] In every column one { one-piece } takes the first row where none from the earlier columns attacks it.
   *[false] In every row one { one-piece } takes the first column where none from the earlier rows attacks it.
}

# $piece (Piece)
other-game = This is a different game from the one on the board. In it a { one-piece } moves to any square that it attacks and that comes earlier here. The { many-pieces } stand where the player to move loses.

## About the square that somebody points at

# The square, as the subject of the sentences below.
# $numbered (Flag) whether its number is known
# $n (Plain) its number
# $at (Text) its place: (1,2)
square = { $numbered ->
    [true] Square { $n }, { $at },
   *[false] { $at }
}

# $at (Text) a place: (1,2)
no-square = { $at } does not belong to this board.

# $numbered (Flag)
# $n (Plain)
# $at (Text)
# $piece (Piece)
# $i (Plain) which of the pieces
has-piece = { square } has { one-piece } number { $i }: no earlier one attacks it.

# $numbered (Flag)
# $n (Plain)
# $at (Text)
# $attackers (List) as “attacker” has them
is-attacked = { square } is attacked by { AND($attackers) }.

# $numbered (Flag)
# $n (Plain)
# $at (Text)
# $piece (Piece)
# $i (Plain) which of the pieces
not-attacked = { square } is not attacked: { one-piece } number { $i } will go there.

# $numbered (Flag)
# $n (Plain)
# $at (Text)
never-attacked = { square } is not attacked by any piece so far.

# One of those by which a square is attacked.
# $piece (Piece)
# $numbered (Flag) whether the squares of the board have numbers
# $n (Plain) the number of the square on which it stands
# $at (Text) the place on which it stands: (1,2)
# $line (column | row | diagonal) along which line it attacks the square
attacker = { $numbered ->
    [true] the { one-piece } on { $n }
   *[false] the { one-piece } at { $at }
} { $line ->
    [column] along the column
    [row] along the row
   *[diagonal] along a diagonal
}

# One of those by which a square is attacked, with a leap.
# $piece (Piece)
# $numbered (Flag) whether the squares of the board have numbers
# $n (Plain) the number of the square on which it stands
# $at (Text) the place on which it stands: (1,2)
leaper = { $numbered ->
    [true] the { one-piece } on { $n }
   *[false] the { one-piece } at { $at }
}

## How many stand, and where the next one goes

# Begins the sentences below.
# $count (Plain)
# $piece (Piece)
stand = { $count ->
    [1] One { one-piece } stands
   *[other] { $count } { many-pieces } stand
}

# $count (Plain)
# $piece (Piece)
standing = { stand }.

# $all (Flag) whether no other square is free
# $count (Plain)
# $piece (Piece)
standing-all = { $all ->
    [true] { stand }, and every other square is attacked.
   *[false] { stand }; nothing has been placed farther out.
}

# $count (Plain)
# $piece (Piece)
# $down (Flag) whether columns are gone through, row by row, or the other way round
# $file (Plain) the next column, or row
# $rank (Plain) where the next piece goes on it: the number of the row, or column
standing-files = { $down ->
    [true] { stand }, one in every column. In column { $file } the next one goes to row { $rank }.
   *[false] { stand }, one in every row. In row { $file } the next one goes to column { $rank }.
}

# $attacked (Plain) how many squares are, before the one to which the next one goes
# $first (Plain) a square
# $last (Plain) a square
# $to (Plain) a square
next-of = { $attacked ->
    [0] The next one goes to the very next square, { $to }.
    [1] Square { $first } is attacked, so the next one goes to { $to }.
    [2] Squares { $first } and { $last } are attacked, so the next one goes to { $to }.
   *[other] The squares { $first } to { $last } are all attacked, so the next one goes to { $to }.
}

## Titles of rows of numbers, and of the table's columns

# $down (Flag) whether columns are gone through, row by row, or the other way round
files-strip = { $down ->
    [true] The row in every column
   *[false] The column in every row
}

# $piece (Piece)
squares-strip = The squares of the { many-pieces }

values-strip = The nim-values along the numbers

# One of the titles above, with the number of the sequence in the encyclopedia of integer sequences.
# $title (Text)
# $sequence (Text) A275895
titled = { $title }, { $sequence }

row-head = row

column-head = column

# The number of a square.
square-head = square

# How many squares in between are attacked, and passed over.
attacked-head = attacked before
