door-game-over = La partie est finie

door-again = Rejouer

door-learn-why = Voir pourquoi

door-ways-from-here = Les chemins à partir d’ici

door-go-on = Continuer : <span/>

door-last-game = la dernière partie

door-doors = Portes

door-learn = Apprendre

door-from-rook-golden-ratio = De la tour au nombre d’or

door-play = Jouer

door-choose-your-opponent-perfect = Choisis ton adversaire : parfait, ou qui fait des erreurs

door-puzzle-day = Énigme du jour

door-one-move-wins-others = Un coup gagne, les autres perdent

door-watch-maps-grow = Voir naître les cartes

door-short-rules-draw-whole = Des règles courtes dessinent des cartes entières

door-back = Retour

door-teachers-lessons-your-own = Pour les enseignants, et tes propres leçons

door-your-opponent = Ton adversaire

door-knows-rule = Connaît la règle

door-looks-few-moves-ahead = Prévoit quelques coups, sans la carte

door-makes-some-mistakes = Fait quelques erreurs

door-in-about-every-third = Environ un tour sur trois

door-makes-no-mistakes = Ne fait pas d’erreur

door-wins-every-game-can = Gagne chaque partie qui peut être gagnée

door-first = Tu commences. Touche un anneau.

door-your-turn = De nouveau à toi.

door-computer = Maintenant, l’ordinateur joue.

door-won = Tu gagnes. Sais-tu pourquoi ?

door-lost = L’ordinateur y est arrivé le premier.
