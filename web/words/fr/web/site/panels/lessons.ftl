lessons-make-lesson = Créer une leçon

