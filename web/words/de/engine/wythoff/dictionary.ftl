err-rules = das Wörterbuch und die Regeln von Maharadscha-Nim widersprechen sich hier

err-lost = die Wörter des Wörterbuchs finden hier nicht zusammen, also wird die P-Position nicht gefunden

err-imperfect = das Wort { $word } führt nicht von einem perfekten Sektor zum nächsten

err-no-word = ab Symbol { $symbol } passt kein Wort zu der Bitfolge

err-few = es werden zu wenige Wörter auf einmal gesehen

err-apart = es gibt Stellen, von denen aus die Wörter nicht zusammenfinden

err-endless = ein Wörterbuch wird nur gesucht, wenn es endlich viele weitere Züge gibt

err-many-moves = ein Wörterbuch wird nur gesucht, wenn es höchstens { $most } weitere Züge gibt

err-long-moves = ein Wörterbuch wird nur gesucht, wenn weitere Züge höchstens um { $most } gehen

err-ahead = Wörter werden gelesen, bevor sie geschrieben sind

err-stray = Paläste entfernen sich mehr als { $most } Diagonalen von der ersten freien

err-no-mirror = ein Wörterbuch wird nur gesucht, wenn es mit jedem weiteren Zug (a,b) auch (b,a) gibt: { FULL($move) } ist einer, und { FULL($back) } ist keiner

err-none = innerhalb von { $columns } Spalten wird kein Wörterbuch gefunden: { $why }

err-start = einige Diagonalen nahe der Ecke haben keinen Palast

err-states = es gibt mehr als { $most } Arten von Sektoren

err-seldom = keine Art von Sektor kehrt jedes Mal innerhalb von { $letters } Spalten wieder

err-many = es gibt mehr als { $n } Wörter

err-adopted = der Beweis trifft auf { $n } Wörter, die diese Spalten nicht haben, und auf immer mehr

err-narrow = der Beweis, dass es keine weiteren Wörter gibt, sieht { $window } Wörter auf einmal, und das sind zu wenige

err-readings = der Beweis, dass es keine weiteren Wörter gibt, müsste mehr als { $situations } Situationen verfolgen

err-work = es müssten mehr als { $situations } Situationen verfolgt werden

err-own-line = Zeile { $line }: Eine Zeile besteht aus einem Wort, -> und seiner Übersetzung, aus Nullen und Einsen, oder aus column und einer Zahl, nicht aus { $text }

err-own-column = Zeile { $line }: Die Spalte des ersten Worts steht einmal da, als Zahl von 1 bis { $most }

err-own-many = Zeile { $line }: Es gibt höchstens { $n } Wörter, jedes zusammen mit seiner Übersetzung von höchstens { $letters } Buchstaben

err-own-prefix = Zeile { $line }: Kein Wort darf der Anfang eines anderen sein, wie es bei { $word } und { $other } aus Zeile { $before } der Fall ist

err-own-none = es gibt keine Wörter

err-own-imperfect = vor Spalte { $columns } beginnt kein perfekter Sektor, also muss eine Zeile sagen, in welcher Spalte das erste Wort beginnt, zum Beispiel: column 20

err-own-early = vor Spalte { $first } wirken Paläste mit x > y noch darauf, wo die mit y > x liegen

err-own-word = das Wort { $word } mit seiner Übersetzung ist keines des Spiels, das von dort, wo das erste Wort beginnt, wieder zu denselben Feldern führt

own-differs = Das sind nicht die Wörter des Spiels: { $word }, gelesen ab Spalte { $at }, schreibt { $above ->
    [true] 1
   *[false] 0
} für Spalte { $column }, bei deren Palast { $square } { $above ->
    [true] y > x
   *[false] x > y
} ist.

own-stuck = Nach { $read ->
    [one] einem Wort
   *[other] { $read } Wörtern
} passt ab Spalte { $at } kein Wort: Beim Palast { $square } von Spalte { $column } ist { $above ->
    [true] y > x
   *[false] x > y
}.

own-ends = Nach { $read ->
    [one] einem Wort
   *[other] { $read } Wörtern
} endet der Prozess: Alles Geschriebene ist gelesen, bis Spalte { $at }.

own-agrees = Die Wörter schreiben die Buchstaben von { $columns } Spalten ab Spalte { $first }, wie sie sind. Ob sie das immer tun, ist nicht bekannt: { $why }.

own-unread = Die Wörter können nicht gelesen werden: { $why }.

own-closes = Das Wörterbuch schließt sich: Es schreibt die Buchstaben aller Spalten ab Spalte { $first }. Das ist bewiesen, durch die { $situations } Situationen, in denen seine Wörter gelesen werden. Für alle Paläste (a,b) mit b > a, Nummer n, { $same ->
    [true] ist b − a − n gleich { $low }
   *[false] liegt b − a − n zwischen { $low } und { $high }
}.
