curtain-your-opponent-who-makes = The computer, your opponent, is on the way.

# Read by screen readers, of a part of the page.
curtain-loading = Loading

# On a button.
curtain-try-again = Try again

# On a link.
curtain-if-nothing-happens-reload = If nothing happens, reload the page

curtain-palace-needs-javascript-webassembly = Palace needs JavaScript and WebAssembly: please allow scripts for this page.
