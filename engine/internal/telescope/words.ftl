## An idea: how a column of any length is read, level by level, each about 1.618 times nearer to the corner.

# A short word below a letter: it is the one that is looked for.
wanted-here = wanted

# A button: go on to the next level.
next-level = One level down

# The title of a row of letters.
# $n (Plain) which level
# $last (Flag)
letters-title = { $last ->
    [true] Level { $n }, which is in the table
   *[false] Level { $n }
}

# The title of a table.
# $levels (Plain)
table-title = { $levels ->
    [1] One level: the column is in the table
   *[other] The { $levels } levels, each φ times nearer to the corner
}

# Heading of a column of a table: which level.
level-head = level

# Heading of a column of a table: which column of the board.
column-head = column

# Heading of a column of a table: how many digits a number has.
digits-head = digits

# Heading of a column of a table: from which column of the board on letters are read.
first-head = read from

# Heading of a column of a table: how many columns of the board.
columns-head = columns read

# Stands on the board, at a bar.
# $level (Plain) which level
# $digits (Plain) how many digits its column has
level-label = { $digits ->
    [one] level { $level }: 1 digit
   *[other] level { $level }: { $digits } digits
}

path-in-words = On the board each arrow leads one level down, to the line y = φx or the line y = x/φ in turn. The bar across its end is as long as what is read there.

fan-in-words = On the board each bar is a level, and its length is the number of digits. The longest bar is the column you asked for, the shortest the table near the corner. If there are many levels, only some are drawn.

# Another column is shown than the one that is pointed at.
# $column (Text)
# $shown (Text) the column that is shown
near = Column { $column } is close to the corner, so it is looked up in a table. The picture shows how column { $shown } is read: point farther out to follow another one.

# $column (Text) shortened if it is long
# $levels (Plain)
# $digits (Plain) how many the column has
# $far (Flag) whether these are many
descent = { $levels ->
    [1] Column { $column } is so close to the corner that it is looked up in a table.
   *[other] { $far ->
        [true] Column { $column }, with { $digits } digits, is read through { $levels } levels, each about 1.618 times nearer to the corner.
       *[false] Column { $column } is read through { $levels } levels, each about 1.618 times nearer to the corner. The last one is looked up in a table.
    }
}
