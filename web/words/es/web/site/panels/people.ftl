people-players = Jugadores

people-white-first = Juega primero

people-black-second = Juega después

people-swap-sides = Cambiar de lado
