err-pause = queda más por hacer

err-wrong = la tabla de bloques es errónea: una de sus casillas no se deduce de sus opciones
