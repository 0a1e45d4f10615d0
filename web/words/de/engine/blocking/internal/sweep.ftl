err-order = das ist kein Auftrag für ein Stück des Bretts

err-result = das ist kein Ergebnis für ein Stück des Bretts

err-before = das Brett von { $game } beginnt bei 0,0: Ein Fenster kann nicht bei { $at } beginnen

err-reach = { $at } liegt zu weit draußen: Die Koordinaten von { $game } enden bei { $reach }

err-too-far = { $at } liegt zu weit draußen für ein Brett von { $game }

err-too-large = { $size } ist zu groß für ein Brett von { $game } bei { $at }: { $largest }x{ $largest } ist das größte mögliche Quadrat
