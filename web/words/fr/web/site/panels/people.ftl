people-players = Joueurs

people-white-first = Blancs, en premier

people-black-second = Noirs, en second

people-swap-sides = Échanger les camps
