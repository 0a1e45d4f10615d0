board-unloaded = No se pudo cargar el tablero

board-damaged = Su parte de la página falta o está dañada.

board-late = No ha respondido en { $seconds } segundos. Comprueba la conexión e inténtalo de nuevo.

board-refused = El tablero no puede funcionar aquí

board-old-browser = Este navegador es demasiado antiguo

board-needs-wasm = Palace necesita WebAssembly, que este navegador no tiene: una versión más reciente lo tiene.

board-lacks = Palace necesita instrucciones de WebAssembly que este navegador no conoce. Una versión más reciente las tiene.

board-undrawn = No se puede dibujar el tablero

board-needs-webgl = Palace dibuja con WebGL 2. Este navegador no lo tiene, o está desactivado en los ajustes.

board-no-workers = Este navegador no deja que la página inicie los procesos de los motores.

board-stopped = El tablero se ha detenido

board-kept = Su programa ha fallado. La partida está guardada: inténtalo de nuevo para seguir.

board-unstarted = No se pudo iniciar el tablero

board-no-memory = El navegador no inició su programa. Si falta memoria, cierra otras pestañas e inténtalo de nuevo.

engine-failing = El motor detrás del tablero falla una y otra vez. Puedes seguir jugando, pero el mapa y las jugadas del ordenador pueden tardar; recargar la página puede ayudar.

workers-missing = El programa que pinta el mapa aún no ha llegado; se vuelve a pedir. Puedes seguir jugando.

loading-part = { $part } de { $all } MB

loading-again = Cargando otra vez, porque se perdió la conexión: { $part } de { $all } MB

loading-starts = Iniciando…

loading-reads = Leyendo la partida de este enlace…

loading-explores = Averiguando hasta dónde está resuelto este juego…

loading-lessons = Cargando las lecciones…

download-stalled = No ha llegado nada en { $seconds } segundos. Comprueba la conexión e inténtalo de nuevo.

download-cut = Este archivo se cortó en el camino: le falta una parte. Descárgalo otra vez.

download-lost = Se perdió la conexión. Compruébala e inténtalo de nuevo.

download-refused = El servidor respondió { $status } para { $file }.

download-as-it-is = El servidor lo envía tal como está.

download-page = El servidor envió una página en lugar de una parte del tablero.

download-short = De { $file } llegaron solo { $count } de { $size } bytes. Inténtalo de nuevo.

download-wrong = Lo que llegó como { $file } no es el programa ({ $error }). Inténtalo de nuevo.

host-wasm = La cabecera Content-Security-Policy de este servidor prohíbe WebAssembly: su script-src debe permitir 'wasm-unsafe-eval'.

host-workers = La cabecera Content-Security-Policy de este servidor prohíbe los procesos de los motores: su worker-src debe permitir blob:.

host-files = La cabecera Content-Security-Policy de este servidor prohíbe a la página descargar sus propios archivos: su connect-src debe permitir 'self'.

host-frames = La cabecera Content-Security-Policy de este servidor prohíbe los marcos, y el tablero está en uno: su frame-src debe permitir 'self'.

host-ancestors = La cabecera Content-Security-Policy de este servidor prohíbe los marcos, y el tablero está en uno: su frame-ancestors debe permitir 'self'.

host-options = La cabecera X-Frame-Options de este servidor prohíbe los marcos, y el tablero está en uno: puede decir SAMEORIGIN.

language-lost = No se pudieron cargar los textos en { $language }: lo que lees queda como está. Comprueba la conexión y elige el idioma otra vez.
lessons-lost = No se pudieron cargar las lecciones en { $language }: las lees en inglés. Comprueba la conexión y ábrelas otra vez.

scorm-lost = No se pudo cargar el archivo { $file }: comprueba la conexión, recarga esta página y guarda entonces el paquete.

ahead-game = El juego { $link }

ahead-lesson = Una lección

ahead-lessons = Las lecciones

ahead-title = Lección: { $title }

ahead-puzzle = El problema

ahead-today = El problema del día

ahead-class = Para una clase

ahead-teach = Enseñar

ahead-explore = Explorar

ahead-maps = Mapas que crecen

status-one-moment = Un momento

status-board-being-set-up = Se está preparando el tablero.

door-learn = Aprender

door-back = Atrás

lessons-open-lesson-from-file = Abrir una lección de un archivo

lessons-clear-my-progress = Borrar mi progreso

lessons-lesson-from-file = Una lección de un archivo

lesson-steps-lesson = Pasos de la lección

lesson-your-answer = Tu respuesta

lesson-check = Comprobar

lesson-clear-my-marks = Borrar mis marcas

lesson-through-lesson = Recorrido de la lección

lesson-more = Más

lesson-previous-step = Paso anterior

lesson-back = Atrás

lesson-restart-step = Reiniciar este paso

lesson-hand-in = Entregar…

lesson-next-step = Paso siguiente

lesson-next = Siguiente

lesson-play-on-from-here = Seguir jugando desde aquí

lesson-all-lessons = Todas las lecciones

lesson-edit-copy = Editar una copia

curtain-setting-up-board = Preparando el tablero

curtain-game-comes-back-as = La partida vuelve tal como estaba.

curtain-on-its-way-after = Al final sí está en camino.
