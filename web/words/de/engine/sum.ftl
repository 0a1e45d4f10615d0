rules = Mehrere Spiele zugleich: Zieh eine der Figuren, welche du willst, so wie ihr Spiel es sagt. Wer den allerletzten Zug macht, gewinnt.

nim-sum = { $total ->
    [0] Die Spiele haben Nim-Werte: { $nims } = 0. Wer zieht, ändert einen davon, und der andere Spieler macht wieder 0 daraus.
   *[other] Die Spiele haben Nim-Werte: { $nims } = { $total }. Das ist nicht 0, und ein Zug, der 0 daraus macht, gewinnt.
}

weighed = Nim-Werte: { $nims } = { $total }.

method = Nim-Werte einer Summe

method-idea = Der Nim-Wert einer Summe ist die Nim-Summe der Nim-Werte ihrer Spiele, die Summe ohne Übertrag; ein Palast ist, wo er 0 ist (Sprague 1935, Grundy 1939).

xor = { $first } xor { $second }

err-no-sum = { $game } hat keine Nim-Werte und kann daher kein Teil einer Summe sein

err-boards = eine Summe wird mit höchstens { COUNT($most) } Spielen gespielt, nicht mit { COUNT($n) }

err-large = { $game } beginnt für eine Summe zu weit draußen: Jedes ihrer Bretter hat höchstens { $most } Felder in jeder Richtung

err-board = { $game } hat mehr als zwei Haufen, und eine Summe wird mit Spielen auf einem Brett oder einer Reihe gespielt

err-off = { FULL($at) } liegt nicht auf dem Brett von { $game }, das dort endet, wo das Spiel begann

err-no-misere = Nim-Werte entscheiden das Misère-Spiel einer Summe nicht: Es kann hier nicht gespielt werden

err-too-many = Spiel { $i } der Summe, { $game } auf { FULL($at) }, hat zu viele Züge, um jeden anzusehen: { $n }, und höchstens { $most } werden angesehen

err-not-known = Spiel { $i } der Summe, { $game } auf { FULL($at) }: { $why }

err-misere = Nim-Werte entscheiden Misère-Summen nicht: Gelöst sind sie, wenn jedes Spiel Nim ist, und { $game } ist es nicht

err-mixed = alle Spiele einer Summe enden auf dieselbe Weise: entweder jedes im Misère-Spiel oder keines
