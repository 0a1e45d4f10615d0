help-how-play = So wird gespielt

help-close = Schließen

help-two-players-take-turns = Zwei Spieler ziehen abwechselnd dieselbe Figur. Wer nicht ziehen kann, hat verloren.

help-palace-p-position-square = Ein <strong>Palast</strong>, auch P-Position genannt, ist ein Feld, auf dem verliert, wer am Zug ist. Bring die Figur auf einen Palast, und du gewinnst, wenn du danach keine Fehler machst. Der stärkste Computer, Perfekt, macht keine Fehler.

help-on-board = Auf dem Brett

help-move = Ziehen

help-tap-click-ringed-square = Tipp oder klick auf ein Feld mit Ring oder zieh die Figur dorthin. Felder, die für einen Finger zu klein sind, vergrößert das erste Tippen.

help-block = Blockieren

help-tap-squares-put-pawn = Tipp auf Felder, um je einen Bauern darauf zu setzen, oder fahr über viele, auch über den Rand hinaus. Beginnst du auf einem Bauern, so nimmst du Bauern zurück. Wähl dann Fertig.

help-look-around = Sich umsehen

help-drag-from-anywhere-else = Zieh von irgendeiner anderen Stelle aus, mit zwei Fingern oder mit der mittleren Taste. Dreh das Rad, spreize die Finger oder benutz die Knöpfe, um die Größe zu ändern.

help-keyboard = Mit der Tastatur

help-tab-into-board-go = Geh mit Tab auf das Brett, mit den Pfeiltasten über die Felder, wähl mit Enter oder der Leertaste und verlass es mit Escape. Umschalttaste und Pfeiltaste gehen zum nächsten Feld auf den Linien der Dame. Beim Blockieren setzen sie Bauern entlang der Linie oder nehmen sie zurück.

help-keys = Tasten

help-single-keys-act-at = Einzelne Tasten wirken sofort

help-learn = Zum Lernen

help-lessons-lead-through-game = Lektionen führen auf dem Brett durch ein Spiel, und in jedem Schritt gibt es etwas zu tun.

help-show-lessons = Lektionen zeigen

help-move-values = Gewinnzüge zeigen

help-mark-every-move-filled = markiert jeden Zug: Eine volle Scheibe mit Haken gewinnt, ein Kreuz verliert. Während du blockierst, steht auf jedem Palast ein kleiner Bauer: Blockiere ihn.

help-why = Warum?

help-explains-square-step-step = erklärt ein Feld Schritt für Schritt: die Paläste, die von ihm aus erreichbar sind, oder, wenn es selbst ein Palast ist, wie jeder Zug von ihm beantwortet wird.

help-predict = Vorhersagen

help-link-shared-answers-hidden = Ein Link, der <em>mit verdeckten Antworten</em> geteilt wurde, lässt dich zuerst Felder markieren: P, wo verliert, wer am Zug ist, und N, wo er gewinnt.

help-moves = Züge

help-choose-one-list-see = Wähl einen Zug aus der Liste, um das Brett zu sehen, wie es war. Ist eine Partie zu Ende, zeigt ein Fragezeichen die Züge, die einen Gewinn verpasst haben.

help-map = Die Karte

help-shows-squares-palaces-as = Sie zeigt, welche Felder Paläste sind, soweit sie berechnet sind. Schalt sie für eine faire Partie aus, halt den Knopf „Spicken“ für einen kurzen Blick, oder lass sie an, um zu lernen.

help-below-colours-you-find = Unter den Farben findest du die Gebiete und wie sie entstehen und andere Farben zur Wahl. Speichern schreibt das Bild oder die Zahlen in eine Datei, wie es auch die Befehlszeile tut.

help-keep-share-teach = Behalten, teilen, lehren

help-address = Adresse

help-holds-whole-game-copy = Sie enthält die ganze Partie: Kopiere sie, um die Partie aufzubewahren oder zu verschicken.

help-share = Teilen

help-gives-link-game-its = gibt einen Link auf das Spiel mit seinen Zügen oder von hier an, auf Wunsch mit verborgener Karte. Es gibt auch einen QR-Code, der den Bildschirm füllt, damit ihn ein ganzer Raum scannen kann, und einen Rahmen für deine eigene Seite.

help-full-screen = Vollbild

help-leaves-board-large-words = zeigt nur noch das Brett und große Schrift; Escape beendet es.

help-who-plays = Wer spielt

help-who-begins-chosen-beside = und wer beginnt, wird neben „Neue Partie“ gewählt.

help-how-game-solved = Wie dieses Spiel gelöst wird

help-far-out = Weit draußen

help-board-shows-squares-around = Das Brett zeigt die Felder um die Figur, und an seinen Rändern stehen die letzten Ziffern. Um auf ein Feld zu ziehen, das nicht zu sehen ist, schreib es unter „Weit draußen: die ganze Position“.

help-scripts-palace-move-takes = In Skripten nimmt <code>palace.move</code> Zahlen über 2<sup>53</sup> als BigInt oder als Dezimaltext, und <code>palace.state()</code> gibt sie als Text.

help-licences-all-page-made = Lizenzen von allem, woraus diese Seite besteht

help-what-papers-claim = Was stimmt: die Behauptungen der Artikel, nachgerechnet

help-one-file = Palace in einer Datei, die ohne Netz von einem Stick oder aus einer E-Mail gespielt wird
