curtain-your-opponent-who-makes = L’ordinateur, ton adversaire, est en route.

curtain-loading = Chargement

curtain-try-again = Réessayer

curtain-if-nothing-happens-reload = S’il ne se passe rien, recharge la page

curtain-palace-needs-javascript-webassembly = Palace a besoin de JavaScript et de WebAssembly : autorise les scripts pour cette page.
