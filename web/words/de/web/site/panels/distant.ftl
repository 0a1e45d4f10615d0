distant-far-out-position-in = Weit draußen: die ganze Position

distant-go = Geh zu

distant-whole-numbers-commas-between = Ganze Zahlen mit Kommas dazwischen, zum Beispiel 12,7

distant-move = Ziehen
