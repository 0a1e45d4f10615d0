package certificate

import "github.com/palacegames/palace/engine"

// Complete fills in what follows from the rest of a certificate and the rules: the patterns of the
// strips, and the corner. What it says is right only if the rest is.
func (c *Certificate) Complete(moves []Vector) error {
	if c.Reach > mostReach {
		return errReach(c.Reach)
	}
	far := c.Reach
	for i := range c.Strips {
		s := &c.Strips[i]
		far = max(far, c.Reach+s.Step[0]+s.Step[1])
		s.Pattern = []string{}
	}
	texts := make([][][]byte, len(c.Strips))
	for i, s := range c.Strips {
		for range s.To - s.From + 1 {
			texts[i] = append(texts[i], make([]byte, max(s.Step[0], s.Step[1])))
		}
	}
	solve(moves, far, func(y int, row []bool) {
		for i, s := range c.Strips {
			p, q, _ := readSlope(s.Slope)
			n := max(s.Step[0], s.Step[1]) / max(p, q)
			b := band{p, q, s.From, s.To, n, nil}
			for x := max(0, c.Reach-y); x < min(len(row), c.Reach+n*(p+q)-y); x++ {
				if at := b.c(x, y); at >= s.From && at <= s.To {
					texts[i][at-s.From][(x+y-c.Reach)/(p+q)] = digit(row[x])
				}
			}
		}
	})
	for i, s := range c.Strips {
		p, q, _ := readSlope(s.Slope)
		for _, text := range texts[i] {
			c.Strips[i].Pattern = append(c.Strips[i].Pattern, string(text[:max(s.Step[0], s.Step[1])/max(p, q)]))
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
	high := 0
	for _, m := range moves {
		high = max(high, m[1])
	}
	var rows [][]bool
	for range min(high, far) + 1 {
		rows = append(rows, make([]bool, far))
	}
	for y := range far {
		row := rows[y%len(rows)][:far-y]
		for x := range row {
			row[x] = true
		}
		for _, m := range moves {
			if m[1] == 0 || m[1] > y {
				continue
			}
			from := rows[(y-m[1])%len(rows)]
			for x := m[0]; x < len(row); x++ {
				row[x] = row[x] && !from[x-m[0]]
			}
		}
		for x := range row {
			for _, m := range moves {
				if m[1] == 0 && m[0] <= x && row[x-m[0]] {
					row[x] = false
				}
			}
		}
		visit(y, row)
	}
}

// Rows writes the outcomes of a mosaic that repeats by (width,0) and some (shift,height).
func Rows(width, height int, palace func(at engine.Cell) bool) []string {
	rows := make([]string, height)
	for y := range rows {
		row := make([]byte, width)
		for x := range row {
			row[x] = digit(palace(engine.Cell{X: x, Y: y}))
		}
		rows[y] = string(row)
	}
	return rows
}
