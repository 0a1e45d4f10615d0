package engine

// Squares computes the values of squares, tile by tile. It may remember work between
// sources, and is used by one goroutine at a time.
type Squares interface {
	// Source starts on the squares of w, all of which there must be. Tiles come in the
	// order of their antidiagonals where the engine has a choice.
	Source(w Window) Source
}

// Bounded is Squares that say how far they reach.
type Bounded interface {
	Squares
	// Plane is all there is: {0, 0, huge, huge} for a quadrant, with negative corners
	// where there are squares on that side.
	Plane() Window
	// Check refuses a window that lies outside the plane or would need more than about a
	// gigabyte, naming the largest size that works.
	Check(w Window) error
}

// Source gives the tiles of a window, one bounded piece of work a call: the
// caller is the clock. It holds no goroutine and may be dropped at any moment.
type Source interface {
	// Next returns the next tile. Tiles with values tile the window exactly;
	// blank ones report work done on the way. ok is false at the end.
	Next() (t Tile, ok bool)
}

// Recycler is a Source that can use the memory of its tiles again.
type Recycler interface {
	// Recycle takes back a tile that Next has returned, whose values nobody uses
	// any more. It may be called for any of the tiles, or not at all.
	Recycle(t Tile)
}
