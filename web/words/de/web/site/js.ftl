board-unloaded = Das Brett konnte nicht geladen werden

board-damaged = Sein Teil der Seite fehlt oder ist beschädigt.

board-late = Es hat seit { $seconds } Sekunden nicht geantwortet. Prüf die Verbindung und versuch es noch einmal.

board-refused = Das Brett kann hier nicht laufen

board-old-browser = Dieser Browser ist zu alt

board-needs-wasm = Palace braucht WebAssembly, das dieser Browser nicht hat: Eine neuere Version hat es.

board-lacks = Palace braucht WebAssembly-Befehle, die dieser Browser nicht kennt. Eine neuere Version des Browsers hat sie.

board-undrawn = Das Brett kann nicht gezeichnet werden

board-needs-webgl = Palace zeichnet mit WebGL 2. Dieser Browser hat es nicht, oder es ist in den Einstellungen abgeschaltet.

board-no-workers = Dieser Browser lässt die Seite die Worker der Rechenprogramme nicht starten.

board-stopped = Das Brett ist stehen geblieben

board-kept = Sein Programm ist ausgefallen. Die Partie ist erhalten: Versuch es noch einmal, um weiterzuspielen.

board-unstarted = Das Brett konnte nicht gestartet werden

board-no-memory = Der Browser hat das Programm des Bretts nicht gestartet. Wenn der Speicher knapp ist, schließ andere Tabs und versuch es noch einmal.

engine-failing = Das Rechenprogramm hinter dem Brett fällt immer wieder aus. Du kannst weiterspielen, aber die Karte und die Züge des Computers kommen vielleicht verspätet; die Seite neu zu laden kann helfen.

workers-missing = Das Programm, das die Karte zeichnet, ist noch nicht da; es wird noch einmal angefordert. Du kannst weiterspielen.

loading-part = { $part } von { $all } MB

loading-again = Wird noch einmal geladen, weil die Verbindung abgebrochen ist: { $part } von { $all } MB

loading-starts = Es geht los …

loading-reads = Das Spiel in diesem Link wird gelesen …

loading-explores = Es wird ermittelt, wie weit dieses Spiel gelöst ist …

loading-lessons = Die Lektionen werden geladen …

download-stalled = Seit { $seconds } Sekunden ist nichts angekommen. Prüf die Verbindung und versuch es noch einmal.

download-cut = Diese Datei wurde unterwegs abgeschnitten: Ein Teil von ihr fehlt. Lad sie noch einmal herunter.

download-lost = Die Verbindung ist abgebrochen. Prüf sie und versuch es noch einmal.

download-refused = Der Server hat für { $file } mit { $status } geantwortet.

download-as-it-is = Der Server sendet es, wie es ist.

download-page = Der Server hat statt eines Teils des Bretts eine Seite gesendet.

download-short = Von { $file } sind nur { $count } von { $size } Bytes angekommen. Versuch es noch einmal.

download-wrong = Was als { $file } angekommen ist, ist nicht das Programm ({ $error }). Versuch es noch einmal.

host-wasm = Der Header Content-Security-Policy dieses Servers verbietet WebAssembly: Sein script-src muss 'wasm-unsafe-eval' erlauben.

host-workers = Der Header Content-Security-Policy dieses Servers verbietet die Worker der Rechenprogramme: Sein worker-src muss blob: erlauben.

host-files = Der Header Content-Security-Policy dieses Servers verbietet der Seite, ihre eigenen Dateien zu holen: Sein connect-src muss 'self' erlauben.

host-frames = Der Header Content-Security-Policy dieses Servers verbietet Rahmen, und das Brett steht in einem: Sein frame-src muss 'self' erlauben.

host-ancestors = Der Header Content-Security-Policy dieses Servers verbietet Rahmen, und das Brett steht in einem: Sein frame-ancestors muss 'self' erlauben.

host-options = Der Header X-Frame-Options dieses Servers verbietet Rahmen, und das Brett steht in einem: Er darf SAMEORIGIN enthalten.

language-lost = Die Texte für { $language } konnten nicht geladen werden: Was du liest, bleibt, wie es ist. Prüf die Verbindung und wähl die Sprache noch einmal.
lessons-lost = Die Lektionen auf { $language } konnten nicht geladen werden: Du liest sie auf Englisch. Prüf die Verbindung und öffne sie noch einmal.

scorm-lost = Die Datei { $file } konnte nicht geladen werden: Prüf die Verbindung, lad diese Seite neu und speichere dann das Paket.

ahead-game = Das Spiel { $link }

ahead-lesson = Eine Lektion

ahead-lessons = Die Lektionen

ahead-title = Lektion: { $title }

ahead-puzzle = Das Rätsel

ahead-today = Das Rätsel des Tages

ahead-class = Für eine Klasse

ahead-teach = Unterrichten

ahead-explore = Erkunden

ahead-maps = Karten, die wachsen

status-one-moment = Einen Moment

status-board-being-set-up = Das Brett wird aufgebaut.

door-learn = Lernen

door-back = Zurück

lessons-open-lesson-from-file = Lektion aus Datei öffnen

lessons-clear-my-progress = Meinen Fortschritt löschen

lessons-lesson-from-file = Eine Lektion aus einer Datei

lesson-steps-lesson = Schritte der Lektion

lesson-your-answer = Deine Antwort

lesson-check = Prüfen

lesson-clear-my-marks = Markierungen löschen

lesson-through-lesson = Durch die Lektion

lesson-more = Mehr

lesson-previous-step = Voriger Schritt

lesson-back = Zurück

lesson-restart-step = Schritt neu beginnen

lesson-hand-in = Abgeben …

lesson-next-step = Nächster Schritt

lesson-next = Weiter

lesson-play-on-from-here = Von hier weiterspielen

lesson-all-lessons = Alle Lektionen

lesson-edit-copy = Kopie bearbeiten

curtain-setting-up-board = Das Brett wird aufgebaut

curtain-game-comes-back-as = Das Spiel kommt zurück, wie es war.

curtain-on-its-way-after = Es ist doch noch unterwegs.
