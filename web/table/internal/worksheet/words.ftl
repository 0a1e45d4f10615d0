name-line = Name

mark-lost = Mark every palace: a square where the player to move loses if the other player makes no mistakes.

play-neighbour = Play the game with your neighbour. Use a coin as the piece. Take turns to begin.

next-wins = The player to move.

other-wins = The other player.

tick-one = Tick the right answer, and say why.

write-answer = Write your answer, and how you found it.

no-solution = There is no page with the solution, because this game keeps its answers hidden.

# findMove is the task of every puzzle.
find-move = On each board exactly one move wins. Draw it as an arrow.

# The task of every puzzle that asks for a block.
find-block = On each board you have just moved, and now you block squares. Cross out every square to which the other player could go and win.

# $of (Text)
# $step (Text)
step-title = { $of }: { $step }

# $title (Text)
solution-of = Solution: { $title }

# $at (Position)
who-wins = The piece stands on { $at }. Who wins, the player to move or the other player? Write down every winning move, if there is one.

# $at (Position)
who-wins-from = Who wins from { $at }? Tick one, and say why.

# $at (Position)
# $misere (Flag) whether that wins
no-moves-from = From { $at } there is no move, so { $misere ->
    [true] in misère play the player to move has won.
   *[false] the player to move has lost.
}

err-long = the task is too long for a sheet of paper

err-far-out = the piece is too far out for a worksheet

# The title of a sheet of puzzles.
# $mixed (Flag) whether they are of several games
# $level (Plain)
# $title (Text) the name of the game
puzzles-title = { $mixed ->
    [true] Puzzles of level { $level }
   *[false] Puzzles of level { $level }: { $title }
}

# Which move solves a puzzle, or which block.
# $block (Flag)
# $n (Plain) the number of the puzzle
# $at (Position) where the piece stands
# $squares (Text) a list of those that are blocked
# $to (Position)
# $also (Text) a list of squares to which moves go that look different and are as good
the-answer = { $block ->
    [true] { $n }: from { $at } block { $squares }.
   *[false] { $also ->
        [none] { $n }: from { $at } to { $to }.
       *[other] { $n }: from { $at } to { $to }, or to { $also }.
    }
}

# $side (P | N | wins) which squares are to be marked
# $first (Position) one corner of the squares that are looked at
# $last (Position) the other corner
mark-squares = { $side ->
    [P] Mark every palace, from { $first } to { $last }: every square where the player to move loses.
    [N] Mark every N-position, from { $first } to { $last }: every square where the player to move can win.
   *[wins] Mark every winning move.
}

# The end of a list of which only the first are named.
# $n (Number)
others = { $n ->
    [one] one other
   *[other] { COUNT($n) } others
}

# $squares (Text) a list
discs-are-palaces = { $squares ->
    [none] There is no palace on this board.
   *[other] The discs are the palaces: { $squares }.
}

# $n (Number) how many squares
# $side (P | N | wins) which squares are to be marked
# $squares (Text) a list
wanted-squares = { $n ->
    [0] There is nothing to mark.
   *[other] { $side ->
        [P] Mark { $squares }.
        [N] { $n ->
            [one] Mark all the others, one square.
           *[other] Mark all the others, { COUNT($n) } squares.
        }
       *[wins] These moves win: to { $squares }.
    }
}

# $answer (Text) without its full stop
answer-is = Answer: { $answer }.

# $at (Position)
# $squares (Text) a list
wins-by = { $squares ->
    [none] { $at } is a palace: no move leads to another palace, so the other player can answer every move.
   *[other] From { $at } the player to move wins by going to { $squares }.
}

# $at (Position)
# $palaces (Number) that can be reached
# $most (Plain) how many squares may be blocked
# $all (Flag) whether all of them can be blocked
can-be-reached = { $palaces ->
    [one] From { $at } one palace can be reached, and up to { $most } may be blocked
   *[other] From { $at } { COUNT($palaces) } palaces can be reached, and up to { $most } may be blocked
}: { $all ->
    [true] all of them. So the player to move loses.
   *[false] at least one stays open. So the player to move wins by going there.
}

# $at (Position)
# $squares (Text) a list
wins-unblocked = { $squares ->
    [none] Every palace that can be reached from { $at } is blocked. So the player to move loses.
   *[other] From { $at } the player to move wins by going to { $squares }, which is not blocked.
}

# $least (Plain)
# $most (Plain)
err-board-size = the board of a worksheet has { $least } to { $most } squares a side
