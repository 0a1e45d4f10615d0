# L (low) steht für eine tiefe Dame nahe der Geraden Zeile = Spalte · φ, H (high) für eine hohe: Die Buchstaben bleiben.
spiral-source = [DSS20] Abschnitte 1 und 2, Abbildung 2

quadrant-source = [DSS20] Abschnitt 8, Tabelle 5

knights-on-spiral = Springer auf der Spirale

rooks-nim-values = Nim-Werte von Türmen

first-on-quadrant = Die ersten Damen im Quadranten

queen-in-every-column = Eine Dame in jeder Spalte

eight-squares = 8 × 8 Felder

first-on-spiral = Die ersten Damen auf der Spirale

telescope-title = Ein Teleskop für ferne Damen

telescope-about = Der Platz der Dame von Spalte c hängt von den tiefen Damen nahe den Spalten c/φ und c/φ² ab. Diese hängen von Spalten ab, die φ-mal näher an der Ecke liegen. So braucht eine Spalte mit hundert Ziffern etwa 470 Schritte.

telescope-more = Das sind die Damen, deren Zeilen und Antidiagonalen so weit reichen. Jeder Schritt sieht ein paar Spalten an.

telescope-source = [DSS20] Abschnitt 8, und [LW14] Abbildung 7 für das Bild

telescope-way-down = Der Weg hinab von Spalte 20 000

telescope-maharaja = Dasselbe Teleskop für Maharadscha-Nim

low-before = tiefe Damen davor

on-last-level = Ebene { $level }, um Spalte { $column }, steht in der Tabelle: Diese Damen wurden eine nach der anderen gesetzt. L ist eine tiefe Dame, H eine hohe.

on-level = Auf Ebene { $level }, um Spalte { $column }, werden { $queens } Damen gelesen, L für eine tiefe und H für eine hohe. Sie folgen aus den tiefen Damen um Spalte { $next }, eine Ebene tiefer, und aus denen noch eine Ebene tiefer, sobald der Zustand davor bekannt ist: Alle 48 werden versucht, und nach 97 Spalten ist höchstens einer übrig.

found-queen = Also steht die Dame dieser Spalte auf Zeile { $row }, bei { $at }.

numbers-title = Die Nummern der Felder, Zeile für Zeile

values-title = Die Nim-Werte, Zeile für Zeile

columns-title = Spalten von Nim-Werten, die sich wiederholen

columns-about = Geh eine Spalte von Nim-Werten hinab: Von irgendeiner Zeile an ist der Wert q Zeilen weiter unten um q größer. Vermutet wurde, dass q = 16 für jede Spalte gilt. Spalte 9 widerlegt das.

columns-more = Spalte 1 ist 2 3 0 1, 6 7 4 5, 10 11 8 9 und so weiter: Vier Zeilen weiter unten ist der Wert immer um vier größer. Also ist ihre Quasiperiode 4. Jede Farbe steht für die Differenz zwischen einem Wert und der Nummer seiner Zeile, also wiederholen sich gleiche Farben. Die gestrichelte Linie zeigt, wo die Quasiperioden beginnen.

columns-source = [DSS20] Abschnitt 8, Vermutung 26

columns-nine = Spalte 9 und ihre Belege

columns-two = Spalte 2, wie vermutet

column-label = Spalte

the-column = die Spalte

err-columns-far = die Nim-Werte der ersten Spalten beginnen in Zeile 0: Hier ist es zu weit draußen

row-name = Zeile { $row }: { $value }

column-head = Spalte

quasi-head = Quasiperiode

from-row-head = ab Zeile

sixteen-head = auch 16?

row-head = Zeile

value-head = Wert

more-head = mehr

overview-title = Die Quasiperioden der ersten Spalten, alle bewiesen, aus { $rows } Zeilen

yes = ja

no = nein

differences-title = Spalte { $column }: Wert minus Nummer der Zeile

failures = Wo 16 in Spalte { $column } nicht gilt: { $none ->
    [true] nirgends ab Zeile { $row }
   *[false] Zeilen von { $row } bis { $last }, jede mit der Zeile 16 weiter unten
}

same-and-more = dasselbe, und { $n } mehr

nothing-proved = Über Spalte { $column } ist nichts bewiesen.

quasi-said = In Spalte { $column } ist der Wert ab Zeile { $row } jeweils { $period ->
    [one] 1 Zeile
   *[other] { $period } Zeilen
} weiter unten um { $period } größer: Ihre Quasiperiode ist { $period }.

quasi-why = Das ist für alle Zeilen bewiesen. Die Werte über Zeile { $first } und über Zeile { $second } sind dieselben, von der Zeile aus gezählt, und ebenso das, was die Spalten davor ändern können.

sixteen-works = Also gilt auch 16, wie vermutet.

sixteen-fails = { $conjectured } gilt nicht: Zeile { $row } hat den Wert { $value }, und Zeile { $below } hat { $other }, das sind { $more } mehr. Das wiederholt sich alle { $period } Zeilen, für immer.

beyond-computed = { $at } liegt jenseits dessen, was berechnet wurde: Spalten 0 bis { $column }, Zeilen 0 bis { $row }.

value-fails = { $at } hat den Nim-Wert { $value }, aber { $conjectured } Zeilen weiter unten ist er { $other }, das sind { $more } mehr; { $period } Zeilen weiter unten ist er { $last }.

value-before = { $at } hat den Nim-Wert { $value }, und seine Spalte hat die Quasiperiode { $period } erst ab Zeile { $row }.

value-below = { $at } hat den Nim-Wert { $value }, und { $period ->
    [one] 1 Zeile
   *[other] { $period } Zeilen
} weiter unten ist er { $other }, { $more } mehr.

value-proved = { $at } hat den Nim-Wert { $value }, und { $period ->
    [one] 1 Zeile
   *[other] { $period } Zeilen
} weiter unten ist er { $other }, weil die Quasiperiode bewiesen ist.

other-column = Gezeichnet ist Spalte { $column }: { $period ->
    [one] 1 Zeile
   *[other] { $period } Zeilen
} weiter unten ist der Wert um { $period } größer.

lines-title = Zwei Geraden und 48 Zustände

lines-about = Die Dame von Spalte c steht nahe Zeile cφ, wenn sie tief steht, und nahe Zeile c/φ, wenn sie hoch steht, wobei φ = 1,618… die goldene Zahl ist. Der Abstand bleibt beschränkt.

lines-more = Der Platz der nächsten Dame hängt von wenigen Linien nahe der ersten freien Zeile ab. So weit hinaus du auch siehst, diese Linien bilden nur 48 verschiedene Muster, die Zustände.

lines-source = [DSS20] Abschnitt 8, Vermutung 25

lines-machine = Die Maschine, Schritt für Schritt

show-label = Zeigen

show-the-lines = die Geraden und die Abstände

show-the-machine = die Maschine mit 48 Zuständen

low-name = tief

high-name = hoch

low-line = Zeile = Spalte · φ

high-line = Zeile = Spalte / φ

lines-words = Die Bänder sind bewiesen: In jeder Spalte, wie weit draußen auch immer, liegt der Abstand zwischen den Schranken in der Tabelle. Der Beweis geht alle Situationen durch, die vorkommen können. [DSS20] vermutete, dass es solche Schranken gibt (Vermutung 25); Knuth schreibt, dass Sloane und Shallit bewiesen haben, wie die Damen stehen.

kinds-title = Tief (L) oder hoch (H), Spalte für Spalte

nearby-title = Die Damen ringsum, und wie viele Zeilen sie jenseits ihrer Geraden stehen

path-title = Die Zustände, Spalte für Spalte

here-word = hier

place-next = Nächste Dame setzen

low-verdict = also steht sie tief, hier

taken = besetzt

free-here = frei: hier

free = frei

beyond-head = jenseits

proved-least = bewiesen: mehr als

least-seen = gesehen: mindestens

in-column = in Spalte

greatest-seen = gesehen: höchstens

proved-most = bewiesen: weniger als

state-heading = Zustand

times-head = wie oft

then-head = danach

extremes-title = Wie viele Zeilen jenseits der Geraden: bewiesen, und gesehen in den ersten { $columns } Spalten

seat-title = Wohin die Dame von Spalte { $column } kommen kann, und welche Damen die Zeile, die Antidiagonale und die Diagonale besetzen

states-title = Die { $n } Zustände: welche Zeilen, Antidiagonalen und Diagonalen (●) hohe Damen besetzen, von der ersten freien Zeile an; wie oft in den ersten { $columns } Spalten, und welche Zustände danach kamen

before-column = { $low ->
    [true] Vor Spalte { $column } ist die erste Zeile ohne Dame { $first }, und die Maschine ist in Zustand { $state } von { $states }. Also steht die Dame von Spalte { $column } tief, auf Zeile { $row }.
   *[false] Vor Spalte { $column } ist die erste Zeile ohne Dame { $first }, und die Maschine ist in Zustand { $state } von { $states }. Also steht die Dame von Spalte { $column } hoch, auf Zeile { $row }.
}

why-front = { $low ->
    [true] Nahe der ersten freien Zeile ist kein Feld frei. Auf den Feldern sagen r, a und d, dass die Zeile, die Antidiagonale oder die Diagonale besetzt ist.
   *[false] Sie nimmt das erste freie Feld. Auf den Feldern sagen r, a und d, dass die Zeile, die Antidiagonale oder die Diagonale besetzt ist.
}

queen-of-column = { $low ->
    [true] In Spalte { $column } steht die Dame auf Zeile { $row }, tief: { $side ->
        [beyond] { $rows } Zeilen jenseits der Geraden Zeile = Spalte · φ.
       *[before] { $rows } Zeilen vor der Geraden Zeile = Spalte · φ.
    }
   *[false] In Spalte { $column } steht die Dame auf Zeile { $row }, hoch: { $side ->
        [beyond] { $rows } Zeilen jenseits der Geraden Zeile = Spalte / φ.
       *[before] { $rows } Zeilen vor der Geraden Zeile = Spalte / φ.
    }
}

tribonacci-title = Vier Arme, ein Wort aus drei Buchstaben

tribonacci-about = Die Damen bilden vier Arme. Jeder Schritt von einer Dame eines Arms zur nächsten ist einer von dreien, a: (2,3), b: (1,3) oder c: (1,2). Nach einem ersten c ergeben die Schritte das Tribonacci-Wort.

tribonacci-more = Entlang der Spirale kommt auf jedes Feld, das keine frühere Dame angreift, eine Dame. Die Arme liegen je eine Vierteldrehung auseinander. Das Tribonacci-Wort bleibt gleich, wenn jedes a zu ab wird, jedes b zu ac und jedes c zu a.

tribonacci-source = [DSS20] Sätze 1, 2 und 20

example-number = Eine Zahl in Tribonacci-Ziffern

rewrite-label = Aus 0111 wird 1000

example-two = Zwei Buchstaben: das Fibonacci-Wort

arms-label = die Arme und ihre Tabelle

growth-label = wie das Wort wächst

places-label = wo jeder Buchstabe steht

number-digits-label = eine Zahl in Tribonacci-Ziffern

two-label = zwei Buchstaben: das Fibonacci-Wort

number-label = Zahl

digits-label = Ziffern

slope-psi = Steigung ψ

slope-flat = Steigung 1/ψ

golden-steep = Wythoff: φ

golden-flat = Wythoff: 1/φ

arms-words = ψ = 1,8393… ist die Tribonacci-Konstante, ψ³ = ψ² + ψ + 1: Es ist bewiesen, dass sich Y/X ihr entlang eines Arms nähert. Zeile n der Tabelle hat die Dame (X, Y); M = Y − X und P = Y + X sind ihre Diagonalen. Jede ganze Zahl ab 1 kommt einmal unter X oder Y vor und einmal unter M oder P.

places-words = A, B und C sagen, wo das n-te a, b und c im Wort steht, von 1 an gezählt. Jede Zahl steht in genau einer der drei. B − A ist X und C − B ist Y, also sagt das Wort, wo die Damen stehen.

theme-title = Die Titelmelodie Θ = c T: der Buchstabe jeder Zeile

xymp-title = Die Damen (X, Y), ihre Diagonalen M und P, und um wie viel alle vier zur nächsten Zeile hin wachsen, Δ

places-title = Wo das n-te a, b, c steht

images-title = Was τ aus jedem dieser Buchstaben macht: zusammen ist es dasselbe Wort

blocks-title = Θ in Blöcken: was θ aus jedem seiner eigenen Buchstaben macht

apply-tau = τ anwenden: a → ab, b → ac, c → a

apply-sigma = Regel anwenden: a → ab, b → a

fibonacci-words = Mit zwei Buchstaben, a → ab und b → a, ist es das Fibonacci-Wort. Das n-te a und das n-te b stehen bei A und B. Die Damen von Wythoff-Nim, die Punkte, sind (A, B) und (B, A). Dort sind die Steigungen φ = 1,6180… und 1/φ, φ² = φ + 1, und B − A ist n.

sibling-title = Die Damen (A, B) von Wythoff-Nim

greedy-title = Gierig: immer wieder die größte Tribonacci-Zahl wegnehmen

rewrites-title = Die Ziffern bisher: Jede Zeile steht für dieselbe Zahl

replace-step = 0111 durch 1000 ersetzen

left-head = übrig

take-head = wegnehmen

still-head = noch übrig

how-head = wie

step-head = Schritt

digits-head = Ziffern

grown-title = { $times ->
    [0] a
    [1] τ auf a angewandt
   *[other] τ { $times }-mal auf a angewandt: der Anfang des Tribonacci-Worts T
}

fibonacci-title = { $times ->
    [0] a
    [1] Die Regel 1-mal auf a angewandt
   *[other] Die Regel { $times }-mal auf a angewandt
}

theme-words = Wird τ { $times ->
    [0] keinmal
    [one] 1-mal
   *[other] { $times }-mal
} angewandt, ist das Wort { $letters ->
    [one] 1 Buchstaben
   *[other] { $letters } Buchstaben
} lang, eine Tribonacci-Zahl: Jede ist die Summe der drei davor. Darunter steht, warum die Schritte das Wort ergeben. Die Zahlen, die unter Y fehlen, stehen unter X. Also werden aus Schritten von Y Schritte von X nach τ′: a → ba, b → ca, c → a. Ebenso werden aus Schritten von P Schritte von M nach τ″: a → acab, b → aab, c → ab.

growth-title = Von den Schritten von { $first } zu denen von { $second }, den Zahlen dazwischen

member-title = Was diese Ziffern über Zeile { $row } sagen

count-title = Wie viele von jedem Buchstaben unter den ersten { $n } sind

digits-title = { $n } in Tribonacci-Ziffern

rewrite-title = Ziffern von { $n }

sum-words = { $n } = { $sum }: Nie stehen drei Einsen hintereinander, denn drei benachbarte Tribonacci-Zahlen ergeben die nächste.

long-sum-words = { $n } ist eine Summe von { $count } Tribonacci-Zahlen, von denen keine drei benachbart sind.

letter-words = Am Ende { $ones ->
    [0] steht keine 1
    [1] steht eine 1
   *[other] stehen { $ones } Einsen
}, also ist Buchstabe { $row } des Tribonacci-Worts { $letter }: ohne Eins ist es a, mit einer b, mit zweien c.

rewrite-words = { $all ->
    [0] Diese Ziffern stehen für { $n }, und nirgends stehen drei Einsen hintereinander. Also ist das die eine Art, { $n } gierig zu schreiben.
   *[other] { $done ->
        [true] Nach { $all ->
            [one] 1 Schritt
           *[other] { $all } Schritten
        } ist kein 0111 mehr übrig: So wird { $n } gierig geschrieben, von der größten Tribonacci-Zahl abwärts. Jeder Schritt nimmt zwei Einsen weg, also endet es immer.
       *[false] Diese Ziffern stehen für { $n }. Drei Einsen hintereinander sind drei benachbarte Tribonacci-Zahlen, die die nächste ergeben: Also kann aus 0111 die Folge 1000 werden.
    }
}

first-queen = Die erste Dame steht in der Mitte, auf Feld 0: Zeile 0 der Tabelle, Buchstabe c.

queen-words = { $turns ->
    [0] Auf { $at } steht eine Dame, auf Feld { $square }: Zeile { $row } der Tabelle, (X,Y) = { $pair }. Ihr Buchstabe ist { $letter }, also steht die nächste Dame dieses Arms { $x } und { $y } weiter.
    [1] Auf { $at } steht eine Dame, auf Feld { $square }: Zeile { $row } der Tabelle, (X,Y) = { $pair }, um 1 Viertel gedreht. Ihr Buchstabe ist { $letter }, also steht die nächste Dame dieses Arms { $x } und { $y } weiter.
   *[other] Auf { $at } steht eine Dame, auf Feld { $square }: Zeile { $row } der Tabelle, (X,Y) = { $pair }, um { $turns } Viertel gedreht. Ihr Buchstabe ist { $letter }, also steht die nächste Dame dieses Arms { $x } und { $y } weiter.
}

no-queen = Auf { $at } steht keine Dame: Die auf { $before } kam vorher und greift das Feld an.

err-too-far = die Arme werden bis zu Koordinaten mit { $digits } Ziffern gezeigt: Hier ist es zu weit draußen

err-number = die Zahl hat bis zu { $most } Ziffern und sonst nichts: { $text }

err-digits = die Ziffern sind bis zu { $most } aus 0 und 1 und nicht { $text }

how-x = B − A

how-y = C − B
