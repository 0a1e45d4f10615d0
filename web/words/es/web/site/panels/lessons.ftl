lessons-make-lesson = Crear una lección

lessons-open-lesson-from-file = Abrir una lección de un archivo

lessons-clear-my-progress = Borrar mi progreso

lessons-lesson-from-file = Una lección de un archivo
