door-game-over = La partie est finie

door-next = Suivant

door-queen = Va à gauche, en haut ou en diagonale. Le premier au coin gagne.

door-again = Rejouer

door-learn-why = Pourquoi ?

door-ways-from-here = Les chemins à partir d’ici

door-go-on = Continuer : <span/>

door-last-game = la dernière partie

door-doors = Menu

door-from-rook-golden-ratio = De la tour au nombre d’or

door-play = Jouer

door-choose-your-opponent-perfect = Huit jeux, trois forces d’adversaire

door-puzzle-day = Problème du jour

door-one-move-wins-others = Trouve le seul coup qui gagne

door-watch-maps-grow = Regarder

door-short-rules-draw-whole = Règles simples, images surprenantes

door-your-opponent = Ton adversaire : l’ordinateur

door-knows-rule = Facile

door-looks-few-moves-ahead = Manque six victoires sur dix

door-makes-some-mistakes = Moyen

door-in-about-every-third = Manque trois victoires sur dix

door-makes-no-mistakes = Parfait

door-wins-every-game-can = Ne manque jamais une victoire

door-first = Tu commences. Touche un anneau.

door-your-turn = De nouveau à toi.

door-computer = Maintenant, l’ordinateur joue.

door-won = Tu as gagné. Sais-tu pourquoi ?

door-lost = L’ordinateur y est arrivé le premier.
