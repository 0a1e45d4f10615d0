err-long = lo que se elige de la idea es demasiado largo

err-name = el nombre de una idea solo tiene letras: { $name }

err-part = detrás del nombre de una idea va name=value, no { $part }

err-step = el paso es un número de 0 a { $most }, no { $value }

err-twice = { $name } se da dos veces

err-character = el carácter { $character }, número { $at }, no significa nada aquí

Err-no-idea = este juego no tiene tal idea

err-lacks = no hay ninguna idea { $name } para { $game }, { $names ->
    [none] ni ninguna otra
   *[other] pero hay { $names }
}

err-control = aquí no hay nada que elegir con el nombre { $name }

err-choice = { $value } no es una opción de «{ $label }»

err-range = { $what } es un número de { $from } a { $to }, no { $value }

From-digit = la cifra { $n }

from-column = la columna { $column }

From-to = { $first } a { $last }
