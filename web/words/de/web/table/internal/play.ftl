looking-back = Rückblick

no-pawn-left = Kein Bauer ist übrig: Nimm zuerst welche zurück.

err-over = die Partie ist zu Ende: Nimm einen Zug zurück oder beginne ein neues Spiel

err-other-turn = du bist nicht am Zug: Warte auf die Antwort

err-several = von oben gesehen enden dort mehrere Züge: Wähl einen der Knöpfe, die sagen, was weggenommen wird

err-not-to-block = du bist jetzt nicht mit dem Blockieren an der Reihe

err-no-pawn = kein Bauer ist übrig: Nimm zuerst welche zurück

err-times = t muss eine ganze Zahl ab 1 sein

err-piles = ein Schritt hat für jeden Haufen eine Komponente

err-nowhere = es gibt kein anderes Feld, auf dem man beginnen kann

err-view = die Ansicht wird mit drei Zahlen angegeben, x,y und der Größe eines Feldes, zum Beispiel view=7.5,7.5,68, oder als Fenster, das zu zeigen ist, x,y und seine Größe, zum Beispiel view=0,0,40x30

err-no-harder = von hier wurde kein schwererer Anfang gefunden: Wähl selbst einen oder beginne ein neues Spiel

err-not-given-up = niemand hat aufgegeben: Das Spiel geht weiter

err-k = k muss eine ganze Zahl ab 1 sein, zum Beispiel 5

err-all-picked = jedes Feld { $direction } ist schon gewählt

how-many = { $chosen } gewählt, { $left } übrig.

err-start = { $dim ->
    [1] der Anfang muss eine ganze Zahl sein, zum Beispiel { $example }
   *[other] der Anfang muss aus { COUNT($dim) } ganzen Zahlen mit Kommas dazwischen bestehen, zum Beispiel { $example }
}

err-no-line = es gibt keine Linie { $ray }: Die Figur zieht auf den Linien 0 bis { $last }

err-too-many = { $most ->
    [one] höchstens ein Feld darf blockiert werden, nicht { COUNT($n) }
   *[other] höchstens { COUNT($most) } Felder dürfen blockiert werden, nicht { COUNT($n) }
}
