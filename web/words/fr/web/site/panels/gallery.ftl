gallery-map-before = Carte précédente

gallery-next-map = Carte suivante

gallery-skip-end = Aller à la fin

gallery-replay = Revoir

gallery-play-game = Jouer à ce jeu
