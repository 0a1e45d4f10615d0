true-page = Palace : ce qui est vrai

true-about = Ce que quatre articles affirment des jeux impartiaux sur un échiquier sans fin, chaque affirmation recalculée : ce qui tient, ce qui est faux, ce qui est ouvert.

true-language = Langue

true-heading = Ce qui est vrai

true-claims = Voici les affirmations de quatre articles, de deux plus anciens qui y mènent, et les nôtres. Chaque fois que Palace est testé, un programme les recalcule toutes à partir des règles. Tu peux faire de même : <code>palace verify</code>.

true-english = Les affirmations et leurs vérifications sont en anglais, la langue des articles.

true-holds = <b>holds</b> Vrai : la vérification le démontre, ou il s’agit d’un nombre fini de cases et toutes ont été examinées.

true-open = <b>open</b> Ouvert : rien n’a été trouvé contre, jusqu’à la limite que donne chacune de ces affirmations. Avec <b>proved elsewhere</b> à côté, l’affirmation dit où se trouve une démonstration qui va plus loin que la vérification, sur le papier ou par un calcul.

true-fails = <b>fails</b> Faux : la vérification trouve quelque chose contre. Une faute d’impression figure deux fois : telle qu’imprimée, ce qui est faux, et telle que c’est vrai.

true-cln15 = Bloquer la dame

true-lw14 = Nim du maharaja

true-lsy24 = Soustraction de vecteurs

true-dss20 = Dames en exil

true-bou01 = Nim

true-fra82 = Nim de Wythoff généralisé

true-here = Trouvé ici
