seats-who-plays = Quién juega

seats-you-begin = Empiezas tú

seats-opponent-begins = Empieza el ordenador

seats-two-people = Dos en una pantalla

seats-others-play = Otros jugadores
