share-close = Cerrar

share-qr-code-link-fill = Código QR del enlace: llenar la pantalla

share-share-from-here = Compartir desde aquí

share-link-opens = El enlace abre

share-whole-game-its-turns = toda la partida, con sus turnos

share-game-from-here = la partida desde aquí

share-link-opens-lesson = El enlace abre la lección

share-link-settings = Ajustes del enlace

share-map-hidden = el mapa oculto

share-what-in-view-now = lo que se ve ahora

share-answers-hidden-until-reveal = las respuestas ocultas hasta Revelar

share-turn-off-some-help = Quitar algunas ayudas

share-no-map = sin mapa

share-no-move-values = sin ver jugadas ganadoras

share-no-best-move = sin pista

share-no-why = sin ¿Por qué?

share-no-saving = sin guardar

share-not-lock-anyone-who = Esto no es un candado: quien cambie el enlace recupera la ayuda.

share-link = El enlace

share-copy-link = Copiar el enlace

share-send = Enviar…

share-add-position-lesson = Añadir esta posición a una lección

share-gather-classs-answers = Reunir las respuestas de una clase

share-save-moodle-scorm = Guardar para Moodle (SCORM)…

share-embed-in-your-own = Insertar en tu propia página

share-frame-shows-in-any = Este marco lo muestra en cualquier página, como la de un curso.

share-html-frame = HTML del marco

share-copy-html = Copiar el HTML

share-worksheet = Hoja de trabajo…

share-page-board-task-print = Una página para imprimir con el tablero y una tarea, y otra con la solución.

share-qr-code-link = Código QR del enlace

share-qr-code-link-close = Código QR del enlace: cerrar
