games-game = Jeu

games-choose-another-game = Choisir un autre jeu

games-blocking-number-k = Nombre de blocage k

games-k-down = diminuer k

games-k-up = augmenter k

games-start-at = Départ en

games-set = Placer

games-presets = Exemples

games-choose-figure-example = Choisis une figure ou un exemple…

games-show-as-piles-too = Le montrer aussi en tas

games-in-notation = En notation

games-open = Ouvrir

games-misere = Misère : qui joue le dernier coup perd

games-add-second-game = Ajouter un deuxième jeu
