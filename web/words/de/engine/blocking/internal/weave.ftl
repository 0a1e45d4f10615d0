arm-title = Der unendliche Arm von der Schulter an

fabric-title = Das unendliche Gewebe für k = { $remainder } modulo 3

fabric-label = Endloses Gewebe

arm-label = Endloser Arm

formula = g = a − b − c + e + f + p = { $sum }

correction = p = { $sum } = { $p }

no-correction = p = 0: Keines der sechs ist ein Palast

part-first = { $n } für { $name }

part-plus = + { $n } für { $name }

part-minus = − { $n } für { $name }

all-found = Alle Felder sind gefunden.

choose = Zwei Werte passen zu dem, was bekannt ist: Wähl einen.

err-no-fabric = es gibt drei Gewebe, für die Reste 0, 1 und 2, keines für { $remainder }

err-too-far = { $at } liegt zu weit draußen: Das Brett „{ $board }“ beginnt bei { $first } und endet vor { $end }

err-too-large = { $size } ist zu groß für das Brett „{ $board }“ bei { $at }: Möglich ist { $largest }

err-found = alle Felder dieser Vergangenheit sind gefunden

err-small = eine Vergangenheit braucht mindestens 3x3 Felder, nicht { $size }

err-value = { $at } kann nicht { $value } gewesen sein, nur eines von { $solutions }
