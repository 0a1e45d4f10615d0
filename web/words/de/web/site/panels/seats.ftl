seats-who-plays = Wer spielt

seats-you-begin = Du beginnst

seats-opponent-begins = Computer beginnt

seats-two-people = Zu zweit an einem Gerät

seats-others-play = Andere Spieler
