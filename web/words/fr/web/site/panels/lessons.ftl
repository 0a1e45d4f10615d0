lessons-lessons = Leçons

lessons-close = Fermer

lessons-each-takes-you-through = Chacune te conduit pas à pas à travers un jeu, sur le plateau. Ce que tu as fait n’est gardé que dans ce navigateur.

lessons-make-lesson = Créer une leçon

lessons-open-lesson-from-file = Ouvrir une leçon depuis un fichier

lessons-clear-my-progress = Effacer ma progression

lessons-lesson-from-file = Une leçon depuis un fichier
