# The name of the game.
# $piles (Plain) how many there are
title = { $piles ->
    [one] Nim with { $piles } pile
   *[other] Nim with { $piles } piles
}

# How the game is played.
# $piles (Plain) how many there are
# $misere (Flag) whether whoever takes the last one loses
rules = { $piles ->
    [1] Take any number from the pile, at least one. Whoever takes the last one { $misere ->
            [true] loses
           *[false] wins
        }.
   *[other] Take any number from one pile, at least one. Whoever takes the last one of all { $misere ->
            [true] loses
           *[false] wins
        }.
}

# What the player to move may do.
# $piles (Plain) how many there are
turn = { $piles ->
    [1] Take any number from the pile.
   *[other] Take any number from one pile.
}

# A reason why a text names no game.
# $most (Plain)
# $n (Plain) how many numbers the position has
too-many-piles = Nim has at most { $most } piles here, and this position has { $n }

# Why there is no map of nim-values: another pile is too large.
# kind: engine.ErrNoMap
# $most (Plain)
err-slice = a map of nim-values holds numbers up to { $most }, and another pile has more

## Why a position wins or loses, by binary digits

# Why a position loses.
# $piles (List) each number and its binary digits: "3 = 011"
cancelled = In binary: { $piles }. In every column the number of 1s is even, so all columns cancel. Whoever takes from a pile changes some column, and the other player can make all of them even again.

# Why a position wins.
# $piles (List) each number and its binary digits: "3 = 011"
# $columns (List) those with an odd number of 1s, by what a 1 there stands for: "4" and "1"
# $n (Number) how many these are
# $palace (Position) where to go
uncancelled = In binary: { $piles }. { $n ->
    [one] The column of { $columns } has an odd number of 1s and does not cancel.
   *[other] The columns of { $columns } have an odd number of 1s and do not cancel.
} Go to { FULL($palace) }, where the number of 1s is even in every column.

# Why a pile that stands alone wins.
one-pile = There is one pile: take all of it.

## The idea of writing the piles in binary

# The name of the idea of writing the piles in binary.
digits-title = Binary digits

# What is to be seen.
digits-about = The piles are written in binary, one below the other. Where every column has an even number of 1s, the position is a palace.

# How it comes about.
digits-more = A move changes one pile, and so at least one column: from a palace it leads to where some column is odd. From anywhere else, look at the leftmost odd column and choose a pile with a 1 in it. Change its digit in every odd column: the pile becomes smaller, and all columns are even.

# Where it comes from.
digits-source = [Bou01]

# An example of it.
digits-four = Four piles

# What is said where nothing is pointed at.
digits-point = Point at a square, and its digits are written here.

# What is said of long numbers.
# $most (Plain)
digits-long = The numbers here have more than { $most } binary digits.

# The title of the table.
digits-table = In binary

# Over the numbers of the piles.
digits-pile = pile

# Beside the digits of the nim-sum.
digits-sum = xor

## How the game is solved: each method and what it does, which an explanation quotes

# The name of a method of solving the game.
method = Nim-sum

# What it does.
method-idea = The nim-value is the numbers added without carrying, xor; where it is 0 the position is a palace (Bouton 1901).

# The name of a method of solving misère play.
method-misere = Nim-sum, and piles of one

# What it does.
method-misere-idea = While a pile of two or more is left, the palaces are those of normal play, with nim-sum 0; when there is none, those with an odd number of piles (Bouton 1901).
