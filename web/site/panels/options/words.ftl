# Opens and closes the list of moves that the piece can make now.
options-possible-moves = Possible moves
