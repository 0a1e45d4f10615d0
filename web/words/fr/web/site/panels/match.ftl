match-compare-another-game = Comparer avec un autre jeu

match-k-other-game = k de l’autre jeu

match-shift-in-x = Décalage en x

match-shift-in-y = Décalage en y

match-add-palace-number = Ajouter au nombre de palais

match-compare = Comparer

match-stop-comparing = Ne plus comparer

match-squares-differ-region = Cases qui diffèrent, par région

match-region = Région

match-differ = diffèrent

match-squares = cases en tout
