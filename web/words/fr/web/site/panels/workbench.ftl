workbench-this-game = Explorer ce jeu

workbench-what = La carte, la valeur de chaque coup, pourquoi, les idées, les fichiers

workbench-moves = Ce que valent les coups
