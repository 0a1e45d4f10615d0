help-how-play = Comment jouer

help-close = Fermer

help-two-players-take-turns = Deux joueurs déplacent la même pièce, chacun à son tour. Le joueur qui ne peut plus jouer a perdu.

help-palace-p-position-square = Un <strong>palais</strong>, ou position P, est une case où celui qui doit jouer perd. Amène la pièce sur un palais et tu gagnes, si tu ne fais pas d’erreur ensuite. L’ordinateur le plus fort, Parfait, ne fait pas d’erreur.

help-on-board = Sur le plateau

help-move = Jouer

help-tap-click-ringed-square = Touche ou clique une case entourée d’un anneau, ou fais-y glisser la pièce. Si les cases sont trop petites pour un doigt, le premier appui les agrandit.

help-block = Bloquer

help-tap-squares-put-pawn = Touche des cases pour y poser un pion, ou glisse sur plusieurs, même au-delà du bord. Un glissement qui commence sur un pion retire des pions. Choisis ensuite Terminé.

help-look-around = Explorer

help-drag-from-anywhere-else = Fais glisser le plateau à partir de n’importe quel autre endroit, avec deux doigts ou avec le bouton du milieu. Tourne la molette, pince, ou utilise les boutons pour zoomer.

help-keyboard = Au clavier

help-tab-into-board-go = Tab entre dans le plateau, les flèches vont de case en case, Entrée ou Espace choisit, Échap quitte. Maj et une flèche mènent à la prochaine case sur les lignes de la dame. Pendant le blocage, elles posent des pions le long de la ligne, ou les retirent.

help-keys = Touches

help-single-keys-act-at = Les touches seules agissent aussitôt

help-learn = Apprendre

help-lessons-lead-through-game = Les leçons te conduisent à travers un jeu sur le plateau, avec quelque chose à faire à chaque étape.

help-show-lessons = Montrer les leçons

help-move-values = Voir les coups gagnants

help-mark-every-move-filled = marque chaque coup : un disque plein avec une coche gagne, une croix perd. Pendant que tu bloques, un petit pion marque chaque palais : bloque-les.

help-why = Pourquoi ?

help-explains-square-step-step = explique une case pas à pas : les palais que l’on peut atteindre à partir d’elle ou, si elle est elle-même un palais, la réponse à chaque coup qui en part.

help-predict = Prévoir

help-link-shared-answers-hidden = Un lien partagé avec <em>les réponses cachées jusqu’à « Dévoiler »</em> te laisse d’abord marquer des cases : P où celui qui doit jouer perd, N où il gagne.

help-moves = Coups

help-choose-one-list-see = Choisis-en un dans la liste pour revoir le plateau tel qu’il était. Quand une partie est finie, un point d’interrogation marque les coups qui ont manqué la victoire.

help-map = La carte

help-shows-squares-palaces-as = Elle montre quelles cases sont des palais, aussi loin qu’ils sont calculés. Cache-la pour une partie équitable, maintiens le bouton pour un bref coup d’œil, ou laisse-la affichée pour apprendre.

help-below-colours-you-find = Sous les couleurs tu trouves les régions et leur formation, et un autre choix de couleurs. Enregistrer écrit l’image ou les nombres dans un fichier, comme le fait la ligne de commande.

help-keep-share-teach = Garder, partager, enseigner

help-address = Adresse

help-holds-whole-game-copy = Elle contient toute la partie : copie-la pour garder ou envoyer la partie.

help-share = Partager

help-gives-link-game-its = donne un lien vers la partie avec ses tours, ou à partir d’ici, avec la carte cachée si tu veux ; un code QR, que tu peux montrer en plein écran pour que toute une salle le scanne ; et un cadre pour ta propre page.

help-full-screen = Plein écran

help-leaves-board-large-words = ne laisse que le plateau et de grands caractères ; Échap y met fin.

help-who-plays = Qui joue

help-who-begins-chosen-beside = et qui commence : cela se choisit à côté de « Nouvelle partie ».

help-how-game-solved = Comment ce jeu est résolu

help-far-out = Très loin

help-board-shows-squares-around = Le plateau montre les cases autour de la pièce, et ses règles graduées montrent les derniers chiffres. Pour aller sur une case qui n’est pas visible, écris-la sous la position en entier.

help-scripts-palace-move-takes = Pour les scripts, <code>palace.move</code> accepte les nombres au-delà de 2<sup>53</sup> comme BigInt ou comme texte décimal, et <code>palace.state()</code> les donne comme texte.

help-licences-all-page-made = Licences de tout ce dont cette page est faite

help-what-papers-claim = Ce qui est vrai : ce qu’affirment les articles, recalculé

help-one-file = Palace en un seul fichier, à jouer sans réseau depuis une clé ou un courriel
