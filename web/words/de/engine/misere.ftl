misere-title = { $game }, misère

misere-rules = { $rules } Im Misère-Spiel endet es umgekehrt: Wer den letzten Zug macht, verliert.

err-squares-blocked = { $game } hat hier kein Misère-Spiel: Jedes Spiel hat eines, außer denen, in denen Felder blockiert werden

err-too-many-squares = das Misère-Spiel von { $game } wird Feld für Feld gelöst, und davor liegen mehr als die { $most } Felder, für die das getan wird

err-options = { FULL($p) } hat zu viele Optionen, um sie aufzuzählen: { $n }
