chips-palace-square-where-player = Un palais est une case où celui qui doit jouer perd.
