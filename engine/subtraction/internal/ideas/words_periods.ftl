## How rows and columns of a board repeat. P is a palace and N any other square, in all languages

periods-title = Rows and columns repeat

periods-about = Along each row the outcomes repeat in the end, as P P N N P P N N … does every 4 squares. The same is true of each column.

periods-more = P is a palace: the player to move loses. N is any other square. A square depends only on the rows before it and on a few squares before it in its own row. How many these are is the length of the longest move along the row. If all of these are the same at two places, everything after them is the same, too.

periods-source = [LSY24] Definition 6 and Theorem 7

# Examples, two by the figures of [LSY24].
periods-figure-23 = Figure 23

periods-figure-28 = Figure 28

periods-one-pile = One pile

# The same of a game with one pile: the title, what it is about, and more.
pile-title = The pile repeats

pile-about = After some numbers the outcomes repeat forever, as P P N N P P N N … does every 4.

pile-more = P is a palace: the player to move loses. N is any other number. With a largest move of m, a number depends only on the m numbers before it. If these are the same at two places, everything after them is the same, too.

# The label of a control that says “Show: rows” or “Show: columns”.
along-label = Show

along-rows = rows

along-columns = columns

# The title of a table.
# $dim (Plain) 1 for one pile
# $line (row | column)
table-title = { $dim ->
    [1] The pile
   *[other] { $line ->
        [row] Rows
       *[column] Columns
    }
}

# Heads of columns: from which square on a row repeats, every how many squares, and before which two squares all is the same.
head-repeats-from = repeats from

head-every = every

head-same-before = same before

# Over the outcomes of some numbers before one, or of some squares of a row or a column.
# $dim (Plain) 1 for one pile
# $window (Plain) how many they are
# $at (Plain)
# $line (row | column)
# $n (Plain) the number of the row or column
# $shown (Plain) how many of them are shown
# $all (Flag) whether these are all
state-title = { $dim ->
    [1] { $all ->
        [true] { $window ->
            [1] The number before { $at }
           *[other] The { $window } numbers before { $at }
        }
       *[false] The { $window } numbers before { $at }, the last { $shown } of them
    }
   *[other] { $all ->
        [true] { $window ->
            [1] The square
           *[other] The { $window } squares
        } before { $line ->
            [row] x = { $at } in row { $n }
           *[column] y = { $at } in column { $n }
        }
       *[false] The { $window } squares before { $line ->
            [row] x = { $at } in row
           *[column] y = { $at } in column
        } { $n }, the last { $shown } of them
    }
}

# $dim (Plain) 1 for one pile
point-at = { $dim ->
    [1] Gold marks the part that repeats forever, grey the part before it. Point at a square to see why.
   *[other] In each row, gold marks the part that repeats forever, drawn once, and grey the part before it. Point at a square to see why its row and its column repeat.
}

# $p (Text) the square that is pointed at
# $line (row | column)
# $n (Plain) the number of the row or column
# $every (Plain)
# $from (Plain)
# $first (Flag) whether the square is in the part that is drawn
# $like (Text) a square nearer to the beginning
# $palace (Flag)
line-words = { $every ->
    [1] { $from ->
        [0] { $line ->
            [row] { $p }: row
           *[column] { $p }: column
        } { $n } is the same all along.
       *[other] { $line ->
            [row] { $p }: row { $n } is the same all along from x = { $from } on.
           *[column] { $p }: column { $n } is the same all along from y = { $from } on.
        }
    }
   *[other] { $from ->
        [0] { $line ->
            [row] { $p }: row
           *[column] { $p }: column
        } { $n } repeats every { $every } squares from its beginning.
       *[other] { $line ->
            [row] { $p }: row { $n } repeats every { $every } squares from x = { $from } on.
           *[column] { $p }: column { $n } repeats every { $every } squares from y = { $from } on.
        }
    }
} { $first ->
    [true] { $palace ->
        [true] This square is a palace: the player to move loses.
       *[false] This square is an N-position: the player to move wins.
    }
   *[false] { $palace ->
        [true] So this square is a palace, like { $like }: the player to move loses.
       *[false] So this square is an N-position, like { $like }: the player to move wins.
    }
}

# $x (Text) a number
# $every (Plain)
# $from (Plain)
# $first (Flag) whether the number is in the part that is drawn
# $like (Text) a smaller number
# $palace (Flag)
pile-words = { $every ->
    [1] Everything is the same from { $from } on.
   *[other] The pile repeats every { $every } numbers from { $from } on.
} { $first ->
    [true] { $palace ->
        [true] { $x } is a palace: the player to move loses.
       *[false] { $x } is an N-position: the player to move wins.
    }
   *[false] { $palace ->
        [true] So { $x } is a palace, like { $like }: the player to move loses.
       *[false] So { $x } is an N-position, like { $like }: the player to move wins.
    }
}

# $window (Plain) the largest move
# $state (Plain)
# $again (Plain)
why-pile = Why: no move takes more than { $window }, and the { $window } numbers before { $state } have the same outcomes as those before { $again }. So everything after them is the same, too.

# $line (row | column)
# $n (Plain) the number of the row or column
# $window (Plain) how far moves along it reach back
# $every (Plain) by how many squares the other rows or columns repeat
# $state (Plain)
# $again (Plain)
why-line = { $window ->
    [0] { $line ->
        [row] Why: no move stays in row { $n }, and the rows that other moves lead to { $every ->
            [1] no longer change
           *[other] repeat together every { $every } squares
        } from x = { $state } on. So what follows from x = { $again } on is what follows from x = { $state } on.
       *[column] Why: no move stays in column { $n }, and the columns that other moves lead to { $every ->
            [1] no longer change
           *[other] repeat together every { $every } squares
        } from y = { $state } on. So what follows from y = { $again } on is what follows from y = { $state } on.
    }
    [1] { $line ->
        [row] Why: moves along row { $n } reach back one square, and the one before x = { $state } is the same as the one before x = { $again }. The rows that other moves lead to { $every ->
            [1] no longer change
           *[other] repeat together every { $every } squares
        } from x
       *[column] Why: moves along column { $n } reach back one square, and the one before y = { $state } is the same as the one before y = { $again }. The columns that other moves lead to { $every ->
            [1] no longer change
           *[other] repeat together every { $every } squares
        } from y
    } = { $state } on. So everything after them is the same, too.
   *[other] { $line ->
        [row] Why: moves along row { $n } reach back { $window } squares, and those before x = { $state } are the same as those before x = { $again }. The rows that other moves lead to { $every ->
            [1] no longer change
           *[other] repeat together every { $every } squares
        } from x
       *[column] Why: moves along column { $n } reach back { $window } squares, and those before y = { $state } are the same as those before y = { $again }. The columns that other moves lead to { $every ->
            [1] no longer change
           *[other] repeat together every { $every } squares
        } from y
    } = { $state } on. So everything after them is the same, too.
}

# $line (row | column)
# $most (Plain) the last one that is computed
lines-too-far = { $line ->
    [row] Rows are computed one by one from the first, up to row { $most }: this is too far out.
   *[column] Columns are computed one by one from the first, up to column { $most }: this is too far out.
}

# $line (row | column)
# $n (Plain)
say-unknown = { $line ->
    [row] From row { $n } on, the period is too long to be found here.
   *[column] From column { $n } on, the period is too long to be found here.
}
