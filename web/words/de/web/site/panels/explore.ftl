explore-this-game = Dieses Spiel erkunden

explore-what = Die Karte, der Wert jedes Zuges, warum, Ideen, Dateien

explore-moves = Was Züge wert sind
