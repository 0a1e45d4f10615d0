## What was found about queens in exile, to be seen on the board. A queen stands on each square that no earlier one attacks.
## Rows are counted down and columns to the right; letters, formulas and digits stay as they are.

## Pieces placed one by one

spiral-source = [DSS20] Sections 1 and 2, Figure 2

quadrant-source = [DSS20] Section 8, Table 5

# An example
knights-on-spiral = Knights on the spiral

# An example
rooks-nim-values = Rooks’ nim-values

# An example
first-on-quadrant = The first queens on the quadrant

# An example
queen-in-every-column = A queen in every column

# An example
eight-squares = 8 × 8 squares

# An example
first-on-spiral = The first queens on the spiral

## How the queen of a column of any length is found; φ is the golden ratio, 1.618…

telescope-title = A telescope for far queens

telescope-about = The place of the queen of column c depends on the low queens near columns c/φ and c/φ². These depend on columns φ times nearer to the corner. So a column of a hundred digits takes about 470 steps.

telescope-more = These are the queens whose rows and antidiagonals reach that far. Each step looks at a few columns.

telescope-source = [DSS20] Section 8, and [LW14] Figure 7 for the picture

# An example
telescope-way-down = The way down from column 20,000

# An example
telescope-maharaja = The same telescope for Maharaja Nim

# Heading of a column of a table: how many low queens stand before a place.
low-before = low queens before

# $level (Plain)
# $column (Text)
on-last-level = Level { $level }, around column { $column }, is in the table: these queens were placed one by one. L is a low queen, H a high one.

# $level (Plain)
# $column (Text)
# $queens (Plain)
# $next (Text) a column
on-level = On level { $level }, around column { $column }, { $queens } queens are read, L for a low one and H for a high one. They follow from the low queens around column { $next }, one level down, and from those one level below that. For this the state before them must be known: all 48 are tried, and after 97 columns at most one is left.

# $row (Text)
# $at (Text) a square: (5,8)
found-queen = So the queen of this column is on row { $row }, at { $at }.

# The title of a table.
numbers-title = The numbers of the squares, row by row

# The title of a table.
values-title = The nim-values, row by row

## Columns of nim-values that repeat: q is a quasi-period if a value q rows farther down is larger by q

columns-title = Columns of nim-values that repeat

columns-about = Go down a column of nim-values: from some row on, the value q rows farther down is larger by q. It was conjectured that q = 16 works for every column. Column 9 refutes that.

columns-more = Column 1 is 2 3 0 1, 6 7 4 5, 10 11 8 9 and so on: four rows down, the value is always four more. So its quasi-period is 4. Each colour stands for the difference between a value and the number of its row, so equal colours repeat. The dashed line shows where the quasi-periods begin.

columns-source = [DSS20] Section 8, Conjecture 26

# An example
columns-nine = Column 9 and its witnesses

# An example
columns-two = Column 2, as conjectured

# In front of the number of a column that can be chosen.
column-label = Column

# The subject of “… is a number from 0 to 9”.
the-column = the column

# kind: engine.ErrTooFar
err-columns-far = the nim-values of the first columns begin in row 0: this is too far out

# Stands on the board: a row and its value.
# $row (Plain)
# $value (Plain)
row-name = row { $row }: { $value }

# Heading of a column of a table.
column-head = column

# Heading of a column of a table.
quasi-head = quasi-period

# Heading of a column of a table: from which row on it repeats.
from-row-head = from row

# Heading of a column of a table: whether 16 is a quasi-period too.
sixteen-head = 16 too?

# Heading of a column of a table.
row-head = row

# Heading of a column of a table.
value-head = value

# Heading of a column of a table: by how much a value is larger.
more-head = more

# The title of a table.
# $rows (Plain)
overview-title = The quasi-periods of the first columns, all proved from { $rows } rows

# In a table: 16 is a quasi-period.
yes = yes

# In a table: 16 is no quasi-period.
no = no

# The title of a row of numbers.
# $column (Plain)
differences-title = Column { $column }: value minus number of the row

# The title of a table.
# $none (Flag)
# $column (Plain)
# $row (Plain) the first one
# $last (Plain) a row
failures = Where 16 fails in column { $column }: { $none ->
    [true] nowhere from row { $row } on
   *[false] rows from { $row } to { $last }, each with the row 16 below
}

# Stands on the board where a column begins to repeat: the values are the same but for a number.
# $n (Plain)
same-and-more = the same, and { $n } more

# $column (Plain)
nothing-proved = Nothing is proved about column { $column }.

# $column (Plain)
# $row (Plain)
# $period (Plain)
quasi-said = In column { $column }, from row { $row } on, going down { $period ->
    [one] 1 row
   *[other] { $period } rows
} makes the value larger by { $period }: its quasi-period is { $period }.

# $first (Plain) a row
# $second (Plain) a row
quasi-why = It is proved for all rows. The values above row { $first } and above row { $second } are the same, counted from the row, and so is the influence of the columns before.

sixteen-works = So 16 works, too, as conjectured.

# $conjectured (Plain) 16
# $row (Plain)
# $value (Plain)
# $below (Plain) a row
# $other (Plain) a value
# $more (Plain)
# $period (Plain)
sixteen-fails = { $conjectured } does not work: row { $row } has the value { $value }, and row { $below } has { $other }, which is { $more } more. This repeats every { $period } rows, forever.

# $at (Text) a square: (5,8)
# $column (Plain)
# $row (Plain)
beyond-computed = { $at } is beyond what was computed: columns 0 to { $column }, rows 0 to { $row }.

# $at (Text) a square: (5,8)
# $value (Plain) its nim-value
# $conjectured (Plain) 16
# $other (Plain) a value
# $more (Plain)
# $period (Plain)
# $last (Plain) a value
value-fails = { $at } has the nim-value { $value }, but { $conjectured } rows below it is { $other }, which is { $more } more; { $period } rows below it is { $last }.

# $at (Text) a square: (5,8)
# $value (Plain) its nim-value
# $period (Plain)
# $row (Plain)
value-before = { $at } has the nim-value { $value }, and its column has the quasi-period { $period } only from row { $row } on.

# $at (Text) a square: (5,8)
# $value (Plain) its nim-value
# $period (Plain)
# $other (Plain) a value
# $more (Plain)
value-below = { $at } has the nim-value { $value }, and { $period ->
    [one] 1 row
   *[other] { $period } rows
} below it is { $other }, { $more } more.

# $at (Text) a square: (5,8)
# $value (Plain) its nim-value
# $period (Plain)
# $other (Plain) a value
value-proved = { $at } has the nim-value { $value }, and { $period ->
    [one] 1 row
   *[other] { $period } rows
} below it is { $other }, because the quasi-period is proved.

# Behind a sentence about a square of another column.
# $column (Plain)
# $period (Plain)
other-column = Column { $column } is drawn: going down { $period ->
    [one] 1 row
   *[other] { $period } rows
} makes the value larger by { $period }.

## Two lines near which the queens stand: low ones near row = column · φ, high ones near row = column / φ

lines-title = Two lines and 48 states

lines-about = The queen of column c is near row cφ if she is low, and near row c/φ if she is high, where φ = 1.618… is the golden ratio. The distance stays bounded.

lines-more = The place of the next queen depends on a few lines near the first free row. However far out you look, these lines form only 48 different patterns, the states.

lines-source = [DSS20] Section 8, Conjecture 25

# An example
lines-machine = The machine, step by step

# In front of a list: what is shown.
show-label = Show

# To choose from, behind “Show”
show-the-lines = the lines and the distances

# To choose from, behind “Show”
show-the-machine = the machine of 48 states

# In a table: a queen near the line row = column · φ.
low-name = low

# In a table: a queen near the line row = column / φ.
high-name = high

# The name of a line, on the board
low-line = row = column · φ

# The name of a line, on the board
high-line = row = column / φ

lines-words = The bands are proved: in every column, however far out, the distance lies between the bounds in the table. The proof goes through all situations that can occur. [DSS20] conjectured that there are such bounds (Conjecture 25); Knuth writes that Sloane and Shallit have proved how the queens stand.

# The title of a row of letters.
kinds-title = Low (L) or high (H), column by column

# The title of a table.
nearby-title = The queens around, and how many rows beyond their line

# The title of a row of numbers.
path-title = The states, column by column

# A short word below a number: the state that is looked at.
here-word = here

# A button.
place-next = Place the next queen

# In a table: no square near the first free row is free.
low-verdict = so she is low: here

# In a table: a queen attacks the square.
taken = taken

# In a table: no queen attacks the square, and the next one goes there.
free-here = free: here

# In a table: no queen attacks the square.
free = free

# Heading of a column of a table: how many rows beyond its line a queen stands.
beyond-head = beyond

# In front of a row of a table, with a number.
proved-least = proved: more than

# In front of a row of a table, with a number.
least-seen = least seen

# In front of a row of a table, with a number.
in-column = in column

# In front of a row of a table, with a number.
greatest-seen = most seen

# In front of a row of a table, with a number.
proved-most = proved: less than

# Heading of a column of a table.
state-heading = state

# Heading of a column of a table: how often.
times-head = times

# Heading of a column of a table: which states came then.
then-head = next

# The title of a table.
# $columns (Plain)
extremes-title = How many rows beyond the line: proved, and seen in the first { $columns } columns

# The title of a table.
# $column (Plain)
seat-title = Where the queen of column { $column } may go, and which queens occupy the row, the antidiagonal and the diagonal

# The title of a table.
# $n (Plain)
# $columns (Plain)
states-title = The { $n } states: which rows, antidiagonals and diagonals (●) high queens hold, from the first free row on; how often each came in the first { $columns } columns, and which states came next

# $low (Flag)
# $column (Plain)
# $first (Plain) a row
# $state (Plain)
# $states (Plain)
# $row (Plain)
before-column = { $low ->
    [true] Before column { $column } the first row without a queen is { $first }, and the machine is in state { $state } of { $states }. So the queen of column { $column } is low, on row { $row }.
   *[false] Before column { $column } the first row without a queen is { $first }, and the machine is in state { $state } of { $states }. So the queen of column { $column } is high, on row { $row }.
}

# $low (Flag)
why-front = { $low ->
    [true] Near the first free row no square is free. On the squares, r, a and d say that the row, the antidiagonal or the diagonal is taken.
   *[false] She takes the first free square. On the squares, r, a and d say that the row, the antidiagonal or the diagonal is taken.
}

# $low (Flag)
# $side (beyond | before)
# $column (Text)
# $row (Text)
# $rows (Text) a number: 0.618
queen-of-column = { $low ->
    [true] In column { $column } the queen stands on row { $row }, low: { $side ->
        [beyond] { $rows } rows beyond the line row = column · φ.
       *[before] { $rows } rows short of the line row = column · φ.
    }
   *[false] In column { $column } the queen stands on row { $row }, high: { $side ->
        [beyond] { $rows } rows beyond the line row = column / φ.
       *[before] { $rows } rows short of the line row = column / φ.
    }
}

## Four arms of queens, and a word of three letters, a, b and c; τ, θ and Θ are names of rules and of a word

tribonacci-title = Four arms, one word of three letters

tribonacci-about = The queens form four arms. Each step from one queen of an arm to the next is one of three, a: (2,3), b: (1,3) or c: (1,2). After a first c the steps spell the Tribonacci word.

tribonacci-more = Along the spiral, a queen goes to every square that no earlier queen attacks. The arms are a quarter turn apart. The Tribonacci word stays the same when every a becomes ab, every b ac and every c a.

tribonacci-source = [DSS20] Theorems 1, 2 and 20

# An example
example-number = A number in Tribonacci digits

# An example; and to choose from, behind “Show”
rewrite-label = 0111 becomes 1000

# An example
example-two = Two letters: the Fibonacci word

# To choose from, behind “Show”
arms-label = the arms and their table

# To choose from, behind “Show”
growth-label = how the word grows

# To choose from, behind “Show”
places-label = where each letter stands

# To choose from, behind “Show”
number-digits-label = a number in Tribonacci digits

# To choose from, behind “Show”
two-label = two letters: the Fibonacci word

# In front of a number that can be chosen.
number-label = Number

# In front of digits that can be chosen.
digits-label = Digits

# The name of a line, on the board
slope-psi = slope ψ

# The name of a line, on the board
slope-flat = slope 1/ψ

# The name of a line, on the board; Wythoff Nim is a game.
golden-steep = Wythoff: φ

# The name of a line, on the board; Wythoff Nim is a game.
golden-flat = Wythoff: 1/φ

arms-words = ψ = 1.8393… is the Tribonacci constant, ψ³ = ψ² + ψ + 1: it is proved that Y/X approaches it along an arm. Row n of the table has the queen (X, Y); M = Y − X and P = Y + X are her diagonals. Every whole number from 1 on occurs once under X or Y, and once under M or P.

places-words = A, B and C say where the n-th a, b and c stand in the word, counted from 1. Every number is in exactly one of the three. B − A is X and C − B is Y, so the word tells where the queens are.

# The title of a row of letters, or of a table.
theme-title = The theme song Θ = c T: the letter of every row

# The title of a row of letters, or of a table.
xymp-title = The queens (X, Y), their diagonals M and P, and by how much all four grow to the next row, Δ

# The title of a row of letters, or of a table.
places-title = Where the n-th a, b, c stand

# The title of a row of letters, or of a table.
images-title = What τ makes of each of these letters: together they form the same word

# The title of a row of letters, or of a table.
blocks-title = Θ in blocks: what θ makes of each of its own letters

# A button.
apply-tau = Apply τ: a → ab, b → ac, c → a

# A button.
apply-sigma = Apply the rule: a → ab, b → a

fibonacci-words = With two letters, a → ab and b → a, it is the Fibonacci word. The n-th a and the n-th b stand at A and B. The queens of Wythoff Nim, the dots, are (A, B) and (B, A). There the slopes are φ = 1.6180… and 1/φ, φ² = φ + 1, and B − A is n.

# The title of a table.
sibling-title = The queens (A, B) of Wythoff Nim

# The title of a table.
greedy-title = Greedy: take away the largest Tribonacci number, again and again

# The title of a table.
rewrites-title = The digits so far: each row stands for the same number

# A button.
replace-step = Replace 0111 by 1000

# Heading of a column of a table: what is left of a number.
left-head = left

# Heading of a column of a table.
take-head = take away

# Heading of a column of a table.
still-head = still left

# Heading of a column of a table: a formula.
how-head = how

# Heading of a column of a table.
step-head = step

# Heading of a column of a table.
digits-head = digits

# The title of a row of letters; a is a letter.
# $times (Plain)
grown-title = { $times ->
    [0] a
    [1] τ applied to a
   *[other] τ applied { $times } times to a: the beginning of the Tribonacci word T
}

# The title of a row of letters; a is a letter.
# $times (Plain)
fibonacci-title = { $times ->
    [0] a
    [1] The rule applied once to a
   *[other] The rule applied { $times } times to a
}

# $times (Plain)
# $letters (Plain)
theme-words = When τ has been applied { $times ->
    [0] 0 times
    [one] once
   *[other] { $times } times
}, the word is { $letters ->
    [one] 1 letter
   *[other] { $letters } letters
} long, a Tribonacci number: each is the sum of the three before. Below you see why the steps spell the word. The numbers that are missing under Y stand under X. So steps of Y make steps of X by τ′: a → ba, b → ca, c → a. In the same way steps of P make steps of M by τ″: a → acab, b → aab, c → ab.

# The title of a table.
# $first (Text) X, Y, M or P
# $second (Text) X, Y, M or P
growth-title = From the steps of { $first } to those of { $second }, the numbers in between

# The title of a table.
# $row (Text)
member-title = What these digits say about row { $row }

# The title of a table.
# $n (Text) how many letters
count-title = How many of each letter are among the first { $n }

# The title of a row of digits.
# $n (Text)
digits-title = { $n } in Tribonacci digits

# The title of a row of digits.
# $n (Text)
rewrite-title = Digits of { $n }

# $n (Text)
# $sum (Text) a sum of numbers
sum-words = { $n } = { $sum }: there are never three 1s in a row, because three neighbours make up the next Tribonacci number.

# $n (Text)
# $count (Plain) many
long-sum-words = { $n } is a sum of { $count } Tribonacci numbers, no three of them neighbours.

# $ones (Plain) how many digits 1: 0, 1 or 2
# $row (Text) a number
# $letter (Text) a, b or c
letter-words = There is { $ones ->
    [0] no 1
    [1] 1 1
   *[other] { $ones } 1s
} at the end, so letter { $row } of the Tribonacci word is { $letter }. With no 1 it is a, with one b, with two c.

# $all (Plain) how many steps there are
# $done (Flag) whether the last one is done
# $n (Text)
rewrite-words = { $all ->
    [0] These digits stand for { $n }, and there are never three 1s in a row. So this is the one greedy way to write { $n }.
   *[other] { $done ->
        [true] After { $all ->
            [one] 1 step
           *[other] { $all } steps
        } no 0111 is left: that is how { $n } is written greedily, from the largest Tribonacci number down. Each step takes away two 1s, so it always ends.
       *[false] These digits stand for { $n }. Three 1s in a row are three neighbours, which make up the next Tribonacci number: so 0111 can become 1000.
    }
}

first-queen = The first queen stands in the centre, on square 0: row 0 of the table, letter c.

# $turns (Plain) by how many quarter turns, from 0 to 3
# $at (Text) a square: (5,8)
# $square (Text) its number
# $row (Text)
# $pair (Text) numbers: (5,8)
# $letter (Text) a, b or c
# $x (Plain)
# $y (Plain)
queen-words = { $turns ->
    [0] { $at } has a queen, on square { $square }: row { $row } of the table, (X,Y) = { $pair }. Her letter is { $letter }, so the next queen of this arm is { $x } and { $y } further on.
    [1] { $at } has a queen, on square { $square }: row { $row } of the table, (X,Y) = { $pair }, after 1 quarter turn. Her letter is { $letter }, so the next queen of this arm is { $x } and { $y } further on.
   *[other] { $at } has a queen, on square { $square }: row { $row } of the table, (X,Y) = { $pair }, after { $turns } quarter turns. Her letter is { $letter }, so the next queen of this arm is { $x } and { $y } further on.
}

# $at (Text) a square: (5,8)
# $before (Text) a square: (5,8)
no-queen = { $at } has no queen: the one on { $before } came earlier and attacks it.

# kind: engine.ErrTooFar
# $digits (Plain)
err-too-far = the arms are shown up to coordinates of { $digits } digits: this is too far out

# $most (Plain)
# $text (Text) in quotation marks
err-number = the number may have up to { $most } digits and nothing else: { $text }

# $most (Plain)
# $text (Text) in quotation marks
err-digits = write up to { $most } digits, each 0 or 1, not { $text }

# A formula: how X follows from A and B.
how-x = B − A

# A formula: how Y follows from B and C.
how-y = C − B
