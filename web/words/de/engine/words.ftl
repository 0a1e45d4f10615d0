decimal = ,

thousands = {"\u202f"}

parted-from = 5

count = { $n ->
    [0] null
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { NUMBER($n) }
}

further = { $before }, { $after }

last-and = { $before } und { $after }

last-or = { $before } oder { $after }

others = { $n } weitere

quoted = „{ $text }“
