err-long = was zu der Idee gewählt ist, ist zu lang

err-name = der Name einer Idee besteht nur aus Buchstaben: { $name }

err-part = hinter dem Namen einer Idee steht name=wert und nicht { $part }

err-step = der Schritt ist eine Zahl von 0 bis { $most } und nicht { $value }

err-twice = { $name } ist zweimal angegeben

err-character = das Zeichen { $character }, Nummer { $at }, hat hier keine Bedeutung

Err-no-idea = dieses Spiel hat keine solche Idee

err-lacks = es gibt keine Idee { $name } zu { $game }, { $names ->
    [none] und keine andere
   *[other] wohl aber { $names }
}

err-control = es gibt hier nichts namens { $name } zu wählen

err-choice = { $value } steht für „{ $label }“ nicht zur Wahl

err-range = { $what } ist eine Zahl von { $from } bis { $to } und nicht { $value }

From-digit = Ziffer { $n }

from-column = Spalte { $column }

From-to = { $first } bis { $last }
