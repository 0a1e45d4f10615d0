err-nothing-to-undo = es gibt nichts rückgängig zu machen

err-nothing-to-redo = es gibt nichts wiederherzustellen

err-closed = es wird gerade keine Lektion erstellt

err-no-step = diesen Schritt gibt es nicht

err-no-shape = diese Zeichnung gibt es nicht

err-no-field = dieses Eingabefeld gibt es nicht

err-no-tool = wähle Ring, Pfeil oder Schild, um auf das Brett zu zeichnen

err-no-link = das ist weder eine Lektion noch ein Link zu einer

err-further = weiter lässt sich der Schritt nicht verschieben

err-too-long = das ist zu lang für eine Lektion

no-title = die Lektion braucht einen Titel

no-steps = die Lektion braucht einen Schritt: Stell eine Position auf das Brett und füg sie hinzu

no-step-title = der Schritt braucht einen Titel

no-words = der Schritt braucht ein oder zwei Sätze

no-board = der erste Schritt braucht ein Brett

scan = Scann den Code oder kopiere den Link.

no-code = Der Link ist zu lang für einen Code zum Scannen. Kopiere ihn stattdessen.

comes-back = Die Lektion, die hier war, kommt mit „Rückgängig“ zurück.

take-away = Entfernen: { $shape }

new-step = Schritt { $n }

err-has-at-most-steps = eine Lektion hat höchstens { $most } Schritte

needed-where = schreibe hier, um welche Felder es geht

needed-options = schreibe mindestens zwei Antworten zur Auswahl

needed-answers = schreibe hier die richtige Antwort

needed-right = schreibe, was auf eine richtige Antwort gesagt wird und warum sie richtig ist

needed-hint = schreibe einen Tipp für eine falsche Antwort

fault-in-lesson = { $field ->
    [title] Titel: { $why }
    [minutes] Minuten: { $why }
    [aim] Ziel: { $why }
    [rest] Hinweise für die Lehrkraft: { $why }
    [words] Text: { $why }
    [board] Brett: { $why }
    [claims] Aussagen: { $why }
    [shapes] Zeichnung: { $why }
    [kind] Aufgabe: { $why }
    [on] Wo: { $why }
    [ask] Frage: { $why }
    [options] Auswahl: { $why }
    [answers] Antworten: { $why }
    [right] Wenn richtig: { $why }
    [hint] Tipp: { $why }
   *[hints] Weitere Tipps: { $why }
}

fault-in-step = Schritt { $step }, { $field ->
    [title] Titel: { $why }
    [minutes] Minuten: { $why }
    [aim] Ziel: { $why }
    [rest] Hinweise für die Lehrkraft: { $why }
    [words] Text: { $why }
    [board] Brett: { $why }
    [claims] Aussagen: { $why }
    [shapes] Zeichnung: { $why }
    [kind] Aufgabe: { $why }
    [on] Wo: { $why }
    [ask] Frage: { $why }
    [options] Auswahl: { $why }
    [answers] Antworten: { $why }
    [right] Wenn richtig: { $why }
    [hint] Tipp: { $why }
   *[hints] Weitere Tipps: { $why }
}

kind-none = Keine Aufgabe: nur Lesen

kind-outcome = Vorhersagen: P oder N?

kind-tap-p = Auf alle Paläste tippen (P)

kind-tap-n = Auf alle N-Positionen tippen (N)

kind-tap-wins = Auf alle Züge tippen, die gewinnen

kind-win = Spielen und gewinnen

kind-choose = Eines von mehreren wählen

kind-type = Eine Zahl oder ein Wort schreiben

on-label = { $outcome ->
    [true] Von welchem Feld? Zum Beispiel 3,5
   *[false] In welchen Feldern? Von Ecke zu Ecke, zum Beispiel 0,0..7,7
}

shape-ring = Ringe

shape-arrow = Pfeil

shape-label = Schild

drawn-rings = Ringe { AND($squares) }

drawn-label = Schild { $text } { AND($squares) }

drawn-arrow = Pfeil { $from } nach { $to }

drawn-arrow-from = Pfeil { $from }

hint = { $tool ->
    [ring] Tipp auf Felder, um einen Ring darum zu zeichnen. Tipp noch einmal, um einen Ring zu entfernen.
    [arrow] { $from ->
        [none] Tipp auf das Feld, bei dem der Pfeil beginnt.
       *[other] Der Pfeil beginnt bei ({ $from }). Tipp nun dorthin, wo er endet.
    }
    [label] Tipp auf das Feld, zu dem das Schild gehört.
   *[none] {""}
}

untitled = Ohne Titel

numbered-title = { $n }. { $title }

counted-step = { $steps ->
    [0] Noch kein Schritt
   *[other] Schritt { $step } von { $steps }
}

need-correction = { $n ->
    [one] Eines ist noch zu berichtigen.
   *[other] { CAPITAL($n) } Dinge sind noch zu berichtigen.
}

engines-check = Das Rechenprogramm prüft, was die Lektion sagt …

all-is-true = Jede Aussage der Lektion ist wahr, und jede Aufgabe ist lösbar.

too-long-for-link = Die Lektion ist zu lang für einen Link: { $letters } Zeichen, und { $most } passen. Gib stattdessen die Datei weiter.
