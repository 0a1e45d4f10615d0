quiz-predict-then-see = Prévoir, puis voir

quiz-reveal-answers = Dévoiler les réponses

quiz-reveal = Dévoiler

quiz-hide-again = Cacher de nouveau

quiz-tap-on-board = Toucher le plateau

quiz-mark-squares-play = Marquer des cases, ou jouer

quiz-mark = Marquer

quiz-play = Jouer

quiz-mark-square-under-cursor = Marquer la case sous le curseur, ou celle de la pièce

quiz-mark-square-p-player = Marquer la case P : celui qui doit jouer perd

quiz-p-mover-loses = <b>P</b> celui qui joue perd

quiz-mark-square-n-player = Marquer la case N : celui qui doit jouer gagne

quiz-n-mover-wins = <b>N</b> celui qui joue gagne

quiz-ask = Questions

quiz-who-wins-from-here = Qui gagne à partir d’ici ?

quiz-where-next-palace = Où est le prochain palais ?

quiz-clear-marks = Tout effacer

quiz-new-position = Nouvelle position

quiz-one-finger-marks-two = Un doigt marque, deux doigts déplacent le plateau.
