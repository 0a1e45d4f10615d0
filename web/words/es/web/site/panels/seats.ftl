seats-who-plays = Quién juega

seats-you-begin = Empiezas tú

seats-opponent-begins = Empieza el ordenador

seats-two-people = Dos jugadores, una pantalla

seats-others-play = Otros jugadores
