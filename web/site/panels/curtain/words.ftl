# Heading.
curtain-setting-up-board = Setting up the board

curtain-your-opponent-who-makes = The computer, your opponent, is on the way.

# Read by screen readers, of a part of the page.
curtain-loading = Loading

# On a button.
curtain-try-again = Try again

# On a link.
curtain-if-nothing-happens-reload = If nothing happens, reload the page

curtain-game-comes-back-as = The game comes back as it was.

curtain-on-its-way-after = It is on its way after all.

curtain-palace-needs-javascript-webassembly = Palace needs JavaScript and WebAssembly: please allow scripts for this page.
