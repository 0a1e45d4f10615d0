err-rules = el diccionario y las reglas del nim del maharajá no coinciden aquí

err-lost = las palabras del diccionario no se unen aquí, así que no se encuentra la posición P

err-imperfect = la palabra { $word } no lleva de un sector perfecto al siguiente

err-no-word = ninguna palabra encaja en la cadena de bits desde el símbolo { $symbol }

err-few = se ven demasiado pocas palabras a la vez

err-apart = hay lugares desde los que las palabras no se unen

err-endless = solo se busca un diccionario si las jugadas adicionales son un número finito

err-many-moves = solo se busca un diccionario si hay { $most } jugadas adicionales como máximo

err-long-moves = solo se busca un diccionario si las jugadas adicionales avanzan { $most } como máximo

err-ahead = se leen palabras antes de que estén escritas

err-stray = hay palacios que se alejan más de { $most } diagonales de la primera libre

err-no-mirror = solo se busca un diccionario si con cada jugada adicional (a,b) también hay (b,a): { FULL($move) } lo es y { FULL($back) } no

err-none = no se encuentra ningún diccionario en { $columns } columnas: { $why }

err-start = algunas diagonales cerca de la esquina no tienen ningún palacio

err-states = hay más de { $most } tipos de sectores

err-seldom = ningún tipo de sector vuelve cada vez dentro de { $letters } columnas

err-many = hay más de { $n } palabras

err-adopted = la demostración encuentra { $n } palabras que estas columnas no tienen, y cada vez más

err-narrow = la demostración de que no hay más palabras ve { $window } palabras a la vez, y son demasiado pocas

err-readings = la demostración de que no hay más palabras tendría que seguir más de { $situations } situaciones

err-work = habría que seguir más de { $situations } situaciones

err-own-line = línea { $line }: una línea es una palabra, -> y su traducción, de ceros y unos, o bien column y un número, no { $text }

err-own-column = línea { $line }: la columna de la primera palabra se escribe una sola vez, con un número de 1 a { $most }

err-own-many = línea { $line }: hay { $n } palabras como máximo, cada una con { $letters } letras como máximo junto con su traducción

err-own-prefix = línea { $line }: ninguna palabra puede ser el comienzo de otra, como ocurre con { $word } y { $other } de la línea { $before }

err-own-none = no hay palabras

err-own-imperfect = ningún sector perfecto empieza antes de la columna { $columns }, así que una línea tiene que decir en qué columna empieza la primera palabra, por ejemplo: column 20

err-own-early = antes de la columna { $first } los palacios con x > y aún influyen en dónde están los que tienen y > x

err-own-word = la palabra { $word } con su traducción no es una del juego, que lleve de donde empieza la primera palabra otra vez a las mismas casillas

own-differs = Estas palabras no son las del juego: { $word }, leída desde la columna { $at }, escribe { $above ->
    [true] 1
   *[false] 0
} para la columna { $column }, cuyo palacio { $square } tiene { $above ->
    [true] y > x
   *[false] x > y
}.

own-stuck = Después de { $read ->
    [one] una palabra
   *[other] { $read } palabras
}, ninguna palabra encaja desde la columna { $at }: en la columna { $column } el palacio { $square } tiene { $above ->
    [true] y > x
   *[false] x > y
}.

own-ends = Después de { $read ->
    [one] una palabra
   *[other] { $read } palabras
} el proceso termina: se ha leído todo lo escrito, hasta la columna { $at }.

own-agrees = Las palabras escriben las letras de { $columns } columnas desde la columna { $first } tal como son. No se sabe si lo hacen siempre: { $why }.

own-unread = Las palabras no se pueden leer: { $why }.

own-closes = El diccionario se cierra: escribe las letras de todas las columnas desde la columna { $first }. Eso está demostrado por las { $situations } situaciones en las que se leen sus palabras. Para todos los palacios (a,b) con b > a, número n, { $same ->
    [true] b − a − n es { $low }
   *[false] b − a − n va de { $low } a { $high }
}.
