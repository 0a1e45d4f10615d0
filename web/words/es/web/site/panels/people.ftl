people-players = Jugadores

people-white-first = Juega primero

people-black-second = Juega después

people-swap-sides = Cambiar de lado

people-who-plays = Quién juega

people-you-begin = Empiezas tú

people-computer-begins = Empieza el ordenador

people-two-players = Dos en una pantalla

people-choose-both = Otros jugadores
