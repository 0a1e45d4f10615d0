package page

import (
	"strconv"

	"github.com/palacegames/palace/engine"
)

// SquareOf returns the square of the board on which a position is shown: its first two
// components, and 0 for what it lacks.
func SquareOf(p engine.Position) (c engine.Cell) {
	if len(p) > 0 {
		c.X = p[0]
	}
	if len(p) > 1 {
		c.Y = p[1]
	}
	return c
}

// SquaresOf is SquareOf for a list of positions.
func SquaresOf(list []engine.Position) []engine.Cell {
	squares := make([]engine.Cell, len(list))
	for i, p := range list {
		squares[i] = SquareOf(p)
	}
	return squares
}

// Squares is a list of squares as scripts read it, never null. There can be many
// thousands of them in a state, which is told after every action.
type Squares []engine.Position

// MarshalJSON writes [[0,0],[1,1]]: no square is farther out than JavaScript counts
// exactly.
func (s Squares) MarshalJSON() ([]byte, error) {
	text := append(make([]byte, 0, 16*len(s)+2), '[')
	for i, p := range s {
		if i > 0 {
			text = append(text, ',')
		}
		text = append(text, '[')
		for d, v := range p {
			if d > 0 {
				text = append(text, ',')
			}
			text = strconv.AppendInt(text, int64(v), 10)
		}
		text = append(text, ']')
	}
	return append(text, ']'), nil
}
