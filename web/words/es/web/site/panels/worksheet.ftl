worksheet-worksheet = Hoja de trabajo

worksheet-close = Cerrar

worksheet-squares-side = Casillas por lado

worksheet-draw-piles = Dibujar los montones

worksheet-your-own-task = Tu propia tarea

worksheet-leave-empty-standard-task = Déjalo vacío para la tarea habitual

worksheet-print = Imprimir

worksheet-pages = Las páginas
