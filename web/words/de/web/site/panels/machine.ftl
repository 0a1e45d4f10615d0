machine-automaton = Der Automat

machine-point-at-square-map = Zeig auf ein Feld der Karte. Du siehst, wie seine Palastzahl minus k, genannt g, aus sechs Feldern davor folgt.

machine-what-makes = Was er macht

machine-time = Zeit

machine-last-antidiagonal-shown = Die letzte Antidiagonale, die gezeigt wird

machine-back = Zurück

machine-step = Schritt

machine-all = Alles

machine-backwards = Rückwärts

machine-given-two-rows-two = Sind zwei Zeilen und zwei Spalten gegeben, so lässt die Regel für das Feld davor einen oder zwei Werte zu. Eine Gegenwart kann viele Vergangenheiten haben.

machine-run-backwards-from-here = Von hier rückwärts laufen lassen

machine-window-runs-backwards = Das Fenster, das rückwärts läuft

machine-solutions = Lösungen

machine-undo = Rückgängig

machine-end = Ende
