err-none-open = no hay ninguna idea abierta

err-no-steps = esta idea no tiene pasos

err-speed = la velocidad debe ser de 1 a 60 pasos por segundo

lost-over = Esto no se pudo calcular.

kicker = Idea · { $game }

steps = Paso { $now } de { $last }

looking = Buscando…

looking-share = Buscando… { $percent }{"\u202f"}%

from-first = { $first ->
    [none] {""}
   *[other] {" "}desde { $first }
}
