door-learn = Lernen

door-play = Spielen

door-go-on = Weiter mit <span/>

door-last-game = dem letzten Spiel

door-puzzle-day = Rätsel des Tages
