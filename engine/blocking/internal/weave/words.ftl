# The title of a map: a pattern without end.
arm-title = The infinite arm from the shoulder

# The title of a map: a pattern without end.
# $remainder (Plain) of k by 3
fabric-title = The infinite fabric of k = { $remainder } modulo 3

# A button: lay the pattern over the map. Fabric is a region of the map.
fabric-label = Endless fabric

# A button: lay the pattern over the map. The arm is a region of the map.
arm-label = Endless arm

## How the number of a square follows from six squares before it, a to f, and a correction p for the palaces among them.

# $sum (Text) the same with numbers: 0 − 1 − (−1) + 0 + 1 + 3 = 4
formula = g = a − b − c + e + f + p = { $sum }

# $sum (Text) a formula: 3 for a − 2 for b
# $p (Plain) its value
correction = p = { $sum } = { $p }

no-correction = p = 0: none of the six is a palace

# The first part of a sum.
# $n (Plain) may be negative
# $name (Text) of a square: a letter
part-first = { $n } for { $name }

# A further part of a sum.
# $n (Plain)
# $name (Text) of a square: a letter
part-plus = + { $n } for { $name }

# A further part of a sum.
# $n (Plain)
# $name (Text) of a square: a letter
part-minus = − { $n } for { $name }

## The past of a pattern: squares that came before it

all-found = All squares have been found.

choose = Two values fit what is known: choose one.

## What is refused

# $remainder (Plain)
err-no-fabric = there are three fabrics, for the remainders 0, 1 and 2, and none for { $remainder }

# $at (Text) a square: 5,7
# $board (Text) its name
# $first (Text) a square: 0,0
# $end (Text) a square: 100,100
err-too-far = { $at } is too far out: the board of { $board } begins at { $first } and ends before { $end }

# $size (Text) such as 300x200
# $board (Text) its name
# $at (Text) a square: 5,7
# $largest (Text) such as 200x200
err-too-large = { $size } is too large for a board of { $board } at { $at }: { $largest } works

err-found = all squares of this past have been found

# $size (Text) such as 2x2
err-small = a past needs at least 3x3 squares, not { $size }

# $at (Text) a square: 5,7
# $value (Plain)
# $solutions (Text) numbers in brackets
err-value = { $at } cannot have been { $value }, only one of { $solutions }
