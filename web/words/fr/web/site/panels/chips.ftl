chips-palace-square-where-player = Un palais est une case où celui qui doit jouer perd.

chips-wheel-zooms = Pour zoomer ici, tiens la touche Ctrl enfoncée et tourne la molette, ou clique d’abord sur le plateau.
