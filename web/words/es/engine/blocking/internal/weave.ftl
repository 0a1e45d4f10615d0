arm-title = El brazo infinito desde el hombro

fabric-title = El tejido infinito de k = { $remainder } módulo 3

fabric-label = Tejido sin fin

arm-label = Brazo sin fin

formula = g = a − b − c + e + f + p = { $sum }

correction = p = { $sum } = { $p }

no-correction = p = 0: ninguna de las seis es un palacio

part-first = { $n } ({ $name })

part-plus = + { $n } ({ $name })

part-minus = − { $n } ({ $name })

all-found = Se han encontrado todas las casillas.

choose = Dos valores encajan con lo que se conoce: elige uno.

err-no-fabric = hay tres tejidos, para los restos 0, 1 y 2, y ninguno para { $remainder }

err-too-far = { $at } está demasiado lejos: el tablero de { $board } empieza en { $first } y termina antes de { $end }

err-too-large = { $size } es demasiado grande para un tablero de { $board } en { $at }: { $largest } funciona

err-found = se han encontrado todas las casillas de este pasado

err-small = un pasado necesita al menos 3x3 casillas, no { $size }

err-value = { $at } no puede haber sido { $value }, solo uno de { $solutions }
