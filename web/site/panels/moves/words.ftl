# Heading.
moves-moves = Moves

# Read by screen readers, of a part of the page.
moves-who-wins-at-each = Who wins at each moment of the game

# Head of a column.
moves-turn = Turn

moves-no-move-yet = No move yet.

# Head of a column.
moves-game = Game

# Head of a column.
moves-opponent = Strength

# Head of a column.
moves-won = Won

# Head of a column.
moves-without-help = Without help

# Head of a column.
moves-lost = Lost

# On a button.
moves-clear-record = Clear this record
