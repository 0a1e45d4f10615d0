err-no-start = kein Feld hat am Anfang eine Farbe: Schreib eine Zeile wie red: (0,0)

err-line = Zeile { $n }: { $why }

err-never = kein Feld wird je { $color }: Gib der Farbe Felder wie in { $color }: (0,0) oder eine Regel, die zu ihr führt

expected-color = der Name einer Farbe wird erwartet, nur aus Buchstaben

expected-sign = „:“ und die Felder, die am Anfang die Farbe haben, oder „->“ und die Farbe weiter entfernter Felder werden erwartet

long-name = der Name einer Farbe hat höchstens { $most } Buchstaben

many-colors = es darf höchstens { $most } Farben geben

many-rules = es darf höchstens { $most } Regeln geben

a-number = eine Zahl

backward = die zweite Zahl muss die größere sein

endlessly = eine Regel, die nirgendwohin führt, würde nie enden

leads-back = eine Regel, die zurückführt, zu einem kleineren x oder y, würde vielleicht nie enden

proved-asymmetric = Ein Beweis auf Papier: [LSY24] Beispiele 42 und 44, Proposition 46.

proved-symmetric = Ein Beweis auf Papier: [LSY24] Proposition 47, mit vertauschten Regeln.

proved-arithmetic = Ein Beweis auf Papier geht mit Resten von 7, 16 und 8; [LSY24] Abbildung 17 lässt es offen.
