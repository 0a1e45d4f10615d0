# What is refused of pieces that others count.
err-order = this is not an order for a piece of the board

# What is refused of pieces that others count.
err-result = this is not the result of a piece of the board

# kind: engine.ErrOutside
# $game (Text) as it is written in a link: blocking:5
# $at (Text) a square: -1,2
err-before = the board of { $game } begins at 0,0: a window cannot begin at { $at }

# kind: engine.ErrTooFar
# $at (Text) a square: 5,7
# $game (Text) as it is written in a link: blocking:5
# $reach (Plain)
err-reach = { $at } is too far out: coordinates of { $game } end at { $reach }

# No window works at a square.
# kind: engine.ErrTooFar
# $at (Text) a square: 5,7
# $game (Text) as it is written in a link: blocking:5
err-too-far = { $at } is too far out for a board of { $game }

# kind: engine.ErrTooFar
# $size (Text) such as 300x200
# $game (Text) as it is written in a link: blocking:5
# $at (Text) a square: 5,7
# $largest (Plain) the side of a square
err-too-large = { $size } is too large for a board of { $game } at { $at }: { $largest }x{ $largest } is the largest square that works
