wrong = { $reason }: { $part } en el carácter { $at }

wrong-at-end = { $reason } al final del texto (carácter { $at })

nothing-follows = aquí no puede seguir nada

Expected-move = se esperaba una jugada como (1,2)

expected = se esperaba { $text }

whole = { $what } debe ser un número entero

at-least = { $what } debe ser al menos { $n }

at-most = { $what } debe ser como máximo { $n }

space-inside = un espacio separa estas cifras: puede ser un número o dos

no-marks = los números son enteros y nada separa sus cifras

two-readings = puede ser un número o dos: quita los ceros o pon un espacio después de la coma

err-too-long = un texto de { $bytes } bytes es demasiado largo: se leen { $most } como máximo

perhaps = { $names ->
    [0] {""}
   *[other] ; quizá se trata de { OR($names) }
}
