Too-long = Mit allen seinen Zügen ist dieses Spiel zu lang für einen Link. Links beginnen dort, wo es jetzt steht, und nur dieser Tab bewahrt das Ganze auf.

percent-sign = ein Prozentzeichen braucht zwei hexadezimale Ziffern

given-twice = ein Name darf nur einmal angegeben werden

on-or-off = die Zugwerte sind on oder off

quiz-on-or-off = ein Quiz ist on oder off

nothing-named = dieser Raum nimmt keinen Wert an

map-has-name = was die Karte zeigt, hat einen Namen, zum Beispiel off
no-such-help = weglassen lassen sich map, values, hint, why und save

between-squares = zwischen zwei Feldern wird „;“ erwartet

out-of-reach = so weit draußen kann kein Feld blockiert werden

line-of-one = eine Linie führt von einem Feld zu einem anderen

set-of-position = auf eine Position folgen keine Rätsel: Eine Reihe von Rätseln beginnt mit einer Stufe und einer Startzahl

line-beyond = eine Linie beginnt und endet mit einem blockierten Feld, und dahinter liegt nichts

move-or-block = ein Rätsel verlangt move (einen Zug) oder block (das Blockieren)

no-size = ein Rätsel des Tages ist small (klein), middle (mittel), hard (schwer) oder next (das nächste)

misere-on-or-off = das Misère-Spiel ist on oder off

stands-alone = das Wort { $word } steht allein, anstelle von Feldern

err-no-square = ein vergangener Zug braucht das Feld, auf dem die Figur stand

err-no-position = Züge brauchen eine Position, zu der sie geführt haben

err-takes-long = es dauert zu lange zu ermitteln, was der perfekte Spieler hier blockiert: Zähl die Felder auf

err-no-blocks = hier gibt es nichts zu blockieren

Err-too-long = dieser Link ist zu lang

err-long-link = ein Link von { $length } Bytes ist zu lang: Höchstens { $most } werden gelesen

knows-no-other = { $room ->
    [game] die einzigen Namen in einem Link sind { $names }
    [lesson] die einzigen Namen im Link einer Lektion sind { $names }
    [puzzle] die einzigen Namen im Link eines Rätsels sind { $names }
    [set] die einzigen Namen im Link einer Reihe von Rätseln sind { $names }
   *[other] die einzigen Namen in diesem Link sind { $names }
}

has-at-most-parts = ein Link hat höchstens { $most } Teile

err-no-step = { $steps ->
    [one] diesen Schritt gibt es nicht: Die Lektion hat einen Schritt
   *[other] diesen Schritt gibt es nicht: Die Lektion hat { COUNT($steps) } Schritte
}

err-step-beyond = die Lektion hat { $steps ->
    [one] einen Schritt
   *[other] { COUNT($steps) } Schritte
}, und dies ist { $first ->
    [true] der erste
   *[false] der letzte
}

set-has = eine Reihe hat { $least } bis { $most } Rätsel: set=6 sind sechs, und set=3/6 ist das dritte davon

not-in-set = { $of ->
    [one] dieses Rätsel gibt es nicht: Die Reihe hat ein Rätsel
   *[other] dieses Rätsel gibt es nicht: Die Reihe hat { COUNT($of) } Rätsel
}

err-no-waiting = nur eine Lektion mit mehreren Schritten kann vor einem Schritt warten

err-waits-before = eine Lektion mit { COUNT($steps) } Schritten kann vor den Schritten 2 bis { $last } warten

can-show = neben dem Brett kann { OR($names) } gezeigt werden

page-speaks = die Seite spricht { OR($names) }

needs-components = { $dim ->
    [one] eine Position dieses Spiels hat eine Komponente
   *[other] eine Position dieses Spiels hat { COUNT($dim) } Komponenten, mit Kommas dazwischen
}

has-at-most-digits = eine Koordinate hat höchstens { $most } Ziffern

line-digits = eine Linie von { $squares ->
    [one] einem Feld
   *[other] { COUNT($squares) } Feldern
} hat { $digits ->
    [one] eine hexadezimale Ziffer
   *[other] { COUNT($digits) } hexadezimale Ziffern
}

many-squares = { $most ->
    [one] höchstens ein Feld darf blockiert werden, nicht { COUNT($n) }
   *[other] höchstens { COUNT($most) } Felder dürfen blockiert werden, nicht { COUNT($n) }
}

full-lines = die Linien eines Links enthalten höchstens { $most } Felder

a-coordinate = eine Koordinate

a-step = ein Schritt

a-level = eine Stufe

a-seed = eine Startzahl

a-pause = die Nummer der Wörter

a-wait = der Schritt, vor dem eine Lektion wartet

the-width = die Breite

the-height = die Höhe

the-other-k = das k des anderen Spiels

the-shift-x = die Verschiebung in x

the-shift-y = die Verschiebung in y

the-offset = der Summand

no-origin = die Website, die erfährt, was geschieht, wird wie https://school.example oder http://localhost:8000 geschrieben

no-port = nach dem Doppelpunkt steht ein Port von 1 bis 65535

no-host = der Name einer Website besteht aus Buchstaben, Ziffern, Bindestrichen und Punkten, und danach steht nichts als ein Port

other-parts = { $n ->
    [one] ein weiterer Teil
   *[other] { COUNT($n) } weitere Teile
}

opened-hidden = Sicherheitshalber wurde der Link mit verdeckten Antworten geöffnet, denn Folgendes war nicht zu lesen: { AND($parts) }. Der Grund: { $why }

opened-without = Der Link wurde ohne Folgendes geöffnet: { AND($parts) }. Der Grund: { $why }
