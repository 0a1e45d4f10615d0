package engine

// Cell is a square (x, y) of a two-dimensional board.
type Cell struct{ X, Y int }

// MaxDim is how many components a position has at most.
const MaxDim = 16

// Span is how far a map reaches from its origin at most, in each direction.
const Span = 1 << 50
