Hood = Haube

Epaulette = Epaulette

Fabric = Gewebe

Outer-space = Außenraum

Arm = Arm

Warp = Kettfäden

Inner-sector = innerer Sektor

Casing = Einfassung

Seam = Naht

Rift = Riss

Fray = Fransen

Skin = Haut

Nose = Nase

Shoulder = Schulter

Armpit = Achselhöhle

Prism = Prisma

hood-about = Alle Felder, die die Dame von hier erreichen kann, können blockiert werden, also gewinnt ein Zug hierher sofort. Die Palastzahl ist x + y + min(x, y): Jede Option ist ein Palast.

epaulette-about = Ein Muster mit einer Periode von elf Feldern, nur aus k-1, k und k+1. Fünf der elf Felder sind Paläste.

fabric-about = Fäden von Palästen kreuzen einander, und etwa jedes elfte Feld ist ein Palast. Das ganze Stück hängt nur vom Rest von k bei Division durch 3 ab. In großen Spielen liegen größere Gitter darin.

outer-space-about = Jedes Feld sieht genau k Paläste, alle in seiner Zeile (oder, wo y > x ist, in seiner Spalte). Also ist hier kein Feld ein Palast.

arm-about = Zwei von fünf Feldern sind Paläste, in einer Ordnung, die zufällig aussieht. Der Arm beginnt an der Schulter, geht für immer weiter und ist in allen großen Spielen gleich.

warp-about = Fäden von Palästen, die das Gewebe verlassen haben, laufen nebeneinander und vereinigen sich. Etwa eines von 22 Feldern ist ein Palast; die blauen Streifen dazwischen sind die Schussfäden.

inner-sector-about = Jenseits der letzten Fäden gibt es kaum noch Paläste, und die meisten Felder sehen etwas mehr als k. Die hellsten Felder folgen vom Prisma an der Diagonalen.

casing-about = Der gerade Rand der Haube: die Gerade x + 2y = k, wo x > y ist, und 2x + y = k, wo y > x ist. Davor kommen alle Palastzahlen bis k vor, danach nur einige um k herum.

seam-about = Wo das Muster der Epaulette endet und der Arm beginnt. Sie läuft von der Schulter zur Achselhöhle.

rift-about = Ein schmaler Streifen zwischen Gewebe und Epaulette, der sich nach 81 Feldern in der einen und 31 in der anderen Richtung wiederholt. Er wird auf seinem Weg von der Nase zur Achselhöhle langsam breiter.

fray-about = Hier löst sich das Gewebe auf: Fäden, die hier entlanglaufen, gehen auf, die anderen verlassen es und werden zu Kettfäden. Die Fransen laufen von der Achselhöhle zum Prisma.

skin-about = Die äußerste Schicht des Arms: nur Paläste, der Rand stuft sich um zwei oder drei Felder je Zeile, nach einem Fibonacci-Muster. Entlang einer Zeile ist sie 3, dann 8, 21 und 55 Felder dick, immer weiter draußen.

nose-about = Die Delle der Haube auf der Diagonalen bei k/3, wo Haube, Epauletten und Gewebe zusammentreffen. Ihre Umgebung sieht in allen Spielen gleich aus, deren k bei Division durch 3 denselben Rest lässt.

shoulder-about = Das Ende der Haube am Rand des Bretts, bei k. Haube, Epaulette, Arm und Außenraum treffen hier zusammen, und alle großen Spiele sehen sich ähnlich.

armpit-about = Wo der Riss in die Naht läuft und Epaulette, Gewebe, Arm und Kettfäden zusammentreffen. Oft sieht die Dame von hier die meisten Paläste.

prism-about = Das Ende des Gewebes: der letzte Palast auf der Diagonalen. Ein Strahl höherer Palastzahlen verlässt es entlang der Diagonalen.

terminology = [CLN15] Abschnitt 3.1

structure = [CLN15] Abschnitt 3.2

skins = [CLN15] Abschnitt 3.4

err-k = die Blockierzahl k muss mindestens 1 sein, nicht { $k }

err-no-detail = kein Detail heißt { $name }: Es gibt { $names }

err-outside = { $size } Felder bei { $at } liegen nicht innerhalb der { $extent }, die vermessen wurden
