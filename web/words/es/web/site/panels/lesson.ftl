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
