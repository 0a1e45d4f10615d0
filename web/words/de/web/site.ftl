page-play-impartial-games-on = Spiel neutrale Spiele auf einem endlosen Schachbrett gegen einen Computer, der keinen Gewinn verpasst, während sich die Karte der Paläste von selbst malt.

page-skip-game = Zum Spiel springen

page-style-page-could-not = Die Gestaltung dieser Seite konnte nicht geladen werden. Du kannst trotzdem spielen.

page-load-again = Noch einmal laden

page-palace-front-door = Palace: zur Startseite

page-front-door = Zur Startseite

page-page = Seite

page-learn-play-solve-watch = Lernen, spielen, lösen oder zuschauen

page-learn = Lernen

page-play = Spielen

page-puzzle = Rätsel

page-teach = Unterrichten

page-explore = Erkunden

page-help = Hilfe

page-share = Teilen

page-now = Jetzt

page-one-moment = Einen Moment

page-move-left-up-whoever = Zieh nach links oder nach oben. Wer die Ecke erreicht, gewinnt.

page-board = Brett

page-board-arrow-keys-move = Das Brett. Mit den Pfeiltasten gehst du über die Felder, mit Enter wählst du eines, mit Escape verlässt du das Brett.

page-view-board = Ansicht des Bretts

page-find-piece = Zur Figur

page-show-what-move-needs = Alle Züge einpassen

page-show-what-move-needs-2 = Alle Züge einpassen (0)

page-show-whole-map = Ganze Karte zeigen

page-show-whole-map-9 = Ganze Karte zeigen (9)

page-zoom-out = Verkleinern

page-zoom-out-2 = Verkleinern (-)

page-zoom-in = Vergrößern

page-zoom-in-2 = Vergrößern (+)

page-copied = Kopiert.

page-browser-does-not-let = Der Browser lässt die Seite nicht kopieren: Der Text ist markiert, kopiere ihn selbst.

start-not-loaded = Die Seite konnte nicht geladen werden

start-missing = Ein Teil von ihr fehlt oder ist beschädigt. Prüf die Verbindung und versuch es noch einmal.

start-slow = Seit 20 Sekunden ist nichts angekommen. Prüf die Verbindung und versuch es noch einmal.

start-not-here = Die Seite kann hier nicht laufen

start-alone = Sie steht in einem Rahmen, dessen Sandbox sie von ihren eigenen Dateien trennt: Die umgebende Seite muss denselben Ursprung (same origin) erlauben.

start-boxed = Der Header Content-Security-Policy dieses Servers verbietet der Seite ihre eigenen Dateien: Seine Sandbox muss denselben Ursprung (same origin) erlauben.

start-file = Browser laden sie nur von einem Server, nicht aus einer Datei.

page-language = Sprache
