## Who plays: the one name of each strength, on the page and in its links’ help

human = Human
human-about = Moves with mouse, touch or keys.

random = Random
random-about = Chooses moves and blocked squares at random.

easy = Easy
medium = Medium
hard = Hard

# $percent (Number)
slips-about = Makes a mistake in { $percent } of 100 turns.

# A computer that makes mistakes in so many of a hundred turns, where that is none of the strengths with a name.
# $percent (Number)
slips = Mistakes in { $percent } of 100 turns

looks-ahead = Looks ahead
looks-ahead-about = Looks a few moves ahead, without the map, and so makes no mistakes near the end.

perfect = Perfect
perfect-about = Never misses a win, and makes it hard for you where it cannot win.

## What is refused

# ErrIllegalMove: the piece cannot go there.
Err-illegal-move = this is not a legal move

# ErrIllegalBlock: these squares cannot be blocked.
Err-illegal-block = this is not a legal block

# ErrNotNow: it is another action's turn.
Err-not-now = this cannot be done now

# ErrOver: the game is over.
Err-over = the game is over

# ErrNoTurn: there is no turn to go back or forward to.
Err-no-turn = there is no such turn

# ErrNoPlayer: there is no player of that name.
Err-no-player = there is no such player

# ErrSettings: what is shown cannot be shown so.
Err-settings = this cannot be shown

# kind: ErrNoTurn
err-nothing-to-undo = There is no turn to undo

# kind: ErrNoTurn
err-nothing-to-redo = There is no turn to redo

# kind: ErrOver
err-over-for-moves = The game is over: nobody can move

# kind: ErrOver
err-over-for-blocks = The game is over: there is nothing to block

# kind: ErrIllegalBlock
err-blocks-never = No square can be blocked in this game

# kind: ErrNotNow
err-blocks-later = It is time to move: squares are blocked after the move

# kind: ErrSettings
err-no-board = This game has no board whose size could be set

# kind: ErrSettings
err-view-characters = The view is described with letters, digits and . , : ; + - _ /

# kind: ErrNoTurn
# $turn (Plain)
# $known (Plain) the last one
err-no-such-turn = There is no turn { $turn }: this game has turns 0 to { $known }

# kind: ErrNoPlayer
# $names (Text) what may be written in a link, in English, parted by commas
# $name (Text) in quotation marks
err-no-such-player = A player is one of { $names } or slipping:N with N from 0 to 100, not { $name }

# kind: ErrNotNow
# $side (Who) who may block
# $most (Number) how many squares
err-blocks-first = { $side ->
    [you] Blocking comes first: you may block up to { COUNT($most) }
    [computer] Blocking comes first: the computer may block up to { COUNT($most) }
    [black] Blocking comes first: Black may block up to { COUNT($most) }
   *[white] Blocking comes first: White may block up to { COUNT($most) }
}

# kind: ErrIllegalBlock
# $most (Number) how many squares may be blocked
# $n (Number) how many were chosen
err-too-many-blocks = { $most ->
    [one] At most one square may be blocked, not { COUNT($n) }
   *[other] At most { COUNT($most) } squares may be blocked, not { COUNT($n) }
}

# kind: ErrIllegalMove
# $q (Position)
err-is-blocked = { $q } is blocked: choose another square

# kind: engine.ErrWrongDimension
# $p (Text) what was written
# $n (Number) how many numbers a position of the game has
err-components-of = { $n ->
    [one] { $p } is not a position of this game: it needs one component
   *[other] { $p } is not a position of this game: it needs { COUNT($n) } components
}

# kind: engine.ErrTooFar
# $p (Position)
err-too-far = { $p } is too far out for this game

# What the piles hold cannot become that by a move.
# kind: ErrIllegalMove
# $from (Position)
# $to (Position)
# $ways (Text) what may be taken: "(0,3,1) or (1,0,2)"
err-no-take = No move leads from { $from } to { $to }: you may take { $ways }

# kind: ErrIllegalMove
# $piece (rook | queen | maharaja | piece)
# $from (Position) where it stands
# $to (Position)
# $ways (Text) where it may go: "left, up or by (1,2)"
err-out-of-reach = { $piece ->
    [rook] The rook on { $from } cannot reach { $to }: it moves { $ways }
    [queen] The queen on { $from } cannot reach { $to }: she moves { $ways }
    [maharaja] The maharaja on { $from } cannot reach { $to }: it moves { $ways }
   *[piece] The piece on { $from } cannot reach { $to }: it moves { $ways }
}

# kind: ErrIllegalBlock
# $q (Position)
# $why (Text) a whole sentence without its full stop
err-not-of-next-move = { FULL($q) } cannot be blocked: only squares that the next move can reach can be. { $why }

# kind: ErrSettings
# $w (Plain) squares
# $h (Plain) squares
err-too-small = A size needs at least one square each way, not { $w }x{ $h }

# kind: engine.ErrNoMap
# $names (Text) what may be written in a link, in English, parted by commas
# $name (Text) in quotation marks
err-no-such-map = The map of this game is one of { $names }, not { $name }

# kind: ErrSettings
# $most (Plain)
# $length (Plain)
err-long-view = The view is described in at most { $most } characters, not { $length }

# kind: ErrSettings
# $games (List) the games that can be compared, by the word with which links begin
err-not-compared = Only { AND($games) } games can be compared with each other

# kind: ErrSettings
# $names (Text) what may be written in a link, parted by commas
# $name (Text) in quotation marks
err-no-such-orient = The axes point { $names }, not { $name }

# Which method told what an explanation begins with.
# $method (Text) its name, in English
# $idea (Text) how it works, in English
told-by-method = Method: { $method }. { $idea }
