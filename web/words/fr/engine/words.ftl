decimal = ,

thousands = { " " }

count = { $n ->
    [0] zéro
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { NUMBER($n) }
}

last-and = { $before } et { $after }

last-or = { $before } ou { $after }

parted-from = 5

further = { $before }, { $after }

others = { $n } autres

quoted = « { $text } »
