maker-your-lesson = Ta leçon

maker-undo-last-change-lesson = Annuler le dernier changement de la leçon

maker-redo-change-lesson = Rétablir le changement de la leçon

maker-close-lesson-kept = Fermer la leçon : elle est gardée

maker-what-shown-lesson = Ce qui est montré de la leçon

maker-steps = Étapes

maker-words = Textes

maker-board = Plateau

maker-task = Exercice

maker-finish = Finir

maker-title-lesson = Titre de la leçon

maker-add-what-on-board = Ajouter cette position comme étape

maker-step = Cette étape

maker-up = Monter

maker-down = Descendre

maker-duplicate = Dupliquer

maker-delete = Supprimer

maker-heading = Titre de l’étape

maker-words-paragraph-line = Textes, un paragraphe par ligne

maker-use-board-as-now = Prendre le plateau tel qu’il est

maker-tap-on-board = Toucher le plateau

maker-plays = Jouer

maker-ring = Anneau

maker-arrow = Flèche

maker-label = Étiquette

maker-label-says = Texte de l’étiquette

maker-drawn-on-step = Dessiné sur cette étape

maker-question-if-task-does = Question, si l’exercice ne dit pas tout

maker-options-line-each = Choix, un par ligne

maker-right-answers-line-each = Bonnes réponses, une par ligne

maker-if-right-reason = Si c’est juste : la raison

maker-if-wrong-hint = Si c’est faux : un indice

maker-hints-single-mistakes-such = Indices pour certaines erreurs, comme « N: Essaie la symétrie. »

maker-claims-engines-check = Affirmations que les moteurs vérifient

maker-line-each-such-as = Une par ligne, comme « P 1,2 2,1 » ou « wins 4,4 to 1,2 2,1 »

maker-teacher = Pour l’enseignant

maker-minutes = Minutes

maker-aim = Objectif

maker-correct = À corriger

maker-try = L’essayer

maker-share = La partager

maker-another-lesson = Une autre leçon

maker-new-lesson = Nouvelle leçon

maker-open-file = Ouvrir un fichier

maker-lesson-file = Fichier de leçon

maker-its-link = Ou son lien

maker-open = Ouvrir

maker-share-lesson = Partager la leçon

maker-close = Fermer

maker-qr-code-lesson = Code QR de la leçon

maker-link-lesson = Lien vers cette leçon

maker-copy-link = Copier le lien

maker-save-file = Enregistrer le fichier

maker-save-moodle-scorm = Enregistrer pour Moodle (SCORM)…
