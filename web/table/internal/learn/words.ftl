values-off = Winning moves hidden.

one-moment = One moment…

try-again = The game was decided here: try again.

err-no-turn = no turn is known to have decided the game

err-no-hint = there is no further hint

# Where reasons are not given.
hint-shown = The board shows it.

err-no-study = nothing is being explained

err-no-step = there is no further step

# why is the title of an explanation, as long as it is not known whether the square is lost.
# $at (Position)
why = Why { $at }

# Words about a square, and that it is picked for blocking.
# $said (Text)
picked-too = { $said }; picked for blocking

# Words about a square, and what it is to the piece.
# $said (Text) "(8,6) sees 6 palaces"
# $role (Text) "it is blocked"
besides = { $said }; { $role }

# The title of an explanation.
# $at (Position)
# $lost (Flag) whether it is a palace
why-known = { $lost ->
    [true] Why { $at } is lost for the player to move
   *[false] Why { $at } is won for the player to move
}

# A button that asks about the square to which a step has led.
# $at (Position)
why-next = Why { $at }?

# How far an explanation is.
# $step (Number)
# $steps (Number)
step-of = { $steps ->
    [0] {""}
   *[other] { $step } of { $steps }
}
