own-map = Este juego

all-time = Todas las antidiagonales

no-detail = Nada

everywhere = Todas

elsewhere = En otras partes

err-negative = las antidiagonales se cuentan desde 0

err-no-square = señala primero una casilla del mapa desde la que retroceder

err-no-past = nada va hacia atrás: empieza primero en una casilla

err-large = ningún número de palacios es tan grande

err-row-unseen = una fila solo se puede escuchar mientras se muestra el mapa del juego

time-up-to = Antidiagonales 0 a { $now } de { $last }

squares-of = { $done } de { $total } casillas

of-palaces = { $share } de las casillas son palacios

or-less = { $share } o menos

or-more = { $share } o más

ramp-title = Cuántas de las casillas de un píxel son palacios (posiciones P): de { $low } a { $high }.

err-not-on-map = no hay { $name } en este mapa

err-wrong-shift = un desplazamiento tiene dos componentes, como en [1,1], no { $components }

map-chip = mapa: { $progress }

err-row-unknown = la fila { $y } aún no está en el mapa, hasta donde se ve

side = { $below ->
    [true] con y > x
   *[false] con x ≥ y
}

from-afar-title = { $title } De lejos: colores medios, con sus diferencias aumentadas { $gain } veces.

differs = { FULL($at) }: { $differ }

err-none-is-made = el autómata solo produce los números de palacios de los juegos { OR($games) }

err-no-name-here = en este mapa no se puede resaltar nada, solo en el de los juegos { OR($games) }

err-unknown-detail-of = no hay { $name } que resaltar, solo { $known }

err-no-colours-of = los colores son uno de { $known }, no { $name }

what-is-what = Qué es cada cosa

point-at-map = Señala el mapa o elige abajo un nombre.

colour-means = { $label }: { $meaning }

at-square = En { $at }

term-at = { $name } en { $at }

runs = { $playing ->
    [true] Pausa
   *[false] Reproducir
}

asks-for = { $at }: { $ask }

found = { $state ->
    [hidden] { $at } aún sin encontrar
    [next] { $at } en búsqueda
   *[other] { $other ->
        [true] { $at } { $value }, distinto de este juego
       *[false] { $at } { $value }
    }
}

owned = { $own ->
    [true] como en este juego
   *[false] {""}
}

row-says = Fila { $y }, de { $first } a { $last }: { $palaces ->
    [0] ninguna P.
   *[other] P en { AND($palaces) }.
}
