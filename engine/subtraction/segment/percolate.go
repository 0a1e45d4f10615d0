package segment

import "github.com/palacegames/palace/engine"

// Percolates reports, in the sense of [LSY24] Problem 51, whether N-positions of a
// segment hang together without end inside it: over their sides, or with corners over
// their corners too.
//
// The squares of a fundamental parallelogram are visited from one to the next. Each
// remembers where it was met; to meet it again in another place means a path between
// two squares with the same part in the mosaic, and the way from one to the other is a
// period along which the path can be continued for ever. If there are two such ways,
// the squares hang together everywhere. If there is one, they are a band, and the
// segment must be open in its direction.
func (s Segment) Percolates(corners bool) bool {
	steps := [][2]int{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}
	if corners {
		steps = append(steps, [2]int{1, 1}, [2]int{-1, 1}, [2]int{-1, -1}, [2]int{1, -1})
	}
	type square struct{ x, y int }
	met := map[square]square{} // by its place in the parallelogram
	for y := range s.Height {
		for x := range s.Width {
			if _, known := met[square{x, y}]; known || s.palace(x, y) {
				continue
			}
			var ways Lattice // the periods along which these squares hang together
			met[square{x, y}] = square{x, y}
			for queue := []square{{x, y}}; len(queue) > 0; queue = queue[1:] {
				for _, d := range steps {
					q := square{queue[0].x + d[0], queue[0].y + d[1]}
					i, j := s.reduce(q.x, q.y)
					if s.palace(i, j) {
						continue
					}
					if first, known := met[square{i, j}]; known {
						ways = ways.with(q.x-first.x, q.y-first.y)
						continue
					}
					met[square{i, j}] = q
					queue = append(queue, q)
				}
			}
			if ways.Determinant() > 0 || ways.Height > 0 && s.open(ways.Shift, ways.Height) || ways.Width > 0 && s.open(1, 0) {
				return true
			}
		}
	}
	return false
}

// open reports whether the segment goes on for ever in the direction (x, y), y ≥ 0.
func (s Segment) open(x, y int) bool {
	along := engine.Cell{X: x, Y: y}
	return cross(s.From.Along, along) >= 0 && cross(s.To.Along, along) <= 0
}
