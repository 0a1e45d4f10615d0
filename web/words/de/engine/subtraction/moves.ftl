err-no-moves = es muss mindestens einen Zug geben

err-too-many = es darf höchstens { $most } Züge geben, nicht { $n }

err-move = { $fault }: ({ $move })

fault-zero = ein Zug muss etwas wegnehmen

fault-size = ein Zug muss 1 bis { $most } Komponenten haben

fault-unlike = jeder Zug muss so viele Komponenten haben wie der erste, und der hat { $dim }

fault-component = eine Komponente muss von 0 bis { $most } sein
