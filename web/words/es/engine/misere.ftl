misere-title = { $game }, misère

misere-rules = { $rules } En el juego misère el final es al revés: quien hace la última jugada pierde.

err-squares-blocked = { $game } no tiene aquí juego misère: lo tienen todos los juegos menos aquellos en los que se bloquean casillas

err-too-many-squares = el juego misère de { $game } se resuelve casilla a casilla, y antes de esta posición hay más de las { $most } casillas para las que se hace

method-squares = Casilla por casilla

method-squares-idea = El final del juego es una posición N; cualquier otra posición es P si ninguna de sus opciones lo es.

method-ones = Valor de Grundy 1

method-corner = { $method }, salvo en una esquina

method-corner-idea = Fuera de una esquina de { $edge }×{ $edge } casillas, el juego misère tiene los palacios del juego normal: los de dentro están en las mismas líneas. Para estos: { $idea }
