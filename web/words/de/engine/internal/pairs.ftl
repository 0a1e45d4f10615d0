golden-title = Die goldenen Paare

golden-about = Die Paläste kommen in Paaren: ⌊nφ⌋ und ⌊nφ²⌋, das heißt n mal 1,618… und n mal 2,618…, abgerundet. Jede ganze Zahl steht in genau einem Paar.

golden-more = Ein Palast ist ein Feld, auf dem verliert, wer am Zug ist. Jede Spalte und jede Zeile hat genau einen, weil ihre Nummer in einem Paar steht. Jede Diagonale hat einen, weil die beiden Zahlen von Paar n um n auseinanderliegen.

golden-source = [LW14] Abschnitt 1

pairs-title = Die Zahlenpaare

pairs-about = Die Paläste kommen in Paaren: ⌊nα⌋ mit α = { $alpha }… und { $m }·n mehr. Jede ganze Zahl steht in genau einem Paar.

pairs-more = Ein Palast ist ein Feld, auf dem verliert, wer am Zug ist. Jede Spalte und jede Zeile hat genau einen, weil ihre Nummer in einem Paar steht.

point-at-square = Zeig auf ein Feld: Das Paar mit derselben Differenz und die Paare seiner Spalte und seiner Zeile leuchten auf.

lines = Die goldenen Geraden sind y = { $m ->
    [1] φx und y = x/φ
   *[other] σx und y = x/σ mit σ = { $sigma }…
}: Jeder Palast ist weniger als ein Feld von einer davon entfernt.{ $far ->
    [true] {""}
   *[false] {" "}Die gestrichelten Linien führen zu den Buchstaben der Spalte und der Zeile.
}

halves-words = Entlang der Achse markiert A die kleinere Zahl eines Paars und B die { $m ->
    [1] größere. Das ist das Fibonacci-Wort: Es bleibt gleich, wenn jedes A zu AB wird und jedes B zu A.
   *[other] größere.
}

halves-title = { $m ->
    [1] Das Fibonacci-Wort: A
   *[other] A
} für die kleinere Zahl eines Paars, B für die größere

table-title = Die Paare

digits-title = { $m ->
    [1] { $x } in Fibonacci-Zahlen
   *[other] { $x } mit Stellenwerten, die um den Faktor { $sigma }… wachsen
}

is-pair = { $long ->
    [true] Dieses Feld ist ein Palast: Paar Nummer { $n } ist { $a } und { $b }.
   *[false] { $at } ist ein Palast: Paar Nummer { $n } ist { $a } und { $b }.
}

pair-elsewhere = Dieses Feld ist kein Palast: Das Paar mit derselben Differenz liegt { $n ->
    [one] ein Feld
   *[other] { $n } Felder
} { $farther ->
    [true] weiter von der Ecke weg auf seiner Diagonalen.
   *[false] näher an der Ecke auf seiner Diagonalen.
}

zero-pair = { $at } ist kein Palast: Seine Zahlen sind gleich, und das einzige solche Paar ist 0 und 0.

other-pair = { $at } ist kein Palast: Seine Zahlen unterscheiden sich um { $n }, und Paar Nummer { $n } ist { $a } und { $b }.

other-pair-times = { $at } ist kein Palast: Seine Zahlen unterscheiden sich um { $difference }, das ist { $m } mal { $n }, und Paar Nummer { $n } ist { $a } und { $b }.

no-pair = { $at } ist kein Palast: Seine Zahlen unterscheiden sich um { $difference }, und die eines Paars um ein Vielfaches von { $m }.

zero-in-digits = 0 bildet nur mit sich selbst ein Paar, nicht mit { $large }.

odd-zeros = { $short ->
    [true] { $x } lautet { $m ->
        [1] in Fibonacci-Zahlen
       *[other] mit den Stellenwerten
    } { $digits } und endet auf
   *[false] { $x } endet, { $m ->
        [1] in Fibonacci-Zahlen
       *[other] mit den Stellenwerten
    } geschrieben, auf
} { $zeros ->
    [one] eine Null
   *[other] { $zeros } Nullen
}, eine ungerade Zahl: Also ist { $x } die größere Zahl seines Paars, und in keinem Palast ist es die kleinere.

even-zeros = { $short ->
    [true] { $x } lautet { $m ->
        [1] in Fibonacci-Zahlen
       *[other] mit den Stellenwerten
    } { $digits } und endet auf
   *[false] { $x } endet, { $m ->
        [1] in Fibonacci-Zahlen
       *[other] mit den Stellenwerten
    } geschrieben, auf
} { $zeros } Nullen, eine gerade Zahl: Also ist { $x } die kleinere Zahl seines Paars. Die größere hat dieselben Ziffern und eine 0 mehr: Das ist { $large }.

even-zeros-other = { $short ->
    [true] { $x } lautet { $m ->
        [1] in Fibonacci-Zahlen
       *[other] mit den Stellenwerten
    } { $digits } und endet auf
   *[false] { $x } endet, { $m ->
        [1] in Fibonacci-Zahlen
       *[other] mit den Stellenwerten
    } geschrieben, auf
} { $zeros } Nullen, eine gerade Zahl: Also ist { $x } die kleinere Zahl seines Paars. Aber die größere hat dieselben Ziffern und eine 0 mehr: Das ist { $other }, nicht { $large }.

steep-line = { $m ->
    [1] y = φx
   *[other] y = { $slope }…·x
}

flat-line = { $m ->
    [1] y = x/φ
   *[other] y = x/{ $slope }…
}
