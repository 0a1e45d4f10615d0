package segment

import (
	"github.com/palacegames/palace/engine"
)

// Band holds the outcomes of the squares of the board with near ≤ x+y < near+thick. All
// others count as N-positions.
type Band struct {
	near, thick int
	stride      int // words of a row, one more than it takes
	words       []uint64
	looked      int // how many words and rows were looked at, by which the work of a step is bounded
}

// windowHeight is how many rows of a band are asked of the board at once.
const windowHeight = 1024

// reading is a band in work.
type reading struct {
	*Band
	board   *engine.Board
	windows []engine.Window // those that are still to be read
	all     int             // how many there were
	source  engine.Source   // of the first of them, or nil
}

// read begins to read a band.
func read(board *engine.Board, near, thick int) (*reading, error) {
	r := &reading{Band: &Band{near: near, thick: thick, stride: thick/64 + 2}, board: board}
	for y := 0; y < near+thick; y += windowHeight {
		w := engine.Window{X: max(0, near-y-windowHeight+1), Y: y, H: min(windowHeight, near+thick-y)}
		w.W = near + thick - y - w.X
		if err := board.Check(w); err != nil {
			return nil, err
		}
		r.windows = append(r.windows, w)
	}
	r.all = len(r.windows)
	r.words = make([]uint64, r.stride*(near+thick))
	return r, nil
}

// step reads a tile, and reports whether there are more.
func (r *reading) step() (more bool) {
	if r.source == nil {
		r.source = r.board.Source(r.windows[0])
	}
	t, ok := r.source.Next()
	if !ok {
		r.source, r.windows = nil, r.windows[1:]
		return len(r.windows) > 0
	}
	if t.Bits != nil {
		r.add(t)
		if recycler, ok := r.source.(engine.Recycler); ok {
			recycler.Recycle(t)
		}
	}
	return true
}

// add copies what the band has of a tile.
func (b *Band) add(t engine.Tile) {
	stride := t.Stride()
	for y := range t.H {
		at := t.X - b.near + t.Y + y
		for _, w := range t.Bits[y*stride:][:stride] {
			b.put(w, at, t.Y+y)
			at += 64
		}
	}
}

// put writes 64 squares of a row, the first of them at squares behind its begin.
func (b *Band) put(w uint64, at, y int) {
	switch row := b.words[y*b.stride:][:b.stride]; {
	case at <= -64 || at >= b.thick:
	case at < 0:
		row[0] |= w >> -at
	default:
		if left := b.thick - at; left < 64 {
			w &= 1<<left - 1
		}
		row[at/64] |= w << (at % 64)
		row[at/64+1] |= w >> 1 >> (63 - at%64)
	}
}

// word returns the outcomes of the 64 squares from (x, y) on.
func (b *Band) word(x, y int) uint64 {
	at := x - b.near + y
	if y < 0 || y >= b.near+b.thick || at <= -64 || at >= b.thick {
		return 0
	}
	row := b.words[y*b.stride:][:b.stride]
	if at < 0 {
		return row[0] << -at
	}
	return row[at/64]>>(at%64) | row[at/64+1]<<1<<(63-at%64)
}

// palace reports whether (x, y) is a P-position.
func (b *Band) palace(x, y int) bool { return b.word(x, y)&1 != 0 }

// has reports whether (x, y) is a square of the board and of the band.
func (b *Band) has(x, y int) bool {
	return x >= 0 && y >= 0 && x+y >= b.near && x+y < b.near+b.thick
}

// line is the squares with cross(along, square) = at.
type line struct {
	along engine.Cell // no component is negative
	at    int
}

// cross says how far the square is from the line through the corner along a: it is positive
// on the y-axis' side.
func cross(a, square engine.Cell) int { return a.X*square.Y - a.Y*square.X }

// span is squares of a row: x0 ≤ x < x1.
type span struct{ y, x0, x1 int }

// stretch is the squares of a band, from x+y = from on, that lie on two lines or between them. They
// are visited in parts.
type stretch struct {
	*Band
	lower, upper line
	from         int
	y, end       int // the rows that are still to be visited
}

func (b *Band) stretch(lower, upper line, from int) *stretch {
	end := b.near + b.thick
	// On a line, y = (at + along.Y·(x+y)) / (along.X + along.Y).
	first := engine.FloorDiv(lower.at+lower.along.Y*from, lower.along.X+lower.along.Y)
	last := engine.FloorDiv(upper.at+upper.along.Y*end, upper.along.X+upper.along.Y)
	return &stretch{b, lower, upper, from, max(0, first), min(end, last+1)}
}

// visit visits row after row until it has looked at so much, or visit returns false, which ends
// it. It reports whether there is more.
func (s *stretch) visit(work int, visit func(s span) bool) (more bool) {
	for until := s.looked + work; s.y < s.end && s.looked < until; {
		y := s.y
		s.y++
		s.looked++
		x0, x1 := max(0, s.from-y), s.near+s.thick-y
		if a := s.lower.along; a.Y > 0 {
			x1 = min(x1, engine.FloorDiv(a.X*y-s.lower.at, a.Y)+1)
		} else if a.X*y < s.lower.at {
			continue
		}
		if a := s.upper.along; a.Y > 0 {
			x0 = max(x0, -engine.FloorDiv(s.upper.at-a.X*y, a.Y))
		} else if a.X*y > s.upper.at {
			continue
		}
		if x0 < x1 && !visit(span{y, x0, x1}) {
			return false
		}
	}
	return s.y < s.end
}

// differ calls visit for the squares of a span whose outcomes are not those that other
// has in words, until visit returns false.
func (b *Band) differ(s span, other func(x, y int) uint64, visit func(at engine.Cell) bool) bool {
	for x := s.x0; x < s.x1; x += 64 {
		b.looked++
		diff := b.word(x, s.y) ^ other(x, s.y)
		if left := s.x1 - x; left < 64 {
			diff &= 1<<left - 1
		}
		for i := 0; diff != 0; i, diff = i+1, diff>>1 {
			if diff&1 != 0 && !visit(engine.Cell{X: x + i, Y: s.y}) {
				return false
			}
		}
	}
	return true
}
