# Why no period is known. "Row" and "column" are those of the board.

err-too-long = the period is too long to find

err-no-period = no period of the pile is known, so nothing is known so far out

# $y (Plain)
# $why (Error) a sentence that begins small, such as “the period is too long to find”
err-at = row { $y }: { $why }

# $moves (Text) the moves, as in (1,2)(2,1)
# $y (Plain)
err-no-row = the moves { $moves } have no row { $y }

# $moves (Text) the moves, as in (1,2)(2,1)
# $x (Plain)
err-no-column = the moves { $moves } have no column { $x }
