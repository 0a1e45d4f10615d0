of-view = El tablero como se ve ahora, también con nombres y reglas graduadas, en los píxeles de la pantalla.

gave-up = No se pudo escribir el archivo: el programa que lo escribía falló una y otra vez. Puede que uno más pequeño funcione.

err-uncharted = este juego no tiene un mapa que guardar

err-no-view = no se ve ninguna casilla del tablero

err-no-map = aún no hay mapa

err-no-window = escribe un tamaño y, después de una @, la esquina menor: 1000x800 @ 12,7

err-long = una ventana se escribe con menos caracteres, por ejemplo 1000x800 @ 12,7

the-width = la anchura

the-height = la altura

long-number = una coordenada tiene 1000 cifras como máximo

progress = { $done } de { $total } casillas

saved-pixels = Guardado: { $width } × { $height } píxeles.

err-no-squares = las casillas son las que se ven, las del mapa o las escritas, no { $which }

err-no-format = un archivo no se puede escribir como { $format }

err-no-kind = este mapa no tiene valores de tipo { $kind } que guardar

err-out-of-reach = { $corner } está más lejos de lo que llega este mapa

as-seen-label = Imagen como se ve (PNG)

png-label = Un píxel por casilla (PNG)

svg-label = Dibujo de las casillas (SVG)

csv-label = Números (CSV)

json-label = Números (JSON)

bits-label = Palacios como bits (texto)

holds = { $w } × { $h } casillas desde { $corner }: { $known ->
    [about] unos { $size }.
    [most] como máximo { $size }.
   *[exactly] exactamente { $size }.
}

saved = Guardado: { $size }.
