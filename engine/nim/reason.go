package nim

import (
	"fmt"

	"github.com/palacegames/palace/engine"
)

// mostDigits is how many binary digits a reason shows of each number.
const mostDigits = 16

// columns are the piles of a position in binary, all as long as the longest.
type columns struct {
	piles []int
	width int
	sum   int // the nim-sum: its ones are the columns that do not cancel
}

// columnsOf returns those of a position. ok is false if they are too long to be shown.
func columnsOf(p engine.Position) (c columns, ok bool) {
	for _, n := range p.Components(nil) {
		if n.Bits() > mostDigits {
			return c, false
		}
		c.width = max(c.width, n.Bits())
		c.piles = append(c.piles, n.Clamp())
		c.sum ^= n.Clamp()
	}
	return c, true
}

// digits writes a number as long as all of them.
func (c *columns) digits(n int) string { return fmt.Sprintf("%0*b", c.width, n) }

// written lists the piles: "3 = 011".
func (c *columns) written() []string {
	list := make([]string, len(c.piles))
	for i, n := range c.piles {
		list[i] = fmt.Sprintf("%d = %s", n, c.digits(n))
	}
	return list
}

// left lists the columns that do not cancel by what a one stands for in them, the largest in front.
func (c *columns) left() (list []string) {
	for bit := c.width - 1; bit >= 0; bit-- {
		if c.sum>>bit&1 != 0 {
			list = append(list, fmt.Sprint(1<<bit))
		}
	}
	return list
}

// Reason is the binary digits: in a palace every column has an even number of ones.
func (g Game) Reason(p engine.Position, palaces []engine.Position) string {
	c, ok := columnsOf(p)
	switch {
	case !ok || p.Zero():
		return ""
	case g.piles == 1:
		return onePile.String()
	case len(palaces) == 0:
		return cancelled(c.written())
	}
	left := c.left()
	return uncancelled(c.written(), left, len(left), palaces[0])
}
