package player

// FromEnd is how far from the end a square is.
var FromEnd = fromEnd
