puzzle-puzzle = Das Rätsel

puzzle-copy-my-result = Mein Ergebnis kopieren

puzzle-my-result = Mein Ergebnis

puzzle-level = Stufe

puzzle-worksheet-twelve = Zwölf Rätsel drucken …

puzzle-another-these-rules = Noch eines in diesem Spiel

puzzle-of-today = Rätsel des Tages

puzzle-more = Regeln und weitere Rätsel
