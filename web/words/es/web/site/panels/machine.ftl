machine-automaton = El autómata

machine-point-at-square-map = Señala una casilla del mapa. Verás cómo su número de palacios menos k, llamado g, se obtiene de seis casillas anteriores a ella.

machine-what-makes = Lo que produce

machine-time = Tiempo

machine-last-antidiagonal-shown = La última antidiagonal que se muestra

machine-back = Atrás

machine-step = Paso

machine-all = Todo

machine-backwards = Hacia atrás

machine-given-two-rows-two = Dadas dos filas y dos columnas, la regla deja uno o dos valores para la casilla anterior a ellas. Un mismo presente puede tener muchos pasados.

machine-run-backwards-from-here = Ir hacia atrás desde aquí

machine-window-runs-backwards = La ventana que va hacia atrás

machine-solutions = Soluciones

machine-undo = Deshacer

machine-end = Terminar
