mark-squares = Tipp auf ein Feld, um es mit P zu markieren: Wer dort am Zug ist, verliert. Tipp noch einmal für N: Wer am Zug ist, kann gewinnen. Ein drittes Tippen löscht die Markierung.

where-next = Wo ist der nächste Palast, von der Ecke aus gezählt? Ein Palast ist ein Feld, auf dem verliert, wer am Zug ist. Tipp dorthin, wo du ihn vermutest.

play-on = Probier es aus: Tipp, um die Figur zu ziehen. Die Antworten bleiben verdeckt.

answers-shown = Die Antworten stehen neben deinen Markierungen.

hidden-again = Die Antworten sind wieder verdeckt.

cleared = Alle Markierungen sind gelöscht.

outcome = { $marks ->
    [0] Kein Feld wurde markiert.
   *[other] { $known ->
        [0] Keine Markierung konnte geprüft werden.
        [one] { $right } von 1 Markierung richtig.
       *[other] { $right } von { $known } Markierungen richtig.
    }{ $unknown ->
        [0] {""}
       *[other] {" "}{ $unknown ->
            [one] Ein Feld liegt
           *[other] { CAPITAL($unknown) } Felder liegen
        } zu weit draußen, um es zu wissen.
    }
}

err-no-quiz = das ist kein Quiz: Es gibt keine verdeckten Antworten aufzudecken

err-not-hidden = Felder können nur markiert werden, solange die Antworten verdeckt sind

err-many-marks = höchstens 200 Felder können markiert werden

err-letter = ein Feld wird mit P oder N markiert

err-question = die Fragen sind who und where

err-kept = das sind keine Markierungen

err-tally = das ist kein Punktestand

who-wins = { $piece ->
    [rook] Wer gewinnt von { $at }, wo der Turm steht? P: Wer am Zug ist, verliert. N: Wer am Zug ist, kann gewinnen.
    [queen] Wer gewinnt von { $at }, wo die Dame steht? P: Wer am Zug ist, verliert. N: Wer am Zug ist, kann gewinnen.
    [maharaja] Wer gewinnt von { $at }, wo der Maharadscha steht? P: Wer am Zug ist, verliert. N: Wer am Zug ist, kann gewinnen.
   *[piece] Wer gewinnt von { $at }, wo die Figur steht? P: Wer am Zug ist, verliert. N: Wer am Zug ist, kann gewinnen.
}

not-marked = { $at }: keine Markierung.

so-far = bisher { $right } richtig · { $hidden } noch verdeckt

taps = { $marks ->
    [true] Tippen markiert ein Feld.
   *[false] Tippen bewegt die Figur.
}

now-marked-as = { $at }: mit { $as } markiert.

marked-as = { $verdict ->
    [hidden] mit { $as } markiert
    [right] mit { $as } markiert, das ist richtig
   *[wrong] mit { $as } markiert, das ist falsch
}

squares-marked = { $n ->
    [0] {""}
   *[other] { $n ->
        [one] Ein Feld markiert.
       *[other] { CAPITAL($n) } Felder markiert.
    }
}

score = { $of ->
    [0] {""}
   *[other] { $best ->
        [0] Punkte: { $right } von { $of }
        [1] Punkte: { $right } von { $of }
       *[other] Punkte: { $right } von { $of } · Serie { $streak }, beste { $best }
    }
}
