package page

import (
	"encoding/json"

	"github.com/palacegames/palace/engine"
)

// SquareOf returns the square of the board on which a position is shown: its first two
// components, and 0 for what it lacks.
func SquareOf(p engine.Position) (c engine.Cell) {
	if p.Dim() > 0 {
		c.X = p.At(0).Clamp()
	}
	if p.Dim() > 1 {
		c.Y = p.At(1).Clamp()
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

// MarshalJSON writes [[0,0],[1,1]], each as Numbers does.
func (s Squares) MarshalJSON() ([]byte, error) {
	text := append(make([]byte, 0, 16*len(s)+2), '[')
	for i, p := range s {
		if i > 0 {
			text = append(text, ',')
		}
		text = Numbers(p).append(text)
	}
	return append(text, ']'), nil
}

// UnmarshalJSON reads what MarshalJSON writes.
func (s *Squares) UnmarshalJSON(text []byte) error {
	var list []Numbers
	if err := json.Unmarshal(text, &list); err != nil {
		return err
	}
	*s = make(Squares, len(list))
	for i, n := range list {
		(*s)[i] = engine.Position(n)
	}
	return nil
}
