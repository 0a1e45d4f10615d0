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
no-moves-from = From { $at } there is no move, so the player to move has lost.

err-long = the task is too long for a sheet of paper

err-far-out = the piece is too far out for a worksheet

# The title of a sheet of puzzles.
# $level (Plain)
puzzles-of-level = Puzzles of level { $level }

# $level (Plain)
# $title (Text) the name of the game
puzzles-of-game = Puzzles of level { $level }: { $title }

# Which move solves a puzzle.
# $n (Plain) the number of the puzzle
# $from (Position)
# $to (Position)
the-move-is = { $n }: from { $from } to { $to }.

# Which block solves a puzzle.
# $n (Plain) the number of the puzzle
# $at (Position) where the piece stands
# $squares (Text) a list
the-block-is = { $n }: from { $at } block { $squares }.

# The same, where moves that look different are as good.
# $n (Plain) the number of the puzzle
# $from (Position)
# $to (Position)
# $also (Text) a list of squares
the-moves-are = { $n }: from { $from } to { $to }, or to { $also }.

# $first (Position) one corner of the squares that are looked at
# $last (Position) the other corner
mark-palaces = Mark every palace, from { $first } to { $last }: every square where the player to move loses.

# $first (Position)
# $last (Position)
mark-n-positions = Mark every N-position, from { $first } to { $last }: every square where the player to move can win.

mark-wins = Mark every winning move.

# The end of a list of which only the first are named.
# $n (Number)
others = { $n ->
    [one] one other
   *[other] { COUNT($n) } others
}

no-palace-here = There is no palace on this board.

# $squares (Text) a list
discs-are-palaces = The discs are the palaces: { $squares }.

nothing-to-mark = There is nothing to mark.

# $squares (Text) a list
mark-these = Mark { $squares }.

# $n (Number)
mark-the-others = { $n ->
    [one] Mark all the others, one square.
   *[other] Mark all the others, { COUNT($n) } squares.
}

# $squares (Text) a list
these-win = These moves win: to { $squares }.

# $answer (Text) without its full stop
answer-is = Answer: { $answer }.

# $at (Position)
palace-because = { $at } is a palace: no move leads to another palace, so the other player can answer every move.

# $at (Position)
# $squares (Text) a list
wins-by = From { $at } the player to move wins by going to { $squares }.

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
every-palace-blocked = Every palace that can be reached from { $at } is blocked. So the player to move loses.

# $at (Position)
# $squares (Text) a list
wins-unblocked = From { $at } the player to move wins by going to { $squares }, which is not blocked.

# $least (Plain)
# $most (Plain)
err-board-size = the board of a worksheet has { $least } to { $most } squares a side

# In misère play.
# $at (Position)
no-moves-misere = From { $at } there is no move, so in misère play the player to move has won.
