package view

// Grip says what a pointer does that goes down and moves.
type Grip uint8

// The grips.
const (
	Pulls   Grip = iota // the board
	Paints              // it picks what it passes
	Carries             // the piece
)

// Held is what lies under a pointer that goes down.
type Held struct {
	// Board says that the pointer pulls the board wherever it goes down.
	Board bool
	// Piece and Target say what is there, and Chooses and Picks what may be done now: one
	// target chosen, or several picked.
	Piece, Target  bool
	Chooses, Picks bool
}

// Grip decides: the piece is carried where a target may be chosen for it, targets that
// can be picked are painted over, and everything else is the board.
func (h Held) Grip() Grip {
	switch {
	case h.Board:
		return Pulls
	case h.Picks && h.Target:
		return Paints
	case h.Chooses && h.Piece:
		return Carries
	}
	return Pulls
}
