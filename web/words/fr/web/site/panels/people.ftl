people-players = Joueurs

people-white-first = Joue en premier

people-black-second = Joue en second

people-swap-sides = Échanger les camps
