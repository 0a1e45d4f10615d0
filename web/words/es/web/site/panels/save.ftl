save-save = Guardar

save-what = Qué

save-values = Valores

save-squares = Casillas

save-those-in-view = Las que se ven

save-whole-map = Todo el mapa

save-size-its-corner = Un tamaño y su esquina

save-window = Ventana

save-nothing-arrived = ¿No ha llegado nada?

save-take-here = Descárgalo aquí

save-cancel = Cancelar
