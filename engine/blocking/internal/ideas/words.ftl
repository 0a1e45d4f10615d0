## What was found about blocking queens, to be seen on the board. A palace is a square that sees fewer than k others.
## The upper arm lies where x > y, the lower one where y > x. There rows and columns change places: $lower says which.

## The automaton: how the number of a square follows from six others, called a to f

automaton-title = Six squares make the next

automaton-about = For each of the six squares a to f, take the number of palaces that it sees, minus k. Then g = a − b − c + e + f + p. The rule gives g without counting along the queen’s lines.

automaton-more = A palace is a square that sees fewer than k other palaces along the queen’s lines: in its row and its column up to the edge, and diagonally towards the corner. The correction p accounts for palaces among the six, and with it the sum is right everywhere.

automaton-source = [CLN15] Section 2, Figure 2, Theorem 1

# An example: a game with k = 5
automaton-game = Game 5

# An example: a place on the map
automaton-nose = The nose of game 100

# The title of a table.
sum-title = The sum: how many palaces over k each of the six sees, with its sign, and the correction p

# “Backwards” and the panel belong to another part of the page.
point-at-square = Point at a square to see its six; the automaton panel runs the rule, forwards or backwards.

# Heading of a column of a table.
square-head = square

# Heading of a column of a table: how many palaces a square sees, minus k.
over-head = over k

# Heading of a column of a table: plus or minus.
sign-head = sign

# Heading of a column of a table: what is added to the sum.
adds-head = adds

# Somebody has asked for an idea that is none.
err-regions = the regions, borders and junctions of [CLN15] are named on the map itself, and can be highlighted there

# $over (Plain) −1 for fewer than k, 0 for k, 1 for more
# $at (Text) a square: (5,7)
# $seen (Plain)
# $by (Plain) how many fewer or more than k
# $k (Plain)
square-sees-over = { $over ->
    [-1] { $seen ->
        [0] { $at } sees no palace
        [one] { $at } sees 1 palace
       *[other] { $at } sees { $seen } palaces
    }, { $by } fewer than k = { $k }: it is a palace.
    [0] { $k ->
        [one] { $at } sees 1 palace
       *[other] { $at } sees { $k } palaces
    }, exactly k = { $k }: it is not a palace.
   *[other] { $seen ->
        [one] { $at } sees 1 palace
       *[other] { $at } sees { $seen } palaces
    }, { $by } more than k = { $k }: it is not a palace.
}

## The skin: the outermost layer of an arm

skin-title = A skin that grows by Fibonacci numbers

skin-about = The palaces end in a solid layer. Each row has 3 of them, farther out 8, then 21 and 55: every other Fibonacci number. From row to row it moves 2 or 3 squares along.

skin-more = A palace is a square that sees fewer than k others. At every new stage each 2 in the word of steps becomes 23 and each 3 becomes 233. The matrix ((1,1),(1,2)) multiplies the numbers of 2s and 3s. Its larger eigenvalue is φ², so the number of columns per row comes closer to φ² at every stage.

skin-source = [CLN15] Section 3.4, Figure 8; Section 3.2 for the lattice of the épaulettes (corrected)

# An example
skin-figure = Figure 8: eight palaces thick

# An example
skin-first = The first stage

# An example
skin-second = From the second stage to the third

# An example
skin-lattice = The lattice of an épaulette

# The title of a table.
stages-title = The stages of the skin: after how many columns and rows its steps repeat

# The title of a table.
thick-title = How many palaces thick it is, all Fibonacci numbers

# The title of a table; above its columns stands how wide and how high it is.
grown-title = What palaces of the skin become at the next stage, computed up to stage 4: by how much they are less than k, row by row

# The title of a row of numbers.
steps-title = How many squares the skin moves along, row by row

# The title of a table.
lattice-title = The steps of the épaulette’s lattice

# Behind a sentence about the skin of one row.
between-stages = Here one stage turns into the next, row by row.

say-lattice = The dots mark one square in eleven of the épaulette: shifted by any of these steps, it stays the same.

# In a table: where a step leads.
step-to-diagonal = towards the diagonal of the board

# In a table: where a step leads.
step-diagonally = diagonally

# In a table: where a step leads.
step-along = along the edge of the hood

# Heading of a column of a table.
step-head = step

# Heading of a column of a table: where a step leads.
where-head = where to

# Heading of a column of a table.
stage-head = stage

# Heading of a column of a table.
seen-head = seen in rows

# Heading of a column of a table: after how many columns and rows the steps repeat.
repeats-head = repeats

# Heading of a column of a table.
steps-head = steps

# Heading of a column of a table: how thick it is there.
in-row-head = in a row

# Heading of a column of a table: how thick it is there.
in-column-head = in a column

# Heading of a column of a table: how thick it is there.
diagonally-head = diagonally

# $lower (Flag)
# $row (Plain) of the lower arm a column
# $thick (Plain)
# $first (Plain)
# $last (Plain)
say-layer = { $lower ->
    [true] In column { $row } the skin is { $thick ->
        [0] no palace
        [one] 1 palace
       *[other] { $thick } palaces
    } thick, from { $first } to { $last }.
   *[false] In row { $row } the skin is { $thick ->
        [0] no palace
        [one] 1 palace
       *[other] { $thick } palaces
    } thick, from { $first } to { $last }.
}

# Behind the sentence before.
# $squares (Plain)
# $rows (Plain)
# $stage (Plain)
# $steps (Text) digits
stage-repeats = { $stage ->
    [0] That is stage 0: it moves { $squares } squares along in { $rows } row.
   *[other] That is stage { $stage }: it repeats { $squares } squares and { $rows } rows farther on, with the steps { $steps }.
}

# $full (Flag) whether they are k with the skin
# $palaces (Plain)
# $all (Plain) how many they are with the skin
say-before = { $palaces ->
    [one] There is 1 palace
   *[other] There are { $palaces } palaces
} before it, { $full ->
    [true] so with the skin k = { $all } in all. A square farther out also sees k palaces, so it is not a palace.
   *[false] and { $all } with the skin.
}

# $lower (Flag)
# $row (Plain) of the lower arm a column
say-no-skin = { $lower ->
    [true] In column { $row } no skin was found.
   *[false] In row { $row } no skin was found.
}

# $lower (Flag)
# $row (Plain) of the lower arm a column
# $thick (Plain)
# $stage (Plain)
say-stage = { $lower ->
    [true] From column { $row } on the skin is { $thick ->
        [one] 1 palace
       *[other] { $thick } palaces
    } thick here, stage { $stage }. Point at a column to see more of it.
   *[false] From row { $row } on the skin is { $thick ->
        [one] 1 palace
       *[other] { $thick } palaces
    } thick here, stage { $stage }. Point at a row to see more of it.
}

# $k (Plain)
# $row (Plain)
# $first (Plain)
# $last (Plain)
say-where = The skin lies elsewhere: along the outer edge of the arms, from the shoulder at k = { $k } on. In row { $row } look between columns { $first } and { $last }.

## The threads: palaces side by side, behind the fabric

threads-title = Threads of 1, 2, 3, 5, 8 palaces

threads-about = Behind the fabric, palaces form threads side by side. A thread has the same number of palaces in every row, until two threads merge and their numbers add up. It is nearly always 1, 2, 3, 5, 8 …

threads-more = These are the Fibonacci numbers, and nobody knows why.

threads-source = [CLN15] Sections 3.1, 3.2 and 4, Figures 5 and 6

# An example
threads-merge = Threads that merge, game 1000

# An example
threads-beam = A beam of game 3000

# An example
threads-golden = The beams of Wythoff Nim follow the golden ratio

# An example
threads-figure = Figure 6: the prism of game 40003

# What can be chosen: whether it is measured.
beam-label = The innermost thread, the beam

# Of the beam.
beam-not = not measured

# Of the beam: to measure takes some seconds.
beam-measured = measured far out (takes a few seconds)

# The title of a table.
# $lower (Flag)
threads-seen = { $lower ->
    [true] Threads seen here: palaces in each column, and how many squares farther out they go per column
   *[false] Threads seen here: palaces in each row, and how many squares farther out they go per row
}

# Heading of a column of a table.
palaces-head = palaces

# Heading of a column of a table: whether it is a Fibonacci number.
fibonacci-head = Fibonacci

# Heading of a column of a table: in which of them a thread is seen.
# $lower (Flag)
lines-head = { $lower ->
    [true] in columns
   *[false] in rows
}

# Heading of a column of a table.
slope-head = slope

# In a table: whether it is a Fibonacci number.
# $is (Flag)
yes-no = { $is ->
    [true] yes
   *[false] no
}

# $lower (Flag)
# $row (Plain) of the lower arm a column
# $first (Plain)
# $last (Plain)
# $palaces (Plain)
# $fibonacci (Flag)
piece-of-thread = { $lower ->
    [true] In column
   *[false] In row
} { $row }, { $palaces ->
    [1] at { $first }, a thread has a single palace.
   *[other] from { $first } to { $last }, a thread has { $palaces } palaces, { $fibonacci ->
        [true] a Fibonacci number.
       *[false] not a Fibonacci number. Threads that are about to merge are counted as one.
    }
}

# $at (Text) a square: (5,7)
say-no-thread = { $at } is not in a thread. Point at a thread to see how thick it is.

# beam=yes is what is written in a link.
# $k (Plain)
# $least (Plain) the first game in which they are told apart
err-no-threads = in game { $k } the threads are too close to tell apart, as in all games before game { $least }: game 1000 shows them, and beam=yes measures the innermost one here

# $first (Plain) a row
# $last (Plain) a row
say-no-threads = There are no threads here. They begin behind the fabric: look between row { $first } and row { $last }, from the diagonal to the arm.

# $lower (Flag)
# $rows (Plain) how many; of the lower arm columns
# $pieces (Plain)
# $fibonacci (Plain)
say-fibonacci = { $lower ->
    [true] In { $rows } of the columns in view there are { $pieces } pieces of threads, and { $fibonacci } of them have a Fibonacci number of palaces.
   *[false] In { $rows } of the rows in view there are { $pieces } pieces of threads, and { $fibonacci } of them have a Fibonacci number of palaces.
}

# $small (Plain)
# $pieces (Plain)
say-small = That proves little: { $small } of the { $pieces } have fewer than 9 palaces, and below 9 only 4, 6 and 7 are not Fibonacci numbers.

# $k (Plain)
say-beam-far = The innermost thread, the beam, is not followed in game { $k }: that would take too long. Smaller games show it.

# $first (Plain)
# $last (Plain)
say-wanders = The innermost thread, the beam, does not keep to a line between row { $first } and row { $last }.

# $first (Plain) a row
# $last (Plain) a row
# $slope (Text) a number: 0.61803
# $within (Text) a small number: 0.00002
say-slope = The innermost thread, the beam, was followed from row { $first } to row { $last }. It moves { $slope } squares farther out per row, measured to within { $within }.

no-irrational = [CLN15] expects a quadratic irrational for beams, but no simple one is that close.

# $count (Plain) at least 4
# $simplest (Text) a formula
many-irrationals = { $count } simple quadratic irrationals are that close, and { $simplest } is the simplest. That is too many to guess that the slope is one of them, as [CLN15] expects.

# $formula (Text)
# $value (Text) a number
one-irrational = A guess, because [CLN15] expects a quadratic irrational for beams: { $formula }, about { $value }.

## The games with k = 2 and k = 3, in which at most two squares are blocked: the palaces lie on straight lines. Formulas stay as they are.

lines-title = The lines of slope 2

lines-about = For k = 2 and k = 3 palaces lie on the line y = 2x+1 and its mirror image. For k = 3 others lie on y = 2x+2, and for k = 2 between the lines, like a Wythoff Nim of twice the size.

lines-more = Count the palaces on the three lines of a square. For k = 2 a square between the lines of slope 2 and 1/2 sees one palace diagonally. If x is odd it sees another in its column, if y is odd another in its row. If both are even, it sees as many more as ((x−2)/2, (y−2)/2) sees in Wythoff Nim. So it is a palace exactly when that is one.

# Where the idea comes from. The findings are a document in English.
lines-source = [CLN15] Section 1 calls these games solved; the proof is in the findings

# An example.
lines-two = One square is blocked: k = 2

# An example.
lines-three = Two squares are blocked: k = 3

# An example.
lines-far = Thirty digits away

# $k (Plain) 2 or 3
lines-words = { $k ->
    [2] The gold lines are y = 2x+1 and x = 2y+1, and between them y−2 = φ(x−2) and x−2 = φ(y−2), which lie near the palaces of a Wythoff Nim of twice the size. Each column and each row has two palaces.
   *[other] The gold lines hold all palaces but the corner. Each column and each row has three: one below the diagonal and two above it.
}

# The title of a table.
seen-title = The palaces that this square sees

# Heading of a column of a table: in the square’s column, in its row, or diagonally.
line-head = where

# Heading of a column of a table.
palace-head = palace

# Where a palace is seen.
in-column = in its column

# Where a palace is seen.
in-row = in its row

# Where a palace is seen.
on-diagonal = diagonally

# kind: engine.ErrTooFar
err-far = this idea is about the board from the corner on: this is too far out

# $at (Text) a square: (5,7)
# $seen (Number) how many palaces it sees
# $palace (Flag) whether all of them can be blocked
square-sees = { $seen ->
    [0] { $at } sees no palace.
    [one] { $at } sees one palace.
   *[other] { $at } sees { COUNT($seen) } palaces.
} { $palace ->
    [true] Whatever it sees can be blocked, so it is a palace itself.
   *[false] Not all that it sees can be blocked, so it is not a palace.
}
