## An idea: the palaces of Wythoff Nim are pairs of numbers; and those of Wythoff Nim with further diagonal moves, for a number M.
## φ is the golden ratio 1.618…; ⌊x⌋ is x rounded down. Letters and formulas stay as they are.

golden-title = The golden pairs

golden-about = The palaces come in pairs: ⌊nφ⌋ and ⌊nφ²⌋, that is, n times 1.618… and n times 2.618…, rounded down. Every whole number is in exactly one pair.

golden-more = A palace is a square where the player to move loses. Each column and each row has exactly one, because its number is in one pair. Each diagonal has one, because the two numbers of pair n are n apart.

# Where the idea comes from
golden-source = [LW14] Section 1

pairs-title = The pairs of numbers

# $alpha (Text) a number: 1.4142
# $m (Plain) M, at least 2
pairs-about = The palaces come in pairs: ⌊nα⌋ with α = { $alpha }…, and { $m }·n more. Every whole number is in exactly one pair.

pairs-more = A palace is a square where the player to move loses. Each column and each row has exactly one, because its number is in one pair.

## What is seen

point-at-square = Point at a square to light up the pair with the same difference, and those of its column and its row.

# What is drawn.
# $m (Plain) M, 1 for Wythoff Nim
# $sigma (Text) a number: 2.4142
# $far (Flag) whether no dashed lines are drawn
lines = { $m ->
    [1] The gold lines are y = φx and y = x/φ
   *[other] The gold lines are y = σx and y = x/σ with σ = { $sigma }…
}: every palace is less than one square from one of them.{ $far ->
    [true] {""}
   *[false] {" "}The dashed lines lead to the letters of the column and of the row.
}

# $m (Plain) M, 1 for Wythoff Nim
halves-words = Along the axis, A marks the smaller number of a pair and B the larger { $m ->
    [1] one. This is the Fibonacci word: it stays the same when each A becomes AB and each B becomes A.
   *[other] one.
}

# The title of a row of letters.
# $m (Plain) M, 1 for Wythoff Nim
halves-title = { $m ->
    [1] The Fibonacci word: A
   *[other] A
} for the smaller number of a pair, B for the larger

# The title of a table.
table-title = The pairs

# The title of a row of digits.
# $m (Plain) M, 1 for Wythoff Nim
# $x (Text) a number
# $sigma (Text) a number: 2.414
digits-title = { $m ->
    [1] { $x } in Fibonacci numbers
   *[other] { $x } in place values that grow by { $sigma }…
}

## About the square that somebody points at

# $long (Flag) whether its numbers are too long to be written
# $at (Text) the square: (5,8)
# $n (Text) the number of the pair
# $a (Text) its smaller number
# $b (Text) its larger number
is-pair = { $long ->
    [true] This square is a palace: pair number { $n } is { $a } and { $b }.
   *[false] { $at } is a palace: pair number { $n } is { $a } and { $b }.
}

# The pair lies on the diagonal of this square.
# $n (Plain) how far away
# $farther (Flag) whether it is farther from the corner
pair-elsewhere = This square is not a palace: the pair with the same difference is { $n ->
    [one] one square
   *[other] { $n } squares
} { $farther ->
    [true] farther from the corner on its diagonal.
   *[false] nearer to the corner on its diagonal.
}

# $at (Text) the square: (5,5)
zero-pair = { $at } is not a palace: its numbers are equal, and the only such pair is 0 and 0.

# $at (Text) the square: (5,7)
# $n (Text) the difference of its numbers, and the number of the pair
# $a (Text) the pair's smaller number
# $b (Text) its larger number
other-pair = { $at } is not a palace: its numbers differ by { $n }, and pair number { $n } is { $a } and { $b }.

# $at (Text) the square: (5,7)
# $difference (Text) of its numbers, which is m times n
# $m (Plain) at least 2
# $n (Text) the number of the pair
# $a (Text) the pair's smaller number
# $b (Text) its larger number
other-pair-times = { $at } is not a palace: its numbers differ by { $difference }, which is { $m } times { $n }, and pair number { $n } is { $a } and { $b }.

# $at (Text) the square: (5,7)
# $difference (Text) of its numbers
# $m (Plain) at least 2
no-pair = { $at } is not a palace: its numbers differ by { $difference }, but those of a pair differ by a multiple of { $m }.

## How a pair is recognised when its numbers are written in Fibonacci numbers: 1, 2, 3, 5, 8, …

# $large (Text) a number
zero-in-digits = 0 makes a pair only with itself, not with { $large }.

# The smaller number of a square, which is the larger one of its pair.
# $m (Plain) 1 for Fibonacci numbers
# $x (Text) the number
# $short (Flag) whether its digits are shown
# $digits (Text) its digits
# $zeros (Plain) how many zeros these end in: an odd number
odd-zeros = { $m ->
    [1] Written in Fibonacci numbers,
   *[other] Written by the place values,
} { $short ->
    [true] { $x } is { $digits } and ends in
   *[false] { $x } ends in
} { $zeros ->
    [one] one zero
   *[other] { $zeros } zeros
}, an odd number. So it is the larger number of its pair, and no palace has it as the smaller one.

# The smaller number of a square, which is a palace.
# $m (Plain) 1 for Fibonacci numbers
# $x (Text) the number
# $short (Flag) whether its digits are shown
# $digits (Text) its digits
# $zeros (Plain) how many zeros these end in: an even number, which may be 0
# $large (Text) the larger number
even-zeros = { $m ->
    [1] Written in Fibonacci numbers,
   *[other] Written by the place values,
} { $short ->
    [true] { $x } is { $digits } and ends in { $zeros } zeros,
   *[false] { $x } ends in { $zeros } zeros,
} an even number: so it is the smaller number of its pair. The larger one has the same digits and one more 0: that is { $large }.

# The smaller number of a square, which is no palace though it is the smaller number of a pair.
# $m (Plain) 1 for Fibonacci numbers
# $x (Text) the number
# $short (Flag) whether its digits are shown
# $digits (Text) its digits
# $zeros (Plain) how many zeros these end in: an even number, which may be 0
# $other (Text) the larger number of the pair
# $large (Text) the larger number of the square
even-zeros-other = { $m ->
    [1] Written in Fibonacci numbers,
   *[other] Written by the place values,
} { $short ->
    [true] { $x } is { $digits } and ends in { $zeros } zeros,
   *[false] { $x } ends in { $zeros } zeros,
} an even number: so it is the smaller number of its pair. But the larger one has the same digits and one more 0: that is { $other }, not { $large }.

## The names of the gold lines, on the board

# $m (Plain) M, 1 for Wythoff Nim
# $slope (Text) a number: 2.414
steep-line = { $m ->
    [1] y = φx
   *[other] y = { $slope }…·x
}

# $m (Plain) M, 1 for Wythoff Nim
# $slope (Text) a number: 2.414
flat-line = { $m ->
    [1] y = x/φ
   *[other] y = x/{ $slope }…
}
