err-two-moves = sie handelt von Regelwerken mit einem Zug oder zweien

err-two-piles = sie handelt von Regelwerken mit zwei Haufen

err-two-piles-at-most = sie handelt von Regelwerken mit einem Haufen oder zweien

chart-title = Ein Brett, das sich in jedem Maßstab wiederholt

chart-about = Zerleg das Brett in Blöcke beliebiger Größe. Es gibt nur wenige Arten, und die Art eines Blocks sagt die Arten seiner vier Viertel. So führen die Binärziffern von x und y zum Ausgang jedes Feldes.

chart-more = Alle Blöcke einer Art haben dieselben Paläste. Also entscheidet die Tabelle der Arten über jedes Feld des Bretts, auch wenn x und y hundert Ziffern haben.

chart-source = Palace; nach Allouche, Shallit, Automatic Sequences, und Fragen aus [LSY24] Abschnitt 10

chart-three = Drei Segmente

chart-four = Vier Segmente, von weitem gesehen

chart-one = Eine Art

kinds-label = Arten in der Tabelle

digits-title = Binärziffern von x und y des Blocks, je zwei auf einmal, und die Art, zu der sie führen

point-out = Zeig weiter hinaus, um zu sehen, wie Ziffern von Art zu Art führen.

next-digit = Nächste Ziffer lesen

kinds-title = { $n ->
    [1] Woraus die Art besteht
   *[other] Woraus die { $n } Arten bestehen
}

kind-title = Woraus Art { $kind } besteht

head-kind = Art

head-palaces = Paläste

more = { $n } weitere

share-of-block = { $n } von { $all }

no-chart = Eine Suche von { $millions } Millionen Schritten hat keinen Plan gefunden. Es gibt vielleicht trotzdem einen.

say-chart = { $kinds ->
    [1] Alle Blöcke von { $side } × { $side } Feldern sind hier gleich: Es gibt eine Art.
   *[other] Es gibt { $kinds } Arten von Blöcken, die kleinsten { $side } × { $side } Felder groß. Ein großer Block in der Ecke ist von Art 1. Die Tabelle sagt die Arten seiner Viertel, dann die von deren Vierteln, und so weiter bis zu den kleinsten Blöcken. Blöcke einer Art sind gleich, Feld für Feld.
}

say-scale = { $often ->
    [0] Die hier gezeichneten Blöcke sind { $side } Felder breit. Verkleinere, um größere zu sehen, nach derselben Tabelle gezeichnet.
    [1] Die hier gezeichneten Blöcke sind { $side } Felder breit, jeder aus kleineren gemacht, wie die Tabelle es sagt, einmal.
    [2] Die hier gezeichneten Blöcke sind { $side } Felder breit, jeder aus kleineren gemacht, wie die Tabelle es sagt, zweimal nacheinander.
   *[other] Die hier gezeichneten Blöcke sind { $side } Felder breit, jeder aus kleineren gemacht, wie die Tabelle es sagt, { $often }-mal nacheinander.
}

say-meetings = Das ist für das ganze Brett bewiesen. Arten treffen zu je vieren auf { $ways } Weisen zusammen und auf keine anderen. In jeder davon wurde jedes Feld geprüft: Es ist genau dann ein Palast, wenn von ihm kein Zug zu einem Palast führt.

say-way = { $digits ->
    [0] { $palace ->
        [true] { $p } ist ein Palast. Er
       *[false] { $p } ist eine N-Position. Sie
    } liegt im Block in der Ecke, von Art 1.
   *[other] { $palace ->
        [true] { $p } ist ein Palast, wie Feld { $at } jedes Blocks von Art { $kind }. Zu dieser Art führen die Ziffern der Stelle { $place } seines Blocks.
       *[false] { $p } ist eine N-Position, wie Feld { $at } jedes Blocks von Art { $kind }. Zu dieser Art führen die Ziffern der Stelle { $place } ihres Blocks.
    }
}

large-kind = Art { $kind }

say-step = { $digits ->
    [0] Noch ist keine Ziffer gelesen. Ein Block in der Ecke, so groß, dass er das Feld enthält, ist von Art 1.
   *[other] { $digits ->
        [one] Nach { $digits } Ziffer
       *[other] Nach { $digits } Ziffern
    } ist der Block von Art { $kind }, und die nächste Ziffer sagt, welches Viertel davon zu nehmen ist.
}

coloring-title = Farben, die die Paläste finden

coloring-about = Einige Felder beginnen mit einer Farbe. Die Regel red -> green (5,4) färbt ein Feld grün (green), wenn sein x um 5 und sein y um 4 größer ist als bei einem roten (red). Die richtigen Regeln färben genau die Paläste.

coloring-more = Jede Regel wird immer wieder angewandt. Wer am Zug ist, verliert auf einem Palast und gewinnt auf jedem anderen Feld. Also sagen die Farben, wer gewinnt.

coloring-source = [LSY24] Definition 40, Beispiele 42 und 44, Propositionen 46 und 47 (berichtigt), Abbildungen 14, 15 und 17

coloring-figure-14 = Abbildung 14: ein asymmetrisches Spiel

coloring-figure-15 = Abbildung 15: ein symmetrisches Spiel

coloring-figure-17 = Abbildung 17: ein arithmetisches Spiel

err-colors-far = die Farben beginnen in der Ecke und werden bis x = 2047 und y = 2047 gemalt: Hier ist es zu weit draußen

rules-label = Die Regeln

part-label = Der Teil, der gezeigt wird

part-all = alles

part-gone = eine Farbe, die es nicht mehr gibt: alles

part-only = nur { $colors }

next-colors = Jede Regel noch einmal anwenden

mark-clash = zwei Farben

mark-wrong = kein Palast

mark-missed = Palast, keine Farbe

colors-title = Die Farben

rules-title = Die Regeln, und wie viele Felder jede gefärbt hat

head-colour = Farbe

head-at-start = am Anfang

head-squares = Felder

head-palaces-among = davon Paläste

head-from = von

head-step = Schritt

head-to = nach

head-painted = Felder

come-closer = Komm näher, um die Felder einzeln zu sehen: Von hier aus ist nur der Umriss jedes Teils gezeichnet.

say-exact = Es ist bewiesen: Auf dem ganzen endlosen Brett färben diese Regeln genau die Paläste. Alle Felder mit x+y < { $reach } wurden angesehen; weiter draußen wiederholen sich die Farben und die Paläste entlang von { $lines } Linien aus der Ecke.

say-only = Es ist bewiesen: Auf dem ganzen endlosen Brett ist jedes Feld, das diese Regeln färben, ein Palast. Alle Felder mit x+y < { $reach } wurden angesehen; weiter draußen wiederholen sich die Farben und die Paläste entlang von { $lines } Linien aus der Ecke.

say-undecided = Das ist für alle Felder mit x+y < { $reach } berechnet. Es ist nicht bewiesen: Weiter draußen können die Farben falsch sein.

say-bare = { $palace ->
    [true] { $whole ->
        [true] { $p } ist ein Palast, hat aber keine Farbe: Die Regeln verfehlen ihn.
       *[false] { $p } ist ein Palast, bisher ohne Farbe.
    }
   *[false] { $p } hat keine Farbe und ist kein Palast.
}

painted-from-start = { $p } ist von Anfang an { $color }.

painted-one-step = { $p } ist { $color }: Das kommt von { $one }, { $first }.

painted-two-steps = { $p } ist { $color }: Das kommt von { $one }, { $first }, dann { $two }, { $second }.

painted-three-steps = { $p } ist { $color }: Das kommt von { $one }, { $first }, dann { $two }, { $second }, dann { $three }, { $third }.

painted-many-steps = { $p } ist { $color }, nach { $steps } Schritten: von { $one }, { $first }, über { $before }, { $last }.

painted-as = { $palace ->
    [true] Es ist ein Palast.
   *[false] Aber es ist kein Palast: Die Regeln sind hier falsch.
}

say-agreement = Auf den { $width } × { $height } Feldern von der Ecke an sind { $exact ->
    [true] die { $painted } gefärbten Felder genau die Paläste.
   *[false] { $right ->
        [true] alle { $painted } gefärbten Felder
       *[false] { $covered } von { $painted } gefärbten Feldern
    } Paläste, und { $covered } von { $palaces } Palästen sind gefärbt ({ $percent } %).
}

say-end = Wenn keine Regel mehr färben kann, sind { $painted } von { $palaces } Palästen gefärbt ({ $percent } %).

say-clash = Die Regeln geben { $p } zwei Farben, { $one } und { $other }. Ein Feld darf nur eine haben.

say-wrong = Das erste gefärbte Feld, das kein Palast ist, ist { $p }.

say-missed = Der erste Palast ohne Farbe ist { $p }.

say-found = { $segments ->
    [1] Diese Regeln sind ein Vorschlag. Das Brett hat ein Segment, und ihre Schritte sind die, um die es sich wiederholt. Ändere sie, wie du willst.
   *[other] Diese Regeln sind ein Vorschlag. Das Brett hat { $segments } Segmente, und ihre Schritte sind die, um die sich die Segmente entlang ihrer Grenzen wiederholen. Ändere sie, wie du willst. Um sie zurückzuholen, lösche den Text.
}

bare-ones = Sie finden nicht alle Paläste. Einige bleiben übrig, wo sich noch nichts wiederholt oder wo zu viele Felder am Anfang eine Farbe bräuchten.

say-makeshift = Für dieses Brett gibt es keinen { $segments ->
    [0] Vorschlag: Bis x+y = { $reach } sind keine Segmente bewiesen
   *[other] Vorschlag. Es hat { $segments } { $segments ->
        [one] Segment
       *[other] Segmente
    }, aber zu viele Felder bräuchten am Anfang eine Farbe
}. Beginne mit diesen Regeln und ändere sie.

periods-title = Zeilen und Spalten wiederholen sich

periods-about = Entlang jeder Zeile wiederholen sich die Ausgänge schließlich, wie es P P N N P P N N … alle 4 Felder tut. Dasselbe gilt für jede Spalte.

periods-more = P ist ein Palast: Wer am Zug ist, verliert. N ist jedes andere Feld. Ein Feld hängt nur von den Zeilen davor ab und von ein paar Feldern davor in seiner eigenen Zeile. Wie viele das sind, sagt die Länge des längsten Zugs entlang der Zeile. Ist all das an zwei Stellen gleich, dann ist auch alles danach gleich.

periods-source = [LSY24] Definition 6 und Satz 7

periods-figure-23 = Abbildung 23

periods-figure-28 = Abbildung 28

periods-one-pile = Ein Haufen

pile-title = Der Haufen wiederholt sich

pile-about = Nach einigen Zahlen wiederholen sich die Ausgänge für immer, wie es P P N N P P N N … alle 4 tut.

pile-more = P ist ein Palast: Wer am Zug ist, verliert. N ist jede andere Zahl. Ist m der größte Zug, dann hängt eine Zahl nur von den m Zahlen davor ab. Sind diese an zwei Stellen gleich, dann ist auch alles danach gleich.

along-label = Zeig

along-rows = Zeilen

along-columns = Spalten

table-title = { $dim ->
    [1] Der Haufen
   *[other] { $line ->
        [row] Zeilen
       *[column] Spalten
    }
}

head-repeats-from = wiederholt sich ab

head-every = alle

head-same-before = davor gleich

state-title = { $dim ->
    [1] { $all ->
        [true] { $window ->
            [1] Die Zahl vor { $at }
           *[other] Die { $window } Zahlen vor { $at }
        }
       *[false] Die { $window } Zahlen vor { $at }, davon die letzten { $shown }
    }
   *[other] { $all ->
        [true] { $window ->
            [1] Das Feld
           *[other] Die { $window } Felder
        } vor { $line ->
            [row] x = { $at } in Zeile { $n }
           *[column] y = { $at } in Spalte { $n }
        }
       *[false] { $line ->
            [row] Die { $window } Felder vor x = { $at } in Zeile
           *[column] Die { $window } Felder vor y = { $at } in Spalte
        } { $n }, davon die letzten { $shown }
    }
}

point-at = { $dim ->
    [1] Gold markiert den Teil, der sich für immer wiederholt, Grau den Teil davor. Zeig auf ein Feld, um zu sehen, warum.
   *[other] In jeder Zeile markiert Gold den Teil, der sich für immer wiederholt, einmal gezeichnet, und Grau den Teil davor. Zeig auf ein Feld, um zu sehen, warum sich seine Zeile und seine Spalte wiederholen.
}

line-words = { $every ->
    [1] { $from ->
        [0] { $line ->
            [row] { $p }: Zeile { $n } ist überall gleich.
           *[column] { $p }: Spalte { $n } ist überall gleich.
        }
       *[other] { $line ->
            [row] { $p }: Zeile { $n } ist ab x = { $from } überall gleich.
           *[column] { $p }: Spalte { $n } ist ab y = { $from } überall gleich.
        }
    }
   *[other] { $from ->
        [0] { $line ->
            [row] { $p }: Zeile
           *[column] { $p }: Spalte
        } { $n } wiederholt sich von Anfang an alle { $every } Felder.
       *[other] { $line ->
            [row] { $p }: Zeile { $n } wiederholt sich ab x
           *[column] { $p }: Spalte { $n } wiederholt sich ab y
        } = { $from } alle { $every } Felder.
    }
} { $first ->
    [true] { $palace ->
        [true] Dieses Feld ist ein Palast: Wer am Zug ist, verliert.
       *[false] Dieses Feld ist eine N-Position: Wer am Zug ist, gewinnt.
    }
   *[false] { $palace ->
        [true] Also ist dieses Feld ein Palast, wie { $like }: Wer am Zug ist, verliert.
       *[false] Also ist dieses Feld eine N-Position, wie { $like }: Wer am Zug ist, gewinnt.
    }
}

pile-words = { $every ->
    [1] Ab { $from } ist alles gleich.
   *[other] Der Haufen wiederholt sich ab { $from } alle { $every } Zahlen.
} { $first ->
    [true] { $palace ->
        [true] { $x } ist ein Palast: Wer am Zug ist, verliert.
       *[false] { $x } ist eine N-Position: Wer am Zug ist, gewinnt.
    }
   *[false] { $palace ->
        [true] Also ist { $x } ein Palast, wie { $like }: Wer am Zug ist, verliert.
       *[false] Also ist { $x } eine N-Position, wie { $like }: Wer am Zug ist, gewinnt.
    }
}

why-pile = Warum: Kein Zug nimmt mehr als { $window }, und die { $window } Zahlen vor { $state } haben dieselben Ausgänge wie die vor { $again }. Also ist auch alles danach gleich.

why-line = { $window ->
    [0] { $line ->
        [row] Warum: Kein Zug bleibt in Zeile { $n }, und die Zeilen, in die andere Züge führen, { $every ->
            [1] ändern sich ab x = { $state } nicht mehr
           *[other] wiederholen sich gemeinsam ab x = { $state } alle { $every } Felder
        }. Also folgt ab x = { $again } dasselbe wie ab x = { $state }.
       *[column] Warum: Kein Zug bleibt in Spalte { $n }, und die Spalten, in die andere Züge führen, { $every ->
            [1] ändern sich ab y = { $state } nicht mehr
           *[other] wiederholen sich gemeinsam ab y = { $state } alle { $every } Felder
        }. Also folgt ab y = { $again } dasselbe wie ab y = { $state }.
    }
    [1] { $line ->
        [row] Warum: Züge entlang Zeile { $n } reichen ein Feld zurück, und das vor x = { $state } ist gleich dem vor x = { $again }. Die Zeilen, in die andere Züge führen, { $every ->
            [1] ändern sich ab x = { $state } nicht mehr
           *[other] wiederholen sich gemeinsam ab x = { $state } alle { $every } Felder
        }
       *[column] Warum: Züge entlang Spalte { $n } reichen ein Feld zurück, und das vor y = { $state } ist gleich dem vor y = { $again }. Die Spalten, in die andere Züge führen, { $every ->
            [1] ändern sich ab y = { $state } nicht mehr
           *[other] wiederholen sich gemeinsam ab y = { $state } alle { $every } Felder
        }
    }. Also ist auch alles danach gleich.
   *[other] { $line ->
        [row] Warum: Züge entlang Zeile { $n } reichen { $window } Felder zurück, und die vor x = { $state } sind gleich denen vor x = { $again }. Die Zeilen, in die andere Züge führen, { $every ->
            [1] ändern sich ab x = { $state } nicht mehr
           *[other] wiederholen sich gemeinsam ab x = { $state } alle { $every } Felder
        }
       *[column] Warum: Züge entlang Spalte { $n } reichen { $window } Felder zurück, und die vor y = { $state } sind gleich denen vor y = { $again }. Die Spalten, in die andere Züge führen, { $every ->
            [1] ändern sich ab y = { $state } nicht mehr
           *[other] wiederholen sich gemeinsam ab y = { $state } alle { $every } Felder
        }
    }. Also ist auch alles danach gleich.
}

lines-too-far = { $line ->
    [row] Zeilen werden eine nach der anderen von der ersten an berechnet, bis Zeile { $most }: Hier ist es zu weit draußen.
   *[column] Spalten werden eine nach der anderen von der ersten an berechnet, bis Spalte { $most }: Hier ist es zu weit draußen.
}

say-unknown = { $line ->
    [row] Ab Zeile { $n } ist die Periode zu lang, um hier gefunden zu werden.
   *[column] Ab Spalte { $n } ist die Periode zu lang, um hier gefunden zu werden.
}

remainder-title = Was übrig bleibt, wenn beide Züge genommen sind

remainder-about = Beide Züge zusammen zu nehmen, ändert nichts. Nimm also beide weg, so oft sie passen. Wer beginnt, gewinnt, wenn einer der Züge ungerade oft in den Rest passt.

remainder-more = Mit den Zügen (1,3) und (2,1) zum Beispiel ist (x+3,y+4) genau dann gewonnen, wenn (x,y) es ist.

remainder-source = [LSY24] Lemma 2, Abbildung 8 und Satz 28 (berichtigt), Satz 31

remainder-figure-8 = Abbildung 8

remainder-squirrel = Eichhörnchen und Krähe: 5 Erdnüsse, 6 Walnüsse

remainder-region-c = Paläste in Gebiet C

one-move-title = Wie oft der Zug passt

one-move-about = Mit einem Zug gibt es nichts zu wählen. Wer beginnt, gewinnt, wenn der Zug ungerade oft passt, wie bei den Blütenblättern: sie liebt mich, sie liebt mich nicht.

one-move-more = So zerfällt das Brett in L-Formen, abwechselnd aus Palästen und aus N-Positionen, jede einen Zug weiter als die davor.

one-move-source = [LSY24] Lemmata 17 und 18

row-square = Feld

row-left = Rest

row-taken = genommen: { $sum }

row-fits = { $move } passt

regions-title = Die Gebiete

too-narrow = Komm näher, um die Streifen der Gebiete zu sehen: Hier sind sie zu schmal.

head-region = Gebiet

head-region-squares = Felder

head-who-wins = wer gewinnt

division-title = { $moves ->
    [1] { one-move-title }
   *[other] Geteilt durch { $sum }
}

head-pile = Haufen { $n }

head-times = Male

parity-of = { $odd ->
    [true] { $n }, ungerade
   *[false] { $n }, gerade
}

say-take = { $sum } wegnehmen

say-point = { $moves ->
    [1] Es gibt nur einen Zug, also gibt es nichts zu wählen. Wer beginnt, gewinnt, wenn der Zug ungerade oft passt. Zeig auf ein Feld, um zu sehen, wie oft.
   *[other] Zeig auf ein Feld, um zu sehen, was davon übrig bleibt.
}

sum-fits = { $p }: Beide Züge zusammen, { $sum }, passen { $n ->
    [0] nicht.
   *[other] { $n ->
        [1] einmal, und { $left } bleibt übrig.
        [2] zweimal, und { $left } bleibt übrig.
       *[other] { $often }-mal, und { $left } bleibt übrig.
    }
}

say-one = { $n ->
    [0] { $p }: Kein Zug passt: Wer beginnt, verliert.
   *[other] { $odd ->
        [true] { $n ->
            [1] { $p }: { $move } passt einmal
           *[other] { $p }: { $move } passt { $often }-mal
        }, eine ungerade Zahl: Wer beginnt, macht diesen Zug und gewinnt.
       *[false] { $n ->
            [2] { $p }: { $move } passt zweimal
           *[other] { $p }: { $move } passt { $often }-mal
        }, eine gerade Zahl: Wer beginnt, verliert.
    }
}

there-odd = { $n ->
    [1] Dort passt { $move } einmal, eine ungerade Zahl: Wer beginnt, macht diesen Zug und gewinnt.
   *[other] Dort passt { $move } { $often }-mal, eine ungerade Zahl: Wer beginnt, macht diesen Zug und gewinnt.
}

there-even = { $n ->
    [2] Dort passt nur { $move }, zweimal, eine gerade Zahl: Wer beginnt, verliert.
   *[other] Dort passt nur { $move }, { $often }-mal, eine gerade Zahl: Wer beginnt, verliert.
}

there-both-even = { $n ->
    [2] { $m ->
        [2] Dort passt { $move } zweimal und { $other } zweimal, jeweils eine gerade Zahl: Wer beginnt, verliert.
       *[other] Dort passt { $move } zweimal und { $other } { $oftener }-mal, jeweils eine gerade Zahl: Wer beginnt, verliert.
    }
   *[other] { $m ->
        [2] Dort passt { $move } { $often }-mal und { $other } zweimal, jeweils eine gerade Zahl: Wer beginnt, verliert.
       *[other] Dort passt { $move } { $often }-mal und { $other } { $oftener }-mal, jeweils eine gerade Zahl: Wer beginnt, verliert.
    }
}

there-never = Dort passt kein Zug: Wer beginnt, verliert.

say-region = Der Rest liegt in Gebiet { $region }.

wins-none = verloren: kein Zug passt

wins-odd = gewonnen, wenn { $move } ungerade oft passt

wins-leads = gewonnen: { $move } führt zu { $region }

wins-either = gewonnen, wenn { $axis } ≥ { $least }, denn { $move } führt zu { $region }; sonst, wenn { $other } ungerade oft passt

where-both = x ≥ { $x } und y ≥ { $y }

wins-d = wie { $sum } davor: D besteht aus Kopien von A, B und C

segments-title = Segmente mit je einem Mosaik

segments-about = Von weit weg siehst du Segmente: Sektoren, die in der Ecke beginnen. In jedem Segment bilden die Paläste ein Mosaik, ein Muster, das sich wiederholt wie die Fliesen auf einem Boden.

segments-more = Die beiden Pfeile führen von einem Feld zu anderen mit demselben Ausgang. „1/3 Paläste“ heißt, dass ein Drittel der Felder eines Segments Paläste sind. An einer Verwerfung ist das Muster eines Segments verschoben, als wären die Fliesen der einen Hälfte des Bodens verrutscht.

segments-source = [LSY24] Abschnitt 9, Abbildungen 3 und 19 bis 22, Probleme 61 und 62

segments-figure-3 = Abbildung 3, links

segments-figure-21 = Abbildung 21, fünf Segmente

segments-figure-22 = Abbildung 22, sechs Segmente

segments-three-moves = Drei Züge, fünf Segmente

segments-table = Segmente, von der x-Achse zur y-Achse

faults-title = Verwerfungen: Jenseits einer Verwerfung ist das Muster eines Segments verschoben

look-farther = Doppelt so weit hinausschauen

share-of-palaces = { $share } Paläste

zoom-out = Verkleinere, um mehr von den Segmenten auf einmal zu sehen.

err-no-segments = die Züge sind zu lang, um weit genug nach Segmenten zu schauen, also ist nicht bekannt, ob es welche gibt

err-no-segments-but-remainders = die Züge sind zu lang, um nach Segmenten zu schauen, aber wie jedes Feld ausgeht, weiß man trotzdem, durch Reste

nothing-known = nichts bekannt

head-share = Paläste

head-periods = Perioden

head-slopes = zwischen den Steigungen

head-segment = Segment

head-slope = Steigung

head-shifted = verschoben um

slope-about = etwa { $slope }

slope-label = { $exact ->
    [true] Steigung { $slope }
   *[false] Steigung etwa { $slope }
}

fault-label = { $exact ->
    [true] Verwerfung, Steigung { $slope }
   *[false] Verwerfung, Steigung etwa { $slope }
}

segment-words = { $n ->
    [1] { $p } liegt in dem einen Segment
   *[other] { $p } liegt in Segment { $i } von { $n }
}, { $parts ->
    [1] in
   *[other] Teil { $k } von { $parts }, in
} dem { $share ->
    [none] kein Feld ein Palast ist
    [all] alle Felder Paläste sind
   *[some] { $part } der Felder Paläste sind
}. Schritte um { $u } und um { $v } führen zu Feldern mit demselben { $parts ->
    [1] Ausgang.
   *[other] Ausgang, solange sie in diesem Teil { $fault ->
        [true] bleiben. Jenseits einer Verwerfung ist das Muster verschoben.
       *[false] bleiben.
    }
}

say-proved = { $palace ->
    [true] Nach dem Mosaik ist es ein Palast. Das ist für alle Felder mit x+y ≥ { $reach } bewiesen.
   *[false] Nach dem Mosaik ist es eine N-Position. Das ist für alle Felder mit x+y ≥ { $reach } bewiesen.
}

say-expected = { $palace ->
    [true] Nach dem Mosaik ist es ein Palast. Das ist hier nicht bewiesen.
   *[false] Nach dem Mosaik ist es eine N-Position. Das ist hier nicht bewiesen.
}

say-checked = { $correct ->
    [true] { $palace ->
        [true] Nach dem Mosaik ist es ein Palast, und das stimmt.
       *[false] Nach dem Mosaik ist es eine N-Position, und das stimmt.
    }
   *[false] So nah an der Ecke hat das Mosaik noch nicht begonnen. Nach dem Mosaik wäre das Feld { $palace ->
        [true] eine N-Position, aber es ist ein Palast.
       *[false] ein Palast, aber es ist eine N-Position.
    }
}

say-is = { $palace ->
    [true] Es ist ein Palast.
   *[false] Es ist eine N-Position.
}

in-axis-strip = { $p } liegt im Streifen entlang einer Achse, bevor das Mosaik beginnt.

in-strip = { $p } liegt im Streifen zwischen zwei Mosaiken, entlang der Steigung { $slope }. Er wiederholt sich nach jedem Schritt um { $every }.

near-corner = { $p } liegt so nah an der Ecke, dass sich die Segmente noch nicht getrennt haben.

in-no-pattern = { $p } liegt, wo kein Muster gefunden wurde, das sich wiederholt.

say-survey = { $settled ->
    [true] { $faults ->
        [0] { $segments ->
            [1] Geklärt: ein Segment
           *[other] Geklärt: { $segments } Segmente
        }
       *[other] Geklärt: { $segments ->
            [1] ein Segment
           *[other] { $segments } Segmente
        } mit { $faults ->
            [1] einer Verwerfung
           *[other] { $faults } Verwerfungen
        }
    }, bewiesen für alle Felder mit x+y ≥ { $reach } außerhalb der grauen Streifen entlang der Linien. Auch die Streifen wiederholen sich entlang der Linien.
   *[false] { $segments ->
        [0] Nicht bekannt: Bis x+y = { $reach } wurde kein Mosaik gefunden.
       *[other] { $gaps ->
            [true] Nicht geklärt: mindestens { $segments ->
                [1] ein Segment
               *[other] { $segments } Segmente
            }, gemessen in { $known } von 90 Grad bis x+y = { $reach }. In den grauen Teilen des Bretts weiß man nichts: Dort wurde kein Muster mit Perioden bis { $periods } gefunden.
           *[false] { $segments ->
                [1] Nicht geklärt: ein Segment
               *[other] Nicht geklärt: { $segments } Segmente
            }, bis x+y = { $reach } gemessen. Weiter draußen kann es andere geben.
        }
    } { $then ->
        [nothing] Weiter draußen kann nichts berechnet werden.
        [may] Schau weiter hinaus, um mehr zu wissen.
       *[searched] Die Suche wird weiter draußen fortgesetzt.
    }
}

known-by-remainders = Wie jedes Feld ausgeht, weiß man trotzdem, durch Reste.

percolation-title = Wege, die die Paläste meiden

percolation-about = Kann eine Ameise immer weiterlaufen, ohne auf einen Palast zu treten, und dabei in ihrem Segment bleiben? Grün zeigt einen solchen Weg. Wo es keinen gibt, sperren Paläste die Ameise auf den roten Feldern ein.

percolation-more = Ein Segment ist ein Sektor des Bretts mit einem Muster von Palästen. Die Paläste sperren die Ameise auf einer Insel ein oder in einem Band, das aus dem Segment hinausführt.

percolation-source = [LSY24] Problem 51, Abbildungen 12, 19 und 20

percolation-figure-12-left = Abbildung 12, links: eine Mitte ohne Weg

percolation-figure-12-right = Abbildung 12, rechts: überall ein Weg

percolation-figure-19 = Abbildung 19: nur über Ecken

percolation-figure-20 = Abbildung 20: ein Band, das hinausführt

say-outside = Er liegt nicht in diesem Teil des Bretts: Er beginnt weiter draußen, wo das Segment breit genug ist.

paths-title = Gibt es einen Weg ohne Ende?

over-label = Die Ameise läuft

over-sides = über Seiten

over-corners = über Seiten und Ecken

head-way = ein Weg

head-repeats = er wiederholt sich nach

is-there-way = { $form ->
    [path] ja
    [bands] nein: Bänder entlang { $along }
   *[islands] { $most ->
        [0] nein: nur Paläste
        [1] nein: einzelne Felder
       *[other] nein: Inseln von höchstens { $most } Feldern
    }
}

way-period = { $steps ->
    [0] {""}
   *[other] { $steps ->
        [1] { $by }, ein Schritt
       *[other] { $by }, { $steps } Schritte
    }
}

name-of = { $parts ->
    [1] { $i }
   *[other] { $i } (Teil { $part })
}

percolates = { $p } liegt in Segment { $segment }, wo die Ameise { $form ->
    [path] für immer über Seiten { $corners ->
        [true] und Ecken laufen
       *[false] laufen
    } kann: { $steps ->
        [1] Ein Schritt bringt
       *[other] { $steps } Schritte bringen
    } sie um { $by } weiter, und so fort ohne Ende.
    [bands] nicht für immer über Seiten { $corners ->
        [true] und Ecken laufen
       *[false] laufen
    } kann. Die Paläste lassen ihr Bänder entlang { $along }, und diese führen aus dem Segment hinaus.
   *[islands] nicht für immer über Seiten { $most ->
        [0] { $corners ->
            [true] und Ecken laufen kann: nur Paläste.
           *[false] laufen kann: nur Paläste.
        }
        [1] { $corners ->
            [true] und Ecken laufen
           *[false] laufen
        } kann: Die Paläste lassen ihr einzelne Felder.
       *[other] { $corners ->
            [true] und Ecken laufen
           *[false] laufen
        } kann: Die Paläste lassen ihr Inseln von höchstens { $most } Feldern.
    }
}

say-nowhere = { $p } liegt zwischen den Segmenten und gehört zu keinem Mosaik.
