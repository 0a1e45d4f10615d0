hand-hand-in = Abgeben

hand-hand-in-2 = Abgeben …

hand-close = Schließen

hand-your-name-if-you = Dein Name, wenn du magst

hand-text = Deine Antworten als Text

hand-copy-text = Text kopieren
