door-game-over = Das Spiel ist aus

door-again = Noch einmal

door-learn-why = Lerne, warum

door-ways-from-here = Wie es von hier weitergeht

door-go-on = Weiter mit <span/>

door-last-game = dem letzten Spiel

door-doors = Eingänge

door-learn = Lernen

door-from-rook-golden-ratio = Vom Turm zum Goldenen Schnitt

door-play = Spielen

door-choose-your-opponent-perfect = Wähle deinen Gegner: perfekt oder einer, der Fehler macht

door-puzzle-day = Rätsel des Tages

door-one-move-wins-others = Ein Zug gewinnt, die anderen verlieren

door-watch-maps-grow = Karten wachsen sehen

door-short-rules-draw-whole = Kurze Regeln malen ganze Karten

door-back = Zurück

door-teachers-lessons-your-own = Für Lehrkräfte und eigene Lektionen

door-your-opponent = Dein Gegner

door-knows-rule = Kennt die Regel

door-looks-few-moves-ahead = Sieht ein paar Züge voraus, ohne die Karte

door-makes-some-mistakes = Macht einige Fehler

door-in-about-every-third = In etwa jedem dritten Zug

door-makes-no-mistakes = Macht keine Fehler

door-wins-every-game-can = Gewinnt jedes Spiel, das zu gewinnen ist

door-first = Du beginnst. Tippe auf einen Ring.

door-your-turn = Du bist wieder am Zug.

door-computer = Jetzt zieht der Computer.

door-won = Du hast gewonnen. Weißt du, warum?

door-lost = Der Computer war zuerst da.
