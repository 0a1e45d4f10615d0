in-line = línea { $line }: { $why }

err-long-lesson = una lección de { $bytes } bytes es demasiado larga: se leen { $most } como máximo

err-long-text = el texto de { $key } es demasiado largo: se leen { $most } bytes como máximo

err-control-character = el carácter { $code } no se puede mostrar

err-no-such-key = { $step ->
    [true] un paso no tiene la clave { $name }, solo { OR($keys) }
   *[false] antes del primer paso no hay una clave { $name }, solo { OR($keys) }
}

err-too-many-steps = una lección tiene { $most } pasos como máximo

err-too-many-claims = un paso tiene { $most } afirmaciones como máximo

err-too-many-shapes = una figura tiene { $most } casillas como máximo

err-large-window-of = una ventana de { $w }×{ $h } casillas es demasiado grande: { $most } casillas como máximo

err-not-of-task = { $key } no pertenece a ninguna tarea { $task }

brief-and-answer = { $brief }: { $answer }

not-what-is-claimed = { $p } no es lo que se afirma

wins-not-as-claimed = lo que gana desde { $p } no es lo que se afirma

value-not-as-claimed = el valor de { $p } no es el que se afirma

row-not-as-claimed = la fila { $row } de la tabla de la idea «{ $idea }» no es la que se afirma

rows-not-as-claimed = el número de filas de la tabla de la idea «{ $idea }» no es el que se afirma

err-no-row = la tabla de la idea «{ $idea }» no tiene ninguna fila que empiece por { $row }

err-no-ideas = aquí no se puede calcular ninguna idea

count-not-as-claimed = el número de posiciones P no es el que se afirma

not-all = estas no son todas las posiciones P de la ventana

it-is = es { $what }

there-are = hay { COUNT($n) }

they-are = son { $squares }

none = ninguna

more = { $n } más

err-gives-words = el texto revela { $phrase }, por lo que pregunta la tarea de la línea { $line }: quítalo de aquí o, si los alumnos ya lo saben entonces, escribe «claim: known all» en ese paso

err-gives-map = el mapa de este paso revela aquello por lo que pregunta la tarea de la línea { $line }: quítalo de aquí o, si los alumnos ya lo saben entonces, escribe «claim: known all» en ese paso

err-gives = el texto o los dibujos de este paso revelan { $told }, por lo que pregunta la tarea de la línea { $line }: quítalo de aquí o, si los alumnos ya lo saben entonces, escribe «claim: known { $known }» en ese paso

err-nothing-to-go-on-with = una línea que empieza con espacios continúa la línea anterior, y no hay ninguna

err-no-text = este no es un texto en UTF-8

err-cut = este no es un texto completo en UTF-16: falta un byte

err-no-words = el paso no dice nada: necesita una línea «say: …»

err-no-board = el primer paso no tiene tablero: necesita una línea como «board: rook@6,4»

err-no-name = la lección no tiene nombre: escribe antes del primer paso una línea como «name: corner-the-rook»

err-no-title = la lección no tiene título: escribe antes del primer paso una línea «title: …»

err-no-steps = la lección no tiene ningún paso: un paso empieza con una línea «step: …»

err-loop = el tablero de un paso debe ser un juego, no una lección

err-arrow = una flecha tiene dos casillas, donde empieza y donde termina, como en «arrow: 6,4 4,4»

err-label = una etiqueta tiene una casilla y después 40 bytes de texto como máximo, como en «label: 4,4 aquí»

err-tap = lo que hay que tocar se escribe «tap P in 0,0..7,7», «tap N in 0,0..7,7» o «tap wins»

err-few-options = la tarea necesita al menos dos opciones para elegir

err-no-answer = la tarea no tiene ninguna línea «answer: …»

err-no-right = la tarea no tiene ninguna línea «right: …» que diga por qué una respuesta correcta lo es

err-no-hint = la tarea no tiene ninguna línea «hint: …» para una respuesta equivocada

err-claim = una afirmación se escribe como «P 1,2 2,1», «N 4,4», «wins 4,4 to 1,2 2,1», «value 3,3 = 5», «count P in 0,0..7,7 = 8», «all P in 0,0..3,3 = 0,0 1,2 2,1», «table columns 9 = 64», «rows segments = 4» o «known 1,2 2,1»

err-not-there = { $p } no es una casilla de este tablero: { $err }

err-unproved = se habla de { $p }, pero ni el tablero ni ninguna figura, tarea o afirmación tienen que ver con ella

err-not-asked = { $p } no forma parte de lo que pregunta este paso

err-nothing-asked = este paso no pregunta nada que ya se pudiera saber

err-much-work = esto no se puede comprobar: requiere más de { $most } pasos de trabajo. Toma menos casillas, o algunas más cercanas al final del juego

err-much-in-all = la comprobación termina aquí, después de { $most } pasos de trabajo: divide la lección en dos, o toma casillas más cercanas al final del juego

err-long-game = la tarea no se puede comprobar: la partida no ha terminado después de { $most } turnos. Haz que empiece más cerca de su final

err-hopeless = la tarea no se puede resolver: la persona pierde esta partida contra un rival perfecto

err-nobody = la tarea es ganar, pero no juega ninguna persona

err-nothing-to-tap = no hay nada que tocar: ninguna casilla es correcta

err-alone = ganar una partida solo puede ser la tarea si una persona juega contra el ordenador

err-packed = la lección de este enlace no se puede leer: falta una parte del enlace o se cambió

err-no-key = una línea empieza con una clave y dos puntos, como en «say: …»: { $text } no lo hace

err-no-of = entre { $key } y sus dos puntos no puede ir nada: sobra { $of }

err-empty = después de { $key } no hay nada

err-twice = { $key } aparece dos veces

err-minutes = los minutos son un número entero de 1 a 999, no { $text }

err-name = un nombre tiene letras minúsculas, cifras y guiones entre ellas, 60 como máximo: { $name } no lo es

err-square = una casilla se escribe con números enteros separados por comas, por ejemplo 6,4, no { $text }

err-window = una ventana se escribe de su esquina menor a la mayor, como en 0,0..7,7, no { $text }

err-before-task = { $key } está antes de la tarea del paso

err-nothing-after = después de { $word } no puede ir nada: sobra { $rest }

err-task = una tarea es win, tap, outcome, choose o type, no { $kind }

err-no-option = la respuesta { $answer } no es ninguna de las opciones

err-board = el tablero { $link } no se abre: { $err }

err-other-head = el nombre o los minutos no son los mismos que en inglés

err-other-steps = hay { $n } pasos, y en inglés { $of }

err-other-in = { $what ->
    [board] el tablero del paso { $step } no es el mismo que en inglés
    [drawing] el dibujo del paso { $step } no es el mismo que en inglés
    [claims] lo que afirma el paso { $step } no es lo mismo que en inglés
   *[task] la tarea del paso { $step } no es la misma que en inglés
}
