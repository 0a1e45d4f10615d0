package page

import (
	"strconv"

	"github.com/palacegames/palace/engine"
)

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
