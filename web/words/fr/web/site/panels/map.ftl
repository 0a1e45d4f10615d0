map-map = Carte

map-map-on-off = Avec ou sans la carte

map-off = Cachée

map-hold-peek = Regarder (maintenir)

map-ideas = Idées

map-regions-colours-saving = Régions, couleurs, enregistrement

map-colours-saving = Couleurs, enregistrement

map-colours = Couleurs

map-orientation = Orientation
