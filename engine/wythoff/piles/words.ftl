# The name of the game.
# $piles (Plain) how many there are, three or more
title = Wythoff Nim with { $piles } piles

# How the game is played.
# $misere (Flag) whether whoever takes the last one loses
rules = Take any number from one pile, or the same number from each of several piles. Whoever takes the last one of all { $misere ->
    [true] loses
   *[false] wins
}.

# What the player to move may do.
turn = Take any number from one pile, or the same number from each of several piles.

# A position, or a window, for which too much would have to be kept.
# kind: engine.ErrTooFar
# $game (Text) how it is written in a link
# $size (Text) of the table, such as 7001×7001
err-memory = { $game } is solved by a table, and that of { $size } cells is more than half a gigabyte holds

# A position, or a window, for which it takes too long to know.
# kind: engine.ErrTooFar
# $game (Text) how it is written in a link
# $size (Text) of the table, such as 7001×7001
err-work = { $game } is solved by a table, and that of { $size } cells takes too long to fill

## How the game is solved: each method and what it does, which an explanation quotes

# The name of a method of solving the game.
method-last = The last pile

# What it does.
method-last-idea = For all piles except one, exactly one number of the last pile makes a palace: the least that no palace before it attacks.

# The name of a method of solving the game.
method-mex = Mex, line by line

# What it does.
method-mex-idea = A nim-value is the least number that no option has; each line remembers the numbers on it.
