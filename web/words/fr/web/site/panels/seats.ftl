seats-who-plays = Qui joue

seats-you-begin = Tu commences

seats-opponent-begins = L’adversaire commence

seats-two-people = Deux personnes

seats-others-play = D’autres jouent
