title = Verallgemeinertes Wythoff-Nim, M = { $m }

rules = { $m ->
    [1] Nimm beliebig viele Steine von einem der beiden Haufen oder gleich viele von beiden. Auf dem Brett sind x und y die Haufen. Wer den letzten nimmt und so die Ecke erreicht, { $misere ->
            [true] verliert
           *[false] gewinnt
        }.
   *[other] Nimm beliebig viele Steine von einem der beiden Haufen oder von beiden welche, und zwar zwei Anzahlen, die sich um weniger als { $m } unterscheiden. Auf dem Brett sind x und y die Haufen. Wer den letzten nimmt und so die Ecke erreicht, { $misere ->
            [true] verliert
           *[false] gewinnt
        }.
}

err-outcomes-only = die Methode kennt nur Ausgänge

err-nim-values-only = die Methode kennt nur Nim-Werte

err-nim-edge = Nim-Werte dieses Spiels werden bis ({ $last },{ $last }) berechnet: Die größte mögliche Größe ist { $edge }x{ $edge }

beatty-pair = { $a } und { $b } sind Paar Nummer { $n }: { $n } × { $ratio }… = { $product }…, abgerundet, ist { $a }, und { $m } × { $n } mehr ist { $b }.

other-pair = Die Zahlen von { FULL($p) } unterscheiden sich um { $m } × { $n }, aber das Palastpaar mit dieser Differenz ist { $a } und { $b }.

no-pair = Die Zahlen von { FULL($p) } unterscheiden sich um { $difference }, und die eines Palastpaars um ein Vielfaches von { $m }.

example-golden = Wythoff-Nim, M = 1

example-silver = Der Silberne Schnitt, M = 2

example-bronze = Der Bronzene Schnitt, M = 3

err-m = M muss mindestens 1 sein und darf höchstens etwa { $digits } Ziffern haben

err-many-lines = bei so großem M hat eine Figur zu viele Züge, um sie aufzuzählen: Spielen lässt sich mit Haufen bis { $most }

method-beatty = Beatty-Folgen

method-beatty-idea = Die Paläste sind (⌊nα⌋, ⌊nα⌋+Mn) und ihre Spiegelbilder, α = (2-M+√(M²+4))/2 (Fraenkel 1982).

method-shifted = Verschobene Beatty-Folgen

method-shifted-idea = Die Paläste des Misère-Spiels sind (⌊nα+1/α⌋, ⌊nα+1/α⌋+Mn+1) und ihre Spiegelbilder, α = (2-M+√(M²+4))/2 (Fraenkel 1982).

method-mex = Mex, Zeile für Zeile

method-mex-idea = Ein Nim-Wert ist die kleinste Zahl, die keine Option hat; jede Gerade und jedes Band merkt sich die eigenen.
