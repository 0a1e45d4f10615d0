lessons-make-lesson = Créer une leçon

lessons-open-lesson-from-file = Ouvrir une leçon depuis un fichier

lessons-clear-my-progress = Effacer ma progression

lessons-lesson-from-file = Une leçon depuis un fichier
