cleared = Alle Antworten sind gelöscht.

nothing-yet = Noch gibt es nichts abzugeben: Markiere ein Feld oder löse einen Schritt.

show-it = Zeig diesen Code deiner Lehrkraft oder sende ihr den Text. Von selbst wird nichts gesendet.

left-out = { $n ->
    [one] Die letzte Antwort passt nicht hinein und ist weggelassen.
   *[other] Die letzten { $n } Antworten passen nicht hinein und sind weggelassen.
}

column-separator = ;

column-name = Name

column-square = Feld

column-mark = Markierung

column-outcome = Lösung

column-step = Schritt

column-title = Titel

column-solved = gelöst

column-first = erste Antwort

column-right = richtig

column-once = auf Anhieb

puzzle-column = Rätsel { $at }

yes = ja

no = nein

err-outside = Antworten werden im Raum der Lehrkraft eingesammelt, #class

err-nothing-asked = wähle zuerst eine Lektion, ein Quiz oder Rätsel: Vorher gibt es nichts einzusammeln

err-many-answers = eine Klasse hat höchstens { $most } Antworten, und so viele sind schon da

err-many-texts = { $n } Texte auf einmal sind zu viele: Höchstens { $most } werden angesehen

err-other-kind = { $is ->
    [lesson] { $class ->
        [puzzles] das sind Antworten zu einer Lektion, aber die Klasse hat Rätsel bekommen
       *[quiz] das sind Antworten zu einer Lektion, aber die Klasse hat ein Quiz bekommen
    }
    [puzzles] { $class ->
        [lesson] das sind Antworten zu einer Reihe von Rätseln, aber die Klasse hat eine Lektion bekommen
       *[quiz] das sind Antworten zu einer Reihe von Rätseln, aber die Klasse hat ein Quiz bekommen
    }
   *[quiz] { $class ->
        [lesson] das sind Antworten zu einem Quiz, aber die Klasse hat eine Lektion bekommen
       *[puzzles] das sind Antworten zu einem Quiz, aber die Klasse hat Rätsel bekommen
    }
}

err-another = { $is ->
    [lesson] das sind Antworten zu einer anderen Lektion
    [puzzles] das sind Antworten zu einer anderen Reihe von Rätseln
   *[quiz] das sind Antworten zu einem Quiz über ein anderes Spiel
}

err-taken = { $name ->
    [none] diese Antworten ohne Namen wurden schon übernommen
   *[other] diese Antworten von { $name } wurden schon übernommen
}

nameless = jemand ohne Namen

puzzles-of-level = { $n ->
    [one] Ein Rätsel der Stufe { $level }
   *[other] { CAPITAL($n) } Rätsel der Stufe { $level }
}

the-class = Die Klasse

class-words = { $chosen ->
    [true] { $n ->
        [0] Zeig den Code. Die Schüler öffnen { $of ->
            [puzzles] die Rätsel und drücken auf „Abgeben“, wann sie wollen.
            [lesson] die Lektion und drücken auf „Abgeben“, wenn sie fertig sind.
           *[quiz] das Quiz, markieren Felder und drücken auf „Abgeben“, wenn sie fertig sind.
        }
       *[other] { $n ->
            [one] { $n } Antwort. Sie bleibt
           *[other] { $n } Antworten. Sie bleiben
        } in diesem Browser, bis du sie löschst.
    }
   *[false] Wähl, was die Klasse gefragt wird. Die Schüler öffnen es auf ihren eigenen Bildschirmen, und was sie abgeben, wird hier eingesammelt, ohne Server.
}

answers-here = { $n ->
    [0] {""}
   *[other] { $n ->
        [one] { $n } Antwort
       *[other] { $n } Antworten
    }
}

took = { $taken ->
    [0] keine Antwort übernommen
    [one] { $taken } Antwort übernommen
   *[other] { $taken } Antworten übernommen
}{ $again ->
    [0] {""}
   *[other] , { $again } davon anstelle einer früheren
}{ $refused ->
    [0] {""}
   *[other] , { $refused } weggelassen
}.

line = Zeile { $n }: { $why }

more-lines = { $n ->
    [one] Eine weitere Zeile weggelassen.
   *[other] { CAPITAL($n) } weitere Zeilen weggelassen.
}

more-squares = { $n ->
    [one] Ein weiteres Feld mit weniger Markierungen: In der Tabelle stehen alle.
   *[other] { CAPITAL($n) } weitere Felder mit weniger Markierungen: In der Tabelle stehen alle.
}

says = { $n ->
    [one] { $n } von { $of } sagt { $most } bei { $at }
   *[other] { $n } von { $of } sagen { $most } bei { $at }
}{ $fewer ->
    [0] {""}
    [one] , { $fewer } sagt { $other }
   *[other] , { $fewer } sagen { $other }
}{ $is ->
    [P] . Es ist P
    [N] . Es ist N
   *[hidden] {""}
}

solved = Schritt { $step }, { $title }: { $n } von { $of } gelöst

answered = { $is ->
    [right] { $n } von { $of }: { $what } (richtig)
    [wrong] { $n } von { $of }: { $what } (falsch)
   *[hidden] { $n } von { $of }: { $what }
}

more-answers = { $n ->
    [one] Eine weitere Antwort: In der Tabelle stehen alle.
   *[other] { CAPITAL($n) } weitere Antworten: In der Tabelle stehen alle.
}

tell-replies = Aufdecken, was richtig ist

tell-solution = Lösung aufdecken

at-once-way = auf Anhieb

after-tries-way = nach falschen Antworten

with-hints-way = mit Tipps

not-yet-way = noch nicht

tried = { $solved ->
    [true] gelöst
   *[false] noch nicht
}{ $missed ->
    [0] {""}
    [one] , { $missed } falsche Antwort
   *[other] , { $missed } falsche Antworten
}{ $hints ->
    [0] {""}
    [one] , { $hints } Tipp
   *[other] , { $hints } Tipps
}

solved-puzzle = Rätsel { $at }: { $n } von { $of } gelöst

solved-all = Alle Rätsel: { $n } von { $of }

solved-some = { $n } von { $of } gelöst

on-board = Rätsel { $at } auf dem Brett

to-block = Blockiere { AND($palaces) }. Das sind die erreichbaren Paläste, und jeder andere Zug verliert.

winning-move = Der Gewinnzug führt nach { FULL($to) }: Von dort verliert jeder Zug.

show-button = Wort zeigen

eyes = Augen nach vorn

err-no-pause = vor diesem Schritt wartet die Klasse nicht: Wähl ihn zuerst

pausing = { $n ->
    [0] Die Lektion wartet vor den Schritten, die du wählst. Du zeigst ein Wort, die Schüler tippen es ein, und alle gehen zusammen weiter.
    [one] Der QR-Code hat jetzt eine Pause. Zeig das Wort, wenn die Klasse weitergeht.
   *[other] Der QR-Code hat jetzt { COUNT($n) } Pausen. Zeig das Wort, wenn die Klasse weitergeht.
}

step-words = Schritt { $step }: { $title }

show-word = Das Wort für Schritt { $step } zeigen
