## The games

# A game is named by its moves, as in “Vector subtraction {(1,2), (2,1)}”.
# $many (Flag) whether there are too many moves to list them
# $n (Number)
# $moves (Text)
title = { $many ->
    [true] Vector subtraction with { $n } moves
   *[false] Vector subtraction {"{"}{ $moves }{"}"}
}

# How the game is played.
# $n (Plain) how many moves there are
# $many (Flag) whether these are too many to list them
# $moves (Text) with commas between them
# $piles (Plain) how many piles there are
# $misere (Flag) whether whoever makes the last move loses
rules = { $n ->
    [1] Take the move { $moves }
   *[other] { $many ->
        [true] Take one of the { $n } moves
       *[false] Take one of the moves { $moves }
    }
} from { $piles ->
    [1] the pile. It may not
    [2] x and y, the two piles. Neither may
   *[other] the piles. No pile may
} fall below zero. Whoever cannot move { $misere ->
    [true] wins
   *[false] loses
}.

## What is wrong with moves as they are written. Each begins small and has no full stop; what is wrong is quoted behind it

# What must stand in a place: the subject of “a component of a move must be a whole number”.
component = a component of a move

expected-end = expected “,” or “)”

# [1,3,4] may be three moves from one pile, or one move from three piles.
one-or-many = square brackets may mean one move or many: write {"{"}1,3,4{"}"} for moves from one pile, (1,3,4) for one move from three piles

# $most (Plain)
too-many-moves = there may be at most { $most } moves

# $most (Plain)
too-many-components = a move may have at most { $most } components

## What is no position

# kind: engine.ErrWrongDimension
# $dim (Plain)
# $found (Plain)
err-dimension = a position of this game has { $dim ->
    [one] { $dim } component
   *[other] { $dim } components
}, not { $found }

# kind: engine.ErrOutside
# $p (Text) its numbers, without parentheses
err-negative = no component of a position can be negative, as in ({ $p })

# kind: engine.ErrTooFar
# $most (Plain)
err-digits = a component of a position may have at most { $most } digits

## What no board shows

# kind: engine.ErrOutside
err-strip = the board is a strip one square high that begins at 0,0

# kind: engine.ErrOutside
err-before = the board begins at 0,0 and has no squares before that

# A slice is the squares of a board with more than two dimensions that can be drawn at once.
# kind: engine.ErrTooFar
err-slice = this slice lies too far out for these moves: no board of it can be computed

# kind: engine.ErrOutside
# $size (Text) such as 300×200
# $at (Text) its smallest corner, without parentheses
# $board (Text) its size
# $corner (Text) its smallest corner, without parentheses
err-window-outside = the window { $size } at ({ $at }) is not within the board, which is { $board } at ({ $corner })

# kind: engine.ErrTooFar
# $size (Text) such as 300×200
# $searched (Flag) whether a chart, which would tell the outcome of every square, has been looked for
err-too-large = { $searched ->
    [true] the board is too large for these moves: from 0,0 it may reach up to { $size } squares; a short search found no chart of the board, though there may be one
   *[false] the board is too large for these moves: from 0,0 it may reach up to { $size } squares
}

# kind: engine.ErrTooFar
# $p (Text) its numbers, without parentheses
# $reach (Text) the same of the farthest position that is solved
# $searched (Flag) whether a chart, which would tell the outcome of every square, has been looked for
err-too-far = { $searched ->
    [true] ({ $p }) lies too far out for these moves, which are solved as far as ({ $reach }); a short search found no chart of the board, though there may be one
   *[false] ({ $p }) lies too far out for these moves, which are solved as far as ({ $reach })
}

## What a method of computing does not answer, or why another one is used

# kind: engine.ErrNoMap
err-elsewhere = the map does not begin at the corner

err-followed = one pile is followed until it repeats

err-behind = many squares lie before the window, and there may be a shorter way to it

# kind: engine.ErrTooFar
err-nim-slice = the slice is too far out for a map of nim-values

# A chart tells the outcome of every square of a board.
err-chart = a chart does not give nim-values

# A sweep is to compute all squares, row by row.
err-sweep = a sweep is faster

# kind: engine.ErrTooFar
# $p (Text) its numbers, without parentheses
err-nim-squares = too many squares lie before ({ $p }) to fill in their nim-values

# $what (period | chart) of a pile, or of a board
err-unknown = { $what ->
    [period] no period is known, and a sweep is faster than looking for one
   *[chart] no chart is known, and a sweep is faster than looking for one
}

# $what (period | chart)
err-not-found = { $what ->
    [period] no period has been found in a short search
   *[chart] no chart has been found in a short search
}

# kind: engine.ErrTooMany
# $p (Text) its numbers, without parentheses
err-options = ({ $p }) has too many options to look at the options of each

# Blocks are squares of squares into which a board is cut.
# $game (Text) as it is written, such as subtraction:(1)(2)
err-no-blocks = { $game } has no blocks: only games in two dimensions have them

# $game (Text)
err-long-moves = the moves of { $game } are too large for blocks

## The ways to complete a ruleset: the label of a button, what it does, and why there is nothing to do

symmetric-label = Symmetric

symmetric-about = With every move (a,b), also (b,a).

additive-label = Additive

additive-about = With two moves, also both together: their sum.

max-symmetric-label = Max-symmetric

max-symmetric-about = With every move, also its difference from the largest one.

asymmetric-label = Asymmetric

asymmetric-about = With two moves (a,b) and (c,d), b ≤ d, also (a+c,d−b).

arithmetic-label = Arithmetic

arithmetic-about = With (a,2a), also (3a,4a) and (4a,6a).

# $as (symmetric | additive | asymmetric | arithmetic | max-symmetric)
err-complete = { $as ->
    [symmetric] the moves are symmetric as they are
    [additive] the moves are additive as they are
    [asymmetric] the moves are asymmetric additive as they are
    [arithmetic] the moves are arithmetic additive as they are
   *[max-symmetric] the moves are max-symmetric as they are
}

# $n (Plain)
err-not-two = { $n ->
    [1] such a ruleset is made of two moves: there is only one move
   *[other] such a ruleset is made of two moves: there are { $n } moves
}

err-not-arithmetic = an arithmetic additive ruleset has no moves but (a,2a), (3a,4a) and (4a,6a)

## Why a position of one move or two wins or loses: what is left decides

# Another of the sentences below follows.
# $sum (Text) both moves together, as in (3,3)
# $often (Plain) how often they are taken
# $left (Text) what is left, without parentheses
whole-sum = { $often ->
    [1] Taking { $sum }, both moves together, changes nothing. Taken once, it leaves ({ $left }).
    [2] Taking { $sum }, both moves together, changes nothing. Taken twice, it leaves ({ $left }).
   *[other] Taking { $sum }, both moves together, changes nothing. Taken { $often } times, it leaves ({ $left }).
}

nothing-left = From there no move leads on: whoever answers each move with the other one makes the last move.

# $left (Text) a position, without parentheses
# $move (Text)
# $often (Plain) how often the move fits, an even number
evenly = { $often ->
    [2] From ({ $left }) only { $move } can be taken, twice, an even number: whoever begins does not make the last move.
   *[other] From ({ $left }) only { $move } can be taken, { $often } times, an even number: whoever begins does not make the last move.
}

# $left (Text) a position, without parentheses
# $move (Text)
# $often (Plain) how often the move fits, an odd number
oddly = { $often ->
    [1] From ({ $left }), { $move } can be taken once, and whoever begins takes it.
   *[other] From ({ $left }), { $move } can be taken { $often } times, an odd number: whoever begins also makes the last move.
}

# Either move fits an even number of times.
# $left (Text) a position, without parentheses
# $first (Text) a move
# $often (Plain)
# $second (Text) the other move
# $oftener (Plain) how often that one fits
both-evenly = From ({ $left }), { $first } can be taken { $often ->
    [2] twice
   *[other] { $often } times
} or { $second } { $oftener ->
    [2] twice
   *[other] { $oftener } times
}, even numbers: whoever begins does not make the last move.

## Why a number of a single pile is a palace or not: its outcomes repeat

# $palaces (Text) numbers with commas between them, if they are few
# $more (Flag) whether $x is larger than $every
# $from (Plain)
# $every (Plain)
# $x (Text) the number
# $like (Text) a smaller one with the same outcome
# $rounds (Text) so many times $every lie between them
# $palace (Flag) whether both are palaces
# $twice (Plain)
# $thrice (Plain)
pile-repeats = { $palaces ->
    [none] From { $from } on, the outcomes repeat every { $every }: { $x } is { $like } and { $rounds } × { $every } more, and { $like } is { $palace ->
        [true] a palace.
       *[false] an N-position.
    }
   *[other] The palaces are { $palaces }, and each of these plus { $every }, { $twice }, { $thrice } and so on. { $x } is { $more ->
        [true] { $palace ->
            [true] one
           *[false] not one
        } of them, because it is { $like } and { $rounds } × { $every } more.
       *[false] { $palace ->
            [true] one of them.
           *[false] not one of them.
        }
    }
}

## Why a square is a palace or not: the squares around it repeat

# They repeat in one direction.
# $far (Plain)
# $p (Text) the square, without parentheses
# $step (Text) as in (3,1)
# $like (Text) another square, without parentheses
# $palace (Flag) whether both are palaces
steps-repeat = { $palace ->
    [true] Within { $far } squares of ({ $p }), the outcomes repeat by { $step }: ({ $p }) is a palace, like ({ $like }).
   *[false] Within { $far } squares of ({ $p }), the outcomes repeat by { $step }: ({ $p }) is an N-position, like ({ $like }).
}

# They repeat in two directions.
# $palace (Flag)
# $far (Plain)
# $p (Text) the square, without parentheses
# $first (Text) a step, as in (3,1)
# $second (Text) another step
# $like (Text) another palace, without parentheses
mosaic-repeats = Within { $far } squares of ({ $p }), the palaces form a mosaic that repeats by { $first } and by { $second }. ({ $p }) is { $palace ->
    [true] a palace, like ({ $like }).
   *[false] an N-position.
}

# The whole board is made of blocks.
# $blocks (Plain) how many kinds of blocks there are
# $side (Plain)
# $p (Text) the square, without parentheses
# $like (Text) the square at the same place of another block, without parentheses
# $palace (Flag) whether both are palaces
same-block = { $blocks ->
    [1] The whole board is made of one block of { $side }×{ $side } squares, again and again
   *[other] The whole board is made of { $blocks } different blocks of { $side }×{ $side } squares
}. ({ $p }) has the same place in its block as ({ $like }) in another of the same kind, and that square is { $palace ->
    [true] a palace.
   *[false] an N-position.
}

## Why a square is a palace or not with three moves of which two and the third belong together: [LSY24] Section 8

# $from (Text) the square, without parentheses, as are all of these
# $middle (Text) a move, as in (2,3)
# $p (Text) the square that it is about
twice-middle = ({ $from }) is a palace, and so is ({ $p }), twice { $middle } farther out ([LSY24] Lemma 37).

# $from (Text)
# $not (Text)
# $p (Text)
# $lemma (Plain)
# $item (Text) such as ii
palace-and-none = ({ $from }) is a palace and ({ $not }) is not: so ({ $p }) is a palace ([LSY24] Lemma { $lemma } ({ $item })).

# $from (Text)
# $first (Text)
# $second (Text)
# $p (Text)
# $lemma (Plain)
palace-and-neither = ({ $from }) is a palace, and neither ({ $first }) nor ({ $second }) is: so ({ $p }) is a palace ([LSY24] Lemma { $lemma } (iv)).

# $from (Text)
# $p (Text)
# $first (Text)
# $second (Text)
# $lemma (Plain)
palace-and-either = ({ $from }) is a palace and ({ $p }) is not: so ({ $first }) or ({ $second }) is a palace ([LSY24] Lemma { $lemma } (i)).

# $first (Text)
# $second (Text)
# $p (Text)
palace-before-two = ({ $first }) and ({ $second }) are palaces: so ({ $p }) is a palace ([LSY24] Lemma 34).

## How the game is solved: each method and what it does, which an explanation quotes

# The name of a method of solving the game.
method-sweep-once = Sweep, at once

# The name of a method of solving the game.
method-sweep-end = Sweep, to its end

# What it does.
method-sweep-idea = A position is P if and only if none of its options is; 64 squares of a row at a time, from earlier rows.

# The name of a method of solving the game.
method-remainders = Remainders

# What it does.
method-remainders-idea = p+s+t has the nim-value of p, for the moves s and t (for P: Larsson, Saha, Yokoo 2024, Lemma 2), so s+t is subtracted as often as possible.

# The name of a method of solving the game.
method-period = Period

# What it does.
method-period-idea = A square follows from those before it, as far back as the largest move reaches. When such a stretch repeats, so does everything after it.

# The name of a method of solving the game.
method-chart = Chart

# What it does.
method-chart-idea = A finite number of kinds of blocks is guessed and proved. The binary digits of a position lead from kind to kind, and the last one tells its outcome.

# What the method “Nim-value 1” of misère play does with one pile.
method-ones-pile-idea = The palaces of misère play are the positions of nim-value 1: with one pile each position of value 0 that has options has one of value 1 (Ferguson 1974).

# What the method “Nim-value 1” of misère play does with one move or two.
method-ones-moves-idea = The palaces of misère play are the positions of nim-value 1: with one move or two each position of value 0 that has options has one of value 1.
