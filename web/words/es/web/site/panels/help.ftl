help-how-play = Cómo se juega

help-close = Cerrar

help-two-players-take-turns = Dos jugadores mueven por turnos la misma pieza. Quien no puede mover ha perdido.

help-palace-p-position-square = Un <strong>palacio</strong>, o posición P, es una casilla en la que pierde quien tiene el turno. Lleva la pieza a un palacio y ganas, si después no cometes errores. El ordenador más fuerte, Perfecto, no comete errores.

help-on-board = En el tablero

help-move = Mover

help-tap-click-ringed-square = Toca una casilla con anillo o haz clic en ella, o arrastra la pieza hasta allí. El primer toque amplía las casillas demasiado pequeñas para un dedo.

help-block = Bloquear

help-tap-squares-put-pawn = Toca casillas para poner peones en ellas, o arrastra sobre muchas, también más allá del borde. Si empiezas a arrastrar sobre un peón, los quitas. Después elige Listo.

help-look-around = Mirar alrededor

help-drag-from-anywhere-else = Arrastra desde cualquier otro lugar, con dos dedos o con el botón central. Gira la rueda, pellizca o usa los botones para acercar y alejar.

help-keyboard = Con el teclado

help-tab-into-board-go = Entra en el tablero con Tab, recorre las casillas con las flechas, elige con Intro o Espacio y sal con Escape. Mayúsculas y una flecha van a la siguiente casilla de las líneas de la dama. Al bloquear, ponen peones a lo largo de la línea o los quitan.

help-keys = Teclas

help-single-keys-act-at = Las teclas sueltas actúan al momento

help-learn = Para aprender

help-lessons-lead-through-game = Las lecciones te guían por un juego en el tablero, con algo que hacer en cada paso.

help-show-lessons = Mostrar las lecciones

help-move-values = Ver jugadas ganadoras

help-mark-every-move-filled = marca cada jugada: un disco lleno con una marca de visto gana, una cruz pierde. Mientras bloqueas, un pequeño peón marca cada palacio: bloquéalos.

help-why = ¿Por qué?

help-explains-square-step-step = explica una casilla paso a paso: los palacios a los que se puede llegar desde ella o, si ella misma es un palacio, cómo se responde a cada jugada.

help-predict = Predecir

help-link-shared-answers-hidden = Con un enlace compartido con <em>las respuestas ocultas hasta Revelar</em> puedes marcar primero las casillas: P si pierde quien tiene el turno, N si gana.

help-moves = Jugadas

help-choose-one-list-see = Elige una de la lista para ver el tablero como estaba. Cuando una partida ha terminado, un signo de interrogación señala las jugadas que dejaron escapar la victoria.

help-map = El mapa

help-shows-squares-palaces-as = Muestra qué casillas son palacios, hasta donde están calculadas. Ocúltalo para una partida justa, mantén pulsado el botón de ver para echar un vistazo o déjalo visible para aprender.

help-below-colours-you-find = Debajo de los colores están las regiones y cómo surgen, y otra elección de colores. Guardar escribe la imagen o los números en un archivo, igual que la línea de comandos.

help-keep-share-teach = Guardar, compartir, enseñar

help-address = Dirección

help-holds-whole-game-copy = Contiene toda la partida: cópiala para guardar o enviar la partida.

help-share = Compartir

help-gives-link-game-its = da un enlace a la partida con sus turnos, o desde aquí, con el mapa oculto si quieres. También hay un código QR, que llena la pantalla para que lo escanee toda la clase, y un marco para tu propia página.

help-full-screen = Pantalla completa

help-leaves-board-large-words = deja el tablero y texto grande; Escape la cierra.

help-who-plays = Quién juega

help-who-begins-chosen-beside = y quién empieza se eligen junto a Partida nueva.

help-how-game-solved = Cómo se resuelve este juego

help-far-out = Muy lejos

help-board-shows-squares-around = El tablero muestra las casillas alrededor de la pieza, y sus reglas graduadas muestran las últimas cifras. Para mover a una casilla que no se ve, escríbela completa debajo de la posición.

help-scripts-palace-move-takes = Para scripts, <code>palace.move</code> acepta números de más de 2<sup>53</sup> como BigInt o como texto decimal, y <code>palace.state()</code> los da como texto.

help-licences-all-page-made = Licencias de todo lo que compone esta página

help-what-papers-claim = Qué es verdad: lo que afirman los artículos, calculado de nuevo

help-one-file = Palace en un solo archivo, para jugar sin red desde una memoria USB o un correo
