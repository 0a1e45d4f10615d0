## Pieces, sides and numbers of palaces, as parts of the sentences below

# $piece (rook | queen | maharaja | piece) what stands on the board
piece = { $piece ->
    [rook] rook
    [queen] queen
    [maharaja] maharaja
   *[piece] piece
}

# $who (game.Who) who sees; where one person plays against a computer, these are you and the computer
# $n (Number) how many palaces can be reached from where the piece stands
sees = { $who ->
    [you] You see
    [computer] The computer sees
    [black] Black sees
   *[white] White sees
} { $n ->
    [0] no palace
    [one] 1 palace
   *[other] { $n } palaces
}

# $p (Position) the square that sees the palaces
# $n (Number) how many palaces can be reached from there
at-sees = { $p } sees { $n ->
    [0] no palace
    [one] 1 palace
   *[other] { $n } palaces
}

## What has happened, for a listener. A full stop is added to each.

# $first (Text) who begins: "Human", "Perfect"
# $second (Text) the other
now-play = { $first } moves first, { $second } second

taken-back = Taken back

played-again = Played again

# The player is named, and not the piece: it is both players', and has a colour of its own.
# $side (game.Who) who moves it
# $piece (rook | queen | maharaja | piece)
# $to (Position)
moved-to = { $side ->
    [you] You move the { piece } to { $to }
    [computer] The computer moves the { piece } to { $to }
    [black] Black moves the { piece } to { $to }
   *[white] White moves the { piece } to { $to }
}

# Counters were taken from piles.
# $side (game.Who) who took them
# $taken (Position) how many from each pile
# $left (Position) what the piles hold now
took = { $side ->
    [you] You take { $taken } and leave { $left }
    [computer] The computer takes { $taken } and leaves { $left }
    [black] Black takes { $taken } and leaves { $left }
   *[white] White takes { $taken } and leaves { $left }
}

# $n (Number)
squares-blocked = { $n ->
    [one] one square blocked
   *[other] { COUNT($n) } squares blocked
}

# $end (you-win | you-lose | white-wins | black-wins)
over = No square is left to go to: { $end ->
    [you-win] you win
    [you-lose] you lose
    [white-wins] White wins
   *[black-wins] Black wins
}

## When it is, as the list of moves counts the turns

at-the-beginning = At the beginning

after-first-block = After the first block

# $side (game.Who) whose turn it was
# $turn (Plain)
after-turn = { $side ->
    [you] After your turn { $turn }
    [computer] After the computer’s turn { $turn }
    [black] After Black’s turn { $turn }
   *[white] After White’s turn { $turn }
}

## Somebody looks back at a moment at which a computer is to act

# $waits (game.Who) which computer: never you
rest-beginning = At the beginning, { $waits ->
    [computer] the computer is waiting.
    [black] Black is waiting.
   *[white] White is waiting.
} Redo replays the rest of the game. Play on to continue differently.

# $waits (game.Who) which computer: never you
rest-first-block = After the first block, { $waits ->
    [computer] the computer is waiting.
    [black] Black is waiting.
   *[white] White is waiting.
} Redo replays the rest of the game. Play on to continue differently.

# $side (game.Who) whose turn it was
# $turn (Plain)
# $of (Plain) how many turns there were in the game, or 0
# $waits (game.Who) which computer: never you
rest-turn = { $side ->
    [you] After your turn
    [computer] After the computer’s turn
    [black] After Black’s turn
   *[white] After White’s turn
} { $of ->
    [0] { $turn }
   *[other] { $turn } of { $of }
}, { $waits ->
    [computer] the computer is waiting.
    [black] Black is waiting.
   *[white] White is waiting.
} Redo replays the rest of the game. Play on to continue differently.

## The state of the game, as a headline

# A side, over the list of moves and beside the curve of a game that is over.
# $who (game.Who)
side = { $who ->
    [you] You
    [computer] Computer
    [black] Black
   *[white] White
}

# $end (you-win | you-lose | white-wins | black-wins)
ended = { $end ->
    [you-win] You win
    [you-lose] You lose
    [white-wins] White wins
   *[black-wins] Black wins
}

# A computer chooses which squares to block.
# $who (game.Who) which computer: never you
blocks = { $who ->
    [computer] Computer blocks
    [black] Black is blocking
   *[white] White is blocking
}

# $who (game.Who) which computer: never you
thinks = { $who ->
    [computer] Computer’s move
    [black] Black is thinking
   *[white] White is thinking
}

# It is for the person against the computer to block, as a headline.
your-block = Your block

# $side (game.Who) who blocks: one of two people
# $most (Number)
side-blocks-up-to = { $side ->
    [black] Black blocks up to { $most }
   *[white] White blocks up to { $most }
}

your-move = Your move

# $side (game.Who) whose move it is: one of two people
side-to-move = { $side ->
    [black] Black to move
   *[white] White to move
}

## What must be done, and how

# $side (game.Who) who blocks
# $other (game.Who) who moves then
# $most (Number)
block-first = { $side ->
    [you] Block
    [computer] The computer blocks
    [black] Black blocks
   *[white] White blocks
} up to { $most ->
    [one] one square
   *[other] { COUNT($most) } squares
} before { $other ->
    [you] you move.
    [computer] the computer moves.
    [black] Black moves.
   *[white] White moves.
}

# $n (Number)
are-blocked = { CAPITAL($n) } { $n ->
    [one] square is blocked.
   *[other] squares are blocked.
}

# $piece (rook | queen | maharaja | piece)
# $ways (Text) where it may go: "left, up or by (1,2)"
goes = { $piece ->
    [rook] The rook goes { $ways } to a ringed square.
    [queen] The queen goes { $ways } to a ringed square.
    [maharaja] The maharaja goes { $ways } to a ringed square.
   *[piece] The piece goes { $ways } to a ringed square.
}

# The same far out, where the piece has been named in the sentence before.
# $piece (rook | queen | maharaja | piece)
# $ways (Text)
# $to (ringed | beyond | both) whether the squares it may go to can be seen
goes-far = { $piece ->
    [queen] She goes
   *[other] It goes
} { $ways }{ $to ->
    [ringed] { " " }to a ringed square.
    [beyond] , far out of view.
   *[both] { " " }to a ringed square or far out of view.
}

# $moves (Text) what may be taken from a pile: "1, 3 or 4"
take-from-one = Counters to take: { $moves }.

# $moves (Text) what may be taken from the piles: "(0,3,1) or (1,0,2)"
take-from-several = Take { $moves } counters: one number for each pile.

## Why the game is over

# The last squares that could be reached were blocked.
# $winner (game.Who)
# $loser (game.Who)
# $n (Number)
blocked-last = { $winner ->
    [you] You blocked
    [computer] The computer blocked
    [black] Black blocked
   *[white] White blocked
} { $loser ->
    [you] your
    [computer] the computer’s
    [black] Black’s
   *[white] White’s
} last { $n ->
    [one] square
   *[other] { COUNT($n) } squares
}, and a player who cannot move loses.

# A sum of games is over.
# $winner (game.Who)
last-of-sum = No piece can move any more: { $winner ->
    [you] you
    [computer] the computer
    [black] Black
   *[white] White
} made the last move.

# What is to be done in a sum of games.
goes-in-sum = Move any one of the pieces to a ringed square.

# $p (Position)
no-move-from = There is no move from { $p }, and a player who cannot move loses.

# $winner (game.Who)
reached-corner = { $winner ->
    [you] You
    [computer] The computer
    [black] Black
   *[white] White
} reached the corner.

# $p (Position)
# $winner (game.Who)
made-last-move = No move is left from { $p }: { $winner ->
    [you] you
    [computer] the computer
    [black] Black
   *[white] White
} made the last one.

# A computer gives up.
gives-up = The computer gives up

# What is said under it.
gives-up-why = You have won: the computer can no longer stop you, and the end is a long way off. Play it out if you like.

# A headline and a sentence, told one after the other.
# $headline (Text)
# $detail (Text)
told-together = { $headline }. { $detail }

## Where the piece stands. A full stop is added.

# $piece (rook | queen | maharaja | piece)
# $at (Position)
# $digits (List) how many digits its numbers have, where these are long
stands-on = { $digits ->
    [0] The { piece } stands on { $at }
   *[other] The { piece } stands on { $at }, numbers of { AND($digits) } digits
}

# $at (Position) how many counters the pile holds
# $digits (List) how many digits the number has, where it is long
pile-holds = { $digits ->
    [0] The pile holds { $at }
   *[other] The pile holds { $at }, numbers of { AND($digits) } digits
}

# $at (Position) how many counters each pile holds
# $digits (List) how many digits the numbers have, where these are long
piles-hold = { $digits ->
    [0] The piles hold { $at }
   *[other] The piles hold { $at }, numbers of { AND($digits) } digits
}

# $n (Number) how many squares were chosen
# $most (Number)
chosen-to-block = chosen for blocking: { $n } of up to { $most }

# $one (Flag) whether there is only one
# $n (Integer)
moves-there-are = { $one ->
    [true] there is one move
   *[false] there are { $n } moves
}

## What a square is to the piece

# $q (Position)
# $piece (rook | queen | maharaja | piece)
rests-here = { $q }: the { piece } has come to rest here

# $q (Position)
# $piece (rook | queen | maharaja | piece)
stands-here = { $q }: the { piece } stands here

# $q (Position)
is-blocked = { $q } is blocked

# $q (Position)
# $piece (rook | queen | maharaja | piece)
can-go-there = { $q }: the { piece } can go there

## A computer thinks for long

# $percent (Plain)
# $way (play | undo | other) what ends the wait
worked-out = { $percent }% of the positions up to this one have been worked out. { $way ->
    [play] Play on if you would rather not wait.
    [undo] Undo, another player or another game ends the wait.
   *[other] Another player or another game ends the wait.
}

## The map's colours

map-palace-numbers = Number of palaces in reach; fewer than k makes the square a palace.
map-nim-values = Nim-value. Zero = palace.
map-outcomes = Gold = palace: the player to move loses.
differ-here = the two games differ here

means-palace = a palace: the player to move loses
means-n-position = an N-position: the player to move wins
means-hood = the hood: a palace that sees none, and the ramp from there

# What a colour means, of squares that see so many palaces.
# $n (Number)
# $more (Flag) whether it stands for larger numbers, too
# $palace (Flag) whether it is fewer than k, so that all can be blocked
means-sees = sees { $n ->
    [0] no palace
    [one] 1 palace
   *[other] { $n } palaces
}{ $more ->
    [true] { " " }or more
   *[false] { "" }
}: { $palace ->
    [true] itself a palace
   *[false] too many to block
}

# $n (Plain)
means-nim-value = nim-value { $n }: an N-position

# $from (Plain)
means-nim-from = nim-values of { $from } or more: N-positions

# $from (Plain)
# $to (Plain)
means-nim-from-to = nim-values from { $from } to { $to }: N-positions

# What the value of a square means.
# $q (Position)
# $n (Number)
# $k (Number)
palace-sees = { $q } is a palace: it sees { $n }, fewer than k = { $k }

# $q (Position)
palace-nim = { $q } is a palace: its nim-value is 0

# $q (Position)
# $n (Number)
has-nim = { $q } has nim-value { $n }

# $q (Position)
is-palace = { $q } is a palace

# $q (Position)
is-no-palace = { $q } is not a palace

## Who wins from here, and why

# $p (Position)
has-lost = There is no move from { $p }: the player to move has lost.

# $who (game.Who)
# $n (Number) at least one
# $palace (Position)
sees-open = { sees }, and { $palace } is not blocked: whoever goes to a palace can win.

# $who (game.Who)
# $n (Number)
sees-blocked = { sees }{ $n ->
    [0] { "" }
    [one] , and it is blocked
   *[other] , and all of them are blocked
}: whoever moves from here loses.

# $k (Number)
all-can-be-blocked = With k = { $k } every square can be blocked here: the player to move loses at once.

# $who (game.Who)
# $n (Number) fewer than k
# $k (Number)
sees-few = { sees }{ $n ->
    [0] { "" }
    [one] ; with k = { $k } it can be blocked
   *[other] ; with k = { $k } all of them can be blocked
}: whoever moves from here loses.

# $who (game.Who)
# $n (Number) k or more
# $k (Number)
# $most (Number) k − 1
sees-many = { sees }; with k = { $k } only { $most } can be blocked: whoever moves from here can win.

# $p (Position)
none-one-move-away = No palace is one move away, so { $p } is a palace itself: whoever moves from here loses.

# $palace (Position)
one-move-away = { $palace } is a palace, one move away: whoever moves from here wins by going there.

# $n (Number) two or more
# $palace (Position)
some-one-move-away = { $n } palaces are one move away, { $palace } among them: whoever moves from here wins by going to one.

## The same as an explanation, step by step

# $p (Position)
# $palace (Position)
can-go-to-palace = From { $p } you can go to the palace { $palace }, and there the other player loses.

# $p (Position)
# $n (Number) two or more
# $palaces (Text) a list of them
can-go-to-palaces = From { $p } you can go to { $n } palaces, { $palaces }. At each of them the other player loses.

# $p (Position)
# $board (Flag) whether the game is played on a board, with squares, or on piles, with positions
only-move-leads = { $p } is a palace: whoever moves from it loses. Its only move leads to a { $board ->
    [true] square
   *[false] position
} from which the other player can go to a palace.

# $p (Position)
# $n (Integer) two or more
# $board (Flag) whether the game is played on a board, with squares, or on piles, with positions
each-move-leads = { $p } is a palace: whoever moves from it loses. Each of its { $n } moves leads to a { $board ->
    [true] square
   *[false] position
} from which the other player can go to a palace.

# $p (Position)
# $k (Number)
one-move-shut = There is one move from { $p }, and with k = { $k } it can be blocked: the player to move loses at once.

# $p (Position)
# $n (Number) two or more
# $k (Number)
all-moves-shut = There are { $n } moves from { $p }, and with k = { $k } all of them can be blocked: the player to move loses at once.

# $p (Position)
# $n (Number) k or more
# $k (Number)
# $most (Number) k − 1
# $open (Number) how many palaces cannot be blocked: n − k + 1
# $directions (Text) how many lie where: "2 to the left and 1 up"
some-stay-open = { at-sees }, and with k = { $k } only { $most } can be blocked: { $open ->
    [one] one stays
   *[other] { COUNT($open) } stay
} open to the player to move. By direction: { $directions }.

# How many palaces lie in a direction, as a part of a list.
# $n (Number)
# $where (Text) "to the left", "up", "by (1,2)"
in-direction = { $n } { $where }

# $p (Position)
# $n (Number) fewer than k
# $k (Number)
# $rest (Integer) how many other moves there are
is-palace-itself = { at-sees }{ $n ->
    [0] { "" }
    [one] , and with k = { $k } it can be blocked
   *[other] , and with k = { $k } all of them can be blocked
}: it is a palace itself. Each of the { $rest } other moves leads to a square that sees { $k } palaces or more, so one of these stays open to the other player.

now-all-blocked = Now all of them are blocked.

# $palaces (Text) a list of them
open-now = Open now: { $palaces }.

# $i (Number)
# $of (Number)
# $palace (Position)
# $way (Text) the direction in which it lies: "left", "by (1,2)"
step-palace = Palace { $i } of { $of }: { $palace }, { $way }.

# $i (Number)
# $of (Integer)
# $to (Position)
step-can-be-blocked = Move { $i } of { $of }, to { $to }: it can be blocked.

# $i (Number)
# $of (Integer)
# $to (Position)
step-so-blocked = Move { $i } of { $of }, to { $to }: a palace, so it is blocked.

# $i (Number)
# $of (Integer)
# $to (Position)
# $n (Number) k or more
# $most (Number) k − 1
# $open (Number) how many palaces cannot be blocked
step-sees = Move { $i } of { $of }, to { $to }: it sees { $n } palaces, and only { $most } can be blocked. { CAPITAL($open) } { $open ->
    [one] stays
   *[other] stay
} open to the other player.

# $i (Number)
# $of (Integer)
# $to (Position)
# $palace (Position)
step-goes-on = Move { $i } of { $of }, to { $to }: the other player then goes to the palace { $palace }.

# $n (Number)
others-alike = These were the first { $n } moves; the others are answered in the same way.

that-is-all = That is all of them.

# $n (Number) two or more
all-answered = All { $n } moves are answered.

## What a move or a turn is worth

worth-to-block = a palace: block it
worth-no-palace = not a palace
worth-wins = a winning move
worth-loses = a losing move

# $to (Position)
only-move-wins = The only move, to { $to }, wins.

only-move-loses = The only move loses.

# $who (game.Who) whose moves they are
# $n (Integer) two or more
none-wins = { $who ->
    [you] None of your { $n } moves wins: whatever you do, the computer has a winning reply.
    [computer] None of the computer’s { $n } moves wins: whatever it does, you have a winning reply.
    [black] None of Black’s { $n } moves wins: whatever Black does, White has a winning reply.
   *[white] None of White’s { $n } moves wins: whatever White does, Black has a winning reply.
}

# $of (Integer) two or more
# $to (Position)
one-wins = One of { $of } moves wins: to { $to }.

# $n (Integer) two or more
all-win = All { $n } moves win.

# $n (Number) two or more
# $of (Integer)
# $to (Text) a list of positions
some-win = { $n } of { $of } moves win: to { $to }.

every-can-be-blocked = Every square can be blocked, and then no move is left.

# $of (Number)
block-none = None of the { $of } squares is a palace: no move wins, whatever is blocked.

# $n (Number) fewer than k
# $of (Number)
block-all = { $n ->
    [one] One of { $of } squares is a palace: with it blocked, no move wins.
   *[other] { $n } of { $of } squares are palaces: with all of them blocked, no move wins.
}

# $n (Number) k or more
# $of (Number)
# $k (Number)
# $most (Number) k − 1
# $open (Number) how many cannot be blocked
block-some = { $n ->
    [one] One of { $of } squares is a palace
   *[other] { $n } of { $of } squares are palaces
}: with k = { $k } only { $most } can be blocked, and { $open ->
    [one] one stays
   *[other] { COUNT($open) } stay
} open.

# How many palaces are picked to be blocked.
# $picked (Number) one or more
# $left (Number)
picked-left = { CAPITAL($picked) } picked, { COUNT($left) } left.

# $who (game.Who)
can-win-at-once = { $who ->
    [you] You can win at once.
    [computer] The computer can win at once.
    [black] Black can win at once.
   *[white] White can win at once.
}

# $who (game.Who)
# $n (Number)
can-win-in = { $who ->
    [you] You can win
    [computer] The computer can win
    [black] Black can win
   *[white] White can win
} in at most { $n ->
    [one] one turn
   *[other] { COUNT($n) } turns
}.

# $who (game.Who) whose turn it was
# $how (palace | palaces | open | opens) what was missed: to go to a palace, to one of several, to block one, to block several
# $better (List) the palaces
gave-away = { $who ->
    [you] You missed the win
    [computer] The computer missed the win
    [black] Black missed the win
   *[white] White missed the win
}: { missed }

# $how (palace | palaces | open | opens)
# $better (List) the palaces
missed = { $how ->
    [open] the palace { AND($better) } was left open.
    [opens] the palaces { AND($better) } were left open.
    [palace] { AND($better) } would have won.
   *[palaces] { OR($better) } would have won.
}

# $turn (Number) as the list of moves counts it
# $who (game.Who) whose turn it was
# $how (palace | palaces | open | opens)
# $better (List) the palaces
decided = { $who ->
    [you] Your mistake was turn { $turn }
    [computer] The computer’s mistake was turn { $turn }
    [black] Black’s mistake was turn { $turn }
   *[white] White’s mistake was turn { $turn }
}: { missed }

# The same, for whoever is to find out what would have won.
# $who (game.Who) whose turn it was
# $turn (Number)
decided-untold = { $who ->
    [you] Your
    [computer] The computer’s
    [black] Black’s
   *[white] White’s
} mistake was turn { $turn }.

# $who (game.Who) who won
from-the-start = { $who ->
    [you] You could win from this start, and you made no mistake.
    [computer] You could not win from this start, and the computer made no mistake.
    [black] White could not win from this start, and Black made no mistake.
   *[white] Black could not win from this start, and White made no mistake.
}

## A moment of a game: what led there, and who can win

# $where (Text) "Turn 2, Black to (2,1)"
# $what (Text) "you can win in at most three turns."
moment-of = { $where }: { $what }

at-the-start = At the start

# $side (game.Who) who blocked squares first
# $n (Number) how many squares were blocked
start-blocked = At the start, { $side ->
    [you] you
    [computer] the computer
    [black] Black
   *[white] White
}, { squares-blocked }

# $turn (Number)
# $side (game.Who) whose turn it was
# $to (Position)
# $blocking (Flag) whether squares were blocked, or none at all chosen
# $n (Number) how many squares were blocked
turn-to = Turn { $turn }, { $side ->
    [you] you to { $to }
    [computer] computer to { $to }
    [black] Black to { $to }
   *[white] White to { $to }
}{ $blocking ->
    [true] , { squares-blocked }
   *[false] { "" }
}

# $who (game.Who)
moment-won = { $who ->
    [you] you won.
    [computer] the computer won.
    [black] Black won.
   *[white] White won.
}

# $who (game.Who)
moment-can-win = { $who ->
    [you] you can win.
    [computer] the computer can win.
    [black] Black can win.
   *[white] White can win.
}

# $who (game.Who)
moment-at-once = { $who ->
    [you] you can win at once.
    [computer] the computer can win at once.
    [black] Black can win at once.
   *[white] White can win at once.
}

# $who (game.Who)
# $n (Number)
moment-in = { $who ->
    [you] you can win
    [computer] the computer can win
    [black] Black can win
   *[white] White can win
} in at most { $n ->
    [one] one turn
   *[other] { COUNT($n) } turns
}.

## The same, behind what the map says of the square and a semicolon: "(8,6) sees 6 palaces; it is blocked"

# $piece (rook | queen | maharaja | piece)
role-rests = the { piece } has come to rest here

# $piece (rook | queen | maharaja | piece)
role-stands = the { piece } stands here

role-blocked = it is blocked

# $piece (rook | queen | maharaja | piece)
role-can-go = the { piece } can go there

## Misère play: whoever cannot move wins

## How the game is won, in one line

# $piece (rook | queen | maharaja | piece) what is brought there
goal-corner = Whoever brings the { piece } to the corner wins.

goal-sum = Whoever makes the last move wins.

goal-cannot-move = Whoever cannot move loses.

misere-goal = Whoever makes the last move loses.

# $p (Position)
misere-no-move = There is no move from { $p }, and in misère play a player who cannot move wins.

# $p (Position)
misere-has-won = There is no move from { $p }: in misère play the player to move has won.

# $p (Position)
misere-palace = { $p } is a palace: whoever moves from it loses. After each move from it the other player can go to a palace, or cannot move, which wins in misère play.

# $i (Number)
# $of (Integer)
# $to (Position)
step-ends = Move { $i } of { $of }, to { $to }: there is no move from there, so the other player wins.

# $n (Integer) two or more
misere-none-wins = None of the { $n } moves wins.

## Hints, a rung of the ladder each: first whether there is a move that wins, then where to look for it, and by what it is known

# Which rung it is.
# $n (Plain)
# $of (Plain)
hint-of = Hint { $n } of { $of }

# $who (game.Who) whose move it is
hint-can-win = { $who ->
    [you] You
    [computer] The computer
    [black] Black
   *[white] White
} can win from here.

# For whom no move wins.
# $you (Flag) whether it is the reader’s move
hint-none-wins = No move wins from here: each has an answer. { $you ->
    [true] Play on. The other player may still make a mistake.
   *[false] A long game gives the other player more chances to make a mistake.
}

# $known (end | equal | golden | blocking | other) by what the square is known to which a move wins
# $where (Text) where to look: "to the left or up-left"
# $k (Number) of a blocking game
hint-look = { $known ->
    [end] One move ends the game. Look { $where }.
    [equal] Make the two distances to the edges equal. Look { $where }.
    [golden] Look { $where } for a square that is about 1.6 times as far from one edge as from the other.
    [blocking] Look { $where } for a square from which fewer than { $k } palaces can be reached. Those can all be blocked.
   *[other] Look { $where } for a square from which every move has an answer.
}

# Where to name the direction would give the move away.
# $wins (Number) how many moves win
# $of (Integer) of how many
hint-count = { CAPITAL($wins) } of the { $of } moves { $wins ->
    [one] wins
   *[other] win
}: look for one after which every move has an answer.

# $board (Number) which of several games
# $where (Text) where to look: "to the left or up-left"
hint-in-sum-there = Move in game { $board }, so that the nim-values of all games cancel out. Look { $where }.

# $board (Number) which of several games
hint-in-sum = Move in game { $board }, so that the nim-values of all games cancel out.

# $n (Number) how many palaces can be reached
# $most (Number) how many squares can be blocked
hint-too-many = The piece can reach { $n } palaces, and only { $most } can be blocked. Block { $most ->
    [one] one of them
   *[other] { COUNT($most) } of them
}: the other player may still miss the rest.

hint-none-to-block = The piece can reach no palace: every move loses. Nothing needs to be blocked.

# $n (Number)
hint-can-block = { $n ->
    [one] One palace is
   *[other] { CAPITAL($n) } palaces are
} in reach of the piece, and { $n ->
    [one] it
   *[other] all of them
} can be blocked.

# $directions (Text) how many lie where: "2 to the left and 1 up"
hint-where-to-block = By direction: { $directions }.

## How many moves a game lasts: a map

# What the map of remoteness shows.
# $odd (Flag) in misère play
map-remoteness = How many moves are left if the winner hurries and the loser resists. An { $odd ->
    [true] odd
   *[false] even
} number: a palace (P-position).

# $n (Number)
means-lasts = over in { $n ->
    [one] one move
   *[other] { $n } moves
}: an N-position

# $from (Plain)
means-lasts-from = over in { $from } moves or more: N-positions

# $from (Plain)
# $to (Plain)
means-lasts-from-to = over in { $from } to { $to } moves: N-positions

# $q (Position)
# $n (Number)
palace-lasts = { $q } is a palace: { $n ->
    [0] the game is over
   *[other] the game can last { $n } moves
}

# $q (Position)
# $n (Number)
has-lasting = From { $q } the game is won in { $n ->
    [one] one move
   *[other] at most { $n } moves
}
