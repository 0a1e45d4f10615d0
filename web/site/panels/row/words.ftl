# Shown when the pointer rests, of a button.
row-row-pointed-at-pieces = The row pointed at, or the piece’s (l)

# On a button.
row-hear-row = Play row as sound
