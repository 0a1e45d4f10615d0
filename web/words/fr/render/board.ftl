canvas-label = Plateau. Les flèches déplacent un curseur sur les cases, Entrée choisit la case.

Undrawn = Le plateau ne peut pas être dessiné

No-start = Palace dessine avec WebGL 2, et ce navigateur ne l’a pas démarré : { $why }
