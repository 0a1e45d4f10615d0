err-too-long = el período es demasiado largo para encontrarlo

err-no-period = no se conoce ningún período del montón, así que no se sabe nada tan lejos

err-at = fila { $y }: { $why }

err-no-row = las jugadas { $moves } no tienen fila { $y }

err-no-column = las jugadas { $moves } no tienen columna { $x }
