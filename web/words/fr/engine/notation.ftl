wrong = { $reason } : { $part } au caractère { $at }

wrong-at-end = { $reason } à la fin du texte (caractère { $at })

nothing-follows = rien ne peut suivre ici

Expected-move = il faut ici un coup comme (1,2)

expected = il faut ici { $text }

whole = { $what } doit être un nombre entier

at-least = { $what } doit être au moins { $n }

at-most = { $what } doit être au plus { $n }

space-inside = une espace sépare ces chiffres : ce peut être un nombre ou deux

no-marks = les nombres sont entiers, et rien ne sépare leurs chiffres

two-readings = ce peut être un nombre ou deux : supprime les zéros, ou mets une espace après la virgule

err-too-long = un texte de { $bytes } octets est trop long : { $most } au plus sont lus

perhaps = { $names ->
    [0] {""}
   *[other] { " " }; il s’agit peut-être de { OR($names) }
}
