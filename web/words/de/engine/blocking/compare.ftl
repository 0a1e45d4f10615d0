title = { $k } gegen { $other }, verschoben um ({ $dx },{ $dy }), plus { $offset }

err-k = k geht von 1 bis { $most }, nicht { $k }

err-too-far = { $n } ist zu weit, um ein Brett oder seine Werte zu verschieben: höchstens { $most } in jeder Richtung
