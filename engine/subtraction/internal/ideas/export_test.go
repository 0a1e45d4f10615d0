package ideas

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/internal/coloring"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/engine/subtraction/segment"
)

// SayNoChart says that none was found with so much work.
func SayNoChart(work int) string { return noChart(work / 1_000_000) }

// Suggest looks for a scheme, and returns nil if there is none.
func Suggest(g segment.Game) *coloring.Scheme {
	var moves []engine.Cell
	for _, m := range g.List() {
		moves = append(moves, engine.Cell{X: m.At(0).Clamp(), Y: m.At(1).Clamp()})
	}
	s := newSuggestion(g, moves)
	engine.Finish(s)
	return s.found
}

// Side is one side of the board of two moves.
type Side struct {
	halfBoard
	Lower bool
}

// Sides returns both.
func Sides(s *moves.Set) (sides []Side) {
	for _, h := range halves(s) {
		sides = append(sides, Side{h, h.lower})
	}
	return sides
}

// Palace says by the regions whether a square is P.
func (s Side) Palace(x, y int) bool { return s.palace(x, y) }

// Says is what is said of its region.
func (s Side) Says(x, y int) string {
	if s.lower {
		x = y
	}
	for _, st := range s.strips() {
		if x >= st.from && x < st.to {
			return wins(s.halfBoard, st)
		}
	}
	return ""
}

// LooksUp reports whether the idea of segments asks the game about a square.
func LooksUp(p engine.Position) (asked bool) {
	spy := engine.Methods{{Fits: func(engine.Query) error { asked = true; return engine.ErrNoMethod }, Value: func(engine.Kind, engine.Position) (engine.Int, error) { return engine.Int{}, nil }}}
	(&segments{surveyor: &surveyor{solved: spy}}).lost(p)
	return asked
}
