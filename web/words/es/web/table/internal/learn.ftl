values-off = Jugadas ganadoras ocultas.

one-moment = Un momento…

try-again = Aquí se decidió la partida: prueba de nuevo.

err-no-turn = no se conoce ningún turno que haya decidido la partida

err-no-study = no se está explicando nada

err-no-step = no hay más pasos

why = Por qué { $at }

picked-too = { $said }; elegida para bloquear

besides = { $said }; { $role }

why-known = { $lost ->
    [true] Por qué en { $at } pierde quien tiene el turno
   *[false] Por qué en { $at } gana quien tiene el turno
}

why-next = ¿Por qué { $at }?

step-of = { $steps ->
    [0] {""}
   *[other] { $step } de { $steps }
}

err-no-hint = no hay más pistas

hint-shown = El tablero lo muestra.

