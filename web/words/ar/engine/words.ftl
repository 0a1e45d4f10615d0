
decimal = .

thousands = ,

count = { NUMBER($n) }

last-and = { $before } و{ $after }

last-or = { $before } أو { $after }

parted-from = 4

further = { $before }، { $after }

others = { $n ->
    [two] اثنان آخران
   *[other] { $n } غيرها
}

quoted = «{ $text }»
