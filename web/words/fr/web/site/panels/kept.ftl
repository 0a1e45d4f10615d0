kept-title = Vers un autre appareil

kept-words = Les étoiles, les problèmes et les leçons restent dans ce navigateur. Copie ce texte et colle-le dans Palace sur l’autre appareil. Ou colles-en un ici, et ajoute-le.

kept-text = Ce que tu as fait

kept-copy = Copier

kept-add = Ajouter

kept-added = Ajouté. Le meilleur des deux reste.
