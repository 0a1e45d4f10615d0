# Opens and closes what lies below it.
editor-edit-moves = Edit the moves

# Read by screen readers, of a part of the page.
editor-moves-each-square-where = Moves: each square is where a move would lead

# Read by screen readers, of a part of the page.
editor-moves = Moves

# Read by screen readers, of a field.
editor-another-move = Another move

# On a button.
editor-add = Add

editor-complete-moves = Complete the moves:
