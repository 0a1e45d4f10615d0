## A list of further moves, in a sentence

# Such as “(2,3) and (3,2)”, at most four of them.
# $moves (List) each as in (2,3) or, for multiples of a number t, (t,2t)
listed-and = { AND($moves) }

# The same with “or”.
# $moves (List)
listed-or = { OR($moves) }

# Such as “(t,2t) and (2t,t) for t from 1 to 10”; moves without a t may stand in the list, too.
# $moves (List)
# $from (Plain)
# $to (Plain)
range-and = { AND($moves) } for t from { $from } to { $to }

# The same with “or”.
# $moves (List)
# $from (Plain)
# $to (Plain)
range-or = { OR($moves) } for t from { $from } to { $to }

# Such as “(t,2t) and (2t,t) for any t from 1 on”: there are endlessly many moves.
# $moves (List)
# $from (Plain)
endless-and = { AND($moves) } for any t from { $from } on

# The same with “or”.
# $moves (List)
# $from (Plain)
endless-or = { OR($moves) } for any t from { $from } on

# Stands instead of a list that is too long, behind “Wythoff Nim with”.
# $n (Plain) how many they are
one-of-and = one of { $n } further moves

# Stands instead of a list that is too long, behind “she may also jump by”.
# $n (Plain)
one-of-or = one of { $n } further moves

# Stands instead of a list that is too long, where each of its entries is endlessly many moves, behind “Wythoff Nim with”.
endless-many-and = endless families of further moves

# The same behind “she may also jump by”.
endless-many-or = endless families of further moves

## What must stand in a place: the subject of “the move's first component must be a whole number”

first-component = the move’s first component

second-component = the move’s second component

## What is wrong with a list of moves as it is written. Each begins small and has no full stop; what is wrong is quoted behind it

needs-two = a move needs two components, as in (1,2)

ends-here = a move of two components ends with “)”

is-zero = a move must not be zero

half-t = a move must have t in both components or in none

needs-range = a move with t needs a range such as ;t=1..10

needs-no-t = no move has a t for this range

empty-range = the range of t is empty

# $most (Plain)
too-many = there may be at most { $most } further moves

# $most (Plain)
range-too-long = the range of t makes more than { $most } further moves

# $most (Plain)
range-too-large = the range of t makes components above { $most }

# $most (Plain)
too-many-endless = at most { $most } moves may have an endless t

# $most (Plain) the largest number before t, as in (2t,3t)
factor-too-large = the factors before an endless t must be at most { $most }
