papers-game = Un jeu sous forme de texte

papers-gallery = Voir les cartes grandir

papers-gallery-line = Des règles simples, des images surprenantes.

papers-true = Ce qui est vrai

papers-true-line = Chaque affirmation des articles qui a été vérifiée, et comment.

papers-ideas = Les idées, par article

papers-own = Trouvé ici

papers-figures = Figures et exemples

papers-elsewhere = Ailleurs

papers-elsewhere-words = Les mêmes moteurs répondent dans un terminal, exactement et en JSON :

papers-board-words = Un échiquier dans toute autre page :
