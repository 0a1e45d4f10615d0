workbench-this-game = Dieses Spiel erkunden

workbench-what = Die Karte, der Wert jedes Zuges, warum, Ideen, Dateien

workbench-moves = Was Züge wert sind
