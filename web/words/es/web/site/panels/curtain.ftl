curtain-your-opponent-who-makes = El ordenador, tu rival, está en camino.

curtain-loading = Cargando

curtain-try-again = Reintentar

curtain-if-nothing-happens-reload = Si no pasa nada, recarga la página

curtain-palace-needs-javascript-webassembly = Palace necesita JavaScript y WebAssembly: permite los scripts en esta página.
