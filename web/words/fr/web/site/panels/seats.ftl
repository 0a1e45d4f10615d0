seats-who-plays = Qui joue

seats-you-begin = Tu commences

seats-opponent-begins = L’ordinateur commence

seats-two-people = Deux joueurs, un écran

seats-others-play = Autres joueurs
