gather-code-wall = Mostrar el código QR

gather-save-moodle-scorm = Guardar para Moodle (SCORM)…

gather-what-class-asked = Tarea

gather-lesson = Una lección

gather-give = Usar esta lección

gather-puzzles-how-many = O problemas: cuáles y cuántos

gather-any-game = Cualquier juego

gather-level = Nivel

gather-level-1 = Nivel 1

gather-level-2 = Nivel 2

gather-level-3 = Nivel 3

gather-level-4 = Nivel 4

gather-level-5 = Nivel 5

gather-how-many-puzzles = Cuántos problemas

gather-what-each-puzzle-asks = Qué pide cada problema

gather-moves = jugadas

gather-blocks = bloqueos

gather-set-them = Usar estos problemas

gather-quiz-on-game-its = O un cuestionario sobre un juego: su enlace

gather-ask = Usar este cuestionario

gather-what-was-handed-in = Pega las respuestas, una por línea

gather-take-these = Añadir

gather-from-file = De un archivo…

gather-camera = Cámara

gather-texts-from-file = Textos de un archivo

gather-browser-has-no-room = A este navegador no le queda espacio para guardar las respuestas: están aquí hasta que se cierre la página. Guarda la tabla.

gather-camera-cannot-used-allow = No se puede usar la cámara: permítela en esta página o pega los textos.

gather-camera-has-stopped-connect = La cámara se ha detenido: conéctala y pulsa Cámara otra vez, o pega los textos.

gather-camera-shows-nothing-yet = La cámara aún no muestra nada: sostén un código delante de ella, más cerca, con más luz y sin moverlo.

gather-on-board = En el tablero

gather-who-has-handed-in = Quién ha entregado

gather-save-as-table-csv = Guardar como tabla (CSV)

gather-clear = Borrar…

gather-clear-all-answers = Borrar todas las respuestas
