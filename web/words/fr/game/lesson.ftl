in-line = ligne { $line } : { $why }

err-long-lesson = une leçon de { $bytes } octets est trop longue : { $most } au plus sont lus

err-long-text = le texte de { $key } est trop long : { $most } octets au plus sont lus

err-control-character = le caractère { $code } ne peut pas être montré

err-no-such-key = { $step ->
    [true] { $name } n’est pas une clé dans une étape : là, on peut écrire { OR($keys) }
   *[false] { $name } n’est pas une clé avant la première étape : là, on peut écrire { OR($keys) }
}

err-too-many-steps = une leçon a { $most } étapes au plus

err-too-many-claims = une étape a { $most } affirmations au plus

err-too-many-shapes = une forme a { $most } cases au plus

err-large-window-of = une fenêtre de { $w }×{ $h } cases est trop grande : { $most } cases au plus

err-not-of-task = { $key } n’appartient à aucun exercice { $task }

brief-and-answer = { $brief } : { $answer }

not-what-is-claimed = { $p } n’est pas ce qui est affirmé

wins-not-as-claimed = ce qui gagne à partir de { $p } n’est pas ce qui est affirmé

value-not-as-claimed = la valeur de { $p } n’est pas celle qui est affirmée

row-not-as-claimed = la ligne { $row } du tableau de l’idée « { $idea } » n’est pas celle qui est affirmée

rows-not-as-claimed = le nombre de lignes du tableau de l’idée « { $idea } » n’est pas celui qui est affirmé

err-no-row = le tableau de l’idée « { $idea } » n’a pas de ligne qui commence par { $row }

err-no-ideas = aucune idée ne peut être calculée ici

count-not-as-claimed = le nombre de positions P n’est pas celui qui est affirmé

not-all = ce ne sont pas toutes les positions P de la fenêtre

it-is = c’est { $what }

there-are = { $n ->
    [0] il n’y en a aucune
    [1] il y en a une
   *[other] il y en a { COUNT($n) }
}

they-are = ce sont { $squares }

none = aucune

more = { $n } de plus

err-gives-words = les textes dévoilent { $phrase }, que l’exercice de la ligne { $line } demande : retire-le ici ou, si les élèves le savent déjà à ce moment-là, écris « claim: known all » dans cette étape-là

err-gives-map = la carte de cette étape dévoile ce que l’exercice de la ligne { $line } demande : retire-la ici ou, si les élèves le savent déjà à ce moment-là, écris « claim: known all » dans cette étape-là

err-gives = les textes ou les dessins de cette étape dévoilent { $told }, que l’exercice de la ligne { $line } demande : retire-les ici ou, si les élèves le savent déjà à ce moment-là, écris « claim: known { $known } » dans cette étape-là

err-nothing-to-go-on-with = une ligne qui commence par des espaces continue la ligne précédente, et il n’y en a pas

err-no-text = ce n’est pas un texte en UTF-8

err-cut = ce n’est pas un texte complet en UTF-16 : il manque un octet

err-no-words = l’étape ne dit rien : il lui faut une ligne « say: … »

err-no-board = la première étape n’a pas de plateau : il lui faut une ligne comme « board: rook@6,4 »

err-no-name = la leçon n’a pas de nom : écris une ligne avant la première étape, comme « name: corner-the-rook »

err-no-title = la leçon n’a pas de titre : écris une ligne « title: … » avant la première étape

err-no-steps = la leçon n’a pas d’étape : une étape commence par une ligne « step: … »

err-loop = le plateau d’une étape doit être un jeu, pas une leçon

err-arrow = une flèche a deux cases, celle où elle commence et celle où elle finit, comme dans « arrow: 6,4 4,4 »

err-label = une étiquette a une case puis 40 octets de texte au plus, comme dans « label: 4,4 ici »

err-tap = ce qu’il faut toucher s’écrit « tap P in 0,0..7,7 », « tap N in 0,0..7,7 » ou « tap wins »

err-few-options = il faut au moins deux choix

err-no-answer = l’exercice n’a pas de ligne « answer: … »

err-no-right = l’exercice n’a pas de ligne « right: … » qui dit pourquoi une bonne réponse est juste

err-no-hint = l’exercice n’a pas de ligne « hint: … » pour une mauvaise réponse

err-claim = une affirmation s’écrit comme « P 1,2 2,1 », « N 4,4 », « wins 4,4 to 1,2 2,1 », « value 3,3 = 5 », « count P in 0,0..7,7 = 8 », « all P in 0,0..3,3 = 0,0 1,2 2,1 », « table columns 9 = 64 », « rows segments = 4 » ou « known 1,2 2,1 »

err-not-there = { $p } n’est pas une case de ce plateau : { $err }

err-unproved = il est question de { $p }, mais ni le plateau, ni une forme, ni un exercice, ni une affirmation n’en parle

err-not-asked = { $p } ne fait pas partie de ce que cette étape demande

err-nothing-asked = cette étape ne demande rien que l’on puisse déjà savoir

err-much-work = cela ne peut pas être vérifié : il faut plus de { $most } étapes de calcul. Prends moins de cases, ou des cases plus proches de la fin du jeu

err-much-in-all = la vérification s’arrête ici, après { $most } étapes de calcul : partage la leçon en deux, ou prends des cases plus proches de la fin du jeu

err-long-game = l’exercice ne peut pas être vérifié : la partie n’est pas finie après { $most } tours. Fais-la commencer plus près de sa fin

err-hopeless = l’exercice ne peut pas être résolu : la personne perd cette partie contre un adversaire parfait

err-nobody = l’exercice est de gagner, mais personne ne joue

err-nothing-to-tap = il n’y a rien à toucher : aucune case n’est juste

err-alone = une partie ne peut être gagnée comme exercice que si une personne joue contre l’ordinateur

err-packed = la leçon de ce lien ne peut pas être lue : une partie du lien manque ou a été changée

err-no-key = une ligne commence par une clé et un deux-points, comme dans « say: … » : ce n’est pas le cas de { $text }

err-no-of = rien ne doit se trouver entre { $key } et son deux-points : { $of } est de trop

err-empty = il n’y a rien après { $key }

err-twice = { $key } apparaît deux fois

err-minutes = les minutes sont un nombre entier de 1 à 999, pas { $text }

err-name = un nom a des lettres minuscules, des chiffres et des traits d’union entre eux, 60 caractères au plus : { $name } n’en est pas un

err-square = une case s’écrit avec des nombres entiers séparés par des virgules, comme 6,4, pas { $text }

err-window = une fenêtre s’écrit de son plus petit coin à son plus grand, comme dans 0,0..7,7, pas { $text }

err-before-task = { $key } vient avant l’exercice de l’étape

err-nothing-after = rien ne doit suivre { $word } : { $rest } est de trop

err-task = un exercice est win, tap, outcome, choose ou type, pas { $kind }

err-no-option = la réponse { $answer } n’est pas un des choix

err-board = le plateau { $link } ne s’ouvre pas : { $err }

err-other-head = le nom ou les minutes diffèrent de l’anglais

err-other-steps = il y a { $n } étapes, et { $of } en anglais

err-other-in = { $what ->
    [board] l’étape { $step } a un autre plateau qu’en anglais
    [drawing] l’étape { $step } a un autre dessin qu’en anglais
    [claims] l’étape { $step } n’affirme pas la même chose qu’en anglais
   *[task] l’étape { $step } a un autre exercice qu’en anglais
}
