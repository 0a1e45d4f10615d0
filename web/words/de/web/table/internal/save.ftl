of-view = Das Brett, wie es jetzt zu sehen ist, auch Namen und Ränder, in den Pixeln des Bildschirms.

gave-up = Die Datei konnte nicht geschrieben werden: Das Programm dafür ist immer wieder ausgefallen. Eine kleinere gelingt vielleicht.

err-uncharted = es gibt keine Karte dieses Spiels zu speichern

err-no-view = kein Feld des Bretts ist zu sehen

err-no-map = es gibt noch keine Karte

err-no-window = schreibe eine Größe und hinter einem @ die kleinste Ecke: 1000x800 @ 12,7

err-long = ein Fenster wird mit weniger Zeichen geschrieben, zum Beispiel 1000x800 @ 12,7

the-width = die Breite

the-height = die Höhe

long-number = eine Koordinate hat höchstens 1000 Ziffern

progress = { $done } von { $total } Feldern

saved-pixels = Gespeichert: { $width } × { $height } Pixel.

err-no-squares = die Felder sind die sichtbaren, die der Karte oder die eingegebenen, nicht { $which }

err-no-format = eine Datei kann nicht als { $format } geschrieben werden

err-no-kind = diese Karte hat keine Werte der Art { $kind } zu speichern

err-out-of-reach = { $corner } liegt weiter draußen, als diese Karte reicht

as-seen-label = Bild, wie es zu sehen ist (PNG)

png-label = Ein Pixel je Feld (PNG)

svg-label = Zeichnung der Felder (SVG)

csv-label = Zahlen (CSV)

json-label = Zahlen (JSON)

bits-label = Paläste als Bits (Text)

holds = { $w } × { $h } Felder ab { $corner }: { $known ->
    [about] etwa { $size }.
    [most] höchstens { $size }.
   *[exactly] genau { $size }.
}

saved = Gespeichert: { $size }.
