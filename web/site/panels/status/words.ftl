# On a button.
status-done = Done

# On a button.
status-hint = Hint

# On a button.
status-play-on-from-here = Play on from here

# Read by screen readers, of a button.
status-undo = Undo

# Shown when the pointer rests, of a button.
status-undo-u = Undo (u)

# Read by screen readers, of a button.
status-redo = Redo

# Shown when the pointer rests, of a button.
status-redo-r = Redo (r)

# Read by screen readers, of a part of the page.
status-block-line = Block a line

status-line = Block all:

# Read by screen readers, of a button.
status-remove-all-pawns = Remove all pawns

status-no-square-blocked = No square is blocked.

# On a button.
status-block-all-palaces = Block all palaces

# What a key does, in the list of keys.
status-why-does-square-win = Why is this square won or lost?

# On a button.
status-why = Why?

# On a button.
status-move-values = Show winning moves

# On a button.
status-new-game = New game

# On a button.
status-play-out = Play it out

# On a button.
status-harder-start = A harder start

# On a button.
status-try-again-from-mistake = Try again from the mistake

# On a button.
status-show-mistake = Show the mistake
