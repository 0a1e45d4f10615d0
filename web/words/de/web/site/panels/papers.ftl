papers-game = Ein Spiel als Text

papers-gallery = Karten wachsen sehen

papers-gallery-line = Einfache Regeln, überraschende Bilder.

papers-true = Was stimmt

papers-true-line = Jede Behauptung der Aufsätze, die geprüft wurde, und wie.

papers-ideas = Ideen, nach Aufsätzen

papers-own = Hier gefunden

papers-figures = Bilder und Beispiele

papers-elsewhere = Anderswo

papers-elsewhere-words = Dieselben Rechner antworten im Terminal, exakt und als JSON:

papers-board-words = Ein Brett auf jeder anderen Seite:
