lessons-make-lesson = Crear una lección

