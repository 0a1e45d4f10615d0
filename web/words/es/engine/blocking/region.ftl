Hood = capucha

Epaulette = charretera

Fabric = tejido

Outer-space = espacio exterior

Arm = brazo

Warp = urdimbre

Inner-sector = sector interior

Casing = ribete

Seam = costura

Rift = grieta

Fray = deshilachado

Skin = piel

Nose = nariz

Shoulder = hombro

Armpit = axila

Prism = prisma

hood-about = Todas las casillas a las que la dama puede llegar desde aquí se pueden bloquear, así que una jugada hasta aquí gana enseguida. El número de palacios es x + y + min(x, y): cada opción es un palacio.

epaulette-about = Un patrón con un período de once casillas, hecho solo de k − 1, k y k + 1. Cinco casillas de las once son palacios.

fabric-about = Hilos de palacios se cruzan, y más o menos una de cada once casillas es un palacio. Toda la pieza depende solo del resto de k entre 3. En juegos grandes contiene cuadrículas más grandes.

outer-space-about = Cada casilla ve exactamente k palacios, todos en su fila (o, donde y > x, en su columna). Así que aquí ninguna casilla es un palacio.

arm-about = Dos de cada cinco casillas son palacios, en un orden que parece aleatorio. El brazo empieza en el hombro, sigue para siempre y es el mismo en todos los juegos grandes.

warp-about = Hilos de palacios que han salido del tejido corren unos junto a otros y se unen. Más o menos una de cada 22 casillas es un palacio; las franjas azules entre ellos son la trama.

inner-sector-about = Más allá de los últimos hilos apenas hay palacios, y la mayoría de las casillas ven un poco más de k. Las casillas más claras siguen la diagonal desde el prisma.

casing-about = El borde recto de la capucha: la recta x + 2y = k donde x > y, y 2x + y = k donde y > x. Antes de él aparecen todos los números de palacios hasta k; después, solo unos pocos cercanos a k.

seam-about = Donde termina el patrón de la charretera y empieza el brazo. Va del hombro a la axila.

rift-about = Una franja estrecha entre el tejido y la charretera que se repite tras 81 casillas en una dirección y 31 en la otra. Se ensancha despacio en su camino de la nariz a la axila.

fray-about = Aquí se deshace el tejido: los hilos que lo bordean se deshilachan, los otros salen de él y se convierten en la urdimbre. Va de la axila al prisma.

skin-about = La capa más externa del brazo: solo palacios, con un borde que avanza dos o tres casillas por fila según un patrón de Fibonacci. A lo largo de una fila tiene 3 casillas de grosor y después, cada vez más lejos, 8, 21 y 55.

nose-about = La muesca de la capucha en la diagonal, en k/3, donde se encuentran la capucha, las charreteras y el tejido. Sus alrededores se ven igual en todos los juegos cuyo k da el mismo resto entre 3.

shoulder-about = El final de la capucha en el borde del tablero, en k. Aquí se encuentran la capucha, la charretera, el brazo y el espacio exterior, y todos los juegos grandes se parecen.

armpit-about = Donde la grieta desemboca en la costura, y se encuentran la charretera, el tejido, el brazo y la urdimbre. A menudo es desde aquí desde donde la dama ve más palacios.

prism-about = El final del tejido: el último palacio de la diagonal. Un rayo de números de palacios más altos sale de él por la diagonal.

terminology = [CLN15] Sección 3.1

structure = [CLN15] Sección 3.2

skins = [CLN15] Sección 3.4

err-k = el número de bloqueo k debe ser al menos 1, no { $k }

err-no-detail = ningún detalle se llama { $name }: hay { $names }

err-outside = { $size } casillas en { $at } no están dentro de las { $extent } que se examinaron
