board-unloaded = Le plateau n’a pas pu être chargé

board-damaged = Sa partie de la page manque ou est abîmée.

board-late = Il n’a pas répondu depuis { $seconds } secondes. Vérifie la connexion et réessaie.

board-refused = Le plateau ne peut pas fonctionner ici

board-old-browser = Ce navigateur est trop ancien

board-needs-wasm = Palace a besoin de WebAssembly, que ce navigateur n’a pas : une version plus récente l’a.

board-lacks = Palace a besoin d’instructions WebAssembly que ce navigateur ne connaît pas. Une version plus récente les a.

board-undrawn = Le plateau ne peut pas être dessiné

board-needs-webgl = Palace dessine avec WebGL 2. Ce navigateur ne l’a pas, ou il est désactivé dans les réglages.

board-no-workers = Ce navigateur ne permet pas à la page de lancer les workers des moteurs.

board-stopped = Le plateau s’est arrêté

board-kept = Son programme a échoué. La partie est gardée : réessaie pour continuer.

board-unstarted = Le plateau n’a pas pu démarrer

board-no-memory = Le navigateur n’a pas lancé son programme. Si la mémoire manque, ferme d’autres onglets et réessaie.

engine-failing = Le moteur derrière le plateau échoue sans cesse. Tu peux continuer à jouer, mais la carte et les coups de l’ordinateur peuvent tarder ; recharger la page peut aider.

workers-missing = Le programme qui peint la carte n’est pas encore arrivé ; il est demandé à nouveau. Tu peux continuer à jouer.

loading-part = { $part } sur { $all } Mo

loading-again = Nouveau chargement, car la connexion a été perdue : { $part } sur { $all } Mo

loading-starts = Démarrage…

loading-reads = Lecture de la partie dans ce lien…

loading-explores = Recherche de la distance jusqu’à laquelle ce jeu est résolu…

loading-lessons = Chargement des leçons…

download-stalled = Rien n’est arrivé depuis { $seconds } secondes. Vérifie la connexion et réessaie.

download-cut = Ce fichier a été coupé en route : une partie manque. Télécharge-le de nouveau.

download-lost = La connexion a été perdue. Vérifie-la et réessaie.

download-refused = Le serveur a répondu { $status } pour { $file }.

download-as-it-is = Le serveur l’envoie tel quel.

download-page = Le serveur a envoyé une page au lieu d’une partie du plateau.

download-short = De { $file }, seuls { $count } octets sur { $size } sont arrivés. Réessaie.

download-wrong = Ce qui est arrivé sous le nom { $file } n’est pas le programme ({ $error }). Réessaie.

host-wasm = L’en-tête Content-Security-Policy de cet hébergeur interdit WebAssembly : son script-src doit autoriser 'wasm-unsafe-eval'.

host-workers = L’en-tête Content-Security-Policy de cet hébergeur interdit les workers des moteurs : son worker-src doit autoriser blob:.

host-files = L’en-tête Content-Security-Policy de cet hébergeur interdit à la page de charger ses propres fichiers : son connect-src doit autoriser 'self'.

host-frames = L’en-tête Content-Security-Policy de cet hébergeur interdit les cadres, et le plateau est dans un cadre : son frame-src doit autoriser 'self'.

host-ancestors = L’en-tête Content-Security-Policy de cet hébergeur interdit les cadres, et le plateau est dans un cadre : son frame-ancestors doit autoriser 'self'.

host-options = L’en-tête X-Frame-Options de cet hébergeur interdit les cadres, et le plateau est dans un cadre : il peut être SAMEORIGIN.

language-lost = Les textes de la langue { $language } n’ont pas pu être chargés : ce que tu lis reste tel quel. Vérifie la connexion et choisis de nouveau la langue.
lessons-lost = Les leçons de la langue { $language } n’ont pas pu être chargées : tu les lis en anglais. Vérifie la connexion et ouvre-les de nouveau.

scorm-lost = Le fichier { $file } n’a pas pu être chargé : vérifie la connexion, recharge cette page, puis enregistre le paquet.

ahead-game = Le jeu { $link }

ahead-lesson = Une leçon

ahead-lessons = Les leçons

ahead-title = Leçon : { $title }

ahead-puzzle = Le problème

ahead-today = Le problème du jour

ahead-class = Pour une classe

ahead-teach = Enseigner

ahead-explore = Explorer

ahead-maps = Des cartes qui grandissent

status-one-moment = Un instant

status-board-being-set-up = Le plateau se prépare.

door-learn = Apprendre

door-back = Retour

lessons-open-lesson-from-file = Ouvrir une leçon depuis un fichier

lessons-clear-my-progress = Effacer ma progression

lessons-lesson-from-file = Une leçon depuis un fichier

lesson-steps-lesson = Étapes de la leçon

lesson-your-answer = Ta réponse

lesson-check = Vérifier

lesson-clear-my-marks = Effacer mes marques

lesson-through-lesson = À travers la leçon

lesson-more = Plus

lesson-previous-step = Étape précédente

lesson-back = Retour

lesson-restart-step = Recommencer cette étape

lesson-hand-in = Rendre…

lesson-next-step = Étape suivante

lesson-next = Suite

lesson-play-on-from-here = Continuer d’ici

lesson-all-lessons = Toutes les leçons

lesson-edit-copy = Modifier une copie

curtain-setting-up-board = Le plateau se prépare

curtain-game-comes-back-as = La partie revient telle qu’elle était.

curtain-on-its-way-after = Finalement, il arrive.
