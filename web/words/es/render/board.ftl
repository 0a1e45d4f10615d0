canvas-label = Tablero. Las flechas mueven un cursor por las casillas, Intro elige la casilla.

Undrawn = No se puede dibujar el tablero

No-start = Palace dibuja con WebGL 2, y este navegador no lo inició: { $why }
