decimal = ,

thousands = {"\u202f"}

parted-from = 5
# 0 and 1 stay digits: their words have a gender (un, una, ninguno, ninguna).

count = { $n ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
   *[other] { NUMBER($n) }
}

further = { $before }, { $after }

last-and = { $before } y { $after }

last-or = { $after ->
    [8] { $before } u { $after }
    [11] { $before } u { $after }
   *[other] { $before } o { $after }
}

others = { $n } más

quoted = «{ $text }»
