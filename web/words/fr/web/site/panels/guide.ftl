guide-names-seen-from-afar = Les noms, vus de loin

guide-everything-on-map = Tout ce qui est sur cette carte

guide-highlight = Faire ressortir
