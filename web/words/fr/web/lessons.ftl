err-near-lesson = il n’y a pas de leçon { $name } : il s’agit peut-être de { $near }

err-no-such-lesson = il n’y a pas de leçon { $name } : il y a { AND($names) }

beginner = Débutant

intermediate = Intermédiaire

advanced = Avancé

about-corner-the-rook = Copier fait gagner

about-corner-the-queen = Les palais vont par paires

about-block-me-if-you-can = Compter décide quand on bloque des coups

about-why-gold = Le nombre d’or dans le jeu de la dame

about-a-knight-in-the-queens-boots = Un coup de plus change le jeu

about-a-walk-through-game-100 = Une règle de quelques nombres dessine une image

about-squirrel-and-crow = Des tas au lieu d’un plateau

about-nim-and-the-trick-in-it = Des 1, des 2 et des 4 qui s’annulent

about-two-games-at-once = À quoi servent les valeurs de Grundy

about-mosaics = Des bandes aux mosaïques, coup par coup

about-queens-in-exile = Des dames qui ne s’attaquent pas

about-a-conjecture-that-fell = Un seul contre-exemple suffit
