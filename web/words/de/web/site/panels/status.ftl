status-done = Fertig

status-hint = Tipp

status-play-on-from-here = Von hier weiterspielen

status-undo = Rückgängig

status-undo-u = Rückgängig (u)

status-redo = Wiederholen

status-redo-r = Wiederholen (r)

status-block-line = Linie blockieren

status-line = Alle blockieren:

status-remove-all-pawns = Alle Bauern entfernen

status-no-square-blocked = Kein Feld ist blockiert.

status-block-all-palaces = Alle Paläste blockieren

status-why-does-square-win = Warum gewinnt oder verliert man hier?

status-why = Warum?

status-move-values = Gewinnzüge zeigen

status-new-game = Neue Partie

status-play-out = Zu Ende spielen

status-harder-start = Ein schwererer Anfang

status-try-again-from-mistake = Ab dem Fehler neu versuchen

status-show-mistake = Den Fehler zeigen
