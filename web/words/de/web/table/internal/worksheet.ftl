name-line = Name

mark-lost = Markiere jeden Palast: ein Feld, auf dem verliert, wer am Zug ist, wenn der andere Spieler keine Fehler macht.

play-neighbour = Spielt das Spiel zu zweit. Nehmt eine Münze als Figur. Beginnt abwechselnd.

next-wins = Wer am Zug ist.

other-wins = Der andere Spieler.

tick-one = Kreuze die richtige Antwort an und begründe sie.

write-answer = Schreib deine Antwort auf und wie du sie gefunden hast.

no-solution = Es gibt keine Seite mit der Lösung, weil dieses Spiel seine Antworten verdeckt hält.

find-move = Auf jedem Brett gewinnt genau ein Zug. Zeichne ihn als Pfeil ein.

find-block = Auf jedem Brett hast du gerade gezogen, und nun blockierst du Felder. Streich jedes Feld durch, auf das der andere Spieler ziehen und gewinnen könnte.

step-title = { $of }: { $step }

solution-of = Lösung: { $title }

who-wins = Die Figur steht auf { $at }. Wer gewinnt: wer am Zug ist oder der andere Spieler? Schreib jeden Gewinnzug auf, wenn es einen gibt.

who-wins-from = Wer gewinnt von { $at }? Kreuze eines an und begründe es.

no-moves-from = Von { $at } gibt es keinen Zug, also hat { $misere ->
    [true] im Misère-Spiel gewonnen, wer am Zug ist.
   *[false] verloren, wer am Zug ist.
}

err-long = die Aufgabe ist zu lang für ein Blatt Papier

err-far-out = die Figur steht zu weit draußen für ein Arbeitsblatt

puzzles-title = { $mixed ->
    [true] Rätsel der Stufe { $level }
   *[false] Rätsel der Stufe { $level }: { $title }
}

the-answer = { $block ->
    [true] { $n }: von { $at } aus { $squares } blockieren.
   *[false] { $also ->
        [none] { $n }: von { $at } nach { $to }.
       *[other] { $n }: von { $at } nach { $to } oder nach { $also }.
    }
}

mark-squares = { $side ->
    [P] Markiere jeden Palast von { $first } bis { $last }: jedes Feld, auf dem verliert, wer am Zug ist.
    [N] Markiere jede N-Position von { $first } bis { $last }: jedes Feld, auf dem gewinnen kann, wer am Zug ist.
   *[wins] Markiere jeden Zug, der gewinnt.
}

others = { $n ->
    [one] ein weiteres
   *[other] { COUNT($n) } weitere
}

discs-are-palaces = { $squares ->
    [none] Auf diesem Brett gibt es keinen Palast.
   *[other] Die Scheiben sind die Paläste: { $squares }.
}

wanted-squares = { $n ->
    [0] Es gibt nichts zu markieren.
   *[other] { $side ->
        [P] Markiere { $squares }.
        [N] { $n ->
            [one] Markiere alle anderen: ein Feld.
           *[other] Markiere alle anderen: { COUNT($n) } Felder.
        }
       *[wins] Diese Züge gewinnen: nach { $squares }.
    }
}

answer-is = Antwort: { $answer }.

wins-by = { $squares ->
    [none] { $at } ist ein Palast: Kein Zug führt zu einem anderen Palast, also kann der andere Spieler jeden Zug beantworten.
   *[other] Von { $at } gewinnt, wer am Zug ist, mit einem Zug nach { $squares }.
}

can-be-reached = { $palaces ->
    [one] Von { $at } ist ein Palast erreichbar
   *[other] Von { $at } sind { COUNT($palaces) } Paläste erreichbar
}, und { $most ->
    [1] ein Feld darf blockiert werden
   *[other] bis zu { $most } Felder dürfen blockiert werden
}: { $all ->
    [true] also alle Paläste. Daher verliert, wer am Zug ist.
   *[false] Mindestens ein Palast bleibt offen. Also gewinnt, wer am Zug ist, indem er dorthin zieht.
}

wins-unblocked = { $squares ->
    [none] Jeder Palast, der von { $at } erreichbar ist, ist blockiert. Also verliert, wer am Zug ist.
   *[other] Von { $at } gewinnt, wer am Zug ist, mit einem Zug nach { $squares }; das ist nicht blockiert.
}

err-board-size = das Brett eines Arbeitsblatts hat { $least } bis { $most } Felder je Kante
