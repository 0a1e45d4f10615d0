study-next-step-explanation = Paso siguiente de la explicación

study-next = Siguiente

study-step-back-in-explanation = Un paso atrás en la explicación

study-back = Atrás

study-close = Cerrar

study-any-other-square-point = Pulsa <kbd>w</kbd> sobre una casilla para que se explique.

study-on-touch-screen-rest = En una pantalla táctil, deja el dedo sobre cualquier otra casilla sin anillo.
