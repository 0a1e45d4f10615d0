explore-this-game = Explorer ce jeu

explore-what = La carte, la valeur de chaque coup, pourquoi, les idées, les fichiers

explore-moves = Ce que valent les coups
