match-compare-another-game = Mit einem anderen Spiel vergleichen

match-k-other-game = k des anderen Spiels

match-shift-in-x = Verschiebung in x

match-shift-in-y = Verschiebung in y

match-add-palace-number = Zur Palastzahl addieren

match-compare = Vergleichen

match-stop-comparing = Vergleich beenden

match-squares-differ-region = Felder, die sich unterscheiden, nach Gebiet

match-region = Gebiet

match-differ = verschieden

match-squares = von Feldern
