automaton-title = Sechs Felder ergeben das nächste

automaton-about = Nimm für jedes der sechs Felder a bis f die Zahl der Paläste, die es sieht, minus k. Dann ist g = a − b − c + e + f + p. Die Regel gibt g, ohne entlang der Linien der Dame zu zählen.

automaton-more = Ein Palast ist ein Feld, das entlang der Linien der Dame weniger als k andere Paläste sieht: in seiner Zeile und seiner Spalte bis zum Rand, und diagonal zur Ecke hin. Die Korrektur p steht für Paläste unter den sechs, und mit ihr stimmt die Summe überall.

automaton-source = [CLN15] Abschnitt 2, Abbildung 2, Satz 1

automaton-game = Spiel 5

automaton-nose = Die Nase von Spiel 100

sum-title = Die Summe: wie viele Paläste mehr als k jedes der sechs Felder sieht, mit seinem Vorzeichen, und die Korrektur p

point-at-square = Zeig auf ein Feld, um seine sechs zu sehen; der Bereich „Der Automat“ führt die Regel aus, auch rückwärts.

square-head = Feld

over-head = über k

sign-head = Vorzeichen

adds-head = ergibt

err-regions = die Gebiete, Grenzen und Treffpunkte aus [CLN15] sind auf der Karte selbst benannt und können dort hervorgehoben werden

square-sees-over = { $over ->
    [-1] { $seen ->
        [0] { $at } sieht keinen Palast
        [one] { $at } sieht 1 Palast
       *[other] { $at } sieht { $seen } Paläste
    }, { $by } weniger als k = { $k }: Es ist ein Palast.
    [0] { $k ->
        [one] { $at } sieht 1 Palast
       *[other] { $at } sieht { $k } Paläste
    }, genau k = { $k }: Es ist kein Palast.
   *[other] { $seen ->
        [one] { $at } sieht 1 Palast
       *[other] { $at } sieht { $seen } Paläste
    }, { $by } mehr als k = { $k }: Es ist kein Palast.
}

skin-title = Eine Haut, die in Fibonacci-Zahlen wächst

skin-about = Die Paläste enden mit einer lückenlosen Schicht. Sie hat in jeder Zeile 3 davon, weiter draußen 8, dann 21 und 55: jede zweite Fibonacci-Zahl. Von Zeile zu Zeile rückt sie um 2 oder 3 Felder weiter.

skin-more = Ein Palast ist ein Feld, das weniger als k andere sieht. In jedem neuen Stadium wird im Wort der Schritte jede 2 zu 23 und jede 3 zu 233. Die Matrix ((1,1),(1,2)) multipliziert die Anzahlen der 2en und 3en. Ihr größerer Eigenwert ist φ², also kommen die Spalten je Zeile von Stadium zu Stadium φ² immer näher.

skin-source = [CLN15] Abschnitt 3.4, Abbildung 8; Abschnitt 3.2 zum Gitter der Epauletten (berichtigt)

skin-figure = Abbildung 8: acht Paläste dick

skin-first = Das erste Stadium

skin-second = Vom zweiten Stadium zum dritten

skin-lattice = Das Gitter einer Epaulette

stages-title = Die Stadien der Haut: nach wie vielen Spalten und Zeilen sich ihre Schritte wiederholen

thick-title = Wie viele Paläste dick sie ist, alles Fibonacci-Zahlen

grown-title = Was aus Palästen der Haut im nächsten Stadium wird, berechnet bis zum Stadium 4: um wie viel sie kleiner sind als k, Zeile für Zeile

steps-title = Um wie viele Felder die Haut weiterrückt, Zeile für Zeile

lattice-title = Die Schritte des Gitters der Epaulette

between-stages = Hier geht ein Stadium Zeile für Zeile in das nächste über.

say-lattice = Die Punkte sind jedes elfte Feld der Epaulette: Um diese Schritte verschoben, bleibt sie gleich.

step-to-diagonal = zur Diagonale des Bretts hin

step-diagonally = schräg

step-along = am Rand der Haube entlang

step-head = Schritt

where-head = wohin

stage-head = Stadium

seen-head = zu sehen in Zeilen

repeats-head = Periode

steps-head = Schritte

in-row-head = je Zeile

in-column-head = je Spalte

diagonally-head = schräg

say-layer = { $lower ->
    [true] In Spalte { $row } ist die Haut { $thick ->
        [one] 1 Palast
       *[other] { $thick } Paläste
    } dick, von { $first } bis { $last }.
   *[false] In Zeile { $row } ist die Haut { $thick ->
        [one] 1 Palast
       *[other] { $thick } Paläste
    } dick, von { $first } bis { $last }.
}

stage-repeats = { $stage ->
    [0] Das ist Stadium 0: Die Haut rückt in { $rows ->
        [one] { $rows } Zeile
       *[other] { $rows } Zeilen
    } um { $squares } Felder weiter.
   *[other] Das ist Stadium { $stage }: Die Haut wiederholt sich { $squares } Felder und { $rows } Zeilen weiter, mit den Schritten { $steps }.
}

say-before = Davor { $palaces ->
    [one] liegt 1 Palast
   *[other] liegen { $palaces } Paläste
}, mit der Haut { $full ->
    [true] also insgesamt k = { $all }. Auch ein Feld weiter draußen sieht k und ist deshalb kein Palast.
   *[false] { $all }.
}

say-no-skin = { $lower ->
    [true] In Spalte { $row } wurde keine Haut gefunden.
   *[false] In Zeile { $row } wurde keine Haut gefunden.
}

say-stage = { $lower ->
    [true] Ab Spalte { $row } ist die Haut hier { $thick ->
        [one] 1 Palast
       *[other] { $thick } Paläste
    } dick, Stadium { $stage }. Zeig auf eine Spalte, um mehr davon zu sehen.
   *[false] Ab Zeile { $row } ist die Haut hier { $thick ->
        [one] 1 Palast
       *[other] { $thick } Paläste
    } dick, Stadium { $stage }. Zeig auf eine Zeile, um mehr davon zu sehen.
}

say-where = Die Haut liegt anderswo: entlang des äußeren Rands der Arme, von der Schulter bei k = { $k } an. Sieh in Zeile { $row } zwischen den Spalten { $first } und { $last } nach.

threads-title = Fäden aus 1, 2, 3, 5, 8 Palästen

threads-about = Hinter dem Gewebe bilden Paläste nebeneinander Fäden. Ein Faden hat in jeder Zeile gleich viele Paläste, bis sich zwei Fäden vereinigen und ihre Zahlen sich addieren. Fast immer sind es 1, 2, 3, 5, 8 …

threads-more = Das sind die Fibonacci-Zahlen, und niemand weiß, warum.

threads-source = [CLN15] Abschnitte 3.1, 3.2 und 4, Abbildungen 5 und 6

threads-merge = Fäden, die sich vereinigen, Spiel 1000

threads-beam = Ein Strahl von Spiel 3000

threads-golden = Die Strahlen von Wythoff-Nim folgen dem Goldenen Schnitt

threads-figure = Abbildung 6: das Prisma von Spiel 40003

beam-label = Der innerste Faden, der Strahl

beam-not = nicht gemessen

beam-measured = weit draußen gemessen, einige Sekunden lang

threads-seen = { $lower ->
    [true] Fäden, die hier zu sehen sind: Paläste in jeder Spalte, und um wie viele Felder sie je Spalte weiter nach außen gehen
   *[false] Fäden, die hier zu sehen sind: Paläste in jeder Zeile, und um wie viele Felder sie je Zeile weiter nach außen gehen
}

palaces-head = Paläste

fibonacci-head = Fibonacci

lines-head = { $lower ->
    [true] in Spalten
   *[false] in Zeilen
}

slope-head = Steigung

yes-no = { $is ->
    [true] ja
   *[false] nein
}

piece-of-thread = { $lower ->
    [true] In Spalte
   *[false] In Zeile
} { $row }, { $palaces ->
    [1] bei { $first }, hat ein Faden einen einzigen Palast.
   *[other] von { $first } bis { $last }, hat ein Faden { $palaces } Paläste, { $fibonacci ->
        [true] eine Fibonacci-Zahl.
       *[false] keine Fibonacci-Zahl. Fäden, die sich gleich vereinigen, werden als einer gezählt.
    }
}

say-no-thread = { $at } liegt nicht in einem Faden. Zeig auf einen Faden, um zu sehen, wie dick er ist.

err-no-threads = in Spiel { $k } liegen die Fäden zu dicht, um sie zu unterscheiden, wie in allen Spielen vor Spiel { $least }: Spiel 1000 zeigt sie, und beam=yes misst hier den innersten

say-no-threads = Hier gibt es keine Fäden. Sie beginnen hinter dem Gewebe: Sieh zwischen Zeile { $first } und Zeile { $last } nach, von der Diagonalen bis zum Arm.

say-fibonacci = { $lower ->
    [true] In { $rows } der Spalten, die zu sehen sind, gibt es { $pieces } Fadenstücke, und { $fibonacci } davon haben eine Fibonacci-Zahl von Palästen.
   *[false] In { $rows } der Zeilen, die zu sehen sind, gibt es { $pieces } Fadenstücke, und { $fibonacci } davon haben eine Fibonacci-Zahl von Palästen.
}

say-small = Das beweist wenig: { $small } der { $pieces } haben weniger als 9 Paläste, und darunter sind nur 4, 6 und 7 keine Fibonacci-Zahlen.

say-beam-far = Der innerste Faden, der Strahl, wird in Spiel { $k } nicht verfolgt: Das würde zu lange dauern. Kleinere Spiele zeigen ihn.

say-wanders = Der innerste Faden, der Strahl, bleibt zwischen Zeile { $first } und Zeile { $last } auf keiner Geraden.

say-slope = Der innerste Faden, der Strahl, wurde von Zeile { $first } bis Zeile { $last } verfolgt. Er geht je Zeile um { $slope } Felder weiter nach außen, auf { $within } genau gemessen.

no-irrational = [CLN15] erwartet von Strahlen eine quadratische Irrationalzahl, aber keine einfache liegt so nahe.

many-irrationals = { $count } einfache quadratische Irrationalzahlen liegen so nahe, { $simplest } ist die einfachste. Zu viele, um zu vermuten, dass die Steigung eine von ihnen ist, wie [CLN15] es erwartet.

one-irrational = Eine Vermutung, denn [CLN15] erwartet von Strahlen eine quadratische Irrationalzahl: { $formula }, etwa { $value }.

lines-title = Die Geraden der Steigung 2

lines-about = Für k = 2 und k = 3 liegen Paläste auf der Geraden y = 2x+1 und ihrem Spiegelbild. Für k = 3 liegen weitere auf y = 2x+2, für k = 2 zwischen den Geraden, wie ein Wythoff-Nim von doppelter Größe.

lines-more = Man zähle die Paläste auf den drei Linien eines Feldes. Für k = 2 sieht ein Feld zwischen den Geraden der Steigungen 2 und 1/2 einen Palast auf seiner Diagonalen. Ist x ungerade, sieht es noch einen in seiner Spalte, ist y ungerade, noch einen in seiner Zeile. Sind beide gerade, sieht es so viele weitere wie ((x−2)/2, (y−2)/2) im Wythoff-Nim. Es ist also genau dann ein Palast, wenn jenes Feld einer ist.

lines-source = [CLN15] Abschnitt 1 nennt diese Spiele gelöst; der Beweis steht in den „Findings“

lines-two = Ein Feld wird gesperrt: k = 2

lines-three = Zwei Felder werden gesperrt: k = 3

lines-far = Dreißig Stellen weit draußen

lines-words = { $k ->
    [2] Die goldenen Geraden sind y = 2x+1 und x = 2y+1, und dazwischen y−2 = φ(x−2) und x−2 = φ(y−2), in deren Nähe die Paläste eines Wythoff-Nim von doppelter Größe liegen. Jede Spalte und jede Zeile hat zwei Paläste.
   *[other] Auf den goldenen Geraden liegen alle Paläste außer der Ecke. Jede Spalte und jede Zeile hat drei: einen unter der Diagonalen und zwei darüber.
}

seen-title = Die Paläste, die dieses Feld sieht

line-head = wo

palace-head = Palast

in-column = in seiner Spalte

in-row = in seiner Zeile

on-diagonal = diagonal

err-far = diese Idee handelt vom Brett ab der Ecke: Hier ist es zu weit draußen

square-sees = { $seen ->
    [0] { $at } sieht keinen Palast.
    [one] { $at } sieht einen Palast.
   *[other] { $at } sieht { COUNT($seen) } Paläste.
} { $palace ->
    [true] Was es sieht, kann alles gesperrt werden, also ist es selbst ein Palast.
   *[false] Nicht alles, was es sieht, kann gesperrt werden, also ist es kein Palast.
}
