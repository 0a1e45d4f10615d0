err-too-long = die Periode ist zu lang, um sie zu finden

err-no-period = es ist keine Periode des Haufens bekannt, also ist so weit draußen nichts bekannt

err-at = Zeile { $y }: { $why }

err-no-row = die Züge { $moves } haben keine Zeile { $y }

err-no-column = die Züge { $moves } haben keine Spalte { $x }
