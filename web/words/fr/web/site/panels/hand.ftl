hand-hand-in = Rendre

hand-hand-in-2 = Rendre…

hand-close = Fermer

hand-your-name-if-you = Ton nom, si tu veux

hand-text = Tes réponses en texte

hand-copy-text = Copier le texte
