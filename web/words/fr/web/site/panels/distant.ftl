distant-far-out-position-in = Très loin : la position en entier

distant-go = Aller à

distant-whole-numbers-commas-between = Des nombres entiers séparés par des virgules, comme 12,7

distant-move = Jouer
