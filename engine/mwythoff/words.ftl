# The name of the game; M is a number that says which moves there are.
# $m (Integer)
title = Generalised Wythoff Nim, M = { $m }

# How the game is played.
# $m (Integer)
# $misere (Flag) whether whoever makes the last move loses
rules = { $m ->
    [1] Take any number from one of two piles, or the same number from both. On the board x and y are the piles. Whoever takes the last one, and so reaches the corner, { $misere ->
            [true] loses
           *[false] wins
        }.
   *[other] Take any number from one of two piles, or some from both, as long as the two numbers differ by less than { $m }. On the board x and y are the piles. Whoever takes the last one, and so reaches the corner, { $misere ->
            [true] loses
           *[false] wins
        }.
}

# Why a text names no game.
# $digits (Plain)
err-m = M must be at least 1, and have at most about { $digits } digits

# Why a game cannot be played from a position.
# kind: engine.ErrTooMany
# $most (Plain)
err-many-lines = with M this large, a piece has too many moves to list: the game can be played with piles of up to { $most }

# What a method does not answer.
err-outcomes-only = it knows outcomes only

# What a method does not answer.
err-nim-values-only = it knows nim-values only

# kind: engine.ErrTooFar
# $last (Plain)
# $edge (Plain) one more
err-nim-edge = nim-values of this game are computed up to ({ $last },{ $last }): the largest size that works is { $edge }x{ $edge }

## Why a position wins or loses: pairs of numbers

# $a (Plain) the smaller number of the pair
# $b (Plain) the larger number of the pair
# $n (Plain) the number of the pair
# $ratio (Text) the first digits of a number: 1.414
# $product (Text) n times that, with so many digits
# $m (Plain)
beatty-pair = { $a } and { $b } are pair number { $n }: { $n } × { $ratio }… = { $product }…, rounded down, is { $a }, and { $m } × { $n } more is { $b }.

# $p (Position)
# $m (Plain)
# $n (Plain) the number of the pair
# $a (Plain) its smaller number
# $b (Plain) its larger number
other-pair = The numbers of { FULL($p) } differ by { $m } × { $n }, but the palace pair with that difference is { $a } and { $b }.

# $p (Position)
# $difference (Plain) of its numbers
# $m (Plain)
no-pair = The numbers of { FULL($p) } differ by { $difference }, but those of a palace pair differ by a multiple of { $m }.

## Examples of pairs, of other games

# M = 1 is a formula.
example-golden = Wythoff Nim, M = 1

# M = 2 is a formula.
example-silver = The silver ratio, M = 2

# M = 3 is a formula.
example-bronze = The bronze ratio, M = 3

## How the game is solved: each method and what it does, which an explanation quotes

# The name of a method of solving the game.
method-beatty = Beatty sequences

# What it does.
method-beatty-idea = The palaces are (⌊nα⌋, ⌊nα⌋+Mn) and their mirror images, α = (2-M+√(M²+4))/2 (Fraenkel 1982).

# The name of a method of solving misère play.
method-shifted = Beatty sequences, shifted

# What it does.
method-shifted-idea = The palaces of misère play are (⌊nα+1/α⌋, ⌊nα+1/α⌋+Mn+1) and their mirror images, α = (2-M+√(M²+4))/2 (Fraenkel 1982).

# The name of a method of solving the game.
method-mex = Mex, row by row

# What it does.
method-mex-idea = A nim-value is the least number that no option has; each line and each band remembers its own.
