maker-your-lesson = Tu lección

maker-undo-last-change-lesson = Deshacer el último cambio de la lección

maker-redo-change-lesson = Rehacer el cambio de la lección

maker-close-lesson-kept = Cerrar la lección: queda guardada

maker-what-shown-lesson = Qué se muestra de la lección

maker-steps = Pasos

maker-words = Texto

maker-board = Tablero

maker-task = Tarea

maker-finish = Terminar

maker-title-lesson = Título de la lección

maker-add-what-on-board = Añadir esta posición como paso

maker-step = Este paso

maker-up = Subir

maker-down = Bajar

maker-duplicate = Duplicar

maker-delete = Eliminar

maker-heading = Encabezado

maker-words-paragraph-line = Texto, un párrafo por línea

maker-use-board-as-now = Usar el tablero como está ahora

maker-tap-on-board = Un toque en el tablero

maker-plays = Juega

maker-ring = Anillo

maker-arrow = Flecha

maker-label = Etiqueta

maker-label-says = La etiqueta dice

maker-drawn-on-step = Dibujado en este paso

maker-question-if-task-does = Pregunta, si la tarea no lo dice todo

maker-options-line-each = Opciones, una por línea

maker-right-answers-line-each = Respuestas correctas, una por línea

maker-if-right-reason = Si es correcta: la razón

maker-if-wrong-hint = Si no lo es: una pista

maker-hints-single-mistakes-such = Pistas para errores concretos, por ejemplo «N: Prueba con la simetría.»

maker-claims-engines-check = Afirmaciones que los motores comprueban

maker-line-each-such-as = Una por línea, por ejemplo «P 1,2 2,1» o «wins 4,4 to 1,2 2,1»

maker-teacher = Para docentes

maker-minutes = Minutos

maker-aim = Objetivo

maker-correct = Por corregir

maker-try = Probarla

maker-share = Compartirla

maker-another-lesson = Otra lección

maker-new-lesson = Lección nueva

maker-open-file = Abrir un archivo

maker-lesson-file = Archivo de lección

maker-its-link = O su enlace

maker-open = Abrir

maker-share-lesson = Compartir la lección

maker-close = Cerrar

maker-qr-code-lesson = Código QR de la lección

maker-link-lesson = Enlace a esta lección

maker-copy-link = Copiar el enlace

maker-save-file = Guardar el archivo

maker-save-moodle-scorm = Guardar para Moodle (SCORM)…
