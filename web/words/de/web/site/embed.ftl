embed-play = Spielen: { $title }

embed-board = Palace

embed-lesson = Lektionen

embed-gallery = Galerie

embed-puzzle = Rätsel

embed-titled = Lektion „{ $title }“

embed-at = { $title }, { $piece } auf { $where }

embed-queen = Dame

embed-rook = Turm

embed-maharaja = Maharadscha

embed-piece = Spielstein

embed-frame = Palace: { $title }

embed-src = src von palace-board ist keine Adresse einer Seite: { $src }.

embed-silent = { $site } hat noch nicht geantwortet.
