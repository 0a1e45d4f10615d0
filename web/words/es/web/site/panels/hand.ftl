hand-hand-in = Entregar

hand-hand-in-2 = Entregar…

hand-close = Cerrar

hand-your-name-if-you = Tu nombre, si quieres

hand-text = Tus respuestas como texto

hand-copy-text = Copiar el texto
