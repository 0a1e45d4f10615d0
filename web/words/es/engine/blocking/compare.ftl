title = { $k } frente a { $other }, desplazado en ({ $dx },{ $dy }), más { $offset }

err-k = k va de 1 a { $most }, no { $k }

err-too-far = { $n } es demasiado para desplazar un tablero o sus valores: { $most } como máximo en cada sentido
