people-players = Spieler

people-white-first = Zieht zuerst

people-black-second = Zieht danach

people-swap-sides = Seiten tauschen
