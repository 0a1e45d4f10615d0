# How a sum of games is played.
rules = Several games at once: move one of the pieces, whichever you like, as its game says. Whoever makes the last move of all wins.

# Why a position of a sum wins or loses.
# $nims (Text) the nim-values of the games: "7 xor 5"
# $total (Plain) what the sum makes
nim-sum = { $total ->
    [0] The games have nim-values: { $nims } = 0. Whoever moves changes one of them, and the other player makes it 0 again.
   *[other] The games have nim-values: { $nims } = { $total }. That is not 0, and a move that makes it 0 wins.
}

# Beside the boards of a sum.
# $nims (Text) the nim-values of the games: "7 xor 5"
# $total (Plain) what the sum makes
weighed = Nim-values: { $nims } = { $total }.

## How a sum is solved: the method and what it does, which an explanation quotes

# The name of a method of solving the game.
method = Nim-values of a sum

# What it does.
method-idea = The nim-value of a sum is the nim-sum of those of its games, the sum without carrying; a position is a palace where it is 0 (Sprague 1935, Grundy 1939).

## Several games

# What is added without carrying.
# $first (Text) a number, or several of them added so
# $second (Text) the next one
xor = { $first } xor { $second }

# kind: engine.ErrNoMethod
# $game (Text) how it is written in a link
err-no-sum = { $game } has no nim-values, so it cannot be part of a sum

# kind: engine.ErrTooMany
# $most (Number)
# $n (Number)
err-boards = a sum is played with at most { COUNT($most) } games, not { COUNT($n) }

# kind: engine.ErrTooFar
# $game (Text) how it is written in a link
# $most (Plain)
err-large = { $game } begins too far out for a sum: each of its boards has at most { $most } squares each way

# kind: engine.ErrNoMethod
# $game (Text) how it is written in a link
err-board = { $game } has more than two piles, and a sum is played with games on a board or a row

# kind: engine.ErrOutside
# $at (Position)
# $game (Text) how it is written in a link
err-off = { FULL($at) } is not on the board of { $game }, which ends where the game began

# kind: engine.ErrNoMethod
err-no-misere = nim-values do not decide misère play of a sum: it cannot be played here

# kind: engine.ErrTooMany
# $i (Plain) the number of the game in the sum
# $game (Text) how it is written in a link
# $at (Position)
# $n (Text) how many moves there are
# $most (Plain)
err-too-many = game { $i } of the sum, { $game } at { FULL($at) }, has too many moves to look at each: { $n }, and at most { $most } are looked at

# kind: engine.ErrTooFar
# $i (Plain) the number of the game in the sum
# $game (Text) how it is written in a link
# $at (Position)
# $why (Text) a reason
err-not-known = game { $i } of the sum, { $game } at { FULL($at) }: { $why }

# kind: engine.ErrNoMethod
# $game (Text) how it is written in a link
err-misere = nim-values do not decide misère sums: they are solved where every game is Nim, and { $game } is not

# kind: engine.ErrNoMethod
err-mixed = all games of a sum must end the same way: either each of them is in misère play, or none is
