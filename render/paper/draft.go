package paper

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/sprite"
)

// drafter draws a board, part after part.
type drafter struct {
	*Board
	Drawing
	across, down int // the squares as the paper has them
}

// corner returns the upper left corner of a square on paper, and whether it is there.
func (d *drafter) corner(c engine.Cell) (x, y float64, ok bool) {
	w := d.Window
	if !w.Contains(c) {
		return 0, 0, false
	}
	right, down := c.X-w.X, c.Y-w.Y
	if d.Lies.Transposed() {
		right, down = down, right
	}
	left, top := float64(Edge), float64(Edge)
	if d.Lies.OriginBelow() {
		down, top = d.down-1-down, 0
	}
	return left + float64(right*Edge), top + float64(down*Edge), true
}

// squares draws the board: every second square is grey, and lines around all.
func (d *drafter) squares() {
	var odd strings.Builder
	w := d.Window
	for y := w.Y; y < w.Y+w.H; y++ {
		for x := w.X; x < w.X+w.W; x++ {
			if (x+y)&1 != 0 {
				left, top, _ := d.corner(engine.Cell{X: x, Y: y})
				fmt.Fprintf(&odd, "M%g %gh%dv%dh-%dz", left, top, Edge, Edge, Edge)
			}
		}
	}
	var lines strings.Builder
	top := float64(Edge)
	if d.Lies.OriginBelow() {
		top = 0
	}
	for i := range d.across + 1 {
		fmt.Fprintf(&lines, "M%d %gv%d", (i+1)*Edge, top, d.down*Edge)
	}
	for i := range d.down + 1 {
		fmt.Fprintf(&lines, "M%d %gh%d", Edge, top+float64(i*Edge), d.across*Edge)
	}
	d.path(odd.String(), grey, none, 0)
	d.path(lines.String(), none, soft, 0.6)
}

// rulers writes the coordinates along two edges.
func (d *drafter) rulers() {
	w := d.Window
	for axis, count := range [2]int{w.W, w.H} {
		for i := range count {
			c, n := engine.Cell{X: w.X + i, Y: w.Y}, w.X+i
			if axis == 1 {
				c, n = engine.Cell{X: w.X, Y: w.Y + i}, w.Y+i
			}
			x, y, _ := d.corner(c)
			x, y = x+Edge/2, y+Edge/2
			if (axis == 1) == d.Lies.Transposed() { // it runs from left to right
				y = Edge / 2
				if d.Lies.OriginBelow() {
					y = float64(d.down*Edge) + Edge/2
				}
			} else {
				x = Edge / 2
			}
			name := d.Names(axis, n)
			d.text(x, y, min(Edge*0.42, Edge*1.5/float64(max(1, len([]rune(name))))), name, ink)
		}
	}
}

// palace marks a lost square: a filled disc with a white rim, seen on both greys and beside
// a piece.
func (d *drafter) palace(c engine.Cell) {
	if x, y, ok := d.corner(c); ok {
		d.path(disc(x+Edge/2, y+Edge/2, Edge*0.3), ink, white, 1)
	}
}

func (d *drafter) ring(c engine.Cell) {
	if x, y, ok := d.corner(c); ok {
		d.path(disc(x+Edge/2, y+Edge/2, Edge*0.4), none, ink, 1.8)
	}
}

// arrow leads from one square to another.
func (d *drafter) arrow(from, to engine.Cell) {
	x0, y0, ok := d.corner(from)
	x1, y1, there := d.corner(to)
	length := math.Hypot(x1-x0, y1-y0)
	if !ok || !there || length == 0 {
		return
	}
	ux, uy := (x1-x0)/length, (y1-y0)/length
	const away, head = Edge * 0.35, Edge * 0.3
	ax, ay := x0+Edge/2+ux*away, y0+Edge/2+uy*away
	bx, by := x1+Edge/2-ux*away/2, y1+Edge/2-uy*away/2
	d.path(fmt.Sprintf("M%s %sL%s %s", number(ax), number(ay), number(bx-ux*head/2), number(by-uy*head/2)), none, ink, 2)
	d.path(fmt.Sprintf("M%s %sL%s %sL%s %sZ", number(bx), number(by),
		number(bx-ux*head+uy*head/2), number(by-uy*head-ux*head/2), number(bx-ux*head-uy*head/2), number(by-uy*head+ux*head/2)), ink, none, 0)
}

// piece draws a piece on its square.
func (d *drafter) piece(p sprite.Piece, c engine.Cell) {
	x, y, ok := d.corner(c)
	if !ok {
		return
	}
	for _, coat := range sprite.Coats(p, x, y, Edge) {
		fill := ink
		if coat.Inside {
			fill = white
		}
		d.path(coat.Path, fill, none, 0)
	}
}

func (d *drafter) path(path, fill, stroke string, width float64) {
	if path != "" {
		d.Paths = append(d.Paths, Path{path, fill, stroke, width})
	}
}

func (d *drafter) text(x, y, size float64, text, fill string) {
	d.Texts = append(d.Texts, Text{x, y, math.Round(size*100) / 100, text, fill, "middle"})
}

// disc is a circle as a path.
func disc(x, y, r float64) string {
	return fmt.Sprintf("M%s %sa%[3]s %[3]s 0 1 0 %[4]s 0a%[3]s %[3]s 0 1 0 -%[4]s 0Z", number(x-r), number(y), number(r), number(2*r))
}

func number(x float64) string { return strconv.FormatFloat(math.Round(x*100)/100, 'f', -1, 64) }
