title = Wythoff-Nim mit { $piles } Haufen

rules = Nimm beliebig viele Steine von einem Haufen oder von mehreren Haufen jeweils gleich viele. Wer den allerletzten nimmt, { $misere ->
    [true] verliert
   *[false] gewinnt
}.

turn = Nimm beliebig viele Steine von einem Haufen oder von mehreren Haufen jeweils gleich viele.

err-memory = { $game } wird durch eine Tabelle gelöst, und eine von { $size } Zellen ist mehr, als ein halbes Gigabyte fasst

err-work = { $game } wird durch eine Tabelle gelöst, und eine von { $size } Zellen zu füllen dauert zu lange

method-last = Der letzte Haufen

method-last-idea = Zu allen Haufen außer einem gibt es genau eine Zahl des letzten, die einen Palast ergibt: die kleinste, die kein früherer Palast angreift.

method-mex = Mex, Linie für Linie

method-mex-idea = Ein Nim-Wert ist die kleinste Zahl, die keine Option hat; jede Linie merkt sich die Zahlen auf ihr.
