people-players = Joueurs

people-white-first = Joue en premier

people-black-second = Joue en second

people-swap-sides = Échanger les camps

people-who-plays = Qui joue

people-you-begin = Tu commences

people-computer-begins = L’ordinateur commence

people-two-players = Deux joueurs, un écran

people-choose-both = Autres joueurs
