share-close = Fermer

share-qr-code-link-fill = Code QR du lien : remplir l’écran

share-share-from-here = Partager à partir d’ici

share-link-opens = Le lien ouvre

share-whole-game-its-turns = toute la partie, avec ses tours

share-game-from-here = la partie à partir d’ici

share-link-opens-lesson = Le lien ouvre la leçon

share-link-settings = Réglages du lien

share-map-hidden = la carte cachée

share-what-in-view-now = ce qui est visible maintenant

share-answers-hidden-until-reveal = les réponses cachées jusqu’à « Dévoiler »

share-turn-off-some-help = Désactiver certaines aides

share-no-map = sans carte

share-no-move-values = sans les coups gagnants

share-no-best-move = sans indice

share-no-why = sans « Pourquoi ? »

share-no-saving = sans enregistrement

share-not-lock-anyone-who = Ce n’est pas un verrou : qui modifie le lien retrouve les aides.

share-link = Le lien

share-copy-link = Copier le lien

share-send = Envoyer…

share-add-position-lesson = Ajouter cette position à une leçon

share-gather-classs-answers = Recueillir les réponses d’une classe

share-save-moodle-scorm = Enregistrer pour Moodle (SCORM)…

share-embed-in-your-own = L’intégrer dans ta propre page

share-frame-shows-in-any = Ce cadre la montre dans n’importe quelle page, par exemple celle d’un cours.

share-html-frame = Code HTML du cadre

share-copy-html = Copier le code HTML

share-worksheet = Fiche d’exercices…

share-page-board-task-print = Une page à imprimer avec le plateau et un exercice, et une page avec la solution.

share-qr-code-link = Code QR du lien

share-qr-code-link-close = Code QR du lien : fermer
