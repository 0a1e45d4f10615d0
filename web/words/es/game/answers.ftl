err-empty = aquí no hay nada

err-foreign-text = estas no son respuestas de Palace: un texto así empieza con { $head }

err-mistyped = aquí hay un carácter equivocado: el texto se escribió mal o cambió en el camino

err-cut-of = { $of ->
    [0] este texto está cortado: solo están sus primeros { $length } caracteres
   *[other] este texto está cortado: hay { $length } caracteres de { $of }
}

err-longer = a este texto le sobran { $n } caracteres al final

err-other-version = este texto es de otra versión de Palace: { $letter }, mientras que esta lee { $first } y { $second }

err-sign-at = el carácter { $sign } en el lugar { $at } no aparece en ninguna respuesta: el texto se escribió mal

err-nothing = no hay nada que entregar

err-too-many-marks = no se pueden entregar más de { $most } marcas

err-marks = una casilla solo se puede marcar una vez, y todas las marcas deben estar en un mismo tablero

err-steps = estos no son pasos de una lección

err-replies = estas no son respuestas a los pasos de una lección

err-tries = estos no son intentos con los problemas de una serie

err-far = las marcas están demasiado lejos unas de otras para entregarlas: quita algunas
