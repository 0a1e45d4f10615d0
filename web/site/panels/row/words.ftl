# Shown when the pointer rests, of a button.
row-row-pointed-at-pieces = The row that is pointed at, or the piece’s (l)

# On a button.
row-hear-row = Hear the row
