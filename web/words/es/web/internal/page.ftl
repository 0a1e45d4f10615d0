err-hidden = las respuestas están ocultas hasta que las reveles

err-without = esta ayuda está desactivada aquí

loses = pierde

wins = gana

wins-with-t = gana con t = { $steps }

scan = Escanéalo o haz clic para ampliarlo.

dense-code = Un enlace tan largo da un código denso, que se escanea de cerca.

Hand-file = Esta página es un archivo, y su dirección no sirve a otras personas: comparte el archivo.

lines-and = Las líneas de la dama, y

nothing-else = nada más por ahora

the-piece = la pieza

err-last-move = un juego necesita una jugada: añade otra antes de quitar la última

no-list = un valor de otro tipo

needs-numbers = { $dim ->
    [one] aquí se escribe un número entero, por ejemplo { $example }
   *[other] aquí se escriben { COUNT($dim) } números enteros separados por comas, por ejemplo { $example }
}

a-number = un número

err-move-there = { $move } ya es una jugada

err-move-not-there = { $move } no es una jugada de este juego

marked = El marco rojo es donde estabas: una jugada a la marca verde habría ganado.

tab = { $headline } – { $title } – Palace

left = { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
}

block-line = Bloquear la línea { $direction }: { $free ->
    [one] { $free } libre
   *[other] { $free } libres
}

err-no-completion = las jugadas no se pueden completar como { $name }

err-wrong-move = una jugada de este juego tiene { $has } componentes, no { $dim }

err-too-far = { $p } está demasiado lejos de la pieza para verse

from-pile = { $amount } de { $pile }

options-cut = Como máximo { $n } por dirección. Puedes escribir las demás.

embedded = Palace: { $title }

more-moves = y { $n } más, en la notación de abajo

map-palaces = Palacios

map-palace-numbers = Números de palacios

map-nim-values = Valores de Grundy

map-remoteness = Jugadas restantes

origin-upper-left-right = Origen arriba a la izquierda, x hacia la derecha

origin-lower-left-right = Origen abajo a la izquierda, x hacia la derecha

origin-upper-left-down = Origen arriba a la izquierda, x hacia abajo

origin-lower-left-up = Origen abajo a la izquierda, x hacia arriba

palette-paper = Como en el artículo

palette-safe = Aptos para daltonismo

blocked-on-line = { $all ->
    [true] { $n ->
        [1] la única casilla { $direction }
        [2] las dos casillas { $direction }
       *[other] las { $n } casillas { $direction }
    }
   *[false] { $n } { $direction }
}

blocked-lines = Bloqueadas: { AND($lines) }.

begin-anywhere = Estos juegos empiezan donde quieras, con coordenadas de hasta { $digits } cifras: { AND($games) }. Escribe las coordenadas después de la @ de un enlace o en Casilla inicial.

long-number = { $ends }, { $n } cifras

digits = { $n ->
    [one] { $n } cifra
   *[other] { $n } cifras
}

err-cannot-be-edited = las jugadas de { $game } no se pueden editar

err-too-many-components = una posición tiene { $most } componentes como máximo, no { $n }

err-too-many-digits = una coordenada tiene { $most } cifras como máximo

to-pile = { $amount } a { $pile }

move-counters = Pasa { $amount } de { $from } a { $to }

takes = { $to ->
    [0] Quita { AND($from) }
   *[other] Quita { AND($from) }, añade { AND($to) }
}

map-shows-slice = El mapa es el corte { AND($held) }: A en un lado, B en el otro.

share-of = { $quiz ->
    [true] Compartir cuestionario
   *[false] { $idea ->
        [true] Compartir esta idea
       *[false] Compartir esta partida
    }
}

Hand-file-and = Esta página es un archivo, y su dirección no sirve a otras personas: comparte el archivo. Este texto, añadido allí al final de su dirección, abre lo mismo.

turns-too-long = Con todos sus turnos el enlace es demasiado largo: { $why }. Desde aquí sí cabe.

link-too-long = El enlace es demasiado largo: { $why }. En vez de eso, cópialo.

heard-blocked = { $n ->
    [one] { $n } bloqueada
   *[other] { $n } bloqueadas
}

group-label = { $other ->
    [true] Otros ejemplos
   *[false] Figuras de { $source }
}

preset-at = { $figure }: { $title }

take-move-away = Quitar { $move }

squares-to-last = Casillas hasta { $last }

move-is = { $is ->
    [none] { $move }, no es una jugada
    [queen] { $move }, de la dama
   *[move] { $move }, una jugada
}
