# The name of the game.
title = Rook (Nim with two piles)

# How the game is played.
# $misere (Flag) whether whoever makes the last move loses
rules = The rook moves along its row or column towards the edge of the board, as far as you like. Whoever brings it to the corner { $misere ->
    [true] loses
   *[false] wins
}. It is Nim: take any number from one of two piles.

# Why a square of the diagonal loses.
# $p (Position)
mirrored = { FULL($p) } has two equal numbers. However far the rook goes one way, the other player goes just as far the other way, and the numbers are equal again.

# Why any other square wins.
# $p (Position)
# $palace (Position) the one palace that is in reach
unequal = The numbers of { FULL($p) } differ. Go to { FULL($palace) }, where they are equal. From then on, copy every move in the other direction.

# Where the idea of placing rooks one by one comes from.
placing-source = [DSS20] Section 1, [Bou01]

# An example of pieces that are placed one by one.
placing-values = Nim-values: the nim-sum

# An example of pieces that are placed one by one.
placing-knights = Knights

## How the game is solved: each method and what it does, which an explanation quotes

# The name of a method of solving the game.
method = Nim-sum

# What it does.
method-idea = Palaces are the squares with x = y: the nim-value of (x,y) is x xor y, the sum without carrying, and there it is 0 (Bouton 1901).
