page-play-impartial-games-on = Joue à des jeux impartiaux sur un échiquier sans fin contre un ordinateur qui ne manque jamais une victoire, pendant que la carte des palais se dessine toute seule.

page-skip-game = Aller directement au jeu

page-style-page-could-not = Le style de cette page n’a pas pu être chargé. Tu peux jouer quand même.

page-load-again = Recharger

page-palace-front-door = Palace : vers l’accueil

page-front-door = Vers l’accueil

page-page = Page

page-learn-play-solve-watch = Apprendre, jouer, résoudre ou regarder

page-learn = Apprendre

page-play = Jouer

page-puzzle = Problème

page-teach = Enseigner

page-explore = Explorer

page-help = Aide

page-share = Partager

page-now = Maintenant

page-one-moment = Un instant

page-move-left-up-whoever = Va à gauche ou en haut. Le premier au coin gagne.

page-board = Plateau

page-board-arrow-keys-move = Le plateau. Les flèches passent de case en case, Entrée choisit une case, Échap quitte le plateau.

page-view-board = Vue du plateau

page-find-piece = Aller à la pièce

page-show-what-move-needs = Cadrer tous les coups

page-show-what-move-needs-2 = Cadrer tous les coups (0)

page-show-whole-map = Montrer toute la carte

page-show-whole-map-9 = Montrer toute la carte (9)

page-zoom-out = Zoom arrière

page-zoom-out-2 = Zoom arrière (-)

page-zoom-in = Zoom avant

page-zoom-in-2 = Zoom avant (+)

page-copied = Copié.

page-browser-does-not-let = Le navigateur ne permet pas à la page de copier : le texte est sélectionné, copie-le toi-même.

start-not-loaded = La page n’a pas pu être chargée

start-missing = Une partie manque ou est abîmée. Vérifie la connexion et réessaie.

start-slow = Rien n’est arrivé depuis 20 secondes. Vérifie la connexion et réessaie.

start-not-here = La page ne peut pas fonctionner ici

start-alone = Elle se trouve dans un cadre dont le bac à sable (sandbox) lui interdit ses propres fichiers : la page qui l’entoure doit autoriser la même origine.

start-boxed = L’en-tête Content-Security-Policy de cet hébergeur lui interdit ses propres fichiers : son bac à sable (sandbox) doit autoriser la même origine.

start-file = Les navigateurs ne la chargent que depuis un serveur, pas depuis un fichier.

page-language = Langue
