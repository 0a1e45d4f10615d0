gallery-map-before = La carte précédente

gallery-next-map = La carte suivante

gallery-skip-end = Aller à la fin

gallery-replay = Revoir

gallery-play-game = Jouer à ce jeu
