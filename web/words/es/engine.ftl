Err-search = hace falta una búsqueda para saberlo

Err-kind = no sabe nada de valores de este tipo

Err-nim-origin = un mapa de valores de Grundy empieza en la esquina

Err-too-far = esto está demasiado lejos

Err-outside = esto está fuera del tablero

Err-wrong-dimension = una posición de este juego tiene otro número de componentes

Err-no-map = este juego no tiene tal mapa

Err-window = esta no es una ventana que se pueda calcular

Err-too-many = son demasiadas opciones

Err-takes-long = esto tarda demasiado

Err-no-method = este juego no tiene ningún método para ello

err-unasked = no responde a eso

Err-dimension = una posición de este juego tiene dos coordenadas, no { $components }

err-piles = una posición de este juego tiene { $piles ->
    [one] un número
   *[other] { $piles } números
}, no { $found }

the-position = la posición

Err-negative = { $position } no está en el tablero: ninguna coordenada es negativa

Err-digits = { $position } está demasiado lejos: sus coordenadas pueden tener unas { $digits } cifras

err-options = { FULL($p) } tiene demasiadas opciones para enumerarlas: { $n }

Err-while = se tarda un rato en rellenar los valores de Grundy de todas las casillas anteriores a { FULL($p) }

err-no-square = un tablero necesita al menos una casilla, no { $w }x{ $h }

err-too-large = una ventana de { $w }×{ $h } casillas es demasiado grande: se pueden mostrar { $edge }×{ $edge } como máximo

err-empty = una ventana de { $w }×{ $h } no contiene ninguna casilla

err-not-within = una ventana de { $size } en { $at } no está dentro del tablero, que empieza en { $first } y termina en { $last }

err-map = { $game } no tiene ningún mapa de tipo { $kind }
