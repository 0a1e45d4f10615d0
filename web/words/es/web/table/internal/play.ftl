looking-back = Mirando atrás

no-pawn-left = No queda ningún peón: retira antes algunos.

err-over = la partida ha terminado: deshaz un turno o empieza una partida nueva

err-other-turn = no es tu turno: espera la respuesta

err-several = varias jugadas terminan allí, vistas desde arriba: elige uno de los botones que dicen qué se quita

err-not-to-block = ahora no te toca bloquear

err-no-pawn = no queda ningún peón: retira antes algunos

err-times = t debe ser un número entero a partir de 1

err-piles = un paso tiene una componente para cada montón

err-nowhere = no hay otra casilla en la que empezar

err-view = la vista se da con tres números, x,y y el tamaño de una casilla, como view=7.5,7.5,68, o con una ventana que mostrar, x,y y su tamaño, como view=0,0,40x30

err-no-harder = no se encontró un comienzo más difícil desde aquí: elige tú uno o empieza una partida nueva

err-not-given-up = nadie se ha rendido: la partida sigue

err-k = k debe ser un número entero a partir de 1, por ejemplo 5

err-all-picked = ya están elegidas todas las casillas de esa línea ({ $direction })

how-many = { $chosen ->
    [one] { $chosen } elegida
   *[other] { $chosen } elegidas
}, { $left ->
    [one] queda { $left }.
   *[other] quedan { $left }.
}

err-start = { $dim ->
    [1] el lugar en el que empezar debe ser un número entero, por ejemplo { $example }
   *[other] el lugar en el que empezar deben ser { COUNT($dim) } números enteros separados por comas, por ejemplo { $example }
}

err-no-line = no hay línea { $ray }: la pieza se mueve por las líneas 0 a { $last }

err-too-many = { $most ->
    [one] se puede bloquear una casilla como máximo, no { COUNT($n) }
   *[other] se pueden bloquear { COUNT($most) } casillas como máximo, no { COUNT($n) }
}
