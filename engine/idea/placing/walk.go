package placing

import "github.com/palacegames/palace/engine"

// Board is squares in an order.
type Board struct {
	name, title string
	// first is how many pieces stand at first.
	first  int
	finite bool
	// unnumbered says that the order has no numbers, for every file has no end.
	unnumbered bool
	walk       func(side int) walk
}

func (b Board) names() (name, title string) { return b.name, b.title }

// walk goes along the squares of a board. Whether a piece was placed on the square before
// says where it goes on, on some boards; ok is false at the end.
type walk func(placed bool) (c engine.Cell, ok bool)

// The boards of [DSS20].
var (
	// Spiral is all squares, along a square spiral: to (0, 1), and then with x falling,
	// y falling, x growing, y growing, ring after ring.
	Spiral = Board{name: "spiral", title: spiralTitle, first: 5, walk: walkSpiral}
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
