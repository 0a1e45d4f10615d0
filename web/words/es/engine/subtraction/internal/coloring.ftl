err-no-start = ninguna casilla tiene un color al comienzo: escribe una línea como red: (0,0)

err-line = línea { $n }: { $why }

err-never = ninguna casilla llega a tener el color { $color }: dale casillas, como en { $color }: (0,0), o una regla que lleve a él

expected-color = se esperaba el nombre de un color, solo con letras

expected-sign = se esperaba «:» y las casillas que tienen el color al comienzo, o «->» y el color de casillas más lejanas

long-name = el nombre de un color tiene { $most } letras como máximo

many-colors = puede haber { $most } colores como máximo

many-rules = puede haber { $most } reglas como máximo

a-number = un número

backward = el segundo número debe ser el mayor

endlessly = una regla que no lleva a ninguna parte no terminaría nunca

leads-back = una regla que lleva hacia atrás, a una x o una y menor, podría no terminar nunca

proved-asymmetric = Una demostración en papel: [LSY24] Ejemplos 42 y 44, Proposición 46.

proved-symmetric = Una demostración en papel: [LSY24] Proposición 47, con sus dos reglas intercambiadas.

proved-arithmetic = Una demostración en papel usa los restos de 7, 16 y 8; [LSY24] Figura 17 lo deja abierto.
