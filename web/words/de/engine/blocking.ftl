title = { $blocked ->
    [one] Damen blockieren ({ $blocked } Bauer)
   *[other] Damen blockieren ({ $blocked } Bauern)
}

rules = { $blocked ->
    [0] Die Dame zieht in ihrer Zeile oder ihrer Spalte zum Rand des Bretts hin oder schräg zur Ecke hin, so weit du willst. Wer sie in die Ecke bringt, gewinnt.
    [1] Die Dame zieht in ihrer Zeile oder ihrer Spalte zum Rand des Bretts hin oder schräg zur Ecke hin, so weit du willst. Vor jedem Zug darf der andere Spieler ein Feld blockieren, auf das sie ziehen könnte. Wer nicht ziehen kann, verliert.
   *[other] Die Dame zieht in ihrer Zeile oder ihrer Spalte zum Rand des Bretts hin oder schräg zur Ecke hin, so weit du willst. Vor jedem Zug darf der andere Spieler bis zu { COUNT($blocked) } Felder blockieren, auf die sie ziehen könnte. Wer nicht ziehen kann, verliert.
}

lattice-label = Das Gitter der Epauletten

rift-label = Der Riss

skin-label = Die Haut

err-dimension = eine Position von { $game } hat zwei Koordinaten, nicht { $components }

err-negative = { $p } liegt nicht auf dem Brett: Die Koordinaten von { $game } sind nicht negativ

err-too-far = { $p } liegt zu weit draußen: Die Koordinaten von { $game } enden bei { $reach }

err-elsewhere = eine Karte dieses Spiels beginnt in der Ecke

err-no-names = auf dieser Karte gibt es keine Namen

err-no-others = diese Karte vergleicht nichts

differ = hier unterscheiden sich die Spiele { $k } und { $other }

number = eine Zahl eines Vergleichs

err-no-variant = { $game } hat keine Karte namens { $name }

err-numbers-alone = die Karte { $name } von { $game } zeigt nur Palastzahlen

err-over = sie zeigt etwas anderes: Über Werte dieser Art weiß die Methode nichts

err-seen = { $p } hat { $n } Optionen, mehr als { $k }

err-work = { $p } liegt zu weit draußen für { $game }: Mehr als { $most } Felder müssten gezählt werden

err-options = { $p } hat in { $game } { $n } Optionen: Mehr als { $most } sind zu viele, um sie aufzuzählen

method-hood = Haube

method-hood-idea = Eine Position mit höchstens k Optionen sieht nur Paläste, denn jede Option hat weniger: Die Palastzahl ist x+y+min(x,y) ([CLN15] Abschnitt 3.2).

method-automaton = Automat

method-automaton-idea = Palastzahlen minus k folgen einer lokalen Regel, in der k nicht vorkommt ([CLN15] Satz 1), also werden Blöcke von 256×256 Feldern allein von ihren Rändern aus gezählt.

method-woven = Gewoben

method-woven-idea = Aus einer Haube ohne Ende macht der Automat das unendliche Gewebe und den Arm ([CLN15] Abschnitt 3.3).

method-compared = Verglichen

method-compared-idea = Zwei Bretter werden gezählt, eines wird über das andere geschoben, und was verschieden ist, wird markiert ([CLN15] Abbildung 4).

method-closed = Geschlossene Formel

method-closed-idea = Für k bis 3 sind die Paläste bekannt: (⌊nφ⌋, ⌊nφ²⌋) für k = 1; (0,0), (n,2n+1) und (2⌊nφ⌋+2, 2⌊nφ²⌋+2) für k = 2; (0,0), (n,2n+1) und (n,2n+2) für k = 3; dazu ihre Spiegelbilder.

err-far-alone = um die Ecke herum zählt der Automat diese Karte
