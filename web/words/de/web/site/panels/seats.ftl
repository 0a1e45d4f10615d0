seats-who-plays = Wer spielt

seats-you-begin = Du beginnst

seats-opponent-begins = Gegner beginnt

seats-two-people = Zwei Personen

seats-others-play = Andere spielen
