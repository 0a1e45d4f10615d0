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
