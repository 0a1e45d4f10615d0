# What the canvas is, for a listener.
canvas-label = Board. The arrow keys move a cursor over the squares, Enter chooses the square.

# The title of a page on which there can be no board.
Undrawn = The board cannot be drawn

# $why (Text) the browser's or the library's own words
No-start = Palace draws with WebGL 2, and this browser did not start it: { $why }
