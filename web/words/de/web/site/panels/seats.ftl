seats-who-plays = Wer spielt

seats-you-begin = Du beginnst

seats-palace-begins = Palace beginnt

seats-two-people = Zwei Personen

seats-others-play = Andere spielen
