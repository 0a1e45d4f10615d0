options-possible-moves = Coups possibles
