options-possible-moves = Jugadas posibles
