package coloring

import "github.com/palacegames/palace/engine"

// Coat is the colours of the squares from the corner of the board on, as far as (W, H). Rules
// lead away from the corner, so squares are painted row by row, each from those before it.
type Coat struct {
	*Scheme
	W, H  int
	color []uint8  // one more than the colour, 0 for none
	by    []uint8  // one more than the rule that has given it, 0 for none
	level []uint16 // how many rules after the start
	rows  int      // how many are painted
	last  int      // the largest level
	clash *Clash
}

// Clash is a square that gets two colours.
type Clash struct {
	At     engine.Cell
	Colors [2]int
}

// MostSide is how many squares a coat may be wide and high.
const MostSide = 1 << 12

// NewCoat returns a coat with no row painted.
func NewCoat(s *Scheme, w, h int) *Coat {
	return &Coat{Scheme: s, W: w, H: h, color: make([]uint8, w*h), by: make([]uint8, w*h), level: make([]uint16, w*h)}
}

// sliceWork is how many rules are tried in a slice: a few milliseconds, also in WebAssembly.
const sliceWork = 200_000

// Step paints some rows, and reports whether there are more.
func (c *Coat) Step() (more bool) {
	for work := 0; c.rows < c.H && work < sliceWork; c.rows++ {
		c.paint(c.rows)
		work += c.W * (len(c.Rules) + 1)
	}
	return c.rows < c.H
}

// Done returns which part is painted.
func (c *Coat) Done() float64 { return float64(c.rows) / float64(max(1, c.H)) }

// paint paints a row.
func (c *Coat) paint(y int) {
	for _, a := range c.Starts {
		if !a.Y.has(y) {
			continue
		}
		for x := a.X.From; x < c.W && x <= a.X.To; x++ {
			c.put(x, y, a.Color, 0, 0)
		}
	}
	for x := range c.W {
		for i, r := range c.Rules {
			if x < r.By.X || y < r.By.Y {
				continue
			}
			if from := (y-r.By.Y)*c.W + x - r.By.X; int(c.color[from]) == r.From+1 {
				c.put(x, y, r.To, i+1, int(c.level[from])+1)
			}
		}
	}
}

// put gives a square a colour. One that has a colour keeps it, with the fewer rules.
func (c *Coat) put(x, y, color, by, level int) {
	at := y*c.W + x
	switch old := int(c.color[at]) - 1; {
	case old < 0:
		c.color[at] = uint8(color + 1)
	case old != color:
		if c.clash == nil || x+y < c.clash.At.X+c.clash.At.Y {
			c.clash = &Clash{engine.Cell{X: x, Y: y}, [2]int{old, color}}
		}
		return
	case int(c.level[at]) <= level:
		return
	}
	c.by[at], c.level[at] = uint8(by), uint16(level)
	c.last = max(c.last, level)
}

// Has reports whether the coat covers the square.
func (c *Coat) Has(at engine.Cell) bool { return at.X >= 0 && at.Y >= 0 && at.X < c.W && at.Y < c.H }

// Color returns the colour of a square, after how many rules it has it, and the last of them,
// -1 if it has it from the start. ok is false if it has none.
func (c *Coat) Color(at engine.Cell) (color, level, rule int, ok bool) {
	i := at.Y*c.W + at.X
	return int(c.color[i]) - 1, int(c.level[i]), int(c.by[i]) - 1, c.color[i] != 0
}

// Way returns the squares by which the colour has come to a square, from one that has it from
// the start to the square itself, and the rules between them.
func (c *Coat) Way(to engine.Cell) (squares []engine.Cell, rules []int) {
	squares = []engine.Cell{to}
	for {
		_, _, rule, ok := c.Color(to)
		if !ok || rule < 0 {
			return squares, rules
		}
		to = engine.Cell{X: to.X - c.Rules[rule].By.X, Y: to.Y - c.Rules[rule].By.Y}
		squares, rules = append([]engine.Cell{to}, squares...), append([]int{rule}, rules...)
	}
}

// Last returns after how many rules the last square is painted.
func (c *Coat) Last() int { return c.last }

// Clash returns the square with two colours that is nearest to the corner, nil if the scheme is
// legal as far as the coat goes.
func (c *Coat) Clash() *Clash { return c.clash }
