arm-title = Le bras infini à partir de l’épaule

fabric-title = Le tissu infini de k = { $remainder } modulo 3

fabric-label = Tissu sans fin

arm-label = Bras sans fin

formula = g = a − b − c + e + f + p = { $sum }

correction = p = { $sum } = { $p }

no-correction = p = 0 : aucune des six n’est un palais

part-first = { $n } pour { $name }

part-plus = + { $n } pour { $name }

part-minus = − { $n } pour { $name }

all-found = Toutes les cases sont trouvées.

choose = Deux valeurs conviennent à ce qui est connu : choisis-en une.

err-no-fabric = il y a trois tissus, pour les restes 0, 1 et 2, et aucun pour { $remainder }

err-too-far = { $at } est trop loin : le plateau de { $board } commence en { $first } et finit avant { $end }

err-too-large = { $size } est trop grand pour un plateau de { $board } en { $at } : { $largest } est possible

err-found = toutes les cases de ce passé sont trouvées

err-small = un passé demande au moins 3x3 cases, pas { $size }

err-value = { $at } ne peut pas avoir été { $value }, seulement une valeur parmi { $solutions }
