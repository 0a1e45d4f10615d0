## A list of further moves, in a sentence

# Such as “(2,3) and (3,2)”, or “(t,2t) and (2t,t) for t from 1 to 10”: at most four; moves without a t may stand in the list, too.
# $or (Flag) whether “or” joins them, behind “she may also jump by”, and not “and”, behind “Wythoff Nim with”
# $many (Flag) whether they are too many to be listed
# $endless (Flag) whether there are endlessly many, for any t
# $moves (List) each as in (2,3) or, for multiples of a number t, (t,2t)
# $from (Plain) the first t, 0 where no move has one
# $to (Plain) the last one
# $n (Plain) how many moves there are
listed = { $many ->
    [true] { $endless ->
        [true] endless families of further moves
       *[false] one of { $n } further moves
    }
   *[false] { $from ->
        [0] { $or ->
            [true] { OR($moves) }
           *[false] { AND($moves) }
        }
       *[other] { $endless ->
            [true] { $or ->
                [true] { OR($moves) } for any t from { $from } on
               *[false] { AND($moves) } for any t from { $from } on
            }
           *[false] { $or ->
                [true] { OR($moves) }
               *[false] { AND($moves) }
            } for t from { $from } to { $to }
        }
    }
}

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
