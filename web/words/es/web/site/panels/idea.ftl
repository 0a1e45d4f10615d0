idea-close-idea = Cerrar la idea

idea-show-on-board = Mostrarla en el tablero

idea-step-step = Paso a paso

idea-next-step = Paso siguiente

idea-run = Reproducir

idea-pause = Pausa

idea-back-step = Un paso atrás

idea-step = Paso

idea-speed = Velocidad

idea-1-second = 1 por segundo

idea-3-second = 3 por segundo

idea-10-second = 10 por segundo

idea-30-second = 30 por segundo

idea-60-second = 60 por segundo

idea-how-comes-about = Cómo surge

idea-use = Usar esto

idea-listen = ♪ Escuchar

idea-stop = ♪ Parar

idea-see-elsewhere = Verla en otro lugar

idea-source = Fuente:
