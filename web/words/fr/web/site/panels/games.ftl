games-game = Jeu

games-choose-another-game = Choisir un autre jeu

games-blocking-number-k = Nombre de blocage k

games-k-down = diminuer k

games-k-up = augmenter k

games-start-at = Case de départ

games-set = Appliquer

games-presets = Exemples

games-choose-figure-example = Exemples et figures des articles

games-show-as-piles-too = Montrer aussi les tas

games-in-notation = Jeu en texte

games-open = Ouvrir

games-misere = Misère (le dernier coup perd)

games-add-second-game = Ajouter un deuxième jeu
