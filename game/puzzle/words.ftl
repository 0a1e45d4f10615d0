# ErrNone is what errors.Is finds where a game has no puzzle of a level, as far as was looked.
Err-none = there is no such puzzle

# kind: ErrNone
# $level (Plain)
# $game (Text) how the game is written in a link
# $tries (Plain)
err-none-of-level = no puzzle of level { $level } was found for { $game } in { $tries } positions: another level may have one

# $text (Quoted)
err-day = a day is written as in 2026-11-23, not { $text }

# $game (Text) its title
err-never-blocked = no square is ever blocked in { $game }: find=block needs a game with blocks
