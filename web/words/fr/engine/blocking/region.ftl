Hood = capuchon

Epaulette = épaulette

Fabric = tissu

Outer-space = espace extérieur

Arm = bras

Warp = chaîne

Inner-sector = secteur intérieur

Casing = ourlet

Seam = couture

Rift = fente

Fray = effilochure

Skin = peau

Nose = nez

Shoulder = épaule

Armpit = aisselle

Prism = prisme

hood-about = Toutes les cases que la dame peut atteindre d’ici peuvent être bloquées, donc un coup vers cette région gagne tout de suite. Le nombre de palais est x + y + min(x, y) : chaque option est un palais.

epaulette-about = Un motif d’une période de onze cases, fait uniquement de k-1, k et k+1. Cinq cases sur onze sont des palais.

fabric-about = Des fils de palais se croisent, et environ une case sur onze est un palais. Tout le morceau ne dépend que du reste de k dans la division par 3. Les grands jeux y ont des grilles plus grandes.

outer-space-about = Chaque case voit exactement k palais, tous dans sa ligne (ou, là où y > x, dans sa colonne). Donc aucune case d’ici n’est un palais.

arm-about = Deux cases sur cinq sont des palais, dans un ordre qui a l’air aléatoire. Le bras commence à l’épaule, continue sans fin, et est le même dans tous les grands jeux.

warp-about = Des fils de palais qui ont quitté le tissu courent côte à côte et se rejoignent. Environ une case sur 22 est un palais ; les bandes bleues entre eux sont la trame.

inner-sector-about = Au-delà des derniers fils, il n’y a presque plus de palais, et la plupart des cases en voient un peu plus que k. Les cases les plus claires suivent la diagonale à partir du prisme.

casing-about = Le bord droit du capuchon : la droite x + 2y = k là où x > y, et 2x + y = k là où y > x. Avant lui, tous les nombres de palais jusqu’à k apparaissent, après lui seulement quelques-uns autour de k.

seam-about = Là où le motif de l’épaulette finit et où le bras commence. Elle va de l’épaule à l’aisselle.

rift-about = Une bande étroite entre le tissu et l’épaulette, qui se répète après 81 cases dans un sens et 31 dans l’autre. Elle s’élargit lentement en allant du nez à l’aisselle.

fray-about = Ici le tissu se défait : les fils qui la longent s’effilochent, les autres quittent le tissu et deviennent la chaîne. Elle va de l’aisselle au prisme.

skin-about = La couche extérieure du bras : uniquement des palais, et un bord qui avance de deux ou trois cases par ligne selon un motif de Fibonacci. Le long d’une ligne, elle a 3 cases d’épaisseur, puis 8, 21 et 55, de plus en plus loin.

nose-about = Le creux du capuchon sur la diagonale, en k/3, où le capuchon, les épaulettes et le tissu se rencontrent. Son voisinage est le même dans tous les jeux dont k laisse le même reste dans la division par 3.

shoulder-about = La fin du capuchon sur le bord du plateau, en k. Le capuchon, l’épaulette, le bras et l’espace extérieur se rencontrent ici, et tous les grands jeux se ressemblent.

armpit-about = Là où la fente débouche dans la couture, et où l’épaulette, le tissu, le bras et la chaîne se rencontrent. C’est souvent d’ici que la dame voit le plus de palais.

prism-about = La fin du tissu : le dernier palais sur la diagonale. Un faisceau de nombres de palais plus grands en part le long de la diagonale.

terminology = [CLN15] Section 3.1

structure = [CLN15] Section 3.2

skins = [CLN15] Section 3.4

err-k = le nombre de blocage k doit être au moins 1, pas { $k }

err-no-detail = aucun détail ne s’appelle { $name } : il y a { $names }

err-outside = { $size } cases en { $at } ne sont pas dans les { $extent } qui ont été explorées
