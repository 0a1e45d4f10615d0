misere-title = { $game }, misère

misere-rules = { $rules } Im Misère-Spiel endet es umgekehrt: Wer den letzten Zug macht, verliert.

err-squares-blocked = { $game } hat hier kein Misère-Spiel: Jedes Spiel hat eines, außer denen, in denen Felder blockiert werden

err-too-many-squares = das Misère-Spiel von { $game } wird Feld für Feld gelöst, und davor liegen mehr als die { $most } Felder, für die das getan wird

method-squares = Feld für Feld

method-squares-idea = Das Ende des Spiels ist eine N-Position; jede andere Position ist P, wenn keine ihrer Optionen es ist.

method-ones = Nim-Wert 1

method-corner = { $method }, außer in einer Ecke

method-corner-idea = Außerhalb einer Ecke von { $edge }×{ $edge } Feldern hat das Misère-Spiel die Paläste des normalen Spiels: Die darin liegen auf denselben Geraden. Für diese gilt: { $idea }
