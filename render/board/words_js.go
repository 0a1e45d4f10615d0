package board

// canvasLabel says to a listener what the canvas is, unless the page has said so.
const canvasLabel = "Board. The arrow keys move a cursor over the squares, Enter chooses the square."
