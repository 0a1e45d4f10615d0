package certificate

import "github.com/palacegames/palace/engine"

// Board is the outcome of every square as a certificate says it.
type Board struct {
	reach  int
	strips []band
	cells  []cell // between a strip and the next one
	corner [][]int
}

// band is a strip along the line of slope p/q: the squares with from ≤ c ≤ to, c = q·y - p·x.
type band struct {
	p, q, from, to int
	times          int // the step is times·(q,p)
	pattern        []string
}

func (b band) c(x, y int) int { return b.q*y - b.p*x }

// length is how far (q,p) leads from the corner.
func (b band) length() int { return b.p + b.q }

// cell is a mosaic that repeats by (width,0) and (shift,height).
type cell struct {
	width, height, shift int
	rows                 []string
}

// row returns the row of the cell that is seen at y, and where in it x = 0 is.
func (c cell) row(y int) (row string, at int) {
	n := engine.FloorDiv(y, c.height)
	return c.rows[y-n*c.height], mod(-n*c.shift, c.width)
}

func (c cell) at(x, y int) byte {
	row, at := c.row(y)
	return row[mod(at+x, c.width)]
}

// has reports whether v is a period of the lattice.
func (c cell) has(v Vector) bool {
	n := engine.FloorDiv(v[1], c.height)
	return n*c.height == v[1] && mod(v[0]-n*c.shift, c.width) == 0
}

// moved reports whether a square of c has the outcome of the one d further in other.
func (c cell) moved(other cell, d Vector) bool {
	for y := range c.height {
		for x := range c.width {
			if c.at(x, y) != other.at(x+d[0], y+d[1]) {
				return false
			}
		}
	}
	return true
}

func mod(a, n int) int { return a - engine.FloorDiv(a, n)*n }

// row writes which squares (0,y), (1,y), … are P, as far as row is long. Without the corner it is
// what is said far out, from the corner on.
func (b *Board) row(y int, row []bool, corner bool) {
	end := len(row)
	for i, s := range b.strips {
		first := 0 // the first square with c ≤ to
		if s.p > 0 {
			first = max(0, -engine.FloorDiv(s.to-s.q*y, s.p))
		} else if s.q*y > s.to {
			continue
		}
		inside := end // up to the last one with c ≥ from
		if s.p > 0 {
			inside = min(end, engine.FloorDiv(s.q*y-s.from, s.p)+1)
		}
		for x := first; x < inside; x++ {
			row[x] = s.at(x, y, b.reach) == '1'
		}
		if from := max(first, inside); from < end {
			text, at := b.cells[i-1].row(y)
			at = (at + from) % len(text)
			for x := from; x < end; x++ {
				row[x] = text[at] == '1'
				if at++; at == len(text) {
					at = 0
				}
			}
		}
		end = min(end, first)
	}
	if !corner || y >= b.reach {
		return
	}
	x, other := 0, false
	for _, n := range b.corner[y] {
		for ; n > 0 && x < len(row); n-- {
			row[x] = row[x] != other
			x++
		}
		other = !other
	}
}

// at returns the outcome of a square of the strip: of one with each c, and so many squares of it
// from x+y = reach on.
func (s band) at(x, y, reach int) byte {
	return s.pattern[s.c(x, y)-s.from][mod(engine.FloorDiv(x+y-reach, s.length()), s.times)]
}

// place returns in which strip a square lies, or before which one.
func (b *Board) place(x, y int) (i int, inside bool) {
	for i, s := range b.strips {
		if c := s.c(x, y); c <= s.to {
			return i, c >= s.from
		}
	}
	return len(b.strips) - 1, true // no square is beyond the y-axis
}

// Palace reports whether a square is P.
func (b *Board) Palace(x, y int) bool {
	i, inside := b.place(x, y)
	palace := inside && b.strips[i].at(x, y, b.reach) == '1' || !inside && b.cells[i-1].at(x, y) == '1'
	for n := 0; x+y < b.reach && x >= 0; n++ {
		if x -= b.corner[y][n]; n > 0 {
			palace = !palace
		}
	}
	return palace
}
