curtain-setting-up-board = Preparando el tablero

curtain-your-opponent-who-makes = El ordenador, tu rival, está en camino.

curtain-loading = Cargando

curtain-try-again = Reintentar

curtain-if-nothing-happens-reload = Si no pasa nada, recarga la página

curtain-game-comes-back-as = La partida vuelve tal como estaba.

curtain-on-its-way-after = Al final sí está en camino.

curtain-palace-needs-javascript-webassembly = Palace necesita JavaScript y WebAssembly: permite los scripts en esta página.
