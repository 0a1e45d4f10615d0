listed = { $many ->
    [true] { $endless ->
        [true] { $or ->
            [true] Weiten aus endlosen Familien
           *[false] endlosen Familien weiterer Züge
        }
       *[false] { $or ->
            [true] eine von { $n } weiteren Weiten
           *[false] einem von { $n } weiteren Zügen
        }
    }
   *[false] { $from ->
        [0] { $or ->
            [true] { OR($moves) }
           *[false] { AND($moves) }
        }
       *[other] { $endless ->
            [true] { $or ->
                [true] { OR($moves) } für jedes t ab { $from }
               *[false] { AND($moves) } für jedes t ab { $from }
            }
           *[false] { $or ->
                [true] { OR($moves) }
               *[false] { AND($moves) }
            } für t von { $from } bis { $to }
        }
    }
}

first-component = die erste Komponente des Zuges

second-component = die zweite Komponente des Zuges

needs-two = ein Zug braucht zwei Komponenten wie in (1,2)

ends-here = ein Zug mit zwei Komponenten endet mit „)“

is-zero = ein Zug darf nicht null sein

half-t = ein Zug muss t in beiden Komponenten haben oder in keiner

needs-range = ein Zug mit t braucht einen Bereich wie ;t=1..10

needs-no-t = kein Zug hat ein t für diesen Bereich

empty-range = der Bereich von t ist leer

too-many = es darf höchstens { $most } weitere Züge geben

range-too-long = der Bereich von t ergibt mehr als { $most } weitere Züge

range-too-large = der Bereich von t ergibt Komponenten über { $most }

too-many-endless = höchstens { $most } Züge dürfen ein endloses t haben

factor-too-large = die Faktoren vor einem endlosen t dürfen höchstens { $most } sein
