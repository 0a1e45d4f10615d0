teach-class = Con una clase

teach-gather = La clase

teach-gather-line = Elige una lección o problemas, muestra el código y reúne lo que entregan los alumnos.

teach-two = Dos personas, una pantalla

teach-two-line = Una partida de Nim de Wythoff para dos en un tablero.

teach-quiz = Una predicción

teach-quiz-line = Las respuestas quedan ocultas hasta que las descubras.

teach-without = Un juego sin ayuda

teach-without-line = Sin mapa, sin pistas y sin razones: para una clase que debe descubrirlo.

teach-make-line = Escribe los textos, prepara los tableros y compártelo como enlace, archivo o paquete para Moodle.

teach-plans = Planes de clase

teach-with-class = Usar con una clase

teach-open-lesson = Abrir la lección

teach-print-plan = Imprimir el plan

teach-puzzles = Problemas y fichas

teach-puzzles-line = Un problema para todos, o doce para imprimir.
