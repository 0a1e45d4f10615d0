values-off = Gewinnzüge verdeckt.

one-moment = Einen Moment …

try-again = Hier wurde die Partie entschieden: Versuch es noch einmal.

err-no-turn = von keinem Zug ist bekannt, dass er die Partie entschieden hat

err-no-study = es wird gerade nichts erklärt

err-no-step = es gibt keinen weiteren Schritt

why = Warum { $at }

picked-too = { $said }; zum Blockieren gewählt

besides = { $said }; { $role }

why-known = { $lost ->
    [true] Warum auf { $at } verliert, wer am Zug ist
   *[false] Warum auf { $at } gewinnt, wer am Zug ist
}

why-next = Warum { $at }?

step-of = { $steps ->
    [0] {""}
   *[other] { $step } von { $steps }
}

err-no-hint = es gibt keinen weiteren Tipp

hint-shown = Das Brett zeigt es.

