title = { $many ->
    [true] Vektorsubtraktion mit { $n } Zügen
   *[false] Vektorsubtraktion {"{"}{ $moves }{"}"}
}

rules = { $n ->
    [1] { $piles ->
        [1] Zieh den Zug { $moves } vom Haufen ab. Der Haufen darf nicht
        [2] Zieh den Zug { $moves } von x und y ab, den beiden Haufen. Keiner darf
       *[other] Zieh den Zug { $moves } von den Haufen ab. Keiner darf
    }
   *[other] { $many ->
        [true] { $piles ->
            [1] Zieh einen der { $n } Züge vom Haufen ab. Der Haufen darf nicht
            [2] Zieh einen der { $n } Züge von x und y ab, den beiden Haufen. Keiner darf
           *[other] Zieh einen der { $n } Züge von den Haufen ab. Keiner darf
        }
       *[false] Zieh einen der Züge { $moves } { $piles ->
            [1] vom Haufen ab. Der Haufen darf nicht
            [2] von x und y ab, den beiden Haufen. Keiner darf
           *[other] von den Haufen ab. Keiner darf
        }
    }
} unter null fallen. Wer nicht ziehen kann, { $misere ->
    [true] gewinnt
   *[false] verliert
}.

component = eine Komponente eines Zuges

expected-end = „,“ oder „)“ wird erwartet

one-or-many = eckige Klammern können einen Zug oder viele Züge meinen: Schreib {"{"}1,3,4{"}"} für Züge von einem Haufen, (1,3,4) für einen Zug von drei Haufen

too-many-moves = es darf höchstens { $most } Züge geben

too-many-components = ein Zug darf höchstens { $most } Komponenten haben

err-dimension = eine Position dieses Spiels hat { $dim ->
    [one] { $dim } Komponente
   *[other] { $dim } Komponenten
}, nicht { $found }

err-negative = keine Komponente einer Position kann negativ sein wie in ({ $p })

err-digits = eine Komponente einer Position darf höchstens { $most } Ziffern haben

err-strip = das Brett ist ein Streifen, ein Feld hoch, der bei 0,0 beginnt

err-before = das Brett beginnt bei 0,0 und hat davor keine Felder

err-slice = diese Schicht liegt für diese Züge zu weit draußen: Kein Brett von ihr kann berechnet werden

err-window-outside = das Fenster { $size } bei ({ $at }) liegt nicht innerhalb des Bretts, das { $board } groß ist und bei ({ $corner }) beginnt

err-too-large = { $searched ->
    [true] das Brett ist für diese Züge zu groß: Von 0,0 darf es bis zu { $size } Felder reichen. Eine kurze Suche hat keinen Plan des Bretts gefunden, und es gibt vielleicht einen
   *[false] das Brett ist für diese Züge zu groß: Von 0,0 darf es bis zu { $size } Felder reichen
}

err-too-far = { $searched ->
    [true] ({ $p }) liegt für diese Züge zu weit draußen, die bis ({ $reach }) gelöst sind: Eine kurze Suche hat keinen Plan des Bretts gefunden, und es gibt vielleicht einen
   *[false] ({ $p }) liegt für diese Züge zu weit draußen, die bis ({ $reach }) gelöst sind
}

err-elsewhere = die Karte beginnt nicht in der Ecke

err-followed = ein einzelner Haufen wird verfolgt, bis er sich wiederholt

err-behind = viele Felder liegen vor dem Fenster, und es gibt vielleicht einen kürzeren Weg dorthin

err-nim-slice = die Schicht liegt zu weit draußen für eine Karte von Nim-Werten

err-chart = ein Plan sagt nichts über Nim-Werte

err-sweep = ein Durchlauf geht schneller

err-nim-squares = vor ({ $p }) liegen zu viele Felder, um ihre Nim-Werte einzutragen

err-unknown = { $what ->
    [period] es ist keine Periode bekannt, und ein Durchlauf geht schneller, als eine zu suchen
   *[chart] es ist kein Plan bekannt, und ein Durchlauf geht schneller, als einen zu suchen
}

err-not-found = { $what ->
    [period] eine kurze Suche hat keine Periode gefunden
   *[chart] eine kurze Suche hat keinen Plan gefunden
}

err-options = ({ $p }) hat zu viele Optionen, um die Optionen einer jeden zu betrachten

err-no-blocks = { $game } hat keine Blöcke: Die haben nur Spiele in zwei Dimensionen

err-long-moves = die Züge von { $game } sind zu groß für Blöcke

symmetric-label = Symmetrisch

symmetric-about = Mit jedem Zug (a,b) auch (b,a).

additive-label = Additiv

additive-about = Mit zwei Zügen auch beide zusammen: ihre Summe.

max-symmetric-label = Max-symmetrisch

max-symmetric-about = Mit jedem Zug auch das, was ihm zum größten fehlt.

asymmetric-label = Asymmetrisch

asymmetric-about = Mit zwei Zügen (a,b) und (c,d), b ≤ d, auch (a+c,d−b).

arithmetic-label = Arithmetisch

arithmetic-about = Mit (a,2a) auch (3a,4a) und (4a,6a).

err-complete = { $as ->
    [symmetric] die Züge sind schon symmetrisch
    [additive] die Züge sind schon additiv
    [asymmetric] die Züge sind schon asymmetrisch additiv
    [arithmetic] die Züge sind schon arithmetisch additiv
   *[max-symmetric] die Züge sind schon max-symmetrisch
}

err-not-two = { $n ->
    [1] ein solches Regelwerk entsteht aus zwei Zügen: Hier gibt es nur einen Zug
   *[other] ein solches Regelwerk entsteht aus zwei Zügen: Hier gibt es { $n } Züge
}

err-not-arithmetic = ein arithmetisch additives Regelwerk hat keine anderen Züge als (a,2a), (3a,4a) und (4a,6a)

whole-sum = { $often ->
    [1] { $sum } wegzunehmen, beide Züge zusammen, ändert nichts: einmal, und ({ $left }) bleibt übrig.
    [2] { $sum } wegzunehmen, beide Züge zusammen, ändert nichts: zweimal, und ({ $left }) bleibt übrig.
   *[other] { $sum } wegzunehmen, beide Züge zusammen, ändert nichts: { $often }-mal, und ({ $left }) bleibt übrig.
}

nothing-left = Von dort führt kein Zug weiter: Wer jeden Zug mit dem anderen beantwortet, macht den letzten.

evenly = { $often ->
    [2] Von ({ $left }) kann nur { $move } weggenommen werden, zweimal, eine gerade Zahl: Wer beginnt, macht nicht den letzten Zug.
   *[other] Von ({ $left }) kann nur { $move } weggenommen werden, { $often }-mal, eine gerade Zahl: Wer beginnt, macht nicht den letzten Zug.
}

oddly = { $often ->
    [1] Von ({ $left }) kann { $move } einmal weggenommen werden, und das tut, wer beginnt.
   *[other] Von ({ $left }) kann { $move } { $often }-mal weggenommen werden, eine ungerade Zahl: Wer beginnt, macht auch den letzten Zug.
}

both-evenly = Von ({ $left }) kann { $first } { $often ->
    [2] zweimal
   *[other] { $often }-mal
} weggenommen werden oder { $second } { $oftener ->
    [2] zweimal
   *[other] { $oftener }-mal
}, gerade Zahlen: Wer beginnt, macht nicht den letzten Zug.

pile-repeats = { $palaces ->
    [none] Ab { $from } wiederholen sich die Ausgänge alle { $every }: { $x } ist { $like } und { $rounds } × { $every } mehr, und { $like } ist { $palace ->
        [true] ein Palast.
       *[false] eine N-Position.
    }
   *[other] Die Paläste sind { $palaces } und die Zahlen, die um { $every }, { $twice }, { $thrice } und so weiter größer sind als eine davon. { $x } gehört { $more ->
        [true] { $palace ->
            [true] dazu
           *[false] nicht dazu
        }, denn es ist { $like } und { $rounds } × { $every } mehr.
       *[false] { $palace ->
            [true] dazu.
           *[false] nicht dazu.
        }
    }
}

steps-repeat = { $palace ->
    [true] Bis zu { $far } Felder um ({ $p }) herum wiederholen sich die Ausgänge um { $step }: ({ $p }) ist ein Palast, wie auch ({ $like }).
   *[false] Bis zu { $far } Felder um ({ $p }) herum wiederholen sich die Ausgänge um { $step }: ({ $p }) ist eine N-Position, wie auch ({ $like }).
}

mosaic-repeats = Bis zu { $far } Felder um ({ $p }) herum bilden die Paläste ein Mosaik, das sich um { $first } und um { $second } wiederholt. ({ $p }) ist { $palace ->
    [true] einer von ihnen, wie auch ({ $like }).
   *[false] keiner von ihnen.
}

same-block = { $blocks ->
    [1] Das ganze Brett besteht aus einem Block von { $side }×{ $side } Feldern, immer wieder. ({ $p }) liegt in seinem Block an derselben Stelle wie ({ $like }) in einem anderen
   *[other] Das ganze Brett besteht aus { $blocks } verschiedenen Blöcken von { $side }×{ $side } Feldern. ({ $p }) liegt in seinem Block an derselben Stelle wie ({ $like }) in einem anderen derselben Art
}, und dieses Feld ist { $palace ->
    [true] ein Palast.
   *[false] eine N-Position.
}

twice-middle = ({ $from }) ist ein Palast, also auch ({ $p }), zweimal { $middle } weiter draußen ([LSY24] Lemma 37).

palace-and-none = ({ $from }) ist ein Palast und ({ $not }) keiner: Also ist ({ $p }) ein Palast ([LSY24] Lemma { $lemma } ({ $item })).

palace-and-neither = ({ $from }) ist ein Palast, und weder ({ $first }) noch ({ $second }) ist einer: Also ist ({ $p }) ein Palast ([LSY24] Lemma { $lemma } (iv)).

palace-and-either = ({ $from }) ist ein Palast und ({ $p }) keiner: Also ist ({ $first }) oder ({ $second }) ein Palast ([LSY24] Lemma { $lemma } (i)).

palace-before-two = ({ $first }) und ({ $second }) sind Paläste: Also ist ({ $p }) ein Palast ([LSY24] Lemma 34).

method-sweep-once = Durchlauf, sofort

method-sweep-end = Durchlauf, bis zum Ende

method-sweep-idea = Eine Position ist genau dann P, wenn keine ihrer Optionen es ist; je 64 Felder einer Zeile auf einmal, aus früheren Zeilen.

method-remainders = Reste

method-remainders-idea = p+s+t hat den Nim-Wert von p, für die Züge s und t (für P: Larsson, Saha, Yokoo 2024, Lemma 2), also wird s+t so oft wie möglich abgezogen.

method-period = Periode

method-period-idea = Felder ergeben sich aus denen davor, so weit der größte Zug zurückreicht: Wiederholt sich ein solches Stück, dann auch alles danach.

method-chart = Plan

method-chart-idea = Endlich viele Arten von Blöcken werden vermutet und bewiesen, sodass die Binärziffern einer Position von Art zu Art zu ihrem Ausgang führen.

method-ones-pile-idea = Die Paläste des Misère-Spiels sind die Positionen mit Nim-Wert 1: Bei einem Haufen hat jede Position mit Wert 0, die Optionen hat, eine mit Wert 1 (Ferguson 1974).

method-ones-moves-idea = Die Paläste des Misère-Spiels sind die Positionen mit Nim-Wert 1: Bei einem oder zwei Zügen hat jede Position mit Wert 0, die Optionen hat, eine mit Wert 1.
