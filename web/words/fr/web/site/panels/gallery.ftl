gallery-map-before = Carte précédente

gallery-next-map = Carte suivante

gallery-skip-end = Aller à la fin

gallery-watch-it-grow = Voir la carte grandir

gallery-play-game = Jouer à ce jeu

gallery-save-as-picture = Enregistrer l’image
