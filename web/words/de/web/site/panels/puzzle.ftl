puzzle-puzzle = Das Rätsel

puzzle-copy-my-result = Mein Ergebnis kopieren

puzzle-my-result = Mein Ergebnis

puzzle-level = Stufe

puzzle-worksheet-twelve = Arbeitsblatt: zwölf Rätsel …

puzzle-another-these-rules = Noch eines mit diesen Regeln
