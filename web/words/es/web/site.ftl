page-play-impartial-games-on = Juega a juegos imparciales en un tablero sin fin contra un ordenador que nunca deja escapar una victoria, mientras el mapa de los palacios se pinta solo.

page-skip-game = Ir al juego

page-style-page-could-not = No se pudo cargar el estilo de esta página. Aun así puedes jugar.

page-load-again = Cargar de nuevo

page-palace-front-door = Palace: a la entrada

page-front-door = A la entrada

page-page = Página

page-learn-play-solve-watch = Aprender, jugar, resolver o mirar

page-learn = Aprender

page-play = Jugar

page-puzzle = Problema

page-teach = Enseñar

page-explore = Explorar

page-help = Ayuda

page-share = Compartir

page-now = Ahora

page-one-moment = Un momento

page-move-left-up-whoever = Mueve a la izquierda o hacia arriba. Gana quien llega a la esquina.

page-board = Tablero

page-board-arrow-keys-move = El tablero. Las flechas recorren las casillas, Intro elige una, Escape sale del tablero.

page-view-board = Vista del tablero

page-find-piece = Ir a la pieza

page-show-what-move-needs = Ajustar a todas las jugadas

page-show-what-move-needs-2 = Ajustar a todas las jugadas (0)

page-show-whole-map = Mostrar todo el mapa

page-show-whole-map-9 = Mostrar todo el mapa (9)

page-zoom-out = Alejar

page-zoom-out-2 = Alejar (-)

page-zoom-in = Acercar

page-zoom-in-2 = Acercar (+)

page-copied = Copiado.

page-browser-does-not-let = El navegador no deja copiar a la página: el texto está seleccionado, cópialo tú.

start-not-loaded = No se pudo cargar la página

start-missing = Falta una parte o está dañada. Comprueba la conexión e inténtalo de nuevo.

start-slow = No ha llegado nada en 20 segundos. Comprueba la conexión e inténtalo de nuevo.

start-not-here = La página no puede funcionar aquí

start-alone = Está en un marco cuyo «sandbox» le impide usar sus propios archivos: la página que lo rodea debe permitir el mismo origen.

start-boxed = La cabecera Content-Security-Policy de este servidor le prohíbe sus propios archivos: su «sandbox» debe permitir el mismo origen.

start-file = Los navegadores solo la cargan desde un servidor, no desde un archivo.

page-language = Idioma
