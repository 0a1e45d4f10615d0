err-no-largest = ninguna jugada es la mayor en todas las componentes

err-too-far = se buscan segmentos hasta x+y = { $swept }, y con un atlas hasta { $charted }
