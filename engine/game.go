package engine

import "github.com/palacegames/palace/engine/notation"

// Game is one ruleset: where the piece may go, and how the ruleset is solved.
// A Game is immutable and may be shared.
type Game interface {
	// String is the canonical notation, such as "blocking:5".
	String() string
	// Title names the game for a reader: "Blocking queens, k = 5".
	Title() string
	// Rules says in one or two sentences how the game is played.
	Rules() string
	// Dim is the number of a position's components.
	Dim() int
	// K is the blocking number: K-1 squares may be blocked before each move.
	K() int
	// Check says why p is no position of this game, or nil. It also refuses
	// positions too far out for the engine to answer about.
	Check(p Position) error
	// Rays lists the options of p, before any square is blocked.
	// p must have passed Check.
	Rays(p Position) []Ray
	// Kinds lists what boards there are, the one to show first in front.
	Kinds() []Kind
	// Board returns a new board of the kind, which must be one of Kinds.
	Board(k Kind) Board
	// Solver returns a new solver.
	Solver() Solver
}

// Board is a map of a game.
type Board = Bounded

// Counter is a Board that can count the P-positions of coarse pixels directly,
// without visiting every square.
type Counter interface {
	// Count adds to dst[j*w+i] the P-positions of the 2^level × 2^level squares
	// whose smallest corner is (x+i·2^level, y+j·2^level), 0 ≤ i < w, 0 ≤ j < h.
	Count(x, y, w, h, level int, dst []uint32)
}

// Solver answers exactly about single positions. It may remember work between
// calls. It is used by one goroutine at a time.
type Solver interface {
	// Palaces lists the P-positions among the options of p, sorted. p is P if
	// and only if there are fewer than K of them.
	Palaces(p Position) ([]Position, error)
	// Sights says, for every option of p in the order of Options, how many
	// P-positions that option sees. It errs when the options are too many to list.
	Sights(p Position) ([]int32, error)
}

// FarSolver is a Solver for coordinates of any length.
type FarSolver interface {
	// FarPalaces is Palaces for coordinates beyond the machine's integers.
	FarPalaces(p FarPosition) ([]FarPosition, error)
}

// Family is a set of games that share a name in the notation.
type Family struct {
	// Name is the word the notation begins with: "blocking".
	Name string
	// Parse reads what follows the name, up to where the ruleset ends.
	Parse func(s *notation.Scanner) (Game, error)
}

// Preparer is a Solver that can do the long part of its work ahead, piece by piece.
type Preparer interface {
	// Prepare works for a few milliseconds towards the answers about p and its
	// options, and reports whether there is more to do. Where the solver refuses p
	// it does nothing.
	Prepare(p Position) (more bool)
}

// Measured is a Preparer that can say how far it is.
type Measured interface {
	Preparer
	// Progress returns about which part of the work towards p is done, from 0 to 1. It
	// never falls while Prepare(p) is called again and again.
	Progress(p Position) float64
}

// Sliced is a Game of three components or more that has a board for each slice of
// its positions.
type Sliced interface {
	Game
	// SliceOf returns a new board of the kind that shows the positions
	// (x, y, rest...). What rest lacks is 0.
	SliceOf(k Kind, rest Position) Board
}

// Listed is a Game that is given by a finite list of moves, each written as what
// it subtracts, so that the list can be edited.
type Listed interface {
	Game
	// List returns a copy of the moves, sorted. For extensions these are the
	// further moves only.
	List() []Position
	// WithList returns the game of the same family with that list instead. It
	// errs for lists that make no game.
	WithList(moves []Position) (Game, error)
}
