spiral-title = Damen im Exil auf der Spirale

spiral-rules = Die Felder sind entlang einer Spirale nummeriert, die in der Mitte beginnt, bei (0,0). Die Dame zieht in jede der acht Richtungen, so weit du willst, aber nur auf ein Feld mit kleinerer Nummer. Wer sie in die Mitte bringt, { $misere ->
    [true] verliert
   *[false] gewinnt
}.

quadrant-title = Damen im Exil im Quadranten

quadrant-rules = Die Felder sind von der Ecke aus nummeriert, eine Antidiagonale nach der anderen. Die Dame zieht in jede der acht Richtungen, so weit du willst, aber nur auf ein Feld mit kleinerer Nummer. Wer sie in die Ecke bringt, { $misere ->
    [true] verliert
   *[false] gewinnt
}.

unknown-board = das Brett der Damen im Exil muss spiral oder quadrant sein

err-components = eine Position der Damen im Exil ist eine Zeile und eine Spalte, zwei Zahlen, nicht { $n }

err-digits = { $coordinate ->
    [row] die Zeile darf höchstens { $most } Ziffern haben
   *[column] die Spalte darf höchstens { $most } Ziffern haben
}

err-negative = { $coordinate ->
    [row] die Zeile muss mindestens 0 sein, nicht negativ
   *[column] die Spalte muss mindestens 0 sein, nicht negativ
}

err-edge = ein Fenster von { $w }x{ $h } ist zu groß: Möglich ist höchstens { $edge }x{ $edge }

err-table = die Tabelle endet bei Spalte { $end }

err-origin = Werte werden vom Feld mit der Nummer 0 an eingetragen: Eine Karte von ihnen hat ihren Ursprung bei 0,0

err-reach = Werte sind höchstens bis { $reach } bekannt

err-memory = die Werte aller Felder vor { FULL($p) } brauchen zu viel Speicher

err-window = die Werte eines Fensters von { $window } brauchen zu viel Speicher: Die größte mögliche Größe ist { $fit }

placed = { $size } bei { $corner }

no-line = In der Zeile, der Spalte und den Diagonalen von { FULL($p) } steht kein Palast mit kleinerer Nummer.

on-line = { $line ->
    [row] { FULL($p) } liegt in derselben Zeile wie der Palast { FULL($palace) }, der eine kleinere Nummer hat.
    [column] { FULL($p) } liegt in derselben Spalte wie der Palast { FULL($palace) }, der eine kleinere Nummer hat.
   *[diagonal] { FULL($p) } liegt auf derselben Diagonalen wie der Palast { FULL($palace) }, der eine kleinere Nummer hat.
}

method-numerals = Tribonacci-Zahlzeichen

method-numerals-idea = Die Damen sind die Mitte, (X_n, Y_n) und dessen Drehungen (Dekking, Shallit, Sloane, Satz 1); die Ziffern von n-1 ergeben X_n und Y_n (Satz 14 und Korollar 21), und eines von beiden die Ziffern.

method-columns = Tabelle der Spalten

method-columns-idea = Spalte für Spalte lässt sich eine Dame in der ersten Zeile nieder, in der keine frühere sie angreift (Dekking, Shallit, Sloane, Abschnitt 8); ein paar Maschinenwörter sagen, wo.

method-descent = Abstieg mit φ

method-descent-idea = Spalte c wird von Damen um die Spalten c/φ und c/φ² angegriffen, und diese ergeben sich aus denen um c/φ² und c/φ³; es gibt nur 48 Zustände, also findet man Spalten fern der Ecke ohne die davor.

method-mex = Auffüllen mit Mex

method-mex-idea = Die Felder werden in der Reihenfolge ihrer Nummern gefüllt, jedes mit dem Mex dessen, was seine Geraden schon haben (Dekking, Shallit, Sloane, Abschnitte 7 und 8).
