own-map = Dieses Spiel

all-time = Alle Antidiagonalen

no-detail = Nichts

everywhere = Alles

elsewhere = Anderswo

err-negative = die Antidiagonalen werden ab 0 gezählt

err-no-square = zeig zuerst auf ein Feld der Karte, von dem es zurückgehen soll

err-no-past = nichts läuft rückwärts: Beginne zuerst bei einem Feld

err-large = keine Palastzahl ist so groß

err-row-unseen = eine Zeile ist nur zu hören, während die Karte des Spiels gezeigt wird

time-up-to = Antidiagonalen 0 bis { $now } von { $last }

squares-of = { $done } von { $total } Feldern

of-palaces = { $share } der Felder sind Paläste

or-less = { $share } oder weniger

or-more = { $share } oder mehr

ramp-title = Wie viele Felder eines Pixels Paläste (P-Positionen) sind: von { $low } bis { $high }.

err-not-on-map = auf dieser Karte gibt es kein { $name }

err-wrong-shift = eine Verschiebung hat zwei Komponenten wie in [1,1], nicht { $components }

map-chip = Karte: { $progress }

err-row-unknown = Zeile { $y } ist, soweit sie zu sehen ist, noch nicht auf der Karte

side = { $below ->
    [true] mit y > x
   *[false] mit x ≥ y
}

from-afar-title = { $title } Von weitem: mittlere Farben, ihre Unterschiede { $gain }-fach vergrößert.

differs = { FULL($at) }: { $differ }

err-none-is-made = der Automat macht nur die Palastzahlen von Spielen der Art { OR($games) }

err-no-name-here = auf dieser Karte lässt sich nichts hervorheben, nur auf der eines Spiels der Art { OR($games) }

err-unknown-detail-of = es gibt kein { $name } hervorzuheben, nur { $known }

err-no-colours-of = die Farben sind eine von { $known }, nicht { $name }

what-is-what = Was ist was

point-at-map = Zeig auf die Karte oder wähl unten einen Namen.

colour-means = { $label }: { $meaning }

at-square = Bei { $at }

term-at = { $name } bei { $at }

runs = { $playing ->
    [true] Anhalten
   *[false] Abspielen
}

asks-for = { $at }: { $ask }

found = { $state ->
    [hidden] { $at } noch nicht gefunden
    [next] { $at } wird gesucht
   *[other] { $other ->
        [true] { $at } { $value }, anders als in diesem Spiel
       *[false] { $at } { $value }
    }
}

owned = { $own ->
    [true] wie in diesem Spiel
   *[false] {""}
}

row-says = Zeile { $y }, von { $first } bis { $last }: { $palaces ->
    [0] kein P.
   *[other] P bei { AND($palaces) }.
}
