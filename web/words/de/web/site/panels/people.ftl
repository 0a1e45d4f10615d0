people-players = Spieler

people-white-first = Zieht zuerst

people-black-second = Zieht danach

people-swap-sides = Seiten tauschen

people-who-plays = Wer spielt

people-you-begin = Du beginnst

people-computer-begins = Computer beginnt

people-two-players = Zu zweit an einem Gerät

people-choose-both = Andere Spieler
