## The chart of a board: how the digits of a square's coordinates lead to its outcome

chart-title = A board that repeats on every scale

chart-about = Cut the board into blocks of any size. There are only a few kinds, and the kind of a block gives those of its four quarters. So the binary digits of x and y lead to the outcome of any square.

chart-more = All blocks of one kind have the same palaces. So the table of kinds decides every square of the board, even if x and y have a hundred digits.

chart-source = Palace; after Allouche, Shallit, Automatic Sequences, and questions of [LSY24] Section 10

# Examples, by what their charts show. Segments are sectors of the board.
chart-three = Three segments

chart-four = Four segments, seen from afar

chart-one = One kind

# The label of a control: which kinds of blocks the table lists.
kinds-label = Kinds in the table

digits-title = Binary digits of the block’s x and y, two at a time, and the kind that they lead to

point-out = Point farther out to see digits lead from kind to kind.

# A button.
next-digit = Read the next digit

# The heading of a table of kinds of blocks.
# $n (Plain) how many kinds there are
kinds-title = { $n ->
    [1] What the kind is made of
   *[other] What the { $n } kinds are made of
}

# $kind (Plain) its number
kind-title = What kind { $kind } is made of

# The head of a column: the number of a kind of block.
head-kind = kind

# The head of a column: how many squares of a block are palaces.
head-palaces = palaces

# How many digits are left out, under dots in their place.
# $n (Plain)
more = { $n } more

# How many squares of a block are palaces, of how many.
# $n (Plain)
# $all (Plain)
share-of-block = { $n } of { $all }

# $millions (Plain)
no-chart = No chart was found in a search of { $millions } million steps. There may still be one.

# $kinds (Plain) how many kinds there are
# $side (Plain) the width of the smallest blocks
say-chart = { $kinds ->
    [1] All blocks of { $side } × { $side } squares are the same here: there is one kind.
   *[other] There are { $kinds } kinds of blocks, the smallest { $side } × { $side } squares. A large block at the corner is of kind 1. The table gives the kinds of its quarters, then of their quarters, and so on down to the smallest blocks. Blocks of one kind are the same, square by square.
}

# How large the blocks are that are drawn.
# $side (Plain)
# $often (Plain) how often four blocks have been put together to one
say-scale = { $often ->
    [0] The blocks drawn here are { $side } squares wide. Zoom out to see larger ones, drawn from the same table.
    [1] The blocks drawn here are { $side } squares wide, each made of smaller ones as the table says, once over.
    [2] The blocks drawn here are { $side } squares wide, each made of smaller ones as the table says, twice over.
   *[other] The blocks drawn here are { $side } squares wide, each made of smaller ones as the table says, { $often } times over.
}

# Why the chart is right everywhere.
# $ways (Plain)
say-meetings = This is proved for the whole board. Kinds meet, four at a time, in { $ways } ways and no others. In each of them every square was checked: it is a palace exactly if no move leads from it to a palace.

# $digits (Plain) how many digits lead to the square
# $p (Text) a square
# $palace (Flag)
# $at (Text) the square of a block, counted from its corner
# $kind (Plain)
# $place (Text) the place of the block, counted in blocks
say-way = { $digits ->
    [0] { $palace ->
        [true] { $p } is a palace
       *[false] { $p } is an N-position
    }. It lies in the block at the corner, of kind 1.
   *[other] { $palace ->
        [true] { $p } is a palace
       *[false] { $p } is an N-position
    }, as is square { $at } of every block of kind { $kind }. The digits of its block’s place { $place } lead to this kind.
}

# The label of a block that is made of smaller ones.
# $kind (Plain)
large-kind = kind { $kind }

# $digits (Plain) how many digits are read
# $kind (Plain)
say-step = { $digits ->
    [0] No digit has been read yet. A block at the corner that is large enough to hold the square is of kind 1.
   *[other] { $digits ->
        [one] After { $digits } digit
       *[other] After { $digits } digits
    } the block is of kind { $kind }, and the next digit says which quarter of it to take.
}
