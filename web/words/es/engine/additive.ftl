method-rows = Filas que se repiten

method-rows-idea = Lejos de la esquina los valores de Grundy de una fila se repiten tras sumar: un estado de la fila aparece dos veces, así que todo sigue igual (Landman 2002).

err-line = solo se conocen a cualquier distancia los valores de Grundy de las filas y columnas 0 a { $last }

err-followed = la fila o columna { $line } no se repite en { $most } casillas
