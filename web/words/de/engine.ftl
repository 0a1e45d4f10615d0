Err-search = das zu wissen erfordert eine Suche

Err-kind = über Werte dieser Art weiß die Methode nichts

Err-nim-origin = eine Karte von Nim-Werten beginnt in der Ecke

Err-too-far = das ist zu weit draußen

Err-outside = das liegt außerhalb des Bretts

Err-wrong-dimension = eine Position dieses Spiels hat eine andere Zahl von Komponenten

Err-no-map = dieses Spiel hat keine solche Karte

Err-window = dieses Fenster kann nicht berechnet werden

Err-too-many = das sind zu viele Optionen

Err-takes-long = das dauert zu lange

Err-no-method = dieses Spiel hat dafür keine Methode

err-unasked = das beantwortet die Methode nicht

Err-dimension = eine Position dieses Spiels hat zwei Koordinaten, nicht { $components }

err-piles = eine Position dieses Spiels hat { $piles ->
    [one] eine Zahl
   *[other] { $piles } Zahlen
}, nicht { $found }

the-position = die Position

Err-negative = { $position } liegt nicht auf dem Brett: Keine Koordinate ist negativ

Err-digits = { $position } liegt zu weit draußen: Die Koordinaten dürfen etwa { $digits } Ziffern haben

err-options = { FULL($p) } hat zu viele Optionen, um sie aufzuzählen: { $n }

Err-while = es dauert eine Weile, die Nim-Werte aller Felder vor { FULL($p) } einzutragen

err-no-square = ein Brett braucht mindestens ein Feld, nicht { $w }x{ $h }

err-too-large = ein Fenster von { $w }×{ $h } Feldern ist zu groß: Höchstens { $edge }×{ $edge } können gezeigt werden

err-empty = ein Fenster von { $w }×{ $h } enthält kein Feld

err-not-within = ein Fenster von { $size } bei { $at } liegt nicht innerhalb des Bretts, das bei { $first } beginnt und bei { $last } endet

err-map = { $game } hat keine Karte der Art { $kind }
