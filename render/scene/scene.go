// Package scene is what the canvas is given to show, and what it gives back: plain data
// that knows no game. Squares are counted from an origin of the scene's own, so that
// they are small however far out the piece stands.
//
// A queen on (2, 1) who may go to (0, 1), (1, 1), (2, 0) and (1, 0), with a pawn on
// (1, 1), is
//
//	Scene{
//		Piece: Queen, At: engine.Cell{X: 2, Y: 1}, Mode: Choose,
//		Targets: Targets{Rows: []Row{
//			{From: engine.Cell{X: 2, Y: 1}, Step: engine.Cell{X: -1}, Count: 2},
//			{From: engine.Cell{X: 2, Y: 1}, Step: engine.Cell{Y: -1}, Count: 1},
//			{From: engine.Cell{X: 2, Y: 1}, Step: engine.Cell{X: -1, Y: -1}, Count: 1},
//		}},
//		Pawns: []Pawn{{At: engine.Cell{X: 1, Y: 1}}},
//	}
//
// and a click on (0, 1) comes back as Gesture{Kind: Tap, At: engine.Cell{X: 0, Y: 1}}.
package scene

import (
	"math/big"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/view"
)

// Scene is everything the canvas shows beside the pictures. It is replaced as a whole
// whenever something changed. The zero value is an empty board.
type Scene struct {
	// Game names what is played: with another name the camera begins again.
	Game string
	// Slice says which of the things that a square can stand for it stands for now:
	// with another text, what the pointer points at is told again.
	Slice string
	// Turn says which moment of the game it is, and what is asked of whom: with another text,
	// whatever a hand holds or has begun is let go.
	Turn string
	// Origin is what the rulers add to the coordinates of squares, nil for nothing.
	// Where it differs between two scenes of a game, everything moves by that.
	Origin []*big.Int
	// Piece is the main piece and At its square.
	Piece Piece
	At    engine.Cell
	// Boards lie side by side, and what is on none of them is no square; without any, all of
	// the plane is one board.
	Boards []Board
	// Mode says what the person in front of the screen may do, and Targets where.
	Mode Mode
	// Asks says that a finger that rests where a tap would do nothing asks about the square; else
	// that is a tap, too.
	Asks bool
	// Brief says that somebody else is about to act: there will be another scene soon.
	Brief   bool
	Targets Targets
	Pawns   []Pawn
	// Shapes are what else is drawn, in this order within each layer.
	Shapes []Shape
	// Figures are those of the idea that is open, from this scene's origin, and Lit the links
	// of which everything stands out.
	Figures []idea.Figure
	Lit     []idea.Link
	Map     MapLook
	Look    Look
}

// Piece is a main piece.
type Piece uint8

// The pieces that can be drawn.
const (
	None Piece = iota
	Counter
	Queen
	Rook
)

// Named returns the piece of a word, "rook" or "queen". What has no drawing, a "king" or a
// "piece" that is like nothing in chess, is a Counter.
func Named(word string) Piece {
	switch word {
	case "rook":
		return Rook
	case "queen":
		return Queen
	}
	return Counter
}

// Mode says what a tap or a stroke does now.
type Mode uint8

// The modes.
const (
	Watch  Mode = iota // nothing: somebody else is to act
	Choose             // a tap chooses one of the targets
	Pick               // targets are picked one by one, and by strokes over them
	Tag                // a tap means any square of the board, be it a target or not
)

// Board is one of several boards, with a piece of its own. The main piece is that of one of them.
type Board struct {
	Squares engine.Window
	Zero    engine.Cell // from which its coordinates count
	Piece   Piece
	At      engine.Cell
}

// On returns the board on which a square lies, nil for none.
func (s *Scene) On(c engine.Cell) *Board {
	for i := range s.Boards {
		if s.Boards[i].Squares.Contains(c) {
			return &s.Boards[i]
		}
	}
	return nil
}

// Stands reports whether a main piece stands on a square.
func (s *Scene) Stands(c engine.Cell) bool {
	b := s.On(c)
	return b == nil && s.Boards == nil && c == s.At || b != nil && c == b.At
}

// Is reports whether there is such a square.
func (s *Scene) Is(c engine.Cell) bool {
	return s.Map.Plane.Contains(c) && (s.Boards == nil || s.On(c) != nil)
}

// Pawn stands on a square, or as a Ghost is only meant to. It is White's or Black's.
type Pawn struct {
	At           engine.Cell
	Black, Ghost bool
}

// MapLook is the map behind the board, as far as the canvas must know.
type MapLook struct {
	// Revision grows when every picture drawn so far is void.
	Revision uint32
	Shown    bool
	// Kind is what the numbers of the pictures mean.
	Kind engine.Kind
	// Palette is what the pictures are painted with, and Contrast says that from
	// afar they show shares of palaces, whose differences may be enlarged.
	Palette  *colour.Palette
	Contrast bool
	// Wave is how the map comes into view.
	Wave Wave
	// Front is how many antidiagonals of the map are shown, 0 for all.
	Front int
	// Extent is the window of the board that the map covers, and Plane the whole
	// board: a quadrant, or with negative corners.
	Extent, Plane engine.Window
	// Labels are names to write on the map while it is seen from afar.
	Labels []atlas.Label
}

// Wave is how a map comes into view: from the origin, antidiagonal by antidiagonal.
type Wave struct {
	// Seconds is how long that takes across what is seen, evenly; 0 for a short while.
	Seconds float64
	// Run is another number when it is to come again.
	Run int
}

// Look is how the person in front of the screen wants to see the board.
type Look struct {
	Orientation view.Orientation
	Dark        bool
	// Large asks for letters that are read from the back of a room.
	Large bool
	// Still asks for no motion.
	Still bool
	// Close asks for no more of the board than the way from the piece to the corner, in squares that fill the canvas.
	Close bool
	// Bare asks for no rulers.
	Bare bool
	// Frame is all there is to be seen, as large as it can be: the camera keeps to it. It
	// is empty where the camera is free.
	Frame engine.Window
	// Pointer asks for a pointer that everybody in the room sees.
	Pointer bool
}

// Framed reports whether the camera keeps to what is to be seen.
func (l *Look) Framed() bool { return !l.Frame.Empty() }

// Free reports whether c is a target on which no pawn stands.
func (s *Scene) Free(c engine.Cell) bool {
	return s.Targets.Has(c) && !s.Blocked(c)
}

// Blocked reports whether a pawn stands on c.
func (s *Scene) Blocked(c engine.Cell) bool {
	return slices.ContainsFunc(s.Pawns, func(p Pawn) bool { return p.At == c && !p.Ghost })
}

// nearOrigins is how far, in squares, two origins may lie apart for squares of one
// scene to be seen from the other's.
const nearOrigins = 1 << 20

// Shift returns how many squares the origin has moved since an earlier scene of the same
// game, and whether they are few enough for squares of one to be seen from the other.
func (s *Scene) Shift(old *Scene) (by engine.Cell, near bool) {
	most := big.NewInt(nearOrigins)
	for axis := range max(len(s.Origin), len(old.Origin)) {
		d := new(big.Int).Sub(component(s.Origin, axis), component(old.Origin, axis))
		if d.CmpAbs(most) > 0 {
			return engine.Cell{}, false
		}
		switch axis {
		case 0:
			by.X = int(d.Int64())
		case 1:
			by.Y = int(d.Int64())
		}
	}
	return by, true
}

// component returns a component of an origin, 0 where it has none.
func component(origin []*big.Int, axis int) *big.Int {
	if axis < len(origin) {
		return origin[axis]
	}
	return new(big.Int)
}
