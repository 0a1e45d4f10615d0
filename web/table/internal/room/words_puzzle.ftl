err-no-puzzle = there is no puzzle on the board

err-no-more-hints = there is no further hint

err-of-no-game = a position needs its game: puzzle=wythoff&at=5,7

a-puzzle = Puzzle

# What is to be found.
# $block (Flag) whether squares are to be blocked
# $several (Flag) whether several moves may win
# $at (Position)
# $n (Number) how many squares may be blocked
asks = { $block ->
    [true] You have moved to { $at }. Block up to { $n ->
        [one] one square
       *[other] { COUNT($n) } squares
    }, so that every move of the computer loses.
   *[false] { $several ->
        [true] You move, and you can win: find a move that does.
       *[false] You move. Exactly one move wins: make it on the board.
    }
}

# What was done does not win: the computer has still to answer.
# $to (Position)
not-this = { FULL($to) } loses: the computer can win from there. Try again.

# The same, and why.
# $to (Position)
# $reply (Position) where the computer has gone
not-this-for = { FULL($to) } loses, because the computer can win from there by going to { FULL($reply) }. Try again.

# Where the player blocks first, the computer has not answered yet.
# $to (Position)
not-this-blocking = { FULL($to) } loses: whatever you block now, the computer can win from there. Try again.

not-won = The computer can win

from-here = From here you can win

left-open = A palace is open

not-these = This block leaves a palace open: the computer can go there and win. Try again.

own-puzzle = Find the win

share-puzzle = Share this puzzle

# $board (Text)
# $err (Error)
err-in = in { $board }: { $err }

# $at (Position)
err-not-to-block = nothing can be blocked at { $at }: find=block needs a game with blocks, and nothing blocked there yet

# $at (Position)
err-no-palace = no palace is in reach from { $at }: every block wins, so it is not a puzzle

# $at (Position)
err-no-block = no block wins from { $at }: it is not a puzzle

# $at (Position)
err-lost = no move wins from { $at }: it is not a puzzle

err-no-set = this link does not name a set of puzzles, such as puzzle=rook&level=2&seed=1&set=12

# $level (Plain)
to-level = A puzzle of level { $level }

# $to (Position)
this-wins = From { FULL($to) } every move loses.

# $squares (Plain)
# $pawns (Plain)
err-too-far = a puzzle lies at most { $squares } squares from the corner, and at most { $pawns } squares are blocked there

# puzzleOf names the puzzle of a day.
# $day (Plain)
# $month (Plain) from 1 to 12
puzzle-of = { $month ->
    [1] Puzzle of the day, { $day } January
    [2] Puzzle of the day, { $day } February
    [3] Puzzle of the day, { $day } March
    [4] Puzzle of the day, { $day } April
    [5] Puzzle of the day, { $day } May
    [6] Puzzle of the day, { $day } June
    [7] Puzzle of the day, { $day } July
    [8] Puzzle of the day, { $day } August
    [9] Puzzle of the day, { $day } September
    [10] Puzzle of the day, { $day } October
    [11] Puzzle of the day, { $day } November
   *[12] Puzzle of the day, { $day } December
}

# puzzleOfSet names a puzzle of a set.
# $at (Plain)
# $of (Plain)
puzzle-of-set = Puzzle { $at } of { $of }

# puzzleStop names a puzzle in the row of a set.
# $at (Plain)
# $solved (Flag)
puzzle-stop = { $solved ->
    [true] Puzzle { $at } (solved)
   *[false] Puzzle { $at }
}

# How many puzzles of a set are solved.
# $all (Flag)
# $n (Plain)
# $of (Plain)
solved-of-set = { $all ->
    [true] { $of ->
        [one] The puzzle is
       *[other] All { COUNT($of) } puzzles are
    } solved: hand in what you have done.
   *[false] Solved: { $n } of { $of }. You can hand in at any time.
}

# $level (Plain) 0 for none
# $of (Plain)
of-level = { $level ->
    [0] {""}
   *[other] Level { $level } of { $of }
}

# findOther leads to a puzzle with the same rules that asks for the other thing.
# $block (Flag)
find-other = { $block ->
    [true] Blocking puzzle
   *[false] Moving puzzle
}

## Why a block wins, or a move.

# $at (Position)
only-palace-blocked = { FULL($at) } is the only palace in reach, and you blocked it: every other move loses.

# $palaces (List)
palaces-blocked = { AND($palaces) } are the palaces in reach, and you blocked them: every other move loses.

# $to (Position)
# $n (Number) how many moves win, two or more
this-wins-too = { $n ->
   *[other] From { FULL($to) } every move loses. { CAPITAL($n) } moves win here.
}

# ownPuzzles leads to the positions of somebody's own games.
# $n (Plain) how many there are
own-puzzles = From your own games: { $n }

# tally says how often somebody has won a game against the computer.
# $game (Text) its name
# $opponent (Text) the computer’s strength: "Easy"
# $won (Plain)
# $alone (Plain) how many of these without help
# $lost (Plain)
tally = { $alone ->
    [0] { $game } against the computer ({ $opponent }): won { $won }, lost { $lost }.
   *[other] { $game } against the computer ({ $opponent }): won { $won } ({ $alone } without help), lost { $lost }.
}

## Hints.

# $to (Position)
move-goes-to = The winning move goes to { FULL($to) }.

# $squares (List)
block-these = Block { AND($squares) }.

# solvedWords tells others that a puzzle was solved, and not how.
# $title (Text) of the puzzle
# $level (Plain) 0 for none
# $try (Plain) at which try
# $hints (Number)
solved-words = { $level ->
    [0] Palace. { $title }
   *[other] Palace. { $title }, level { $level }
}: { $try ->
    [1] solved on the first try
   *[other] solved on try { $try }
}, { $hints ->
    [0] without a hint
    [one] with one hint
   *[other] with { COUNT($hints) } hints
}.

# $solved (Plain)
# $first (Plain) how many of these at the first try and without a hint
# $days (Plain) on how many days in a row the puzzle of the day was solved, 0 for none
solved-so-far = { $solved ->
    [0] {""}
   *[other] { $solved } solved · { $first } on the first try{ $days ->
        [0] {""}
       *[other] {" "}· streak { $days }
    }
}

# At the door: how the puzzle of the day stands.
# $solved (Flag)
# $days (Number) on how many days in a row it was solved, 0 where that is nothing to tell
today = { $solved ->
    [true] Solved today
   *[false] Still open
}{ $days ->
    [0] {""}
   *[other] , { COUNT($days) } days in a row
}

## The puzzles of the day.

# Their sizes, on three buttons beside each other.
# $size (small | middle | hard)
size-of = { $size ->
    [small] Small
    [middle] Middle
   *[hard] Hard
}

# On the same buttons: it is not solved.
still-open = To solve

# On the same buttons: how it was solved.
# $try (Plain) at which try
# $help (none | hint | told) which help there was: told is the answer itself
solved-at = Try { $try }, { $help ->
    [none] no help
    [hint] with a hint
   *[told] answer shown
}

# On a button: to the next size.
# $size (small | middle | hard)
next-of = { $size ->
    [small] Next: the small puzzle
    [middle] Next: the middle puzzle
   *[hard] Next: the hard puzzle
}

# $days (Number) on how many days in a row a puzzle of the day was solved
streak-of = { $days ->
    [one] One day in a row
   *[other] { COUNT($days) } days in a row
}

# How long until the next puzzles of the day.
# $hours (Plain)
# $minutes (Plain)
new-puzzles-in = { $hours ->
    [0] { $minutes ->
        [0] New puzzles are here.
       *[other] New puzzles in { $minutes } min.
    }
   *[other] New puzzles in { $hours } h { $minutes } min.
}

# Tells others how somebody has solved the puzzles of the day, without a spoiler.
# $title (Text) "Puzzle of the day, 23 November"
# $small (Text) a mark: ★ is solved without help, ✓ with help, and – not yet
# $middle (Text)
# $hard (Text)
shared-day = Palace. { $title }: small { $small } middle { $middle } hard { $hard }

## Why a move wins.

# $to (Position)
# $known (end | equal | golden | blocking | other) by what the square is known, as in a hint
why-wins = { $known ->
    [equal] On { FULL($to) } both distances to the edges are equal. Each move of the computer changes one, and you make them equal again.
   *[other] From { FULL($to) } every move loses: whatever the computer does, you have a winning answer.
}
