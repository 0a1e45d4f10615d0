gather-code-wall = Montrer le code QR

gather-save-moodle-scorm = Enregistrer pour Moodle (SCORM)…

gather-what-class-asked = Tâche

gather-lesson = Une leçon

gather-give = Utiliser cette leçon

gather-puzzles-how-many = Ou des problèmes : lesquelles, et combien

gather-any-game = Tous les jeux

gather-level = Niveau

gather-level-1 = Niveau 1

gather-level-2 = Niveau 2

gather-level-3 = Niveau 3

gather-level-4 = Niveau 4

gather-level-5 = Niveau 5

gather-how-many-puzzles = Nombre de problèmes

gather-what-each-puzzle-asks = Ce que chaque problème demande

gather-moves = coups

gather-blocks = blocages

gather-set-them = Utiliser ces problèmes

gather-quiz-on-game-its = Ou un quiz sur une partie : son lien

gather-ask = Utiliser ce quiz

gather-what-was-handed-in = Coller les réponses, une par ligne

gather-take-these = Ajouter

gather-from-file = D’un fichier…

gather-camera = Caméra

gather-texts-from-file = Textes d’un fichier

gather-browser-has-no-room = Ce navigateur n’a plus de place pour garder les réponses : elles restent ici jusqu’à la fermeture de la page. Enregistre le tableau.

gather-camera-cannot-used-allow = La caméra ne peut pas être utilisée : autorise-la pour cette page, ou colle les textes.

gather-camera-has-stopped-connect = La caméra s’est arrêtée : branche-la et appuie de nouveau sur « Caméra », ou colle les textes.

gather-camera-shows-nothing-yet = La caméra ne montre encore rien : tiens un code devant elle, plus près, mieux éclairé et sans bouger.

gather-on-board = Sur le plateau

gather-who-has-handed-in = Qui a rendu

gather-save-as-table-csv = Enregistrer comme tableau (CSV)

gather-clear = Effacer…

gather-clear-all-answers = Effacer toutes les réponses
