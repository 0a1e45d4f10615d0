## What is left of a position when both moves together are taken as often as they fit

remainder-title = What is left when both moves are taken

remainder-about = Taking both moves together changes nothing. So take both away as often as they fit. Whoever begins wins if one of the moves fits what is left an odd number of times.

remainder-more = With the moves (1,3) and (2,1), for example, whoever begins wins from (x+3,y+4) exactly when they win from (x,y).

remainder-source = [LSY24] Lemma 2, Figure 8 and Theorem 28 (corrected), Theorem 31

# Examples. The second one is a game for children in [LSY24].
remainder-figure-8 = Figure 8

remainder-squirrel = Squirrel and Crow: 5 peanuts, 6 walnuts

remainder-region-c = Palaces in region C

# The same of a game with one move: the title (also that of its table), what it is about, more, and the source.
one-move-title = How often the move fits

one-move-about = With one move there is nothing to choose. Whoever begins wins if it fits an odd number of times, as with petals: she loves me, she loves me not.

one-move-more = So the board falls into L-shapes, of palaces and of N-positions in turn, each one move further than the one before.

one-move-source = [LSY24] Lemmas 17 and 18

# The name of a row: the numbers of the square that is pointed at.
row-square = square

# The name of a row: what is left of these numbers.
row-left = left

# The name of a row: how much is taken of these numbers.
# $sum (Text) both moves together, as in (3,3)
row-taken = taken: { $sum }

# The name of a row: how often a move fits, number by number.
# $move (Text)
row-fits = { $move } fits

# The heading of a table.
regions-title = The regions

# Regions are named A, B, C and D in all languages.
too-narrow = Zoom in to see the regions’ strips: at this scale they are too narrow.

# Heads of columns: the name of a region, which squares it has, who wins there.
head-region = region

head-region-squares = squares

head-who-wins = who wins

# Headings of a table of divisions.
# $moves (Plain) one or two
# $sum (Text) both moves together, as in (3,3)
division-title = { $moves ->
    [1] { one-move-title }
   *[other] Divided by { $sum }
}

# The head of a column: one of more than three numbers of a position.
# $n (Plain)
head-pile = pile { $n }

# The head of a column: how often something is taken or fits.
head-times = times

# How often a move fits.
# $n (Text) a number
# $odd (Flag)
parity-of = { $odd ->
    [true] { $n }, odd
   *[false] { $n }, even
}

# A button.
# $sum (Text) both moves together, as in (3,3)
say-take = Take { $sum } away

# $moves (Plain) one or two
say-point = { $moves ->
    [1] There is one move only, so there is nothing to choose. Whoever begins wins if it fits an odd number of times. Point at a square to see how often.
   *[other] Point at a square to see what is left of it.
}

# A sentence that begins with “Here” follows.
# $p (Text) a square
# $sum (Text) both moves together, as in (3,3)
# $n (Integer) how often they fit
# $often (Text) the same number, shortened if it is long
# $left (Text) another square
sum-fits = { $p }: both moves together, { $sum }, { $n ->
    [0] do not fit.
   *[other] fit { $n ->
        [1] once, and { $left } is left.
        [2] twice, and { $left } is left.
       *[other] { $often } times, and { $left } is left.
    }
}

# In a game with one move.
# $p (Text) a square
# $move (Text)
# $n (Integer) how often it fits
# $often (Text) the same number, shortened if it is long
# $odd (Flag)
say-one = { $n ->
    [0] { $p }: no move fits: whoever begins loses.
   *[other] { $odd ->
        [true] { $n ->
            [1] { $p }: { $move } fits once
           *[other] { $p }: { $move } fits { $often } times
        }, an odd number: whoever begins takes it and wins.
       *[false] { $n ->
            [2] { $p }: { $move } fits twice
           *[other] { $p }: { $move } fits { $often } times
        }, an even number: whoever begins loses.
    }
}

# In a game with two moves.
# $move (Text)
# $n (Integer) how often it fits, an odd number
# $often (Text) the same number, shortened if it is long
there-odd = { $n ->
    [1] Here { $move } fits once, an odd number: whoever begins takes it and wins.
   *[other] Here { $move } fits { $often } times, an odd number: whoever begins takes it and wins.
}

# In a game with two moves, of which the other one does not fit.
# $move (Text)
# $n (Integer) how often it fits, an even number
# $often (Text) the same number, shortened if it is long
there-even = { $n ->
    [2] Here only { $move } fits, twice, an even number: whoever begins loses.
   *[other] Here only { $move } fits, { $often } times, an even number: whoever begins loses.
}

# In a game with two moves.
# $move (Text)
# $n (Integer) how often it fits, an even number
# $often (Text) the same number, shortened if it is long
# $other (Text) the other move
# $m (Integer) how often that one fits, an even number
# $oftener (Text) the same number, shortened if it is long
there-both-even = { $n ->
    [2] { $m ->
        [2] Here { $move } fits twice and { $other } twice, both even numbers: whoever begins loses.
       *[other] Here { $move } fits twice and { $other } { $oftener } times, both even numbers: whoever begins loses.
    }
   *[other] { $m ->
        [2] Here { $move } fits { $often } times and { $other } twice, both even numbers: whoever begins loses.
       *[other] Here { $move } fits { $often } times and { $other } { $oftener } times, both even numbers: whoever begins loses.
    }
}

# In a game with two moves.
there-never = Here no move fits: whoever begins loses.

# $region (Text) its letter
say-region = What is left lies in region { $region }.

# Who wins in a region, in a table. “Won” and “lost” are said of whoever begins.
wins-none = lost: no move fits

# $move (Text)
wins-odd = won if { $move } fits an odd number of times

# $move (Text)
# $region (Text) a letter
wins-leads = won: { $move } leads to { $region }

# $axis (x | y)
# $least (Plain)
# $move (Text) which leads to the region
# $region (Text) a letter
# $other (Text) the other move
wins-either = won if { $axis } ≥ { $least }, because { $move } leads to { $region }; otherwise if { $other } fits an odd number of times

# Which squares region D has.
# $x (Plain)
# $y (Plain)
where-both = x ≥ { $x } and y ≥ { $y }

# Who wins in region D, in a table.
# $sum (Text) both moves together, as in (3,3)
wins-d = as on the square { $sum } before: D is made of copies of A, B and C
