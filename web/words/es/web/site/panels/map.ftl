map-map = Mapa

map-map-on-off = Mostrar u ocultar el mapa

map-off = Oculto

map-hold-peek = Mantén para ver

map-ideas = Ideas

map-regions-colours-saving = Regiones, colores, guardar

map-colours-saving = Colores, guardar

map-colours = Colores

map-orientation = Orientación
