seats-who-plays = Qui joue

seats-you-begin = Tu commences

seats-palace-begins = Palace commence

seats-two-people = Deux personnes

seats-others-play = D’autres jouent
