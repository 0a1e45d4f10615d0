listed = { $many ->
    [true] { $endless ->
        [true] { $or ->
            [true] coups pris dans des familles infinies
           *[false] des familles infinies de coups supplémentaires
        }
       *[false] l’un de { $n } coups supplémentaires
    }
   *[false] { $from ->
        [0] { $or ->
            [true] { OR($moves) }
           *[false] { AND($moves) }
        }
       *[other] { $endless ->
            [true] { $or ->
                [true] { OR($moves) } pour un t quelconque à partir de { $from }
               *[false] { AND($moves) } pour tout t à partir de { $from }
            }
           *[false] { $or ->
                [true] { OR($moves) }
               *[false] { AND($moves) }
            } pour t de { $from } à { $to }
        }
    }
}

first-component = la première composante du coup

second-component = la deuxième composante du coup

needs-two = un coup demande deux composantes, comme dans (1,2)

ends-here = un coup de deux composantes finit par « ) »

is-zero = un coup ne doit pas être nul

half-t = un coup doit avoir t dans ses deux composantes ou dans aucune

needs-range = un coup avec t demande un intervalle comme ;t=1..10

needs-no-t = aucun coup n’a de t pour cet intervalle

empty-range = l’intervalle de t est vide

too-many = il peut y avoir { $most } coups supplémentaires au plus

range-too-long = l’intervalle de t donne plus de { $most } coups supplémentaires

range-too-large = l’intervalle de t donne des composantes supérieures à { $most }

too-many-endless = { $most } coups au plus peuvent avoir un t sans fin

factor-too-large = les facteurs devant un t sans fin doivent être au plus { $most }
