err-empty = hier steht nichts

err-foreign-text = das sind keine Antworten aus Palace: Ein solcher Text beginnt mit { $head }

err-mistyped = ein Zeichen ist hier falsch: Der Text wurde falsch abgetippt oder unterwegs verändert

err-cut-of = dieser Text ist abgeschnitten: { $of ->
    [0] Nur seine ersten { $length } Zeichen sind da
   *[other] { $length } von { $of } Zeichen sind da
}

err-longer = dieser Text hat am Ende { $n } Zeichen zu viel

err-other-version = dieser Text stammt aus einer anderen Version von Palace: { $letter }, während diese { $first } und { $second } liest

err-sign-at = das Zeichen { $sign } an Stelle { $at } kommt in keinen Antworten vor: Der Text wurde falsch abgetippt

err-nothing = es gibt nichts abzugeben

err-too-many-marks = mehr als { $most } Markierungen können nicht abgegeben werden

err-marks = ein Feld kann nur einmal markiert werden, und alle Markierungen müssen auf einem Brett liegen

err-steps = das sind keine Schritte einer Lektion

err-replies = das sind keine Antworten auf die Schritte einer Lektion

err-tries = das sind keine Versuche an den Rätseln einer Reihe

err-far = die Markierungen liegen zu weit auseinander, um abgegeben zu werden: Nimm einige weg
