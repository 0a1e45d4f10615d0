package placing

import "github.com/palacegames/palace/engine"

// Piece is who is placed.
type Piece struct {
	name string
	// one and many are what one and several of it are called.
	one, many string
	// Rides are the directions of the lines along which it goes any distance, both ways,
	// and Leaps where it goes in one step, both ways.
	Rides, Leaps []engine.Cell
}

func (p Piece) names() (name, title string) { return p.name, upper(p.one) }

// NewPiece returns a piece of a family's own.
func NewPiece(name, one, many string, rides, leaps []engine.Cell) Piece {
	return Piece{name, one, many, rides, leaps}
}

var (
	straight = []engine.Cell{{X: 0, Y: 1}, {X: 1, Y: 0}}
	diagonal = []engine.Cell{{X: 1, Y: 1}, {X: 1, Y: -1}}
	all      = append(append([]engine.Cell{}, straight...), diagonal...)
	knightly = []engine.Cell{{X: 1, Y: 2}, {X: 2, Y: 1}, {X: 1, Y: -2}, {X: 2, Y: -1}}
)

// The pieces of [DSS20].
var (
	Queen    = Piece{"queen", "queen", "queens", all, nil}
	Rook     = Piece{"rook", "rook", "rooks", straight, nil}
	Bishop   = Piece{"bishop", "bishop", "bishops", diagonal, nil}
	King     = Piece{"king", "king", "kings", nil, all}
	Knight   = Piece{"knight", "knight", "knights", nil, knightly}
	Maharaja = Piece{"maharaja", maharaja, maharajas, all, knightly}
)

// line is one of the lines along which a piece rides: a direction of its Rides, and which of
// the parallel lines.
type line struct{ ride, number int }

// lines lists the lines of a piece through a square.
func (p Piece) lines(c engine.Cell, visit func(line)) {
	for i, d := range p.Rides {
		visit(line{i, d.X*c.Y - d.Y*c.X})
	}
}

// leaps lists the squares that are one leap away.
func (p Piece) leaps(c engine.Cell, visit func(engine.Cell)) {
	for _, d := range p.Leaps {
		visit(engine.Cell{X: c.X - d.X, Y: c.Y - d.Y})
		visit(engine.Cell{X: c.X + d.X, Y: c.Y + d.Y})
	}
}
