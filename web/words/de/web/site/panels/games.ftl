games-game = Spiel

games-choose-another-game = Ein anderes Spiel wählen

games-blocking-number-k = Blockierzahl k

games-k-down = k kleiner

games-k-up = k größer

games-start-at = Startfeld

games-set = Übernehmen

games-presets = Beispiele

games-choose-figure-example = Beispiele und Abbildungen aus den Artikeln

games-show-as-piles-too = Auch Haufen zeigen

games-in-notation = Spiel als Text

games-open = Öffnen

games-misere = Misère (letzter Zug verliert)

games-add-second-game = Zweites Spiel hinzufügen
