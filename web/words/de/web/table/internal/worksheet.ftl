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

no-moves-from = Von { $at } gibt es keinen Zug, also hat verloren, wer am Zug ist.

err-long = die Aufgabe ist zu lang für ein Blatt Papier

err-far-out = die Figur steht zu weit draußen für ein Arbeitsblatt

puzzles-of-level = Rätsel der Stufe { $level }

puzzles-of-game = Rätsel der Stufe { $level }: { $title }

the-move-is = { $n }: von { $from } nach { $to }.

the-block-is = { $n }: von { $at } aus { $squares } blockieren.

the-moves-are = { $n }: von { $from } nach { $to } oder nach { $also }.

mark-palaces = Markiere jeden Palast von { $first } bis { $last }: jedes Feld, auf dem verliert, wer am Zug ist.

mark-n-positions = Markiere jede N-Position von { $first } bis { $last }: jedes Feld, auf dem gewinnen kann, wer am Zug ist.

mark-wins = Markiere jeden Zug, der gewinnt.

others = { $n ->
    [one] ein weiteres
   *[other] { COUNT($n) } weitere
}

no-palace-here = Auf diesem Brett gibt es keinen Palast.

discs-are-palaces = Die Scheiben sind die Paläste: { $squares }.

nothing-to-mark = Es gibt nichts zu markieren.

mark-these = Markiere { $squares }.

mark-the-others = { $n ->
    [one] Markiere alle anderen: ein Feld.
   *[other] Markiere alle anderen: { COUNT($n) } Felder.
}

these-win = Diese Züge gewinnen: nach { $squares }.

answer-is = Antwort: { $answer }.

palace-because = { $at } ist ein Palast: Kein Zug führt zu einem anderen Palast, also kann der andere Spieler jeden Zug beantworten.

wins-by = Von { $at } gewinnt, wer am Zug ist, mit einem Zug nach { $squares }.

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

every-palace-blocked = Jeder Palast, der von { $at } erreichbar ist, ist blockiert. Also verliert, wer am Zug ist.

wins-unblocked = Von { $at } gewinnt, wer am Zug ist, mit einem Zug nach { $squares }; das ist nicht blockiert.

err-board-size = das Brett eines Arbeitsblatts hat { $least } bis { $most } Felder je Kante

no-moves-misere = Von { $at } gibt es keinen Zug, also hat im Misère-Spiel gewonnen, wer am Zug ist.
