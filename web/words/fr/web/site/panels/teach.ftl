teach-class = Avec une classe

teach-gather = La classe

teach-gather-line = Choisis une leçon ou des problèmes, montre le code et rassemble ce que les élèves rendent.

teach-two = Deux personnes, un écran

teach-two-line = Une partie de Nim de Wythoff pour deux, sur un seul échiquier.

teach-quiz = Une prédiction

teach-quiz-line = Les réponses restent cachées jusqu’à ce que tu les dévoiles.

teach-without = Un jeu sans aide

teach-without-line = Ni carte, ni indices, ni raisons : pour une classe qui doit trouver seule.

teach-make-line = Écris les textes, prépare les échiquiers et transmets le tout par lien, fichier ou paquet Moodle.

teach-plans = Plans de leçon

teach-with-class = Utiliser avec une classe

teach-open-lesson = Ouvrir la leçon

teach-print-plan = Imprimer le plan

teach-puzzles = Problèmes et fiches

teach-puzzles-line = Un problème pour tous, ou douze à imprimer.
