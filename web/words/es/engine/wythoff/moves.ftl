listed = { $many ->
    [true] { $endless ->
        [true] familias sin fin de jugadas adicionales
       *[false] una de { $n } jugadas adicionales
    }
   *[false] { $from ->
        [0] { $or ->
            [true] { OR($moves) }
           *[false] { AND($moves) }
        }
       *[other] { $endless ->
            [true] { $or ->
                [true] { OR($moves) } para todo t desde { $from }
               *[false] { AND($moves) } para todo t desde { $from }
            }
           *[false] { $or ->
                [true] { OR($moves) }
               *[false] { AND($moves) }
            } para t de { $from } a { $to }
        }
    }
}

first-component = la primera componente de la jugada

second-component = la segunda componente de la jugada

needs-two = una jugada necesita dos componentes, como en (1,2)

ends-here = una jugada de dos componentes termina con «)»

is-zero = una jugada no puede ser cero

half-t = una jugada debe tener t en las dos componentes o en ninguna

needs-range = una jugada con t necesita un intervalo como ;t=1..10

needs-no-t = ninguna jugada tiene un t para este intervalo

empty-range = el intervalo de t está vacío

too-many = puede haber { $most } jugadas adicionales como máximo

range-too-long = el intervalo de t da más de { $most } jugadas adicionales

range-too-large = el intervalo de t da componentes mayores que { $most }

too-many-endless = como máximo { $most } jugadas pueden tener un t sin fin

factor-too-large = los factores delante de un t sin fin deben ser como máximo { $most }
