# The name of a game in misère play.
# $game (Text) its name, such as Wythoff Nim
misere-title = { $game }, misère

# $rules (Text) how the game is played, whole sentences
misere-rules = { $rules } In misère play it ends the other way round: whoever makes the last move loses.

# kind: engine.ErrNoMethod
# $game (Text) how it is written in a link
err-squares-blocked = { $game } has no misère play here: every game has but those in which squares are blocked

# How far misère play of a game is solved square by square.
# kind: engine.ErrTooFar
# $game (Text) how it is written in a link
# $most (Plain)
err-too-many-squares = misère play of { $game } is solved square by square, and before this lie more than the { $most } squares for which that is done

# kind: engine.ErrTooMany
# $p (Position)
# $n (Plain)
err-options = { FULL($p) } has too many options to list: { $n }
