wanted-here = gesucht

next-level = Eine Ebene tiefer

letters-title = { $last ->
    [true] Ebene { $n }, die in der Tabelle steht
   *[false] Ebene { $n }
}

table-title = { $levels ->
    [1] Eine Ebene: Die Spalte steht in der Tabelle
   *[other] Die { $levels } Ebenen, jede φ-mal näher an der Ecke
}

level-head = Ebene

column-head = Spalte

digits-head = Ziffern

first-head = gelesen ab

columns-head = gelesene Spalten

level-label = { $digits ->
    [one] Ebene { $level }: 1 Ziffer
   *[other] Ebene { $level }: { $digits } Ziffern
}

path-in-words = Auf dem Brett führt jeder Pfeil eine Ebene tiefer, abwechselnd zur Geraden y = φx und zur Geraden y = x/φ. Der Balken quer über seinem Ende ist so lang wie das, was dort gelesen wird.

fan-in-words = Auf dem Brett ist jeder Balken eine Ebene, so lang, wie ihre Zahl Ziffern hat: der längste die Spalte, nach der gefragt wird, der kürzeste die Tabelle nahe der Ecke. Von vielen Ebenen sind nur einige gezeichnet.

near = Spalte { $column } liegt nahe der Ecke und wird in einer Tabelle nachgeschlagen. Gezeigt wird, wie Spalte { $shown } gelesen wird: Zeig weiter hinaus, um eine andere zu verfolgen.

descent = { $levels ->
    [1] Spalte { $column } liegt so nahe der Ecke, dass sie in einer Tabelle nachgeschlagen wird.
   *[other] { $far ->
        [true] Spalte { $column } mit { $digits } Ziffern wird durch { $levels } Ebenen gelesen, jede etwa 1,618-mal näher an der Ecke.
       *[false] Spalte { $column } wird durch { $levels } Ebenen gelesen, jede etwa 1,618-mal näher an der Ecke. Die letzte wird in einer Tabelle nachgeschlagen.
    }
}
