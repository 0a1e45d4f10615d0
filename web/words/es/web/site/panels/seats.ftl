seats-who-plays = Quién juega

seats-you-begin = Empiezas tú

seats-palace-begins = Empieza Palace

seats-two-people = Dos personas

seats-others-play = Juegan otros
