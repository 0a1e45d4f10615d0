## What the page says that no game says.

looking-back = Looking back

no-pawn-left = No pawn is left: take some back first.

err-over = the game is over: take a turn back or start a new game

err-other-turn = it is not your turn: wait for the answer

err-several = several moves end there, seen from above: choose one of the buttons that say what is taken

err-not-to-block = it is not your turn to block

err-no-pawn = no pawn is left: take some back first

err-times = t must be a whole number of 1 or more

err-piles = a step has one component for each pile

err-nowhere = there is no other square to begin on

err-view = the view is given as three numbers, x,y and the size of a square, such as view=7.5,7.5,68, or as a window to show, x,y and its size, such as view=0,0,40x30

err-no-harder = no harder start was found from here: choose one yourself, or begin a new game

err-not-given-up = nobody has given up: the game goes on

err-k = k must be a whole number of 1 or more, such as 5

# $direction (Text)
err-all-picked = every square { $direction } is picked already

# howMany says how many squares are picked, and how many more may be.
# $chosen (Number)
# $left (Number)
how-many = { $chosen } picked, { $left } left.

# $dim (Number) how many numbers
# $example (Text) numbers with commas between them
err-start = the place to start at must be { $dim ->
    [1] a whole number, such as { $example }
   *[other] { COUNT($dim) } whole numbers with commas between them, such as { $example }
}

# $ray (Plain)
# $last (Plain)
err-no-line = there is no line { $ray }: the piece moves along lines 0 to { $last }

# $most (Number)
# $n (Number)
err-too-many = { $most ->
    [one] at most one square may be blocked, not { COUNT($n) }
   *[other] at most { COUNT($most) } squares may be blocked, not { COUNT($n) }
}
