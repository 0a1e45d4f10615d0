moves-moves = Züge

moves-who-wins-at-each = Wer zu jedem Zeitpunkt des Spiels gewinnt

moves-turn = Zug

moves-no-move-yet = Noch kein Zug.

moves-game = Spiel

moves-opponent = Stärke

moves-won = Gewonnen

moves-without-help = Ohne Hilfe

moves-lost = Verloren

moves-clear-record = Bilanz löschen
