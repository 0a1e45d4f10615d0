# The name of a game in misère play.
# $game (Text) its name, such as Wythoff Nim
misere-title = { $game }, misère

# $rules (Text) how the game is played, whole sentences
misere-rules = { $rules } In misère play it ends the other way round: whoever makes the last move loses.

# kind: engine.ErrNoMethod
# $game (Text) how it is written in a link
err-squares-blocked = { $game } has no misère play here: every game has it except those in which squares are blocked

# How far misère play of a game is solved square by square.
# kind: engine.ErrTooFar
# $game (Text) how it is written in a link
# $most (Plain)
err-too-many-squares = misère play of { $game } is solved square by square, for at most { $most } squares, and more than that come before this one

## How misère play is solved: each method and what it does, which an explanation quotes

# The name of a method of solving misère play.
method-squares = Square by square

# What it does.
method-squares-idea = The end of the game is an N-position; any other position is P if none of its options is.

# The name of a method of solving misère play.
method-ones = Nim-value 1

# The name of a method of solving normal play, which is used for misère play except in a corner.
# $method (Text) its name
method-corner = { $method }, except in a corner

# What it does.
# $edge (Plain) how many squares a side of the corner has
# $idea (Text) what the method of normal play does, a sentence
method-corner-idea = Outside a corner of { $edge }×{ $edge } squares, misère play has the same palaces as normal play: those inside lie on the same lines. For these: { $idea }
