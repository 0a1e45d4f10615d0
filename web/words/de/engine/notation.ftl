wrong = { $reason }: { $part } bei Zeichen { $at }

wrong-at-end = { $reason } am Ende des Textes (Zeichen { $at })

nothing-follows = hier darf nichts folgen

Expected-move = ein Zug wie (1,2) wird erwartet

expected = erwartet wird { $text }

whole = { $what } muss eine ganze Zahl sein

at-least = { $what } muss mindestens { $n } sein

at-most = { $what } darf höchstens { $n } sein

space-inside = zwischen diesen Ziffern steht ein Leerzeichen: Das kann eine Zahl sein oder zwei

no-marks = Zahlen sind ganz, und nichts trennt ihre Ziffern

two-readings = das kann eine Zahl sein oder zwei: Lass die Nullen weg oder setz hinter das Komma ein Leerzeichen

err-too-long = ein Text von { $bytes } Bytes ist zu lang: Höchstens { $most } werden gelesen

perhaps = { $names ->
    [0] {""}
   *[other] ; vielleicht ist { OR($names) } gemeint
}
