golden-title = Wie nah am Goldenen Schnitt?

golden-about = Nummeriere die Paläste mit y > x in der Reihenfolge ihrer Spalten. Im Wythoff-Nim ist Palast n das Feld (a,b) mit b − a = n, und b liegt nahe bei φ·a. Hier sagt b − a − n, wie weit andere Züge ihn wegschieben.

golden-more = Solange b − a − n klein bleibt, bleiben die Paläste nahe den beiden goldenen Geraden. Die { $symmetric ->
    [true] Paläste mit x > y sind ihre Spiegelbilder.
   *[false] Züge sind nicht symmetrisch, also sind die Paläste mit x > y keine Spiegelbilder. Sie werden hier nicht gezählt.
}

golden-source = [LW14] Abschnitte 1 bis 3

example-golden = Die goldenen Paare selbst: Wythoff-Nim

example-silver = Der Silberne Schnitt: verallgemeinertes Wythoff-Nim, M = 2

example-nearly-golden = Fast golden: Maharadscha-Nim

example-no-more = Nicht mehr golden: endlose Springerlinien

steep-line = y = φx

flat-line = y = x/φ

pairs-title = Die Paläste mit y > x

departures-title = b − a − n, Palast für Palast

counted-title = Wie oft b − a − n welchen Wert hat

head-palaces = Paläste

head-first = erster

pair-words = { $here ->
    [true] { $long ->
        [true] Dieses Feld ist ein Palast: b − a − n = { $d }.
       *[false] { $p } ist ein Palast, Paar Nummer { $number }: b − a − n = { $b } − { $a } − { $number } = { $d }.
    }
   *[false] { $long ->
        [true] Dieses Feld ist kein Palast: Der Palast seiner Spalte { $way ->
            [farther] liegt { $n ->
                [1] ein Feld
               *[other] { $n } Felder
            } weiter von der Ecke weg, mit b − a − n = { $d }.
            [nearer] liegt { $n ->
                [1] ein Feld
               *[other] { $n } Felder
            } näher an der Ecke, mit b − a − n = { $d }.
           *[at] ist { $palace }, mit b − a − n = { $d }.
        }
       *[false] { $p } ist kein Palast: Der Palast seiner Spalte ist { $palace }, Paar Nummer { $number }, mit b − a − n = { $b } − { $a } − { $number } = { $d }.
    }
}

below-words = { $here ->
    [true] { $long ->
        [true] Dieses Feld
       *[false] { $p }
    } ist ein Palast mit x > y. Solche Paläste werden hier nicht gezählt, weil die Züge nicht symmetrisch sind.
   *[false] { $long ->
        [true] Dieses Feld ist kein Palast: Der Palast seiner Spalte { $way ->
            [farther] liegt { $n ->
                [1] ein Feld
               *[other] { $n } Felder
            } weiter von der Ecke weg, mit x > y.
            [nearer] liegt { $n ->
                [1] ein Feld
               *[other] { $n } Felder
            } näher an der Ecke, mit x > y.
           *[at] ist { $palace }, mit x > y.
        }
       *[false] { $p } ist kein Palast: Der Palast seiner Spalte ist { $palace }, mit x > y.
    }
}

columns-spread = In den ersten { $n } Spalten reicht b − a − n von { $least } bis { $most }.

lines-seen = Die dicken Linien sind y = φx und y = x/φ. Die Paläste dieser Spalten { $symmetric ->
    [true] liegen zwischen den dünnen Linien daneben
   *[false] mit y > x liegen zwischen den dünnen Linien
}: b − φa reicht von { $low } bis { $high }.

proved-golden = Es ist 0 für alle n: Das beweist das Wörterbuch dieser Züge. Also ändern die Züge nichts, und die Paläste sind die von Wythoff-Nim.

proved-spread = Weiter geht es in keiner anderen Spalte: Das beweist das Wörterbuch dieser Züge.

proved-wider = Für alle Spalten reicht es von { $least } bis { $most }: Das beweist das Wörterbuch dieser Züge.

err-known-up-to = die Paläste sind hier bis Spalte { $last } bekannt

err-known-up-to-for = die Paläste sind hier bis Spalte { $last } bekannt: { $why }

placing-title = Damen, eine nach der anderen gesetzt

placing-about = Geh von der Ecke aus entlang der Antidiagonalen und setz auf jedes Feld, von dem kein Zug zu einer früheren Dame führt, eine Dame. Die Damen kommen genau auf die Paläste.

placing-more = Eine Wythoff-Dame greift, anders als eine Dame im Schach, nur entlang einer Art von Diagonalen an. Kein Zug führt von einem Palast zu einem Palast, und von jedem anderen Feld führt irgendein Zug zu einem.

placing-source = [LW14] Proposition 2.1

placing-wythoff = Wythoff-Nim

placing-maharaja = Maharadscha-Nim

placing-exile = Damen, die auch entlang der Antidiagonalen angreifen: Damen im Exil

err-unplaced = Figuren werden nur dann eine nach der anderen gesetzt, wenn es höchstens { $most } weitere Züge gibt

dictionary-title = Eine Zeichenkette, die sich selbst schreibt

dictionary-about = Jede Spalte hat einen Palast: Schreib 0, wenn dort y > x ist, und 1, wenn dort x > y ist. { $which ->
    [none] Das ergibt 0 1 0 0 1 0 1 0 … ab Spalte 1. Wort
    [knight] Das ergibt 00100 1 0010110 … ab Spalte 8. Wort
   *[further] Wort
} für Wort gelesen, sagt diese Zeichenkette, wie sie weitergeht.

dictionary-more = Sie ist ihr eigenes Wörterbuch. Jedes Wort sagt, wo die Paläste seiner Spalten liegen, und wegen der Symmetrie sagt das, was für spätere Spalten zu schreiben ist.

dictionary-source = [LW14] Abschnitt 3

words-label = Wörter zum Ausführen, eines je Zeile: 01 -> 100

dictionary-wythoff = Zwei Wörter: Wythoff-Nim und das Fibonacci-Wort

dictionary-maharaja = Neun Wörter: Maharadscha-Nim

dictionary-two-three = Zehn Wörter: (2,3)-Maharadscha-Nim

dictionary-four-seven = Drei Wörter: (4,7)-Maharadscha-Nim

reads-here = gelesen

writes-here = geschrieben

never-occurs = kommt nie vor

perfect-mark = ja

next-word = Nächstes Wort lesen

string-title = Die Zeichenkette: 0 für einen Palast mit y > x, 1 für einen mit x > y

reading-title = Wo die Zeichenkette gelesen wird

writing-title = Wo sie geschrieben wird

dictionary-table = Das Wörterbuch: { $n } Wörter

head-word = Wort

head-image = wird geschrieben als

head-met = wie oft

head-first-met = zuerst

comparison-title = Paläste mit y > x neben denen von Wythoff-Nim

head-perfect = perfekt

letter-here = { $side ->
    [above] Spalte { $x } hat einen Palast mit y > x: Das ist Buchstabe { $k } des Wortes { $word }, das mit { $image } übersetzt wird.
   *[below] Spalte { $x } hat einen Palast mit x > y: Das ist Buchstabe { $k } des Wortes { $word }, das mit { $image } übersetzt wird.
}

before-string = Spalte { $x } kommt vor der Zeichenkette, die in Spalte { $first } beginnt. Ihr erstes Wort ist { $word }.

word-here = Wort { $n } ist { $word }, ab Spalte { $column }. Seine Übersetzung { $image } wird ab Spalte { $row } geschrieben.

coloured-part = Der farbige Teil beginnt beim Feld { $square } auf Diagonale { $diagonal }, wo das Wort beginnt, und geht von der Ecke weg weiter. { $perfect ->
    [true] Alle seine Felder sind frei: Er ist ein perfekter Sektor
   *[false] Einige seiner Felder sind besetzt, dieselben überall, wo ein Wort beginnt
}. Das Wort steht in der Zeile direkt davor, und was es schreibt, in der Spalte direkt davor.

drawn-in-words = Auf dem Brett markiert eine graue Linie jede Spalte des Wortes, deren Palast dort liegt, wo x > y ist. Der gestrichelte Umriss zeigt, wo das nächste Wort weitermacht.

writes-zero = Seine Spalten haben keinen Palast mit y > x, also wird für Zeile { $row }, und wegen der Symmetrie für Spalte { $row }, 0 geschrieben.

writes-image = Seine Paläste mit y > x sind { $palaces }. Wegen der Symmetrie haben von den Spalten { $first } bis { $last } die mit den Nummern dieser Zeilen einen Palast mit x > y: { $image } wird geschrieben.

not-found = Hier wird die Zeichenkette nicht Wort für Wort gelesen: { $why }. Die Suche endet dort. Sie beweist nichts.

letter-of = { $row ->
    [-1] Spalte { $x } hat einen Palast mit x > y: Ihr Buchstabe ist 1.
    [0] Spalte { $x } hat ihren Palast auf der Diagonalen: Ihr Buchstabe ist 0.
   *[other] Spalte { $x } hat einen Palast mit y > x: Ihr Buchstabe ist 0.
}

palace-words = { $here ->
    [true] { $long ->
        [true] Dieses Feld ist ein Palast.
       *[false] { $p } ist ein Palast.
    }
   *[false] { $long ->
        [true] Dieses Feld ist kein Palast: Der Palast seiner Spalte { $way ->
            [farther] liegt { $n ->
                [1] ein Feld
               *[other] { $n } Felder
            } weiter von der Ecke weg.
            [nearer] liegt { $n ->
                [1] ein Feld
               *[other] { $n } Felder
            } näher an der Ecke.
           *[at] ist { $palace }.
        }
       *[false] { $p } ist kein Palast: Der Palast seiner Spalte ist { $palace }.
    }
}

closing = Das Wörterbuch schließt sich: { $never ->
    [0] Andere Wörter als diese { $n } kommen nie
   *[other] Von den { $all } Wörtern des Artikels kommen nur diese { $n } je
} vor. Der Beweis verfolgt die { $situations } Situationen, in denen sie gelesen werden. Wo du auch zu lesen beginnst, nach { $letters ->
    [1] einem
   *[other] { $letters }
} Buchstaben weißt du, wo Wörter beginnen.

telescope-title = Ein Teleskop für ferne Spalten

telescope-about = Was die Zeichenkette über Spalte x sagt, wurde geschrieben, als sie nahe x/φ gelesen wurde. Jener Teil wurde geschrieben, als sie nahe x/φ² gelesen wurde, und so weiter bis zur Ecke. So braucht eine Spalte mit hundert Ziffern etwa 470 Schritte.

telescope-more = Auf jeder Ebene zeigen ein paar Buchstaben nahe der Stelle, wo Wörter beginnen. Ihre Übersetzungen sind die Buchstaben der Ebene darüber.

telescope-source = [LW14] Abbildung 7 und Frage 1

telescope-maharaja = Maharadscha-Nim, von der Ecke aus

telescope-two-three = (2,3)-Maharadscha-Nim, von der Ecke aus

sure-here = bekannt

counted-zeros = Nullen davor

in-table = Ebene { $level }, um Spalte { $column }, steht in der Tabelle: Die ersten Buchstaben der Zeichenkette wurden Wort für Wort geschrieben.

letters-read = Auf Ebene { $level }, um Spalte { $column }, werden { $n } Buchstaben gelesen.

sure-after = Nach { $n } davon ist bekannt, wo ein Wort beginnt.

they-translate = Sie sind die Übersetzungen der Wörter um Spalte { $column }, eine Ebene tiefer.

string-begins = Die Zeichenkette beginnt in Spalte { $first }. Zeig auf ein Feld in einer späteren Spalte.

so-the-palace = Also ist der Palast dieser Spalte { $palace }.
