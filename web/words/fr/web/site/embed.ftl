embed-play = Jouer : { $title }

embed-board = Palace

embed-lesson = Leçons

embed-gallery = Galerie

embed-puzzle = Problème

embed-titled = Leçon « { $title } »

embed-at = { $title }, { $piece } en { $where }

embed-queen = dame

embed-rook = tour

embed-maharaja = maharaja

embed-piece = jeton

embed-frame = Palace : { $title }

embed-src = src de palace-board n’est pas l’adresse d’une page : { $src }.

embed-silent = { $site } n’a pas encore répondu.
