games-game = Spiel

games-choose-another-game = Ein anderes Spiel wählen

games-blocking-number-k = Blockierzahl k

games-k-down = k kleiner

games-k-up = k größer

games-start-at = Beginne bei

games-set = Setzen

games-presets = Vorlagen

games-choose-figure-example = Wähle eine Abbildung oder ein Beispiel …

games-show-as-piles-too = Auch als Haufen zeigen

games-in-notation = Als Notation

games-open = Öffnen

games-misere = Misère: Wer den letzten Zug macht, verliert

games-add-second-game = Ein zweites Spiel dazu
