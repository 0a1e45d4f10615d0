package certificate

import (
	"fmt"
	"strconv"
	"strings"
)

// Board returns the outcomes that a certificate says, once its parts agree with each other.
func (c *Certificate) Board() (*Board, error) {
	b := &Board{reach: c.Reach, corner: c.Corner}
	if !c.Settled {
		return nil, errNotSettled
	}
	if c.Reach < 1 || c.Reach > mostReach {
		return nil, errReach(c.Reach)
	}
	for _, check := range []func(*Certificate) error{b.readStrips, b.readCells, b.checkFaults, b.checkCorner} {
		if err := check(c); err != nil {
			return nil, err
		}
	}
	return b, nil
}

// readSlope reads p/q in lowest terms, or inf.
func readSlope(text string) (p, q int, ok bool) {
	if text == "inf" {
		return 1, 0, true
	}
	above, below, _ := strings.Cut(text, "/")
	p, err := strconv.Atoi(above)
	if err == nil {
		q, err = strconv.Atoi(below)
	}
	return p, q, err == nil && p >= 0 && q > 0 && p < most && q < most && gcd(p, q) == 1 && text == fmt.Sprintf("%d/%d", p, q)
}

func gcd(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return max(a, -a)
}

// readStrips reads the strips, which are to follow each other from axis to axis.
func (b *Board) readStrips(c *Certificate) error {
	for i, s := range c.Strips {
		at := fmt.Sprintf("strips[%d]", i)
		p, q, ok := readSlope(s.Slope)
		if !ok {
			return errSlope(at+".slope", s.Slope)
		}
		n := max(s.Step[0], s.Step[1]) / max(p, q)
		if n < 1 || n*(p+q) > c.Reach || s.Step != (Vector{n * q, n * p}) {
			return errStep(at+".step", s)
		}
		strip := band{p, q, s.From, s.To, n, s.Pattern}
		switch {
		case s.To < s.From-1 || len(s.Pattern) != s.To-s.From+1:
			return errWidth(at, s)
		case i == 0 && (p != 0 || s.From != 0) || i == len(c.Strips)-1 && (q != 0 || s.To != 0) || len(c.Strips) < 2:
			return errAxes(at)
		case i > 0 && !b.strips[i-1].before(strip, c.Reach):
			return errOverlap(i, c.Reach)
		}
		for j, text := range s.Pattern {
			if err := bits(fmt.Sprintf("%s.pattern[%d]", at, j), text, n); err != nil {
				return err
			}
		}
		b.strips = append(b.strips, strip)
	}
	if len(b.strips) < 2 {
		return errAxes("strips")
	}
	return nil
}

// before reports whether the next strip has a larger slope, and lies beyond this one from x+y =
// reach on. There a strip lies at y = (c + p·reach)/(p+q).
func (s band) before(next band, reach int) bool {
	return s.q*next.p > s.p*next.q && (s.to+s.p*reach)*next.length() < (next.from+next.p*reach)*s.length()
}

// bits errs if a text is not so many times 0 or 1.
func bits(place, text string, n int) error {
	if len(text) != n || strings.Trim(text, "01") != "" {
		return errBits(place, n)
	}
	return nil
}

// readCells reads the mosaic between each two strips, which repeats by the lattice of the segment
// in which it lies, and by the steps of both strips.
func (b *Board) readCells(c *Certificate) error {
	if len(c.Cells) != len(b.strips)-1 {
		return errCount("cells", len(b.strips)-1, len(c.Cells))
	}
	n, begins := 0, true // the segment, and whether it begins here
	for i, rows := range c.Cells {
		if n == len(c.Segments) || begins && c.Segments[n].From != c.Strips[i].Slope {
			return errFrom(n, c.Strips[i].Slope)
		}
		at, s := fmt.Sprintf("segments[%d]", n), c.Segments[n]
		cell, ok := latticeOf(s.Lattice)
		if !ok {
			return errLattice(at + ".lattice")
		}
		place := fmt.Sprintf("cells[%d]", i)
		if len(rows) != cell.height {
			return errCount(place, cell.height, len(rows))
		}
		ones := 0
		for y, row := range rows {
			if err := bits(fmt.Sprintf("%s[%d]", place, y), row, cell.width); err != nil {
				return err
			}
			ones += strings.Count(row, "1")
		}
		cell.rows = rows
		all := cell.width * cell.height
		if common := gcd(ones, all); s.Density != fmt.Sprintf("%d/%d", ones/common, all/common) {
			return errDensity(at+".density", s.Density, ones, all)
		}
		if by, shorter := cell.period(); shorter {
			return errPeriod(place, by)
		}
		for j := i; j <= i+1; j++ {
			if !cell.has(c.Strips[j].Step) {
				return errNoPeriod(fmt.Sprintf("strips[%d].step", j), at)
			}
		}
		b.cells = append(b.cells, cell)
		if begins = s.To == c.Strips[i+1].Slope; begins {
			n++
		}
	}
	if n != len(c.Segments) {
		return errTo(n)
	}
	return b.checkSteps()
}

// latticeOf returns the cell of a lattice, without its rows. The vectors are to be as short as can
// be, the shorter one first, and to go up or, in a row, to the right.
func latticeOf(l [2]Vector) (c cell, ok bool) {
	u, v := l[0], l[1]
	dot := func(a, b Vector) int { return a[0]*b[0] + a[1]*b[1] }
	up := func(a Vector) bool { return a[1] > 0 || a[1] == 0 && a[0] > 0 }
	small := func(a Vector) bool { return max(a[0], -a[0], a[1], -a[1]) <= mostReach }
	if !small(u) || !small(v) || !up(u) || !up(v) || dot(u, u) > dot(v, v) || 2*max(dot(u, v), -dot(u, v)) > dot(u, u) {
		return c, false
	}
	// Euclid's algorithm on the second components.
	for v[1] != 0 {
		n := u[1] / v[1]
		u, v = v, Vector{u[0] - n*v[0], u[1] - n*v[1]}
	}
	if v[0] == 0 || u[1] == 0 {
		return c, false
	}
	if u[1] < 0 {
		u = Vector{-u[0], -u[1]}
	}
	c.width, c.height = max(v[0], -v[0]), u[1]
	c.shift = mod(u[0], c.width)
	return c, c.width*c.height <= mostReach
}

// period returns a vector that is a period of the cell, and not of its lattice.
func (c cell) period() (v Vector, found bool) {
	for v[1] = range c.height {
		for v[0] = range c.width {
			if v != (Vector{}) && c.moved(c, v) {
				return v, true
			}
		}
	}
	return v, false
}

// checkSteps errs if a strip repeats by less than its step.
func (b *Board) checkSteps() error {
	for i, s := range b.strips {
		for n := 1; n < s.times; n++ {
			if s.times%n == 0 && b.repeats(i, n) {
				return errShorter(i, Vector{n * s.q, n * s.p})
			}
		}
	}
	return nil
}

// repeats reports whether the i-th strip and the mosaics beside it repeat by n·(q,p).
func (b *Board) repeats(i, n int) bool {
	s := b.strips[i]
	for j := max(0, i-1); j <= min(i, len(b.cells)-1); j++ {
		if !b.cells[j].has(Vector{n * s.q, n * s.p}) {
			return false
		}
	}
	for _, text := range s.pattern {
		if text[n:] != text[:len(text)-n] {
			return false
		}
	}
	return true
}

// checkFaults holds the mosaics on both sides of each strip against each other: inside a segment one
// is the other, shifted where there is a fault, and between segments it is not.
func (b *Board) checkFaults(c *Certificate) error {
	n, faults := 0, c.Faults
	for i, behind := range b.cells[1:] {
		before, slope := b.cells[i], c.Strips[i+1].Slope
		shift, same := before.shiftTo(behind)
		if c.Segments[n].To == slope {
			if n++; same && before.lattice() == behind.lattice() {
				return errSame(n)
			}
			continue
		}
		if !same {
			return errUnlike(i, n)
		}
		if shift == (Vector{}) {
			continue
		}
		at := len(c.Faults) - len(faults)
		if len(faults) == 0 || faults[0].Slope != slope {
			return errFault(at, slope)
		}
		by := faults[0].Shift
		if l := c.Segments[n].Lattice; !before.has(Vector{by[0] - shift[0], by[1] - shift[1]}) || !shortest(by, l) {
			return errShift(at, by)
		}
		faults = faults[1:]
	}
	if len(faults) > 0 {
		return errNoFault(len(c.Faults)-len(faults), faults[0].Slope)
	}
	return nil
}

func (c cell) lattice() [3]int { return [3]int{c.width, c.height, c.shift} }

// shiftTo returns a vector by which c must be moved to become the other cell.
func (c cell) shiftTo(other cell) (d Vector, found bool) {
	for d[1] = range c.height {
		for d[0] = range c.width {
			if c.moved(other, d) {
				return d, true
			}
		}
	}
	return d, false
}

// shortest reports whether no period makes d shorter, or as long and farther to the right.
func shortest(d Vector, l [2]Vector) bool {
	if max(d[0], -d[0], d[1], -d[1]) > 2*mostReach {
		return false
	}
	for i := -1; i <= 1; i++ {
		for j := -1; j <= 1; j++ {
			e := Vector{d[0] + i*l[0][0] + j*l[1][0], d[1] + i*l[0][1] + j*l[1][1]}
			long, was := e[0]*e[0]+e[1]*e[1], d[0]*d[0]+d[1]*d[1]
			if long < was || long == was && e[0] > d[0] {
				return false
			}
		}
	}
	return true
}

// checkCorner errs if the rows of the corner are not those with x+y < reach.
func (b *Board) checkCorner(c *Certificate) error {
	if len(c.Corner) != c.Reach {
		return errCount("corner", c.Reach, len(c.Corner))
	}
	for y, runs := range c.Corner {
		left := c.Reach - y
		for i, n := range runs {
			if left -= n; n < 0 || n == 0 && i > 0 || left < 0 {
				return errRuns(y, c.Reach-y)
			}
		}
		if left != 0 {
			return errRuns(y, c.Reach-y)
		}
	}
	return nil
}
