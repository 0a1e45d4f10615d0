err-rules = le dictionnaire et les règles du Nim du maharaja se contredisent ici

err-lost = les mots du dictionnaire ne se rejoignent pas ici, donc la position P n’est pas trouvée

err-imperfect = le mot { $word } ne mène pas d’un secteur parfait au suivant

err-no-word = aucun mot ne convient à la suite de lettres à partir de la lettre { $symbol }

err-few = trop peu de mots sont visibles à la fois

err-apart = il y a des endroits à partir desquels les mots ne se rejoignent pas

err-endless = on ne cherche un dictionnaire que si les coups supplémentaires sont en nombre fini

err-many-moves = on ne cherche un dictionnaire que s’il y a { $most } coups supplémentaires au plus

err-long-moves = on ne cherche un dictionnaire que si les coups supplémentaires vont de { $most } au plus

err-ahead = des mots sont lus avant d’être écrits

err-stray = des palais s’écartent de plus de { $most } diagonales de la première qui est libre

err-no-mirror = on ne cherche un dictionnaire que si avec chaque coup supplémentaire (a,b) il y a (b,a) : { FULL($move) } en est un et { FULL($back) } n’en est pas un

err-none = aucun dictionnaire n’est trouvé dans { $columns } colonnes : { $why }

err-start = certaines diagonales près du coin n’ont pas de palais

err-states = il y a plus de { $most } sortes de secteurs

err-seldom = aucune sorte de secteur ne revient à chaque fois en moins de { $letters } colonnes

err-many = il y a plus de { $n } mots

err-adopted = la preuve rencontre { $n } mots que ces colonnes n’ont pas, et toujours davantage

err-narrow = la preuve qu’il n’y a pas d’autres mots voit { $window } mots à la fois, et c’est trop peu

err-readings = la preuve qu’il n’y a pas d’autres mots devrait suivre plus de { $situations } situations

err-work = il faudrait suivre plus de { $situations } situations

err-own-line = ligne { $line } : une ligne est un mot, -> et sa traduction, faits de zéros et de uns, ou bien column et un nombre, et non { $text }

err-own-column = ligne { $line } : la colonne du premier mot s’écrit une seule fois, par un nombre de 1 à { $most }

err-own-many = ligne { $line } : il y a { $n } mots au plus, chacun de { $letters } lettres au plus avec sa traduction

err-own-prefix = ligne { $line } : aucun mot ne doit être le début d’un autre, comme c’est le cas de { $word } et de { $other } à la ligne { $before }

err-own-none = il n’y a pas de mots

err-own-imperfect = aucun secteur parfait ne commence avant la colonne { $columns }, donc une ligne doit dire dans quelle colonne le premier mot commence, par exemple : column 20

err-own-early = avant la colonne { $first }, des palais où x > y ont encore un effet sur la place de ceux où y > x

err-own-word = le mot { $word } avec sa traduction n’est pas un mot du jeu, qui mène de l’endroit où le premier mot commence aux mêmes cases

own-differs = Ces mots ne sont pas ceux du jeu : { $word }, lu à partir de la colonne { $at }, écrit { $above ->
    [true] 1
   *[false] 0
} pour la colonne { $column }, dont le palais { $square } vérifie { $above ->
    [true] y > x
   *[false] x > y
}.

own-stuck = Après { $read ->
    [one] { $read } mot
   *[other] { $read } mots
}, aucun mot ne convient à partir de la colonne { $at } : dans la colonne { $column }, le palais { $square } vérifie { $above ->
    [true] y > x
   *[false] x > y
}.

own-ends = Après { $read ->
    [one] { $read } mot
   *[other] { $read } mots
}, le processus s’arrête : tout ce qui était écrit est lu, jusqu’à la colonne { $at }.

own-agrees = Les mots écrivent les lettres de { $columns } colonnes à partir de la colonne { $first } telles qu’elles sont. On ne sait pas s’ils le font toujours : { $why }.

own-unread = Les mots ne peuvent pas être lus : { $why }.

own-closes = Le dictionnaire est complet : il écrit les lettres de toutes les colonnes à partir de la colonne { $first }. C’est prouvé par les { $situations } situations dans lesquelles ses mots sont lus. Pour tous les palais (a,b) où b > a, numéro n, { $same ->
    [true] b − a − n vaut { $low }
   *[false] b − a − n va de { $low } à { $high }
}.
