err-rules = das Wörterbuch und die Regeln von Maharadscha-Nim widersprechen sich hier

err-lost = die Wörter des Wörterbuchs finden hier nicht zusammen, also wird die P-Position nicht gefunden

err-imperfect = das Wort { $word } führt nicht von einem perfekten Sektor zum nächsten

err-no-word = ab Symbol { $symbol } passt kein Wort zu der Bitfolge

err-few = es werden zu wenige Wörter auf einmal gesehen

err-apart = es gibt Stellen, von denen aus die Wörter nicht zusammenfinden

err-endless = ein Wörterbuch wird gesucht, wenn es endlich viele weitere Züge gibt

err-many-moves = ein Wörterbuch wird gesucht, wenn es höchstens { $most } weitere Züge gibt

err-long-moves = ein Wörterbuch wird gesucht, wenn weitere Züge höchstens um { $most } gehen

err-ahead = Wörter werden gelesen, bevor sie geschrieben sind

err-stray = Paläste entfernen sich mehr als { $most } Diagonalen von der ersten freien

err-no-mirror = ein Wörterbuch wird gesucht, wenn es mit jedem weiteren Zug (a,b) auch (b,a) gibt: { FULL($move) } ist einer, und { FULL($back) } ist keiner

err-none = innerhalb von { $columns } Spalten wird kein Wörterbuch gefunden: { $why }

err-start = einige Diagonalen nahe der Ecke haben keinen Palast

err-states = es gibt mehr als { $most } Arten von Sektoren

err-seldom = keine Art von Sektor kehrt jedes Mal innerhalb von { $letters } Spalten wieder

err-many = es gibt mehr als { $n } Wörter

err-adopted = der Beweis trifft auf { $n } Wörter, die diese Spalten nicht haben, und auf immer mehr

err-narrow = der Beweis, dass es keine weiteren Wörter gibt, sieht { $window } Wörter auf einmal, und das sind zu wenige

err-readings = der Beweis, dass es keine weiteren Wörter gibt, müsste mehr als { $situations } Situationen verfolgen
