package segment

import (
	"slices"

	"github.com/palacegames/palace/engine"
)

// Percolates reports, in the sense of [LSY24] Problem 51, whether N-positions of a
// segment hang together without end inside one of its parts: over their sides, or with corners
// over their corners too.
func (s Segment) Percolates(corners bool) bool {
	return slices.ContainsFunc(s.Parts, func(p Part) bool { return p.Percolates(corners) })
}

// Percolates reports the same of one part.
func (s Part) Percolates(corners bool) bool {
	return slices.ContainsFunc(s.Clusters(corners), func(c Cluster) bool { return s.endless(c.Ways) })
}

// Cluster is N-positions of a mosaic that hang together.
type Cluster struct {
	// Squares has one of each of them, and all if they are an island.
	Squares []engine.Cell
	// Ways are the periods along which it goes on forever: in two directions, in one, where
	// it is a band, or in none, where it is an island.
	Ways Lattice
}

// Band returns the direction of a cluster that goes on in one direction only.
func (c Cluster) Band() (along engine.Cell, ok bool) {
	switch w := c.Ways; {
	case w.Determinant() > 0 || w == Lattice{}:
		return engine.Cell{}, false
	case w.Height > 0:
		return engine.Cell{X: w.Shift, Y: w.Height}, true
	}
	return engine.Cell{X: c.Ways.Width}, true
}

// Clusters lists the clusters of a part, each once.
//
// The squares of a fundamental parallelogram are visited from one to the next. Each
// remembers where it was met; to meet it again in another place means a path between
// two squares with the same part in the mosaic, and the way from one to the other is a
// period along which the path can be continued forever. If there are two such ways,
// the squares hang together everywhere. If there is one, they are a band, and the
// part must be open in its direction.
func (s Part) Clusters(corners bool) (all []Cluster) {
	met := map[engine.Cell]bool{} // by its place in the parallelogram
	for y := range s.Height {
		for x := range s.Width {
			at := engine.Cell{X: x, Y: y}
			if met[at] || s.palace(x, y) {
				continue
			}
			c := s.Cluster(at, corners)
			for _, q := range c.Squares {
				i, j := s.reduce(q.X, q.Y)
				met[engine.Cell{X: i, Y: j}] = true
			}
			all = append(all, c)
		}
	}
	return all
}

// Cluster returns the N-positions of the mosaic that hang together with one of them.
func (s Part) Cluster(from engine.Cell, corners bool) (c Cluster) {
	place := func(q engine.Cell) engine.Cell {
		i, j := s.reduce(q.X, q.Y)
		return engine.Cell{X: i, Y: j}
	}
	met := map[engine.Cell]engine.Cell{place(from): from}
	c.Squares = append(c.Squares, from)
	for n := 0; n < len(c.Squares); n++ {
		for _, q := range neighbours(c.Squares[n], corners) {
			at := place(q)
			if s.palace(at.X, at.Y) {
				continue
			}
			if first, known := met[at]; known {
				c.Ways = c.Ways.with(q.X-first.X, q.Y-first.Y)
				continue
			}
			met[at] = q
			c.Squares = append(c.Squares, q)
		}
	}
	return c
}

// neighbours lists the squares next to one, over its sides or over its corners, too.
func neighbours(c engine.Cell, corners bool) []engine.Cell {
	next := []engine.Cell{{X: c.X + 1, Y: c.Y}, {X: c.X, Y: c.Y + 1}, {X: c.X - 1, Y: c.Y}, {X: c.X, Y: c.Y - 1}}
	if corners {
		next = append(next, engine.Cell{X: c.X + 1, Y: c.Y + 1}, engine.Cell{X: c.X - 1, Y: c.Y + 1},
			engine.Cell{X: c.X - 1, Y: c.Y - 1}, engine.Cell{X: c.X + 1, Y: c.Y - 1})
	}
	return next
}

// endless reports whether the part goes on forever along one of the ways.
func (s Part) endless(ways Lattice) bool {
	return ways.Determinant() > 0 || ways.Height > 0 && s.open(ways.Shift, ways.Height) || ways.Height == 0 && ways.Width > 0 && s.open(1, 0)
}

// open reports whether the part goes on forever in the direction (x, y), y ≥ 0.
func (s Part) open(x, y int) bool {
	along := engine.Cell{X: x, Y: y}
	return cross(s.From.Along, along) >= 0 && cross(s.To.Along, along) <= 0
}

// Path is N-positions without end: each square is next to the one before, and the last next
// to the first one, moved by Period, from where on it goes on in the same way.
type Path struct {
	Squares []engine.Cell
	Period  engine.Cell
}

// Path returns such a path in a part, and false if its N-positions do not percolate. It
// is the shortest for its period, as far as it stays near the straight line.
func (s Part) Path(corners bool) (Path, bool) {
	for _, c := range s.Clusters(corners) {
		if period, ok := s.leads(c.Ways); ok {
			for aside := firstAside; aside <= mostAside; aside *= 2 {
				if squares := s.path(c.Squares[0], period, corners, aside); squares != nil {
					return Path{squares, period}, true
				}
			}
		}
	}
	return Path{}, false
}

// How far a path may lie aside of the straight line.
const (
	firstAside = 32
	mostAside  = 1 << 13
)

// leads returns the shortest of the ways in which the part is open.
func (s Part) leads(ways Lattice) (best engine.Cell, ok bool) {
	if ways.Determinant() == 0 {
		if !s.endless(ways) || (ways == Lattice{}) {
			return best, false
		}
		best, _ = Cluster{Ways: ways}.Band()
		return best, true
	}
	from, to := s.From.Along, s.To.Along
	if from.Y == 0 {
		best, ok = engine.Cell{X: ways.Width}, true
	}
	for y := ways.Height; !ok || y < length(best); y += ways.Height {
		x, _ := ways.reduce(y/ways.Height*ways.Shift, 0)
		if to.Y > 0 { // as far right as the part's end
			x += -engine.FloorDiv(x*to.Y-y*to.X, ways.Width*to.Y) * ways.Width
		}
		if q := (engine.Cell{X: x, Y: y}); s.open(q.X, q.Y) && x >= 0 && (!ok || length(q) < length(best)) {
			best, ok = q, true
		}
		if y > mostPath*ways.Height {
			break
		}
	}
	return best, ok
}

// mostPath bounds how long periods of paths are looked for.
const mostPath = 10_000

// path returns the squares of a shortest path from one to before the same a period further,
// none of which lies farther aside of the straight line, or nil.
func (s Part) path(from, period engine.Cell, corners bool, aside int) []engine.Cell {
	to := engine.Cell{X: from.X + period.X, Y: from.Y + period.Y}
	before := map[engine.Cell]engine.Cell{from: from}
	wide := aside * (max(period.X, -period.X) + max(period.Y, -period.Y))
	for queue := []engine.Cell{from}; len(queue) > 0; queue = queue[1:] {
		if queue[0] == to {
			var back []engine.Cell
			for at := before[to]; ; at = before[at] {
				back = append(back, at)
				if at == from {
					break
				}
			}
			for i, j := 0, len(back)-1; i < j; i, j = i+1, j-1 {
				back[i], back[j] = back[j], back[i]
			}
			return back
		}
		for _, q := range neighbours(queue[0], corners) {
			off := engine.Cell{X: q.X - from.X, Y: q.Y - from.Y}
			if _, known := before[q]; known || s.palace(q.X, q.Y) || max(cross(period, off), -cross(period, off)) > wide {
				continue
			}
			if along := off.X*period.X + off.Y*period.Y; along < -wide-aside*aside || along > wide+aside*aside+period.X*period.X+period.Y*period.Y {
				continue
			}
			before[q] = queue[0]
			queue = append(queue, q)
		}
	}
	return nil
}
