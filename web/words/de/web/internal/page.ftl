err-hidden = die Antworten sind verdeckt, bis du sie aufdeckst

err-without = diese Hilfe ist hier abgeschaltet

loses = verliert

wins = gewinnt

wins-with-t = gewinnt mit t = { $steps }

scan = Scann ihn, oder klick ihn groß.

dense-code = Ein so langer Link ergibt einen dichten Code, der aus der Nähe gescannt werden muss.

Hand-file = Diese Seite ist eine Datei, und ihre Adresse nützt anderen nichts: Gib die Datei weiter.

lines-and = Die Linien der Dame und

nothing-else = noch nichts weiter

the-piece = die Figur

err-last-move = ein Spiel braucht einen Zug: Füg einen anderen hinzu, bevor du den letzten wegnimmst

no-list = ein Wert anderer Art

needs-numbers = { $dim ->
    [one] hier steht eine ganze Zahl, zum Beispiel { $example }
   *[other] hier stehen { COUNT($dim) } ganze Zahlen mit Kommas dazwischen, zum Beispiel { $example }
}

a-number = eine Zahl

err-move-there = { $move } ist schon ein Zug

err-move-not-there = { $move } ist kein Zug dieses Spiels

marked = Der rote Rahmen zeigt, wo du standest: Ein Zug zum grünen Haken hätte gewonnen.

tab = { $headline } – { $title } – Palace

left = { $n } übrig

block-line = Linie { $direction } blockieren, { $free } frei

err-no-completion = Züge können nicht so ergänzt werden, dass sie { $name } sind

err-wrong-move = ein Zug dieses Spiels hat { $has } { $has ->
    [1] Komponente
   *[other] Komponenten
}, nicht { $dim }

err-too-far = { $p } ist zu weit von der Figur entfernt, um gesehen zu werden

from-pile = { $amount } von { $pile }

options-cut = Je Richtung höchstens { $n }. Andere kannst du eintippen.

embedded = Palace: { $title }

more-moves = und { $n } weitere, in der Notation unten

map-palaces = Paläste

map-palace-numbers = Palastzahlen

map-nim-values = Nim-Werte

map-remoteness = Restliche Züge

origin-upper-left-right = Ursprung links oben, x nach rechts

origin-lower-left-right = Ursprung links unten, x nach rechts

origin-upper-left-down = Ursprung links oben, x nach unten

origin-lower-left-up = Ursprung links unten, x nach oben

palette-paper = Wie im Artikel

palette-safe = Für Farbenblinde geeignet

blocked-on-line = { $all ->
    [true] { $n ->
        [1] das einzige Feld { $direction }
        [2] beide Felder { $direction }
       *[other] alle { $n } Felder { $direction }
    }
   *[false] { $n } { $direction }
}

blocked-lines = Blockiert: { AND($lines) }.

begin-anywhere = Diese Spiele beginnen überall, mit Koordinaten von bis zu { $digits } Ziffern: { AND($games) }. Schreib die Koordinaten hinter das @ eines Links oder unter „Startfeld“.

long-number = { $ends }, { $n } Ziffern

digits = { $n ->
    [one] { $n } Ziffer
   *[other] { $n } Ziffern
}

err-cannot-be-edited = die Züge von { $game } können nicht bearbeitet werden

err-too-many-components = eine Position hat höchstens { $most } Komponenten, nicht { $n }

err-too-many-digits = eine Koordinate hat höchstens { $most } Ziffern

to-pile = { $amount } zu { $pile }

move-counters = Leg { $amount } von { $from } nach { $to }

takes = { $to ->
    [0] Nimm { AND($from) } weg
   *[other] Nimm { AND($from) } weg, leg { AND($to) } dazu
}

map-shows-slice = Die Karte zeigt die Schicht { AND($held) }: A entlang der einen Seite, B entlang der anderen.

share-of = { $quiz ->
    [true] Dieses Quiz teilen
   *[false] { $idea ->
        [true] Diese Idee teilen
       *[false] Diese Partie teilen
    }
}

Hand-file-and = Diese Seite ist eine Datei, und ihre Adresse nützt anderen nichts: Gib die Datei weiter. Wird dieser Text dort ans Ende ihrer Adresse gesetzt, öffnet er dasselbe.

turns-too-long = Mit allen seinen Zügen ist der Link zu lang: { $why }. Von hier an passt er.

link-too-long = Der Link ist zu lang: { $why }. Kopiere ihn stattdessen.

heard-blocked = { $n } blockiert

group-label = { $other ->
    [true] Weitere Beispiele
   *[false] Abbildungen aus { $source }
}

preset-at = { $figure }: { $title }

take-move-away = { $move } wegnehmen

squares-to-last = Felder bis { $last }

move-is = { $is ->
    [none] { $move }, kein Zug
    [queen] { $move }, ein Zug der Dame
   *[move] { $move }, ein Zug
}
