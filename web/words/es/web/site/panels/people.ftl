people-players = Jugadores

people-white-first = Blancas, primero

people-black-second = Negras, después

people-swap-sides = Cambiar de lado
