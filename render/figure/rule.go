package figure

import (
	"image"
	"image/color"
	"math"
	"strconv"

	"github.com/palacegames/palace/engine/blocking/automaton"
)

// ruleDiagram is the neighbourhood of the cellular automaton three times: on the
// diamond grid, with its names, and with the compensation terms, which are asked of
// the engine's rule.
type ruleDiagram struct{}

// neighbour is a square of the neighbourhood, relative to the square itself.
type neighbor struct {
	name   string
	dx, dy int
	palace automaton.Neighborhood // with a palace on this square alone
}

var neighbors = []neighbor{
	{"a", -2, -2, automaton.Neighborhood{A: -1}},
	{"b", -1, -2, automaton.Neighborhood{B: -1}},
	{"c", -2, -1, automaton.Neighborhood{C: -1}},
	{"d", -1, -1, automaton.Neighborhood{D: -1}},
	{"e", 0, -1, automaton.Neighborhood{E: -1}},
	{"f", -1, 0, automaton.Neighborhood{F: -1}},
	{"g", 0, 0, automaton.Neighborhood{}},
}

// The measures of the diagram in pixels.
const (
	ruleCell = 72
	ruleSide = 5 * ruleCell
)

var (
	skyBlue  = color.RGBA{120, 170, 225, 255}
	paleRed  = color.RGBA{226, 96, 88, 255}
	leafy    = color.RGBA{140, 196, 124, 255}
	gridLine = color.RGBA{225, 225, 225, 255}
)

func (ruleDiagram) draw(func(string) (*image.RGBA, error)) (*image.RGBA, error) {
	return beside([]*image.RGBA{diamonds(), named(), compensations()}), nil
}

// diamonds shows the automaton in one dimension: space runs to the right and time
// down, so the neighbourhood reaches back four steps.
func diamonds() *image.RGBA {
	img := blank(ruleSide, ruleSide)
	const half = ruleCell / math.Sqrt2
	for _, n := range neighbors {
		x := ruleSide/2 + float64(n.dx-n.dy)*half
		y := ruleSide - 1.2*half + float64(n.dx+n.dy)*half
		col := skyBlue
		if n.name == "g" {
			col = paleRed
		}
		diamond(img, x, y, half, gray)
		diamond(img, x, y, half-1.5, col)
		write(img, x, y, n.name, 24, black)
	}
	write(img, 52, ruleSide-24, "time: down", 14, black)
	write(img, 64, ruleSide-44, "space: across", 14, black)
	return img
}

func diamond(img *image.RGBA, x, y, half float64, col color.RGBA) {
	for py := int(y - half); py <= int(y+half); py++ {
		for px := int(x - half); px <= int(x+half); px++ {
			if math.Abs(float64(px)+0.5-x)+math.Abs(float64(py)+0.5-y) <= half {
				img.SetRGBA(px, py, col)
			}
		}
	}
}

// named shows it on the board, x to the right and y down: time runs along both.
func named() *image.RGBA {
	img := boardGrid()
	for _, n := range neighbors {
		col := skyBlue
		if n.name == "g" {
			col = paleRed
		}
		x, y := boardSquare(img, n, col)
		write(img, x, y, n.name, 26, black)
	}
	write(img, ruleSide/2, ruleSide-24, "g = a − b − c + e + f + p", 18, black)
	return img
}

// compensations shows what p gets for a palace on each square.
func compensations() *image.RGBA {
	img := boardGrid()
	for _, n := range neighbors {
		if n.name == "g" {
			continue
		}
		x, y := boardSquare(img, n, leafy)
		term := strconv.Itoa(int(n.palace.Compensation()))
		if term[0] == '-' {
			term = "−" + term[1:]
		}
		write(img, x, y, term, 26, black)
	}
	write(img, ruleSide/2, ruleSide-24, "p: added for each palace", 18, black)
	return img
}

// boardGrid is an empty piece of the board.
func boardGrid() *image.RGBA {
	img := blank(ruleSide, ruleSide)
	for i := 0; i <= ruleSide; i += ruleCell {
		for j := range ruleSide - ruleCell + 1 {
			at := min(i, ruleSide-1)
			img.SetRGBA(at, j, gridLine)
			if i < ruleSide {
				img.SetRGBA(j, at, gridLine)
				img.SetRGBA(min(j+ruleCell-1, ruleSide-1), at, gridLine)
			}
		}
	}
	return img
}

// boardSquare paints a square of the neighbourhood and returns its middle.
func boardSquare(img *image.RGBA, n neighbor, col color.RGBA) (x, y float64) {
	left, top := (n.dx+3)*ruleCell, (n.dy+2)*ruleCell+ruleCell/2
	top += ruleCell / 2
	for py := top + 1; py < top+ruleCell; py++ {
		for px := left + 1; px < left+ruleCell; px++ {
			img.SetRGBA(px, py, col)
		}
	}
	return float64(left) + ruleCell/2, float64(top) + ruleCell/2
}
