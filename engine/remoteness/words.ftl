## How many moves a game lasts if the winner hurries and the loser resists

# The name of a method of counting it.
method-counted = Moves, square by square

# What it does.
method-counted-idea = From a palace the game lasts one move longer than from its slowest option, from any other square one longer than from the quickest palace in reach.

# The name of a method of counting it: palaces are numbered from 0 on.
method-ranked = The n-th palace lasts 2n moves

# What it does.
method-ranked-idea = The n-th palace has palaces 0 to n−1 below it and no others, and an option from which n−1 is the only one in reach.

## What is not counted

# kind: engine.ErrNoMap
err-elsewhere = a map of how long games last begins at the corner

# kind: engine.ErrTooFar
# $edge (Plain)
err-edge = how long games last is counted up to { $edge } squares from the corner

# kind: engine.ErrTooFar
# $x (Plain)
# $y (Plain)
err-looks = too many squares would have to be looked at before ({ $x },{ $y })

# kind: engine.ErrTakesLong
# $x (Plain)
# $y (Plain)
err-while = it takes a while to count how long games last from all squares before ({ $x },{ $y })
