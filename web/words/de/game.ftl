human = Mensch

human-about = Zieht mit Maus, Fingern oder Tasten.

random = Zufällig

random-about = Wählt Züge und blockierte Felder zufällig.

easy = Leicht

medium = Mittel

hard = Schwer

slips-about = Macht in { $percent } von 100 Zügen einen Fehler.

slips = Fehler in { $percent } von 100 Zügen

looks-ahead = Rechnet voraus

looks-ahead-about = Sieht ein paar Züge voraus, ohne die Karte, und macht daher kurz vor dem Ende keine Fehler.

perfect = Perfekt

perfect-about = Verpasst keinen Gewinn und macht es dir schwer, wo er nicht gewinnen kann.

Err-illegal-move = dieser Zug ist nicht erlaubt

Err-illegal-block = so darf nicht blockiert werden

Err-not-now = das geht jetzt nicht

Err-over = die Partie ist zu Ende

Err-no-turn = diesen Zug gibt es nicht

Err-no-player = diesen Spieler gibt es nicht

Err-settings = das kann nicht gezeigt werden

err-nothing-to-undo = Kein Zug lässt sich zurücknehmen

err-nothing-to-redo = Kein Zug lässt sich wiederholen

err-over-for-moves = Die Partie ist zu Ende: Niemand kann ziehen

err-over-for-blocks = Die Partie ist zu Ende: Es gibt nichts zu blockieren

err-blocks-never = In diesem Spiel kann kein Feld blockiert werden

err-blocks-later = Jetzt wird gezogen: Felder werden nach dem Zug blockiert

err-no-board = Dieses Spiel hat kein Brett, das eine Größe bekommen könnte

err-view-characters = Die Ansicht wird mit Buchstaben, Ziffern und . , : ; + - _ / beschrieben

err-no-such-turn = Es gibt keinen Zug { $turn }: Dieses Spiel hat die Züge 0 bis { $known }

err-no-such-player = Ein Spieler ist eines von { $names } oder slipping:N mit N von 0 bis 100, nicht { $name }

err-blocks-first = { $side ->
    [you] Zuerst wird blockiert: Du darfst bis zu { $most } blockieren
    [computer] Zuerst wird blockiert: Der Computer darf bis zu { $most } blockieren
    [black] Zuerst wird blockiert: Schwarz darf bis zu { $most } blockieren
   *[white] Zuerst wird blockiert: Weiß darf bis zu { $most } blockieren
}

err-too-many-blocks = { $most ->
    [one] Höchstens ein Feld darf blockiert werden, nicht { COUNT($n) }
   *[other] Höchstens { COUNT($most) } Felder dürfen blockiert werden, nicht { COUNT($n) }
}

err-is-blocked = { $q } ist blockiert: Wähl ein anderes Feld

err-components-of = { $n ->
    [one] { $p } ist keine Position dieses Spiels: Sie braucht eine Komponente
   *[other] { $p } ist keine Position dieses Spiels: Sie braucht { COUNT($n) } Komponenten
}

err-too-far = { $p } liegt zu weit draußen für dieses Spiel

err-no-take = Kein Zug führt von { $from } nach { $to }: Weggenommen werden darf { $ways }

err-out-of-reach = { $piece ->
    [rook] Der Turm auf { $from } kann { $to } nicht erreichen: Er zieht { $ways }
    [queen] Die Dame auf { $from } kann { $to } nicht erreichen: Sie zieht { $ways }
    [maharaja] Der Maharadscha auf { $from } kann { $to } nicht erreichen: Er zieht { $ways }
   *[piece] Die Figur auf { $from } kann { $to } nicht erreichen: Sie zieht { $ways }
}

err-not-of-next-move = { FULL($q) } kann nicht blockiert werden: Das geht nur bei Feldern, die der nächste Zug erreichen kann. { $why }

err-too-small = Eine Größe braucht in jeder Richtung mindestens ein Feld, nicht { $w }x{ $h }

err-no-such-map = Die Karte dieses Spiels ist eine von { $names }, nicht { $name }

err-long-view = Die Ansicht wird mit höchstens { $most } Zeichen beschrieben, nicht mit { $length }

err-not-compared = Nur Spiele der Arten { AND($games) } können miteinander verglichen werden

err-no-such-orient = Die Achsen zeigen { $names }, nicht { $name }

told-by-method = Methode: { $method }. { $idea }
