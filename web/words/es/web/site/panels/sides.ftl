sides-how-strong = La fuerza del ordenador
