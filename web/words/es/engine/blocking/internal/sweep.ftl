err-order = este no es un encargo para un trozo del tablero

err-result = este no es un resultado de un trozo del tablero

err-before = el tablero de { $game } empieza en 0,0: una ventana no puede empezar en { $at }

err-reach = { $at } está demasiado lejos: las coordenadas de { $game } terminan en { $reach }

err-too-far = { $at } está demasiado lejos para un tablero de { $game }

err-too-large = { $size } es demasiado grande para un tablero de { $game } en { $at }: { $largest }x{ $largest } es el cuadrado más grande que funciona
