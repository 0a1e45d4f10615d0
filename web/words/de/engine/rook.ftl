title = Turm (Nim mit zwei Haufen)

rules = Der Turm zieht in seiner Zeile oder seiner Spalte zum Rand des Bretts hin, so weit du willst. Wer ihn in die Ecke bringt, { $misere ->
    [true] verliert
   *[false] gewinnt
}. Es ist Nim: Nimm beliebig viele Steine von einem der beiden Haufen.

mirrored = { FULL($p) } hat zwei gleiche Zahlen. Wie weit der Turm auch in die eine Richtung zieht, der andere Spieler zieht ebenso weit in die andere, und die Zahlen sind wieder gleich.

unequal = Die Zahlen von { FULL($p) } sind verschieden. Zieh nach { FULL($palace) }, wo sie gleich sind. Mach von da an jeden Zug des anderen in der anderen Richtung nach.

placing-source = [DSS20] Abschnitt 1, [Bou01]

placing-values = Nim-Werte: die Nim-Summe

placing-knights = Springer

method = Nim-Summe

method-idea = Paläste sind die Felder mit x = y: Der Nim-Wert von (x,y) ist x xor y, die binäre Summe ohne Übertrag; wo er 0 ist, liegt ein Palast (Bouton 1901).
