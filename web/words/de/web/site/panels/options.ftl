options-possible-moves = Mögliche Züge
