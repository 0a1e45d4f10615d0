err-no-largest = ninguna jugada es la mayor en todas las componentes

err-too-far = se buscan segmentos hasta x+y = { $swept }, y con una tabla de bloques hasta { $charted }
