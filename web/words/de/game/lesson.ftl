in-line = Zeile { $line }: { $why }

err-long-lesson = eine Lektion von { $bytes } Bytes ist zu lang: Höchstens { $most } werden gelesen

err-long-text = der Text von { $key } ist zu lang: Höchstens { $most } Bytes werden gelesen

err-control-character = das Zeichen { $code } kann nicht gezeigt werden

err-no-such-key = { $step ->
    [true] ein Schritt hat keinen Schlüssel { $name }, nur { OR($keys) }
   *[false] vor dem ersten Schritt gibt es keinen Schlüssel { $name }, nur { OR($keys) }
}

err-too-many-steps = eine Lektion hat höchstens { $most } Schritte

err-too-many-claims = ein Schritt hat höchstens { $most } Aussagen

err-too-many-shapes = zu einer Zeichnung gehören höchstens { $most } Felder

err-large-window-of = ein Fenster von { $w }×{ $h } Feldern ist zu groß: höchstens { $most } Felder

err-not-of-task = { $key } gehört zu keiner Aufgabe { $task }

brief-and-answer = { $brief }: { $answer }

not-what-is-claimed = { $p } ist nicht, was behauptet wird

wins-not-as-claimed = was von { $p } gewinnt, ist nicht, was behauptet wird

value-not-as-claimed = der Wert von { $p } ist nicht, was behauptet wird

row-not-as-claimed = die Zeile { $row } in der Tabelle der Idee „{ $idea }“ ist nicht die behauptete

rows-not-as-claimed = die Zahl der Zeilen in der Tabelle der Idee „{ $idea }“ ist nicht die behauptete

err-no-row = die Tabelle der Idee „{ $idea }“ hat keine Zeile, die mit { $row } beginnt

err-no-ideas = hier können keine Ideen berechnet werden

count-not-as-claimed = die Zahl der P-Positionen ist nicht die behauptete

not-all = das sind nicht alle P-Positionen des Fensters

it-is = es ist { $what }

there-are = es gibt { COUNT($n) }

they-are = es sind { $squares }

none = keines

more = { $n } weitere

err-gives-words = die Worte verraten { $phrase }, wonach die Aufgabe in Zeile { $line } fragt: Lass es hier weg, oder schreib, wenn die Schüler es bis dahin wissen, „claim: known all“ in jenen Schritt

err-gives-map = die Karte dieses Schritts verrät, wonach die Aufgabe in Zeile { $line } fragt: Lass sie hier weg, oder schreib, wenn die Schüler es bis dahin wissen, „claim: known all“ in jenen Schritt

err-gives = die Worte oder die Zeichnungen dieses Schritts verraten { $told }, wonach die Aufgabe in Zeile { $line } fragt: Lass es hier weg, oder schreib, wenn die Schüler es bis dahin wissen, „claim: known { $known }“ in jenen Schritt

err-nothing-to-go-on-with = eine Zeile, die mit Leerzeichen beginnt, setzt die Zeile davor fort, und es gibt keine

err-no-text = das ist kein Text in UTF-8

err-cut = das ist kein vollständiger Text in UTF-16: Ein Byte fehlt

err-no-words = der Schritt sagt nichts: Er braucht eine Zeile „say: …“

err-no-board = der erste Schritt hat kein Brett: Er braucht eine Zeile wie „board: rook@6,4“

err-no-name = die Lektion hat keinen Namen: Schreib vor den ersten Schritt eine Zeile wie „name: corner-the-rook“

err-no-title = die Lektion hat keinen Titel: Schreib vor den ersten Schritt eine Zeile „title: …“

err-no-steps = die Lektion hat keinen Schritt: Ein Schritt beginnt mit einer Zeile „step: …“

err-loop = das Brett eines Schritts muss ein Spiel sein, keine Lektion

err-arrow = ein Pfeil hat zwei Felder, wo er beginnt und wo er endet, wie in „arrow: 6,4 4,4“

err-label = ein Schild hat ein Feld und danach höchstens 40 Bytes Text, wie in „label: 4,4 hier“

err-tap = worauf zu tippen ist, wird „tap P in 0,0..7,7“, „tap N in 0,0..7,7“ oder „tap wins“ geschrieben

err-few-options = die Aufgabe braucht mindestens zwei Antworten zur Auswahl

err-no-answer = die Aufgabe hat keine Zeile „answer: …“

err-no-right = die Aufgabe hat keine Zeile „right: …“, die sagt, warum eine richtige Antwort richtig ist

err-no-hint = die Aufgabe hat keine Zeile „hint: …“ für eine falsche Antwort

err-claim = eine Aussage wird geschrieben wie „P 1,2 2,1“, „N 4,4“, „wins 4,4 to 1,2 2,1“, „value 3,3 = 5“, „count P in 0,0..7,7 = 8“, „all P in 0,0..3,3 = 0,0 1,2 2,1“, „table columns 9 = 64“, „rows segments = 4“ oder „known 1,2 2,1“

err-not-there = { $p } ist kein Feld dieses Bretts: { $err }

err-unproved = von { $p } ist die Rede, aber weder das Brett noch eine Zeichnung, eine Aufgabe oder eine Aussage hat damit zu tun

err-not-asked = { $p } gehört nicht zu dem, wonach dieser Schritt fragt

err-nothing-asked = dieser Schritt fragt nach nichts, was man schon wissen könnte

err-much-work = das kann nicht geprüft werden: Es braucht mehr als { $most } Arbeitsschritte. Nimm weniger Felder oder solche, die näher am Ende des Spiels liegen

err-much-in-all = die Prüfung endet hier, nach { $most } Arbeitsschritten: Teile die Lektion in zwei oder nimm Felder, die näher am Ende des Spiels liegen

err-long-game = die Aufgabe kann nicht geprüft werden: Das Spiel ist nach { $most } Zügen nicht aus. Lass es näher an seinem Ende beginnen

err-hopeless = die Aufgabe kann nicht gelöst werden: Der Mensch verliert dieses Spiel gegen einen perfekten Gegner

err-nobody = die Aufgabe ist zu gewinnen, aber kein Mensch spielt

err-nothing-to-tap = es gibt nichts, worauf zu tippen wäre: Kein Feld ist richtig

err-alone = nur wo ein Mensch gegen den Computer spielt, kann ein Spiel als Aufgabe gewonnen werden

err-packed = die Lektion in diesem Link kann nicht gelesen werden: Ein Teil des Links fehlt oder wurde verändert

err-no-key = eine Zeile beginnt mit einem Schlüssel und einem Doppelpunkt, wie in „say: …“: { $text } tut das nicht

err-no-of = zwischen { $key } und seinem Doppelpunkt darf nichts stehen: { $of } ist zu viel

err-empty = hinter { $key } steht nichts

err-twice = { $key } kommt zweimal vor

err-minutes = die Minuten sind eine ganze Zahl von 1 bis 999, nicht { $text }

err-name = ein Name besteht aus kleinen Buchstaben, Ziffern und Bindestrichen dazwischen, höchstens 60 Zeichen: { $name } ist keiner

err-square = ein Feld wird als ganze Zahlen mit Kommas dazwischen geschrieben, zum Beispiel 6,4, nicht { $text }

err-window = ein Fenster wird von seiner kleinsten Ecke zu seiner größten geschrieben, wie in 0,0..7,7, nicht { $text }

err-before-task = { $key } kommt vor der Aufgabe des Schritts

err-nothing-after = auf { $word } darf nichts folgen: { $rest } ist zu viel

err-task = eine Aufgabe ist eine von win, tap, outcome, choose oder type, nicht { $kind }

err-no-option = die Antwort { $answer } steht nicht zur Auswahl

err-board = das Brett { $link } lässt sich nicht öffnen: { $err }

err-other-head = der Name oder die Minuten sind andere als im Englischen

err-other-steps = es sind { $n } Schritte, im Englischen { $of }

err-other-in = { $what ->
    [board] Schritt { $step } hat ein anderes Brett als im Englischen
    [drawing] Schritt { $step } hat eine andere Zeichnung als im Englischen
    [claims] Schritt { $step } behauptet etwas anderes als im Englischen
   *[task] Schritt { $step } hat eine andere Aufgabe als im Englischen
}
