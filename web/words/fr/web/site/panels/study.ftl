study-next-step-explanation = Étape suivante de l’explication

study-next = Suite

study-step-back-in-explanation = Étape précédente de l’explication

study-back = Retour

study-close = Fermer

study-any-other-square-point = Pour toute autre case : pointe-la et appuie sur <kbd>w</kbd>.

study-on-touch-screen-rest = Sur un écran tactile, laisse un doigt posé sur n’importe quelle autre case sans anneau.
