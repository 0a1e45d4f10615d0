err-rules = el diccionario y las reglas del nim del maharajá no coinciden aquí

err-lost = las palabras del diccionario no se unen aquí, así que no se encuentra la posición P

err-imperfect = la palabra { $word } no lleva de un sector perfecto al siguiente

err-no-word = ninguna palabra encaja en la cadena de bits desde el símbolo { $symbol }

err-few = se ven demasiado pocas palabras a la vez

err-apart = hay lugares desde los que las palabras no se unen

err-endless = se busca un diccionario si las jugadas adicionales son un número finito

err-many-moves = se busca un diccionario si hay { $most } jugadas adicionales como máximo

err-long-moves = se busca un diccionario si las jugadas adicionales avanzan { $most } como máximo

err-ahead = se leen palabras antes de que estén escritas

err-stray = hay palacios que se alejan más de { $most } diagonales de la primera libre

err-no-mirror = se busca un diccionario si con cada jugada adicional (a,b) también hay (b,a): { FULL($move) } lo es y { FULL($back) } no

err-none = no se encuentra ningún diccionario en { $columns } columnas: { $why }

err-start = algunas diagonales cerca de la esquina no tienen ningún palacio

err-states = hay más de { $most } tipos de sectores

err-seldom = ningún tipo de sector vuelve cada vez dentro de { $letters } columnas

err-many = hay más de { $n } palabras

err-adopted = la demostración encuentra { $n } palabras que estas columnas no tienen, y cada vez más

err-narrow = la demostración de que no hay más palabras ve { $window } palabras a la vez, y son demasiado pocas

err-readings = la demostración de que no hay más palabras tendría que seguir más de { $situations } situaciones
