package engine

// Divisible is a Board whose sweep can be shared by several machines that see
// nothing of each other's memory. One of them divides the sweep, all work off
// pieces of it, and what passes between them is bytes.
type Divisible interface {
	Board
	// Divide starts a sweep of w, which must have passed Check, in pieces. It
	// returns nil if pieces of w would be too large. Meanwhile the board's sources may
	// be asked for any squares, but will count themselves what is not settled.
	Divide(w Window) Division
	// Piece starts on a piece that the Division of another board of the same game
	// has dealt, and gives the tiles of it and of its mirror image that lie in show,
	// those that Source would give. A board works at one piece at a time. It errs if
	// the order is none.
	Piece(order []byte, show Window) (Piece, error)
}

// Division is a sweep in pieces, each of which can be begun when those that it
// depends on are settled. It does none of the work itself.
type Division interface {
	// Deal returns a piece that can be begun and that nobody has. ok is false if
	// there is none at the moment.
	Deal() (p Parcel, ok bool)
	// Settle takes the result of a piece, and reports whether it is news: a piece
	// may be worked off twice, by one of whom nothing was heard for long and by
	// another. It errs, and changes nothing, if the result is none.
	Settle(id int, result []byte) (news bool, err error)
	// Return takes back a piece that was dealt, so that it is dealt again.
	Return(id int)
	// Done reports whether all pieces are settled.
	Done() bool
}

// Parcel is a piece of a sweep on its way to whoever works it off.
type Parcel struct {
	ID int
	// Windows are the squares of the swept window that the piece decides: those of
	// its own and those of its mirror image. There may be none. All windows of a
	// division tile what is swept.
	Windows []Window
	// Order says all that Divisible.Piece needs to know.
	Order []byte
}

// Piece is the Source of a piece of a sweep.
type Piece interface {
	Source
	// Result returns what Division.Settle needs to know, after the last tile.
	Result() []byte
}
