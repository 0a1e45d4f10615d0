curtain-your-opponent-who-makes = Der Computer, dein Gegner, ist unterwegs.

curtain-loading = Wird geladen

curtain-try-again = Noch einmal

curtain-if-nothing-happens-reload = Wenn nichts geschieht, lade die Seite neu

curtain-palace-needs-javascript-webassembly = Palace braucht JavaScript und WebAssembly: Bitte erlaube Skripte für diese Seite.
