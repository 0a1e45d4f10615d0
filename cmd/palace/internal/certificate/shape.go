package certificate

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Board returns the outcomes that a certificate says, once its parts agree with each other.
func (c *Certificate) Board() (*Board, error) {
	b := &Board{reach: c.Reach, corner: c.Corner}
	if !c.Settled {
		return nil, errors.New("settled: only a settled board can be certified")
	}
	if c.Reach < 1 || c.Reach > mostReach {
		return nil, fmt.Errorf("reach: it must be from 1 to %d, not %d", mostReach, c.Reach)
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
			return fmt.Errorf("%s.slope: %.40q is not a slope in lowest terms", at, s.Slope)
		}
		n := max(s.Step[0], s.Step[1]) / max(p, q)
		if n < 1 || n*(p+q) > c.Reach || s.Step != (Vector{n * q, n * p}) {
			return fmt.Errorf("%s.step: (%d,%d) does not lead along the slope %s, or leads farther than reach", at, s.Step[0], s.Step[1], s.Slope)
		}
		strip := band{p, q, s.From, s.To, n, s.Pattern}
		switch {
		case s.To < s.From-1 || len(s.Pattern) != s.To-s.From+1:
			return fmt.Errorf("%s: from %d to %d are not the %d rows of its pattern", at, s.From, s.To, len(s.Pattern))
		case i == 0 && (p != 0 || s.From != 0) || i == len(c.Strips)-1 && (q != 0 || s.To != 0) || len(c.Strips) < 2:
			return fmt.Errorf("%s: the first strip begins with c = 0 along 0/1, and the last, another one, ends with c = 0 along inf", at)
		case i > 0 && !b.strips[i-1].before(strip, c.Reach):
			return fmt.Errorf("%s: it does not lie beyond the strip before it from x+y = %d on", at, c.Reach)
		}
		for j, text := range s.Pattern {
			if err := bits(fmt.Sprintf("%s.pattern[%d]", at, j), text, n); err != nil {
				return err
			}
		}
		b.strips = append(b.strips, strip)
	}
	if len(b.strips) < 2 {
		return errors.New("strips: there must be one along each axis")
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
		return fmt.Errorf("%s: that is not %d times 0 or 1", place, n)
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
			return fmt.Errorf("segments[%d].from: no segment begins or continues at the strip along %s", n, c.Strips[i].Slope)
		}
		at, s := fmt.Sprintf("segments[%d]", n), c.Segments[n]
		cell, ok := latticeOf(s.Lattice)
		if !ok {
			return fmt.Errorf("%s.lattice: these are not two shortest vectors of a lattice, upward and the shorter one first", at)
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
			return fmt.Errorf("%s.density: %.40s is not %d of %d in lowest terms", at, s.Density, ones, all)
		}
		if by, shorter := cell.shiftTo(cell, false); shorter {
			return fmt.Errorf("%s: it repeats by (%d,%d) too, which is not in the lattice", place, by[0], by[1])
		}
		for j := i; j <= i+1; j++ {
			if !cell.has(c.Strips[j].Step) {
				return fmt.Errorf("strips[%d].step: it is not in the lattice of %s", j, at)
			}
		}
		b.cells = append(b.cells, cell)
		if begins = s.To == c.Strips[i+1].Slope; begins {
			n++
		}
	}
	if n != len(c.Segments) {
		return fmt.Errorf("segments[%d].to: no strip is there, or another segment ends at the y-axis", n)
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

// checkSteps errs if a strip, and what lies beside it, repeat by less than its step.
func (b *Board) checkSteps() error {
	for i, s := range b.strips {
		for n := 1; n < s.times; n++ {
			step := Vector{n * s.q, n * s.p}
			long := func(text string) bool { return text[n:] != text[:s.times-n] }
			if s.times%n > 0 || slices.ContainsFunc(s.pattern, long) || i > 0 && !b.cells[i-1].has(step) || i < len(b.cells) && !b.cells[i].has(step) {
				continue
			}
			return fmt.Errorf("strips[%d].step: the strip and what lies beside it repeat by (%d,%d)", i, step[0], step[1])
		}
	}
	return nil
}

// checkFaults holds the mosaics on both sides of each strip against each other: inside a segment one
// is the other, shifted where there is a fault, and between segments it is not.
func (b *Board) checkFaults(c *Certificate) error {
	n, faults := 0, c.Faults
	for i, behind := range b.cells[1:] {
		before, slope := b.cells[i], c.Strips[i+1].Slope
		shift, same := before.shiftTo(behind, true)
		if c.Segments[n].To == slope {
			if n++; same {
				return fmt.Errorf("segments[%d]: it has the pattern of the segment before it", n)
			}
			continue
		}
		if !same {
			return fmt.Errorf("cells[%d]: it is not cells[%d] shifted, as it must be inside segments[%d]", i+1, i, n)
		}
		if shift == (Vector{}) {
			continue
		}
		at := len(c.Faults) - len(faults)
		if len(faults) == 0 || faults[0].Slope != slope {
			return fmt.Errorf("faults[%d]: the fault along %s belongs here", at, slope)
		}
		by := faults[0].Shift
		good := max(by[0], -by[0], by[1], -by[1]) <= 2*mostReach && before.has(Vector{by[0] - shift[0], by[1] - shift[1]})
		for k, l := 0, c.Segments[n].Lattice; k < 9 && good; k++ { // no period makes it shorter, or as long and farther to the right
			x, y := by[0]+(k/3-1)*l[0][0]+(k%3-1)*l[1][0], by[1]+(k/3-1)*l[0][1]+(k%3-1)*l[1][1]
			longer := x*x + y*y - by[0]*by[0] - by[1]*by[1]
			good = longer > 0 || longer == 0 && x <= by[0]
		}
		if !good {
			return fmt.Errorf("faults[%d].shift: (%d,%d) is not the shortest vector by which the pattern is shifted", at, by[0], by[1])
		}
		faults = faults[1:]
	}
	if len(faults) > 0 {
		return fmt.Errorf("faults[%d]: there is no fault along %.40s", len(c.Faults)-len(faults), faults[0].Slope)
	}
	return nil
}

// shiftTo returns a vector, not (0,0) unless that is allowed, by which c must be moved to become
// the other cell.
func (c cell) shiftTo(other cell, none bool) (d Vector, found bool) {
	if c.width != other.width || c.height != other.height || c.shift != other.shift {
		return d, false
	}
	for d[1] = range c.height {
		for d[0] = range c.width {
			if (none || d != Vector{}) && c.moved(other, d) {
				return d, true
			}
		}
	}
	return d, false
}

// checkCorner errs if the rows of the corner are not those with x+y < reach.
func (b *Board) checkCorner(c *Certificate) error {
	if len(c.Corner) != c.Reach {
		return errCount("corner", c.Reach, len(c.Corner))
	}
	for y, runs := range c.Corner {
		left, good := c.Reach-y, true
		for i, n := range runs {
			left, good = left-n, good && (n > 0 || n == 0 && i == 0)
		}
		if left != 0 || !good {
			return fmt.Errorf("corner[%d]: these are not numbers of squares that add up to %d", y, c.Reach-y)
		}
	}
	return nil
}

func errCount(place string, want, found int) error {
	return fmt.Errorf("%s: there are %d where %d belong", place, found, want)
}
