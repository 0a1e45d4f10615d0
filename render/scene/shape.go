package scene

import (
	"math"

	"github.com/palacegames/palace/engine"
)

// Shape is one thing to draw: marks on squares, a line, or words.
type Shape struct {
	Kind  Kind
	Layer Layer
	Tone  Tone
	// Weight says how strong it is: how thick its lines are, and how much of what
	// lies below them can be seen.
	Weight Weight
	// At are the points between which a line runs, or points in the squares that are
	// marked, or to which the words belong.
	At []Point
	// Mark is what is put on the squares of a Marks.
	Mark Mark
	// Dashed says that a Frame is what somebody thinks, and not what is so.
	Dashed bool
	// Text are the words of a Label; of Marks it is written on every square: in its middle
	// or, where the shape is Thin, in a corner, so that what lies below can be read.
	Text string
	// Arrow says that a line has a head at its end, and keeps away from the middles
	// of the squares between which it runs.
	Arrow bool
}

// Kind is a kind of shape.
type Kind uint8

// The kinds of shapes.
const (
	Marks Kind = iota
	Line
	Label // words beside a square, with a pointer to it
)

// Layer says before and after what a shape is drawn.
type Layer uint8

// The layers, bottom first.
const (
	Under Layer = iota // on the squares and the map, below the numbers
	Over               // on the marks of the targets, below the pawns
	Top                // on the pawns, below the piece
)

// Tone is a colour by what it says; which one it is depends on the theme.
type Tone uint8

// The tones.
const (
	Soft  Tone = iota // by the way
	Night             // this one
	Good              // wins
	Bad               // loses
	Gold              // is recommended
)

// Weight is how strong a shape is.
type Weight uint8

// The weights. Of marks with two weights the thin one gives way to what it covers.
const (
	Strong Weight = iota
	Thin          // numbers can be read through its lines
	Faint         // a trace
)

// Mark is what a square can carry.
type Mark uint8

// The marks.
const (
	Ring     Mark = iota // a circle, on targets only
	Shoulder             // a thin frame with round corners, on targets only
	Tint                 // the square is coloured
	Tick                 // a ring with a tick or, where squares are small, a dot
	Frame                // the square's outline
	Halo                 // a ring that is seen from afar
	Star                 // a star in the corner, if there is room
	Right                // a tick in the corner
	Wrong                // a cross in the corner
	Guard                // a pawn on a disc where a Tick has its own, or a dot: to be blocked
	Cross                // a cross on a disc where a Tick has its own
)

// Point is a point of the board, in squares from the scene's origin: square (x, y)
// covers [x, x+1) × [y, y+1).
type Point struct{ X, Y float64 }

// Middle returns the middle of a square.
func Middle(c engine.Cell) Point { return Point{float64(c.X) + 0.5, float64(c.Y) + 0.5} }

// Middles returns the middles of squares.
func Middles(squares ...engine.Cell) []Point {
	points := make([]Point, len(squares))
	for i, c := range squares {
		points[i] = Middle(c)
	}
	return points
}

// Cell returns the square in which the point lies.
func (p Point) Cell() engine.Cell {
	return engine.Cell{X: int(math.Floor(p.X)), Y: int(math.Floor(p.Y))}
}
