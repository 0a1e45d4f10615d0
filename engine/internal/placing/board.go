package placing

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
)

// Board is squares in an order.
type Board struct {
	name  string
	title words.Text
	// first is how many pieces stand at first.
	first  int
	finite bool
	plane  bool // it goes on to all sides
	// unnumbered says that the order has no numbers, for every file has no end.
	unnumbered bool
	walk       func(side int) walk
}

func (b Board) names() (name string, title words.Text) { return b.name, b.title }

// walk goes along the squares of a board. Whether a piece was placed on the square before
// says where it goes on, on some boards; ok is false at the end.
type walk func(placed bool) (c engine.Cell, ok bool)

// The boards of [DSS20].
var (
	// Spiral is all squares, along a square spiral: to (0, 1), and then with x falling,
	// y falling, x growing, y growing, ring after ring.
	Spiral = Board{name: "spiral", title: spiralTitle, first: 5, plane: true, walk: walkSpiral}
	// Hexagons is all cells of a board of hexagons, along a spiral, ring after ring: the neighbours of a cell are those at (1, 0), (0, 1),
	// (−1, 1) and the other way round. A ring begins at x = n, y = 1−n, and goes on to (n, 0), (0, n), (−n, n), (−n, 0), (0, −n) and (n, −n).
	Hexagons = Board{name: "hexagons", title: hexagonsTitle, first: 5, plane: true, walk: walkHexagons}
	// Antidiagonals is the quadrant along its antidiagonals, from (s, 0) to (0, s).
	Antidiagonals = Board{name: "antidiagonals", title: antidiagonalsTitle, first: 5, walk: walkAntidiagonals}
	// Files is the quadrant file after file, y by y; a file ends at its first piece.
	Files = Board{name: "columns", title: filesTitle, first: 6, unnumbered: true, walk: walkFiles}
	// Sector is the squares x ≥ y of the quadrant, rank after rank.
	Sector = Board{name: "sector", title: sectorTitle, first: 6, walk: walkSector}
	// Ranks is n × n squares, rank after rank, and Square along the antidiagonals.
	Ranks  = Board{name: "square", title: ranksTitle, first: 5, finite: true, walk: walkRanks}
	Square = Board{name: "square-antidiagonals", title: squareTitle, first: 5, finite: true, walk: walkSquare}
)

func walkSpiral(int) walk {
	at, ring := engine.Cell{Y: -1}, 0
	return func(bool) (engine.Cell, bool) {
		switch {
		case at.Y < 0 && ring == 0: // the first
			at.Y = 0
		case at.X == ring && at.Y == ring: // the end of the ring
			ring++
			at.Y++
		case at.X == ring:
			at.Y++
		case at.Y == -ring:
			at.X++
		case at.X == -ring:
			at.Y--
		default:
			at.X--
		}
		return at, true
	}
}

func walkHexagons(int) walk {
	at, ring, begun := engine.Cell{}, 0, false
	return func(bool) (engine.Cell, bool) {
		switch {
		case !begun:
			begun = true
		case at.X == ring && at.Y == -ring: // the end of the ring
			ring++
			at.X++
		case at.X == ring && at.Y < 0:
			at.Y++
		case at.X > 0 && at.Y >= 0:
			at.X--
			at.Y++
		case at.Y == ring && at.X > -ring:
			at.X--
		case at.X == -ring && at.Y > 0:
			at.Y--
		case at.X < 0:
			at.X++
			at.Y--
		default:
			at.X++
		}
		return at, true
	}
}

func walkAntidiagonals(int) walk {
	next := engine.Cell{}
	return func(bool) (engine.Cell, bool) {
		c := next
		if next.X--; next.X >= 0 {
			next.Y++
		} else {
			next = engine.Cell{X: c.Y + 1}
		}
		return c, true
	}
}

func walkFiles(int) walk {
	at := engine.Cell{X: -1}
	return func(placed bool) (engine.Cell, bool) {
		if at.X++; placed {
			at = engine.Cell{Y: at.Y + 1}
		}
		return at, true
	}
}

func walkSector(int) walk {
	at := engine.Cell{Y: -1}
	return func(bool) (engine.Cell, bool) {
		if at.Y++; at.Y > at.X {
			at = engine.Cell{X: at.X + 1}
		}
		return at, true
	}
}

func walkRanks(side int) walk {
	at := engine.Cell{Y: -1}
	return func(bool) (engine.Cell, bool) {
		if at.Y++; at.Y == side {
			at = engine.Cell{X: at.X + 1}
		}
		return at, at.X < side
	}
}

func walkSquare(side int) walk {
	all, left := walkAntidiagonals(0), side*side
	return func(bool) (engine.Cell, bool) {
		for left > 0 {
			if c, _ := all(false); c.X < side && c.Y < side {
				left--
				return c, true
			}
		}
		return engine.Cell{}, false
	}
}

// Piece is who is placed.
type Piece struct {
	// name stands for it in a link, and kind says in words.ftl what it is called.
	name, kind string
	// Rides are the directions of the lines along which it goes any distance, both ways,
	// and Leaps where it goes in one step, both ways.
	Rides, Leaps []engine.Cell
}

func (p Piece) names() (name string, title words.Text) { return p.name, words.As(pieceTitle(p)) }

// Key is the kind of the piece, by which words are chosen.
func (p Piece) Key() string { return p.kind }

// The kinds of pieces that families have beside those of [DSS20].
const (
	WythoffQueen    = "wythoff-queen" // she attacks along one kind of diagonal
	WythoffMaharaja = "wythoff-maharaja"
	Jumper          = "jumper" // a Wythoff queen with further moves
	hexagonal       = "hexagonal"
)

// NewPiece returns a piece of a family's own: by its name in a link and its kind.
func NewPiece(name, kind string, rides, leaps []engine.Cell) Piece {
	return Piece{name, kind, rides, leaps}
}

var (
	straight = []engine.Cell{{X: 0, Y: 1}, {X: 1, Y: 0}}
	diagonal = []engine.Cell{{X: 1, Y: 1}, {X: 1, Y: -1}}
	all      = append(append([]engine.Cell{}, straight...), diagonal...)
	knightly = []engine.Cell{{X: 1, Y: 2}, {X: 2, Y: 1}, {X: 1, Y: -2}, {X: 2, Y: -1}}
)

// The pieces of [DSS20].
var (
	Queen    = Piece{"queen", "queen", all, nil}
	Rook     = Piece{"rook", "rook", straight, nil}
	Bishop   = Piece{"bishop", "bishop", diagonal, nil}
	King     = Piece{"king", "king", nil, all}
	Knight   = Piece{"knight", "knight", nil, knightly}
	Maharaja = Piece{"maharaja", "maharaja", all, knightly}
	// HexQueen goes along the three lines through a cell of a board of hexagons. Along the antidiagonals of the quadrant that is a sector of
	// 60 degrees.
	HexQueen = Piece{"hexagonal", hexagonal, append([]engine.Cell{{X: 1, Y: -1}}, straight...), nil}
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

// spelt is a board and a piece that goes there.
type spelt struct{ board, piece string }

// The sequences of the OEIS, by what they are about: nim-values in the order of the numbers,
// the numbers of the squares with pieces, and the ranks of the pieces by file. [DSS20]
// Section 1 names those of the nim-values, for the pieces on the spiral and for the sector.
// The finite boards' (A308880, A308881) go through all n and are not spelt here; package oeis has them.
var (
	valueSequences = map[spelt]string{
		{"spiral", "queen"}:            "A274641",
		{"spiral", "rook"}:             "A308896",
		{"spiral", "king"}:             "A275609",
		{"spiral", "knight"}:           "A308884",
		{"spiral", "maharaja"}:         "A307282",
		{"antidiagonals", "queen"}:     "A274528",
		{"antidiagonals", "wythoff"}:   "A004481",
		{"antidiagonals", "rook"}:      "A003987",
		{"sector", "queen"}:            "A274650",
		{"hexagons", "hexagonal"}:      "A274820",
		{"antidiagonals", "hexagonal"}: "A296339",
	}
	squareSequences = map[spelt]string{
		{"spiral", "queen"}:            "A273059",
		{"spiral", "rook"}:             "A002378",
		{"spiral", "king"}:             "A307188",
		{"spiral", "knight"}:           "A308885",
		{"spiral", "maharaja"}:         "A307283",
		{"antidiagonals", "queen"}:     "A275897",
		{"antidiagonals", "rook"}:      "A046092",
		{"antidiagonals", "hexagonal"}: "A046092",
		{"sector", "queen"}:            "A046092",
	}
	rowSequences = map[spelt]string{
		{"columns", "queen"}:   "A275895",
		{"columns", "wythoff"}: "A002251",
	}
)
