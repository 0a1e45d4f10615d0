reply-won = gewonnen

reply-lost = nicht gewonnen

next-step = Weiter

next-lesson = Nächste Lektion

next-puzzle = Nächstes Rätsel

play-of = Spielen: { $game }

next-for-you = Als Nächstes für dich

restart-step = Schritt neu beginnen

restart-puzzle = Noch einmal

share-page = Palace teilen

shared-page = spielen und lernen

share-gallery = Galerie teilen

shared-gallery = die Galerie

share-lesson = Diese Lektion teilen

share-class = Zum Öffnen für die Klasse

shared-class = für die Klasse

for-teachers = Für die Lehrkraft

err-no-lesson = außerhalb einer Lektion gibt es keine Schritte

err-no-further = es gibt keinen weiteren Schritt

err-nothing-to-check = es gibt nichts zu prüfen: Dieser Schritt fragt nach keinen Feldern

err-nothing-asked = hier wird nichts gefragt

err-outside = dieses Feld gehört nicht zu denen, nach denen gefragt wird

err-board = das Brett des Schritts { $step } lässt sich nicht öffnen: { $err }

at-step = bei diesem Schritt, { $step } von { $steps }

counted = Schritt { $step } von { $steps }

done-of = { $done } von { $steps } erledigt

err-unread = sie ist nicht lesbar

err-file = die Datei { $name }: { $err }

err-not-kept = das ist kein Text davon, was jemand gemacht hat: Ein solcher Text beginnt mit { $head }

err-no-gallery = wie Karten wachsen, ist in der Galerie zu sehen

hung-of = { $at } von { $all }

wrong-in-line = In Zeile { $line } dieser Lektion (Schritt { $step }) { $why ->
    [none] { $more ->
        [0] stimmt etwas nicht.
        [one] und an einer weiteren Stelle stimmt etwas nicht.
       *[other] und an { COUNT($more) } weiteren Stellen stimmt etwas nicht.
    }
   *[other] { $more ->
        [0] stimmt etwas nicht: { $why }
        [one] und an einer weiteren Stelle stimmt etwas nicht: { $why }
       *[other] und an { COUNT($more) } weiteren Stellen stimmt etwas nicht: { $why }
    }
}

step-begun = Schritt { $step } von { $steps }: { $title }

stop = { $done ->
    [true] Schritt { $step }: { $title } (erledigt)
   *[false] Schritt { $step }: { $title }
}

about = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}{ $minutes ->
    [0] {""}
    [one] , etwa { $minutes } Minute
   *[other] , etwa { $minutes } Minuten
}

about-lesson = { $steps ->
    [one] Ein Schritt
   *[other] { CAPITAL($steps) } Schritte
}{ $minutes ->
    [0] {""}
    [one] , etwa eine Minute
   *[other] , etwa { COUNT($minutes) } Minuten
}

pupils-say = Was Schüler sagen

where-it-leads = Wohin es führt

the-paper = Der Artikel

verdict-title = { $right ->
    [true] Richtig.
   *[false] Noch nicht.
}

mover = { $loses ->
    [true] Wer am Zug ist, verliert
   *[false] Wer am Zug ist, kann gewinnen
}

tapped = { $n ->
    [0] Noch ist kein Feld markiert.
    [one] Ein Feld markiert.
   *[other] { CAPITAL($n) } Felder markiert.
}

pointed-at = { $marked ->
    [true] { $at }: markiert
   *[false] { $at }: nicht markiert
}

arrow-drawn = ein Pfeil von { $from } nach { $to }

label-drawn = das Wort „{ $text }“ bei { $at }

ring-drawn = ein Ring um { AND($squares) }

drawn-too = { $before }; { $after }

on-board = Auf dem Brett: { $what }.

to-do = { $kind ->
    [win] Spiel auf dem Brett und gewinne.
    [tap] { $side ->
        [P] Tipp auf jeden Palast im Rahmen: jedes Feld, auf dem verliert, wer am Zug ist.
        [N] Tipp auf jede N-Position im Rahmen: jedes Feld, von dem gewinnen kann, wer am Zug ist.
       *[wins] Tipp auf jedes Feld mit Ring, auf das ein Gewinnzug führt.
    }
    [outcome] Wenn die Figur auf { $at } steht: Was stimmt?
    [choose] Was ist richtig?
   *[type] Schreib deine Antwort.
}

eyes = Augen nach vorn

type-word = Tipp das Wort ein, das deine Lehrkraft zeigt.

waiting = Augen nach vorn. Tipp das Wort ein, das deine Lehrkraft zeigt.

other-word = Das ist ein anderes Wort. Schau nach vorn und tipp das Wort ein, das du dort siehst.

err-no-course = Pausen sind für eine Klasse, die eine Lektion bekommt: Wähl zuerst eine

counted-before = Vor Schritt { $step } von { $steps }

err-no-puzzle = auf dem Brett steht kein Rätsel

err-no-more-hints = es gibt keinen weiteren Tipp

err-of-no-game = zu einer Position gehört ihr Spiel: puzzle=wythoff&at=5,7

a-puzzle = Rätsel

asks = { $block ->
    [true] Du hast nach { $at } gezogen. Blockiere { $n ->
        [one] höchstens ein Feld
       *[other] bis zu { COUNT($n) } Felder
    }, sodass jeder Zug des Computers verliert.
   *[false] { $several ->
        [true] Du bist am Zug und kannst gewinnen: Finde einen Zug, mit dem es gelingt.
       *[false] Du bist am Zug. Genau ein Zug gewinnt: Mach ihn auf dem Brett.
    }
}

not-this = { FULL($to) } verliert: Von dort kann der Computer gewinnen. Versuch es noch einmal.

not-this-for = { FULL($to) } verliert, weil der Computer von dort mit einem Zug nach { FULL($reply) } gewinnen kann. Versuch es noch einmal.

not-this-blocking = { FULL($to) } verliert: Was du jetzt auch blockierst, von dort kann der Computer gewinnen. Versuch es noch einmal.

not-won = Der Computer kann gewinnen

from-here = Von hier aus kannst du gewinnen

left-open = Ein Palast ist offen

not-these = So blockiert bleibt ein Palast offen: Der Computer kann dorthin ziehen und gewinnen. Versuch es noch einmal.

own-puzzle = Finde den Gewinn

share-puzzle = Dieses Rätsel teilen

err-in = in { $board }: { $err }

err-not-to-block = bei { $at } kann nichts blockiert werden: find=block braucht ein Spiel, in dem blockiert wird, und noch darf dort nichts blockiert sein

err-no-palace = von { $at } ist kein Palast erreichbar: Was auch blockiert wird, gewinnt, und es ist kein Rätsel

err-no-block = bei { $at } gewinnt kein Blockieren: Es ist kein Rätsel

err-lost = von { $at } gewinnt kein Zug: Es ist kein Rätsel

err-no-set = dieser Link nennt keine Reihe von Rätseln wie puzzle=rook&level=2&seed=1&set=12

to-level = Ein Rätsel der Stufe { $level }

this-wins = Von { FULL($to) } verliert jeder Zug.

err-too-far = ein Rätsel liegt höchstens { $squares } Felder von der Ecke entfernt, und höchstens { $pawns } Felder sind dort blockiert

puzzle-of = { $month ->
    [1] Rätsel des Tages, { $day }. Januar
    [2] Rätsel des Tages, { $day }. Februar
    [3] Rätsel des Tages, { $day }. März
    [4] Rätsel des Tages, { $day }. April
    [5] Rätsel des Tages, { $day }. Mai
    [6] Rätsel des Tages, { $day }. Juni
    [7] Rätsel des Tages, { $day }. Juli
    [8] Rätsel des Tages, { $day }. August
    [9] Rätsel des Tages, { $day }. September
    [10] Rätsel des Tages, { $day }. Oktober
    [11] Rätsel des Tages, { $day }. November
   *[12] Rätsel des Tages, { $day }. Dezember
}

puzzle-of-set = Rätsel { $at } von { $of }

puzzle-stop = { $solved ->
    [true] Rätsel { $at } (gelöst)
   *[false] Rätsel { $at }
}

solved-of-set = { $all ->
    [true] { $of ->
        [one] Das Rätsel ist
       *[other] Alle { COUNT($of) } Rätsel sind
    } gelöst: Gib ab, was du gemacht hast.
   *[false] Gelöst: { $n } von { $of }. Du kannst jederzeit abgeben.
}

of-level = { $level ->
    [0] {""}
   *[other] Stufe { $level } von { $of }
}

find-other = { $block ->
    [true] Blockier-Rätsel
   *[false] Zug-Rätsel
}

only-palace-blocked = { FULL($at) } ist der einzige erreichbare Palast, und du hast ihn blockiert: Jeder andere Zug verliert.

palaces-blocked = { AND($palaces) } sind die erreichbaren Paläste, und du hast sie blockiert: Jeder andere Zug verliert.

this-wins-too = Von { FULL($to) } verliert jeder Zug. { CAPITAL($n) } Züge gewinnen hier.

own-puzzles = Aus deinen eigenen Spielen: { $n }

tally = { $alone ->
    [0] { $game } gegen den Computer ({ $opponent }): { $won } gewonnen, { $lost } verloren.
   *[other] { $game } gegen den Computer ({ $opponent }): { $won } gewonnen ({ $alone } ohne Hilfe), { $lost } verloren.
}

move-goes-to = Der Gewinnzug führt nach { FULL($to) }.

block-these = Blockiere { AND($squares) }.

solved-words = { $level ->
    [0] Palace. { $title }
   *[other] Palace. { $title }, Stufe { $level }
}: { $try ->
    [1] beim ersten Versuch gelöst
   *[other] beim { $try }. Versuch gelöst
}, { $hints ->
    [0] ohne Tipp
    [one] mit einem Tipp
   *[other] mit { COUNT($hints) } Tipps
}.

solved-so-far = { $solved ->
    [0] {""}
   *[other] { $solved } gelöst · { $first } beim ersten Versuch{ $days ->
        [0] {""}
       *[other] {" "}· Serie { $days }
    }
}

today = { $solved ->
    [true] Heute gelöst
   *[false] Noch offen
}{ $days ->
    [0] {""}
    [one] , ein Tag in Folge
   *[other] , { COUNT($days) } Tage in Folge
}

about-foreign = { $about }, auf Englisch

score-of = { $you } : { $computer }

rung-of = Anfang { $n } von { $of }{ $stars ->
    [0] {""}
    [1] {" "}· ★ gewonnen
   *[2] {" "}· ★★ ohne Hilfe gewonnen
}

stars-of = ★ { $n } von { $of }

lobby-title = { $teach ->
    [true] Unterrichten
   *[false] Erkunden
}

lobby-words = { $teach ->
    [true] Stundenpläne, eine Klasse, die abgibt, Arbeitsblätter und eine eigene Lektion.
   *[false] Jedes Spiel als Text, Ideen und Bilder der Aufsätze, was davon stimmt, und Palace an anderen Orten.
}

size-of = { $size ->
    [small] Klein
    [middle] Mittel
   *[hard] Schwer
}

still-open = Noch offen

solved-at = Versuch { $try }, { $help ->
    [none] ohne Hilfe
    [hint] mit Tipp
   *[told] mit Lösung
}

next-of = { $size ->
    [small] Weiter: das kleine Rätsel
    [middle] Weiter: das mittlere Rätsel
   *[hard] Weiter: das schwere Rätsel
}

streak-of = { $days ->
    [one] Ein Tag in Folge
   *[other] { CAPITAL($days) } Tage in Folge
}

new-puzzles-in = { $hours ->
    [0] { $minutes ->
        [0] Neue Rätsel sind da.
       *[other] Neue Rätsel in { $minutes } Min.
    }
   *[other] Neue Rätsel in { $hours } Std. { $minutes } Min.
}

shared-day = Palace. { $title }: klein { $small } mittel { $middle } schwer { $hard }

why-wins = { $known ->
    [equal] Auf { FULL($to) } sind beide Abstände zum Rand gleich. Jeder Zug des Computers ändert einen, und du machst sie wieder gleich.
   *[other] Von { FULL($to) } verliert jeder Zug: Was der Computer auch zieht, du hast eine Antwort, die gewinnt.
}
