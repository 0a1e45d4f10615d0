study-next-step-explanation = Étape suivante de l’explication

study-next = Suite

study-step-back-in-explanation = Étape précédente de l’explication

study-back = Retour

study-close = Fermer

study-any-other-square-point = Appuie sur <kbd>w</kbd> au-dessus d’une case pour l’expliquer.

study-on-touch-screen-rest = Sur un écran tactile, laisse un doigt posé sur n’importe quelle autre case sans anneau.
