err-kind-of-argument = { $is ->
    [number] { $call }: { $argument } debe ser un número entero, no { $not }
    [square] { $call }: { $argument } debe ser una casilla como [3,3], no { $not }
   *[other] { $call }: { $argument } debe ser { $kind }, no { $not }
}

err-no-object = { $call }: los argumentos no son un objeto JSON

err-no-call = no hay ninguna llamada con el nombre { $name }

unwritten = No se pudo escribir la respuesta.
