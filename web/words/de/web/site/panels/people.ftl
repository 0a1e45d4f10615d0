people-players = Spieler

people-white-first = Weiß, zuerst

people-black-second = Schwarz, danach

people-swap-sides = Seiten tauschen
