err-no-format = eine Datei mit Werten der Art { $kind } kann nicht als { $format } geschrieben werden

err-too-wide = { $w }x{ $h } ist zu groß zum Speichern: höchstens { $most } Felder in jeder Richtung

err-too-large = { $w }x{ $h } Felder ergäben eine Datei von etwa { $size }, und eine Seite speichert höchstens { $most } auf einmal: zum Beispiel { $edge }x{ $edge } Felder

small = { $n } Bytes

large = { $size } { $unit }
