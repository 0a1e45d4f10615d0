moves-moves = Coups

moves-who-wins-at-each = Qui gagne à chaque moment de la partie

moves-turn = Tour

moves-no-move-yet = Pas encore de coup.

moves-game = Jeu

moves-opponent = Force

moves-won = Gagnées

moves-without-help = Sans aide

moves-lost = Perdues

moves-clear-record = Effacer ce bilan
