err-pause = queda más por hacer

err-wrong = el atlas es erróneo: una de sus casillas no se deduce de sus opciones
