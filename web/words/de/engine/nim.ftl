title = { $piles ->
    [one] Nim mit { $piles } Haufen
   *[other] Nim mit { $piles } Haufen
}

rules = { $piles ->
    [1] Nimm beliebig viele Steine vom Haufen, mindestens einen. Wer den letzten nimmt, { $misere ->
            [true] verliert
           *[false] gewinnt
        }.
   *[other] Nimm beliebig viele Steine von einem Haufen, mindestens einen. Wer den allerletzten nimmt, { $misere ->
            [true] verliert
           *[false] gewinnt
        }.
}

turn = { $piles ->
    [1] Nimm beliebig viele Steine vom Haufen.
   *[other] Nimm beliebig viele Steine von einem Haufen.
}

too-many-piles = Nim hat hier höchstens { $most } Haufen, und diese Position hat { $n }

err-slice = eine Karte der Nim-Werte fasst Zahlen bis { $most }, und ein anderer Haufen hat mehr

cancelled = Binär: { $piles }. In jeder Spalte ist die Zahl der Einsen gerade, also heben sich alle Spalten auf. Wer von einem Haufen nimmt, ändert eine Spalte, und der andere Spieler kann alle wieder gerade machen.

uncancelled = Binär: { $piles }. { $n ->
    [one] Die Spalte { $columns } hat eine ungerade Zahl von Einsen und hebt sich nicht auf.
   *[other] Die Spalten { $columns } haben eine ungerade Zahl von Einsen und heben sich nicht auf.
} Zieh nach { FULL($palace) }, wo die Zahl der Einsen in jeder Spalte gerade ist.

one-pile = Es gibt nur einen Haufen: Nimm ihn ganz.

digits-title = Binärziffern

digits-about = Die Haufen stehen binär untereinander. Wo in jeder Spalte die Zahl der Einsen gerade ist, ist die Position ein Palast.

digits-more = Ein Zug ändert einen Haufen und damit mindestens eine Spalte: Aus einem Palast führt er dorthin, wo eine Spalte ungerade ist. Von überall sonst: Sieh die ungerade Spalte ganz links an und wähle einen Haufen, der dort eine 1 hat. Ändere seine Ziffer in jeder ungeraden Spalte: Der Haufen wird kleiner, und alle Spalten sind gerade.

digits-source = [Bou01]

digits-four = Vier Haufen

digits-point = Zeig auf ein Feld, dann stehen seine Ziffern hier.

digits-long = Die Zahlen haben hier mehr als { $most } Binärziffern.

digits-table = Binär

digits-pile = Haufen

digits-sum = xor

method = Nim-Summe

method-idea = Der Nim-Wert ist die binäre Summe der Zahlen ohne Übertrag, xor; wo er 0 ist, ist die Position ein Palast (Bouton 1901).

method-misere = Nim-Summe, und Haufen von eins

method-misere-idea = Solange ein Haufen von zwei oder mehr da ist, sind die Paläste die des normalen Spiels, mit Nim-Summe 0; wenn keiner mehr da ist, die mit einer ungeraden Zahl von Haufen (Bouton 1901).
