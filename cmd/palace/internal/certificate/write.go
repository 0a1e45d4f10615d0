package certificate

import "fmt"

// Complete fills in what follows from the rest of a certificate and the rules: the patterns of the
// strips, and the corner. What it says is right only if the rest is.
func (c *Certificate) Complete(moves []Vector) error {
	if c.Reach > mostReach {
		return fmt.Errorf("a certificate can reach as far as x+y = %d, but this one would have to reach %d", mostReach, c.Reach)
	}
	far := c.Reach
	bands, texts := make([]band, len(c.Strips)), make([][][]byte, len(c.Strips))
	for i, s := range c.Strips {
		p, q, _ := readSlope(s.Slope)
		bands[i] = band{p: p, q: q, from: s.From, to: s.To}
		far = max(far, c.Reach+s.Step[0]+s.Step[1])
		for range s.To - s.From + 1 {
			texts[i] = append(texts[i], make([]byte, (s.Step[0]+s.Step[1])/(p+q)))
		}
	}
	solve(moves, far, func(y int, row []bool) {
		for i, s := range bands {
			for x := max(0, c.Reach-y); x < min(len(row), c.Reach+c.Strips[i].Step[0]+c.Strips[i].Step[1]-y); x++ {
				if at := s.c(x, y); at >= s.from && at <= s.to {
					texts[i][at-s.from][(x+y-c.Reach)/s.length()] = digit(row[x])
				}
			}
		}
	})
	for i := range c.Strips {
		c.Strips[i].Pattern = []string{}
		for _, text := range texts[i] {
			c.Strips[i].Pattern = append(c.Strips[i].Pattern, string(text))
		}
	}
	b := &Board{reach: c.Reach}
	for _, check := range []func(*Certificate) error{b.readStrips, b.readCells} {
		if err := check(c); err != nil {
			return err
		}
	}
	said := make([]bool, c.Reach)
	solve(moves, c.Reach, func(y int, row []bool) {
		b.row(y, said[:len(row)], false)
		runs, other := []int{0}, false
		for x, palace := range row {
			if (palace != said[x]) != other {
				runs, other = append(runs, 0), !other
			}
			runs[len(runs)-1]++
		}
		c.Corner = append(c.Corner, runs)
	})
	return nil
}

func digit(palace bool) byte {
	if palace {
		return '1'
	}
	return '0'
}

// solve visits the rows of the squares with x+y < far, solved straight from the rules.
func solve(moves []Vector, far int, visit func(y int, row []bool)) {
	r := newRows(moves, far)
	for y := range far {
		row := r.row(y)[:far-y]
		r.look(y, far-y, false)
		for x := range row {
			row[x] = !r.won[x]
			for _, m := range moves {
				row[x] = row[x] && (m[1] > 0 || m[0] > x || !row[x-m[0]])
			}
		}
		visit(y, row)
	}
}

// Rows writes the outcomes of a mosaic that repeats by (width,0) and some (shift,height).
func Rows(width, height int, palace func(x, y int) bool) (rows []string) {
	for y := range height {
		row := make([]byte, width)
		for x := range row {
			row[x] = digit(palace(x, y))
		}
		rows = append(rows, string(row))
	}
	return rows
}
