method-rows = Zeilen, die sich wiederholen

method-rows-idea = Weit draußen wiederholen sich die Nim-Werte einer Zeile nach einer Addition: Ein Zustand der Zeile kommt zweimal vor, also geht alles gleich weiter (Landman 2002).

err-line = nur die Nim-Werte der Zeilen und Spalten 0 bis { $last } sind in jeder Entfernung bekannt

err-followed = Zeile oder Spalte { $line } wiederholt sich nicht innerhalb von { $most } Feldern
