package figure

import (
	"image"
	"image/color"
	"math"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/game/catalog"
)

// ruleDiagram is the neighbourhood of a game's cellular automaton three times: on the
// diamond grid, with its names, and with the compensation terms, which are asked of the
// game's rule.
type ruleDiagram struct{ game string }

// neighbor is a square of the neighbourhood, relative to the square itself.
type neighbor struct {
	name   string
	dx, dy int
	palace int32 // what is added to the sum if this square is a palace
}

// neighbors asks for the rule's terms, the square itself last.
func (d ruleDiagram) neighbors() ([]neighbor, error) {
	g, err := catalog.Parse(d.game)
	if err != nil {
		return nil, err
	}
	made, ok := g.(atlas.Automaton)
	if !ok {
		return nil, noAutomaton(g)
	}
	rule, ok := made.Rule(engine.NewMap(g, engine.PalaceNumbers, engine.Position{}, ""))
	if !ok {
		return nil, noRule(g)
	}
	// alone is what comes of a number on one square, and 0 on all others: its share of
	// the sum, to which a palace adds.
	alone := func(at engine.Cell, n int32) int32 {
		step := rule.Step(engine.Cell{}, func(x, y int) int32 {
			if at == (engine.Cell{X: x, Y: y}) {
				return n
			}
			return 0
		})
		return step.Terms[len(step.Terms)-1].Number
	}
	var list []neighbor
	for _, t := range rule.Step(engine.Cell{}, func(x, y int) int32 { return 0 }).Terms {
		list = append(list, neighbor{t.Name, t.At.X, t.At.Y, alone(t.At, -1) + alone(t.At, 1)})
	}
	return list, nil
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

func (d ruleDiagram) draw(func(string) (*image.RGBA, error)) (*image.RGBA, error) {
	list, err := d.neighbors()
	if err != nil {
		return nil, err
	}
	return beside([]*image.RGBA{diamonds(list), named(list), compensations(list)}), nil
}

// diamonds shows the automaton in one dimension: space runs to the right and time
// down, so the neighbourhood reaches back four steps.
func diamonds(list []neighbor) *image.RGBA {
	img := blank(ruleSide, ruleSide)
	const half = ruleCell / math.Sqrt2
	for _, n := range list {
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
	write(img, 52, ruleSide-24, timeDown, 14, black)
	write(img, 64, ruleSide-44, spaceAcross, 14, black)
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
func named(list []neighbor) *image.RGBA {
	img := boardGrid()
	for _, n := range list {
		col := skyBlue
		if n.name == "g" {
			col = paleRed
		}
		x, y := boardSquare(img, n, col)
		write(img, x, y, n.name, 26, black)
	}
	write(img, ruleSide/2, ruleSide-24, theRule, 18, black)
	return img
}

// compensations shows what p gets for a palace on each square.
func compensations(list []neighbor) *image.RGBA {
	img := boardGrid()
	for _, n := range list {
		if n.name == "g" {
			continue
		}
		x, y := boardSquare(img, n, leafy)
		term := strconv.Itoa(int(n.palace))
		if term[0] == '-' {
			term = "−" + term[1:]
		}
		write(img, x, y, term, 26, black)
	}
	write(img, ruleSide/2, ruleSide-24, palaceTerm, 18, black)
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
