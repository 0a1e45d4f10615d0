embed-play = Jugar: { $title }

embed-board = Palace

embed-lesson = Lecciones

embed-gallery = Galería

embed-puzzle = Problema

embed-titled = Lección «{ $title }»

embed-at = { $title }, { $piece } en { $where }

embed-queen = dama

embed-rook = torre

embed-maharaja = maharajá

embed-piece = ficha

embed-frame = Palace: { $title }

embed-src = src de palace-board no es la dirección de una página: { $src }.

embed-silent = { $site } aún no ha respondido.
