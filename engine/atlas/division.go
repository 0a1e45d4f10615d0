package atlas

import "github.com/palacegames/palace/engine"

// Divisible is Squares whose sweep can be shared by several machines that see nothing of
// each other's memory: one divides the sweep, all work off pieces of it, and what passes
// between them is bytes.
type Divisible interface {
	// Divide starts a sweep of w in pieces. It returns nil if pieces of w would be too
	// large.
	Divide(w engine.Window) Division
	// Piece starts on a piece that the Division of another such value has dealt, and
	// gives the tiles of it and of its mirror image that lie in show. It errs if the
	// order is none.
	Piece(order []byte, show engine.Window) (Piece, error)
}

// Sharing returns what shares a sweep of w among several machines, if the board's method can.
func Sharing(b *engine.Board, w engine.Window) (d Divisible, ok bool) {
	d, ok = b.Squares(w).(Divisible)
	return d, ok
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
	Windows []engine.Window
	// Order says all that Divisible.Piece needs to know.
	Order []byte
}

// Piece is the Source of a piece of a sweep.
type Piece interface {
	engine.Source
	// Result returns what Division.Settle needs to know, after the last tile.
	Result() []byte
}
