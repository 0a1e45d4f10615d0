err-apart = las damas de por aquí no se deducen de las que están más cerca de la esquina, así que no se encuentra la posición P
