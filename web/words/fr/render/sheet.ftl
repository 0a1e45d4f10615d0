err-no-format = un fichier de valeurs { $kind } ne peut pas être écrit au format { $format }

err-too-wide = { $w }x{ $h } est trop grand pour être enregistré : { $most } cases au plus dans chaque sens

err-too-large = { $w }x{ $h } cases feraient un fichier d’environ { $size }, et une page en enregistre { $most } au plus à la fois : { $edge }x{ $edge } cases, par exemple

small = { $n } octets

large = { $size } { $unit ->
    [kB] ko
    [MB] Mo
    [GB] Go
    [TB] To
    [PB] Po
   *[EB] Eo
}
