curtain-setting-up-board = Le plateau se prépare

curtain-your-opponent-who-makes = L’ordinateur, ton adversaire, est en route.

curtain-loading = Chargement

curtain-try-again = Réessayer

curtain-if-nothing-happens-reload = S’il ne se passe rien, recharge la page

curtain-game-comes-back-as = La partie revient telle qu’elle était.

curtain-on-its-way-after = Finalement, il arrive.

curtain-palace-needs-javascript-webassembly = Palace a besoin de JavaScript et de WebAssembly : autorise les scripts pour cette page.
