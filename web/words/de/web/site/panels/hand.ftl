hand-hand-in = Abgeben

hand-hand-in-2 = Abgeben …

hand-close = Schließen

hand-your-name-if-you = Dein Name, wenn du magst

hand-text = Der Text

hand-copy-text = Text kopieren
