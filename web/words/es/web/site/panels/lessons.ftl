lessons-lessons = Lecciones

lessons-close = Cerrar

lessons-each-takes-you-through = Cada una te guía por un juego paso a paso, en el tablero. Lo que has hecho se guarda solo en este navegador.

lessons-make-lesson = Crear una lección

lessons-open-lesson-from-file = Abrir una lección de un archivo

lessons-clear-my-progress = Borrar mi progreso

lessons-lesson-from-file = Una lección de un archivo
