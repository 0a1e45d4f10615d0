door-game-over = Die Partie ist zu Ende

door-next = Weiter

door-queen = Zieh nach links, nach oben oder schräg. Wer die Ecke erreicht, gewinnt.

door-again = Noch einmal

door-learn-why = Warum?

door-ways-from-here = Wie es von hier weitergeht

door-go-on = Weiter: <span/>

door-last-game = die letzte Partie

door-doors = Eingänge

door-from-rook-golden-ratio = Vom Turm zum Goldenen Schnitt

door-play = Spielen

door-choose-your-opponent-perfect = Acht Spiele, drei Stärken des Gegners

door-puzzle-day = Rätsel des Tages

door-one-move-wins-others = Finde den einen Zug, der gewinnt

door-watch-maps-grow = Zuschauen

door-short-rules-draw-whole = Einfache Regeln, überraschende Bilder

door-your-opponent = Dein Gegner: der Computer

door-knows-rule = Leicht

door-looks-few-moves-ahead = Verpasst sechs von zehn Gewinnen

door-makes-some-mistakes = Mittel

door-in-about-every-third = Verpasst drei von zehn Gewinnen

door-makes-no-mistakes = Perfekt

door-wins-every-game-can = Verpasst keinen Gewinn

door-first = Du beginnst. Tipp auf einen Ring.

door-your-turn = Du bist wieder am Zug.

door-computer = Jetzt zieht der Computer.

door-won = Du hast gewonnen. Weißt du, warum?

door-lost = Der Computer war zuerst da.
