piece = { $piece ->
    [rook] Turm
    [queen] Dame
    [maharaja] Maharadscha
   *[piece] Figur
}

sees = { $who ->
    [you] Du siehst
    [computer] Der Computer sieht
    [black] Schwarz sieht
   *[white] Weiß sieht
} { $n ->
    [0] keinen Palast
    [one] 1 Palast
   *[other] { $n } Paläste
}

at-sees = { $p } sieht { $n ->
    [0] keinen Palast
    [one] 1 Palast
   *[other] { $n } Paläste
}

now-play = Zuerst zieht: { $first }, danach: { $second }

taken-back = Zurückgenommen

played-again = Wieder gespielt

moved-to = { $side ->
    [you] Du: { piece } nach { $to }
    [computer] Computer: { piece } nach { $to }
    [black] Schwarz: { piece } nach { $to }
   *[white] Weiß: { piece } nach { $to }
}

took = { $side ->
    [you] Du nimmst { $taken } und lässt { $left } übrig
    [computer] Der Computer nimmt { $taken } und lässt { $left } übrig
    [black] Schwarz nimmt { $taken } und lässt { $left } übrig
   *[white] Weiß nimmt { $taken } und lässt { $left } übrig
}

squares-blocked = { $n ->
    [0] kein Feld blockiert
    [one] ein Feld blockiert
   *[other] { COUNT($n) } Felder blockiert
}

over = Es ist kein Feld mehr übrig: { $end ->
    [you-win] Du gewinnst
    [you-lose] Du verlierst
    [white-wins] Weiß gewinnt
   *[black-wins] Schwarz gewinnt
}

at-the-beginning = Am Anfang

after-first-block = Nach dem ersten Blockieren

after-turn = { $side ->
    [you] Nach deinem Zug { $turn }
    [computer] Nach Zug { $turn } des Computers
    [black] Nach Zug { $turn } von Schwarz
   *[white] Nach Zug { $turn } von Weiß
}

rest-beginning = Am Anfang wartet { $waits ->
    [computer] der Computer.
    [black] Schwarz.
   *[white] Weiß.
} „Wiederholen“ führt durch den Rest der Partie. Spiel weiter, um sie anders fortzusetzen.

rest-first-block = Nach dem ersten Blockieren wartet { $waits ->
    [computer] der Computer.
    [black] Schwarz.
   *[white] Weiß.
} „Wiederholen“ führt durch den Rest der Partie. Spiel weiter, um sie anders fortzusetzen.

rest-turn = Nach { $side ->
    [you] deinem Zug
    [computer] dem Zug des Computers
    [black] dem Zug von Schwarz
   *[white] dem Zug von Weiß
} ({ $of ->
    [0] { $turn }
   *[other] { $turn } von { $of }
}) wartet { $waits ->
    [computer] der Computer.
    [black] Schwarz.
   *[white] Weiß.
} „Wiederholen“ führt durch den Rest der Partie. Spiel weiter, um sie anders fortzusetzen.

side = { $who ->
    [you] Du
    [computer] Computer
    [black] Schwarz
   *[white] Weiß
}

ended = { $end ->
    [you-win] Du hast gewonnen
    [you-lose] Du hast verloren
    [white-wins] Weiß hat gewonnen
   *[black-wins] Schwarz hat gewonnen
}

blocks = { $who ->
    [computer] Computer blockiert
    [black] Schwarz blockiert
   *[white] Weiß blockiert
}

thinks = { $who ->
    [computer] Computer am Zug
    [black] Schwarz denkt nach
   *[white] Weiß denkt nach
}

your-block = Du blockierst

side-blocks-up-to = { $side ->
    [black] Schwarz blockiert bis zu { $most }
   *[white] Weiß blockiert bis zu { $most }
}

your-move = Du bist am Zug

side-to-move = { $side ->
    [black] Schwarz ist am Zug
   *[white] Weiß ist am Zug
}

block-first = { $side ->
    [you] Blockiere
    [computer] Computer blockiert
    [black] Schwarz blockiert
   *[white] Weiß blockiert
} { $most ->
    [one] höchstens ein Feld
   *[other] bis zu { COUNT($most) } Felder
}, bevor { $other ->
    [you] du ziehst.
    [computer] der Computer zieht.
    [black] Schwarz zieht.
   *[white] Weiß zieht.
}

are-blocked = { $n ->
    [0] Kein Feld ist blockiert.
    [one] Ein Feld ist blockiert.
   *[other] { CAPITAL($n) } Felder sind blockiert.
}

goes = { $piece ->
    [rook] Der Turm zieht { $ways } auf ein Feld mit Ring.
    [queen] Die Dame zieht { $ways } auf ein Feld mit Ring.
    [maharaja] Der Maharadscha zieht { $ways } auf ein Feld mit Ring.
   *[piece] Die Figur zieht { $ways } auf ein Feld mit Ring.
}

goes-far = { $piece ->
    [rook] Er zieht
    [queen] Sie zieht
    [maharaja] Er zieht
   *[other] Sie zieht
} { $ways }{ $to ->
    [ringed] { " " }auf ein Feld mit Ring.
    [beyond] , weit über das hinaus, was zu sehen ist.
   *[both] { " " }auf ein Feld mit Ring oder weit darüber hinaus.
}

take-from-one = Steine zum Wegnehmen: { $moves }.

take-from-several = Nimm { $moves } Steine: eine Zahl für jeden Haufen.

blocked-last = { $winner ->
    [you] Du hast
    [computer] Der Computer hat
    [black] Schwarz hat
   *[white] Weiß hat
} { $n ->
    [one] { $loser ->
        [you] dein letztes Feld
        [computer] das letzte Feld des Computers
        [black] das letzte Feld von Schwarz
       *[white] das letzte Feld von Weiß
    }
   *[other] { $loser ->
        [you] deine letzten { COUNT($n) } Felder
        [computer] die letzten { COUNT($n) } Felder des Computers
        [black] die letzten { COUNT($n) } Felder von Schwarz
       *[white] die letzten { COUNT($n) } Felder von Weiß
    }
} blockiert, und wer nicht ziehen kann, verliert.

no-move-from = Von { $p } führt kein Zug weiter, und wer nicht ziehen kann, verliert.

reached-corner = { $winner ->
    [you] Du hast
    [computer] Der Computer hat
    [black] Schwarz hat
   *[white] Weiß hat
} die Ecke erreicht.

made-last-move = Von { $p } gibt es keinen Zug mehr: { $winner ->
    [you] Du hast
    [computer] Der Computer hat
    [black] Schwarz hat
   *[white] Weiß hat
} den letzten gemacht.

gives-up = Der Computer gibt auf

gives-up-why = Du hast gewonnen: Der Computer kann dich nicht mehr aufhalten, und der Weg bis zum Ende ist lang. Spiel es zu Ende, wenn du magst.

told-together = { $headline }. { $detail }

stands-on = { $piece ->
    [rook] Der Turm steht
    [queen] Die Dame steht
    [maharaja] Der Maharadscha steht
   *[piece] Die Figur steht
} auf { $digits ->
    [0] { $at }
   *[other] { $at }, Zahlen mit { AND($digits) } Ziffern
}

pile-holds = { $digits ->
    [0] Der Haufen enthält { $at }
   *[other] Der Haufen enthält { $at }, eine Zahl mit { AND($digits) } Ziffern
}

piles-hold = { $digits ->
    [0] Die Haufen enthalten { $at }
   *[other] Die Haufen enthalten { $at }, Zahlen mit { AND($digits) } Ziffern
}

chosen-to-block = zum Blockieren ausgewählt: { $n } von bis zu { $most }

moves-there-are = { $one ->
    [true] es gibt einen Zug
   *[false] es gibt { $n } Züge
}

rests-here = { $q }: { $piece ->
    [rook] Der Turm
    [queen] Die Dame
    [maharaja] Der Maharadscha
   *[piece] Die Figur
} ist hier zur Ruhe gekommen

stands-here = { $q }: { $piece ->
    [rook] Der Turm
    [queen] Die Dame
    [maharaja] Der Maharadscha
   *[piece] Die Figur
} steht hier

is-blocked = { $q } ist blockiert

can-go-there = { $q }: { $piece ->
    [rook] Der Turm
    [queen] Die Dame
    [maharaja] Der Maharadscha
   *[piece] Die Figur
} kann dorthin ziehen

worked-out = { $percent } % der Positionen bis zu dieser sind berechnet. { $way ->
    [play] Spiel weiter, wenn du nicht warten willst.
    [undo] „Rückgängig“, ein anderer Spieler oder ein anderes Spiel beendet das Warten.
   *[other] Ein anderer Spieler oder ein anderes Spiel beendet das Warten.
}

map-palace-numbers = Zahl der erreichbaren Paläste; sind es weniger als k, ist das Feld ein Palast.

map-nim-values = Nim-Wert. Null heißt Palast.

map-outcomes = Gold heißt Palast: Wer hier am Zug ist, verliert.

differ-here = hier unterscheiden sich die beiden Spiele

means-palace = ein Palast: Wer am Zug ist, verliert

means-n-position = eine N-Position: Wer am Zug ist, gewinnt

means-hood = die Haube: ein Palast, der keinen sieht, und die Rampe von dort an

means-sees = sieht { $n ->
    [0] keinen Palast
    [one] 1 Palast
   *[other] { $n } Paläste
}{ $more ->
    [true] { " " }oder mehr
   *[false] { "" }
}: { $palace ->
    [true] selbst ein Palast
   *[false] zu viele zum Blockieren
}

means-nim-value = Nim-Wert { $n }: eine N-Position

means-nim-from = Nim-Werte ab { $from }: N-Positionen

means-nim-from-to = Nim-Werte von { $from } bis { $to }: N-Positionen

palace-sees = { $q } ist ein Palast: Er sieht { $n }, weniger als k = { $k }

palace-nim = { $q } ist ein Palast: Sein Nim-Wert ist 0

has-nim = { $q } hat den Nim-Wert { $n }

is-palace = { $q } ist ein Palast

is-no-palace = { $q } ist kein Palast

has-lost = Von { $p } führt kein Zug weiter: Wer hier ziehen müsste, hat verloren.

sees-open = { sees }, und { $palace } ist nicht blockiert: Wer auf einen Palast zieht, kann gewinnen.

sees-blocked = { sees }{ $n ->
    [0] { "" }
    [one] , und er ist blockiert
   *[other] , und alle sind blockiert
}: Wer von hier zieht, verliert.

all-can-be-blocked = Mit k = { $k } kann hier jedes Feld blockiert werden: Wer ziehen müsste, verliert sofort.

sees-few = { sees }{ $n ->
    [0] { "" }
    [one] ; mit k = { $k } kann er blockiert werden
   *[other] ; mit k = { $k } können alle blockiert werden
}: Wer von hier zieht, verliert.

sees-many = { sees }; mit k = { $k } { $most ->
    [0] kann keiner blockiert werden
    [one] kann nur einer blockiert werden
   *[other] können nur { $most } blockiert werden
}: Wer von hier zieht, kann gewinnen.

none-one-move-away = Kein Palast ist einen Zug entfernt, also ist { $p } selbst ein Palast: Wer von hier zieht, verliert.

one-move-away = { $palace } ist ein Palast und einen Zug entfernt: Wer von hier zieht, gewinnt mit dem Zug dorthin.

some-one-move-away = { $n } Paläste sind einen Zug entfernt, unter ihnen { $palace }: Wer von hier zieht, gewinnt mit einem Zug auf einen davon.

can-go-to-palace = Von { $p } kommt man auf den Palast { $palace }, und dort verliert der andere Spieler.

can-go-to-palaces = Von { $p } kommt man auf { $n } Paläste, { $palaces }. Auf jedem davon verliert der andere Spieler.

only-move-leads = { $p } ist ein Palast: Wer von ihm zieht, verliert. Sein einziger Zug führt zu { $board ->
    [true] einem Feld
   *[false] einer Position
}, von wo der andere Spieler auf einen Palast ziehen kann.

each-move-leads = { $p } ist ein Palast: Wer von ihm zieht, verliert. Jeder seiner { $n } Züge führt zu { $board ->
    [true] einem Feld
   *[false] einer Position
}, von wo der andere Spieler auf einen Palast ziehen kann.

one-move-shut = Von { $p } führt ein Zug weiter, und mit k = { $k } kann er blockiert werden: Wer hier ziehen müsste, verliert sofort.

all-moves-shut = Von { $p } führen { $n } Züge weiter, und mit k = { $k } können alle blockiert werden: Wer hier ziehen müsste, verliert sofort.

some-stay-open = { at-sees }, und mit k = { $k } { $most ->
    [0] kann keiner blockiert werden
    [one] kann nur einer blockiert werden
   *[other] können nur { $most } blockiert werden
}: { $open ->
    [one] Einer bleibt
   *[other] { CAPITAL($open) } bleiben
} dem offen, der zieht. Die Paläste liegen so: { $directions }.

in-direction = { $n } { $where }

is-palace-itself = { at-sees }{ $n ->
    [0] { "" }
    [one] , und mit k = { $k } kann er blockiert werden
   *[other] , und mit k = { $k } können alle blockiert werden
}: { $p } ist selbst ein Palast. Jeder der { $rest } anderen Züge führt auf ein Feld, das { $k ->
    [one] mindestens einen Palast
   *[other] mindestens { $k } Paläste
} sieht, sodass dem anderen Spieler einer offen bleibt.

now-all-blocked = Jetzt sind sie alle blockiert.

open-now = Jetzt offen: { $palaces }.

step-palace = Palast { $i } von { $of }: { $palace }, { $way }.

step-can-be-blocked = Zug { $i } von { $of }, nach { $to }: Er kann blockiert werden.

step-so-blocked = Zug { $i } von { $of }, nach { $to }: ein Palast, also wird er blockiert.

step-sees = Zug { $i } von { $of }, nach { $to }: Das Feld sieht { $n ->
    [one] einen Palast
   *[other] { $n } Paläste
}, und { $most ->
    [0] keiner kann blockiert werden
    [one] nur einer kann blockiert werden
   *[other] nur { $most } können blockiert werden
}. { $open ->
    [one] Einer bleibt
   *[other] { CAPITAL($open) } bleiben
} dem anderen Spieler offen.

step-goes-on = Zug { $i } von { $of }, nach { $to }: Der andere Spieler zieht weiter auf den Palast { $palace }.

others-alike = Das waren die ersten { $n } Züge; die anderen werden ebenso beantwortet.

that-is-all = Das sind alle.

all-answered = Alle { $n } Züge sind beantwortet.

worth-to-block = ein Palast: blockiere ihn

worth-no-palace = kein Palast

worth-wins = ein Gewinnzug

worth-loses = ein Verlustzug

only-move-wins = Der einzige Zug, nach { $to }, gewinnt.

only-move-loses = Der einzige Zug verliert.

none-wins = { $who ->
    [you] Keiner deiner { $n } Züge gewinnt: Was du auch tust, der Computer hat eine Antwort, die gewinnt.
    [computer] Keiner der { $n } Züge des Computers gewinnt: Was er auch tut, du hast eine Antwort, die gewinnt.
    [black] Keiner der { $n } Züge von Schwarz gewinnt: Was Schwarz auch tut, Weiß hat eine Antwort, die gewinnt.
   *[white] Keiner der { $n } Züge von Weiß gewinnt: Was Weiß auch tut, Schwarz hat eine Antwort, die gewinnt.
}

one-wins = Einer von { $of } Zügen gewinnt: nach { $to }.

all-win = Alle { $n } Züge gewinnen.

some-win = { $n } von { $of } Zügen gewinnen: nach { $to }.

every-can-be-blocked = Jedes Feld kann blockiert werden, und dann ist kein Zug mehr übrig.

block-none = { $of ->
    [one] Das einzige Feld ist kein Palast: Kein Zug gewinnt, was auch blockiert wird.
   *[other] Keines der { $of } Felder ist ein Palast: Kein Zug gewinnt, was auch blockiert wird.
}

block-all = { $n ->
    [one] Eines von { $of } Feldern ist ein Palast: Ist es blockiert, gewinnt kein Zug.
   *[other] { $n } von { $of } Feldern sind Paläste: Sind sie alle blockiert, gewinnt kein Zug.
}

block-some = { $n ->
    [one] Eines von { $of } Feldern ist ein Palast
   *[other] { $n } von { $of } Feldern sind Paläste
}: Mit k = { $k } { $most ->
    [0] kann keines blockiert werden
    [one] kann nur eines blockiert werden
   *[other] können nur { $most } blockiert werden
}, und { $open ->
    [one] eines bleibt
   *[other] { COUNT($open) } bleiben
} offen.

picked-left = { $picked ->
    [one] Einer gewählt
   *[other] { CAPITAL($picked) } gewählt
}, { $left ->
    [0] keiner
    [one] einer
   *[other] { COUNT($left) }
} übrig.

can-win-at-once = { $who ->
    [you] Du kannst sofort gewinnen.
    [computer] Der Computer kann sofort gewinnen.
    [black] Schwarz kann sofort gewinnen.
   *[white] Weiß kann sofort gewinnen.
}

can-win-in = { $who ->
    [you] Du kannst
    [computer] Der Computer kann
    [black] Schwarz kann
   *[white] Weiß kann
} in höchstens { $n ->
    [one] einem Zug
   *[other] { COUNT($n) } Zügen
} gewinnen.

gave-away = { $who ->
    [you] Du hast den Gewinn verpasst
    [computer] Der Computer hat den Gewinn verpasst
    [black] Schwarz hat den Gewinn verpasst
   *[white] Weiß hat den Gewinn verpasst
}: { missed }

missed = { $how ->
    [open] Der Palast { AND($better) } blieb offen.
    [opens] Die Paläste { AND($better) } blieben offen.
    [palace] { AND($better) } hätte gewonnen.
   *[palaces] { OR($better) } hätte gewonnen.
}

decided = { $who ->
    [you] Dein Fehler war Zug { $turn }
    [computer] Der Fehler des Computers war Zug { $turn }
    [black] Der Fehler von Schwarz war Zug { $turn }
   *[white] Der Fehler von Weiß war Zug { $turn }
}: { missed }

from-the-start = { $who ->
    [you] Von diesem Start konntest du gewinnen, und du hast keinen Fehler gemacht.
    [computer] Von diesem Start konntest du nicht gewinnen, und der Computer hat keinen Fehler gemacht.
    [black] Von diesem Start konnte Weiß nicht gewinnen, und Schwarz hat keinen Fehler gemacht.
   *[white] Von diesem Start konnte Schwarz nicht gewinnen, und Weiß hat keinen Fehler gemacht.
}

moment-of = { $where }: { $what }

at-the-start = Am Anfang

start-blocked = Am Anfang, { $side ->
    [you] du
    [computer] der Computer
    [black] Schwarz
   *[white] Weiß
}, { squares-blocked }

turn-to = Zug { $turn }, { $side ->
    [you] du nach { $to }
    [computer] Computer nach { $to }
    [black] Schwarz nach { $to }
   *[white] Weiß nach { $to }
}{ $blocking ->
    [true] , { squares-blocked }
   *[false] { "" }
}

moment-won = { $who ->
    [you] Du hast gewonnen.
    [computer] Der Computer hat gewonnen.
    [black] Schwarz hat gewonnen.
   *[white] Weiß hat gewonnen.
}

moment-can-win = { $who ->
    [you] Du kannst gewinnen.
    [computer] Der Computer kann gewinnen.
    [black] Schwarz kann gewinnen.
   *[white] Weiß kann gewinnen.
}

moment-at-once = { $who ->
    [you] Du kannst sofort gewinnen.
    [computer] Der Computer kann sofort gewinnen.
    [black] Schwarz kann sofort gewinnen.
   *[white] Weiß kann sofort gewinnen.
}

moment-in = { $who ->
    [you] Du kannst
    [computer] Der Computer kann
    [black] Schwarz kann
   *[white] Weiß kann
} in höchstens { $n ->
    [one] einem Zug
   *[other] { COUNT($n) } Zügen
} gewinnen.

role-rests = { $piece ->
    [rook] der Turm
    [queen] die Dame
    [maharaja] der Maharadscha
   *[piece] die Figur
} ist hier zur Ruhe gekommen

role-stands = { $piece ->
    [rook] der Turm
    [queen] die Dame
    [maharaja] der Maharadscha
   *[piece] die Figur
} steht hier

role-blocked = es ist blockiert

role-can-go = { $piece ->
    [rook] der Turm
    [queen] die Dame
    [maharaja] der Maharadscha
   *[piece] die Figur
} kann dorthin ziehen

misere-no-move = Von { $p } führt kein Zug weiter, und im Misère-Spiel gewinnt, wer nicht ziehen kann.

misere-has-won = Von { $p } führt kein Zug weiter: Im Misère-Spiel hat gewonnen, wer hier ziehen müsste.

misere-palace = { $p } ist ein Palast: Wer von ihm zieht, verliert. Nach jedem seiner Züge kann der andere Spieler auf einen Palast ziehen, oder er kann gar nicht ziehen und gewinnt: Das ist das Misère-Spiel.

step-ends = Zug { $i } von { $of }, nach { $to }: Von dort führt kein Zug weiter, also gewinnt der andere Spieler.

misere-none-wins = Keiner der { $n } Züge gewinnt.

last-of-sum = Keine Figur kann mehr ziehen: { $winner ->
    [you] Du hast
    [computer] Der Computer hat
    [black] Schwarz hat
   *[white] Weiß hat
} den letzten Zug gemacht.

goes-in-sum = Zieh eine beliebige der Figuren auf ein Feld mit Ring.

misere-goal = Wer den letzten Zug macht, verliert.

hint-of = Tipp { $n } von { $of }

hint-can-win = { $who ->
    [you] Du kannst
    [computer] Der Computer kann
    [black] Schwarz kann
   *[white] Weiß kann
} von hier gewinnen.

hint-none-wins = Von hier gewinnt kein Zug: Auf jeden gibt es eine Antwort. { $you ->
    [true] Spiel weiter. Vielleicht macht die andere Seite noch einen Fehler.
   *[false] In einer langen Partie hat die andere Seite mehr Gelegenheit zu einem Fehler.
}

hint-look = { $known ->
    [end] Ein Zug beendet die Partie. Sieh nach: { $where }.
    [equal] Mach die beiden Abstände zu den Rändern gleich. Sieh nach: { $where }.
    [golden] Such ein Feld, das von einem Rand ungefähr 1,6-mal so weit entfernt ist wie vom anderen: { $where }.
    [blocking] Such ein Feld, von dem aus weniger als { $k } Paläste zu erreichen sind: { $where }. Die lassen sich alle sperren.
   *[other] Such ein Feld, von dem aus es auf jeden Zug eine Antwort gibt: { $where }.
}

hint-count = Von { $of } Zügen { $wins ->
    [one] gewinnt einer
   *[other] gewinnen { COUNT($wins) }
}: Such einen, nach dem es auf jeden Zug eine Antwort gibt.

hint-in-sum-there = Zieh in Spiel { $board }, sodass sich die Nim-Werte aller Spiele aufheben. Sieh nach: { $where }.

hint-in-sum = Zieh in Spiel { $board }, sodass sich die Nim-Werte aller Spiele aufheben.

hint-too-many = Die Figur kann { $n } Paläste erreichen, und nur { $most } lassen sich sperren. Sperr { $most ->
    [one] einen davon
   *[other] { COUNT($most) } davon
}: Vielleicht übersieht die andere Seite den Rest.

hint-none-to-block = Die Figur kann keinen Palast erreichen: Jeder Zug verliert. Es muss nichts gesperrt werden.

hint-can-block = { $n ->
    [one] Ein Palast ist
   *[other] { CAPITAL($n) } Paläste sind
} für die Figur erreichbar, und { $n ->
    [one] er lässt sich
   *[other] alle lassen sich
} sperren.

hint-where-to-block = Nach Richtung: { $directions }.

goal-corner = Wer { $piece ->
    [rook] den Turm
    [queen] die Dame
    [maharaja] den Maharadscha
   *[piece] die Figur
} in die Ecke bringt, gewinnt.

goal-sum = Wer den letzten Zug macht, gewinnt.

goal-cannot-move = Wer nicht ziehen kann, verliert.

decided-untold = { $who ->
    [you] Dein Fehler war
    [computer] Der Fehler des Computers war
    [black] Der Fehler von Schwarz war
   *[white] Der Fehler von Weiß war
} Zug { $turn }.
map-remoteness = Wie viele Züge es noch sind, wenn der Gewinner sich beeilt und der Verlierer sich wehrt. Eine { $odd ->
    [true] ungerade
   *[false] gerade
} Zahl: ein Palast (P-Position).

means-lasts = vorbei in { $n ->
    [one] einem Zug
   *[other] { $n } Zügen
}: eine N-Position

means-lasts-from = vorbei in { $from } Zügen oder mehr: N-Positionen

means-lasts-from-to = vorbei in { $from } bis { $to } Zügen: N-Positionen

palace-lasts = { $q } ist ein Palast: { $n ->
    [0] das Spiel ist aus
   *[other] das Spiel kann { $n } Züge dauern
}

has-lasting = Von { $q } aus ist das Spiel in { $n ->
    [one] einem Zug
   *[other] höchstens { $n } Zügen
} gewonnen
