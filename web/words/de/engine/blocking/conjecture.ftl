err-no-armpits = Spiel { $k } ist zu klein, um Achselhöhlen zu haben

err-row = Zeile { $y } von Spiel { $k } liegt nicht zwischen 0 und 4k

err-gap = eine Lücke hat mindestens ein Feld, nicht { $gap }
