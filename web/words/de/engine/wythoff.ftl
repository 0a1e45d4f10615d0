title = { $which ->
    [none] Wythoff-Nim
    [knight] Maharadscha-Nim
   *[further] Wythoff-Nim mit { $moves }
}

rules = Die Dame zieht in ihrer Zeile oder ihrer Spalte zum Rand des Bretts hin oder schräg zur Ecke hin, so weit du willst. { $which ->
    [none] Wer
    [knight] Zur Ecke hin darf sie auch wie ein Springer springen, um (1,2) oder (2,1). Wer
   *[further] Zur Ecke hin darf sie auch um { $moves } springen. Wer
} sie in die Ecke bringt, { $misere ->
    [true] verliert
   *[false] gewinnt
}.

err-reach = { $p } liegt zu weit draußen: Die Koordinaten dieses Spiels reichen bis { $reach }

the-position = die Position

err-no-such-move = ({ $a },{ $b }) ist kein Zug: Komponenten gehen von 0 bis { $most }, und nicht beide sind 0

err-no-pair = { FULL($m) } ist kein Zug einer Dame: Er braucht zwei Komponenten

err-elsewhere = eine Karte dieser Werte beginnt in der Ecke

err-columns = die Methode nimmt die Spalten bis { $last } und keine anderen

err-no-dictionary = ohne Wörterbuch sind Positionen bis Spalte { $reach } gelöst, und { $why }

err-nim-beyond = Nim-Werte sind bis ({ $last },{ $last }) bekannt, und { FULL($p) } liegt weiter draußen

err-window-beyond = das Fenster { $size } bei ({ $at }) liegt zu weit draußen: Es muss innerhalb von { $most } ab (0,0) enden

golden-pair = { $a } und { $b } sind das goldene Paar Nummer { $n }: { $n } × 1,618… = { $product }…, abgerundet, ist { $a }, und { $n } mehr ist { $b }.

other-pair = Die Zahlen von { FULL($p) } unterscheiden sich um { $n }, aber das goldene Paar mit dieser Differenz ist { $a } und { $b }.

straight-home = Die Zahlen von { FULL($p) } sind gleich, also kann die Dame geradewegs in die Ecke ziehen.

column-palace = Jede Spalte hat genau einen Palast, das erste Feld, von dem keiner in einer früheren Spalte erreichbar ist. In Spalte { $column } ist das { FULL($p) }.

palace-straight-on = Jede Spalte hat genau einen Palast, und der von Spalte { $column } liegt geradeaus: { FULL($palace) }.

further-left = Vom Palast einer Spalte ist kein Palast in einer früheren Spalte erreichbar, aber von { FULL($p) } kommt man nach { FULL($palace) }.

method-golden = Goldener Schnitt

method-golden-idea = Die P-Positionen sind (⌊nφ⌋, ⌊nφ²⌋) und ihre Spiegelbilder (Wythoff 1907).

method-dictionary = Wörterbuch

method-dictionary-idea = Um Spalte x werden die P-Positionen von Wörtern aufgeschrieben, die um x/φ gelesen werden ([LW14] Abschnitt 3).

method-found = Gesuchtes Wörterbuch

method-found-idea = Wörter, aus denen jede Folge von Spalten besteht, werden gesucht, und es wird bewiesen, dass es alle sind; um Spalte x werden sie dann um x/φ gelesen.

method-columns = Spalte für Spalte

method-columns-near = Spalte für Spalte, nahe der Ecke

method-columns-idea = Jede Spalte hat eine P-Position: ihr erstes Feld, das keine in einer früheren Spalte sieht ([LW14] Proposition 2.1).

method-mex = Mex, Zeile für Zeile

method-mex-idea = Ein Nim-Wert ist die kleinste Zahl, die keine Option hat; jede Gerade merkt sich die Zahlen, die auf ihr liegen.
