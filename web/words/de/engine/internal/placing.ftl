placing-title = Figuren, eine nach der anderen gesetzt

placing-about = Geh die Felder in der Reihenfolge ihrer Nummern durch und setz auf jedes Feld, das keine frühere Figur angreift, eine Figur. Graue Felder sind angegriffen. Hier kommen die { many-pieces } genau auf die Paläste.

placing-more = Ein Palast ist ein Feld, auf dem verliert, wer am Zug ist. Kein Zug führt von einem Palast zu einem Palast, und von jedem anderen Feld führt irgendein Zug zu einem Palast.

one-piece = { $piece ->
    [rook] Turm
    [bishop] Läufer
    [king] König
    [knight] Springer
    [maharaja] Maharadscha
    [wythoff-queen] Wythoff-Dame
    [wythoff-maharaja] Wythoff-Maharadscha
    [jumper] Dame mit den weiteren Zügen
   *[queen] Dame
}

many-pieces = { $piece ->
    [rook] Türme
    [bishop] Läufer
    [king] Könige
    [knight] Springer
    [maharaja] Maharadschas
    [wythoff-queen] Wythoff-Damen
    [wythoff-maharaja] Wythoff-Maharadschas
    [jumper] Damen mit den weiteren Zügen
   *[queen] Damen
}

piece-title = { $piece ->
    [rook] Turm
    [bishop] Läufer
    [king] König
    [knight] Springer
    [maharaja] Maharadscha
    [wythoff-queen] Wythoff-Dame
    [wythoff-maharaja] Wythoff-Maharadscha
    [jumper] Dame mit den weiteren Zügen
    [hexagonal] Dame auf Sechsecken
   *[queen] Dame
}

table-title = { $piece ->
    [rook] Türme, wie sie kommen
    [bishop] Läufer, wie sie kommen
    [king] Könige, wie sie kommen
    [knight] Springer, wie sie kommen
    [maharaja] Maharadschas, wie sie kommen
    [wythoff-queen] Wythoff-Damen, wie sie kommen
    [wythoff-maharaja] Wythoff-Maharadschas, wie sie kommen
    [jumper] Damen mit den weiteren Zügen, wie sie kommen
   *[queen] Damen, wie sie kommen
}

spiral-title = ganze Ebene, entlang einer Spirale

hexagons-title = ganze Ebene aus Sechsecken, entlang einer Spirale

antidiagonals-title = Viertel, nach Antidiagonalen

files-title = Viertel, Spalte für Spalte

sector-title = Achtel (45°), Zeile für Zeile

ranks-title = n × n, Zeile für Zeile

square-title = n × n, nach Antidiagonalen

board-label = Brett

piece-label = Figur

show-label = Auf den Feldern

numbers-label = ihre Nummern

values-label = Nim-Werte

side-label = n

next-step = { $piece ->
    [rook] Nächsten Turm setzen
    [bishop] Nächsten Läufer setzen
    [king] Nächsten König setzen
    [knight] Nächsten Springer setzen
    [maharaja] Nächsten Maharadscha setzen
    [wythoff-queen] Nächste Wythoff-Dame setzen
    [wythoff-maharaja] Nächsten Wythoff-Maharadscha setzen
   *[queen] Nächste Dame setzen
}

err-distant = { many-pieces } werden ab Feld 0 gesetzt: Hier ist es zu weit draußen

values-seen = Jedes Feld hat seinen Nim-Wert: die kleinste Zahl, die kein früheres Feld auf seinen Linien hat. Die { many-pieces } stehen auf den Nullen.

hexagons-seen = Denk dir die Felder als Sechsecke mit je sechs Nachbarn: Diese Dame zieht entlang der drei Linien von Sechsecken. Das sind hier die Zeilen, die Spalten und die Diagonalen mit gleichem x+y.

closer = Komm näher, um zu sehen, welche Felder angegriffen sind.

same-squares = Die { many-pieces } stehen auf denselben Feldern wie beim Gang entlang der Antidiagonalen.

one-each = { $down ->
    [true] In jeder Spalte kommt eine Figur auf die erste Zeile, auf der sie keine aus den Spalten davor angreift.
   *[false] In jeder Zeile kommt eine Figur auf die erste Spalte, auf der sie keine aus den Zeilen davor angreift.
}

other-game = Das ist ein anderes Spiel als das auf dem Brett: Zieh { $piece ->
    [rook] einen Turm
    [bishop] einen Läufer
    [king] einen König
    [knight] einen Springer
    [maharaja] einen Maharadscha
    [wythoff-queen] eine Wythoff-Dame
    [wythoff-maharaja] einen Wythoff-Maharadscha
    [jumper] eine Dame mit den weiteren Zügen
   *[queen] eine Dame
} auf irgendein angegriffenes Feld, das hier früher kommt. Die { many-pieces } stehen dort, wo verliert, wer am Zug ist.

square = { $numbered ->
    [true] Feld { $n }, { $at },
   *[false] { $at }
}

no-square = { $at } gehört nicht zu diesem Brett.

has-piece = { square } bekommt { one-piece } Nummer { $i }: Keine frühere Figur greift es an.

is-attacked = { square } wird von { AND($attackers) } angegriffen.

not-attacked = { square } wird nicht angegriffen: Dort wird sich { one-piece } Nummer { $i } niederlassen.

never-attacked = { square } wird bisher von keiner Figur angegriffen.

attacker = { $piece ->
    [rook] dem Turm
    [bishop] dem Läufer
    [king] dem König
    [knight] dem Springer
    [maharaja] dem Maharadscha
    [wythoff-queen] der Wythoff-Dame
    [wythoff-maharaja] dem Wythoff-Maharadscha
    [jumper] der Dame mit den weiteren Zügen
   *[queen] der Dame
} { $numbered ->
    [true] auf { $n }
   *[false] bei { $at }
} { $line ->
    [column] entlang der Spalte
    [row] entlang der Zeile
   *[diagonal] entlang einer Diagonalen
}

leaper = { $piece ->
    [rook] dem Turm
    [bishop] dem Läufer
    [king] dem König
    [knight] dem Springer
    [maharaja] dem Maharadscha
    [wythoff-queen] der Wythoff-Dame
    [wythoff-maharaja] dem Wythoff-Maharadscha
    [jumper] der Dame mit den weiteren Zügen
   *[queen] der Dame
} { $numbered ->
    [true] auf { $n }
   *[false] bei { $at }
}

stand = { $count ->
    [1] { $piece ->
        [rook] Ein Turm steht
        [bishop] Ein Läufer steht
        [king] Ein König steht
        [knight] Ein Springer steht
        [maharaja] Ein Maharadscha steht
        [wythoff-queen] Eine Wythoff-Dame steht
        [wythoff-maharaja] Ein Wythoff-Maharadscha steht
        [jumper] Eine Dame mit den weiteren Zügen steht
       *[queen] Eine Dame steht
    }
   *[other] { $count } { many-pieces } stehen
}

standing = { stand }.

standing-all = { $all ->
    [true] { stand }, und jedes andere Feld ist angegriffen.
   *[false] { stand }; weiter draußen ist hier nichts gesetzt.
}

standing-files = { $down ->
    [true] { stand }, in jeder Spalte genau eine Figur. In Spalte { $file } kommt die nächste auf Zeile { $rank }.
   *[false] { stand }, in jeder Zeile genau eine Figur. In Zeile { $file } kommt die nächste auf Spalte { $rank }.
}

next-of = { $attacked ->
    [0] Die nächste Figur kommt gleich auf das nächste Feld, { $to }.
    [1] Feld { $first } ist angegriffen, also kommt die nächste Figur auf { $to }.
    [2] Die Felder { $first } und { $last } sind angegriffen, also kommt die nächste Figur auf { $to }.
   *[other] Die Felder { $first } bis { $last } sind alle angegriffen, also kommt die nächste Figur auf { $to }.
}

files-strip = { $down ->
    [true] Die Zeilen in jeder Spalte
   *[false] Die Spalten in jeder Zeile
}

squares-strip = { $piece ->
    [rook] Die Felder, auf denen sich Türme niederlassen
    [bishop] Die Felder, auf denen sich Läufer niederlassen
    [king] Die Felder, auf denen sich Könige niederlassen
    [knight] Die Felder, auf denen sich Springer niederlassen
    [maharaja] Die Felder, auf denen sich Maharadschas niederlassen
    [wythoff-queen] Die Felder, auf denen sich Wythoff-Damen niederlassen
    [wythoff-maharaja] Die Felder, auf denen sich Wythoff-Maharadschas niederlassen
    [jumper] Die Felder, auf denen sich Damen mit den weiteren Zügen niederlassen
   *[queen] Die Felder, auf denen sich Damen niederlassen
}

values-strip = Die Nim-Werte entlang der Nummern

titled = { $title }, { $sequence }

row-head = Zeile

column-head = Spalte

square-head = Feld

attacked-head = davor angegriffen
