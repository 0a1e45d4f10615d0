seats-who-plays = Quién juega

seats-you-begin = Empiezas tú

seats-opponent-begins = Empieza el rival

seats-two-people = Dos personas

seats-others-play = Juegan otros
